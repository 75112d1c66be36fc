insel = Het Verboden Eiland
insel-blurb = Red vier schatten van een eiland dat onder je voeten zinkt, en vlieg samen naar huis.

# Namen van tegels, schatten, rollen en kaarten: een eigen catalogus die vervangen kan worden.
insel-tile-fl = Landingsplaats der Dwazen
insel-tile-bg = Bronzen Poort
insel-tile-cg = Koperen Poort
insel-tile-gg = Gouden Poort
insel-tile-ig = IJzeren Poort
insel-tile-sg = Zilveren Poort
insel-tile-tm = Tempel van de Maan
insel-tile-ts = Tempel van de Zon
insel-tile-wg = Fluisterende Tuin
insel-tile-hg = Huilende Tuin
insel-tile-ce = Grot van de Vonken
insel-tile-cs = Grot van de Schaduwen
insel-tile-cp = Koraalpaleis
insel-tile-tp = Getijdenpaleis
insel-tile-bb = Brandingbrug
insel-tile-ca = Kliffen der Verlatenheid
insel-tile-cf = Karmozijnen Woud
insel-tile-dd = Duinen van Bedrog
insel-tile-ll = Verloren Lagune
insel-tile-mm = Mistig Moeras
insel-tile-ob = Sterrenwacht
insel-tile-pr = Spookrots
insel-tile-th = Schemerdal
insel-tile-wt = Wachttoren
insel-treasure-earth = de Steen van de Aarde
insel-treasure-wind = het Beeld van de Wind
insel-treasure-fire = het Kristal van het Vuur
insel-treasure-water = de Kelk van de Oceaan
insel-role-explorer = Ontdekkingsreiziger
insel-role-pilot = Piloot
insel-role-navigator = Navigator
insel-role-diver = Duiker
insel-role-engineer = Ingenieur
insel-role-messenger = Boodschapper
insel-role-explorer-help = Loopt en legt ook schuin droog.
insel-role-pilot-help = Vliegt één keer in je beurt naar elke tegel.
insel-role-navigator-help = Verplaatst andere pionnen: twee stappen voor één actie.
insel-role-diver-help = Duikt voor één actie door overstroomde en gezonken tegels.
insel-role-engineer-help = Legt twee tegels droog voor één actie.
insel-role-messenger-help = Geeft kaarten aan iedereen, waar die ook staat.
insel-card-earth = Steen van de Aarde
insel-card-wind = Beeld van de Wind
insel-card-fire = Kristal van het Vuur
insel-card-water = Kelk van de Oceaan
insel-card-helicopter = Helikopter
insel-card-sandbags = Zandzakken
insel-card-rise = Het water stijgt

# Hetzelfde midden in een zin: loopt naar …, legt … droog
insel-the-fl = de { insel-tile-fl }
insel-the-bg = de { insel-tile-bg }
insel-the-cg = de { insel-tile-cg }
insel-the-gg = de { insel-tile-gg }
insel-the-ig = de { insel-tile-ig }
insel-the-sg = de { insel-tile-sg }
insel-the-tm = de { insel-tile-tm }
insel-the-ts = de { insel-tile-ts }
insel-the-wg = de { insel-tile-wg }
insel-the-hg = de { insel-tile-hg }
insel-the-ce = de { insel-tile-ce }
insel-the-cs = de { insel-tile-cs }
insel-the-cp = het { insel-tile-cp }
insel-the-tp = het { insel-tile-tp }
insel-the-bb = de { insel-tile-bb }
insel-the-ca = de { insel-tile-ca }
insel-the-cf = het { insel-tile-cf }
insel-the-dd = de { insel-tile-dd }
insel-the-ll = de { insel-tile-ll }
insel-the-mm = het Mistige Moeras
insel-the-ob = de { insel-tile-ob }
insel-the-pr = de { insel-tile-pr }
insel-the-th = het { insel-tile-th }
insel-the-wt = de { insel-tile-wt }

