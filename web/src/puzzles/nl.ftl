web-puzzle-unnamed = Een level zonder naam
web-puzzle-ungraded = nog niet bekend
web-puzzle-difficulty = Moeilijkheid: { $word }
web-puzzle-stars = { $stars } van 3 sterren
web-puzzle-of = { $number } van { $all }
web-puzzle-count = { $solved } van { $all } levels opgelost. Wat je hebt bereikt, blijft in deze browser.
web-puzzle-all = Alle levels
web-puzzle-broken = Dit level kan niet worden geopend
web-puzzle-daily = De puzzel van de dag
web-puzzle-daily-text = Voor iedereen dezelfde: mild op maandag, gemeen op zondag.
web-puzzle-streak = { $days ->
    [0] Nog geen reeks
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
}
web-puzzle-being-made = De puzzel van de dag wordt gemaakt. Dat kan een halve minuut duren, één keer per dag.
web-puzzle-longest = Je langste reeks: { $days } dagen
web-puzzle-tries = { $tries ->
    [one] In één poging opgelost
   *[other] Opgelost in { $tries } pogingen
}
web-puzzle-share = Resultaat kopiëren
web-puzzle-share-level = Link kopiëren

web-puzzle-hall-label = De zaal. Pijltjestoetsen verplaatsen de cursor, Enter doet wat een veld biedt.
web-puzzle-arrange = { $left ->
    [0] Meer kan er niet veranderen. Laat het monster los.
    [one] Richt de zaal in: nog één verandering. Laat dan het monster los.
   *[other] Richt de zaal in: hoogstens { $left } veranderingen. Laat dan het monster los.
}
web-puzzle-just-go = Hier valt niets te veranderen. Laat het monster los.
web-puzzle-begin-place = Pak een tegel uit de voorraad en leg hem op een verlicht veld. Laat dan het monster los.
web-puzzle-begin-move = Druk op een figuur met een ring, dan op een verlicht veld. Laat dan het monster los.
web-puzzle-begin-turn = Druk op een pijl om hem te draaien. Laat dan het monster los.
web-puzzle-begin-face = Druk op het monster om het te draaien. Laat het dan los.
web-puzzle-hand = In je hand: { $what }. Kies een verlicht veld.
web-puzzle-hand-nowhere = In je hand: { $what }. Er is nu geen veld voor.
web-puzzle-in-hand = Wat je in je hand hebt
web-puzzle-stock = Tegels om te leggen
web-puzzle-changes = Wat je hebt veranderd
web-puzzle-take-back = Terugnemen
web-puzzle-take-back-one = Terugnemen: { $change }
web-puzzle-cancel = Laat maar
web-puzzle-undo = Ongedaan maken
web-puzzle-redo = Opnieuw
web-puzzle-reset = Opnieuw beginnen
web-puzzle-go = Laat het monster los
web-puzzle-off = Het monster kijkt om zich heen.
web-puzzle-no-more = Meer veranderingen mogen niet. Neem eerst iets terug.
web-puzzle-none-left = Daar is er geen meer van. Neem er een terug uit de zaal.
web-puzzle-not-here = Daar mag het niet liggen. Kies een verlicht veld.
web-puzzle-fixed = Dit blijft zo. Wat je mag veranderen, heeft een lichte rand.
web-puzzle-empty = leeg
web-puzzle-may-lie = hier mag het liggen
web-puzzle-may-change = dit mag je veranderen
web-puzzle-own-on = jouw { $figure }
web-puzzle-enemy-on = de vijand { $figure }
web-puzzle-monster-on = het monster, kijkt naar { $facing }
web-puzzle-teleporter-on = { $tile }, pijl naar { $arrow }
web-puzzle-placed = { $tile } op { $square }
web-puzzle-placed-arrow = { $tile } op { $square }, pijl naar { $arrow }
web-puzzle-moved = { $figure } gaat { $path } naar { $square }
web-puzzle-move-path = { $figure } gaat { $path }
web-puzzle-turned = de pijl op { $square } wijst naar { $arrow }
web-puzzle-faced = het monster kijkt naar { $facing }

