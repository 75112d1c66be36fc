list-and = { $first } and { $last }
move-as-written = { $move }

unknown-game = There is no game called { $name }. There are: { $known }.
broken-game = The game { $name } is installed but cannot be played: { $problem }
new-bad-name = { $name } cannot be the name of a new game: expected small letters, digits and _, a letter first, and none of { $known }.
new-exists = { $file } is there already.
new-no-source = There is no source tree at { $folder }. Give a folder with --folder.
no-puzzles = No game that is installed has puzzles.
no-rules-page = { $game } brings no rules to read.
unknown-option = There is no option { $name }. There are: { $known }.
bad-option-value = The option { $name } cannot be “{ $found }”. Expected one of: { $known }.
bad-option-text = The option { $name } is text, in quotation marks, not { $found }.
unknown-language = There is no language { $found } here. There are: { $known }.
bad-seats = { $game } is for { $least } to { $most } players, not for { $found }.

record-bad-json = This is not a record in JSON: { $problem }.
record-expected-header = Line { $line }, column { $column }: expected a header line ({ $expected }).
record-twice = Line { $line }, column { $column }: the header “{ $header }” is there twice.
record-names = Line { $line }, column { $column }: expected one name for each of { $expected }.
record-expected-move = Line { $line }, column { $column }: expected “{ $expected }”.
record-too-deep = Line { $line }, column { $column }: variations may be nested { $most } deep at most.
record-redacted = This record shows only what { $seat } may know; to play on, save it again once the game is over.
record-other-rules = This record was played by version { $found } of the rules of { $game }; this is version { $expected }.
record-bad-move = Line { $line }, column { $column }: move { $number }, “{ $move }”, is not possible. { $why }
record-bad-step = Move { $number }, “{ $move }”, is not possible. { $why }
record-bad-header = Line { $line }, column { $column }: { $why }
record-other-seats = The diagram is for { $found } players, the record for { $expected }.

terminal-prompt = { $seat }>
terminal-help = Type a move or its number. Also: list [beginning], board, hint, undo, save [file], quit.
terminal-more = … and { $number } more: type list and the beginning of a move.
terminal-nothing-to-undo = There is nothing to take back.
terminal-pass-device = Pass the device to { $seat }, then press Enter.
terminal-won = { $seat } wins.
terminal-lost = { $seat } loses.
terminal-drawn = { $seat } neither wins nor loses.
terminal-saved = Kept in { $file } ({ $moves } moves). Go on with: grusel play { $game } --resume { $file }
terminal-kept = Kept in { $file } ({ $moves } moves). Look at it with: grusel replay { $file }
terminal-players-exactly = { $most } players
terminal-players = { $least } to { $most } players
terminal-welcome = { $game }: { $people } at this keyboard, { $bots } played by bots. Type ? for help.
terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-light = Light/dark
terminal-key-save = Save
terminal-key-quit = Quit
terminal-type-here = Choose with arrows and Enter, or type a move
terminal-over = The game is over. Enter closes the table.
terminal-undone = Taken back.
terminal-start =
    Grusel, a haunted games table. What would you like to do?
    grusel serve --open        play in the browser, alone, with friends or with bots
    grusel play flure          play here in the terminal, against a bot with --bot level3
    grusel games               see which games there are; grusel rules NAME explains one
    grusel puzzle              solve puzzles; all commands: grusel --help
terminal-step = Move { $number } of { $last }
terminal-go-on = Enter for the next move, a number to go there, quit to stop:
terminal-no-file = The file { $file } cannot be read: { $problem }.
terminal-cannot-write = The file { $file } cannot be written: { $problem }.
terminal-not-kept = So that nothing is lost, here is the game:
terminal-resume-game = The record to go on with is of { $found }, not of { $asked }.
terminal-resume-seats = The record to go on with has { $found } players, not { $asked }.
terminal-resume-options = The record to go on with brings its own options; leave --option out.
terminal-no-move = There is no move { $number }; the record has { $last }.
terminal-no-seat = There is no seat { $seat }; expected one of { $known }.
terminal-too-many-bots = { $bots } bots do not fit on { $seats } seats.
terminal-bad-word = “{ $word }” is not understood; expected { $expected }.
terminal-bad-name = “{ $name }” cannot be a name: expected one line that can be shown.
terminal-bad-key = The key of a browser has { $least } to { $most } characters, this one { $found }.
terminal-no-database = The database cannot be used: { $problem }. More says: grusel doctor
terminal-system = This cannot be done: { $problem }.
terminal-needs-table = This installation has the library alone ({ $missing } is missing). To play, install: grusel[table]
unknown-bot = There is no bot called { $name }. There are: { $known }.

