gruft = Dicke Luft in der Gruft
gruft-blurb = De zon komt zo op. Zoek voor elk van je vampiers een leeg graf in zijn kleur, en onthoud wie er al waar ligt.

gruft-colour-red = rood
gruft-colour-yellow = geel
gruft-colour-white = wit
gruft-colour-blue = blauw
gruft-colour-green = groen
gruft-colour-black = zwart
gruft-vampire-red = een rode vampier
gruft-vampire-yellow = een gele vampier
gruft-vampire-white = een witte vampier
gruft-vampire-blue = een blauwe vampier
gruft-vampire-green = een groene vampier
gruft-vampire-black = een zwarte vampier
gruft-lid-red = een rood deksel
gruft-lid-yellow = een geel deksel
gruft-lid-white = een wit deksel
gruft-lid-blue = een blauw deksel
gruft-lid-green = een groen deksel
gruft-lid-black = een zwart deksel
gruft-lid-rat = een rattendeksel
gruft-end-left = links
gruft-end-right = rechts
gruft-garlic-tile = knoflook
gruft-stake = staak
gruft-grave = graf
gruft-rat = rat

gruft-began = { $seat } begint.
gruft-turned-up = { $seat } draait { $end } { $vampire } om.
gruft-lifts = { $seat } tilt het deksel van { $grave } op.
gruft-uses = { $seat } kiest { $grave }, dat al open is.
gruft-opened-nothing = { $seat } vindt op { $grave } { $lid } en niets eronder.
gruft-opened-vampire = { $seat } vindt op { $grave } { $lid } en een slapende vampier eronder.
gruft-opened-garlic = { $seat } vindt op { $grave } { $lid } en de knoflook van { $owner } eronder.
gruft-opened-own-garlic = { $seat } vindt op { $grave } { $lid } en de eigen knoflook eronder.
gruft-opened-rat = { $seat } tilt een rat van { $grave }!
gruft-buried = { $seat } begraaft van { $end } { $vampire } in { $grave }: de kleur past en het graf is vrij. { $left ->
    [0] Het was de laatste.
    [one] Nog één vampier.
   *[other] Nog { $left } vampiers.
}
gruft-no-fit = Geen van de buitenste vampiers van { $seat } is { $colour }, dus is er geen begrafenis.
gruft-laid = { $seat } legt knoflook in { $grave }.
gruft-left-alone = { $seat } laat het graf zoals het is.
gruft-staked = Bezet: { $seat } neemt een staak en heeft er nu { $stakes }. Op het pad { $middle ->
    [one] ligt er nog één
   *[other] liggen er nog { $middle }
}.
gruft-third-stake = Dat is de derde staak: { $seat } legt ze alle drie terug, en alle anderen zijn { $seat } een cadeau schuldig.
gruft-found-garlic = { $owner } krijgt de knoflook terug en is { $seat } daarvoor een cadeau schuldig.
gruft-found-own-garlic = { $owner } krijgt de knoflook terug, en omdat { $seat } hem heeft teruggevonden, zijn alle anderen een cadeau schuldig.
gruft-given-stakes = { $seat } geeft { $to } van { $end } { $vampire }, vanwege de derde staak. { $left ->
    [0] Het was de laatste.
    [one] Nog één vampier.
   *[other] Nog { $left } vampiers.
}
gruft-given-garlic = { $seat } geeft { $to } van { $end } { $vampire }, omdat de knoflook gevonden is. { $left ->
    [0] Het was de laatste.
    [one] Nog één vampier.
   *[other] Nog { $left } vampiers.
}
gruft-given-own-garlic = { $seat } geeft { $to } van { $end } { $vampire }, omdat { $to } de eigen knoflook heeft teruggevonden. { $left ->
    [0] Het was de laatste.
    [one] Nog één vampier.
   *[other] Nog { $left } vampiers.
}
gruft-added = { $seat } legt { $vampire } { $end } aan.
gruft-closed = Het deksel ligt weer op { $grave }.
gruft-plague-began = Rattenplaag! { $seat } heeft de rat van { $grave } en mag als eerste de graven eromheen doorzoeken.
gruft-plague-passed = Nog een rat, op { $grave }! { $seat } had de vorige en geeft deze door: { $holder } begint.
gruft-asked = { $seat } mag zoeken naast de rat op { $grave }.
gruft-stopped = { $seat } stopt hier.
gruft-stopped-search = { $seat } zoekt niet verder.
gruft-plague-over-all-open = Alle graven rond de rat zijn open: de plaag is voorbij. De rat verdwijnt, en { $grave } krijgt een reservedeksel dat niemand heeft gezien.
gruft-plague-over-all-asked = Iedereen mocht zoeken: de plaag is voorbij. De rat verdwijnt, en { $grave } krijgt een reservedeksel dat niemand heeft gezien.
gruft-plague-over-new-rat = Een nieuwe rat maakt een eind aan deze plaag. De oude verdwijnt, en { $grave } krijgt een reservedeksel dat niemand heeft gezien.
gruft-next-turn = { $seat } is aan de beurt.
gruft-won-by-burial = De laatste vampier ligt onder de grond: { $winners } wint.
gruft-won-by-gift = De laatste vampier is weggegeven: { $winners } { $number ->
    [one] wint.
   *[other] winnen samen.
}

