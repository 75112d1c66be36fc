flure = Finstere Flure
flure-blurb = Breng je figuren door de duistere zaal voordat het monster ze vindt.

flure-preset-default = Zoals in de spelregels
flure-preset-expert = Een zaal voor experts
flure-preset-long = Een langer spel
flure-option-setup = Opbouw
flure-option-setup-help = Basis: stenen en plassen liggen zoals op de plattegrond. Expert: jullie leggen om de beurt alle zeventien tegels.
flure-option-setup-basic = Basis
flure-option-setup-expert = Expert
flure-option-starter = Wie begint
flure-option-starter-help = Er wordt geloot wie begint, of de eerste plaats begint (bij de expertopbouw: met leggen).
flure-option-starter-random = Geloot
flure-option-starter-first = De eerste plaats
flure-option-three_hits = Langer spel
flure-option-three_hits-help = De kaart 5 telt als “3 treffers”. Bedoeld voor zes of zeven spelers.
flure-option-eaten = Een opgegeten figuur in de eerste helft
flure-option-eaten-help = Hij komt terug met dezelfde kant boven of omgedraaid.
flure-option-eaten-keeps = Houdt zijn kant
flure-option-eaten-flips = Wordt omgedraaid
flure-option-second_half = Kaarten in de tweede helft
flure-option-second_half-help = Hoeveel monsterkaarten er in de tweede helft gespeeld worden: 7 of alle 8.
flure-option-corner = Een blok op ingang of uitgang, door een figuur geduwd
flure-option-corner-help = Het gaat meteen uit het spel, of het blijft liggen en kan naar buiten geduwd worden.
flure-option-corner-removes = Gaat uit het spel
flure-option-corner-rests = Blijft liggen
flure-option-monster_corner = Een blok op ingang of uitgang, door het monster geduwd
flure-option-monster_corner-help = Dezelfde vraag als het monster duwt.
flure-option-monster_corner-removes = Gaat uit het spel
flure-option-monster_corner-rests = Blijft liggen
flure-option-gentle_half = Geen trefferkaart aan het begin van de tweede helft
flure-option-gentle_half-help = De eerste kaart van het spel is nooit een trefferkaart. Hiermee geldt dat ook voor de tweede helft.
flure-option-free_corner = Vrije velden bij de expertopbouw
flure-option-free_corner-help = Rond ingang en uitgang: de twee velden ernaast, of alle drie eromheen.
flure-option-free_corner-two = De twee ernaast
flure-option-free_corner-three = Alle drie eromheen
flure-option-diagonal_teleporters = Teleporters mogen elkaar bij een hoek raken
flure-option-diagonal_teleporters-help = Naast elkaar mogen ze nooit liggen; dit gaat over de diagonaal.
flure-option-into_teleporter = Een figuur duwt een blok op een teleporter
flure-option-into_teleporter-help = Dat mag niet, of het blok wordt vernietigd.
flure-option-into_teleporter-refused = Mag niet
flure-option-into_teleporter-destroyed = Het blok wordt vernietigd
flure-option-sliding_piece = Wat het monster op het bloed duwt, botst ergens tegen
flure-option-sliding_piece-help = Het blijft op de plas liggen, of het duwt door en kan van het bord vallen.
flure-option-sliding_piece-stops = Blijft op de plas
flure-option-sliding_piece-pushes = Duwt door
flure-option-touching_pools = Twee plassen raken elkaar
flure-option-touching_pools-help = Een figuur glijdt gratis van de ene in de andere, of stopt voor de tweede en betaalt een nieuw punt.
flure-option-touching_pools-slides = Glijdt door
flure-option-touching_pools-pays = Betaalt een nieuw punt
flure-option-slide_to_monster = Het monster staat achter de plas
flure-option-slide_to_monster-help = Wie ernaartoe glijdt, blijft op de plas staan, of mag helemaal niet glijden.
flure-option-slide_to_monster-stops = Blijft op de plas
flure-option-slide_to_monster-forbidden = Mag niet
flure-option-tie_at_turn_stone = Draaisteen vooruit, links en rechts even dichtbij
flure-option-tie_at_turn_stone-help = Het monster ziet twee figuren even dichtbij: de steen draait het, of het duwt de steen zoals elke andere.
flure-option-tie_at_turn_stone-turns = De steen draait het
flure-option-tie_at_turn_stone-pushes = Het duwt de steen
flure-option-must_enter = In ronde 1 moet je naar binnen
flure-option-must_enter-help = De twee figuren die je in ronde 1 speelt, mogen niet buiten blijven als ze naar binnen kunnen.
flure-option-nobody_saved = Niemand heeft een figuur gered
flure-option-nobody_saved-help = Dan wint niemand, of jullie winnen allemaal.
flure-option-nobody_saved-nobody = Niemand wint
flure-option-nobody_saved-everybody = Iedereen wint

