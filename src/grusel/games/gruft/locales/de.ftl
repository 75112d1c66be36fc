gruft = Dicke Luft in der Gruft
gruft-blurb = Gleich geht die Sonne auf. Finde für jeden deiner Vampire ein leeres Grab in seiner Farbe, und merk dir, wer schon wo liegt.

gruft-colour-red = rot
gruft-colour-yellow = gelb
gruft-colour-white = weiß
gruft-colour-blue = blau
gruft-colour-green = grün
gruft-colour-black = schwarz
gruft-vampire-red = einen roten Vampir
gruft-vampire-yellow = einen gelben Vampir
gruft-vampire-white = einen weißen Vampir
gruft-vampire-blue = einen blauen Vampir
gruft-vampire-green = einen grünen Vampir
gruft-vampire-black = einen schwarzen Vampir
gruft-lid-red = einen roten Deckel
gruft-lid-yellow = einen gelben Deckel
gruft-lid-white = einen weißen Deckel
gruft-lid-blue = einen blauen Deckel
gruft-lid-green = einen grünen Deckel
gruft-lid-black = einen schwarzen Deckel
gruft-lid-rat = einen Rattendeckel
gruft-end-left = links
gruft-end-right = rechts
gruft-garlic-tile = Knoblauch
gruft-stake = Pflock
gruft-grave = Grab
gruft-rat = Ratte

gruft-began = { $seat } beginnt.
gruft-turned-up = { $seat } deckt { $end } { $vampire } auf.
gruft-lifts = { $seat } hebt den Deckel von { $grave }.
gruft-uses = { $seat } nimmt sich { $grave } vor, das schon offen ist.
gruft-opened-nothing = { $seat } findet auf { $grave } { $lid } und darunter nichts.
gruft-opened-vampire = { $seat } findet auf { $grave } { $lid } und darunter einen schlafenden Vampir.
gruft-opened-garlic = { $seat } findet auf { $grave } { $lid } und darunter den Knoblauch von { $owner }.
gruft-opened-own-garlic = { $seat } findet auf { $grave } { $lid } und darunter den eigenen Knoblauch.
gruft-opened-rat = { $seat } hebt eine Ratte von { $grave }!
gruft-buried = { $seat } bestattet von { $end } { $vampire } in { $grave }: Die Farbe passt, das Grab ist frei. { $left ->
    [0] Es war der letzte.
    [one] Noch ein Vampir.
   *[other] Noch { $left } Vampire.
}
gruft-no-fit = Keiner der äußersten Vampire von { $seat } ist { $colour }, also wird niemand bestattet.
gruft-laid = { $seat } legt Knoblauch in { $grave }.
gruft-left-alone = { $seat } lässt das Grab, wie es ist.
gruft-staked = Besetzt: { $seat } nimmt einen Pflock und hat jetzt { $stakes }. Auf dem Weg { $middle ->
    [one] liegt noch einer
   *[other] liegen noch { $middle }
}.
gruft-third-stake = Das ist der dritte Pflock: { $seat } legt alle drei zurück, und alle anderen schulden { $seat } ein Geschenk.
gruft-found-garlic = { $owner } bekommt den Knoblauch zurück und schuldet { $seat } dafür ein Geschenk.
gruft-found-own-garlic = { $owner } bekommt den Knoblauch zurück, und weil { $seat } ihn wiedergefunden hat, schulden alle anderen ein Geschenk.
gruft-given-stakes = { $seat } schenkt { $to } von { $end } { $vampire }, wegen des dritten Pflocks. { $left ->
    [0] Es war der letzte.
    [one] Noch ein Vampir.
   *[other] Noch { $left } Vampire.
}
gruft-given-garlic = { $seat } schenkt { $to } von { $end } { $vampire }, weil der Knoblauch gefunden wurde. { $left ->
    [0] Es war der letzte.
    [one] Noch ein Vampir.
   *[other] Noch { $left } Vampire.
}
gruft-given-own-garlic = { $seat } schenkt { $to } von { $end } { $vampire }, weil { $to } den eigenen Knoblauch wiedergefunden hat. { $left ->
    [0] Es war der letzte.
    [one] Noch ein Vampir.
   *[other] Noch { $left } Vampire.
}
gruft-added = { $seat } legt { $vampire } { $end } an.
gruft-closed = Der Deckel liegt wieder auf { $grave }.
gruft-plague-began = Rattenplage! { $seat } hat die Ratte von { $grave } und darf als Erstes die Gräber ringsum durchsuchen.
gruft-plague-passed = Noch eine Ratte, auf { $grave }! { $seat } hatte die letzte und gibt diese weiter: { $holder } fängt an.
gruft-asked = { $seat } darf neben der Ratte auf { $grave } suchen.
gruft-stopped = { $seat } hört hier auf.
gruft-stopped-search = { $seat } sucht nicht weiter.
gruft-plague-over-all-open = Alle Gräber um die Ratte sind offen: Die Plage ist vorbei. Die Ratte verschwindet, und { $grave } bekommt einen Ersatzdeckel, den niemand gesehen hat.
gruft-plague-over-all-asked = Alle durften suchen: Die Plage ist vorbei. Die Ratte verschwindet, und { $grave } bekommt einen Ersatzdeckel, den niemand gesehen hat.
gruft-plague-over-new-rat = Eine neue Ratte beendet diese Plage. Die alte verschwindet, und { $grave } bekommt einen Ersatzdeckel, den niemand gesehen hat.
gruft-next-turn = { $seat } ist am Zug.
gruft-won-by-burial = Der letzte Vampir liegt unter der Erde: { $winners } gewinnt.
gruft-won-by-gift = Der letzte Vampir ist verschenkt: { $winners } { $number ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}

