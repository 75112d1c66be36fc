shy = Shy Monsters
shy-blurb = One of you builds a dungeon face down, the other has to get through it. The monsters bite, but only where they feel at home.

shy-master = Dungeon Master
shy-hero = hero
shy-bat = bat
shy-dragon = dragon
shy-beast = green beast
shy-serpent = serpent
shy-kraken = kraken
shy-gargoyle = gargoyle
shy-corridor = corridor
shy-exit = exit
shy-entrance = entrance
shy-attack = Attack
shy-jump = Jump
shy-cell = { $cell }
shy-tile = { $cell } { $face }

shy-home-bat = Feels at home with a tile at one of its corners.
shy-home-dragon = Feels at home in a dead end: one neighbour, and the other three sides empty.
shy-home-beast = Feels at home in a straight corridor: tiles at two opposite sides, the other two empty.
shy-home-serpent = Feels at home in an open bend: two neighbouring sides taken, the corner between them and the other sides empty.
shy-home-kraken = Feels at home at a crossing: tiles at three sides or more.
shy-home-gargoyle = Feels at home in a block of two by two tiles.

shy-roles-drawn = { $master } is the Dungeon Master, { $hero } is the hero.
shy-drew = { $master } draws for floor { $floor }: { $monsters }.
shy-drew-hidden = { $master } draws two monsters for floor { $floor } and looks at them in secret.
shy-placed = { $master } places on { $cell }: { $face }.
shy-taken = { $master } takes back: { $tiles }.
shy-built = { $master } has finished floor { $floor }. Tiles lie on { $cells }.
shy-named = { $hero } will peek at { $cell } and names a second tile.
shy-peeked = { $hero } peeks at { $cell }.
shy-explored = { $hero } walks to { $cell }.
shy-explored-sure = { $hero } walks to { $cell }, straight into the monster.
shy-attacked = { $hero } attacks and walks to { $cell }.
shy-attacked-in-place = { $hero } strikes at { $cell } without moving.
shy-jumped = { $hero } jumps over { $over } to { $to }.
shy-jumped-attacking = { $hero } jumps over { $over } to { $to } and attacks there.
shy-revealed = On { $cell } lies: { $face }.
shy-revealed-active = On { $cell } lurks the { $face }. It is active: it feels at home, and nothing next to it frightens it.
shy-revealed-uncomfortable = On { $cell } sits the { $face }. It is harmless: it does not feel at home there.
shy-revealed-frightened = On { $cell } sits the { $face }. It is harmless: the monster on { $scare } was face up first and frightens it.
shy-killed = The attack kills the { $face } on { $cell }.
shy-spared = The { $face } on { $cell } was harmless anyway. The Attack is not spent.
shy-missed = There is no monster to hit on { $cell }. The Attack is spent.
shy-died = The { $face } on { $cell } gets { $hero } on floor { $floor }.
shy-stuck = { $hero } is stuck on floor { $floor }: active monsters block every way on, and no skill helps.
shy-gave-up = { $hero } gives up on floor { $floor }.
shy-cleared = { $hero } leaves floor { $floor } alive. Discovered: { $monsters }. { $undiscovered ->
    [0] No monster was missed.
    [one] One monster was missed.
   *[other] { $undiscovered } monsters were missed.
}
shy-cleared-unseen = { $hero } leaves floor { $floor } alive without having seen either monster.
shy-uncovered = Still hidden until now: { $tiles }.
shy-hero-wins = { $hero } has escaped from all three floors and wins.
shy-master-wins = { $winner } wins as Dungeon Master. { $hero } survived { $survived ->
    [0] no floor.
    [one] one floor.
   *[other] { $survived } floors.
}
shy-swapped = Now the other way round: { $master } is the Dungeon Master, { $hero } is the hero.
shy-compared = { $winner } beats { $loser } by { $more } to { $less } in floors survived.
shy-compared-even = The match is a draw: both survived { $survived ->
    [0] no floor.
    [one] one floor.
   *[other] { $survived } floors.
}

shy-ask-roles = The roles are being drawn.
shy-ask-draw = The monsters are being drawn.
shy-ask-build = { $tiles ->
    [6] Place your six tiles.
    [one] Place one more tile, or take one back.
   *[other] Place { $tiles } more tiles, or take one back.
}
shy-ask-done = All tiles are placed. Say “done”, or keep rearranging.
shy-ask-peek = Choose a face-down tile to peek at. { $peeks ->
    [one] You have one peek left.
   *[other] You have { $peeks } peeks left.
}
shy-ask-move = Where do you go? You have used both skills on this floor.
shy-ask-move-skills = Where do you go? Ready: { $skills }.
shy-ask-wait-master = { $master } is building behind the screen.
shy-ask-wait-hero = { $hero } is on the way.
shy-ask-over = The game is over.

shy-do-place = Place on { $cell }: { $face }
shy-do-take = Take back the tile on { $cell }
shy-do-done = The floor is finished
shy-do-peek = Peek at { $cell }
shy-do-enough = No more peeks
shy-do-explore = Walk to { $cell }
shy-do-explore-sure = Walk to { $cell }, straight into the monster
shy-do-attack = Attack on { $cell } and walk there
shy-do-strike = Strike at { $cell } without moving
shy-do-jump = Jump over { $over } to { $to }
shy-do-jump-attack = Jump over { $over } to { $to } and attack there
shy-do-jump-sure = Jump over { $over } to { $to }, straight onto the monster
shy-do-give-up = Give up