flure-figure = de { $number } van { $who }
flure-number-coloured = gekleurde { $number }
flure-number-black = zwarte { $number }
flure-tile-stone = een steen
flure-tile-crystal = een kristal
flure-tile-turn-right = een rechtsafsteen
flure-tile-turn-round = een omkeersteen
flure-tile-knobbed = een gekartelde teleporter
flure-tile-round = een ronde teleporter
flure-tile-2x2 = de vierkante plas
flure-tile-4x1 = de lange plas, van west naar oost
flure-tile-1x4 = de lange plas, van noord naar zuid
flure-card-5 = 5 stappen
flure-card-7 = 7 stappen
flure-card-8 = 8 stappen
flure-card-10 = 10 stappen
flure-card-1h = 1 treffer
flure-card-2h = 2 treffers
flure-card-3h = 3 treffers
flure-direction-N = het noorden
flure-direction-E = het oosten
flure-direction-S = het zuiden
flure-direction-W = het westen
flure-by-wall = de muur
flure-by-monster = het monster
flure-by-teleporter = een teleporter
flure-by-block = een blok
flure-by-figure = een figuur
flure-by-stuck-block = een blok dat niet te duwen is
flure-by-pool = de volgende plas

flure-ask-starter = Er wordt geloot wie begint.
flure-ask-monster = Het monster komt: zijn kaart voor ronde { $round } wordt omgedraaid.
flure-ask-over = Het spel is uit.
flure-ask-place = Leg een tegel (nog { $left }).
flure-ask-play = { $left ->
    [one] Ronde { $round }: speel je laatste figuur.
   *[other] Ronde { $round }: speel een van je { $left } figuren.
}
flure-wait-place = { $who } legt een tegel.
flure-wait-play = Ronde { $round }: { $who } speelt een figuur.

flure-do-stay = Je { $number } blijft staan
flure-do-stay-outside = Je { $number } blijft buiten
flure-do-go = Je { $number } gaat naar { $square }
flure-do-enter = Je { $number } komt binnen en gaat naar { $square }
flure-do-leave = Je { $number } gaat naar buiten en is veilig
flure-do-pushing = { $move }; { $effects }
flure-do-moved = het blok van { $source } wordt naar { $square } geduwd
flure-do-gone = het blok op { $square } verdwijnt uit het spel
flure-do-place = Op { $square } leggen: { $tile }
flure-do-place-arrow = Op { $square } leggen: { $tile }, met de pijl naar { $arrow }

flure-starter = { $who } begint.
flure-placed = { $who } legt { $tile } op { $square }.
flure-placed-arrow = { $who } legt { $tile } op { $square }, met de pijl naar { $arrow }.
flure-setup-done = De zaal is klaar. { $who } begint.
flure-second-half = De tweede helft: alle kaarten worden geschud, en wie nu wordt opgegeten, komt niet meer terug.
flure-round = Ronde { $round }. { $who } begint.

flure-entered = { $figure } komt binnen.
flure-entered-over = { $figure } komt binnen. Daar staat { $over } al, dus moet hij verder.
flure-stepped = { $figure } gaat naar { $square }.
flure-stepped-over = { $figure } gaat naar { $square }, langs { $over }.
flure-slid = { $figure } glijdt over het bloed gratis verder naar { $square }.
flure-slid-over = { $figure } glijdt over het bloed gratis verder naar { $square }, langs { $over }.
flure-slide-stopped = { $figure } blijft op het bloed op { $square } staan, tegengehouden door { $by }.
flure-stayed = { $figure } blijft staan.
flure-stayed-outside = { $figure } blijft buiten.
flure-flipped = { $who } draait de figuur om: nu toont hij { $number }.
flure-flipped-unplayed = { $who } heeft twee figuren gespeeld; een andere wordt gewoon omgedraaid en toont { $number }.
flure-saved = { $count ->
    [one] Buiten en veilig: { $figure }. Dat is de eerste voor { $who }.
   *[other] Buiten en veilig: { $figure }. Dat zijn er { $count } voor { $who }.
}
flure-pushed = { $piece } wordt van { $source } naar { $square } geduwd.
flure-pushed-by-monster = { $piece } wordt door het monster van { $source } naar { $square } geduwd.
flure-piece-slid = { $piece } glijdt over het bloed verder naar { $square }.
flure-piece-stopped = { $piece } blijft op het bloed op { $square } liggen, tegengehouden door { $by }.
flure-gone-edge = { $piece } wordt vanaf { $square } van het bord geduwd.
flure-gone-teleporter = { $piece } wordt vanaf { $square } in de teleporter geduwd en is vernietigd.
flure-gone-corner = { $piece } belandt in de hoek { $square } en gaat uit het spel.