gruft-ask-open = Welk graf open je?
gruft-ask-go-on = Nog een graf openen of stoppen?
gruft-ask-bury = Graf { $grave } is vrij. Welke van je buitenste vampiers begraaf je?
gruft-ask-garlic = Graf { $grave } is leeg. Leg je er knoflook in?
gruft-ask-search = Rattenplaag: open je een graf naast { $grave }, of stop je?
gruft-ask-give = { $giver } geeft { $to } een vampier. Van welk eind van de rij?
gruft-ask-give-own = Welke van je buitenste vampiers geef je aan { $to }?
gruft-ask-add = Aan welk eind van de rij van { $to } leg je { $vampire }?
gruft-ask-add-own = Aan welk eind van je rij leg je { $vampire }?
gruft-ask-wait = Wachten op { $seat }.
gruft-ask-chance = Er wordt iets omgedraaid.
gruft-ask-over = Het spel is afgelopen.

gruft-do-open = Graf { $grave } openen
gruft-do-use = Het open graf { $grave } gebruiken
gruft-do-stop = Hier stoppen
gruft-do-lay = Knoflook in { $grave } leggen
gruft-do-leave = { $grave } laten zoals het is
gruft-do-bury = Van { $end } { $vampire } begraven
gruft-do-give = Van { $end } { $vampire } aan { $to } geven
gruft-do-add = { $end } aanleggen: { $vampire }

gruft-is-over = Het spel is afgelopen.
gruft-not-now = Dat kan nu niet.
gruft-not-your-turn = { $seat } is aan de beurt. Wacht op de jouwe.
gruft-first-open = Open eerst een graf.
gruft-first-go-on = Kies: nog een graf openen of stoppen.
gruft-first-bury = Kies eerst welke vampier je begraaft.
gruft-first-garlic = Zeg eerst of je knoflook in het open graf legt.
gruft-first-search = Kies een graf naast de rat, of stop.
gruft-first-give = Kies eerst welke vampier wordt gegeven: links of rechts.
gruft-first-add = Kies eerst waar het cadeau komt: links of rechts.
gruft-must-open = In je beurt moet je minstens één graf openen; na een begrafenis mag je stoppen.
gruft-must-continue = In dit spel mag je na een begrafenis niet stoppen: open een graf.
gruft-no-such-grave = Dat graf bestaat niet. Ze heten a1 tot en met j6.
gruft-not-next-to-rat = In een plaag mag je alleen graven naast de rat op { $rat } openen.
gruft-open-already = Dat graf is al open. Kies een gesloten graf naast de rat.
gruft-no-use = Aan een open graf heb je alleen iets als het leeg is en je er iemand begraaft of er knoflook voor hebt.
gruft-end-does-not-fit = Die vampier heeft niet de kleur van het deksel. Neem het andere eind.
gruft-cannot-be = Dat kan hier niet tevoorschijn komen.
gruft-expected-move = Verwacht wordt een zet: { $expected }.
gruft-expected-outcome = Verwacht wordt een uitkomst van het toeval: { $expected }.
gruft-diagram = Regel { $line }: verwacht wordt { $expected }.
gruft-want-once = “{ $key }” maar één keer
gruft-want-line = { $keys }, A: … of een rij graven
gruft-want-rows = voor iedereen een rij vampiers: A: …, B: …
gruft-want-row = een rij zoals ry(16)bk, of -
gruft-want-drawn-row = { $number } en { $count } graven
gruft-want-drawn-rows = { $count } rijen graven
gruft-want-grave = een graf zoals r. rr rA ?. +. [%.]
gruft-want-now = { $phases }, daarna misschien een graf
gruft-want-plague = één open rattendeksel, en geen zonder plaag
gruft-want-numbers = { $count } getallen
gruft-want-fewer-lids = hoogstens 10 deksels van één kleur
gruft-want-fewer-vampires = hoogstens 10 vampiers van één kleur, en 60 in totaal
gruft-want-spares = een reservedeksel voor elke rat in het spel
gruft-want-fewer-stakes = hoogstens 2 voor elke speler
gruft-want-garlic = { $number } van ieder, in de hand of in graven
gruft-want-closed = geen open graf behalve het graf dat hier staat en die van een plaag
gruft-want-question = een vraag die hier iemand kan beantwoorden

