"""Finstere Flure, the expert set-up: of a few places for a tile the one after which the first rounds go best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from grusel.bots.bot import Question
from grusel.games.flure.bots.search import what_comes
from grusel.games.flure.bridge import load
from grusel.games.flure.state import Place, State
from grusel.registry import AnyGame

ROUNDS: Final = 3  # by then the figures are among the tiles


MOST_TRIES: Final = 8


def lay(question: Question, places: int, tries: int) -> Any:
    """Of so many places, drawn at random, the one that promises most; each is tried with the same luck."""
    drawn = question.rng.sample(question.actions, min(places, len(question.actions)))
    totals = [0.0] * len(drawn)
    for _ in range(min(tries, MOST_TRIES)):
        promises = promised(question, drawn, question.rng.getrandbits(26))
        if len(promises) < len(drawn):
            break
        totals = [total + promise for total, promise in zip(totals, promises, strict=True)]
    return drawn[totals.index(max(totals))]


def promised(question: Question, drawn: Sequence[Place], luck: int) -> list[float]:
    """What each place promises; fewer where time is up."""
    found: list[float] = []
    for place in drawn:
        if question.clock.up():
            break
        found.append(promise(question.game, question.view, question.seat, place, luck))
    return found


def promise(game: AnyGame, state: State, seat: int, place: Place, luck: int) -> float:
    """What a seat may expect after a few rounds in the hall as it lies with this tile."""
    table = load(opened(game.apply(state, seat, place)))
    return what_comes(table, ROUNDS, luck)[seat]


def opened(state: State) -> State:
    """The hall as if the tiles that are left were not laid; the player after the last of them begins (rules 6.7)."""
    if state.phase != "place":
        return state
    first = (state.mover + sum(state.stock)) % state.seats
    return replace(state, phase="figures", starter=first, mover=first)
