"""Lay tiles in the expert set-up: try a few places and take the one after which the first rounds go best."""

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
    """Return the most promising of some random places; each is tried with the same luck."""
    drawn = question.rng.sample(question.actions, min(places, len(question.actions)))
    totals = [0.0] * len(drawn)
    for _ in range(min(tries, MOST_TRIES)):
        promises = promised(question, drawn, question.rng.getrandbits(26))
        if len(promises) < len(drawn):
            break
        totals = [total + promise for total, promise in zip(totals, promises, strict=True)]
    return drawn[totals.index(max(totals))]


def promised(question: Question, drawn: Sequence[Place], luck: int) -> list[float]:
    """Value each place, until time is up."""
    found: list[float] = []
    for place in drawn:
        if question.clock.up():
            break
        found.append(promise(question.game, question.view, question.seat, place, luck))
    return found


def promise(game: AnyGame, state: State, seat: int, place: Place, luck: int) -> float:
    """Value the hall with this tile for a seat, a few rounds on."""
    table = load(opened(game.apply(state, seat, place)))
    return what_comes(table, ROUNDS, luck)[seat]


def opened(state: State) -> State:
    """Begin the game without the remaining tiles; the player after the last of them starts (rules 6.7)."""
    if state.phase != "place":
        return state
    first = (state.mover + sum(state.stock)) % state.seats
    return replace(state, phase="figures", starter=first, mover=first)
