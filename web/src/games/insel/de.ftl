web-insel-island = Die Insel
web-insel-actions = Was du tun kannst
web-insel-treasures = Artefakte
web-insel-not-laid = Hier liegt noch nichts.
web-insel-tile-dry = { $tile } ({ $square }), trocken.
web-insel-tile-flooded = { $tile } ({ $square }), überflutet.
web-insel-tile-sunk = { $tile } ({ $square }), versunken.
web-insel-standing = Hier: { $names }.
web-insel-is-landing = Von hier bringt der Helikopter alle heim.
web-insel-is-treasure = Hier birgst du: { $treasure }.
web-insel-is-start = Startfeld: { $role }.
web-insel-risk-floods = Wird zu { $percent } % überflutet.
web-insel-risk-sinks = Versinkt zu { $percent } %.
web-insel-can-go = Dorthin kannst du ziehen.
web-insel-can-swim = Dorthin kannst du schwimmen.
web-insel-can-shore = Das kannst du trockenlegen.
web-insel-can-push = Dorthin kann die Figur gezogen werden.
web-insel-can-sandbags = Hier helfen Sandsäcke.
web-insel-can-helicopter = Hier kann der Helikopter landen.
web-insel-do-go = Ziehen
web-insel-do-swim = Schwimmen
web-insel-swim = Schwimmen
web-insel-do-shore = Trockenlegen
web-insel-do-push = Andere ziehen
web-insel-do-give = Karte geben
web-insel-do-sandbags = Sandsäcke
web-insel-do-helicopter = Helikopter
web-insel-capture = Bergen: { $treasure }
web-insel-leave = Gemeinsam heimfliegen
web-insel-end = Aktionen beenden
web-insel-end-sure = { $left ->
    [one] Sicher? Eine Aktion bleibt ungenutzt
   *[other] Sicher? { $left } Aktionen bleiben ungenutzt
 }
web-insel-pass-draw-window = Keine Karte: nachziehen
web-insel-pass-flood-window = Keine Karte: Flut kommen lassen
web-insel-decline = Helikopter behalten
web-insel-decline-sure = Sicher? Dann haben wir verloren
web-insel-asking = Nach Sonderkarten fragen
web-insel-asking-every = vor jeder gezogenen Karte
web-insel-asking-flood = einmal pro Zug, vor der Flut
web-insel-asking-needed = nur zum Heimfliegen oder Retten
web-insel-which = Was möchtest du hier tun?
web-insel-who-moves = Wen ziehst du?
web-insel-who-flies = Wer fliegt mit?
web-insel-push-who = { $name } ziehen
web-insel-then-tile = Dann wähle ein leuchtendes Feld.
web-insel-pick-flooded = Wähle das überflutete Feld, das trocken werden soll.
web-insel-give-what = Welche Karte, und an wen?
web-insel-give = { $card } an { $name }
web-insel-discard-what = Mehr als fünf Karten darfst du nicht halten. Welche gibst du ab?
web-insel-discard = { $card }
web-insel-discard-sure = Sicher? { $card } abwerfen
web-insel-hand-of = Handkarten von { $name }
web-insel-hand-size = { $number } Handkarten, höchstens { $most }
web-insel-no-cards = Keine Karten
web-insel-left = { $left ->
    [one] Noch eine Aktion
   *[other] Noch { $left } Aktionen
 }
web-insel-water = Pegel { $level } von { $most }: { $cards } Flutkarten pro Zug
web-insel-water-skull = Die Flut hat den Totenkopf erreicht
web-insel-next-draw = Als Nächstes: Artefaktkarte { $number } von { $most }
web-insel-next-flood = Als Nächstes: Flutkarte { $number } von { $most }
web-insel-treasure-deck = Artefaktkarten: { $number }
web-insel-rises-left = { $card }: { $number }
web-insel-flood-deck = Flutkarten: { $number }
web-insel-known = { $number ->
    [one] eine bekannte obenauf
   *[other] { $number } bekannte obenauf
 }
web-insel-still-in-deck = Noch im Artefaktstapel
web-insel-treasure-discard = Artefaktablage: { $number }
web-insel-flood-discard = Flutablage: { $number }
web-insel-gone = Für immer versunken: { $number }
web-insel-fetched = { $treasure }: geborgen.
web-insel-to-fetch = { $treasure }: { $places ->
    [one] nur noch ein Feld
   *[other] noch { $places } Felder
 }, die vollste Hand hält { $cards } von { $needed } Karten.
web-insel-forecast = Flutvorhersage
web-insel-forecast-off = Vorhersage aus
web-insel-forecast-this_turn = Flut in diesem Zug, %
web-insel-forecast-before_next = Bis zu meinem Zug, %
web-insel-to = geht an { $name }
web-insel-turned = aufgedeckt von { $name }
web-insel-from = verlässt die Hand von { $name }
web-insel-won = Ihr seid mit allen vier Artefakten entkommen!
web-insel-sum-treasures = Artefakte: { $number } von { $most }.
web-insel-sum-tiles = Verlorene Felder: { $number } von { $most }.
web-insel-sum-water = Pegel: { $level } von { $most }.
web-insel-watching = Du schaust zu; die Spieler entscheiden.
web-insel-pick-pawn = Wähle erst, wen du ziehst.
web-insel-discard-first = Komm erst auf fünf Karten herunter.
web-insel-second-shore = Deine zweite Hälfte: Lege noch ein Feld neben dir trocken oder beende deine Aktionen.
web-insel-second-push = Dein zweiter Schritt: Zieh eine andere Figur einen Schritt oder beende deine Aktionen.
web-insel-players = Spieler und ihre Karten
web-insel-water-and-cards = Wasser und Stapel
web-insel-facts = Etwa 30 Minuten, ab 10 Jahren. Alle gegen das Wasser: auch Bots sind gute Gesellschaft.
