shy = Shy Monsters
shy-blurb = Eine Person baut ein Verlies aus verdeckten Karten, die andere muss hindurch. Die Monster beißen, aber nur dort, wo sie sich wohlfühlen.

shy-master = Herr des Verlieses
shy-hero = Held
shy-bat = Fledermaus
shy-dragon = Drache
shy-beast = grünes Biest
shy-serpent = Schlange
shy-kraken = Krake
shy-gargoyle = Wasserspeier
shy-corridor = Gang
shy-exit = Ausgang
shy-entrance = Eingang
shy-attack = Angriff
shy-jump = Sprung
shy-cell = { $cell }
shy-tile = { $cell } { $face }

shy-home-bat = Fühlt sich wohl, wenn an einer ihrer Ecken eine Karte liegt.
shy-home-dragon = Fühlt sich in einer Sackgasse wohl: ein Nachbar, die anderen drei Seiten leer.
shy-home-beast = Fühlt sich in einem geraden Gang wohl: Karten an zwei gegenüberliegenden Seiten, die anderen zwei leer.
shy-home-serpent = Fühlt sich in einem offenen Knick wohl: zwei benachbarte Seiten belegt, die Ecke dazwischen und die anderen Seiten leer.
shy-home-kraken = Fühlt sich an einer Kreuzung wohl: Karten an mindestens drei Seiten.
shy-home-gargoyle = Fühlt sich in einem Block aus zwei mal zwei Karten wohl.

shy-roles-drawn = { $master } ist Herr des Verlieses, { $hero } ist der Held.
shy-drew = { $master } zieht für Stockwerk { $floor }: { $monsters }.
shy-drew-hidden = { $master } zieht zwei Monster für Stockwerk { $floor } und sieht sie sich heimlich an.
shy-placed = { $master } legt auf { $cell }: { $face }.
shy-taken = { $master } nimmt zurück: { $tiles }.
shy-built = { $master } hat Stockwerk { $floor } fertig gebaut. Karten liegen auf { $cells }.
shy-named = { $hero } will { $cell } aufdecken und nennt noch eine zweite Karte.
shy-peeked = { $hero } deckt { $cell } aus der Ferne auf.
shy-explored = { $hero } geht nach { $cell }.
shy-explored-sure = { $hero } geht nach { $cell }, geradewegs ins Monster.
shy-attacked = { $hero } greift an und geht nach { $cell }.
shy-attacked-in-place = { $hero } schlägt nach { $cell }, ohne sich zu bewegen.
shy-jumped = { $hero } springt über { $over } nach { $to }.
shy-jumped-attacking = { $hero } springt über { $over } nach { $to } und greift dort an.
shy-revealed = Auf { $cell } liegt: { $face }.
shy-revealed-active = Auf { $cell } lauert: { $face }, aktiv. Das Monster fühlt sich hier wohl, und nichts daneben macht ihm Angst.
shy-revealed-uncomfortable = Auf { $cell } sitzt: { $face }, harmlos. Hier fühlt sich das Monster nicht wohl.
shy-revealed-frightened = Auf { $cell } sitzt: { $face }, harmlos. Das Monster hat Angst vor dem auf { $scare }, das schon vorher offen lag.
shy-killed = Der Angriff tötet das Monster auf { $cell }: { $face }.
shy-spared = Das Monster auf { $cell } war ohnehin harmlos ({ $face }). Der Angriff bleibt bereit.
shy-missed = Auf { $cell } ist kein Monster zu treffen. Der Angriff ist verbraucht.
shy-died = Das Monster auf { $cell } ({ $face }) erwischt { $hero } auf Stockwerk { $floor }.
shy-stuck = { $hero } sitzt auf Stockwerk { $floor } fest: Jeder Weg führt in ein aktives Monster, und keine Fähigkeit hilft.
shy-gave-up = { $hero } gibt auf Stockwerk { $floor } auf.
shy-cleared = { $hero } verlässt Stockwerk { $floor } lebend. Entdeckt: { $monsters }. { $undiscovered ->
    [0] Kein Monster blieb unentdeckt.
    [one] Ein Monster blieb unentdeckt.
   *[other] { $undiscovered } Monster blieben unentdeckt.
}
shy-cleared-unseen = { $hero } verlässt Stockwerk { $floor } lebend und hat keins der beiden Monster gesehen.
shy-uncovered = Bis jetzt verdeckt: { $tiles }.
shy-hero-wins = { $hero } ist aus allen drei Stockwerken entkommen und gewinnt.
shy-master-wins = { $winner } gewinnt als Herr des Verlieses. { $hero } hat { $survived ->
    [0] kein Stockwerk
    [one] ein Stockwerk
   *[other] { $survived } Stockwerke
} überlebt.
shy-swapped = Jetzt umgekehrt: { $master } ist Herr des Verlieses, { $hero } ist der Held.
shy-compared = { $winner } gewinnt gegen { $loser } mit { $more } zu { $less } überlebten Stockwerken.
shy-compared-even = Unentschieden: Beide haben { $survived ->
    [0] kein Stockwerk
    [one] ein Stockwerk
   *[other] { $survived } Stockwerke
} überlebt.

