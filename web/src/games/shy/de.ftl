web-shy-field = Das Verlies. Mit den Pfeiltasten von Karte zu Karte.
web-shy-reference = Die sechs Monster und wo sie sich wohlfühlen
web-shy-is-gone = Erledigt: Es war auf einem früheren Stockwerk.
web-shy-is-here = Es liegt auf diesem Stockwerk offen.
web-shy-is-mine = Du hast es auf diesem Stockwerk.
web-shy-is-possible = Es kann noch kommen.
web-shy-remaining = Auf früheren Stockwerken gesehen: { $seen }. Ungesehen geblieben: { $unseen }.
web-shy-hint-master = Ein Monster beißt, wo es sich wohlfühlt. Gefüllt: Dort muss eine Karte liegen. Kreuz: keine. Gedreht gilt auch.
web-shy-hint-hero = Zwei davon lauern auf jedem Stockwerk und beißen nur, wo sie sich wohlfühlen. Gefüllt: eine Karte. Kreuz: keine.
web-shy-screen = { $name } baut hinter dem Sichtschirm. Und ihr da: nicht gucken.
web-shy-floor = Stockwerk { $floor } von 3
web-shy-peeks = { $number ->
    [one] noch einmal spähen
   *[other] noch { $number }-mal spähen
}
web-shy-game = Spiel { $number } von 2
web-shy-face-down = verdeckt
web-shy-free = freies Feld
web-shy-suits = passt zu diesem Monster
web-shy-status-hidden = verdeckt
web-shy-status-open = offen
web-shy-status-active = aktiv
web-shy-status-uncomfortable = unwohl, harmlos
web-shy-status-frightened = erschrocken, harmlos
web-shy-status-dead = tot
web-shy-aim-place = die Karte hier hinlegen
web-shy-aim-take = zurücknehmen
web-shy-aim-peek = spähen
web-shy-aim-explore = hingehen
web-shy-aim-attack = angreifen
web-shy-aim-jump = hinspringen
web-shy-aim-jump-attack = hinspringen und angreifen
web-shy-aim-over = über diese springen
web-shy-hand = Deine Karten
web-shy-hand-empty = Alle Karten liegen. Nimm eine auf, um sie zu verschieben, oder mach das Stockwerk fertig.
web-shy-skills = Fähigkeiten
web-shy-ready = bereit
web-shy-spent = verbraucht
web-shy-how-to-build = Leg sie auf ein leuchtendes Feld, oder zieh sie hin. Ein Klick auf eine Karte nimmt sie wieder auf.
web-shy-how-to-finish = Alles liegt. Ein Klick nimmt eine Karte wieder auf, oder du bist fertig.
web-shy-how-to-peek = { $number ->
    [one] Wähle eine Tür, hinter die du spähst. Von dort erreicht dich nichts.
   *[other] Wähle eine Tür, hinter die du spähst; { $number }-mal insgesamt. Von dort erreicht dich nichts.
}
web-shy-how-to-walk = Geh auf eine leuchtende Karte, oder wähle erst eine Fähigkeit.
web-shy-how-to-attack = Angriff: Was dort ist, stirbt, und du gehst hin.
web-shy-how-to-jump = Sprung: über eine Karte auf die nächste. Zuerst siehst du, wo du landest.
web-shy-how-to-jump-attack = Sprung und Angriff: über eine Karte, das Schwert voran.
web-shy-watch = { $hero } ist unterwegs. Schau unschuldig.
web-shy-wait = Einen Augenblick …
web-shy-fears = Was könnte wo beißen?
web-shy-done = Das Stockwerk ist fertig
web-shy-enough = Genug gespäht
web-shy-give-up = Aufgeben
web-shy-sure = Du weißt, wer dort wartet ({ $monster }), hellwach. Wirklich?
web-shy-sure-give-up = Hier aufgeben und das Verlies den Monstern lassen?
web-shy-yes-sure = Ja, wirklich
web-shy-rather-not = Lieber nicht
web-shy-which = Hingehen, oder von hier aus schlagen?
web-shy-go = Hingehen
web-shy-stay = Von hier aus
web-shy-over-which = Über welche Karte? Sie wird aufgedeckt, wenn du überlebst.
web-shy-no-jump = Dorthin kannst du nicht springen. Wähle eine der leuchtenden Karten: zwei Schritte geradeaus oder um die Ecke.
web-shy-peek-first = Erst spähen, dann die Fähigkeiten.
web-shy-end-exit = { $hero } ist aus allen drei Stockwerken entkommen!
web-shy-end-eaten = Haps. { $master } und die Monster gewinnen!
web-shy-end-stuck = { $hero } sitzt fest. { $master } gewinnt!
web-shy-end-gave-up = { $hero } hat aufgegeben. { $master } gewinnt!
