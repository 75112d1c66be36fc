"""Bots know only what their seat knows, and have no other source."""

from __future__ import annotations

import gc
import pickle
import subprocess
import sys
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from ours import ALL, hides

from bots.positions import positions, witnessed
from grusel.bots import BOTS, clock, find_bot
from grusel.game import Seat
from grusel.games.gruft import GAME as GRUFT
from grusel.games.gruft.state import State
from grusel.registry import AnyGame
from grusel.server.workers.bot import Question

TICK = 0.1


@pytest.fixture(autouse=True)
def _a_clock_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every reading of the clock takes the same time, so that a search is equally long each time."""
    ticks = count()
    monkeypatch.setattr(clock, "now", lambda: next(ticks) * TICK)


def choice(name: str, game: AnyGame, state: Any, seat: Seat, seen: list[Any]) -> Any:
    actions = game.actions(state, seat)
    return find_bot(name).choose(game, game.view(state, seat), seen, seat, actions, 2.0, Random(7))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_acts_alike_in_truths_its_seat_cannot_tell_apart(name: str, game: AnyGame) -> None:
    for match, seat in positions(game, 2):
        seen = witnessed(match, seat)
        other = game.imagine(game.view(match.state, seat), seat, seen, Random(1))
        assert choice(name, game, match.state, seat, seen) == choice(name, game, other, seat, seen)


@pytest.mark.parametrize("game", [game for game in ALL if hides(game)], ids=lambda game: game.name)
def test_with_hidden_information_the_truths_differ(game: AnyGame) -> None:
    found = [(match, game.view(match.state, seat), seat) for match, seat in positions(game, 6)]
    assert any(
        game.imagine(view, seat, witnessed(match, seat), Random(1)) != match.state for match, view, seat in found
    )


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
@pytest.mark.parametrize("name", BOTS)
def test_even_without_time_the_choice_is_legal(name: str, game: AnyGame) -> None:
    for match, seat in positions(game, 2):
        view, actions = game.view(match.state, seat), game.actions(match.state, seat)
        assert find_bot(name).choose(game, view, match.seen(seat), seat, actions, 0.0, Random(2)) in actions


SPY = """
import gc, sys
import msgspec
import grusel.bots
from grusel.games.gruft.state import State
from grusel.server.workers.bot import Question, answer

class Spy:
    def choose(self, game, view, seen, seat, actions, budget, rng):
        things = gc.get_objects()
        found = [held for thing in things for held in gc.get_referents(thing) if isinstance(held, State)]
        frame = sys._getframe()
        while frame:
            found += [value for value in frame.f_locals.values() if isinstance(value, State)]
            frame = frame.f_back
        print("found" if found else "nothing")
        return actions[0]

grusel.bots.BOTS["spy"] = Spy
answer(msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Question))
"""


def test_a_bots_process_never_holds_the_state() -> None:
    match, seat = next(positions(GRUFT, 1))
    assert any(isinstance(held, State) for thing in gc.get_objects() for held in gc.get_referents(thing))
    question = Question(
        game=pickle.dumps(GRUFT),
        bot="spy",
        seat=seat,
        view=msgspec.json.encode(GRUFT.view(match.state, seat)),
        seen=tuple(map(msgspec.json.encode, match.seen(seat))),
        actions=msgspec.json.encode(GRUFT.actions(match.state, seat)),
        budget=1.0,
        seed=1,
    )
    asked = msgspec.msgpack.encode(question)
    spied = subprocess.run([sys.executable, "-c", SPY], input=asked, capture_output=True, check=True)
    assert spied.stdout.split() == [b"nothing"]
