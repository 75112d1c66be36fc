web-flure-hall = De zaal
web-flure-north = N
web-flure-exit = uitgang
web-flure-entrance = ingang
web-flure-monster = Monster
web-flure-waiting = Wachten buiten
web-flure-saved = Veilig
web-flure-which-way = Er leiden meerdere wegen naartoe. Welke?
web-flure-not-playable = Met deze figuur kun je nu niet spelen.
web-flure-not-yours = Speel met een van je eigen figuren.
web-flure-go = Ga daarheen
web-flure-stay = Hier blijven
web-flure-where-to = Of kies een verlicht veld.
web-flure-what-if = Wat zou het monster doen?
web-flure-would-lose = { $number ->
    [one] { $number } zou verloren gaan
   *[other] { $number } zouden verloren gaan
}
web-flure-where-to-touch = Of tik op een verlicht veld en kijk wat er dan gebeurt.
web-flure-nowhere = Deze figuur kan nu nergens heen: elke weg is versperd. Hij blijft waar hij is.
web-flure-ways = { $number } wegen
web-flure-what-if-then = En wat zou het monster dan doen?
web-flure-course-first = Eerste helft, ronde { $round }; { $left ->
    [one] één kaart gedekt
   *[other] { $left } kaarten gedekt
}
web-flure-course-second = Tweede helft, ronde { $round }; { $left ->
    [one] één kaart gedekt
   *[other] { $left } kaarten gedekt
}
web-flure-stock = Tegels om te leggen
web-flure-turn = Draaien
web-flure-lay = Leg hem daar
web-flure-inside = In de zaal
web-flure-ground = Blokken, teleporters en bloed
web-flure-blood = Bloed
web-flure-figure = { $name }: { $number }, andere kant { $other }
web-flure-spent = deze ronde al gespeeld
web-flure-monster-at = Monster op { $square }, kijkt naar { $facing }
web-flure-facts = 45 tot 60 minuten, vanaf 10 jaar. Met twee tot vier valt er te plannen, met meer wordt het wild.
web-flure-wait = Je bent niet aan de beurt. Wacht even.
web-flure-no-room = De tegel past niet op { $square }. Kies een veld met een stip, of een andere tegel.
web-flure-choose-first = Kies eerst een verlichte figuur van jou.
web-flure-not-there = Deze figuur kan niet op { $square } eindigen: te ver, versperd of bezet. Kies een verlicht veld.
