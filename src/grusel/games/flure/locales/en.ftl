flure = Finstere Flure
flure-blurb = Get your figures through the dark hall before the monster finds them.

flure-preset-default = As in the rules
flure-preset-expert = A hall for experts
flure-preset-long = A longer game
flure-option-setup = Set-up
flure-option-setup-help = Basic: stones and pools lie as on the plan. Expert: you take turns placing all seventeen tiles.
flure-option-setup-basic = Basic
flure-option-setup-expert = Expert
flure-option-starter = Who begins
flure-option-starter-help = The first player is drawn, or the first seat begins (in the expert set-up, with the tiles).
flure-option-starter-random = Drawn at random
flure-option-starter-first = The first seat
flure-option-three_hits = Longer game
flure-option-three_hits-help = The card 5 counts as “3 hits”. Meant for six or seven players.
flure-option-eaten = An eaten figure in the first half
flure-option-eaten-help = It comes back outside with the same side up, or turned over.
flure-option-eaten-keeps = Keeps its side
flure-option-eaten-flips = Is turned over
flure-option-second_half = Cards in the second half
flure-option-second_half-help = How many monster cards are played in the second half: 7 or all 8.
flure-option-corner = A block on the entrance or exit, pushed by a figure
flure-option-corner-help = It leaves the game at once, or it stays there and can be pushed out.
flure-option-corner-removes = Leaves the game
flure-option-corner-rests = Rests there
flure-option-monster_corner = A block on the entrance or exit, pushed by the monster
flure-option-monster_corner-help = The same question when the monster pushes.
flure-option-monster_corner-removes = Leaves the game
flure-option-monster_corner-rests = Rests there
flure-option-gentle_half = No hit card at the start of the second half
flure-option-gentle_half-help = The first card of the game is never a hit card. With this, neither is the first of the second half.
flure-option-free_corner = Squares kept free in the expert set-up
flure-option-free_corner-help = Around the entrance and the exit: the two squares beside them, or all three around them.
flure-option-free_corner-two = The two beside
flure-option-free_corner-three = All three around
flure-option-diagonal_teleporters = Teleporters may touch at a corner
flure-option-diagonal_teleporters-help = They may never lie side by side; this is about the diagonal.
flure-option-into_teleporter = A figure pushes a block onto a teleporter
flure-option-into_teleporter-help = The push is refused, or the block is destroyed.
flure-option-into_teleporter-refused = Refused
flure-option-into_teleporter-destroyed = The block is destroyed
flure-option-sliding_piece = A piece that the monster pushes onto blood meets something
flure-option-sliding_piece-help = It stops on the pool, or it pushes on and may fall off the board.
flure-option-sliding_piece-stops = Stops on the pool
flure-option-sliding_piece-pushes = Pushes on
flure-option-touching_pools = Two pools touch
flure-option-touching_pools-help = A figure slides from one into the other for free, or it stops before the second and pays a new point.
flure-option-touching_pools-slides = One free slide
flure-option-touching_pools-pays = A new point
flure-option-slide_to_monster = The monster stands behind a pool
flure-option-slide_to_monster-help = A figure that slides towards it stops on the pool, or may not slide at all.
flure-option-slide_to_monster-stops = It stops on the pool
flure-option-slide_to_monster-forbidden = Not allowed
flure-option-tie_at_turn_stone = A turn stone ahead, a tie left and right
flure-option-tie_at_turn_stone-help = The monster sees two figures equally near: the stone turns it, or it pushes the stone like any other.
flure-option-tie_at_turn_stone-turns = The stone turns it
flure-option-tie_at_turn_stone-pushes = It pushes the stone
flure-option-must_enter = In round 1 figures must come in
flure-option-must_enter-help = The two figures you play in round 1 may not stay outside if they can come in.
flure-option-nobody_saved = Nobody saved a figure
flure-option-nobody_saved-help = Either nobody wins, or all of you do.
flure-option-nobody_saved-nobody = Nobody wins
flure-option-nobody_saved-everybody = Everybody wins

flure-figure = { $who }’s { $number }
flure-number-coloured = coloured { $number }
flure-number-black = black { $number }
flure-tile-stone = a stone
flure-tile-crystal = a crystal
flure-tile-turn-right = a turn-right stone
flure-tile-turn-round = a turn-round stone
flure-tile-knobbed = a knobbed teleporter
flure-tile-round = a round teleporter
flure-tile-2x2 = the square pool
flure-tile-4x1 = the long pool, lying east-west
flure-tile-1x4 = the long pool, lying north-south
flure-card-5 = 5 steps
flure-card-7 = 7 steps
flure-card-8 = 8 steps
flure-card-10 = 10 steps
flure-card-1h = 1 hit
flure-card-2h = 2 hits
flure-card-3h = 3 hits
flure-direction-N = north
flure-direction-E = east
flure-direction-S = south
flure-direction-W = west
flure-by-wall = the wall
flure-by-monster = the monster
flure-by-teleporter = a teleporter
flure-by-block = a block
flure-by-figure = a figure
flure-by-stuck-block = a block that cannot be pushed
flure-by-pool = the next pool

