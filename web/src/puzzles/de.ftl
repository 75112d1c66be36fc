web-puzzle-unnamed = Ein Level ohne Namen
web-puzzle-ungraded = noch unbekannt
web-puzzle-difficulty = Schwierigkeit: { $word }
web-puzzle-stars = { $stars } von 3 Sternen
web-puzzle-of = { $number } von { $all }
web-puzzle-count = { $solved } von { $all } Leveln gelöst. Was du erreicht hast, bleibt in diesem Browser.
web-puzzle-all = Alle Level
web-puzzle-broken = Dieses Level lässt sich nicht öffnen
web-puzzle-daily = Das Rätsel des Tages
web-puzzle-daily-text = Für alle dasselbe: montags sanft, sonntags gemein.
web-puzzle-streak = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
web-puzzle-being-made = Das Rätsel des Tages wird gemacht. Das kann eine halbe Minute dauern, einmal am Tag.
web-puzzle-longest = Deine längste Serie: { $days } Tage
web-puzzle-tries = { $tries ->
    [one] Im ersten Versuch gelöst
   *[other] Im { $tries }. Versuch gelöst
}
web-puzzle-share = Ergebnis kopieren
web-puzzle-share-level = Link kopieren

web-puzzle-hall-label = Der Saal. Pfeiltasten bewegen den Zeiger, Enter tut, was ein Feld anbietet.
web-puzzle-arrange = { $left ->
    [0] Mehr lässt sich nicht ändern. Lass das Monster los.
    [one] Richte den Saal ein: Eine Änderung ist noch frei. Dann lass das Monster los.
   *[other] Richte den Saal ein: bis zu { $left } Änderungen. Dann lass das Monster los.
}
web-puzzle-just-go = Hier lässt sich nichts ändern. Lass das Monster los.
web-puzzle-begin-place = Nimm ein Plättchen aus dem Vorrat und leg es auf ein erleuchtetes Feld. Dann lass das Monster los.
web-puzzle-begin-move = Drück auf eine Figur mit Ring, dann auf ein erleuchtetes Feld. Dann lass das Monster los.
web-puzzle-begin-turn = Drück auf einen Pfeil, um ihn zu drehen. Dann lass das Monster los.
web-puzzle-begin-face = Drück auf das Monster, um es zu drehen. Dann lass es los.
web-puzzle-hand = In der Hand: { $what }. Wähl ein erleuchtetes Feld.
web-puzzle-hand-nowhere = In der Hand: { $what }. Dafür ist gerade kein Feld frei.
web-puzzle-in-hand = Was du in der Hand hast
web-puzzle-stock = Plättchen zum Auslegen
web-puzzle-changes = Was du geändert hast
web-puzzle-take-back = Zurücknehmen
web-puzzle-take-back-one = Zurücknehmen: { $change }
web-puzzle-cancel = Lassen
web-puzzle-undo = Rückgängig
web-puzzle-redo = Wieder
web-puzzle-reset = Alles auf Anfang
web-puzzle-go = Monster loslassen
web-puzzle-off = Das Monster sieht sich um.
web-puzzle-no-more = Mehr Änderungen sind nicht erlaubt. Nimm erst etwas zurück.
web-puzzle-none-left = Davon ist keins mehr da. Nimm eins aus dem Saal zurück.
web-puzzle-not-here = Dort darf es nicht liegen. Wähl ein erleuchtetes Feld.
web-puzzle-fixed = Das bleibt, wie es ist. Was du ändern darfst, hat einen hellen Rahmen.
web-puzzle-empty = leer
web-puzzle-may-lie = hier darf es liegen
web-puzzle-may-change = das darfst du ändern
web-puzzle-own-on = deine { $figure }
web-puzzle-enemy-on = der Gegner { $figure }
web-puzzle-monster-on = das Monster, Blick nach { $facing }
web-puzzle-teleporter-on = { $tile }, Pfeil nach { $arrow }
web-puzzle-placed = { $tile } auf { $square }
web-puzzle-placed-arrow = { $tile } auf { $square }, Pfeil nach { $arrow }
web-puzzle-moved = { $figure } geht { $path } nach { $square }
web-puzzle-move-path = { $figure } geht { $path }
web-puzzle-turned = der Pfeil auf { $square } zeigt nach { $arrow }
web-puzzle-faced = das Monster schaut nach { $facing }

