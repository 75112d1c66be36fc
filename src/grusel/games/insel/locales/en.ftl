insel = The Forbidden Island
insel-blurb = Save four treasures from an island that sinks under your feet, and fly home together.

# Names of tiles, treasures, roles and cards: a catalog of its own that may be replaced.
insel-tile-fl = Fools’ Landing
insel-tile-bg = Bronze Gate
insel-tile-cg = Copper Gate
insel-tile-gg = Gold Gate
insel-tile-ig = Iron Gate
insel-tile-sg = Silver Gate
insel-tile-tm = Temple of the Moon
insel-tile-ts = Temple of the Sun
insel-tile-wg = Whispering Garden
insel-tile-hg = Howling Garden
insel-tile-ce = Cave of Embers
insel-tile-cs = Cave of Shadows
insel-tile-cp = Coral Palace
insel-tile-tp = Tidal Palace
insel-tile-bb = Breakers Bridge
insel-tile-ca = Cliffs of Abandon
insel-tile-cf = Crimson Forest
insel-tile-dd = Dunes of Deception
insel-tile-ll = Lost Lagoon
insel-tile-mm = Misty Marsh
insel-tile-ob = Observatory
insel-tile-pr = Phantom Rock
insel-tile-th = Twilight Hollow
insel-tile-wt = Watchtower
insel-treasure-earth = the Earth Stone
insel-treasure-wind = the Statue of the Wind
insel-treasure-fire = the Crystal of Fire
insel-treasure-water = the Ocean’s Chalice
insel-role-explorer = Explorer
insel-role-pilot = Pilot
insel-role-navigator = Navigator
insel-role-diver = Diver
insel-role-engineer = Engineer
insel-role-messenger = Messenger
insel-role-explorer-help = Moves and shores up diagonally too.
insel-role-pilot-help = Flies to any tile, once on your turn.
insel-role-navigator-help = Moves other pawns: two steps for one action.
insel-role-diver-help = Dives through flooded and sunken tiles for one action.
insel-role-engineer-help = Shores up two tiles for one action.
insel-role-messenger-help = Gives cards to anyone, wherever they are.
insel-card-earth = Earth Stone
insel-card-wind = Statue of the Wind
insel-card-fire = Crystal of Fire
insel-card-water = Ocean’s Chalice
insel-card-helicopter = Helicopter Lift
insel-card-sandbags = Sandbags
insel-card-rise = Waters Rise

# The same in the middle of a sentence: goes to …, shores up …
insel-the-fl = { insel-tile-fl }
insel-the-bg = the { insel-tile-bg }
insel-the-cg = the { insel-tile-cg }
insel-the-gg = the { insel-tile-gg }
insel-the-ig = the { insel-tile-ig }
insel-the-sg = the { insel-tile-sg }
insel-the-tm = the { insel-tile-tm }
insel-the-ts = the { insel-tile-ts }
insel-the-wg = the { insel-tile-wg }
insel-the-hg = the { insel-tile-hg }
insel-the-ce = the { insel-tile-ce }
insel-the-cs = the { insel-tile-cs }
insel-the-cp = the { insel-tile-cp }
insel-the-tp = the { insel-tile-tp }
insel-the-bb = { insel-tile-bb }
insel-the-ca = the { insel-tile-ca }
insel-the-cf = the { insel-tile-cf }
insel-the-dd = the { insel-tile-dd }
insel-the-ll = the { insel-tile-ll }
insel-the-mm = the { insel-tile-mm }
insel-the-ob = the { insel-tile-ob }
insel-the-pr = { insel-tile-pr }
insel-the-th = { insel-tile-th }
insel-the-wt = the { insel-tile-wt }

