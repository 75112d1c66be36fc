web-gruft-yard = Het kerkhof. Met de pijltjestoetsen van graf naar graf.
web-gruft-closed = { $grave }, gesloten
web-gruft-closed-known = { $grave }, gesloten; al gezien: deksel { $colour }, { $inside }
web-gruft-open = { $grave }, open: deksel { $colour }, { $inside }
web-gruft-open-rat = { $grave }, open: hier kwam de rat vandaan
web-gruft-inside-vampire = er slaapt een vampier in
web-gruft-inside-garlic = knoflook van { $name } erin
web-gruft-inside-nothing = leeg
web-gruft-colour-red = rood
web-gruft-colour-yellow = geel
web-gruft-colour-white = wit
web-gruft-colour-blue = blauw
web-gruft-colour-green = groen
web-gruft-colour-black = zwart
web-gruft-vampire-red = Rode vampier
web-gruft-vampire-yellow = Gele vampier
web-gruft-vampire-white = Witte vampier
web-gruft-vampire-blue = Blauwe vampier
web-gruft-vampire-green = Groene vampier
web-gruft-vampire-black = Zwarte vampier
web-gruft-end-left = linkerkant
web-gruft-end-right = rechterkant
web-gruft-row = Rij: { $open } open, { $hidden } gedekt
web-gruft-left = { $number ->
    [one] nog één vampier
   *[other] nog { $number } vampiers
}
web-gruft-none-left = Geen enkele vampier meer
web-gruft-has-rat = heeft de rat
web-gruft-garlic-left = { $number } knoflook bij de hand
web-gruft-stakes = { $number ->
    [one] één staak
   *[other] { $number } staken
}
web-gruft-stop = Hier stoppen
web-gruft-decline = Geen graf meer
web-gruft-lay = Knoflook erin
web-gruft-leave = Leeg laten
web-gruft-bury-left = De linker begraven
web-gruft-bury-right = De rechter begraven
web-gruft-give-left = De linker geven
web-gruft-give-right = De rechter geven
web-gruft-add-left = Links aanleggen
web-gruft-add-right = Rechts aanleggen
web-gruft-about-garlic = Van jou past er geen. Knoflook in het graf: wie het opent, krijgt een vampier van je. Vind je hem zelf terug, dan krijg je er van alle anderen een. Ja, dat is slecht voor je.
web-gruft-about-go-on = Slaap lekker. Open nog een graf, of stop zolang het goed gaat.
web-gruft-about-bury = Beide kanten passen in dit graf. Wie gaat naar bed?
web-gruft-because-stakes = { $to } heeft de derde staak genomen, dus { $giver } geeft een vampier.
web-gruft-because-garlic = { $to } heeft de knoflook van { $giver } gevonden, dus { $giver } geeft een vampier.
web-gruft-because-own-garlic = { $to } is in de eigen knoflook gelopen, dus { $giver } geeft een vampier.
web-gruft-because-gift = { $giver } geeft { $to } een vampier.
web-gruft-plague = Rattenplaag.
web-gruft-plague-you = { $number ->
    [one] Eén graf naast de rat is nog dicht en licht op. Open het, of zeg nee.
   *[other] { $number } graven naast de rat lichten op. Open er zoveel je wilt, of zeg nee.
}
web-gruft-plague-others = { $name } mag rond de rat zoeken.
web-gruft-plague-order = Eén keer rond gevraagd
web-gruft-middle = { $stakes ->
    [one] één staak
   *[other] { $stakes } staken
} op het pad, { $spares ->
    [0] geen reservedeksel
    [one] één reservedeksel
   *[other] { $spares } reservedeksels
}
web-gruft-dawn = Het wordt licht.
web-gruft-won = { $number ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
web-gruft-other-row = Kies een kant van de rij van { $name }.
web-gruft-yard-now = Het kerkhof nu
web-gruft-row-open = Van links: { $left }; { $hidden } gedekt; { $right }
web-gruft-row-all = Van links: { $all }
web-gruft-facts = Ongeveer 30 minuten, vanaf 6 jaar zonder ratten, vanaf 8 met. Op zijn best vanaf drie spelers.
web-log-gruft = Graven worden hier niet opgeschreven: ze onthouden is het spel.