flure-card = De kaart van het monster: { $card }. Nog dicht: { $left }.
flure-sight = { $figure } op { $distance }
flure-looked-nothing = Het ziet niemand en blijft naar { $facing } kijken.
flure-looked-ahead = Het ziet { $seen }: de dichtstbijzijnde staat recht vooruit, dus verder naar { $facing }.
flure-looked-turns = Het ziet { $seen }, dus draait het naar { $facing }.
flure-looked-tie = Het ziet { $seen }: even dichtbij, dus rechtdoor naar { $facing }.
flure-monster-stepped = Het monster gaat naar { $square }.
flure-monster-slid = Het monster glijdt over het bloed naar { $square }.
flure-monster-wrapped = Het monster gaat bij { $letter } door de muur en komt op { $square } weer binnen.
flure-monster-teleported = Het monster springt naar { $square } en kijkt naar { $facing }, zoals de pijl wijst.
flure-monster-turned = Recht voor hem op { $square } ligt { $piece }: het monster draait ter plekke naar { $facing }.
flure-step-lost = De draaistenen zouden het eindeloos draaien: het monster verliest op { $square } een stap.
flure-step-lost-sliding = Het zou eindeloos rondjes glijden: het monster verliest een stap en blijft op { $square }.
flure-walk-ended = Na { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} blijft het monster op { $square } staan en kijkt het naar { $facing }; { $lost ->
    [0] niemand is verloren
    [one] één figuur is verloren
   *[other] { $lost } figuren zijn verloren
}.
flure-lost-eaten-back = { $figure } wordt op { $square } opgegeten en wacht weer buiten.
flure-lost-eaten-turned = { $figure } wordt op { $square } opgegeten en wacht weer buiten, omgedraaid.
flure-lost-eaten-for-good = { $figure } wordt op { $square } opgegeten en is uit het spel.
flure-lost-edge-back = { $figure } wordt vanaf { $square } van het bord geduwd en wacht weer buiten.
flure-lost-edge-turned = { $figure } wordt vanaf { $square } van het bord geduwd en wacht weer buiten, omgedraaid.
flure-lost-edge-for-good = { $figure } wordt vanaf { $square } van het bord geduwd en is uit het spel.
flure-lost-teleporter-back = { $figure } wordt vanaf { $square } in een teleporter geduwd en wacht weer buiten.
flure-lost-teleporter-turned = { $figure } wordt vanaf { $square } in een teleporter geduwd en wacht weer buiten, omgedraaid.
flure-lost-teleporter-for-good = { $figure } wordt vanaf { $square } in een teleporter geduwd en is uit het spel.
flure-left-behind = { $figure } blijft achter.
flure-ended-saved = { $who } heeft genoeg figuren gered en wint.
flure-ended-cards = De laatste kaart is gespeeld. { $who } staat voor in geredde figuren en wint.
flure-ended-cards-nobody = De laatste kaart is gespeeld en niemand is eruit gekomen. Het monster wint.
flure-ended-cards-everybody = De laatste kaart is gespeeld en niemand is eruit gekomen: { $who } winnen samen.
flure-ended-nobody-left = De zaal is leeg. { $who } staat voor in geredde figuren en wint.
flure-ended-nobody-left-nobody = De zaal is leeg en niemand is eruit gekomen. Het monster wint.
flure-ended-nobody-left-everybody = De zaal is leeg en niemand is eruit gekomen: { $who } winnen samen.

