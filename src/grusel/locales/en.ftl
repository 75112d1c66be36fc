list-and = { $first } and { $last }
move-as-written = { $move }

unknown-game = There is no game called { $name }. Choose from: { $known }.
broken-game = The game { $name } is installed but cannot be played: { $problem }
new-bad-name = { $name } cannot be the name of a new game: expected lower-case letters, digits and _, starting with a letter, and none of { $known }.
new-exists = { $file } already exists.
new-no-source = There is no source tree at { $folder }. Give a folder with --folder.
no-puzzles = None of the installed games has puzzles.
no-rules-page = { $game } has no rules to read.
unknown-option = There is no option { $name }. Choose from: { $known }.
bad-option-value = The option { $name } cannot be “{ $found }”. Expected one of: { $known }.
bad-option-text = The option { $name } is text, in quotation marks, not { $found }.
unknown-language = The language { $found } is not available. Choose from: { $known }.
bad-seats = { $game } is for { $least } to { $most } players, not { $found }.

record-bad-json = This is not a record in JSON: { $problem }.
record-expected-header = Line { $line }, column { $column }: expected a header line ({ $expected }).
record-twice = Line { $line }, column { $column }: the header “{ $header }” appears twice.
record-names = Line { $line }, column { $column }: expected one name for each of { $expected }.
record-expected-move = Line { $line }, column { $column }: expected “{ $expected }”.
record-too-deep = Line { $line }, column { $column }: variations may be nested { $most } deep at most.
record-redacted = This record shows only what { $seat } may know. To play on from it, save it again once the game is over.
record-other-rules = This record follows version { $found } of the rules of { $game }, but version { $expected } is installed.
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
terminal-saved = Saved to { $file } ({ $moves } moves). Continue with: grusel play { $game } --resume { $file }
terminal-kept = Saved to { $file } ({ $moves } moves). Watch it with: grusel replay { $file }
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
terminal-go-on = Enter for the next move, a number to jump to that move, quit to stop:
terminal-no-file = The file { $file } cannot be read: { $problem }.
terminal-cannot-write = The file { $file } cannot be written: { $problem }.
terminal-not-kept = The game could not be saved. Here it is, so that nothing is lost:
terminal-resume-game = The record is a game of { $found }, not of { $asked }.
terminal-resume-seats = The record has { $found } players, not { $asked }.
terminal-resume-options = The record has its own options; leave --option out.
terminal-no-move = There is no move { $number }; the record has { $last }.
terminal-no-seat = There is no seat { $seat }; choose from { $known }.
terminal-too-many-bots = { $bots } bots do not fit on { $seats } seats.
terminal-bad-word = “{ $word }” is not understood; expected { $expected }.
terminal-bad-name = “{ $name }” cannot be a name: expected one line of visible characters.
terminal-bad-key = A browser’s key has { $least } to { $most } characters; this one has { $found }.
terminal-no-database = The database cannot be used: { $problem }. For details, run: grusel doctor
terminal-system = That did not work: { $problem }.
terminal-needs-table = Only the library is installed ({ $missing } is missing). To play, install: grusel[table]
terminal-site = Written to { $folder }. Any static web space can serve it.
terminal-site-at = It is at { $address } until you press Ctrl-C.
terminal-no-site = This installation has no client, or no Python for the browser: build both with python scripts/client.py.
unknown-bot = There is no bot called { $name }. Choose from: { $known }.