web-puzzle-goal = Het monster moet alle vijanden pakken en niemand van jou.
web-puzzle-own = van jou
web-puzzle-enemy = vijanden
web-puzzle-may-place = { $tiles ->
    [one] Leg de tegel uit de voorraad.
   *[other] Leg hoogstens { $tiles } tegels uit de voorraad.
}
web-puzzle-may-place-where = Gearceerde velden blijven vrij.
web-puzzle-may-move = Deze figuren mag je elk één keer verplaatsen, hoogstens zo ver: { $figures }.
web-puzzle-may-turn = Draai pijlen door ze aan te tikken: { $squares }.
web-puzzle-may-face = Draai het monster door het aan te tikken.
web-puzzle-most = { $most ->
    [one] In totaal één verandering.
   *[other] In totaal hoogstens { $most } veranderingen.
}
web-puzzle-hint-1 = Een hint
web-puzzle-hint-2 = Zeg meer
web-puzzle-hint-3 = Wat nu te doen
web-puzzle-list = Alles als lijst

web-puzzle-walk = De wandeling
web-puzzle-step = Stap { $number } van { $last }
web-puzzle-back = Eén stap terug
web-puzzle-on = Eén stap verder
web-puzzle-rewind = Terug naar het inrichten
web-puzzle-loop-from = Vanaf hier herhaalt het rondje zich.
web-puzzle-before = Je beste tot nu: veranderingen { $changes }, stappen { $steps }.
web-puzzle-better = Beter dan eerst: dat waren veranderingen { $changes }, stappen { $steps }.
web-puzzle-next = Verder: { $name }
web-puzzle-again = Nog een keer
web-puzzle-edit = Dit level veranderen
web-puzzle-editor = Een level maken

web-puzzle-keys = Toetsen
web-puzzle-key-move = ↑ → ↓ ←
web-puzzle-key-move-does = de cursor; de stappen van de wandeling
web-puzzle-key-act = Enter
web-puzzle-key-act-does = pakken, neerleggen, draaien
web-puzzle-key-stock = 1 … 8
web-puzzle-key-stock-does = een tegel uit de voorraad
web-puzzle-key-turn = T
web-puzzle-key-turn-does = draaien
web-puzzle-key-back = ⌫ Esc
web-puzzle-key-back-does = terugnemen; laat maar, of terug naar het inrichten
web-puzzle-key-undo = U Y X
web-puzzle-key-undo-does = ongedaan, opnieuw, alles terug
web-puzzle-key-next = N
web-puzzle-key-next-does = naar het volgende verlichte veld
web-puzzle-key-go = G
web-puzzle-key-go-does = laat het monster los
web-puzzle-key-hint = H
web-puzzle-key-hint-does = een hint

web-puzzle-editor-text = Pak iets van onderen en zet het in de zaal; wat er al staat, kun je verplaatsen.
web-puzzle-editor-put = Kies een veld.
web-puzzle-palette = Wat er in de zaal kan
web-puzzle-erase = Weghalen
web-puzzle-where = Alleen hier mogen tegels liggen
web-puzzle-flip = Omdraaien
web-puzzle-movable = Figuren die mogen bewegen, en hoe ver
web-puzzle-turnable = Pijlen die je mag draaien
web-puzzle-facings = Het monster mag ook kijken naar
web-puzzle-changes-most = Hoogstens zoveel veranderingen
web-puzzle-name = Naam
web-puzzle-hint = Hint
web-puzzle-try = Uitproberen
web-puzzle-fine = Dit is een level. Probeer het uit of vraag de oplosser.
web-puzzle-need-monster = Zet eerst het monster in de zaal.
web-puzzle-need-enemy = Nu een vijand, B, C of D. Figuren van A zijn van de speler.
web-puzzle-ask-solver = Vraag de oplosser
web-puzzle-solver-thinking = De oplosser probeert alles …
web-puzzle-solver-smaller = Minder tegels, minder veranderingen of minder velden maken het makkelijker.
web-puzzle-solutions = De beste oplossingen tonen
web-puzzle-no-change = niets te veranderen
web-puzzle-steps = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
web-puzzle-link = Het hele level zit in deze link
web-puzzle-open = Een level openen
web-puzzle-open-file = Uit een tekstbestand
web-puzzle-open-text = Of plak een link of een tekst
web-puzzle-open-it = Openen
web-puzzle-clear = Begin met een lege zaal