flure-wall = Stap { $step }: bij { $square } staat een muur in de weg. Ga een andere kant op.
flure-monster = Stap { $step }: vanaf { $square } staat het monster in de weg. Ga eromheen.
flure-teleporter = Stap { $step }: figuren mogen niet op een teleporter. Ga eromheen.
flure-behind-wall = Stap { $step }: het blok kan niet de muur in. Duw het een andere kant op.
flure-behind-block = Stap { $step }: twee blokken achter elkaar zijn te zwaar. Je kunt er maar één duwen.
flure-behind-figure = Stap { $step }: achter het blok staat een figuur. Duw vanaf een andere kant.
flure-behind-monster = Stap { $step }: achter het blok staat het monster. Duw vanaf een andere kant.
flure-behind-teleporter = Stap { $step }: achter het blok ligt een teleporter. Duw vanaf een andere kant.
flure-slides-to-monster = Stap { $step }: je zou naar het monster glijden. Ga vanaf een andere kant het bloed op.
flure-no-points = Deze figuur heeft { $points ->
    [one] één punt
   *[other] { $points } punten
}. Verder komt hij niet.
flure-ends-on-figure = Op { $square } staat al een andere figuur. Ga verder of stop ervoor.
flure-not-at-exit = Je kunt er alleen op a1 uit, en je staat op { $square }.
flure-not-outside = Deze figuur is al binnen. Laat de i weg.
flure-still-outside = Deze figuur is nog buiten. Begin zijn pad met i.
flure-entrance-monster = Op de ingang staat het monster. Deze ronde komt niemand binnen.
flure-entrance-block = Op de ingang ligt een blok. Duw het bij het binnenkomen naar het noorden (i^) of het westen (i<).
flure-entrance-empty = Op de ingang ligt geen blok. Kom gewoon met i binnen.
flure-already-out = Deze figuur is eruit. Hier eindigt zijn pad.
flure-must-enter = In ronde 1 moet naar binnen wie kan. Begin het pad met i.
flure-over = Het spel is uit.
flure-not-now-starter = Eerst wordt geloot wie begint.
flure-not-now-place = De tegels worden gelegd: leg er een.
flure-not-now-figures = De figuren zijn aan de beurt: speel er een.
flure-not-now-monster = Het monster is aan de beurt: eerst komt zijn kaart.
flure-not-your-turn = { $who } is aan de beurt. Wacht op de jouwe.
flure-wait-for-chance = Een ogenblik: eerst beslist het toeval.
flure-no-such-seat = Hier zijn { $seats } plaatsen.
flure-no-such-figure = Die figuur is er hier niet. Kies een van de jouwe.
flure-not-your-figure = { $figure } is van { $who }. Kies een van de jouwe.
flure-figure-not-in-play = { $figure } doet niet meer mee. Kies een andere.
flure-already-played = { $figure } is deze ronde al gespeeld. Kies een andere.
flure-card-not-there = De kaart { $card } kan nu niet komen.
flure-no-such-tile = Daarvan is er geen meer over: { $tile }. Kies een andere tegel.
flure-arrow = Teleporters hebben een pijl nodig (zoals K>), andere tegels hebben er geen.
flure-place-off-board = Vanaf { $square } past de tegel niet in de zaal. Kies een ander veld.
flure-place-kept-free = { $square } ligt te dicht bij de ingang of uitgang. Kies een ander veld.
flure-place-occupied = Op { $square } ligt iets in de weg. Kies een ander veld.
flure-place-beside-teleporter = Op { $square } ligt hij naast een andere teleporter. Kies een ander veld.
flure-text-path = “{ $found }” is geen pad. Schrijf per stap N, E, S of W, i om binnen te komen, o om eruit te gaan, of stay.
flure-text-figure = “{ $found }” is geen figuur die je hier kunt kiezen. Schrijf letter en getal zoals je ze ziet: { $known }.
flure-text-place = “{ $found }” legt geen tegel. Schrijf bijvoorbeeld R d4, K> e5 of ~2x2 c3.
flure-text-card = “{ $found }” is geen kaart. De kaarten zijn { $expected }.
flure-text-starter = “{ $found }” zegt niet wie begint. Schrijf bijvoorbeeld: starter B.
flure-diagram-line = Regel { $line }: “{ $found }” is geen kopregel (naam: waarde) en geen rij (nummer en velden).
flure-diagram-key = Regel { $line }: er is geen kopregel “{ $found }”. Verwacht: { $expected }.
flure-diagram-value = Regel { $line }: “{ $found }” past niet. Verwacht: { $expected }.
flure-diagram-twice = Regel { $line }: “{ $found }” staat er twee keer, of één keer te vaak.
flure-diagram-late = Regel { $line }: de kopregel “{ $found }” moet boven de rijen staan.
flure-diagram-row = Regel { $line }: rij { $row } heeft { $expected } velden, hier staan er { $found }.
flure-diagram-token = Regel { $line }, veld { $square }: “{ $found }” is onbekend. Gebruik . ~ # * R U K^ O> M< A4 a3.
flure-diagram-played = Regel { $line }: “{ $found }” ligt zo niet in de zaal en niet buiten.
flure-diagram-seats = Regel { $line }: de figuren passen niet bij { $seats } plaatsen. Vanaf vijf heeft niemand de 3/4.
flure-diagram-turn = Regel { $line }: “{ $found }” heeft geen figuur die kan spelen.

flure-count-saved = { $number } gered
flure-count-eaten = { $number } opgegeten