server-listens = The table is open at { $address }
server-listens-here = Only this computer gets there. To let in phones and friends in your network, start it with --host 0.0.0.0
server-listens-wide = Everybody in your network gets there.
server-other-port = Port { $port } is taken: what your browser remembers of your tables belongs to the usual address, and is there again when the port is free.
server-runs-already = A server already uses { $folder }. Stop it first, or choose another folder with GRUSEL_DATA.
server-bad-settings = The settings do not fit: { $problem }.
server-fair = Fair: all { $number } outcomes of chance follow from the seed with the hash { $hash }.
server-no-receipt = This record carries no receipt for its dice: { $tag } is missing or does not fit.
server-other-seed = The seed in this record is not the one whose hash was shown at the start.
server-unfair = Move { $number } is not what the dice of this table gave.
server-exported = { $number } games written to { $folder }.
server-backed-up = { $number } tables copied to { $file }, in one file and checked.
server-backup-exists = There is a file { $file } already; nothing was copied. Choose another name.
server-backup-old = { $file } holds moves of version 0.1 that are not in the database yet. Start the server there once; then try again.
server-no-backup = { $file } cannot be used: { $problem }.
server-restored = { $file } holds what was in the copy.
server-restored-kept = What it held before is kept as { $kept }.
server-not-a-file = The tables of this server are in PostgreSQL: copy them with pg_dump, put them back with pg_restore.
server-bad-message = The server did not understand that.
server-bad-record = This record holds signs that no record has.
server-bad-request = The server cannot answer that ({ $status }).
server-bad-action = That is not a move of this game.
server-too-fast = Too much at once. Wait a moment.
server-too-long = That is too long: { $most } characters at most.
server-too-much = That takes the server too long.
server-too-many-tables = You have { $most } tables already. Delete some that you no longer need.
server-busy = The table is busy. Try again in a moment.
server-trouble = Something went wrong on our side. Your game is safe; try again.
server-closing = The server is being restarted. Your game is safe.
server-deleted = This table has been deleted.
server-elsewhere = This table is open in another server. Try again in a moment.
server-no-table = There is no such table.
server-no-entry = This link does not open this table. Ask the host for a new one.
server-no-free-seat = All seats are taken.
server-no-such-seat = There is no such seat.
server-other-version = This page is of version { $found }, the server of version { $expected }. Load it again.
server-say-hello = Say hello first.
server-hello-twice = You have said hello already.
server-not-your-seat = That is not your seat.
server-host-only = Only the host can do that.
server-operator-only = These numbers are for the operator of the server.
server-unknown-host = This table does not go by the name “{ $host }”. Open it by its IP address, or have its operator add the name to allowed_hosts.
server-sent-off = The host has given your seat to somebody else.
server-seat-to-bot = A bot plays instead of { $name } from now on; the host has decided so.
server-seat-freed = The host has freed the seat of { $name }. A bot plays until someone takes the seat by its link.
server-seat-taken = { $name } has taken over a seat in the middle of the game and sees from now on what it sees.
server-not-playing = The game is not being played now.
server-not-now = That cannot be done now.
server-seats-open = Some seats are still free. Wait for people, or give the seats to bots.
server-has-rematch = There is a rematch already.
server-stale = The table has changed in the meantime. Look again.
server-stood-in-for = A bot is playing for you. Come back to your seat first.
server-stands-in = A bot plays for { $seat } until they come back.
server-out-of-time = { $seat } is out of time; a bot makes the move.
server-nothing-to-undo = You have no move to take back.
server-nothing-asked = Nobody is asking for that any more.
server-undo-granted = { $seat } takes back a move.
server-undo-declined = { $seat } would rather leave the move as it is.
server-undo-open = { $seat } has asked to take back a move already: answer that first.
server-undo-overtaken = The game has gone on.
server-undo-secret = That showed what { $seat } had hidden, and no person can agree for that seat now: it cannot be taken back.
server-chat-off = The chat is turned off at this table.
server-chat-empty = There is nothing in that line.
server-no-line = Begin a line of your own first.
server-line-too-long = A line may have { $most } moves at most.