shy-not-your-turn = It is not your turn. Wait for the other player.
shy-not-now = That cannot happen now.
shy-not-in-pile = Those two are not a pair from the pile. Name two different monsters that are still in it.
shy-build-now = The floor is being built: place a tile, take one back, or say “done”.
shy-not-in-hand = You do not hold this tile: { $face }. Choose one from your hand.
shy-must-touch = No tile can go on { $cell }. Choose a free square that shares an edge with the tiles around the entrance.
shy-no-tile = There is no tile on { $cell }. Choose a square with a tile.
shy-no-take-backs = You have no take-backs left on this floor. Continue with the tiles as they are.
shy-not-all-laid = Place all your tiles first: { $left } still to go.
shy-peek-now = First peek at a face-down tile ({ $left } to go), then move.
shy-must-peek = You have to use all your peeks: { $left } to go. Choose a face-down tile.
shy-already-open = { $cell } is already face up. Choose a face-down tile.
shy-already-named = You have already named { $cell }. Choose another tile.
shy-move-now = It is time to move: walk, attack, jump, or give up.
shy-too-far = { $cell } is not next to you. Walk to a tile that shares an edge with yours.
shy-attack-spent = You have used your Attack on this floor. Walk, or jump if you still can.
shy-jump-spent = You have used your Jump on this floor. Walk, or attack if you still can.
shy-attack-moves = An Attack takes you there. Attack and walk in one move.
shy-no-jump = You cannot jump over { $over } to { $to }. Jump over a tile next to you to another tile next to that one.
shy-say-sure = The { $face } is active and would get you. If you mean it, say that you are sure.
shy-no-danger = There is no known danger there. Just go.
shy-expected-move = I do not understand that. Try something like: { $expected }.
shy-bad-diagram = Line { $line }: expected { $expected }.
shy-want-once = { $key } only once
shy-want-columns = a line with the letters of the columns
shy-want-row = a row number and { $squares ->
    [one] one square
   *[other] { $squares } squares
}
shy-want-square = a tile ({ $codes }), { $empty } for an empty square, or { $entrance } on { $cell }
shy-want-tile = a tile ({ $codes })
shy-want-no-tiles = no tiles before the monsters are drawn
shy-want-floor = two monsters, three co and one ex on the floor, or in the hand while it is built
shy-want-monsters = { $count ->
    [0] no monster discovered or undiscovered yet
   *[other] { $count } different monsters discovered, undiscovered and on the floor
}
shy-want-survived = survived: the number of floors (0–3) for each game that is over
shy-want-named = named: the square of a face-down tile
shy-want-master = master: A or B, and ? only with phase: roles
shy-want-ending = ending: exit, eaten, stuck or gave-up with phase: over, and only there
shy-want-one-hero = only one hero
shy-want-together = tiles that are all connected to the entrance
shy-want-unexplored = face-down tiles and the hero on the entrance
shy-want-at-home = ! only on monsters that feel at home
shy-want-hero-revealed = the hero on a revealed tile
shy-want-hero-safe = the hero neither on an active monster nor on the exit

shy-preset-default = As in the rules
shy-preset-return-match = There and back: two games
shy-option-master = Dungeon Master
shy-option-master-help = Who builds in the first game.
shy-option-master-random = Drawn at random
shy-option-master-first = The first seat
shy-option-master-second = The second seat
shy-option-games = Games
shy-option-games-help = With two games you swap roles after the first; the hero who survives more floors wins the match.
shy-option-games-1 = One game
shy-option-games-2 = Two games, roles swapped
shy-option-take_backs = Take-backs
shy-option-take_backs-help = How often the Dungeon Master may take a tile back on one floor.
shy-option-peeks = Peeks
shy-option-peeks-help = Whether the hero has to look at tiles before setting out.
shy-option-peeks-must = All of them, always
shy-option-peeks-may = As many as the hero likes
shy-option-peeking = Two peeks
shy-option-peeking-help = Whether the second peek may depend on the first.
shy-option-peeking-one-by-one = One after the other
shy-option-peeking-together = Name both, then reveal both
shy-option-jumped_at_exit = Jumping onto the exit
shy-option-jumped_at_exit-help = What happens to the tile that was jumped over.
shy-option-jumped_at_exit-stays-hidden = It stays hidden
shy-option-jumped_at_exit-revealed = It is revealed first
shy-option-attack_in_place = Attack without moving
shy-option-attack_in_place-help = The hero may strike at a neighbouring tile without moving.
shy-option-attack_on_harmless = Attack on a harmless monster
shy-option-attack_on_harmless-help = Whether the Attack is spent when the monster would not have bitten.
shy-option-attack_on_harmless-spent = Kills it, and is spent
shy-option-attack_on_harmless-kept = Spares it, and stays ready
shy-option-uncomfortable_frightens = Misplaced monsters frighten too
shy-option-uncomfortable_frightens-help = A revealed monster that does not feel at home still frightens the next one.
shy-option-stuck = Stuck hero
shy-option-stuck-help = What happens when known active monsters block every way and no skill helps.
shy-option-stuck-loses = The Dungeon Master wins
shy-option-stuck-plays-on = The hero decides how it ends

shy-count-floors = { $number } of { $most } floors
