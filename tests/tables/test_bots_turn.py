"""Bots think for people who are there, and people see when a bot has to wait for its turn."""

from __future__ import annotations

import kuhn
from msgspec.structs import replace

from grusel.game import Decision
from grusel.tables.commands import BotWaits
from grusel.tables.messages import TableInfo
from grusel.tables.waiting import is_idle, thought
from tables.party import Party


def with_a_bot() -> Party:
    """Anna with a bot, whose turn it is."""
    party = Party(kuhn.GAME, "pb")
    if party.state.waits_for() == 0:
        party.play("Anna", 0, "pass")
    assert party.state.waits_for() == 1
    return party


def test_a_bot_thinks_while_a_person_is_there_and_again_when_one_returns() -> None:
    party = with_a_bot()
    thinks = [thought(party.state) is not None]
    party.hang_up("Anna")
    thinks.append(thought(party.state) is not None)
    party.sit("Anna")
    thinks.append(thought(party.state) is not None)
    assert thinks == [True, False, True]


def test_a_table_without_people_is_unloaded_even_if_a_bot_is_to_move() -> None:
    party = with_a_bot()
    party.hang_up("Anna")
    assert is_idle(party.state, 1000.0, 300.0)
    assert not party.state.row.due


# --- the queue --------------------------------------------------------------------------------------------------------


def queued(party: Party, name: str) -> list[bool]:
    return [info.queued for info in party.all(name, TableInfo)]


def test_everyone_is_told_once_that_a_bot_waits_and_so_is_a_late_guest() -> None:
    party = with_a_bot()
    before = len(queued(party, "Anna"))
    for _ in range(2):
        party._decide(BotWaits(party.state.seq))
    assert queued(party, "Anna")[before:] == [True]
    party.sit("Anna")
    assert queued(party, "Anna")[-1]


def test_the_bots_move_ends_the_wait() -> None:
    party = with_a_bot()
    party._decide(BotWaits(party.state.seq))
    before = len(queued(party, "Anna"))
    party.bot(1, kuhn.GAME.write(party.state.position.state, kuhn.GAME.actions(party.state.position.state, 1)[0]))
    assert queued(party, "Anna")[before:] == [False]


def test_a_bot_that_was_asked_before_the_last_step_waits_no_more() -> None:
    party = with_a_bot()
    party._decide(BotWaits(party.state.seq - 1))
    assert not party.state.queued


def test_a_bots_wait_after_a_hidden_move_is_not_told_because_it_would_reveal_the_move() -> None:
    party = with_a_bot()
    party.state = replace(party.state, shared=party.state.seq - 1)
    before = len(queued(party, "Anna"))
    party._decide(BotWaits(party.state.seq))
    assert (party.state.queued, queued(party, "Anna")[before:]) == (False, [])


def test_after_the_last_person_leaves_no_bot_waits() -> None:
    party = with_a_bot()
    party._decide(BotWaits(party.state.seq))
    party.hang_up("Anna")
    assert not party.state.queued
    assert isinstance(party.state.position.turn, Decision)
