list-and = { $first } und { $last }

unknown-game = Ein Spiel namens { $name } gibt es nicht. Es gibt: { $known }.
unknown-option = Eine Option { $name } gibt es nicht. Es gibt: { $known }.
bad-option = Diese Option passt nicht: { $problem }.
bad-seats = { $game } ist für { $least } bis { $most } Leute, nicht für { $found }.

record-bad-json = Das ist keine Partie in JSON: { $problem }.
record-expected-header = Zeile { $line }, Spalte { $column }: erwartet wird eine Kopfzeile ({ $expected }).
record-twice = Zeile { $line }, Spalte { $column }: die Kopfzeile „{ $header }“ steht zweimal da.
record-names = Zeile { $line }, Spalte { $column }: erwartet wird je ein Name für { $expected }.
record-expected-move = Zeile { $line }, Spalte { $column }: erwartet wird „{ $expected }“.
record-too-deep = Zeile { $line }, Spalte { $column }: Varianten dürfen höchstens { $most }-fach verschachtelt sein.
record-redacted = Diese Partie zeigt nur, was { $seat } wissen darf; sie lässt sich nicht nachspielen.
record-other-rules = Diese Partie folgt Fassung { $found } der Regeln von { $game }; hier gilt Fassung { $expected }.
record-bad-move = Zeile { $line }, Spalte { $column }: Zug { $number }, „{ $move }“, geht nicht. { $why }
record-other-seats = Die Zeichnung ist für { $found } Leute, die Partie für { $expected }.

terminal-prompt = { $seat }>
terminal-help = Gib einen Zug oder seine Nummer ein. Außerdem: list [Anfang], board, undo, save [Datei], quit.
terminal-more = … und { $number } weitere: gib list und den Anfang eines Zuges ein.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-pass-device = Gib das Gerät an { $seat } weiter und drück dann Enter.
terminal-won = { $seat } gewinnt.
terminal-lost = { $seat } verliert.
terminal-drawn = { $seat } gewinnt und verliert nicht.
terminal-saved = Aufgehoben in { $file } ({ $moves } Züge). Weiter geht es mit --resume { $file }.
terminal-players = { $least } bis { $most } Leute
terminal-welcome = { $game }: { $people } an dieser Tastatur, { $bots } spielt der Computer. Mit ? kommt Hilfe.
terminal-step = Zug { $number } von { $last }
terminal-go-on = Enter für den nächsten Zug, eine Zahl springt dorthin, quit hört auf:
terminal-no-file = Die Datei { $file } lässt sich nicht lesen: { $problem }.
terminal-no-move = Es gibt keinen Zug { $number }; die Partie hat { $last }.
terminal-no-seat = Einen Platz { $seat } gibt es nicht; erwartet wird einer von { $known }.
terminal-too-many-bots = { $bots } Bots passen nicht auf { $seats } Plätze.
terminal-bad-word = „{ $word }“ ist unverständlich; erwartet wird { $expected }.
unknown-bot = Einen Bot namens { $name } gibt es nicht. Es gibt: { $known }.
