"""Where a game brings no bots, no level of the general ladder is weaker than the one below it."""

from __future__ import annotations

from random import Random
from typing import Any

import bids
import floes
import kuhn
import pytest

from bots import race
from grusel.bots import clock
from grusel.bots.bot import Bot
from grusel.bots.levels import player
from grusel.game import Chance, Over
from grusel.match import Match, draw
from grusel.registry import AnyGame

TABLES: list[tuple[AnyGame, int]] = [(race.GAME, 3), (kuhn.GAME, 4), (bids.GAME, 4), (floes.GAME, 4)]


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 0.0)


@pytest.mark.parametrize(("game", "deals"), TABLES, ids=[game.name for game, _ in TABLES])
def test_a_little_search_is_no_weaker_than_greedy(game: AnyGame, deals: int) -> None:
    pairs = [(player(game, 2), player(game, 1)), (player(game, 1), player(game, 2))]
    points = [points_of(game, pairs[seat], seat, deal) for deal in range(deals) for seat in (0, 1)]
    assert sum(points) >= len(points) / 2


def points_of(game: AnyGame, bots: tuple[Bot, Bot], seat: int, deal: int) -> float:
    """1 where the seat gets more than the other, a half where both get the same."""
    match, luck = Match(game, 2), Random(deal)
    dice = [Random(f"{deal} {one}") for one in (0, 1)]
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Chance):
            match.play(None, draw(game.outcomes(match.state), luck))
        else:
            match.play(turn.seats[0], chosen(match, bots[turn.seats[0]], turn.seats[0], dice))
    mine, other = turn.payoffs[seat], turn.payoffs[1 - seat]
    return (1 + (mine > other) - (mine < other)) / 2


def chosen(match: Any, bot: Bot, seat: int, dice: list[Random]) -> Any:
    game, state = match.game, match.state
    return bot.choose(game, game.view(state, seat), match.seen(seat), seat, game.actions(state, seat), 1.0, dice[seat])