server-listens = The table is open at { $address }
server-listens-here = Only this computer can reach it. To let in phones and friends in your network, start with --host 0.0.0.0
server-listens-wide = Everyone in your network can reach it.
server-other-port = Port { $port } is taken. Your browser stores your tables under the usual address, so you will see them again when the port is free.
server-runs-already = A server already uses { $folder }. Stop it first, or choose another folder with GRUSEL_DATA.
server-bad-settings = The settings are not valid: { $problem }.
server-fair = Fair: all { $number } outcomes of chance follow from the seed with the hash { $hash }.
server-no-receipt = This record has no receipt for its dice: { $tag } is missing or does not fit.
server-other-seed = The seed in this record is not the one whose hash was shown at the start.
server-unfair = Move { $number } does not match the dice of this table.
server-exported = { $number } games written to { $folder }.
server-backed-up = { $number } tables copied to { $file } and checked.
server-backup-exists = { $file } already exists, so nothing was copied. Choose another name.
server-backup-old = { $file } holds moves of version 0.1 that are not in the database yet. Start the server there once, then try again.
server-no-backup = { $file } cannot be used: { $problem }.
server-restored = { $file } now holds the copy.
server-restored-kept = The database from before is kept as { $kept }.
server-not-a-file = The tables of this server are in PostgreSQL: copy them with pg_dump, restore them with pg_restore.
server-bad-message = The server did not understand that.
server-bad-record = This record contains characters that no record may have.
server-bad-request = The server cannot answer that ({ $status }).
server-bad-action = That is not a move of this game.
server-too-fast = That was too much at once. Wait a moment.
server-too-long = That is too long: the limit is { $most } characters.
server-too-much = That would take the server too long.
server-too-many-tables = You already have { $most } tables. Delete some that you no longer need.
server-busy = The table is busy. Try again in a moment.
server-trouble = Something went wrong on our side. Your game is safe; try again.
server-closing = The server is restarting. Your game is safe.
server-deleted = This table has been deleted.
server-elsewhere = Another server has this table open. Try again in a moment.
server-no-table = This table does not exist.
server-no-entry = This link does not open this table. Ask the host for a new one.
server-no-free-seat = All seats are taken.
server-no-such-seat = There is no such seat.
server-other-move = A different move was already sent in its place, and that one stands.
server-other-version = This page has version { $found }, the server version { $expected }. Reload it.
server-say-hello = This connection has not said hello yet.
server-hello-twice = This connection has already said hello.
server-not-your-seat = That is not your seat.
server-host-only = Only the host can do that.
server-operator-only = These figures are for the operator of the server.
server-unknown-host = This table does not go by the name “{ $host }”. Open it by its IP address, or have its operator add the name to allowed_hosts.
server-sent-off = The host has given your seat to another player.
server-seat-to-bot = The host has given the seat of { $name } to a bot.
server-seat-freed = The host has freed the seat of { $name }. A bot plays until someone takes the seat with its link.
server-seat-taken = { $name } has taken over a seat during the game and now sees its cards and view.
server-not-playing = The game is not running at the moment.
server-not-now = That is not possible now.
server-seats-open = Some seats are still free. Wait for players, or give the seats to bots.
server-has-rematch = There is already a rematch.
server-stale = The table has changed in the meantime. Take another look.
server-stood-in-for = A bot is playing for you. Come back to your seat first.
server-stands-in = A bot plays for { $seat } until they come back.
server-out-of-time = { $seat } is out of time, so a bot makes the move.
server-nothing-to-undo = You have no move to take back.
server-nothing-asked = That question is no longer open.
server-undo-granted = { $seat } takes back a move.
server-undo-declined = The answer from { $seat } is no: the move stands.
server-undo-open = { $seat } has already asked to take back a move. Answer that first.
server-undo-overtaken = The game has gone on.
server-undo-secret = That revealed a secret of { $seat }, and no person sits there who could agree. It cannot be taken back.
server-chat-off = The chat is turned off at this table.
server-chat-empty = That line is empty.
server-no-line = Start a line of your own first.
server-line-too-long = A line may have at most { $most } moves.

bot-no-file = There is no bot in { $file }: the file does not exist.
bot-no-class = The file { $file } has no bot called { $name }.
bot-bad-file = The bot in { $file } cannot be used: { $problem }.
arena-no-dask = For a cluster, install Dask first: pip install 'grusel[dask]'.
arena-no-cluster = There is no Dask cluster at { $address }. Start one with: dask scheduler, and: dask worker { $address }.
arena-stopped = Stopped. These are the results so far.
arena-other-game = The folder { $folder } holds games of { $found }. Choose another folder for other games or options.
server-not-over = The game is not over yet; you can watch it again once it is.
no-lesson = There is no lesson { $name }.

bot-random = Will-o’-the-wisp
bot-random-says = Plays any move at all.
bot-greedy = Glutton
bot-greedy-says = Grabs whatever looks best at once.
bot-expectimax = Bookkeeper
bot-expectimax-says = Works through every move and every card, as deep as time allows.
bot-mcts = Dreamer
bot-mcts-says = Keeps playing the game on in its head.
bot-flure-level1 = Runner
bot-flure-level1-says = Runs for the exit and forgets that there is a monster.
bot-flure-level2 = Watcher
bot-flure-level2-says = Sees where the monster would go, and keeps away.
bot-flure-level3 = Neighbour
bot-flure-level3-says = Considers what the others can still do this round.
bot-flure-level4 = Schemer
bot-flure-level4-says = Tries many moves against every reply.
bot-flure-level5 = Master of the Hall
bot-flure-level5-says = Tries hundreds of ways the round could go, card by card.
bot-gruft-level1 = Scatterbrain
bot-gruft-level1-says = Remembers the last few graves.
bot-gruft-level2 = Dozer
bot-gruft-level2-says = Remembers a good part of the graveyard for a while.
bot-gruft-level3 = Gravedigger
bot-gruft-level3-says = Forgets only what was long ago.
bot-gruft-level4 = Sexton
bot-gruft-level4-says = Hardly ever forgets a grave.
bot-gruft-level5 = Elder Vampire
bot-gruft-level5-says = Forgets nothing, and thinks a few turns ahead.
bot-insel-level1 = Treasure Hunter
bot-insel-level1-says = Watches the cards, not the water.
bot-insel-level2 = Wader
bot-insel-level2-says = Does what helps most right now.
bot-insel-level3 = Pathfinder
bot-insel-level3-says = Plans the whole turn.
bot-insel-level4 = Storm Reader
bot-insel-level4-says = Plans the turn and counts what the water may do.
bot-insel-level5 = Keeper of the Island
bot-insel-level5-says = Plans the turn and what the others could do next.
bot-insel-alone = Castaway
bot-insel-alone-says = Just as strong, but counts on nobody else.
bot-shy-level1 = Newcomer
bot-shy-level1-says = Goes anywhere and builds anything.
bot-shy-level2 = Apprentice
bot-shy-level2-says = Fears the next tile, and still builds anything.
bot-shy-level3 = Explorer
bot-shy-level3-says = Makes its monsters comfortable, and expects the same of you.
bot-shy-level4 = Veteran
bot-shy-level4-says = Thinks three tiles ahead, and puts its monsters in the way.
bot-shy-level5 = Old Hand
bot-shy-level5-says = Cannot be exploited, whatever you try.

