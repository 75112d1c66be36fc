web-flure-hall = Der Saal
web-flure-north = N
web-flure-exit = Ausgang
web-flure-entrance = Eingang
web-flure-monster = Monster
web-flure-waiting = Warten draußen
web-flure-saved = In Sicherheit
web-flure-which-way = Mehrere Wege führen dorthin. Welcher?
web-flure-not-playable = Diese Figur kann jetzt nicht ziehen.
web-flure-not-yours = Zieh mit einer deiner eigenen Figuren.
web-flure-go = Dorthin ziehen
web-flure-stay = Hier bleiben
web-flure-where-to = Oder wähl ein erleuchtetes Feld.
web-flure-what-if = Was täte das Monster?
web-flure-would-lose = { $number ->
    [one] { $number } wäre verloren
   *[other] { $number } wären verloren
}
web-flure-where-to-touch = Oder tipp auf ein leuchtendes Feld und sieh, was dann passiert.
web-flure-nowhere = Diese Figur kommt gerade nirgendwohin: Jeder Weg ist versperrt. Sie bleibt, wo sie ist.
web-flure-ways = { $number } Wege
web-flure-what-if-then = Und was täte das Monster dann?
web-flure-course-first = Erste Hälfte, Runde { $round }; { $left ->
    [one] eine Karte verdeckt
   *[other] { $left } Karten verdeckt
}
web-flure-course-second = Zweite Hälfte, Runde { $round }; { $left ->
    [one] eine Karte verdeckt
   *[other] { $left } Karten verdeckt
}
web-flure-stock = Plättchen zum Auslegen
web-flure-turn = Drehen
web-flure-lay = Dorthin legen
web-flure-inside = Im Saal
web-flure-ground = Blöcke, Teleporter und Blut
web-flure-blood = Blut
web-flure-figure = { $name }: { $number }, andere Seite { $other }
web-flure-spent = in dieser Runde schon gezogen
web-flure-monster-at = Monster auf { $square }, Blick nach { $facing }
web-flure-facts = 45 bis 60 Minuten, ab 10 Jahren. Zu zweit bis viert lässt sich planen, mit mehr wird es wild.
web-flure-wait = Du bist nicht am Zug. Warte einen Moment.
web-flure-no-room = Das Plättchen passt nicht auf { $square }. Nimm ein Feld mit Punkt oder ein anderes Plättchen.
web-flure-choose-first = Wähl zuerst eine deiner leuchtenden Figuren.
web-flure-not-there = Diese Figur kann nicht auf { $square } enden: zu weit, versperrt oder besetzt. Nimm ein erleuchtetes Feld.
