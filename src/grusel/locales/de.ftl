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
