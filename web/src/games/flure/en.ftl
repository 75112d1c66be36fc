web-flure-hall = The hall
web-flure-north = N
web-flure-exit = exit
web-flure-entrance = entrance
web-flure-monster = Monster
web-flure-waiting = Waiting outside
web-flure-saved = Safe
web-flure-which-way = Several ways lead there. Which one?
web-flure-not-playable = This figure cannot be played now.
web-flure-not-yours = Play one of your own figures.
web-flure-go = Go there
web-flure-stay = Stay here
web-flure-where-to = Or choose a lit square.
web-flure-what-if = What would the monster do?
web-flure-would-lose = { $number } would be lost
web-flure-where-to-touch = Or tap a lit square to see what would happen.
web-flure-nowhere = This figure cannot move now: every way is blocked. It stays where it is.
web-flure-ways = { $number } ways
web-flure-what-if-then = And what would the monster do then?
web-flure-course-first = First half, round { $round }; { $left ->
    [one] one card face down
   *[other] { $left } cards face down
}
web-flure-course-second = Second half, round { $round }; { $left ->
    [one] one card face down
   *[other] { $left } cards face down
}
web-flure-stock = Tiles to place
web-flure-turn = Turn it
web-flure-lay = Lay it there
web-flure-inside = In the hall
web-flure-ground = Blocks, teleporters and blood
web-flure-blood = Blood
web-flure-figure = { $name }: { $number }, { $other } on the other side
web-flure-spent = played in this round
web-flure-monster-at = Monster on { $square }, facing { $facing }
web-flure-facts = 45 to 60 minutes, from 10 years. Plans hold with two to four; with more it gets wild.
web-flure-wait = It is not your turn. Wait a moment.
web-flure-no-room = The tile does not fit on { $square }. Choose a square with a dot, or another tile.
web-flure-choose-first = Choose a lit figure of yours first.
web-flure-not-there = This figure cannot end on { $square }: too far, blocked or taken. Choose a lit square.