bot-hint-flure-out = It is out and safe.
bot-hint-flure-nearer = It gets { $steps ->
    [one] one point
   *[other] { $steps } points
} nearer to the exit.
bot-hint-flure-safe = If the monster came now, it would be safe from { $safe } of { $cards } cards.
bot-hint-flure-lured = The monster would catch someone else with { $cards ->
    [one] one card more.
   *[other] { $cards } cards more.
}
bot-hint-gruft-known = You have seen this grave empty, and its lid is { $colour }: that fits.
bot-hint-gruft-waits = You know that it is empty: nothing can go wrong there.
bot-hint-gruft-unknown = Nobody has looked here yet; the chance that it fits one of your vampires is { $percent } percent.
bot-hint-gruft-keeps-away = { $players ->
    [one] One other player
   *[other] { $players } other players
} could bury a vampire here right now.
bot-hint-insel-leave = You have everything: fly home.
bot-hint-insel-capture = You can take { $treasure } right now.
bot-hint-insel-landing = Without the landing nobody gets home.
bot-hint-insel-treasure = Here { $treasure } can be captured.
bot-hint-insel-sinks = The chance that its flood card comes this turn is { $percent } percent.
bot-hint-insel-give = That makes { $number } of the { $needed } cards in one hand.
bot-hint-insel-then-capture = Then you can still capture { $treasure } this turn.
bot-hint-insel-then-shore = Then you can still shore up { $tile } this turn.
bot-hint-shy-exit = The exit is there.
bot-hint-shy-safe = Nothing that may lie here could attack you.
bot-hint-shy-known = You know this tile: it is safe.
bot-hint-shy-may-attack = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} you have not met yet could attack here.
bot-hint-shy-least = No hidden tile has fewer.
bot-hint-shy-worst = No hidden tile has more.
bot-hint-shy-strikes = { $monsters ->
    [one] One monster
   *[other] { $monsters } monsters
} you have not met yet could attack here; none survives your Attack.
bot-hint-shy-kills = That gets the { $monster } out of your way.
bot-hint-shy-past = That gets you past the { $monster }.
bot-hint-shy-looks = You also see the tile you jump over, and it cannot hurt you.
bot-hint-shy-suits = As the tiles are now, the { $monster } feels at home here.
bot-hint-shy-at-ease = { $monsters ->
    [0] Neither of your monsters feels at home: a bluff.
    [one] One of your monsters feels at home.
   *[other] Both your monsters feel at home.
}

analysis-running = Thinking about the game
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
analysis-cut-short = Time ran out, so the numbers are rougher than usual.
analysis-busy = Several games are already being analysed. Try again in a minute.
analysis-failed = The analysis did not finish. Try again.
analysis-nothing = There is nothing to analyse yet: no moves have been made.
terminal-hint = My move would be: { $move }
terminal-hint-because = Because: { $reason }
server-hints-off = Hints are turned off at this table.
server-hint-not-now = It is not your turn. Hints are for your next move.
server-hint-busy = A hint is already on its way.
server-hint-failed = No hint this time. Try again.
remote-bad-link = Expected the link of a seat, such as http://127.0.0.1:4787/t/TABLE#TOKEN, but found { $link }.
remote-joined = A bot sits at table { $table }, on seat { $seat }.
remote-lost = Connection lost. Reconnecting …
remote-nobody = There is no answer from { $address }. Is the link complete, and is the server running?
remote-over = The game is over.
strength-nothing = There is no cell { $name }. Choose from: { $known }.
