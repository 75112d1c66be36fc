list-and = { $first } en { $last }

unknown-game = Er is geen spel { $name }. Wel: { $known }.
unknown-option = Er is geen optie { $name }. Wel: { $known }.
bad-option = Die optie past niet: { $problem }.
bad-seats = { $game } is voor { $least } tot { $most } spelers, niet voor { $found }.

record-bad-json = Dit is geen partij in JSON: { $problem }.
record-expected-header = Regel { $line }, kolom { $column }: hier hoort een kopregel ({ $expected }).
record-twice = Regel { $line }, kolom { $column }: de kopregel ‘{ $header }’ staat er twee keer.
record-names = Regel { $line }, kolom { $column }: hier hoort één naam voor elk van { $expected }.
record-expected-move = Regel { $line }, kolom { $column }: hier hoort ‘{ $expected }’.
record-too-deep = Regel { $line }, kolom { $column }: varianten mogen hoogstens { $most } diep genest zijn.
record-redacted = Deze partij toont alleen wat { $seat } mag weten; ze kan niet worden nagespeeld.
record-other-rules = Deze partij volgt versie { $found } van de regels van { $game }; dit is versie { $expected }.
record-bad-move = Regel { $line }, kolom { $column }: zet { $number }, ‘{ $move }’, kan niet. { $why }
record-other-seats = De tekening is voor { $found } spelers, de partij voor { $expected }.

terminal-prompt = { $seat }>
terminal-help = Typ een zet of zijn nummer. Verder: list [begin], board, undo, save [bestand], quit.
terminal-more = … en nog { $number }: typ list en het begin van een zet.
terminal-nothing-to-undo = Er is niets om terug te nemen.
terminal-pass-device = Geef het apparaat aan { $seat } en druk dan op Enter.
terminal-won = { $seat } wint.
terminal-lost = { $seat } verliest.
terminal-drawn = { $seat } wint noch verliest.
terminal-saved = Bewaard in { $file } ({ $moves } zetten). Verder gaan kan met --resume { $file }.
terminal-players = { $least } tot { $most } spelers
terminal-welcome = { $game }: { $people } achter dit toetsenbord, { $bots } door de computer. Typ ? voor hulp.
terminal-step = Zet { $number } van { $last }
terminal-go-on = Enter voor de volgende zet, een getal om daarheen te gaan, quit om te stoppen:
terminal-no-file = Het bestand { $file } kan niet worden gelezen: { $problem }.
terminal-no-move = Er is geen zet { $number }; de partij heeft er { $last }.
terminal-no-seat = Er is geen plaats { $seat }; hier hoort een van { $known }.
terminal-too-many-bots = { $bots } bots passen niet op { $seats } plaatsen.
terminal-bad-word = ‘{ $word }’ is niet begrepen; hier hoort { $expected }.
unknown-bot = Er is geen bot { $name }. Wel: { $known }.
