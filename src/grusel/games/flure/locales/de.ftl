flure = Finstere Flure
flure-blurb = Bring deine Figuren durch den finsteren Saal, bevor das Monster sie findet.

flure-preset-default = Wie in der Anleitung
flure-preset-expert = Ein Saal für Profis
flure-preset-long = Ein längeres Spiel
flure-option-setup = Aufbau
flure-option-setup-help = Grundspiel: Steine und Lachen liegen wie im Plan. Profi: Ihr legt alle siebzehn Plättchen reihum aus.
flure-option-setup-basic = Grundspiel
flure-option-setup-expert = Profi
flure-option-starter = Wer beginnt
flure-option-starter-help = Es wird ausgelost, wer beginnt, oder der erste Platz beginnt (beim Profi-Aufbau: mit dem Auslegen).
flure-option-starter-random = Ausgelost
flure-option-starter-first = Der erste Platz
flure-option-three_hits = Längeres Spiel
flure-option-three_hits-help = Die Karte 5 zählt als „3 Treffer“. Gedacht für sechs oder sieben Leute.
flure-option-eaten = Eine gefressene Figur in der ersten Hälfte
flure-option-eaten-help = Sie kommt mit derselben Seite nach oben zurück oder umgedreht.
flure-option-eaten-keeps = Behält ihre Seite
flure-option-eaten-flips = Wird umgedreht
flure-option-second_half = Karten in der zweiten Hälfte
flure-option-second_half-help = Wie viele Monsterkarten in der zweiten Hälfte gespielt werden: 7 oder alle 8.
flure-option-corner = Ein Block auf Eingang oder Ausgang, von einer Figur geschoben
flure-option-corner-help = Er ist sofort aus dem Spiel, oder er bleibt liegen und lässt sich hinausschieben.
flure-option-corner-removes = Ist aus dem Spiel
flure-option-corner-rests = Bleibt liegen
flure-option-monster_corner = Ein Block auf Eingang oder Ausgang, vom Monster geschoben
flure-option-monster_corner-help = Dieselbe Frage, wenn das Monster schiebt.
flure-option-monster_corner-removes = Ist aus dem Spiel
flure-option-monster_corner-rests = Bleibt liegen
flure-option-gentle_half = Keine Trefferkarte zu Beginn der zweiten Hälfte
flure-option-gentle_half-help = Die erste Karte des Spiels ist nie eine Trefferkarte. Hiermit gilt das auch für die zweite Hälfte.
flure-option-free_corner = Freie Felder beim Profi-Aufbau
flure-option-free_corner-help = Um Eingang und Ausgang: die zwei Felder daneben, oder alle drei ringsum.
flure-option-free_corner-two = Die zwei daneben
flure-option-free_corner-three = Alle drei ringsum
flure-option-diagonal_teleporters = Teleporter dürfen sich über Eck berühren
flure-option-diagonal_teleporters-help = Seite an Seite dürfen sie nie liegen; hier geht es um die Diagonale.
flure-option-into_teleporter = Eine Figur schiebt einen Block auf einen Teleporter
flure-option-into_teleporter-help = Das geht nicht, oder der Block wird zerstört.
flure-option-into_teleporter-refused = Geht nicht
flure-option-into_teleporter-destroyed = Der Block wird zerstört
flure-option-sliding_piece = Was das Monster aufs Blut schiebt, trifft auf etwas
flure-option-sliding_piece-help = Es bleibt auf der Lache liegen, oder es schiebt weiter und kann vom Plan fallen.
flure-option-sliding_piece-stops = Bleibt auf der Lache
flure-option-sliding_piece-pushes = Schiebt weiter
flure-option-touching_pools = Zwei Lachen berühren sich
flure-option-touching_pools-help = Eine Figur rutscht umsonst von der einen in die andere, oder sie hält vor der zweiten an und zahlt einen neuen Punkt.
flure-option-touching_pools-slides = Rutscht durch
flure-option-touching_pools-pays = Zahlt einen neuen Punkt
flure-option-slide_to_monster = Das Monster steht hinter der Lache
flure-option-slide_to_monster-help = Wer darauf zurutscht, bleibt auf der Lache stehen, oder darf gar nicht rutschen.
flure-option-slide_to_monster-stops = Bleibt auf der Lache
flure-option-slide_to_monster-forbidden = Nicht erlaubt
flure-option-tie_at_turn_stone = Drehstein voraus, Gleichstand links und rechts
flure-option-tie_at_turn_stone-help = Das Monster sieht zwei Figuren gleich nah: Der Stein dreht es, oder es schiebt ihn wie jeden anderen.
flure-option-tie_at_turn_stone-turns = Der Stein dreht es
flure-option-tie_at_turn_stone-pushes = Es schiebt den Stein
flure-option-must_enter = In Runde 1 musst du hinein
flure-option-must_enter-help = Die zwei Figuren, die du in Runde 1 ziehst, dürfen nicht draußen bleiben, wenn sie hineinkönnen.
flure-option-nobody_saved = Niemand hat eine Figur gerettet
flure-option-nobody_saved-help = Dann gewinnt niemand, oder ihr gewinnt alle.
flure-option-nobody_saved-nobody = Niemand gewinnt
flure-option-nobody_saved-everybody = Alle gewinnen

