list-and = { $first } and { $last }

unknown-game = There is no game called { $name }. There are: { $known }.
unknown-option = There is no option { $name }. There are: { $known }.
bad-option = That option does not fit: { $problem }.
bad-seats = { $game } is for { $least } to { $most } players, not for { $found }.

record-bad-json = This is not a record in JSON: { $problem }.
record-expected-header = Line { $line }, column { $column }: expected a header line ({ $expected }).
record-twice = Line { $line }, column { $column }: the header “{ $header }” is there twice.
record-names = Line { $line }, column { $column }: expected one name for each of { $expected }.
record-expected-move = Line { $line }, column { $column }: expected “{ $expected }”.
record-too-deep = Line { $line }, column { $column }: variations may be nested { $most } deep at most.
record-redacted = This record shows only what { $seat } may know; it cannot be played again.
record-other-rules = This record was played by version { $found } of the rules of { $game }; this is version { $expected }.
record-bad-move = Line { $line }, column { $column }: move { $number }, “{ $move }”, is not possible. { $why }
record-other-seats = The diagram is for { $found } players, the record for { $expected }.

terminal-prompt = { $seat }>
terminal-help = Type a move or its number. Also: list [beginning], board, undo, save [file], quit.
terminal-more = … and { $number } more: type list and the beginning of a move.
terminal-nothing-to-undo = There is nothing to take back.
terminal-pass-device = Pass the device to { $seat }, then press Enter.
terminal-won = { $seat } wins.
terminal-lost = { $seat } loses.
terminal-drawn = { $seat } neither wins nor loses.
terminal-saved = Kept in { $file } ({ $moves } moves). Go on with --resume { $file }.
terminal-players = { $least } to { $most } players
terminal-welcome = { $game }: { $people } at this keyboard, { $bots } played by bots. Type ? for help.
terminal-step = Move { $number } of { $last }
terminal-go-on = Enter for the next move, a number to go there, quit to stop:
terminal-no-file = The file { $file } cannot be read: { $problem }.
terminal-no-move = There is no move { $number }; the record has { $last }.
terminal-no-seat = There is no seat { $seat }; expected one of { $known }.
terminal-too-many-bots = { $bots } bots do not fit on { $seats } seats.
terminal-bad-word = “{ $word }” is not understood; expected { $expected }.
unknown-bot = There is no bot called { $name }. There are: { $known }.