# Wat er gebeurt
insel-laid = Neergelegd: { $tile }.
insel-flooded-first = Overstroomd vanaf het begin: { $tile }.
insel-flooded = Overstroomd: { $tile }. De kaart kwam.
insel-sank = Gezonken: { $tile }. De tegel was al overstroomd toen zijn kaart kwam.
insel-role-dealt = { $seat } is de { $role } en begint op { $tile }.
insel-role-chosen = { $seat } kiest de { $role } en begint op { $tile }.
insel-dealt = { $seat } krijgt: { $card }.
insel-set-up = Het eiland ligt klaar; overstroomd vanaf het begin: { $flooded }.
insel-set-up-roles = Het eiland ligt klaar; overstroomd vanaf het begin: { $flooded }; { $roles }.
insel-set-up-role = { $seat } is de { $role }
insel-turn = { $seat } is aan de beurt.
insel-moved-walk = { $seat } loopt naar { $tile }.
insel-moved-diagonal = { $seat } gaat schuin naar { $tile }.
insel-moved-dive = { $seat } duikt naar { $tile }.
insel-moved-flight = { $seat } vliegt naar { $tile }: de enige vlucht van deze beurt.
insel-moved-swim = { $seat } zwemt naar { $tile }, want de tegel is gezonken.
insel-moved-helicopter = { $seat } vliegt met de helikopter naar { $tile }.
insel-moved-helicopter-by = De helikopter van { $by } brengt { $seat } naar { $tile }.
insel-moved-push-by = { $by } loodst { $seat } naar { $tile }.
insel-shored-action = { $seat } legt { $tile } droog.
insel-shored-engineer = { $seat } legt als Ingenieur met dezelfde actie { $tile } droog.
insel-shored-sandbags = De zandzakken van { $seat } leggen { $tile } weer droog.
insel-gave = { $seat } geeft { $to } een kaart: { $card }.
insel-gave-afar = { $seat } stuurt { $to } als Boodschapper een kaart: { $card }.
insel-captured = { $seat } bemachtigt { $treasure } voor vier kaarten ({ $tile }).
insel-ended = { $seat } beëindigt de acties{ $left ->
    [0] {""}
    [one] , één blijft ongebruikt
   *[other] , { $left } blijven ongebruikt
 }.
insel-passes = { $seat } speelt nu geen speciale kaart.
insel-declined = { $seat } houdt de helikopter.
insel-drew = { $seat } trekt: { $card }.
insel-rose = { $seat } trekt “Het water stijgt”: het peil staat op { $level }, dus er komen { $cards } vloedkaarten per beurt. { $returned ->
    [0] Er waren geen vloedkaarten om terug te schudden.
    [one] Eén vloedkaart gaat terug bovenop.
   *[other] { $returned } vloedkaarten worden geschud en gaan terug bovenop.
 }
insel-rose-skull = { $seat } trekt “Het water stijgt”: het peil bereikt de schedel.
insel-shuffled-treasure = De schatstapel is op: { $cards ->
    [one] de enige afgelegde kaart wordt de nieuwe stapel
   *[other] { $cards } afgelegde kaarten worden opnieuw geschud
}.
insel-shuffled-flood = De vloedstapel is op: { $cards ->
    [one] de enige afgelegde kaart wordt de nieuwe stapel
   *[other] { $cards } afgelegde kaarten worden opnieuw geschud
}.
insel-discarded = { $seat } legt een kaart af, want vijf is het maximum: { $card }.
insel-played = { $seat } speelt: { $card }.
insel-played-instead = { $seat } speelt een kaart in plaats van hem af te leggen: { $card }.
insel-won = Gewonnen! Alle vier de schatten zijn van jullie, en de helikopter van { $seat } brengt iedereen thuis.
insel-lost-treasure = Verloren: voor { $treasures } is het te laat, beide tegels zijn gezonken.
insel-lost-landing = Verloren: de landingsplaats is gezonken, en daarmee de weg naar huis.
insel-lost-drowned = Verloren: voor { $seats } was er geen weg van de zinkende tegel af.
insel-lost-skull = Verloren: het water heeft de schedel bereikt.

# Wat gevraagd wordt
insel-ask-roles = Kies je avonturier.
insel-ask-actions = { $left ->
    [one] Nog één actie: lopen, droogleggen, een kaart geven, een schat bemachtigen, of je acties beëindigen.
   *[other] Nog { $left } acties: lopen, droogleggen, een kaart geven, een schat bemachtigen, of je acties beëindigen.
 }
insel-ask-actions-shore-again = { $left ->
    [one] Nog één actie; maar eerst mag je als Ingenieur gratis een tweede tegel droogleggen.
   *[other] Nog { $left } acties; maar eerst mag je als Ingenieur gratis een tweede tegel droogleggen.
 }
