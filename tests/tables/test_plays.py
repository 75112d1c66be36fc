"""A move that is sent again is made once, and never acknowledged for another one."""

from __future__ import annotations

from typing import Any

import kuhn
import pytest
from msgspec.structs import replace

from grusel.tables.messages import Play, Played
from grusel.tables.moves import PLAYS_KNOWN
from grusel.tables.restore import restore
from grusel.tables.rows import Kept, StepRow
from tables.party import Party


def begun() -> tuple[Party, str, Play, Play]:
    """A party, who is to move, and the two moves that may be made, under one id."""
    party = Party(kuhn.GAME, "pp")
    seat = party.state.waits_for()
    assert seat is not None
    one, other = (party.move(seat, word) for word in ("pass", "bet"))
    return party, party.NAMES[seat], one, other


def again(party: Party) -> None:
    """The table as another process would load it."""
    state, steps = party.state, [step for decided in party.decided for step in _steps(decided)]
    plays = tuple((f"{step.by}:{step.client}", step.move) for step in reversed(steps) if step.client)
    kept = Kept(row=state.row, seats=state.seats, snapshot=None, steps=tuple(steps), plays=plays, chat=())
    party.state = replace(restore(kept, 1.0), company=state.company)


def _steps(decided: Any) -> tuple[StepRow, ...]:
    return decided.batch.steps if decided.batch else ()


@pytest.mark.parametrize("loaded", [False, True])
def test_a_move_that_is_sent_again_is_acknowledged_and_made_once(loaded: bool) -> None:
    party, name, move, _ = begun()
    party.say(name, move)
    if loaded:
        again(party)
    seq = party.state.seq
    party.say(name, move)
    assert (party.state.seq, [played.id for played in party.all(name, Played)]) == (seq, [move.id] * 2)


@pytest.mark.parametrize("loaded", [False, True])
def test_another_move_under_the_same_id_is_refused(loaded: bool) -> None:
    party, name, move, other = begun()
    party.say(name, move)
    if loaded:
        again(party)
    assert party.refused(name, other) == "server-other-move"
    assert len(party.all(name, Played)) == 1


def test_the_number_of_remembered_plays_is_limited_and_the_oldest_goes_first() -> None:
    party, name, move, _ = begun()
    party.state = replace(party.state, plays={f"9:{number}": number for number in range(PLAYS_KNOWN)})
    party.say(name, move)
    assert (len(party.state.plays), "9:0" in party.state.plays, f"{move.seat}:{move.id}" in party.state.plays) == (
        PLAYS_KNOWN,
        False,
        True,
    )