shy-ask-roles = Die Rollen werden ausgelost.
shy-ask-draw = Die Monster werden gezogen.
shy-ask-build = { $tiles ->
    [6] Leg deine sechs Karten.
    [one] Leg noch eine Karte, oder nimm eine zurück.
   *[other] Leg noch { $tiles } Karten, oder nimm eine zurück.
}
shy-ask-done = Alle Karten sind gelegt. Sag „fertig“, oder bau weiter um.
shy-ask-peek = Welche verdeckte Karte deckst du auf? { $peeks ->
    [one] Noch eine.
   *[other] Noch { $peeks }.
}
shy-ask-move = Wohin gehst du? Du hast auf diesem Stockwerk beide Fähigkeiten verbraucht.
shy-ask-move-skills = Wohin gehst du? Du hast noch: { $skills }.
shy-ask-wait-master = { $master } baut hinter dem Sichtschirm.
shy-ask-wait-hero = { $hero } ist unterwegs.
shy-ask-over = Das Spiel ist aus.

shy-do-place = Auf { $cell } legen: { $face }
shy-do-take = Die Karte auf { $cell } zurücknehmen
shy-do-done = Das Stockwerk ist fertig
shy-do-peek = { $cell } aus der Ferne aufdecken
shy-do-enough = Nichts mehr aufdecken
shy-do-explore = Nach { $cell } gehen
shy-do-explore-sure = Nach { $cell } gehen, geradewegs ins Monster
shy-do-attack = Auf { $cell } angreifen und hingehen
shy-do-strike = Nach { $cell } schlagen, ohne dich zu bewegen
shy-do-jump = Über { $over } nach { $to } springen
shy-do-jump-attack = Über { $over } nach { $to } springen und dort angreifen
shy-do-jump-sure = Über { $over } nach { $to } springen, geradewegs aufs Monster
shy-do-give-up = Aufgeben

shy-not-your-turn = Du bist nicht dran. Warte auf die andere Person.
shy-not-now = Das kann jetzt nicht passieren.
shy-not-in-pile = Diese zwei sind kein Paar aus dem Stapel. Nenne zwei verschiedene Monster, die noch darin sind.
shy-build-now = Jetzt wird gebaut: Leg eine Karte, nimm eine zurück oder sag „fertig“.
shy-not-in-hand = Diese Karte hast du nicht auf der Hand: { $face }. Wähle eine aus deiner Hand.
shy-must-touch = Auf { $cell } passt keine Karte. Wähle ein freies Feld, das mit einer Seite an die Karten um den Eingang grenzt.
shy-no-tile = Auf { $cell } liegt keine Karte. Wähle ein Feld mit einer Karte.
shy-no-take-backs = Auf diesem Stockwerk kannst du nichts mehr zurücknehmen. Mach mit dem weiter, was liegt.
shy-not-all-laid = Leg erst alle Karten: noch { $left }.
shy-peek-now = Deck erst eine Karte auf (noch { $left }), dann geh los.
shy-must-peek = Du musst noch { $left } aufdecken. Wähle eine verdeckte Karte.
shy-already-open = { $cell } liegt schon offen. Wähle eine verdeckte Karte.
shy-already-named = { $cell } hast du schon genannt. Wähle eine andere Karte.
shy-move-now = Jetzt bist du unterwegs: geh, greif an, spring oder gib auf.
shy-too-far = { $cell } liegt nicht neben dir. Geh auf eine Karte, die mit einer Seite an deine grenzt.
shy-attack-spent = Deinen Angriff hast du auf diesem Stockwerk verbraucht. Geh, oder spring, wenn du noch kannst.
shy-jump-spent = Deinen Sprung hast du auf diesem Stockwerk verbraucht. Geh, oder greif an, wenn du noch kannst.
shy-attack-moves = Wer angreift, geht auch hin. Mach beides in einem Zug.
shy-no-jump = Über { $over } nach { $to } kannst du nicht springen. Spring über eine Karte neben dir auf eine Karte, die an diese grenzt.
shy-say-sure = Dieses Monster ist aktiv und würde dich erwischen: { $face }. Wenn du wirklich willst, sag, dass du sicher bist.
shy-no-danger = Dort droht keine bekannte Gefahr. Geh einfach.
shy-expected-move = Das verstehe ich nicht. Versuch etwas wie: { $expected }.
shy-bad-diagram = Zeile { $line }: erwartet wird { $expected }.
shy-want-once = { $key } nur einmal
shy-want-columns = eine Zeile mit den Buchstaben der Spalten
shy-want-row = eine Reihe aus Nummer und { $squares ->
    [one] einem Feld
   *[other] { $squares } Feldern
}
shy-want-square = eine Karte ({ $codes }), { $empty } für ein leeres Feld oder { $entrance } auf { $cell }
shy-want-tile = eine Karte ({ $codes })
shy-want-no-tiles = keine Karte, bevor die Monster gezogen sind
shy-want-floor = ein Stockwerk aus zwei Monstern, drei co und einem ex, die beim Bauen auch auf der Hand sein dürfen
shy-want-monsters = { $count ->
    [0] noch kein Monster unter discovered oder undiscovered
   *[other] ein Satz von { $count } verschiedenen Monstern, verteilt auf discovered, undiscovered und das Stockwerk
}
shy-want-survived = survived: die Zahl der Stockwerke (0–3) für jedes beendete Spiel
shy-want-named = named: das Feld einer verdeckten Karte
shy-want-master = master: A oder B, und ? nur bei phase: roles
shy-want-ending = ending: exit, eaten, stuck oder gave-up bei phase: over, und nur dort
shy-want-one-hero = nur ein Held
shy-want-together = ein Stockwerk, dessen Karten alle mit dem Eingang zusammenhängen
shy-want-unexplored = ein verdecktes Stockwerk mit dem Helden auf dem Eingang
shy-want-at-home = ! nur bei Monstern, die sich wohlfühlen
shy-want-hero-revealed = der Held auf einer aufgedeckten Karte
shy-want-hero-safe = der Held weder auf einem aktiven Monster noch auf dem Ausgang