insel-ask-actions-push-again = { $left ->
    [one] Nog één actie; maar eerst mag je als Navigator gratis een andere pion één stap verplaatsen.
   *[other] Nog { $left } acties; maar eerst mag je als Navigator gratis een andere pion één stap verplaatsen.
 }
insel-ask-shore-again = Als Ingenieur mag je een tweede tegel droogleggen, of beëindig je acties.
insel-ask-push-again = Als Navigator mag je een andere pion één stap verplaatsen, of beëindig je acties.
insel-ask-step-in = { $seat } is bezig; je mag altijd een speciale kaart spelen.
insel-ask-draw-window = Vóór de volgende schatkaart: speel een speciale kaart of pas.
insel-ask-flood-window = Vóór de volgende vloedkaart: speel een speciale kaart of pas.
insel-ask-discard = { $number ->
    [one] Je hebt te veel kaarten: leg er één af, of gebruik een speciale kaart.
   *[other] Je hebt te veel kaarten: leg er { $number } af, of gebruik speciale kaarten.
 }
insel-ask-swim = Je tegel zinkt: zwem naar een andere.
insel-ask-rescue = Voor { $seats } is er geen weg van de zinkende tegel af: stuur een helikopter, of zie ervan af. Zonder helikopter is het spel verloren.
insel-ask-rescue-yourself = Je komt niet van de zinkende tegel af: roep je helikopter, of zie ervan af. Zonder helikopter is het spel verloren.
insel-ask-help = Iemand moet zwemmen; je mag in plaats daarvan een helikopter sturen.
insel-ask-wait = Wachten op { $seat }.
insel-ask-chance = De kaarten beslissen.
insel-ask-over = Het spel is afgelopen.

# Wat je kunt doen
insel-do-choose = Rol nemen: { $role }
insel-do-go = Naar { $tile } lopen
insel-do-shore = { $tile } droogleggen
insel-do-push = { $seat } naar { $tile } loodsen
insel-do-give = { $card } aan { $to } geven
insel-do-capture = { $treasure } bemachtigen
insel-do-end = De acties beëindigen
insel-do-pass = Nu geen speciale kaart spelen
insel-do-sandbags = Zandzakken voor { $tile }
insel-do-helicopter = Helikopter: { $seats } naar { $tile }
insel-do-leave = Helikopter: iedereen vliegt naar huis
insel-do-discard = Afleggen: { $card }
insel-do-swim = Naar { $tile } zwemmen