gruft-preset-default = Zoals in de spelregels
gruft-preset-beginners = Voor de eerste keer: zonder ratten, zonder knoflook
gruft-preset-memory-aid = Met geheugensteun
gruft-option-paths_block = Paden scheiden graven
gruft-option-paths_block-help = Bij een rattenplaag gelden graven aan de overkant van een pad niet als buren.
gruft-option-starter = Wie begint
gruft-option-starter-help = Er wordt geloot, of de eerste plaats begint.
gruft-option-starter-random = Geloot
gruft-option-starter-first = De eerste plaats
gruft-option-two_player_gift = Cadeau met twee spelers
gruft-option-two_player_gift-help = Hoeveel vampiers een cadeau met z’n tweeën heeft.
gruft-option-must_bury = Wat past, moet begraven worden
gruft-option-must_bury-help = Zo niet, dan mag je een passend graf laten zoals het is; daarmee eindigt je beurt.
gruft-option-gift_chooser = Wie het cadeau kiest
gruft-option-gift_chooser-help = Wie kiest van welk eind de vampier komt.
gruft-option-gift_chooser-giver = De gever
gruft-option-gift_chooser-receiver = De ontvanger
gruft-option-gift_place = Wie de plek kiest
gruft-option-gift_place-help = Wie kiest aan welk eind van de rij van de ontvanger hij komt.
gruft-option-gift_place-receiver = De ontvanger
gruft-option-gift_place-giver = De gever
gruft-option-gift_order = Volgorde van cadeaus
gruft-option-gift_order-help = In welke volgorde meerdere spelers geven.
gruft-option-gift_order-clockwise = Met de klok mee
gruft-option-gift_order-anticlockwise = Tegen de klok in
gruft-option-shared_win = Gedeelde winst
gruft-option-shared_win-help = Iedereen die in dezelfde straf zijn laatste vampier weggeeft, wint. Anders alleen de eerste met de klok mee vanaf de ontvanger.
gruft-option-plague_garlic = Knoflook in een plaag
gruft-option-plague_garlic-help = Of je verder mag zoeken als je in een rattenplaag knoflook vindt.
gruft-option-plague_garlic-goes-on = Je zoekt verder
gruft-option-plague_garlic-search-ends = Je zoektocht eindigt
gruft-option-plague_third_stake = Derde staak in een plaag
gruft-option-plague_third_stake-help = Of je na je derde staak in een rattenplaag verder mag zoeken.
gruft-option-plague_third_stake-goes-on = Je zoekt verder
gruft-option-plague_third_stake-search-ends = Je zoektocht eindigt
gruft-option-open_graves = Open graven gebruiken
gruft-option-open_graves-help = In een rattenplaag mag je ook lege graven gebruiken die vóór jou zijn geopend: voor een begrafenis of voor knoflook.
gruft-option-rat_neighbour = Rat doorgeven
gruft-option-rat_neighbour-help = Welke buur een tweede rat krijgt.
gruft-option-rat_neighbour-left = Naar links
gruft-option-rat_neighbour-right = Naar rechts
gruft-option-rat_chain = Wie de rat doorgeeft
gruft-option-rat_chain-help = Wie de vorige rat heeft gehad.
gruft-option-rat_chain-holder = Wie hem had
gruft-option-rat_chain-finder = Wie hem vond
gruft-option-after_plague = Na een plaag
gruft-option-after_plague-help = Wie daarna aan de beurt is.
gruft-option-after_plague-turn = Links van wie aan de beurt was
gruft-option-after_plague-holder = Links van wie de laatste rat heeft
gruft-option-rat_grave_garlic = Knoflook in een rattengraf
gruft-option-rat_grave_garlic-help = Wie een rat vindt, mag vóór het zoeken knoflook in zijn graf leggen.
gruft-option-must_continue = Doorgaan na een begrafenis
gruft-option-must_continue-help = Na een begrafenis moet je nog een graf openen en mag je niet stoppen.
gruft-option-rats = Met ratten
gruft-option-rats-help = Zonder hen zijn alle 60 deksels gekleurd en is er geen plaag.
gruft-option-garlic = Met knoflook
gruft-option-garlic-help = Zonder knoflook blijft een leeg graf dat niet past gewoon leeg.
gruft-option-memory_aid = Geheugensteun
gruft-option-memory_aid-help = Alles wat tot nu toe is onthuld, blijft zichtbaar. Voor beginners; geldt voor de hele tafel.

gruft-count-left = { $number ->
    [one] nog één vampier
   *[other] nog { $number } vampiers
}
