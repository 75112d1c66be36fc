"""Bots finish every game under all kinds of options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from ours import OURS

from grusel.bots import find_bot
from grusel.game import Chance, Illegal, Over
from grusel.match import Match, draw
from grusel.options import option_values
from grusel.registry import AnyGame

LONGEST = 700  # moves; bots that end no game are excluded


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(4))
def test_bots_play_with_any_options(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice(list(game.seats))
    match = Match(game, seats, _options(game, seats, rng))
    bots = [find_bot(rng.choice(("level1", "level2", "level3", "level5"))) for _ in range(seats)]
    seen: list[list[Any]] = [[] for _ in range(seats)]
    while not isinstance(turn := match.turn, Over) and len(match.moments) < LONGEST:
        state = match.state
        if isinstance(turn, Chance):
            events = match.play(None, draw(game.outcomes(state), rng))
        else:
            seat = rng.choice([seat for seat in turn.seats if game.actions(state, seat)])
            view, actions = game.view(state, seat), game.actions(state, seat)
            events = match.play(seat, bots[seat].choose(game, view, seen[seat], seat, actions, 0.002, rng))
        for seat in range(seats):
            seen[seat] += game.witnessed(events, seat)
    assert match.over or len(match.moments) == LONGEST


def _options(game: AnyGame, seats: int, rng: Random) -> Any:
    """Options that allow this number of seats."""
    while True:
        some = {name: rng.choice(values) for name, values in option_values(game.types.options).items()}
        try:
            game.start(game.types.options(**some), seats)
        except Illegal:
            continue
        return game.types.options(**some)