# What happens
insel-laid = Laid: { $tile }.
insel-flooded-first = Flooded from the start: { $tile }.
insel-flooded = Flooded: { $tile }. Its card came up.
insel-sank = Sunk: { $tile }. It was already flooded when its card came up.
insel-role-dealt = { $seat } is the { $role } and starts on { $tile }.
insel-role-chosen = { $seat } chooses the { $role } and starts on { $tile }.
insel-dealt = { $seat } is dealt { $card }.
insel-set-up = The island is ready, with { $flooded } flooded from the start.
insel-set-up-roles = The island is ready, with { $flooded } flooded from the start; { $roles }.
insel-set-up-role = { $seat } is the { $role }
insel-turn = It is { $seat }’s turn.
insel-moved-walk = { $seat } walks to { $tile }.
insel-moved-diagonal = { $seat } explores diagonally to { $tile }.
insel-moved-dive = { $seat } dives to { $tile }.
insel-moved-flight = { $seat } flies to { $tile }: the one flight of this turn.
insel-moved-swim = { $seat } swims to { $tile }, because the tile sank.
insel-moved-helicopter = { $seat } flies by helicopter to { $tile }.
insel-moved-helicopter-by = { $by }’s helicopter takes { $seat } to { $tile }.
insel-moved-push-by = { $by } navigates { $seat } to { $tile }.
insel-shored-action = { $seat } shores up { $tile }.
insel-shored-engineer = { $seat }, the Engineer, shores up { $tile } with the same action.
insel-shored-sandbags = { $seat }’s sandbags make { $tile } dry again.
insel-gave = { $seat } gives { $card } to { $to }.
insel-gave-afar = { $seat }, the Messenger, sends { $card } to { $to }.
insel-captured = { $seat } captures { $treasure } for four cards ({ $tile }).
insel-ended = { $seat } ends the actions { $left ->
    [0] there
    [one] with one left
   *[other] with { $left } left
 }.
insel-passes = { $seat } plays no special card now.
insel-declined = { $seat } keeps the helicopter.
insel-drew = { $seat } draws { $card }.
insel-rose = { $seat } draws Waters Rise: the water stands at { $level }, so it is { $cards } flood cards a turn. { $returned ->
    [0] There were no flood cards to shuffle back.
    [one] One flood card goes back on top.
   *[other] { $returned } flood cards are shuffled and go back on top.
 }
insel-rose-skull = { $seat } draws Waters Rise: the water reaches the skull.
insel-shuffled-treasure = The treasure deck is used up: { $cards ->
    [one] the only discard becomes the new deck
   *[other] { $cards } discards are shuffled into a new one
}.
insel-shuffled-flood = The flood deck is used up: { $cards ->
    [one] the only discard becomes the new deck
   *[other] { $cards } discards are shuffled into a new one
}.
insel-discarded = { $seat } discards { $card }: five cards are the limit.
insel-played = { $seat } plays { $card }.
insel-played-instead = { $seat } plays { $card } instead of discarding it.
insel-won = You won! All four treasures are yours, and { $seat }’s helicopter takes everyone home.
insel-lost-treasure = You lost: { $treasures } can no longer be captured, because both tiles are gone.
insel-lost-landing = You lost: Fools’ Landing is gone, and with it the way home.
insel-lost-drowned = You lost: { $seats } could not get off the sinking tile.
insel-lost-skull = You lost: the water has reached the skull.

# What is asked
insel-ask-roles = Choose your adventurer.
insel-ask-actions = { $left ->
    [one] One action left: move, shore up, give a card, capture a treasure, or end your actions.
   *[other] { $left } actions left: move, shore up, give a card, capture a treasure, or end your actions.
 }
insel-ask-actions-shore-again = { $left ->
    [one] One action left; but first, as the Engineer, you may shore up a second tile for free.
   *[other] { $left } actions left; but first, as the Engineer, you may shore up a second tile for free.
 }
insel-ask-actions-push-again = { $left ->
    [one] One action left; but first, as the Navigator, you may move another pawn one step for free.
   *[other] { $left } actions left; but first, as the Navigator, you may move another pawn one step for free.
 }
insel-ask-shore-again = As the Engineer you may shore up a second tile, or end your actions.
insel-ask-push-again = As the Navigator you may move another pawn one step, or end your actions.
insel-ask-step-in = { $seat } is acting; you may play a special card at any time.
insel-ask-draw-window = Before the next treasure card: play a special card or pass.
insel-ask-flood-window = Before the next flood card: play a special card or pass.
insel-ask-discard = { $number ->
    [one] You hold too many cards: discard one, or use a special card.
   *[other] You hold too many cards: discard { $number }, or use special cards.
 }
insel-ask-swim = Your tile sinks: swim to another one.
insel-ask-rescue = { $seats } cannot get off the sinking tile: send a helicopter, or decline. Without a helicopter, the game is lost.
insel-ask-rescue-yourself = You cannot get off the sinking tile: call your helicopter, or decline. Without a helicopter, the game is lost.
insel-ask-help = A pawn has to swim; you may send a helicopter instead.
insel-ask-wait = Waiting for { $seat }.
insel-ask-chance = The cards decide.
insel-ask-over = The game is over.