flure-ask-starter = The starting player is drawn.
flure-ask-monster = The monster comes: its card for round { $round } is revealed.
flure-ask-over = The game is over.
flure-ask-place = Place a tile ({ $left } left).
flure-ask-play = { $left ->
    [one] Round { $round }: play your last figure.
   *[other] Round { $round }: play one of your { $left } figures.
}
flure-wait-place = { $who } is placing a tile.
flure-wait-play = Round { $round }: { $who } is playing a figure.

flure-do-stay = Your { $number } stays where it is
flure-do-stay-outside = Your { $number } stays outside
flure-do-go = Your { $number } goes to { $square }
flure-do-enter = Your { $number } comes in and goes to { $square }
flure-do-leave = Your { $number } goes out and is safe
flure-do-pushing = { $move }; { $effects }
flure-do-moved = the block from { $source } is pushed to { $square }
flure-do-gone = the block on { $square } leaves the game
flure-do-place = Place on { $square }: { $tile }
flure-do-place-arrow = Place on { $square }: { $tile }, its arrow to the { $arrow }

flure-starter = { $who } begins.
flure-placed = { $who } places { $tile } on { $square }.
flure-placed-arrow = { $who } places { $tile } on { $square }, its arrow to the { $arrow }.
flure-setup-done = The hall is ready. { $who } begins.
flure-second-half = The second half: all cards are shuffled, and figures that are eaten no longer come back.
flure-round = Round { $round }. { $who } begins.

flure-entered = { $figure } comes in.
flure-entered-over = { $figure } comes in. { $over } is already there, so it must move on.
flure-stepped = { $figure } goes to { $square }.
flure-stepped-over = { $figure } goes to { $square }, past { $over }.
flure-slid = { $figure } slides on over the blood to { $square }, for free.
flure-slid-over = { $figure } slides on over the blood to { $square }, past { $over }, for free.
flure-slide-stopped = { $figure } stops on the blood on { $square }, held up by { $by }.
flure-stayed = { $figure } stays where it is.
flure-stayed-outside = { $figure } stays outside.
flure-flipped = { $who } turns the figure over: now it shows { $number }.
flure-flipped-unplayed = { $who } has played two figures, so another is simply turned over and shows { $number }.
flure-saved = { $count ->
    [one] Out and safe: { $figure }. That is the first one for { $who }.
   *[other] Out and safe: { $figure }. That makes { $count } for { $who }.
}
flure-pushed = { $piece } is pushed from { $source } to { $square }.
flure-pushed-by-monster = The monster pushes { $piece } from { $source } to { $square }.
flure-piece-slid = { $piece } slides on over the blood to { $square }.
flure-piece-stopped = { $piece } stops on the blood on { $square }, held up by { $by }.
flure-gone-edge = { $piece } is pushed off the board from { $square }.
flure-gone-teleporter = { $piece } is pushed from { $square } into the teleporter and destroyed.
flure-gone-corner = { $piece } ends up in the corner { $square } and leaves the game.

flure-card = The monster’s card: { $card }. Face down: { $left }.
flure-sight = { $figure } at { $distance }
flure-looked-nothing = It sees nobody and keeps facing { $facing }.
flure-looked-ahead = It sees { $seen }: the nearest is straight ahead, so it keeps going { $facing }.
flure-looked-turns = It sees { $seen }, so it turns { $facing }.
flure-looked-tie = It sees { $seen }: equally near, so straight on { $facing }.
flure-monster-stepped = The monster steps to { $square }.
flure-monster-slid = The monster slides over the blood to { $square }.
flure-monster-wrapped = The monster goes through the wall at { $letter } and comes out on { $square }.
flure-monster-teleported = The monster jumps to { $square } and faces { $facing }, as the arrow says.
flure-monster-turned = Straight ahead on { $square } lies { $piece }: the monster turns { $facing } on the spot.
flure-step-lost = The turn stones would spin it forever: the monster loses a step on { $square }.
flure-step-lost-sliding = It would slide in circles forever: the monster loses a step and stays on { $square }.
flure-walk-ended = After { $steps ->
    [one] one step
   *[other] { $steps } steps
} the monster stops on { $square }, facing { $facing }; { $lost ->
    [0] nobody is lost
    [one] one figure is lost
   *[other] { $lost } figures are lost
}.
flure-lost-eaten-back = { $figure } is eaten on { $square } and waits outside again.
flure-lost-eaten-turned = { $figure } is eaten on { $square } and waits outside again, turned over.
flure-lost-eaten-for-good = { $figure } is eaten on { $square } and is out for good.
flure-lost-edge-back = { $figure } is pushed off the board from { $square } and waits outside again.
flure-lost-edge-turned = { $figure } is pushed off the board from { $square } and waits outside again, turned over.
flure-lost-edge-for-good = { $figure } is pushed off the board from { $square } and is out for good.
flure-lost-teleporter-back = { $figure } is pushed from { $square } into a teleporter and waits outside again.
flure-lost-teleporter-turned = { $figure } is pushed from { $square } into a teleporter and waits outside again, turned over.
flure-lost-teleporter-for-good = { $figure } is pushed from { $square } into a teleporter and is out for good.
flure-left-behind = { $figure } is left behind.
flure-ended-saved = { $who } has saved enough figures and wins.
flure-ended-cards = The last card has been played. { $who } is ahead in saved figures and wins.
flure-ended-cards-nobody = The last card has been played, and nobody got out. The monster wins.
flure-ended-cards-everybody = The last card has been played, and nobody got out: { $who } share the win.
flure-ended-nobody-left = The hall is empty. { $who } is ahead in saved figures and wins.
flure-ended-nobody-left-nobody = The hall is empty, and nobody got out. The monster wins.
flure-ended-nobody-left-everybody = The hall is empty, and nobody got out: { $who } share the win.

