flure-puzzle-hall = The puzzle hall
flure-puzzle-blurb = Arrange the hall, let the monster go, and see who it finds. It must take every enemy and none of yours.
flure-puzzle-world-sight = Sight and ties
flure-puzzle-world-sight-help = The monster turns to the nearest figure. If two are equally near, it goes straight on.
flure-puzzle-world-pushing = Pushing
flure-puzzle-world-pushing-help = The monster pushes whole rows. A figure pushed over the edge is gone.
flure-puzzle-world-blood = Blood
flure-puzzle-world-blood-help = Figures and the monster slide across blood to its far side, and the monster does not look on the way.
flure-puzzle-world-walls = The walls
flure-puzzle-world-walls-help = The monster walks through walls and comes out at the same letter. It cannot look through them.
flure-puzzle-world-crystals = Crystals
flure-puzzle-world-crystals-help = A crystal is pushed like a stone, but the monster sees through it.
flure-puzzle-world-turning = Turn stones
flure-puzzle-world-turning-help = A turn stone ahead is not pushed: the monster turns right, or round, and steps from there.
flure-puzzle-world-teleporters = Teleporters
flure-puzzle-world-teleporters-help = The monster jumps to the twin and faces its arrow. What it pushes into one is gone.
flure-puzzle-world-loops = Loops
flure-puzzle-world-loops-help = Left alone, the monster walks the same loop forever. Break it.
flure-puzzle-world-everything = Everything
flure-puzzle-world-everything-help = All tiles, all tricks.
flure-puzzle-daily = Puzzle of { $date }

flure-puzzle-solved = Solved: the last enemy is gone after { $steps ->
    [one] one step
   *[other] { $steps } steps
}, and all of yours live.
flure-puzzle-lost = Not yet: after { $steps ->
    [one] one step
   *[other] { $steps } steps
} the monster gets { $figure }, one of yours.
flure-puzzle-loop = Not yet: after { $steps } steps the hall is back to where it was after { $loop }. The monster walks this loop forever, and { $left ->
    [one] one enemy is left
   *[other] { $left } enemies are left
}.
flure-puzzle-endless = Not yet: nothing is decided after { $steps } steps. That is too long for a puzzle.
flure-puzzle-stars = { $stars ->
    [0] No stars
    [one] One star
   *[other] { $stars } stars
}: { $changes ->
    [one] one change
   *[other] { $changes } changes
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}. The best known: { $best_changes ->
    [one] one change
   *[other] { $best_changes } changes
}, { $best_steps ->
    [one] one step
   *[other] { $best_steps } steps
}.

flure-puzzle-hint-own = { $text }
flure-puzzle-hint-general = You need { $changes ->
    [one] one change
   *[other] { $changes } changes
}, and the monster is done after { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
flure-puzzle-hint-kinds = The best solution: { $kinds }.
flure-puzzle-kind-move = { $count ->
    [one] one figure moves
   *[other] { $count } figures move
}
flure-puzzle-kind-place = { $count ->
    [one] { $tile }
   *[other] { $count } times { $tile }
}
flure-puzzle-kind-turn = { $count ->
    [one] one arrow is turned
   *[other] { $count } arrows are turned
}
flure-puzzle-kind-face = the monster faces a different way
flure-puzzle-hint-do = Try this: { $change }.
flure-puzzle-hint-undo = This is in the way: { $change }. Take it back.
flure-puzzle-hint-go = Everything is in place. Let the monster go.
flure-puzzle-hint-late = The solver did not finish in { $seconds } seconds, so there is no such hint.
flure-puzzle-hint-none = There is no solution: the solver has tried everything.

flure-puzzle-difficulty-1 = easy
flure-puzzle-difficulty-2 = gentle
flure-puzzle-difficulty-3 = medium
flure-puzzle-difficulty-4 = hard
flure-puzzle-difficulty-5 = wicked

flure-puzzle-idea-tie = Saved by a tie
flure-puzzle-idea-row = Pushed by a row
flure-puzzle-idea-wall = Through the wall
flure-puzzle-idea-crystal = Seen through crystal
flure-puzzle-idea-slide = It slides past
flure-puzzle-idea-stone-gone = The stone that leaves
flure-puzzle-idea-turn = Turned on the spot
flure-puzzle-idea-teleporter = In one jump
flure-puzzle-idea-pushed-out = Never eaten
flure-puzzle-idea-bait = Your own as bait

flure-puzzle-solver-late = The solver tried { $walks } walks in { $seconds } seconds without finishing.
flure-puzzle-solver-none = There is no solution. The solver has tried everything that could make a difference: { $walks } walks.
flure-puzzle-solver-found = { $solutions ->
    [one] One solution
   *[other] { $solutions } solutions
}, { $walks } walks. The best: { $changes ->
    [one] one change
   *[other] { $changes } changes
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
flure-puzzle-solver-busy = The solver is busy with other people’s levels. Ask again in a moment.

flure-puzzle-too-many = That makes { $found } changes, but only { $most ->
    [one] one is
   *[other] { $most } are
} allowed. Take something back.
flure-puzzle-not-there = In this puzzle nothing may be placed on { $square }. Choose another square.
flure-puzzle-not-movable = { $figure } may not be moved here, or not again. Choose another figure.
flure-puzzle-path = “{ $found }” is not a path. Write N, E, S or W for each step; in a puzzle the doors are shut.
flure-puzzle-no-arrow = There is no arrow on { $square } that you may turn.
flure-puzzle-no-facing = The monster may only face { $allowed } here.
flure-puzzle-change = “{ $found }” is not a change. Write something like # d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^ or face N.
flure-puzzle-no-monster = There is no monster in this hall. Draw one, like M>.
flure-puzzle-no-enemy = There is no enemy in this hall. Draw one, like B4; the figures of A are your own.
flure-puzzle-too-long = This is longer than any level: the limit is { $most } characters.
flure-puzzle-link = This link does not contain a level. Perhaps part of it is missing: copy all of it.
flure-puzzle-unknown = There is no level { $found }.
flure-puzzle-date = “{ $found }” is not a day from 2020 to 2099. Write it like 2026-11-30.
flure-puzzle-best-wrong = The level says that its best has { $changes ->
    [one] one change
   *[other] { $changes } changes
} and { $steps ->
    [one] one step
   *[other] { $steps } steps
}. That is not so.

flure-puzzle-share = Grusel, puzzle of { $date }: { $stars } ({ $changes ->
    [one] one change
   *[other] { $changes } changes
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
})
flure-puzzle-prompt = Your change:
flure-puzzle-help = Write a change (# d4, K> e5, ~2x2 c3, A4 NNE, turn e5 ^, face N), back, go, hint 1 to hint 3, board or quit. The figures of A are yours, all others are enemies.
flure-puzzle-changes = So far: { $changes }
flure-puzzle-step = Step { $number } of { $steps }
flure-puzzle-more = Return: the next step. Anything else: the rest at once.
flure-puzzle-no-world = There is no world { $found }. Choose from { $known }.
flure-puzzle-nothing-made = None of { $tries } halls became a puzzle. Try another seed.