gruft-ask-open = Welches Grab öffnest du?
gruft-ask-go-on = Noch ein Grab öffnen oder aufhören?
gruft-ask-bury = Grab { $grave } ist frei. Welchen deiner äußersten Vampire bestattest du?
gruft-ask-garlic = Grab { $grave } ist leer. Legst du Knoblauch hinein?
gruft-ask-search = Rattenplage: Öffnest du ein Grab neben { $grave }, oder hörst du auf?
gruft-ask-give = { $giver } schenkt { $to } einen Vampir. Von welchem Ende der Reihe?
gruft-ask-give-own = Welchen deiner äußersten Vampire schenkst du { $to }?
gruft-ask-add = An welches Ende der Reihe von { $to } legst du { $vampire }?
gruft-ask-add-own = An welches Ende deiner Reihe legst du { $vampire }?
gruft-ask-wait = Warte auf { $seat }.
gruft-ask-chance = Es wird etwas aufgedeckt.
gruft-ask-over = Das Spiel ist aus.

gruft-do-open = Grab { $grave } öffnen
gruft-do-use = Das offene Grab { $grave } nutzen
gruft-do-stop = Hier aufhören
gruft-do-lay = Knoblauch in { $grave } legen
gruft-do-leave = { $grave } lassen, wie es ist
gruft-do-bury = Von { $end } { $vampire } bestatten
gruft-do-give = Von { $end } { $vampire } an { $to } geben
gruft-do-add = { $end } anlegen: { $vampire }

gruft-is-over = Das Spiel ist aus.
gruft-not-now = Das geht jetzt nicht.
gruft-not-your-turn = { $seat } ist dran. Warte, bis du an der Reihe bist.
gruft-first-open = Öffne zuerst ein Grab.
gruft-first-go-on = Wähle: noch ein Grab öffnen oder aufhören.
gruft-first-bury = Wähle zuerst, welchen Vampir du bestattest.
gruft-first-garlic = Sag zuerst, ob du Knoblauch in das offene Grab legst.
gruft-first-search = Wähle ein Grab neben der Ratte, oder hör auf.
gruft-first-give = Wähle zuerst, welcher Vampir verschenkt wird: links oder rechts.
gruft-first-add = Wähle zuerst, wo das Geschenk angelegt wird: links oder rechts.
gruft-must-open = In deinem Zug musst du mindestens ein Grab öffnen; nach einer Bestattung darfst du aufhören.
gruft-must-continue = In diesem Spiel darfst du nach einer Bestattung nicht aufhören: Öffne ein Grab.
gruft-no-such-grave = Dieses Grab gibt es nicht. Sie heißen a1 bis j6.
gruft-not-next-to-rat = In einer Plage darfst du nur Gräber neben der Ratte auf { $rat } öffnen.
gruft-open-already = Dieses Grab ist schon offen. Wähle ein geschlossenes neben der Ratte.
gruft-no-use = Ein offenes Grab nützt dir nur, wenn es leer ist und du darin bestattest oder Knoblauch dafür hast.
gruft-end-does-not-fit = Dieser Vampir hat nicht die Farbe des Deckels. Nimm das andere Ende.
gruft-cannot-be = Das kann hier nicht aufgedeckt werden.
gruft-expected-move = Erwartet wird ein Zug: { $expected }.
gruft-expected-outcome = Erwartet wird ein Zufallsergebnis: { $expected }.
gruft-diagram = Zeile { $line }: Erwartet wird { $expected }.
gruft-want-once = „{ $key }“ nur einmal
gruft-want-line = { $keys }, A: … oder eine Reihe Gräber
gruft-want-rows = für alle eine Reihe Vampire: A: …, B: …
gruft-want-row = eine Reihe wie ry(16)bk, oder -
gruft-want-drawn-row = { $number } und { $count } Gräber
gruft-want-drawn-rows = { $count } Reihen Gräber
gruft-want-grave = ein Grab wie r. rr rA ?. +. [%.]
gruft-want-now = { $phases }, danach vielleicht ein Grab
gruft-want-plague = ein offener Rattendeckel, und keiner ohne Plage
gruft-want-numbers = { $count } Zahlen
gruft-want-fewer-lids = höchstens 10 Deckel einer Farbe
gruft-want-fewer-vampires = höchstens 10 Vampire einer Farbe und 60 insgesamt
gruft-want-spares = ein Ersatzdeckel für jede Ratte im Spiel
gruft-want-fewer-stakes = höchstens 2 für alle, die mitspielen
gruft-want-garlic = { $number } von jedem, auf der Hand oder in Gräbern
gruft-want-closed = kein offenes Grab außer dem hier genannten und denen einer Plage
gruft-want-question = eine Frage, die hier jemand beantworten kann