# What you can do
insel-do-choose = Be the { $role }
insel-do-go = Move to { $tile }
insel-do-shore = Shore up { $tile }
insel-do-push = Move { $seat } to { $tile }
insel-do-give = Give { $card } to { $to }
insel-do-capture = Capture { $treasure }
insel-do-end = End your actions
insel-do-pass = Play no special card now
insel-do-sandbags = Sandbags for { $tile }
insel-do-helicopter = Helicopter: { $seats } to { $tile }
insel-do-leave = Helicopter: everyone flies home
insel-do-discard = Discard { $card }
insel-do-swim = Swim to { $tile }

# Why not
insel-over = The game is over; start a new one.
insel-chance = The cards decide now; wait and see what turns up.
insel-not-an-action = That is not a player’s action.
insel-not-your-turn = It is { $seat }’s turn; you can only play special cards now.
insel-no-actions = You have used your three actions; now draw treasure cards.
insel-only-specials = This turn’s actions are over; play a special card or pass.
insel-wait-discard = First { $seat } has to discard down to five cards.
insel-swim-first = First { $seat } has to get off the sinking tile.
insel-here = The pawn is already there; choose another tile.
insel-missing = That tile is gone; choose one that is still there.
insel-too-far = That is too far: one action is one step to a neighbouring tile.
insel-diagonal = Only the Explorer moves diagonally; go straight.
insel-flown = You have already flown this turn; walk to a neighbouring tile.
insel-dive-far = You cannot get there under water: a dive leads only through flooded and sunken tiles.
insel-sunk = That tile is gone; nothing can bring it back.
insel-dry = That tile is already dry; choose a flooded one.
insel-shore-far = That is too far away: shore up your own tile or one beside it.
insel-shore-diagonal = Only the Explorer shores up diagonally; choose your own tile or one beside it.
insel-not-navigator = Only the Navigator moves other pawns; move your own.
insel-push-self = That is your own pawn; move it in the normal way.
insel-push-far = That is too far: one action moves others two steps.
insel-no-such-seat = That seat is empty; choose a player of this game.
insel-give-self = You already have that card; choose another player.
insel-give-special = Special cards cannot be given away; play it yourself.
insel-give-apart = { $seat } is not on your tile; meet there first. Only the Messenger gives cards from afar.
insel-card-not-held = You do not hold that card; choose one from your hand.
insel-captured-already = You already have that treasure.
insel-capture-elsewhere = That treasure can only be captured here: { $tiles }. Go there first.
insel-capture-cards = You need { $needed } cards of that treasure, but hold { $held }.
insel-no-discard = No discard is due now; keep your cards.
insel-no-need-to-swim = Your tile has not sunk; there is no need to swim.
insel-swim-far = You cannot swim that far; choose a tile beside the one that sank.
insel-swim-nearest = The Diver swims to the nearest tile; choose one of those.
insel-no-sandbags = You hold no sandbags.
insel-no-helicopter = You hold no helicopter.
insel-no-special = You have no special card that would help now.
insel-passed = You have already passed; wait for the next card.
insel-sandbags-late = The card is already face up: sandbags come too late for it.
insel-sandbags-before-floods = Sandbags must be played before the first flood card of the turn.
insel-which-pawns = Say who flies: one or more pawns of this game.
insel-not-together = A helicopter takes pawns from one tile only; choose pawns that stand together.
insel-rescue-only = Right now a helicopter can only rescue pawns from the sinking tile.
insel-no-rescue = In this game no helicopter comes to a sinking tile; swim.
insel-treasures-missing = { $number ->
    [one] One treasure is still missing; capture it first.
   *[other] { $number } treasures are still missing; capture them first.
 }
insel-not-all-there = All pawns must stand on Fools’ Landing before you can leave.
insel-nothing-to-pass = There is nothing to pass now; act or end your actions.
insel-no-choice = There is nothing for you to choose now.
insel-role-taken = That role is not free; choose another.
insel-no-such-role = There is no role { $role }. There are: { $known }.
insel-too-many-banned = Too many roles are banned: only { $roles } left for { $seats } players.
insel-expected = Write it like this: { $expected }.
insel-no-square = There is no tile at { $square } on this island.

insel-layout-mark = Row { $row } has a “{ $mark }”; use # for a tile and . for the sea.
insel-layout-high = The island has { $rows } rows; the most is { $most }.
insel-layout-wide = The island has { $columns } columns; the most is { $most }.
insel-layout-ragged = Row { $row } has { $columns } columns, the first has { $expected }; fill it up with dots.
insel-layout-tiles = The island has { $tiles } tiles; it needs { $expected }.
insel-layout-apart = The tile at { $square } is cut off; all tiles must be connected side by side.

