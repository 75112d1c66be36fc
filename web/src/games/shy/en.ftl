web-shy-field = The dungeon. Arrow keys lead from tile to tile.
web-shy-reference = The six monsters and where they are at home
web-shy-is-gone = Done with: it was on an earlier floor.
web-shy-is-here = It lies face up on this floor.
web-shy-is-mine = You have it on this floor.
web-shy-is-possible = It can still come.
web-shy-remaining = Seen on earlier floors: { $seen }. Stayed unseen: { $unseen }.
web-shy-hint-master = A monster bites where it is at home. Filled: a tile must be there. Cross: none may. All rotations count.
web-shy-hint-hero = Two of these lurk on every floor, and bite only where they are at home. Filled: a tile. Cross: none.
web-shy-screen = { $name } is building behind the screen. No peeking, you lot.
web-shy-floor = Floor { $floor } of 3
web-shy-peeks = { $number ->
    [one] one peek left
   *[other] { $number } peeks left
}
web-shy-game = Game { $number } of 2
web-shy-face-down = face down
web-shy-free = free square
web-shy-suits = suits this monster
web-shy-status-hidden = face down
web-shy-status-open = face up
web-shy-status-active = active
web-shy-status-uncomfortable = not at home, harmless
web-shy-status-frightened = frightened, harmless
web-shy-status-dead = dead
web-shy-aim-place = lay the tile here
web-shy-aim-take = take it back
web-shy-aim-peek = peek
web-shy-aim-explore = walk there
web-shy-aim-attack = attack
web-shy-aim-jump = jump there
web-shy-aim-jump-attack = jump there and attack
web-shy-aim-over = jump over this one
web-shy-hand = Your tiles
web-shy-hand-empty = All tiles are laid. Pick one up to move it, or finish the floor.
web-shy-skills = Skills
web-shy-ready = ready
web-shy-spent = spent
web-shy-how-to-build = Lay it on a lit square, or drag it there. Click a laid tile to pick it up again.
web-shy-how-to-finish = All laid. Click a tile to pick it up again, or finish.
web-shy-how-to-peek = { $number ->
    [one] Choose a door to peek behind. Nothing there can reach you.
   *[other] Choose a door to peek behind; { $number } peeks in all. Nothing there can reach you.
}
web-shy-how-to-walk = Walk to a lit tile, or pick a skill first.
web-shy-how-to-attack = Attack: whatever is there dies, and you walk onto it.
web-shy-how-to-jump = Jump: over one tile onto the next. You see the landing first.
web-shy-how-to-jump-attack = Jump and attack: over one tile, sword first.
web-shy-watch = { $hero } is on the way. Look innocent.
web-shy-wait = One moment …
web-shy-fears = What could bite where?
web-shy-done = The floor is finished
web-shy-enough = Enough peeking
web-shy-give-up = Give up
web-shy-sure = You know what waits there ({ $monster }), and it is wide awake. Really?
web-shy-sure-give-up = Give up here and leave the dungeon to its monsters?
web-shy-yes-sure = Yes, I mean it
web-shy-rather-not = Rather not
web-shy-which = Walk onto it, or strike from here?
web-shy-go = Walk onto it
web-shy-stay = Strike from here
web-shy-over-which = Over which tile? It will be revealed if you survive.
web-shy-no-jump = You cannot jump there. Choose one of the lit tiles: two steps ahead, or round a corner.
web-shy-peek-first = Peek first, then use your skills.
web-shy-end-exit = { $hero } has escaped from all three floors!
web-shy-end-eaten = Gulp. { $master } and the monsters win!
web-shy-end-stuck = { $hero } is stuck. { $master } wins!
web-shy-end-gave-up = { $hero } gave up. { $master } wins!
