"""Many games by rules of thumb, checked for the invariants, with a count of their ends.

PYTHONPATH=tests python -m insel.soak 20000
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

from insel.invariants import check_invariants
from insel.player import play
from msgspec.structs import replace

from grusel.games.insel import GAME
from grusel.games.insel.state import Options
from grusel.options import option_values

BATCH = 50


def varied(rng: Random) -> Options:
    """One of the presets with some options changed."""
    chosen = {name: rng.choice(some) for name, some in option_values(Options).items() if rng.random() < 0.4}
    return replace(rng.choice(list(GAME.presets.values())), **chosen)


def batch(first: int, noise: float) -> Counter[str]:
    """How some games ended, with counts of notable events."""
    counts: Counter[str] = Counter()
    for seed in range(first, first + BATCH):
        rng = Random(seed)
        options = varied(rng) if seed % 2 else Options()
        match = play(2 + seed % 3, options, rng, noise)
        check_invariants(match)
        counts["games"] += 1
        counts["moves"] += len(match.moments) - 1
        counts[f"ended {' + '.join(match.state.ended)}"] += 1
        counts.update(f"event {event.__struct_config__.tag}" for moment in match.moments for event in moment.events)
    return counts


def main(games: int, jobs: int) -> None:
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(jobs) as pool:
        for counts in pool.map(partial(batch, noise=0.02), range(0, games, BATCH)):
            total += counts
    for name, number in sorted(total.items()):
        sys.stdout.write(f"{number:>10}  {name}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
