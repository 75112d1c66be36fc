shy = Shy Monsters
shy-blurb = De een bouwt een kerker van gedekte tegels, de ander moet erdoorheen. De monsters bijten, maar alleen waar ze zich thuis voelen.

shy-master = kerkermeester
shy-hero = held
shy-bat = vleermuis
shy-dragon = draak
shy-beast = groen beest
shy-serpent = slang
shy-kraken = kraken
shy-gargoyle = waterspuwer
shy-corridor = gang
shy-exit = uitgang
shy-entrance = ingang
shy-attack = aanval
shy-jump = sprong
shy-cell = { $cell }
shy-tile = { $cell } { $face }

shy-home-bat = Voelt zich thuis als er aan een van haar hoeken een tegel ligt.
shy-home-dragon = Voelt zich thuis in een doodlopende gang: één buur, de andere drie kanten leeg.
shy-home-beast = Voelt zich thuis in een rechte gang: tegels aan twee tegenoverliggende kanten, de andere twee leeg.
shy-home-serpent = Voelt zich thuis in een open bocht: twee aangrenzende kanten bezet, de hoek ertussen en de andere kanten leeg.
shy-home-kraken = Voelt zich thuis op een kruising: tegels aan drie kanten of meer.
shy-home-gargoyle = Voelt zich thuis in een blok van twee bij twee tegels.

shy-roles-drawn = { $master } is de kerkermeester, { $hero } is de held.
shy-drew = { $master } trekt voor verdieping { $floor }: { $monsters }.
shy-drew-hidden = { $master } trekt twee monsters voor verdieping { $floor } en bekijkt ze stiekem.
shy-placed = { $master } legt op { $cell }: { $face }.
shy-taken = { $master } neemt terug: { $tiles }.
shy-built = { $master } heeft verdieping { $floor } af. Er liggen tegels op { $cells }.
shy-named = { $hero } wil { $cell } bekijken en noemt nog een tweede tegel.
shy-peeked = { $hero } bekijkt { $cell } van een afstand.
shy-explored = { $hero } loopt naar { $cell }.
shy-explored-sure = { $hero } loopt naar { $cell }, recht op het monster af.
shy-attacked = { $hero } valt aan en loopt naar { $cell }.
shy-attacked-in-place = { $hero } slaat naar { $cell } zonder te bewegen.
shy-jumped = { $hero } springt over { $over } naar { $to }.
shy-jumped-attacking = { $hero } springt over { $over } naar { $to } en valt daar aan.
shy-revealed = Op { $cell } ligt: { $face }.
shy-revealed-active = Op { $cell } loert: { $face }, actief. Het monster voelt zich hier thuis, en niets ernaast maakt het bang.
shy-revealed-uncomfortable = Op { $cell } zit: { $face }, ongevaarlijk. Hier voelt het monster zich niet thuis.
shy-revealed-frightened = Op { $cell } zit: { $face }, ongevaarlijk. Het monster is bang voor dat op { $scare }, dat al eerder open lag.
shy-killed = De aanval doodt het monster op { $cell }: { $face }.
shy-spared = Het monster op { $cell } was toch al ongevaarlijk ({ $face }). De aanval blijft over.
shy-missed = Op { $cell } is geen monster te raken. De aanval is verbruikt.
shy-died = Het monster op { $cell } ({ $face }) krijgt { $hero } te pakken op verdieping { $floor }.
shy-stuck = { $hero } zit vast op verdieping { $floor }: actieve monsters versperren elke weg, en geen vaardigheid helpt.
shy-gave-up = { $hero } geeft op verdieping { $floor } op.
shy-cleared = { $hero } verlaat verdieping { $floor } levend. Ontdekt: { $monsters }. { $undiscovered ->
    [0] Geen monster bleef onontdekt.
    [one] Eén monster bleef onontdekt.
   *[other] { $undiscovered } monsters bleven onontdekt.
}
shy-cleared-unseen = { $hero } verlaat verdieping { $floor } levend en heeft geen van beide monsters gezien.
shy-uncovered = Tot nu toe gedekt: { $tiles }.
shy-hero-wins = { $hero } is uit alle drie de verdiepingen ontsnapt en wint.
shy-master-wins = { $winner } wint als kerkermeester. { $hero } overleefde { $survived ->
    [0] geen verdieping.
    [one] één verdieping.
   *[other] { $survived } verdiepingen.
}
shy-swapped = Nu andersom: { $master } is de kerkermeester, { $hero } is de held.
shy-compared = { $winner } wint van { $loser } met { $more } tegen { $less } overleefde verdiepingen.
shy-compared-even = Gelijkspel: allebei overleefden ze { $survived ->
    [0] geen verdieping.
    [one] één verdieping.
   *[other] { $survived } verdiepingen.
}