shy-preset-default = Wie in der Anleitung
shy-preset-return-match = Hin und zurück: zwei Spiele
shy-option-master = Herr des Verlieses
shy-option-master-help = Wer im ersten Spiel baut.
shy-option-master-random = Das Los entscheidet
shy-option-master-first = Der erste Platz
shy-option-master-second = Der zweite Platz
shy-option-games = Spiele
shy-option-games-help = Bei zwei Spielen tauscht ihr nach dem ersten die Rollen. Wer als Held mehr Stockwerke überlebt, gewinnt.
shy-option-games-1 = Ein Spiel
shy-option-games-2 = Zwei Spiele mit Rollentausch
shy-option-take_backs = Zurücknehmen
shy-option-take_backs-help = Wie oft der Herr des Verlieses auf einem Stockwerk eine Karte zurücknehmen darf.
shy-option-peeks = Aufdecken aus der Ferne
shy-option-peeks-help = Ob der Held vor dem Losgehen Karten aufdecken muss.
shy-option-peeks-must = Immer alle
shy-option-peeks-may = So viele der Held will
shy-option-peeking = Zwei Karten aufdecken
shy-option-peeking-help = Ob die zweite Wahl von der ersten Karte abhängen darf.
shy-option-peeking-one-by-one = Nacheinander
shy-option-peeking-together = Erst beide nennen, dann beide aufdecken
shy-option-jumped_at_exit = Sprung auf den Ausgang
shy-option-jumped_at_exit-help = Was mit der übersprungenen Karte passiert.
shy-option-jumped_at_exit-stays-hidden = Sie bleibt verdeckt
shy-option-jumped_at_exit-revealed = Sie wird vorher aufgedeckt
shy-option-attack_in_place = Angriff ohne Bewegung
shy-option-attack_in_place-help = Der Held darf nach einer Nachbarkarte schlagen und stehen bleiben.
shy-option-attack_on_harmless = Angriff auf ein harmloses Monster
shy-option-attack_on_harmless-help = Ob der Angriff verbraucht ist, wenn das Monster gar nicht gebissen hätte.
shy-option-attack_on_harmless-spent = Tötet es und ist verbraucht
shy-option-attack_on_harmless-kept = Verschont es und bleibt bereit
shy-option-uncomfortable_frightens = Auch deplatzierte Monster machen Angst
shy-option-uncomfortable_frightens-help = Ein aufgedecktes Monster außerhalb seines Wohlfühlbereichs macht dem nächsten trotzdem Angst.
shy-option-stuck = Held sitzt fest
shy-option-stuck-help = Was passiert, wenn jeder Weg in ein bekanntes aktives Monster führt und keine Fähigkeit hilft.
shy-option-stuck-loses = Der Herr des Verlieses gewinnt
shy-option-stuck-plays-on = Der Held wählt sein Ende

shy-count-floors = { $number } von { $most } Stockwerken