web-puzzle-goal = Das Monster muss alle Gegner holen und keine von deinen Figuren.
web-puzzle-own = deine
web-puzzle-enemy = Gegner
web-puzzle-may-place = { $tiles ->
    [one] Leg das Plättchen aus dem Vorrat.
   *[other] Leg bis zu { $tiles } Plättchen aus dem Vorrat.
}
web-puzzle-may-place-where = Schraffierte Felder bleiben frei.
web-puzzle-may-move = Diese Figuren darfst du je einmal ziehen, höchstens so weit: { $figures }.
web-puzzle-may-turn = Dreh Pfeile, indem du sie antippst: { $squares }.
web-puzzle-may-face = Dreh das Monster, indem du es antippst.
web-puzzle-most = { $most ->
    [one] Insgesamt eine Änderung.
   *[other] Insgesamt höchstens { $most } Änderungen.
}
web-puzzle-hint-1 = Ein Hinweis
web-puzzle-hint-2 = Sag mehr
web-puzzle-hint-3 = Was als Nächstes
web-puzzle-list = Alles als Liste

web-puzzle-walk = Der Weg
web-puzzle-step = Schritt { $number } von { $last }
web-puzzle-back = Einen Schritt zurück
web-puzzle-on = Einen Schritt weiter
web-puzzle-rewind = Zurück zum Einrichten
web-puzzle-loop-from = Ab hier wiederholt sich die Runde.
web-puzzle-before = Dein Bestes bisher: Änderungen { $changes }, Schritte { $steps }.
web-puzzle-better = Besser als zuvor: Das waren Änderungen { $changes }, Schritte { $steps }.
web-puzzle-next = Weiter: { $name }
web-puzzle-again = Noch einmal
web-puzzle-edit = Dieses Level ändern
web-puzzle-editor = Ein Level bauen

web-puzzle-keys = Tasten
web-puzzle-key-move = ↑ → ↓ ←
web-puzzle-key-move-does = der Zeiger; die Schritte des Wegs
web-puzzle-key-act = Enter
web-puzzle-key-act-does = nehmen, ablegen, drehen
web-puzzle-key-stock = 1 … 8
web-puzzle-key-stock-does = ein Plättchen aus dem Vorrat
web-puzzle-key-turn = T
web-puzzle-key-turn-does = drehen
web-puzzle-key-back = ⌫ Esc
web-puzzle-key-back-does = zurücknehmen; lassen, oder zurück zum Einrichten
web-puzzle-key-undo = U Y X
web-puzzle-key-undo-does = rückgängig, wieder, alles auf Anfang
web-puzzle-key-next = N
web-puzzle-key-next-does = zum nächsten erleuchteten Feld
web-puzzle-key-go = G
web-puzzle-key-go-does = Monster loslassen
web-puzzle-key-hint = H
web-puzzle-key-hint-does = ein Hinweis

web-puzzle-editor-text = Nimm etwas von unten und stell es in den Saal; was schon da ist, lässt sich umsetzen.
web-puzzle-editor-put = Wähl ein Feld.
web-puzzle-palette = Was in den Saal kommen kann
web-puzzle-erase = Wegnehmen
web-puzzle-where = Nur hier dürfen Plättchen liegen
web-puzzle-flip = Wenden
web-puzzle-movable = Figuren, die ziehen dürfen, und wie weit
web-puzzle-turnable = Pfeile, die man drehen darf
web-puzzle-facings = Das Monster darf auch schauen nach
web-puzzle-changes-most = Höchstens so viele Änderungen
web-puzzle-name = Name
web-puzzle-hint = Hinweis
web-puzzle-try = Ausprobieren
web-puzzle-fine = Das ist ein Level. Probier es aus oder frag den Löser.
web-puzzle-need-monster = Stell zuerst das Monster in den Saal.
web-puzzle-need-enemy = Nun ein Gegner, B, C oder D. Figuren von A gehören dem Spieler.
web-puzzle-ask-solver = Den Löser fragen
web-puzzle-solver-thinking = Der Löser probiert alles …
web-puzzle-solver-smaller = Weniger Plättchen, weniger Änderungen oder weniger Felder machen es ihm leichter.
web-puzzle-solutions = Die besten Lösungen zeigen
web-puzzle-no-change = nichts zu ändern
web-puzzle-steps = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
web-puzzle-link = Das ganze Level steckt in diesem Link
web-puzzle-open = Ein Level öffnen
web-puzzle-open-file = Aus einer Textdatei
web-puzzle-open-text = Oder füg einen Link oder Text ein
web-puzzle-open-it = Öffnen
web-puzzle-clear = Mit leerem Saal beginnen
