web-shy-field = De kerker. Met de pijltjestoetsen van tegel naar tegel.
web-shy-reference = De zes monsters en waar ze zich thuis voelen
web-shy-is-gone = Klaar: het was op een eerdere verdieping.
web-shy-is-here = Het ligt open op deze verdieping.
web-shy-is-mine = Jij hebt het op deze verdieping.
web-shy-is-possible = Het kan nog komen.
web-shy-remaining = Gezien op eerdere verdiepingen: { $seen }. Ongezien gebleven: { $unseen }.
web-shy-hint-master = Een monster bijt waar het zich thuis voelt. Gevuld: daar moet een tegel liggen. Kruis: geen. Gedraaid telt ook.
web-shy-hint-hero = Twee hiervan loeren op elke verdieping en bijten alleen waar ze zich thuis voelen. Gevuld: een tegel. Kruis: geen.
web-shy-screen = { $name } bouwt achter het scherm. En jullie daar: niet gluren.
web-shy-floor = Verdieping { $floor } van 3
web-shy-peeks = { $number ->
    [one] nog één keer gluren
   *[other] nog { $number } keer gluren
}
web-shy-game = Spel { $number } van 2
web-shy-face-down = gedekt
web-shy-free = vrij vak
web-shy-suits = past bij dit monster
web-shy-status-hidden = gedekt
web-shy-status-open = open
web-shy-status-active = actief
web-shy-status-uncomfortable = niet thuis, onschuldig
web-shy-status-frightened = geschrokken, onschuldig
web-shy-status-dead = dood
web-shy-aim-place = de tegel hier leggen
web-shy-aim-take = terugnemen
web-shy-aim-peek = gluren
web-shy-aim-explore = erheen lopen
web-shy-aim-attack = aanvallen
web-shy-aim-jump = erheen springen
web-shy-aim-jump-attack = erheen springen en aanvallen
web-shy-aim-over = over deze springen
web-shy-hand = Jouw tegels
web-shy-hand-empty = Alle tegels liggen. Pak er een op om hem te verplaatsen, of maak de verdieping af.
web-shy-skills = Vaardigheden
web-shy-ready = klaar
web-shy-spent = gebruikt
web-shy-how-to-build = Leg hem op een verlicht vak, of sleep hem erheen. Klik op een gelegde tegel om hem weer op te pakken.
web-shy-how-to-finish = Alles ligt. Klik op een tegel om hem op te pakken, of maak het af.
web-shy-how-to-peek = { $number ->
    [one] Kies een deur om achter te gluren. Daar kan niets je pakken.
   *[other] Kies een deur om achter te gluren; { $number } keer in totaal. Daar kan niets je pakken.
}
web-shy-how-to-walk = Loop naar een verlichte tegel, of kies eerst een vaardigheid.
web-shy-how-to-attack = Aanval: wat daar is, sterft, en je loopt erheen.
web-shy-how-to-jump = Sprong: over één tegel naar de volgende. Eerst zie je waar je landt.
web-shy-how-to-jump-attack = Sprong en aanval: over één tegel, het zwaard vooruit.
web-shy-watch = { $hero } is onderweg. Kijk onschuldig.
web-shy-wait = Een ogenblik …
web-shy-fears = Wat zou waar kunnen bijten?
web-shy-done = De verdieping is klaar
web-shy-enough = Genoeg gegluurd
web-shy-give-up = Opgeven
web-shy-sure = Je weet wie daar wacht ({ $monster }), klaarwakker. Echt?
web-shy-sure-give-up = Hier opgeven en de kerker aan de monsters laten?
web-shy-yes-sure = Ja, echt
web-shy-rather-not = Liever niet
web-shy-which = Erheen lopen, of van hier slaan?
web-shy-go = Erheen lopen
web-shy-stay = Van hier slaan
web-shy-over-which = Over welke tegel? Hij wordt omgedraaid als je het overleeft.
web-shy-no-jump = Daarheen kun je niet springen. Kies een van de verlichte tegels: twee stappen recht vooruit, of om de hoek.
web-shy-peek-first = Eerst gluren, dan de vaardigheden.
web-shy-end-exit = { $hero } is uit alle drie de verdiepingen ontsnapt!
web-shy-end-eaten = Hap. { $master } en de monsters winnen!
web-shy-end-stuck = { $hero } zit vast. { $master } wint!
web-shy-end-gave-up = { $hero } heeft opgegeven. { $master } wint!
