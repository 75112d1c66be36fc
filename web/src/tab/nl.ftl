web-home-title = Spelen zonder verbinding
web-home-text = In de trein, in de kelder, in het bos: alle spellen, bots en puzzels kunnen in deze browser wonen. Dat kost eenmalig ongeveer negen megabyte.
web-home-get = Alles ophalen
web-home-ready = Alles is er. Zonder verbinding speel je in deze browser, en je tafels blijven hier.
web-home-failed = Nog niet alles is aangekomen. Probeer het opnieuw als de verbinding beter is.
web-home-loading = { $loaded } van { $total } MB
web-home-left = nog ongeveer { $seconds } s
web-home-moved = Je tafels zijn open in een ander tabblad. Laad deze pagina opnieuw om hier verder te spelen.
