web-insel-island = Het eiland
web-insel-actions = Wat je kunt doen
web-insel-treasures = Schatten
web-insel-not-laid = Hier ligt nog niets.
web-insel-tile-dry = { $tile } ({ $square }), droog.
web-insel-tile-flooded = { $tile } ({ $square }), overstroomd.
web-insel-tile-sunk = { $tile } ({ $square }), gezonken.
web-insel-standing = Hier: { $names }.
web-insel-is-landing = Van hier brengt de helikopter iedereen thuis.
web-insel-is-treasure = Hier bemachtig je: { $treasure }.
web-insel-is-start = Startplaats: { $role }.
web-insel-risk-floods = Overstroomt met { $percent } %.
web-insel-risk-sinks = Zinkt met { $percent } %.
web-insel-can-go = Hierheen kun je lopen.
web-insel-can-swim = Hierheen kun je zwemmen.
web-insel-can-shore = Deze kun je droogleggen.
web-insel-can-push = De pion kan hierheen.
web-insel-can-sandbags = Hier helpen zandzakken.
web-insel-can-helicopter = Hier kan de helikopter landen.
web-insel-do-go = Lopen
web-insel-do-swim = Zwemmen
web-insel-swim = Zwemmen
web-insel-do-shore = Droogleggen
web-insel-do-push = Anderen verplaatsen
web-insel-do-give = Kaart geven
web-insel-do-sandbags = Zandzakken
web-insel-do-helicopter = Helikopter
web-insel-capture = Bemachtigen: { $treasure }
web-insel-leave = Samen naar huis vliegen
web-insel-end = Stop met acties
web-insel-end-sure = { $left ->
    [one] Zeker? Eén actie blijft ongebruikt
   *[other] Zeker? { $left } acties blijven ongebruikt
 }
web-insel-pass-draw-window = Geen kaart: trekken
web-insel-pass-flood-window = Geen kaart: laat de vloed komen
web-insel-decline = Helikopter houden
web-insel-decline-sure = Zeker? Dan hebben we verloren
web-insel-asking = Vraag me om speciale kaarten
web-insel-asking-every = vóór elke kaart die getrokken wordt
web-insel-asking-flood = één keer per beurt, vóór de vloed
web-insel-asking-needed = alleen om naar huis te vliegen of te redden
web-insel-which = Wat wil je hier doen?
web-insel-who-moves = Wie verplaats je?
web-insel-who-flies = Wie vliegt er mee?
web-insel-push-who = { $name } verplaatsen
web-insel-then-tile = Kies dan een verlichte tegel.
web-insel-pick-flooded = Kies de overstroomde tegel die droog moet worden.
web-insel-give-what = Welke kaart, en aan wie?
web-insel-give = { $card } aan { $name }
web-insel-discard-what = Je mag er hoogstens vijf houden. Welke gaat weg?
web-insel-discard = { $card }
web-insel-discard-sure = Zeker weten? { $card } afleggen
web-insel-hand-of = Hand van { $name }
web-insel-hand-size = { $number } kaarten in de hand, hoogstens { $most }
web-insel-no-cards = Geen kaarten
web-insel-left = { $left ->
    [one] Nog één actie
   *[other] Nog { $left } acties
 }
web-insel-water = Waterpeil { $level } van { $most }: { $cards } vloedkaarten per beurt
web-insel-water-skull = Het water heeft de schedel bereikt
web-insel-next-draw = Nu: schatkaart { $number } van { $most }
web-insel-next-flood = Nu: vloedkaart { $number } van { $most }
web-insel-treasure-deck = Schatkaarten: { $number }
web-insel-rises-left = { $card }: { $number }
web-insel-flood-deck = Vloedkaarten: { $number }
web-insel-known = { $number ->
    [one] één bekende bovenop
   *[other] { $number } bekende bovenop
 }
web-insel-still-in-deck = Nog in de schatstapel
web-insel-treasure-discard = Afgelegde schatkaarten: { $number }
web-insel-flood-discard = Afgelegde vloedkaarten: { $number }
web-insel-gone = Voorgoed gezonken: { $number }
web-insel-fetched = { $treasure }: bemachtigd.
web-insel-to-fetch = { $treasure }: { $places ->
    [one] nog één plaats
   *[other] nog { $places } plaatsen
 }, de volste hand heeft { $cards } van { $needed } kaarten.
web-insel-forecast = Vloedvoorspelling
web-insel-forecast-off = Voorspelling uit
web-insel-forecast-this_turn = Vloed deze beurt, %
web-insel-forecast-before_next = Tot mijn volgende beurt, %
web-insel-to = gaat naar { $name }
web-insel-turned = omgedraaid door { $name }
web-insel-from = verlaat de hand van { $name }
web-insel-won = Jullie zijn met alle vier de schatten ontkomen!
web-insel-sum-treasures = Schatten: { $number } van { $most }.
web-insel-sum-tiles = Verloren tegels: { $number } van { $most }.
web-insel-sum-water = Waterpeil: { $level } van { $most }.
web-insel-watching = Je kijkt toe; de spelers beslissen.
web-insel-pick-pawn = Kies eerst wie je verplaatst.
web-insel-discard-first = Breng je hand eerst terug tot vijf kaarten.
web-insel-second-shore = Je tweede helft: leg nog een tegel naast je droog, of stop met acties.
web-insel-second-push = Je tweede stap: verplaats een andere pion één stap, of stop met acties.
web-insel-players = Spelers en hun kaarten
web-insel-water-and-cards = Water en stapels
web-insel-facts = Ongeveer 30 minuten, vanaf 10 jaar. Samen tegen het water: ook bots zijn goed gezelschap.
