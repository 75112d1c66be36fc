flure-puzzle-hall = Die Rätselhalle
flure-puzzle-blurb = Richte den Saal ein, lass das Monster los und sieh, wen es findet. Es muss alle Gegner holen und keine von deinen Figuren.
flure-puzzle-world-sight = Blick und Gleichstand
flure-puzzle-world-sight-help = Das Monster dreht sich zur nächsten Figur. Sind zwei gleich nah, geht es geradeaus.
flure-puzzle-world-pushing = Schieben
flure-puzzle-world-pushing-help = Das Monster schiebt ganze Reihen. Wer über den Rand geschoben wird, ist weg.
flure-puzzle-world-blood = Blut
flure-puzzle-world-blood-help = Auf Blut rutschen Figuren und Monster bis zur anderen Seite, und unterwegs schaut das Monster nicht.
flure-puzzle-world-walls = Die Wände
flure-puzzle-world-walls-help = Das Monster geht durch Wände und kommt beim selben Buchstaben wieder heraus. Hindurchsehen kann es nicht.
flure-puzzle-world-crystals = Kristalle
flure-puzzle-world-crystals-help = Ein Kristall wird geschoben wie ein Stein, aber das Monster sieht hindurch.
flure-puzzle-world-turning = Drehsteine
flure-puzzle-world-turning-help = Ein Drehstein wird nicht geschoben: Das Monster dreht sich nach rechts oder um und geht von dort weiter.
flure-puzzle-world-teleporters = Teleporter
flure-puzzle-world-teleporters-help = Das Monster springt zum Zwilling und schaut, wohin dessen Pfeil zeigt. Was es hineinschiebt, ist weg.
flure-puzzle-world-loops = Runden
flure-puzzle-world-loops-help = Von allein läuft das Monster ewig dieselbe Runde. Brich sie auf.
flure-puzzle-world-everything = Alles
flure-puzzle-world-everything-help = Alle Plättchen, alle Kniffe.
flure-puzzle-daily = Rätsel vom { $date }

flure-puzzle-solved = Gelöst: Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} ist der letzte Gegner weg, und alle deine Figuren leben.
flure-puzzle-lost = Noch nicht: Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} erwischt das Monster { $figure }, eine von deinen.
flure-puzzle-loop = Noch nicht: Nach { $steps } Schritten ist der Saal, wie er nach { $loop } war. Diese Runde läuft das Monster ewig, und { $left ->
    [one] ein Gegner ist übrig
   *[other] { $left } Gegner sind übrig
}.
flure-puzzle-endless = Noch nicht: Nach { $steps } Schritten ist nichts entschieden. Das ist zu lang für ein Rätsel.
flure-puzzle-stars = { $stars ->
    [0] Keine Sterne
    [one] Ein Stern
   *[other] { $stars } Sterne
}: { $changes ->
    [one] eine Änderung
   *[other] { $changes } Änderungen
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}. Das Beste bisher: { $best_changes ->
    [one] eine Änderung
   *[other] { $best_changes } Änderungen
}, { $best_steps ->
    [one] ein Schritt
   *[other] { $best_steps } Schritte
}.

flure-puzzle-hint-own = { $text }
flure-puzzle-hint-general = Du brauchst { $changes ->
    [one] eine Änderung
   *[other] { $changes } Änderungen
}, und das Monster ist nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} fertig.
flure-puzzle-hint-kinds = Die beste Lösung: { $kinds }.
flure-puzzle-kind-move = { $count ->
    [one] eine Figur zieht
   *[other] { $count } Figuren ziehen
}
flure-puzzle-kind-place = { $count ->
    [one] { $tile }
   *[other] { $count }-mal { $tile }
}
flure-puzzle-kind-turn = { $count ->
    [one] ein Pfeil wird gedreht
   *[other] { $count } Pfeile werden gedreht
}
flure-puzzle-kind-face = das Monster schaut in eine andere Richtung
flure-puzzle-hint-do = Versuch das: { $change }.
flure-puzzle-hint-undo = Das ist im Weg: { $change }. Nimm es zurück.
flure-puzzle-hint-go = Alles ist an seinem Platz. Lass das Monster los.
flure-puzzle-hint-late = Der Löser ist in { $seconds } Sekunden nicht fertig geworden, darum gibt es diesen Hinweis nicht.
flure-puzzle-hint-none = Es gibt keine Lösung: Der Löser hat alles versucht.