flure-wall = Step { $step }: a wall blocks the way from { $square }. Go another way.
flure-monster = Step { $step }: the monster blocks the way from { $square }. Go around it.
flure-teleporter = Step { $step }: figures may not enter a teleporter. Go around it.
flure-behind-wall = Step { $step }: the block cannot be pushed into the wall. Push it another way.
flure-behind-block = Step { $step }: two blocks in a row are too heavy. You can push only one.
flure-behind-figure = Step { $step }: a figure stands behind the block. Push from another side.
flure-behind-monster = Step { $step }: the monster stands behind the block. Push from another side.
flure-behind-teleporter = Step { $step }: a teleporter lies behind the block. Push from another side.
flure-slides-to-monster = Step { $step }: you would slide towards the monster. Enter the blood from another side.
flure-no-points = This figure has { $points ->
    [one] one point
   *[other] { $points } points
}. It can go no further.
flure-ends-on-figure = Another figure stands on { $square }. Go on, or stop before it.
flure-not-at-exit = The only way out is from a1, and you are on { $square }.
flure-not-outside = This figure is already inside. Leave out the i.
flure-still-outside = This figure is outside. Begin its path with i.
flure-entrance-monster = The monster stands on the entrance. Nobody comes in this round.
flure-entrance-block = A block lies on the entrance. Push it north (i^) or west (i<) as you come in.
flure-entrance-empty = No block lies on the entrance. Come in with a plain i.
flure-already-out = This figure is out. End the path there.
flure-must-enter = In round 1 a figure that can come in must. Begin its path with i.
flure-over = The game is over.
flure-not-now-starter = First the starting player is drawn.
flure-not-now-place = The tiles come first: place one.
flure-not-now-figures = It is the figures’ turn: play one.
flure-not-now-monster = It is the monster’s turn: its card comes first.
flure-not-your-turn = It is { $who }’s turn. Wait for yours.
flure-wait-for-chance = Wait a moment: chance decides first.
flure-no-such-seat = There are { $seats } seats here.
flure-no-such-figure = There is no such figure in this game. Choose one of yours.
flure-not-your-figure = { $figure } belongs to { $who }. Choose one of yours.
flure-figure-not-in-play = { $figure } is no longer in play. Choose another.
flure-already-played = { $figure } has already been played this round. Choose another.
flure-card-not-there = The card { $card } cannot come now.
flure-no-such-tile = None left of these: { $tile }. Choose another tile.
flure-arrow = Teleporters need an arrow (like K>), other tiles have none.
flure-place-off-board = From { $square }, the tile would not fit into the hall. Choose another square.
flure-place-kept-free = { $square } is too close to the entrance or exit. Choose another square.
flure-place-occupied = On { $square } something is in the way. Choose another square.
flure-place-beside-teleporter = On { $square } it would touch another teleporter. Choose another square.
flure-text-path = “{ $found }” is not a path. Write N, E, S or W for each step, i to come in, o to go out, or stay.
flure-text-figure = “{ $found }” is not a figure to choose from here. Write its letter and number as shown: { $known }.
flure-text-place = “{ $found }” does not place a tile. Write something like R d4, K> e5 or ~2x2 c3.
flure-text-card = “{ $found }” is not a card. The cards are { $expected }.
flure-text-starter = “{ $found }” does not name a starting player. Write something like: starter B.
flure-diagram-line = Line { $line }: “{ $found }” is neither a header (key: value) nor a row (number and squares).
flure-diagram-key = Line { $line }: there is no header “{ $found }”. Expected one of { $expected }.
flure-diagram-value = Line { $line }: “{ $found }” does not fit. Expected: { $expected }.
flure-diagram-twice = Line { $line }: “{ $found }” appears twice, or once too often.
flure-diagram-late = Line { $line }: the header “{ $found }” must stand above the rows.
flure-diagram-row = Line { $line }: row { $row } has { $expected } squares, but here are { $found }.
flure-diagram-token = Line { $line }, square { $square }: “{ $found }” is unknown. Use . ~ # * R U K^ O> M< A4 a3.
flure-diagram-played = Line { $line }: “{ $found }” lies neither in the hall nor outside like this.
flure-diagram-seats = Line { $line }: the figures do not fit { $seats } seats. With five seats or more, nobody has the 3/4.
flure-diagram-turn = Line { $line }: “{ $found }” has no figure to play.

flure-count-saved = { $number } saved
flure-count-eaten = { $number } eaten
