"""How long an island lasts: the turn in which the water reaches the skull if all players hoard cards (rules 2.11).

python -m grusel.games.insel.skull 20000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from grusel.game import ignore
from grusel.games.insel.cards import draw, drop
from grusel.games.insel.setup import deal, setup_outcomes, start
from grusel.games.insel.state import DrawCard, Options, State
from grusel.games.insel.tiles import ALL, DRAWN, DRAWS, HAND_LIMIT, RISE, SKULL, TO_CAPTURE, TREASURES

DIFFICULTIES: Final = ("novice", "normal", "elite", "legendary")


def turns_to_skull(options: Options, seats: int, rng: Random) -> int:
    """The turn, of any player, in which the skull is reached if no tile ever sinks."""
    state, turn = _dealt(options, seats, rng), 0
    while state.level < SKULL:
        state = _hoard(_two_cards(state, rng))
        state = replace(state, active=(state.active + 1) % seats)
        turn += 1
    return turn


def _dealt(options: Options, seats: int, rng: Random) -> State:
    state = replace(start(replace(options, starter="random"), seats), phase="hands")
    while state.phase == "hands":
        outcomes = setup_outcomes(state)
        (card,) = rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])
        assert isinstance(card, DrawCard)
        state = deal(state, card, ignore)
    return state


def _two_cards(state: State, rng: Random) -> State:
    """The rules' own draw, with no flood after it."""
    for drawn in range(DRAWS):
        if state.level < SKULL:
            (card,) = rng.choices(DRAWN, state.deck)
            state = draw(replace(state, phase="draw", drawn=drawn, flooded=0, floods=(ALL,)), card, ignore)
    return state


def _hoard(state: State) -> State:
    """Capture whenever possible, then discard down to five cards."""
    seat = state.active
    for kind in range(len(TREASURES)):
        if state.hands[seat][kind] >= TO_CAPTURE and not state.captured >> kind & 1:
            state = replace(drop(state, seat, kind, TO_CAPTURE), captured=state.captured | 1 << kind)
    while sum(state.hands[seat]) > HAND_LIMIT:
        state = drop(state, seat, _least_useful(state, seat), 1)
    return state


def _least_useful(state: State, seat: int) -> int:
    """A card of a captured treasure if possible, and of these the kind with the fewest cards."""
    held = [kind for kind in range(RISE) if state.hands[seat][kind]]
    return min(held, key=lambda kind: (not state.captured >> kind & 1, state.hands[seat][kind]))


def spread(turns: list[int]) -> tuple[int, int, int]:
    """Median, and the bounds that contain nine of ten results."""
    ordered = sorted(turns)
    median, low, high = (ordered[int(len(ordered) * part)] for part in (0.5, 0.05, 0.95))
    return median, low, high


def table(runs: int, rng: Random) -> Iterator[str]:
    """One line per difficulty: median (5–95 %) with two, three and four players."""
    for difficulty in DIFFICULTIES:
        options, cells = Options(difficulty=difficulty), list[str]()
        for seats in (2, 3, 4):
            median, low, high = spread([turns_to_skull(options, seats, rng) for _ in range(runs)])
            cells.append(f"{median} ({low}–{high})")
        yield f"{difficulty:10}" + "".join(f"{cell:>13}" for cell in cells)


if __name__ == "__main__":
    for line in table(int(sys.argv[1]), Random(1)):
        sys.stdout.write(f"{line}\n")
