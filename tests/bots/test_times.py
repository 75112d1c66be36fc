"""Bots keep to their time in processor seconds: level 3 to 0.3, level 5 to 2, and to less when given less."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from time import process_time

import pytest
from ours import OURS

from bots.positions import positions
from grusel.bots import clock, find_bot
from grusel.registry import AnyGame

LIMITS = [("level3", 2.0, 0.3), ("level5", 2.0, 2.0), ("level5", 0.2, 0.3), ("mcts", 0.2, 0.3)]


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    """Switch off the collection of other tests' garbage while a bot thinks: it takes a tenth of a second."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
@pytest.mark.parametrize(("name", "budget", "limit"), LIMITS)
def test_a_decision_keeps_to_its_time_limit(
    name: str, budget: float, limit: float, game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now", process_time)
    bot = find_bot(name)
    for match, seat in positions(game, 3):
        view, actions, seen = game.view(match.state, seat), game.actions(match.state, seat), match.seen(seat)
        bot.choose(game, view, seen, seat, actions, 0.0, Random(1))  # builds the tables that are made once
        began = process_time()
        bot.choose(game, view, seen, seat, actions, budget, Random(1))
        assert process_time() - began < limit
