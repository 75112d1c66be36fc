"""Any sequence of commands keeps a table sound, and the stored rows restore it."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from grusel.game import AnyGame, Over
from grusel.registry import installed
from grusel.tables.decide import decide
from grusel.tables.messages import ClockRule, House
from grusel.tables.restore import restore
from grusel.tables.rows import Batch, Kept, Opening
from grusel.tables.state import OPEN, OVER, PAUSED, PLAYING, TableState
from grusel.tables.waiting import is_due
from grusel.testing.memory_store import MemoryStore
from grusel.testing.night import Night, durable, fingerprint, opening

HOUSES = {
    "plain": House(public=True),
    "move clock": House(public=True, clock=ClockRule(per="move", seconds=20), stand_in_after=30),
    "game clock": House(public=True, clock=ClockRule(per="game", seconds=60)),
}
COMMANDS = 200
by_game = pytest.mark.parametrize("game", installed().values(), ids=lambda game: game.name)
by_house = pytest.mark.parametrize("house", HOUSES)
by_seed = pytest.mark.parametrize("seed", [1, 2])


def night(game: AnyGame, house: str, seed: int, store: MemoryStore) -> Night:
    rng = Random(f"{game.name} {house} {seed}")
    kept = opening(game, rng.choice([*game.seats][:3]), HOUSES[house])
    keep = partial(commit, store)
    keep(Batch(table=kept.row.id, opens=Opening(row=kept.row, seats=kept.seats)))
    return Night(kept, rng, keep)


def at_once() -> MemoryStore:
    return MemoryStore(soon=lambda report: report())


def commit(store: MemoryStore, batch: Batch) -> None:
    errors: list[Exception | None] = []
    store.commit(batch, errors.append)
    assert errors == [None]


def stored(store: MemoryStore) -> Kept:
    """The stored rows of the table; this store answers without waiting."""
    reading = store.load("night")
    with pytest.raises(StopIteration) as answered:
        reading.send(None)
    kept: Kept = answered.value.value
    return kept


def check_sound(state: TableState) -> None:
    assert state.position.state is state.timeline.state
    assert state.row.due == is_due(state)
    assert state.seq >= state.timeline.length
    assert all(0 <= place.seq <= state.seq for place in state.places)
    assert state.row.phase in (OPEN, PLAYING, PAUSED, OVER)
    assert state.row.phase == OVER or not isinstance(state.position.turn, Over)
    assert not state.away.keys() & state.company.seats()
    assert state.clock is None or all(left >= 0 for left in state.clock.left)
    assert state.question is None or state.question.waiting


@by_game
@by_house
@by_seed
def test_a_table_stays_sound_and_comes_back_as_it_was(game: AnyGame, house: str, seed: int) -> None:
    store = at_once()
    evening = night(game, house, seed, store)
    for _ in range(COMMANDS):
        evening.step()
        check_sound(evening.state)
    back = restore(stored(store), evening.now)
    assert durable(back) == durable(evening.state)


@by_game
@by_house
def test_a_decision_changes_no_table_but_its_own(game: AnyGame, house: str) -> None:
    evening = night(game, house, 3, at_once())
    seen: list[tuple[TableState, bytes]] = []
    for _ in range(COMMANDS):
        seen.append((evening.state, fingerprint(evening.state)))
        _, decided = evening.step()
        if decided is None:
            assert evening.state is seen[-1][0]
    assert all(fingerprint(state) == before for state, before in seen)


@by_game
@by_house
def test_the_same_command_is_decided_alike(game: AnyGame, house: str) -> None:
    evening = night(game, house, 4, at_once())
    for _ in range(COMMANDS):
        before, words = evening.state, evening.words
        command, decided = evening.step()
        if decided is not None:
            again: Any = decide(before, command, evening.given(evening.words - 1))
            assert (again.batch, again.outbox) == (decided.batch, decided.outbox)
            assert fingerprint(again.after) == fingerprint(decided.after)
            assert evening.words > words