flure-figure = die { $number } von { $who }
flure-number-coloured = farbige { $number }
flure-number-black = schwarze { $number }
flure-tile-stone = ein Stein
flure-tile-crystal = ein Kristall
flure-tile-turn-right = ein Rechtsdreh-Stein
flure-tile-turn-round = ein Kehrtwende-Stein
flure-tile-knobbed = ein gezackter Teleporter
flure-tile-round = ein runder Teleporter
flure-tile-2x2 = die quadratische Lache
flure-tile-4x1 = die lange Lache, von West nach Ost
flure-tile-1x4 = die lange Lache, von Nord nach Süd
flure-card-5 = 5 Schritte
flure-card-7 = 7 Schritte
flure-card-8 = 8 Schritte
flure-card-10 = 10 Schritte
flure-card-1h = 1 Treffer
flure-card-2h = 2 Treffer
flure-card-3h = 3 Treffer
flure-direction-N = Norden
flure-direction-E = Osten
flure-direction-S = Süden
flure-direction-W = Westen
flure-by-wall = die Wand
flure-by-monster = das Monster
flure-by-teleporter = einen Teleporter
flure-by-block = einen Block
flure-by-figure = eine Figur
flure-by-stuck-block = einen Block, der sich nicht schieben lässt
flure-by-pool = die nächste Lache

flure-ask-starter = Es wird ausgelost, wer beginnt.
flure-ask-monster = Das Monster kommt: Seine Karte für Runde { $round } wird aufgedeckt.
flure-ask-over = Das Spiel ist aus.
flure-ask-place = Leg ein Plättchen aus (noch { $left }).
flure-ask-play = { $left ->
    [one] Runde { $round }: Zieh deine letzte Figur.
   *[other] Runde { $round }: Zieh eine deiner { $left } Figuren.
}
flure-wait-place = { $who } legt ein Plättchen aus.
flure-wait-play = Runde { $round }: { $who } zieht eine Figur.

flure-do-stay = Deine { $number } bleibt stehen
flure-do-stay-outside = Deine { $number } bleibt draußen
flure-do-go = Deine { $number } geht nach { $square }
flure-do-enter = Deine { $number } kommt herein und geht nach { $square }
flure-do-leave = Deine { $number } geht hinaus und ist in Sicherheit
flure-do-pushing = { $move }; { $effects }
flure-do-moved = der Block von { $source } wird nach { $square } geschoben
flure-do-gone = der Block auf { $square } verlässt das Spiel
flure-do-place = Auf { $square } legen: { $tile }
flure-do-place-arrow = Auf { $square } legen: { $tile }, Pfeil nach { $arrow }