flure-puzzle-difficulty-1 = leicht
flure-puzzle-difficulty-2 = nicht schwer
flure-puzzle-difficulty-3 = mittel
flure-puzzle-difficulty-4 = schwer
flure-puzzle-difficulty-5 = teuflisch

flure-puzzle-idea-tie = Gerettet durch Gleichstand
flure-puzzle-idea-row = Von einer Reihe geschoben
flure-puzzle-idea-wall = Durch die Wand
flure-puzzle-idea-crystal = Durch Kristall gesehen
flure-puzzle-idea-slide = Es rutscht vorbei
flure-puzzle-idea-stone-gone = Der Stein, der geht
flure-puzzle-idea-turn = Auf der Stelle gedreht
flure-puzzle-idea-teleporter = Mit einem Sprung
flure-puzzle-idea-pushed-out = Nie gefressen
flure-puzzle-idea-bait = Eine von deinen als Köder

flure-puzzle-solver-late = Der Löser hat in { $seconds } Sekunden { $walks } Wege versucht und ist nicht fertig geworden.
flure-puzzle-solver-none = Es gibt keine Lösung. Der Löser hat alles versucht, was einen Unterschied machen kann: { $walks } Wege.
flure-puzzle-solver-found = { $solutions ->
    [one] Eine Lösung
   *[other] { $solutions } Lösungen
}, { $walks } Wege. Die beste: { $changes ->
    [one] eine Änderung
   *[other] { $changes } Änderungen
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
flure-puzzle-solver-busy = Der Löser sitzt an den Rätseln anderer Leute. Frag gleich noch einmal.

flure-puzzle-too-many = Das sind { $found } Änderungen, erlaubt { $most ->
    [one] ist eine
   *[other] sind { $most }
}. Nimm etwas zurück.
flure-puzzle-not-there = In diesem Rätsel darf auf { $square } nichts liegen. Wähle ein anderes Feld.
flure-puzzle-not-movable = { $figure } darf hier nicht ziehen, oder nicht noch einmal. Wähle eine andere Figur.
flure-puzzle-path = „{ $found }“ ist kein Weg. Schreib für jeden Schritt N, E, S oder W; im Rätsel sind die Türen zu.
flure-puzzle-no-arrow = Auf { $square } ist kein Pfeil, den du drehen darfst.
flure-puzzle-no-facing = Das Monster darf hier nur nach { $allowed } schauen.
flure-puzzle-change = „{ $found }“ ist keine Änderung. Schreib zum Beispiel # d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^ oder face N.
flure-puzzle-no-monster = In diesem Saal ist kein Monster. Zeichne eins, zum Beispiel M>.
flure-puzzle-no-enemy = In diesem Saal ist kein Gegner. Zeichne einen, zum Beispiel B4; die Figuren von A sind deine.
flure-puzzle-too-long = Das ist länger als jedes Rätsel: höchstens { $most } Zeichen.
flure-puzzle-link = In diesem Link steckt kein Rätsel. Vielleicht fehlt ein Stück: Kopier ihn ganz.
flure-puzzle-unknown = Es gibt kein Rätsel { $found }.
flure-puzzle-date = „{ $found }“ ist kein Tag von 2020 bis 2099. Schreib ihn wie 2026-11-30.
flure-puzzle-best-wrong = Das Rätsel sagt, das Beste seien { $changes ->
    [one] eine Änderung
   *[other] { $changes } Änderungen
} und { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}. Das stimmt nicht.

flure-puzzle-share = Grusel, Rätsel vom { $date }: { $stars } ({ $changes ->
    [one] eine Änderung
   *[other] { $changes } Änderungen
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
})
flure-puzzle-prompt = Deine Änderung:
flure-puzzle-help = Schreib eine Änderung (# d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^, face N), back, go, hint 1 bis hint 3, board oder quit. Die Figuren von A sind deine, alle anderen sind Gegner.
flure-puzzle-changes = Bisher: { $changes }
flure-puzzle-step = Schritt { $number } von { $steps }
flure-puzzle-more = Eingabetaste: der nächste Schritt. Alles andere: gleich der ganze Rest.
flure-puzzle-no-world = Es gibt keine Welt { $found }. Die Welten sind { $known }.
flure-puzzle-nothing-made = Aus keinem von { $tries } Sälen wurde ein Rätsel. Versuch einen anderen Startwert.
