web-gruft-yard = Der Friedhof. Mit den Pfeiltasten von Grab zu Grab.
web-gruft-closed = { $grave }, geschlossen
web-gruft-closed-known = { $grave }, geschlossen; schon gesehen: Deckel { $colour }, { $inside }
web-gruft-open = { $grave }, offen: Deckel { $colour }, { $inside }
web-gruft-open-rat = { $grave }, offen: Hier kam die Ratte her
web-gruft-inside-vampire = darin schläft ein Vampir
web-gruft-inside-garlic = darin Knoblauch von { $name }
web-gruft-inside-nothing = leer
web-gruft-colour-red = rot
web-gruft-colour-yellow = gelb
web-gruft-colour-white = weiß
web-gruft-colour-blue = blau
web-gruft-colour-green = grün
web-gruft-colour-black = schwarz
web-gruft-vampire-red = Roter Vampir
web-gruft-vampire-yellow = Gelber Vampir
web-gruft-vampire-white = Weißer Vampir
web-gruft-vampire-blue = Blauer Vampir
web-gruft-vampire-green = Grüner Vampir
web-gruft-vampire-black = Schwarzer Vampir
web-gruft-end-left = linkes Ende
web-gruft-end-right = rechtes Ende
web-gruft-row = Reihe: { $open } offen, { $hidden } verdeckt
web-gruft-left = { $number ->
    [one] noch ein Vampir
   *[other] noch { $number } Vampire
}
web-gruft-none-left = Kein einziger Vampir mehr
web-gruft-has-rat = hat die Ratte
web-gruft-garlic-left = { $number } Knoblauch bereit
web-gruft-stakes = { $number ->
    [one] ein Pflock
   *[other] { $number } Pflöcke
}
web-gruft-stop = Hier aufhören
web-gruft-decline = Kein Grab mehr
web-gruft-lay = Knoblauch hinein
web-gruft-leave = Leer lassen
web-gruft-bury-left = Den linken bestatten
web-gruft-bury-right = Den rechten bestatten
web-gruft-give-left = Den linken schenken
web-gruft-give-right = Den rechten schenken
web-gruft-add-left = Links anlegen
web-gruft-add-right = Rechts anlegen
web-gruft-about-garlic = Von deinen passt keiner. Knoblauch im Grab: Wer es öffnet, bekommt einen Vampir von dir. Findest du ihn selbst wieder, bekommst du von allen anderen einen. Ja, das ist schlecht für dich.
web-gruft-about-go-on = Süße Träume. Öffne noch ein Grab, oder hör auf, solange es gut läuft.
web-gruft-about-bury = Beide Enden passen in dieses Grab. Wer geht ins Bett?
web-gruft-because-stakes = { $to } hat den dritten Pflock genommen, also schenkt { $giver } einen Vampir.
web-gruft-because-garlic = { $to } hat den Knoblauch von { $giver } gefunden, also schenkt { $giver } einen Vampir.
web-gruft-because-own-garlic = { $to } ist in den eigenen Knoblauch getappt, also schenkt { $giver } einen Vampir.
web-gruft-because-gift = { $giver } schenkt { $to } einen Vampir.
web-gruft-plague = Rattenplage.
web-gruft-plague-you = { $number ->
    [one] Ein Grab neben der Ratte ist noch zu und leuchtet. Öffne es, oder sag nein.
   *[other] { $number } Gräber neben der Ratte leuchten. Öffne so viele, wie du magst, oder sag nein.
}
web-gruft-plague-others = { $name } darf rings um die Ratte suchen.
web-gruft-plague-order = Einmal reihum gefragt
web-gruft-middle = { $stakes ->
    [one] ein Pflock
   *[other] { $stakes } Pflöcke
} auf dem Weg, { $spares ->
    [0] kein Ersatzdeckel
    [one] ein Ersatzdeckel
   *[other] { $spares } Ersatzdeckel
}
web-gruft-dawn = Es wird hell.
web-gruft-won = { $number ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen gemeinsam!
}
web-gruft-other-row = Wähle ein Ende der Reihe von { $name }.
web-gruft-yard-now = Der Friedhof jetzt
web-gruft-row-open = Von links: { $left }; { $hidden } verdeckt; { $right }
web-gruft-row-all = Von links: { $all }
web-gruft-facts = Etwa 30 Minuten, ab 6 Jahren ohne Ratten, ab 8 mit ihnen. Am schönsten ab drei Leuten.
web-log-gruft = Gräber werden hier nicht notiert: Sie sich zu merken ist das Spiel.