shy-ask-roles = De rollen worden verloot.
shy-ask-draw = De monsters worden getrokken.
shy-ask-build = { $tiles ->
    [6] Leg je zes tegels.
    [one] Leg nog één tegel, of neem er een terug.
   *[other] Leg nog { $tiles } tegels, of neem er een terug.
}
shy-ask-done = Alle tegels zijn gelegd. Zeg “klaar”, of bouw nog iets om.
shy-ask-peek = Welke gedekte tegel bekijk je? { $peeks ->
    [one] Je mag er nog één bekijken.
   *[other] Je mag er nog { $peeks } bekijken.
}
shy-ask-move = Waar ga je heen? Je hebt op deze verdieping beide vaardigheden verbruikt.
shy-ask-move-skills = Waar ga je heen? Je hebt nog: { $skills }.
shy-ask-wait-master = { $master } bouwt achter het scherm.
shy-ask-wait-hero = { $hero } is onderweg.
shy-ask-over = Het spel is uit.

shy-do-place = Op { $cell } leggen: { $face }
shy-do-take = De tegel op { $cell } terugnemen
shy-do-done = De verdieping is klaar
shy-do-peek = { $cell } van een afstand bekijken
shy-do-enough = Niets meer bekijken
shy-do-explore = Naar { $cell } lopen
shy-do-explore-sure = Naar { $cell } lopen, recht op het monster af
shy-do-attack = Op { $cell } aanvallen en ernaartoe lopen
shy-do-strike = Naar { $cell } slaan zonder te bewegen
shy-do-jump = Over { $over } naar { $to } springen
shy-do-jump-attack = Over { $over } naar { $to } springen en daar aanvallen
shy-do-jump-sure = Over { $over } naar { $to } springen, recht op het monster
shy-do-give-up = Opgeven

shy-not-your-turn = Je bent niet aan de beurt. Wacht op de ander.
shy-not-now = Dat kan nu niet gebeuren.
shy-not-in-pile = Die twee zijn geen paar uit de stapel. Noem twee verschillende monsters die er nog in zitten.
shy-build-now = Er wordt gebouwd: leg een tegel, neem er een terug of zeg “klaar”.
shy-not-in-hand = Deze tegel heb je niet in je hand: { $face }. Kies er een uit je hand.
shy-must-touch = Op { $cell } past geen tegel. Kies een vrij vak dat met een kant aan de tegels rond de ingang grenst.
shy-no-tile = Op { $cell } ligt geen tegel. Kies een vak met een tegel.
shy-no-take-backs = Je kunt op deze verdieping niets meer terugnemen. Ga verder met wat er ligt.
shy-not-all-laid = Leg eerst al je tegels: nog { $left } te gaan.
shy-peek-now = Bekijk eerst een gedekte tegel (nog { $left }), ga dan op pad.
shy-must-peek = Je moet er nog { $left } bekijken. Kies een gedekte tegel.
shy-already-open = { $cell } ligt al open. Kies een gedekte tegel.
shy-already-named = { $cell } heb je al genoemd. Kies een andere tegel.
shy-move-now = Nu ben je onderweg: loop, val aan, spring of geef op.
shy-too-far = { $cell } ligt niet naast je. Loop naar een tegel die met een kant aan de jouwe grenst.
shy-attack-spent = Je hebt je aanval op deze verdieping verbruikt. Loop, of spring als dat nog kan.
shy-jump-spent = Je hebt je sprong op deze verdieping verbruikt. Loop, of val aan als dat nog kan.
shy-attack-moves = Wie aanvalt, loopt er ook heen. Doe het in één zet.
shy-no-jump = Je kunt niet over { $over } naar { $to } springen. Spring over een tegel naast je naar een tegel die daaraan grenst.
shy-say-sure = Dit monster is actief en zou je pakken: { $face }. Als je het echt wilt, zeg dan dat je het zeker weet.
shy-no-danger = Daar is geen bekend gevaar. Loop er gewoon heen.
shy-expected-move = Dat begrijp ik niet. Probeer zoiets als: { $expected }.
shy-bad-diagram = Regel { $line }: verwacht wordt { $expected }.
shy-want-once = { $key } maar één keer
shy-want-columns = een regel met de letters van de kolommen
shy-want-row = een rij met een nummer en { $squares ->
    [one] één vak
   *[other] { $squares } vakken
}
shy-want-square = een tegel ({ $codes }), { $empty } voor een leeg vak of { $entrance } op { $cell }
shy-want-tile = een tegel ({ $codes })
shy-want-no-tiles = geen enkele tegel voordat de monsters getrokken zijn
shy-want-floor = een verdieping van twee monsters, drie co en één ex, die tijdens het bouwen ook in de hand mogen zijn
shy-want-monsters = { $count ->
    [0] nog geen monster bij discovered of undiscovered
   *[other] een set van { $count } verschillende monsters, verdeeld over discovered, undiscovered en de verdieping
}
shy-want-survived = survived: het aantal verdiepingen (0–3) voor elk afgelopen spel
shy-want-named = named: het vak van een gedekte tegel
shy-want-master = master: A of B, en ? alleen bij phase: roles
shy-want-ending = ending: exit, eaten, stuck of gave-up bij phase: over, en alleen daar
shy-want-one-hero = maar één held
shy-want-together = een verdieping waarvan alle tegels met de ingang verbonden zijn
shy-want-unexplored = een gedekte verdieping met de held op de ingang
shy-want-at-home = ! alleen bij monsters die zich thuis voelen
shy-want-hero-revealed = de held op een omgedraaide tegel
shy-want-hero-safe = de held niet op een actief monster en niet op de uitgang