gruft-preset-default = Wie in der Anleitung
gruft-preset-beginners = Fürs erste Mal: ohne Ratten, ohne Knoblauch
gruft-preset-memory-aid = Mit Gedächtnisstütze
gruft-option-paths_block = Wege trennen Gräber
gruft-option-paths_block-help = Bei einer Rattenplage gelten Gräber jenseits eines Weges nicht als benachbart.
gruft-option-starter = Wer beginnt
gruft-option-starter-help = Es wird ausgelost, oder der erste Platz beginnt.
gruft-option-starter-random = Ausgelost
gruft-option-starter-first = Der erste Platz
gruft-option-two_player_gift = Geschenk zu zweit
gruft-option-two_player_gift-help = Wie viele Vampire ein Geschenk zu zweit hat.
gruft-option-must_bury = Was passt, muss bestattet werden
gruft-option-must_bury-help = Wenn nicht, darfst du ein passendes Grab lassen, wie es ist; damit endet dein Zug.
gruft-option-gift_chooser = Wer das Geschenk wählt
gruft-option-gift_chooser-help = Wer aussucht, von welchem Ende der Vampir kommt.
gruft-option-gift_chooser-giver = Wer schenkt
gruft-option-gift_chooser-receiver = Wer beschenkt wird
gruft-option-gift_place = Wer den Platz wählt
gruft-option-gift_place-help = Wer aussucht, an welches Ende der beschenkten Reihe er kommt.
gruft-option-gift_place-receiver = Wer beschenkt wird
gruft-option-gift_place-giver = Wer schenkt
gruft-option-gift_order = Reihenfolge der Geschenke
gruft-option-gift_order-help = In welcher Reihenfolge mehrere schenken.
gruft-option-gift_order-clockwise = Im Uhrzeigersinn
gruft-option-gift_order-anticlockwise = Gegen den Uhrzeigersinn
gruft-option-shared_win = Geteilter Sieg
gruft-option-shared_win-help = Wer in derselben Strafe seinen letzten Vampir verschenkt, gewinnt mit. Sonst gewinnt nur, wer im Uhrzeigersinn zuerst kommt.
gruft-option-plague_garlic = Knoblauch in der Plage
gruft-option-plague_garlic-help = Ob du weitersuchen darfst, wenn du in einer Rattenplage Knoblauch findest.
gruft-option-plague_garlic-goes-on = Du suchst weiter
gruft-option-plague_garlic-search-ends = Deine Suche endet
gruft-option-plague_third_stake = Dritter Pflock in der Plage
gruft-option-plague_third_stake-help = Ob du nach deinem dritten Pflock in einer Rattenplage weitersuchen darfst.
gruft-option-plague_third_stake-goes-on = Du suchst weiter
gruft-option-plague_third_stake-search-ends = Deine Suche endet
gruft-option-open_graves = Offene Gräber nutzen
gruft-option-open_graves-help = In einer Rattenplage darfst du auch leere Gräber nutzen, die schon vor dir geöffnet wurden: für eine Bestattung oder für Knoblauch.
gruft-option-rat_neighbour = Ratte weitergeben
gruft-option-rat_neighbour-help = Wer von den Nachbarn eine zweite Ratte bekommt.
gruft-option-rat_neighbour-left = Nach links
gruft-option-rat_neighbour-right = Nach rechts
gruft-option-rat_chain = Wer die Ratte weitergibt
gruft-option-rat_chain-help = Wer die vorige Ratte gehabt hat.
gruft-option-rat_chain-holder = Wer sie hatte
gruft-option-rat_chain-finder = Wer sie fand
gruft-option-after_plague = Nach einer Plage
gruft-option-after_plague-help = Wer als Nächstes dran ist.
gruft-option-after_plague-turn = Links von der Person, die am Zug war
gruft-option-after_plague-holder = Links von der Person mit der letzten Ratte
gruft-option-rat_grave_garlic = Knoblauch im Rattengrab
gruft-option-rat_grave_garlic-help = Wer eine Ratte findet, darf vor der Suche Knoblauch in ihr Grab legen.
gruft-option-must_continue = Nach einer Bestattung weiter
gruft-option-must_continue-help = Nach einer Bestattung musst du noch ein Grab öffnen und darfst nicht aufhören.
gruft-option-rats = Mit Ratten
gruft-option-rats-help = Ohne sie sind alle 60 Deckel farbig, und es gibt keine Plage.
gruft-option-garlic = Mit Knoblauch
gruft-option-garlic-help = Ohne ihn bleibt ein leeres Grab, das nicht passt, einfach leer.
gruft-option-memory_aid = Gedächtnisstütze
gruft-option-memory_aid-help = Alles bisher Aufgedeckte bleibt sichtbar. Für den Anfang; gilt für alle am Tisch.

gruft-count-left = { $number ->
    [one] noch ein Vampir
   *[other] noch { $number } Vampire
}