bot-no-file = There is no file { $file } with a bot in it.
bot-no-class = The file { $file } has no bot called { $name }.
bot-bad-file = The bot in { $file } cannot be used: { $problem }.
arena-no-dask = For a cluster, install Dask first: pip install 'grusel[dask]'.
arena-no-cluster = There is no Dask cluster at { $address }. Start one with: dask scheduler, and: dask worker { $address }.
arena-stopped = Stopped. These are the games so far.
arena-other-game = The folder { $folder } keeps games of { $found }. Name another one for other games or options.
server-not-over = The game goes on; it can be looked at again when it is over.
no-lesson = There is no lesson { $name }.

bot-random = Will-o’-the-wisp
bot-random-says = Takes any move, each as gladly as another.
bot-greedy = Glutton
bot-greedy-says = Takes what looks best at once.
bot-expectimax = Bookkeeper
bot-expectimax-says = Counts through every move and every card, as deep as time allows.
bot-mcts = Dreamer
bot-mcts-says = Plays the game on in its head, again and again.
bot-flure-level1 = Runner
bot-flure-level1-says = Runs for the exit and forgets that there is a monster.
bot-flure-level2 = Watcher
bot-flure-level2-says = Looks where the monster would go, and keeps away.
bot-flure-level3 = Neighbour
bot-flure-level3-says = Thinks of what the others will still do in this round.
bot-flure-level4 = Schemer
bot-flure-level4-says = Tries many moves against the replies of all the others.
bot-flure-level5 = Master of the Hall
bot-flure-level5-says = Tries hundreds of ways the round may go, card by card.
bot-gruft-level1 = Scatterbrain
bot-gruft-level1-says = Remembers the last few graves.
bot-gruft-level2 = Dozer
bot-gruft-level2-says = Remembers a good part of the graveyard, for a while.
bot-gruft-level3 = Gravedigger
bot-gruft-level3-says = Forgets only what was long ago.
bot-gruft-level4 = Sexton
bot-gruft-level4-says = Hardly ever forgets a grave.
bot-gruft-level5 = Elder Vampire
bot-gruft-level5-says = Forgets nothing, and thinks a few turns ahead.
bot-insel-level1 = Treasure Hunter
bot-insel-level1-says = Looks at the cards and not at the water.
bot-insel-level2 = Wader
bot-insel-level2-says = Does what helps most right now.
bot-insel-level3 = Pathfinder
bot-insel-level3-says = Plans the whole turn.
bot-insel-level4 = Storm Reader
bot-insel-level4-says = Plans the turn and counts what the water may do.
bot-insel-level5 = Keeper of the Island
bot-insel-level5-says = Plans the turn and plays on what the others will do then.
bot-insel-alone = Castaway
bot-insel-alone-says = As strong, but counts on nobody else.
bot-shy-level1 = Newcomer
bot-shy-level1-says = Goes anywhere and builds anything.
bot-shy-level2 = Apprentice
bot-shy-level2-says = Fears what may lie on the next tile, and still builds anything.
bot-shy-level3 = Explorer
bot-shy-level3-says = Makes its monsters comfortable, and expects the same of you.
bot-shy-level4 = Veteran
bot-shy-level4-says = Thinks three tiles ahead, and puts its monsters in the way.
bot-shy-level5 = Old Hand
bot-shy-level5-says = Plays so that nobody can take advantage of it.

