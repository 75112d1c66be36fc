web-puzzle-unnamed = A level without a name
web-puzzle-ungraded = nobody has said
web-puzzle-difficulty = Difficulty: { $word }
web-puzzle-stars = { $stars } of 3 stars
web-puzzle-of = { $number } of { $all }
web-puzzle-count = { $solved } of { $all } levels solved. What you have reached stays in this browser.
web-puzzle-all = All levels
web-puzzle-broken = This level cannot be opened
web-puzzle-daily = The puzzle of the day
web-puzzle-daily-text = The same for everybody: gentle on Monday, wicked on Sunday.
web-puzzle-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
web-puzzle-being-made = The puzzle of the day is being made. That can take half a minute, once a day.
web-puzzle-longest = Your longest streak: { $days } days
web-puzzle-tries = { $tries ->
    [one] Solved at the first try
   *[other] Solved at try { $tries }
}
web-puzzle-share = Copy the result
web-puzzle-share-level = Copy the link

web-puzzle-hall-label = The hall. Arrow keys move the cursor, Enter does what a square offers.
web-puzzle-arrange = { $left ->
    [0] Nothing more can be changed. Let the monster go.
    [one] Arrange the hall: one change is left. Then let the monster go.
   *[other] Arrange the hall: up to { $left } changes. Then let the monster go.
}
web-puzzle-just-go = Nothing can be changed here. Let the monster go.
web-puzzle-begin-place = Take a tile from the stock and lay it on a lit square. Then let the monster go.
web-puzzle-begin-move = Press a ringed figure, then a lit square. Then let the monster go.
web-puzzle-begin-turn = Press an arrow to turn it. Then let the monster go.
web-puzzle-begin-face = Press the monster to turn it. Then let it go.
web-puzzle-hand = In hand: { $what }. Choose a lit square.
web-puzzle-hand-nowhere = In hand: { $what }. There is no square for it now.
web-puzzle-in-hand = What is in your hand
web-puzzle-stock = Tiles to lay
web-puzzle-changes = What you have changed
web-puzzle-take-back = Take back
web-puzzle-take-back-one = Take back: { $change }
web-puzzle-cancel = Leave it
web-puzzle-undo = Undo
web-puzzle-redo = Redo
web-puzzle-reset = Start over
web-puzzle-go = Let the monster go
web-puzzle-off = The monster looks around.
web-puzzle-no-more = No more changes are allowed. Take something back first.
web-puzzle-none-left = None of these is left. Take one back from the hall.
web-puzzle-not-here = It may not lie there. Choose a lit square.
web-puzzle-fixed = This stays as it is. What you may change has a bright frame.
web-puzzle-empty = empty
web-puzzle-may-lie = it may lie here
web-puzzle-may-change = you may change this
web-puzzle-own-on = your { $figure }
web-puzzle-enemy-on = the enemy { $figure }
web-puzzle-monster-on = the monster, looking { $facing }
web-puzzle-teleporter-on = { $tile }, its arrow { $arrow }
web-puzzle-placed = { $tile } on { $square }
web-puzzle-placed-arrow = { $tile } on { $square }, its arrow { $arrow }
web-puzzle-moved = { $figure } goes { $path } to { $square }
web-puzzle-move-path = { $figure } goes { $path }
web-puzzle-turned = the arrow on { $square } points { $arrow }
web-puzzle-faced = the monster looks { $facing }

web-puzzle-goal = The monster must take every enemy and none of yours.
web-puzzle-own = yours
web-puzzle-enemy = enemies
web-puzzle-may-place = { $tiles ->
    [one] Lay the tile from the stock.
   *[other] Lay up to { $tiles } tiles from the stock.
}
web-puzzle-may-place-where = Hatched squares stay free.
web-puzzle-may-move = You may move each of these figures once, up to the number of squares shown: { $figures }.
web-puzzle-may-turn = Turn arrows by touching them: { $squares }.
web-puzzle-may-face = Turn the monster by touching it.
web-puzzle-most = { $most ->
    [one] One change in all.
   *[other] At most { $most } changes in all.
}
web-puzzle-hint-1 = A hint
web-puzzle-hint-2 = Say more
web-puzzle-hint-3 = What to do next
web-puzzle-list = Everything as a list

web-puzzle-walk = The walk
web-puzzle-step = Step { $number } of { $last }
web-puzzle-back = One step back
web-puzzle-on = One step on
web-puzzle-rewind = Back to arranging
web-puzzle-loop-from = From here on the round repeats.
web-puzzle-before = Your best so far: changes { $changes }, steps { $steps }.
web-puzzle-better = Better than before: it was changes { $changes }, steps { $steps }.
web-puzzle-next = Next: { $name }
web-puzzle-again = Once more
web-puzzle-edit = Change this level
web-puzzle-editor = Make a level

web-puzzle-keys = Keys
web-puzzle-key-move = ↑ → ↓ ←
web-puzzle-key-move-does = the cursor; the steps of the walk
web-puzzle-key-act = Enter
web-puzzle-key-act-does = take, put down, turn
web-puzzle-key-stock = 1 … 8
web-puzzle-key-stock-does = a tile of the stock
web-puzzle-key-turn = T
web-puzzle-key-turn-does = turn it
web-puzzle-key-back = ⌫ Esc
web-puzzle-key-back-does = take back; leave it, or back to arranging
web-puzzle-key-undo = U Y X
web-puzzle-key-undo-does = undo, redo, all as drawn
web-puzzle-key-next = N
web-puzzle-key-next-does = to the next lit square
web-puzzle-key-go = G
web-puzzle-key-go-does = let the monster go
web-puzzle-key-hint = H
web-puzzle-key-hint-does = a hint

web-puzzle-editor-text = Take something from below and put it into the hall; what is there can be carried elsewhere.
web-puzzle-editor-put = Choose a square.
web-puzzle-palette = What can be put into the hall
web-puzzle-erase = Take away
web-puzzle-where = Only here may tiles lie
web-puzzle-flip = Turn over
web-puzzle-movable = Figures that may move, and how far
web-puzzle-turnable = Arrows that may be turned
web-puzzle-facings = The monster may also look
web-puzzle-changes-most = Changes at most
web-puzzle-name = Name
web-puzzle-hint = Hint
web-puzzle-try = Try it
web-puzzle-fine = This is a level. Try it, or ask the solver.
web-puzzle-need-monster = First put the monster into the hall.
web-puzzle-need-enemy = Now an enemy, B, C or D. Figures of A are the player’s own.
web-puzzle-ask-solver = Ask the solver
web-puzzle-solver-thinking = The solver tries everything …
web-puzzle-solver-smaller = Fewer tiles, fewer changes or fewer squares to lay them on make it easier.
web-puzzle-solutions = Show the best solutions
web-puzzle-no-change = nothing to change
web-puzzle-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
}
web-puzzle-link = The whole level is in this link
web-puzzle-open = Open a level
web-puzzle-open-file = From a text file
web-puzzle-open-text = Or paste a link or a text
web-puzzle-open-it = Open it
web-puzzle-clear = Begin with an empty hall