flure-starter = { $who } beginnt.
flure-placed = { $who } legt aus: { $tile } auf { $square }.
flure-placed-arrow = { $who } legt aus: { $tile } auf { $square }, Pfeil nach { $arrow }.
flure-setup-done = Der Saal ist bereit. { $who } beginnt.
flure-second-half = Die zweite Hälfte: Alle Karten werden gemischt, und wer jetzt gefressen wird, kommt nicht wieder.
flure-round = Runde { $round }. { $who } beginnt.

flure-entered = { $figure } kommt herein.
flure-entered-over = { $figure } kommt herein. Dort steht schon { $over }, also muss sie weiter.
flure-stepped = { $figure } geht nach { $square }.
flure-stepped-over = { $figure } geht nach { $square }; dort steht { $over }.
flure-slid = { $figure } rutscht auf dem Blut kostenlos weiter nach { $square }.
flure-slid-over = { $figure } rutscht auf dem Blut kostenlos weiter nach { $square }; dort steht { $over }.
flure-slide-stopped = { $figure } bleibt auf dem Blut auf { $square } stehen, aufgehalten durch { $by }.
flure-stayed = { $figure } bleibt stehen.
flure-stayed-outside = { $figure } bleibt draußen.
flure-flipped = { $who } dreht die Figur um: Jetzt zeigt sie { $number }.
flure-flipped-unplayed = { $who } hat zwei Figuren gezogen; eine weitere wird einfach umgedreht und zeigt { $number }.
flure-saved = { $count ->
    [one] Draußen und sicher: { $figure }. Das ist die erste für { $who }.
   *[other] Draußen und sicher: { $figure }. Das sind { $count } für { $who }.
}
flure-pushed = { $piece } wird von { $source } nach { $square } geschoben.
flure-pushed-by-monster = { $piece } wird vom Monster von { $source } nach { $square } geschoben.
flure-piece-slid = { $piece } rutscht auf dem Blut weiter nach { $square }.
flure-piece-stopped = { $piece } bleibt auf dem Blut auf { $square } liegen, aufgehalten durch { $by }.
flure-gone-edge = { $piece } wird von { $square } über den Rand geschoben und ist weg.
flure-gone-teleporter = { $piece } wird von { $square } in den Teleporter geschoben und zerstört.
flure-gone-corner = { $piece } gerät in die Ecke { $square } und ist aus dem Spiel.