shy-preset-default = Zoals in de spelregels
shy-preset-return-match = Heen en terug: twee spellen
shy-option-master = Kerkermeester
shy-option-master-help = Wie in het eerste spel bouwt.
shy-option-master-random = Het lot beslist
shy-option-master-first = De eerste plaats
shy-option-master-second = De tweede plaats
shy-option-games = Spellen
shy-option-games-help = Bij twee spellen wisselen jullie na het eerste van rol. Wie als held meer verdiepingen overleeft, wint.
shy-option-games-1 = Eén spel
shy-option-games-2 = Twee spellen met rolwisseling
shy-option-take_backs = Terugnemen
shy-option-take_backs-help = Hoe vaak de kerkermeester op één verdieping een tegel mag terugnemen.
shy-option-peeks = Bekijken
shy-option-peeks-help = Of de held tegels moet bekijken voordat hij op pad gaat.
shy-option-peeks-must = Altijd allemaal
shy-option-peeks-may = Zoveel als de held wil
shy-option-peeking = Twee tegels bekijken
shy-option-peeking-help = Of de tweede keus van de eerste tegel mag afhangen.
shy-option-peeking-one-by-one = Na elkaar
shy-option-peeking-together = Eerst beide noemen, dan beide bekijken
shy-option-jumped_at_exit = Sprong op de uitgang
shy-option-jumped_at_exit-help = Wat er gebeurt met de tegel waar de held overheen sprong.
shy-option-jumped_at_exit-stays-hidden = Die blijft gedekt
shy-option-jumped_at_exit-revealed = Die wordt eerst omgedraaid
shy-option-attack_in_place = Aanvallen zonder bewegen
shy-option-attack_in_place-help = De held mag naar een buurtegel slaan en blijven staan.
shy-option-attack_on_harmless = Aanval op een ongevaarlijk monster
shy-option-attack_on_harmless-help = Of de aanval verbruikt is als het monster toch niet had gebeten.
shy-option-attack_on_harmless-spent = Doodt het en is verbruikt
shy-option-attack_on_harmless-kept = Spaart het en blijft over
shy-option-uncomfortable_frightens = Ook misplaatste monsters maken bang
shy-option-uncomfortable_frightens-help = Een omgedraaid monster dat zich niet thuis voelt, maakt het volgende toch bang.
shy-option-stuck = Held zit vast
shy-option-stuck-help = Wat er gebeurt als bekende actieve monsters elke weg versperren en geen vaardigheid helpt.
shy-option-stuck-loses = De kerkermeester wint
shy-option-stuck-plays-on = De held kiest zijn einde

shy-count-floors = { $number } van { $most } verdiepingen