# Waarom niet
insel-over = Het spel is afgelopen; begin een nieuw.
insel-chance = Nu beslissen de kaarten; wacht af wat er komt.
insel-not-an-action = Dat is geen actie van een speler.
insel-not-your-turn = { $seat } is aan de beurt; je kunt nu alleen speciale kaarten spelen.
insel-no-actions = Je drie acties zijn op; ga door naar de schatkaarten.
insel-only-specials = De acties van deze beurt zijn voorbij; speel een speciale kaart of pas.
insel-wait-discard = Eerst moet { $seat } kaarten afleggen tot er vijf over zijn.
insel-swim-first = Eerst moet { $seat } van de zinkende tegel af.
insel-here = De pion staat daar al; kies een andere tegel.
insel-missing = Die tegel is gezonken; kies er een die er nog is.
insel-too-far = Dat is te ver: één actie is één stap naar een aangrenzende tegel.
insel-diagonal = Alleen de Ontdekkingsreiziger loopt schuin; ga rechtdoor.
insel-flown = Je hebt deze beurt al gevlogen; loop naar een aangrenzende tegel.
insel-dive-far = Daar kom je niet: duiken gaat alleen door overstroomde en gezonken tegels.
insel-sunk = Die tegel is gezonken; niets brengt hem terug.
insel-dry = Die tegel is al droog; kies een overstroomde.
insel-shore-far = Dat is te ver weg: leg je eigen tegel of een ernaast droog.
insel-shore-diagonal = Alleen de Ontdekkingsreiziger legt schuin droog; kies je eigen tegel of een ernaast.
insel-not-navigator = Alleen de Navigator verplaatst andere pionnen; verplaats je eigen.
insel-push-self = Dat is je eigen pion; verplaats hem gewoon.
insel-push-far = Dat is te ver: met één actie verplaats je anderen twee stappen.
insel-no-such-seat = Die plaats is leeg; kies een speler van dit spel.
insel-give-self = Die kaart heb je al; kies iemand anders.
insel-give-special = Speciale kaarten kun je niet weggeven; speel hem zelf.
insel-give-apart = { $seat } staat niet op jouw tegel; kom eerst bij elkaar. Alleen de Boodschapper geeft kaarten van ver.
insel-card-not-held = Die kaart heb je niet; kies er een uit je hand.
insel-captured-already = Die schat hebben jullie al.
insel-capture-elsewhere = Die schat kun je alleen hier bemachtigen: { $tiles }. Ga daar eerst heen.
insel-capture-cards = Je hebt { $needed } kaarten van die schat nodig en hebt er nog maar { $held }.
insel-no-discard = Nu hoeft niemand af te leggen; houd je kaarten.
insel-no-need-to-swim = Je tegel is niet gezonken; je hoeft niet te zwemmen.
insel-swim-far = Zo ver kun je niet zwemmen; kies een tegel naast de gezonken tegel.
insel-swim-nearest = De Duiker zwemt naar de dichtstbijzijnde tegel; kies een daarvan.
insel-no-sandbags = Je hebt geen zandzakken.
insel-no-helicopter = Je hebt geen helikopter.
insel-no-special = Je hebt geen speciale kaart die nu helpt.
insel-passed = Je hebt al gepast; wacht op de volgende kaart.
insel-sandbags-late = De kaart ligt al open: daarvoor komen de zandzakken te laat.
insel-sandbags-before-floods = Zandzakken moeten vóór de eerste vloedkaart van de beurt gespeeld worden.
insel-which-pawns = Zeg wie er meevliegt: een of meer pionnen van dit spel.
insel-not-together = Een helikopter neemt alleen pionnen van één tegel mee; kies pionnen die bij elkaar staan.
insel-rescue-only = Op dit moment kan een helikopter alleen pionnen van de zinkende tegel redden.
insel-no-rescue = In dit spel komt er geen helikopter naar een zinkende tegel; zwem.
insel-treasures-missing = { $number ->
    [one] Er ontbreekt nog één schat; bemachtig die eerst.
   *[other] Er ontbreken nog { $number } schatten; bemachtig die eerst.
 }
insel-not-all-there = Eerst moet iedereen op de landingsplaats staan.
insel-nothing-to-pass = Er valt nu niets te passen; doe een actie of beëindig je acties.
insel-no-choice = Er valt voor jou nu niets te kiezen.
insel-role-taken = Die rol is niet vrij; kies een andere.
insel-no-such-role = De rol { $role } bestaat niet. Er zijn: { $known }.
insel-too-many-banned = Er zijn te veel rollen uitgesloten: voor { $seats } spelers blijven er maar { $roles } over.
insel-expected = Schrijf het zo: { $expected }.
insel-no-square = Op dit eiland is geen tegel { $square }.

insel-layout-mark = In rij { $row } staat “{ $mark }”; neem # voor een tegel en . voor de zee.
insel-layout-high = Het eiland heeft { $rows } rijen; hoogstens { $most } mag.
insel-layout-wide = Het eiland heeft { $columns } kolommen; hoogstens { $most } mag.
insel-layout-ragged = Rij { $row } heeft { $columns } kolommen, de eerste { $expected }; vul aan met punten.
insel-layout-tiles = Het eiland heeft { $tiles } tegels; het moeten er { $expected } zijn.
insel-layout-apart = De tegel op { $square } ligt los; alle tegels moeten zij aan zij verbonden zijn.

insel-diagram-expected = Regel { $line }: verwacht wordt zoiets als “{ $expected }”.
insel-diagram-twice = Regel { $line }: { $what } staat er twee keer.
insel-diagram-layout = Regel { $line }: de kaart heeft niet de vorm uit de opties.
insel-diagram-pawns = De kaart moet elke pion één keer tonen: { $expected }.
insel-diagram-cards = Er zijn meer kaarten { $card } dan de { $most } in de doos.
insel-diagram-phase = Regel { $line }: dit kan geen stelling van de fase “{ $phase }” zijn.