flure-card = Die Karte des Monsters: { $card }. Verdeckt: { $left }.
flure-sight = { $figure } ({ $distance })
flure-looked-nothing = Es sieht niemanden und blickt weiter nach { $facing }.
flure-looked-ahead = Es sieht { $seen }: Die nächste steht geradeaus, also weiter nach { $facing }.
flure-looked-turns = Es sieht { $seen }, also dreht es sich nach { $facing }.
flure-looked-tie = Es sieht { $seen }: gleich nah, also geradeaus nach { $facing }.
flure-monster-stepped = Das Monster geht nach { $square }.
flure-monster-slid = Das Monster rutscht über das Blut nach { $square }.
flure-monster-wrapped = Das Monster geht bei { $letter } durch die Wand und kommt auf { $square } heraus.
flure-monster-teleported = Das Monster springt nach { $square } und blickt nach { $facing }, wie der Pfeil zeigt.
flure-monster-turned = Direkt vor ihm auf { $square } liegt { $piece }: Das Monster dreht sich auf der Stelle nach { $facing }.
flure-step-lost = Die Drehsteine würden es endlos drehen: Das Monster verliert auf { $square } einen Schritt.
flure-step-lost-sliding = Es würde endlos im Kreis rutschen: Das Monster verliert einen Schritt und bleibt auf { $square }.
flure-walk-ended = Nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
} bleibt das Monster auf { $square } stehen und blickt nach { $facing }; { $lost ->
    [0] niemand ist verloren
    [one] eine Figur ist verloren
   *[other] { $lost } Figuren sind verloren
}.
flure-lost-eaten-back = { $figure } wird auf { $square } gefressen und wartet wieder draußen.
flure-lost-eaten-turned = { $figure } wird auf { $square } gefressen und wartet umgedreht wieder draußen.
flure-lost-eaten-for-good = { $figure } wird auf { $square } gefressen und ist aus dem Spiel.
flure-lost-edge-back = { $figure } wird von { $square } über den Rand geschoben und wartet wieder draußen.
flure-lost-edge-turned = { $figure } wird von { $square } über den Rand geschoben und wartet umgedreht wieder draußen.
flure-lost-edge-for-good = { $figure } wird von { $square } über den Rand geschoben und ist aus dem Spiel.
flure-lost-teleporter-back = { $figure } wird von { $square } in einen Teleporter geschoben und wartet wieder draußen.
flure-lost-teleporter-turned = { $figure } wird von { $square } in einen Teleporter geschoben und wartet umgedreht wieder draußen.
flure-lost-teleporter-for-good = { $figure } wird von { $square } in einen Teleporter geschoben und ist aus dem Spiel.
flure-left-behind = { $figure } bleibt zurück.
flure-ended-saved = { $who } hat genug Figuren gerettet und gewinnt.
flure-ended-cards = Die letzte Karte ist gespielt. { $who } liegt bei den geretteten Figuren vorn und gewinnt.
flure-ended-cards-nobody = Die letzte Karte ist gespielt, und niemand hat es hinausgeschafft. Das Monster gewinnt.
flure-ended-cards-everybody = Die letzte Karte ist gespielt, und niemand hat es hinausgeschafft: { $who } gewinnen gemeinsam.
flure-ended-nobody-left = Der Saal ist leer. { $who } liegt bei den geretteten Figuren vorn und gewinnt.
flure-ended-nobody-left-nobody = Der Saal ist leer, und niemand hat es hinausgeschafft. Das Monster gewinnt.
flure-ended-nobody-left-everybody = Der Saal ist leer, und niemand hat es hinausgeschafft: { $who } gewinnen gemeinsam.

