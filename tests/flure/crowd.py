"""Crowded halls with any options, a monster on a teleporter, touching pools: where rules meet rarely."""

from __future__ import annotations

from random import Random

from msgspec import structs

from grusel.games.flure import GAME
from grusel.games.flure.pools import spots
from grusel.games.flure.squares import DIRECTIONS, HALL, SQUARES
from grusel.games.flure.state import BLOCK_KINDS, OUTSIDE, PAIRS, Block, Options, State, Teleporter
from grusel.grid import mask, members
from grusel.options import option_values

MIDDLES = ((0, 0), (15, 10), (8, 5), (12, 2), (3, 8))  # both corners, the middle, both stairs
WIDE = 3  # squares in each direction from the middle of the crowd


def crowded_hall(rng: Random) -> State:
    """Return a hall with all pieces about one place and much blood; seat A plays."""
    cells = _about(rng)
    pools = _two_pools(cells, rng) if rng.random() < 0.4 else {cell for cell in SQUARES if rng.random() < 0.25}
    pairs = [pair for pair in PAIRS for _ in range(rng.choice([1, 2]))]
    teleporters = [Teleporter(cells.pop(), pair, rng.choice(DIRECTIONS)) for pair in pairs]
    monster = rng.choice(teleporters).cell if rng.random() < 0.3 else cells.pop()
    blocks = [Block(cells.pop(), rng.choice(BLOCK_KINDS)) for _ in range(rng.randrange(2, 8))]
    blood = pools - {monster, *(one.cell for one in teleporters)}
    return structs.replace(
        GAME.start(_options(rng), 2),
        phase="figures",
        mover=0,
        round=rng.choice([1, 3, 10]),
        places=tuple(OUTSIDE if rng.random() < 0.3 or not cells else cells.pop() for _ in range(8)),
        black=tuple(rng.random() < 0.5 for _ in range(8)),
        monster=monster,
        facing=rng.choice(DIRECTIONS),
        blocks=tuple(sorted(blocks)),
        teleporters=tuple(sorted(teleporters)),
        blood=tuple(sorted(blood)),
    )


def _about(rng: Random) -> list[int]:
    x, y = rng.choice(MIDDLES)
    cells = [cell for cell in SQUARES if abs(cell % 16 - x) <= WIDE and abs(cell // 16 - y) <= WIDE]
    rng.shuffle(cells)
    return cells


def _two_pools(cells: list[int], rng: Random) -> set[int]:
    """Return a square pool and a long one that touch, among these squares."""
    crowd = mask(cells)
    square = rng.choice([covers for covers in spots("2x2").values() if covers & crowd == covers])
    around = mask([there for cell in members(square) for there in members(HALL.near[cell])])
    long_pools = [*spots("4x1").values(), *spots("1x4").values()]
    return set(members(square | rng.choice([long for long in long_pools if long & around and not long & square])))


def _options(rng: Random) -> Options:
    values = {name: some for name, some in option_values(Options).items() if name not in ("setup", "starter")}
    return Options(**{name: rng.choice(list(some)) for name, some in values.items()}, starter="first")