bot-hint-flure-out = It is out and safe.
bot-hint-flure-nearer = It comes { $steps ->
    [one] one point
   *[other] { $steps } points
} nearer to the exit.
bot-hint-flure-safe = If the monster came now, it would be safe from { $safe } of { $cards } cards.
bot-hint-flure-lured = The monster would get somebody else with { $cards ->
    [one] one card more.
   *[other] { $cards } cards more.
}
bot-hint-gruft-known = You have seen this grave empty, and its lid is { $colour }: that fits.
bot-hint-gruft-waits = You know that it is empty: nothing can happen to you there.
bot-hint-gruft-unknown = Nobody has looked here yet; it fits one of your vampires with { $percent } percent.
bot-hint-gruft-keeps-away = { $players ->
    [one] One other player
   *[other] { $players } other players
} could bury somebody here right now.
bot-hint-insel-leave = All is done: fly home.
bot-hint-insel-capture = You can take { $treasure } right now.
bot-hint-insel-landing = Without the landing nobody gets home.
bot-hint-insel-treasure = Here { $treasure } can be captured.
bot-hint-insel-sinks = Its flood card comes in this turn with { $percent } percent.
bot-hint-insel-give = That makes { $number } of the { $needed } cards in one hand.
bot-hint-insel-then-capture = Then you can still capture { $treasure } in this turn.
bot-hint-insel-then-shore = Then you can still shore up { $tile } in this turn.
bot-hint-shy-exit = There is the exit.
bot-hint-shy-safe = Nothing that may lie here could attack you.
bot-hint-shy-known = You know this tile: it is safe.
bot-hint-shy-may-attack = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} you have not met yet could attack here.
bot-hint-shy-least = On no hidden tile are there fewer.
bot-hint-shy-worst = On no hidden tile are there more.
bot-hint-shy-strikes = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} you have not met yet could attack here; none survives your Attack.
bot-hint-shy-kills = That gets rid of the monster in the way: { $monster }.
bot-hint-shy-past = You get past the monster in the way: { $monster }.
bot-hint-shy-looks = You also see the tile you jump over, and it cannot hurt you.
bot-hint-shy-suits = As the tiles lie now, this place suits the monster: { $monster }.
bot-hint-shy-at-ease = { $monsters ->
    [0] Neither of your monsters is comfortable; that is a bluff.
    [one] One of your monsters is comfortable.
   *[other] Both your monsters are comfortable.
}

analysis-running = Thinking it over
analysis-title = { $game }: winning chances
analysis-together = All together
analysis-everybody = everybody’s chances
analysis-chances-of = the chances of { $name }
analysis-account = { $name }: luck { $luck }, given away { $lost } points of a hundred ({ $blunders } × ??, { $mistakes } × ?, { $inaccuracies } × ?!).
analysis-turning-luck = Turning point, move { $number }: chance ({ $move }) changed { $whose } by { $change }.
analysis-turning-move = Turning point, move { $number }: { $by } played { $move }; it changed { $whose } by { $change }.
analysis-inaccuracy = Move { $number }, { $name }: “{ $move }” was not quite the best (−{ $loss }). Better: “{ $best }”.
analysis-mistake = Move { $number }, { $name }: “{ $move }” was a mistake (−{ $loss }). Better: “{ $best }”.
analysis-blunder = Move { $number }, { $name }: “{ $move }” was a blunder (−{ $loss }). Better: “{ $best }”.
analysis-cut-short = Time was up: the numbers are rougher than usual.
analysis-busy = Several games are being analysed already. Try again in a minute.
analysis-failed = The analysis did not come to an end. Try again.
analysis-nothing = There is nothing to analyse yet: the game has no moves.
terminal-hint = My move would be: { $move }
terminal-hint-because = Because: { $reason }
server-hints-off = Hints are turned off at this table.
server-hint-not-now = It is not your turn; a hint is for the next move.
server-hint-busy = A hint is on its way already. One at a time.
server-hint-failed = No hint could be found this time.
remote-bad-link = Expected the link of a seat, such as http://127.0.0.1:4787/t/TABLE#TOKEN, found { $link }.
remote-joined = A bot sits at the table { $table } on seat { $seat }.
remote-lost = The connection is gone; looking for it again.
remote-nobody = Nobody answers at { $address }. Is the link whole, and does the server run?
remote-over = The game is over.
strength-nothing = There is no cell { $name }. Known: { $known }.