flure-wall = Schritt { $step }: Von { $square } geht es hier nicht weiter, da ist eine Wand. Nimm einen anderen Weg.
flure-monster = Schritt { $step }: Von { $square } aus steht das Monster im Weg. Geh um es herum.
flure-teleporter = Schritt { $step }: Figuren dürfen nicht auf einen Teleporter. Geh um ihn herum.
flure-behind-wall = Schritt { $step }: Der Block lässt sich nicht in die Wand schieben. Schieb ihn in eine andere Richtung.
flure-behind-block = Schritt { $step }: Zwei Blöcke hintereinander sind zu schwer. Schieb nur einen.
flure-behind-figure = Schritt { $step }: Hinter dem Block steht eine Figur. Schieb von einer anderen Seite.
flure-behind-monster = Schritt { $step }: Hinter dem Block steht das Monster. Schieb von einer anderen Seite.
flure-behind-teleporter = Schritt { $step }: Hinter dem Block liegt ein Teleporter. Schieb von einer anderen Seite.
flure-slides-to-monster = Schritt { $step }: Du würdest auf das Monster zurutschen. Betritt das Blut von einer anderen Seite.
flure-no-points = Diese Figur hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Weiter kommt sie nicht.
flure-ends-on-figure = Auf { $square } steht schon eine andere Figur. Geh weiter oder halte davor.
flure-not-at-exit = Hinaus geht es nur auf a1, und du stehst auf { $square }.
flure-not-outside = Diese Figur ist schon drinnen. Lass das i weg.
flure-still-outside = Diese Figur ist noch draußen. Beginn ihren Weg mit i.
flure-entrance-monster = Auf dem Eingang steht das Monster. In dieser Runde kommt niemand herein.
flure-entrance-block = Auf dem Eingang liegt ein Block. Schieb ihn beim Hereinkommen nach Norden (i^) oder Westen (i<).
flure-entrance-empty = Auf dem Eingang liegt kein Block. Komm einfach mit i herein.
flure-already-out = Diese Figur ist schon draußen. Hier endet ihr Weg.
flure-must-enter = In Runde 1 muss herein, wer kann. Beginn den Weg mit i.
flure-over = Das Spiel ist aus.
flure-not-now-starter = Erst wird ausgelost, wer beginnt.
flure-not-now-place = Die Plättchen werden ausgelegt: Leg eines aus.
flure-not-now-figures = Die Figuren sind dran: Zieh eine.
flure-not-now-monster = Das Monster ist dran: Erst kommt seine Karte.
flure-not-your-turn = { $who } ist an der Reihe. Warte, bis du dran bist.
flure-wait-for-chance = Einen Moment: Erst entscheidet der Zufall.
flure-no-such-seat = Hier gibt es { $seats } Plätze.
flure-no-such-figure = Diese Figur gibt es hier nicht. Nimm eine von deinen.
flure-not-your-figure = { $figure } gehört { $who }. Nimm eine von deinen.
flure-figure-not-in-play = { $figure } ist nicht mehr im Spiel. Nimm eine andere.
flure-already-played = { $figure } wurde in dieser Runde schon gezogen. Nimm eine andere.
flure-card-not-there = Die Karte { $card } kann jetzt nicht kommen.
flure-no-such-tile = Davon ist keins mehr da: { $tile }. Nimm ein anderes Plättchen.
flure-arrow = Teleporter brauchen einen Pfeil (etwa K>), andere Plättchen haben keinen.
flure-place-off-board = Von { $square } aus passt das Plättchen nicht in den Saal. Nimm ein anderes Feld.
flure-place-kept-free = { $square } liegt zu nah an Eingang oder Ausgang. Nimm ein anderes Feld.
flure-place-occupied = Auf { $square } ist etwas im Weg. Nimm ein anderes Feld.
flure-place-beside-teleporter = Auf { $square } läge er neben einem anderen Teleporter. Nimm ein anderes Feld.
flure-text-path = „{ $found }“ ist kein Weg. Schreib je Schritt N, E, S oder W, i für herein, o für hinaus, oder stay.
flure-text-figure = „{ $found }“ ist keine Figur, die hier in Frage kommt. Schreib Buchstabe und Zahl, wie sie zu sehen sind: { $known }.
flure-text-place = „{ $found }“ legt kein Plättchen aus. Schreib zum Beispiel R d4, K> e5 oder ~2x2 c3.
flure-text-card = „{ $found }“ ist keine Karte. Es gibt { $expected }.
flure-text-starter = „{ $found }“ sagt nicht, wer beginnt. Schreib zum Beispiel: starter B.
flure-diagram-line = Zeile { $line }: „{ $found }“ ist weder Kopfzeile (Name: Wert) noch Reihe (Nummer und Felder).
flure-diagram-key = Zeile { $line }: Eine Kopfzeile „{ $found }“ gibt es nicht. Erwartet wird { $expected }.
flure-diagram-value = Zeile { $line }: „{ $found }“ passt nicht. Erwartet wird: { $expected }.
flure-diagram-twice = Zeile { $line }: „{ $found }“ steht zweimal da oder einmal zu oft.
flure-diagram-late = Zeile { $line }: Die Kopfzeile „{ $found }“ muss über den Reihen stehen.
flure-diagram-row = Zeile { $line }: Reihe { $row } hat { $expected } Felder, hier stehen { $found }.
flure-diagram-token = Zeile { $line }, Feld { $square }: „{ $found }“ ist unbekannt. Es gibt . ~ # * R U K^ O> M< A4 a3.
flure-diagram-played = Zeile { $line }: „{ $found }“ liegt so weder im Saal noch draußen.
flure-diagram-seats = Zeile { $line }: Die Figuren passen nicht zu { $seats } Plätzen. Ab fünf hat niemand die 3/4.
flure-diagram-turn = Zeile { $line }: „{ $found }“ hat keine Figur, die ziehen kann.

flure-count-saved = { $number } gerettet
flure-count-eaten = { $number } gefressen