insel-diagram-expected = Line { $line }: expected something like “{ $expected }”.
insel-diagram-twice = Line { $line }: { $what } appears twice.
insel-diagram-layout = Line { $line }: the map does not have the shape in the options.
insel-diagram-pawns = The map must show every pawn once: { $expected }.
insel-diagram-cards = There are more { $card } cards than the { $most } in the box.
insel-diagram-phase = Line { $line }: this cannot be a position of the phase “{ $phase }”.

# Options
insel-preset-default = As in the rules
insel-preset-german = As in the German rules
insel-preset-tournament = Tournament
insel-option-difficulty = Difficulty
insel-option-difficulty-help = Where the water starts.
insel-option-difficulty-novice = Novice
insel-option-difficulty-normal = Normal
insel-option-difficulty-elite = Elite
insel-option-difficulty-legendary = Legendary
insel-option-difficulty-custom = Your own start
insel-option-start_level = Starting mark
insel-option-start_level-help = The mark of the water meter to start from, if the difficulty is your own.
insel-option-layout = Island
insel-option-layout-help = The shape of the 24 tiles.
insel-option-layout-standard = Forbidden Island
insel-option-layout-shadows = Island of Shadows
insel-option-layout-volcano = Volcano Island
insel-option-layout-death = Island of Death
insel-option-layout-skull = Skull Island
insel-option-layout-coral = Coral Reef
insel-option-layout-bone = Bone Island
insel-option-layout-gulls = Bay of Gulls
insel-option-layout-bridge = Bridge of Horrors
insel-option-layout-arch = Arch of Fate
insel-option-layout-atoll = Atoll of Decisions
insel-option-layout-treasure = Treasure Island
insel-option-layout-harpoon = Harpoon Hideout
insel-option-layout-palm = Palm Springs
insel-option-layout-mutiny = Mutiny Towers
insel-option-layout-shipwreck = Shipwreck Bay
insel-option-layout-baby = Baby Island
insel-option-layout-twins = Twin Islands
insel-option-layout-crescent = Crescent
insel-option-layout-serpent = Serpent
insel-option-drawn = An island of your own
insel-option-drawn-help = Rows of # (tile) and . (sea) with / between them: 24 connected tiles, at most 10 by 7.
insel-option-roles = Roles
insel-option-roles-help = How the adventurers are handed out.
insel-option-roles-random = Dealt at random
insel-option-roles-chosen = Chosen in turn
insel-option-banned = Banned roles
insel-option-banned-help = Roles that do not take part.
insel-option-starter = Who begins
insel-option-starter-help = Who has the first turn.
insel-option-starter-random = Drawn at random
insel-option-starter-first = The first seat
insel-option-waters_rise = Waters Rise cards
insel-option-waters_rise-help = How many are in the deck; the rule book has 3.
insel-option-first_floods = Tiles flooded at the start
insel-option-first_floods-help = The rule book has 6.
insel-option-navigator = Navigator
insel-option-navigator-help = How the Navigator’s two steps may be used.
insel-option-navigator-split = One or two pawns
insel-option-navigator-single = One pawn only
insel-option-navigator_explorer = Navigator moves the Explorer diagonally
insel-option-navigator_explorer-help = A moved Explorer may step diagonally.
insel-option-navigator_diver = Navigator moves the Diver under water
insel-option-navigator_diver-help = A moved Diver may pass over one sunken tile.
insel-option-hand_limit = Hand limit
insel-option-hand_limit-help = When you discard down to five cards after drawing.
insel-option-hand_limit-both = After both cards
insel-option-hand_limit-each = After each card
insel-option-windows = Special cards
insel-option-windows-help = Whether the game stops for special cards between two drawn cards.
insel-option-windows-all = At any time
insel-option-windows-few = Not between two drawn cards
insel-option-sandbags = Sandbags
insel-option-sandbags-help = How late in a turn sandbags can be played.
insel-option-sandbags-always = Also between flood cards
insel-option-sandbags-before-floods = Only before the flood cards
insel-option-rescue = Helicopter rescue
insel-option-rescue-help = A helicopter may take pawns off a sinking tile.
insel-option-diver_gaps = Diver crosses open sea
insel-option-diver_gaps-help = The Diver may also cross places that never held a tile.
insel-option-diver_swim = Diver’s escape
insel-option-diver_swim-help = How far the Diver can flee from a sinking tile.
insel-option-diver_swim-nearest = The nearest tile
insel-option-diver_swim-dive = As far as a dive goes

insel-count-treasures = { $number } of { $most } treasures
insel-count-water = water level { $number } of { $most }
