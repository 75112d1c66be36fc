web-home-title = Play without a connection
web-home-text = On a train, in a cellar, in the woods: all games and bots can live in this browser. That takes about nine megabytes, once.
web-home-get = Get everything
web-home-ready = Everything is here. Without a connection you play in this browser, and your tables stay here.
web-home-failed = Not everything has arrived. Try again when the connection is better.
web-home-loading = { $loaded } of { $total } MB
web-home-left = about { $seconds } s
web-home-moved = Your tables are open in another tab. Reload this page to play on here.