# Opties
insel-preset-default = Zoals in de spelregels
insel-preset-german = Zoals in de Duitse spelregels
insel-preset-tournament = Toernooi
insel-option-difficulty = Moeilijkheid
insel-option-difficulty-help = Waar het water begint.
insel-option-difficulty-novice = Beginner
insel-option-difficulty-normal = Normaal
insel-option-difficulty-elite = Elite
insel-option-difficulty-legendary = Legendarisch
insel-option-difficulty-custom = Eigen begin
insel-option-start_level = Beginstreep
insel-option-start_level-help = De streep van de watermeter waar jullie met een eigen begin starten.
insel-option-layout = Eiland
insel-option-layout-help = De vorm van de 24 tegels.
insel-option-layout-standard = Het Verboden Eiland
insel-option-layout-shadows = Eiland van de Schaduwen
insel-option-layout-volcano = Vulkaaneiland
insel-option-layout-death = Eiland van de Dood
insel-option-layout-skull = Schedeleiland
insel-option-layout-coral = Koraalrif
insel-option-layout-bone = Botteneiland
insel-option-layout-gulls = Meeuwenbaai
insel-option-layout-bridge = Brug der Verschrikking
insel-option-layout-arch = Boog van het Lot
insel-option-layout-atoll = Atol der Beslissingen
insel-option-layout-treasure = Schateiland
insel-option-layout-harpoon = Harpoenschuilplaats
insel-option-layout-palm = Palmenbron
insel-option-layout-mutiny = Muiterijtorens
insel-option-layout-shipwreck = Wrakkenbaai
insel-option-layout-baby = Klein Eiland
insel-option-layout-twins = Tweelingeilanden
insel-option-layout-crescent = Maansikkel
insel-option-layout-serpent = Zeeslang
insel-option-drawn = Een eigen eiland
insel-option-drawn-help = Rijen van # (tegel) en . (zee) met / ertussen: 24 verbonden tegels, hoogstens 10 bij 7.
insel-option-roles = Rollen
insel-option-roles-help = Hoe de avonturiers worden verdeeld.
insel-option-roles-random = Willekeurig verdeeld
insel-option-roles-chosen = Om de beurt gekozen
insel-option-banned = Uitgesloten rollen
insel-option-banned-help = Rollen die niet meedoen.
insel-option-starter = Wie begint
insel-option-starter-help = Wie de eerste beurt heeft.
insel-option-starter-random = Geloot
insel-option-starter-first = De eerste plaats
insel-option-waters_rise = Kaarten “Het water stijgt”
insel-option-waters_rise-help = Hoeveel er in de stapel zitten; volgens de spelregels 3.
insel-option-first_floods = Overstroomde tegels aan het begin
insel-option-first_floods-help = Volgens de spelregels 6.
insel-option-navigator = Navigator
insel-option-navigator-help = Hoe de Navigator zijn twee stappen mag gebruiken.
insel-option-navigator-split = Een of twee pionnen
insel-option-navigator-single = Maar één pion
insel-option-navigator_explorer = Navigator verplaatst de Ontdekkingsreiziger schuin
insel-option-navigator_explorer-help = Een geloodste Ontdekkingsreiziger mag schuin gaan.
insel-option-navigator_diver = Navigator verplaatst de Duiker onder water
insel-option-navigator_diver-help = Een geloodste Duiker mag over één gezonken tegel heen.
insel-option-hand_limit = Maximum in de hand
insel-option-hand_limit-help = Wanneer je na het trekken tot vijf kaarten aflegt.
insel-option-hand_limit-both = Na beide kaarten
insel-option-hand_limit-each = Na elke kaart
insel-option-windows = Speciale kaarten
insel-option-windows-help = Of het spel tussen twee getrokken kaarten wacht op speciale kaarten.
insel-option-windows-all = Altijd
insel-option-windows-few = Niet tussen twee getrokken kaarten
insel-option-sandbags = Zandzakken
insel-option-sandbags-help = Tot wanneer in een beurt zandzakken gespeeld mogen worden.
insel-option-sandbags-always = Ook tussen vloedkaarten
insel-option-sandbags-before-floods = Alleen vóór de vloedkaarten
insel-option-rescue = Redding per helikopter
insel-option-rescue-help = Een helikopter mag pionnen van een zinkende tegel halen.
insel-option-diver_gaps = Duiker steekt open zee over
insel-option-diver_gaps-help = De Duiker mag ook plekken oversteken waar nooit een tegel lag.
insel-option-diver_swim = Vlucht van de Duiker
insel-option-diver_swim-help = Hoe ver de Duiker van een zinkende tegel kan vluchten.
insel-option-diver_swim-nearest = De dichtstbijzijnde tegel
insel-option-diver_swim-dive = Zo ver als een duik reikt

insel-count-treasures = { $number } van { $most } schatten
insel-count-water = waterstand { $number } van { $most }
