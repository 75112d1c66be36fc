web-home-title = Spielen ohne Verbindung
web-home-text = Im Zug, im Keller, im Wald: alle Spiele, Bots und Rätsel können in diesem Browser wohnen. Das braucht einmal etwa neun Megabyte.
web-home-get = Alles herholen
web-home-ready = Alles ist da. Ohne Verbindung spielst du in diesem Browser, und deine Tische bleiben hier.
web-home-failed = Es ist nicht alles angekommen. Versuch es noch einmal, wenn die Verbindung besser ist.
web-home-loading = { $loaded } von { $total } MB
web-home-left = noch etwa { $seconds } s
web-home-moved = Deine Tische sind in einem anderen Tab offen. Lade diese Seite neu, um hier weiterzuspielen.
