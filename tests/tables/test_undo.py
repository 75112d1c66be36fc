"""Who has to agree before a move is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import kuhn
import pytest

from grusel.registry import find
from grusel.tables.messages import Answer, Assign, Leave, Pause, Played, Step, TableInfo, UndoAnswered
from tables.party import Party

DEALT = "starter: 0\nhands: JQ\nline:"
FLOOR = """
  master: B
  floor: 1
  phase: {phase}
     g    h    i    j    k    l
  6  ex   .    .    .    .    .
  7  @En  co   co   dr   co   ba
"""
LAID, BUILDING = FLOOR.format(phase="peek"), FLOOR.format(phase="build")
HERO, MASTER = 0, 1


class First:
    """The first outcome each time."""

    def draw(self, number: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        return outcomes[0][0]


def dungeon(seats: str = "pp") -> Party:
    """Anna is the hero; the second seat is the Dungeon Master."""
    return Party(find("shy"), seats, start=LAID)


def cards() -> Party:
    """Anna has passed, Bo has bet."""
    party = Party(kuhn.GAME, "pp", start=DEALT)
    party.play("Anna", 0, "pass")
    party.play("Bo", 1, "bet")
    return party


# --- something was revealed -------------------------------------------------------------------------------------------


def test_a_hero_cannot_peek_twice_while_a_bot_stands_in_for_the_master() -> None:
    party = dungeon()
    party.say("Bo", Leave(seat=MASTER))
    party.play("Anna", HERO, "peek g6")
    party.say("Anna", party.undo(HERO))
    assert party.waiting() == (MASTER,)
    assert party.state.timeline.length == 1


def test_a_returning_master_finds_the_question_and_may_decline() -> None:
    party = dungeon()
    party.say("Bo", Leave(seat=MASTER))
    party.play("Anna", HERO, "peek g6")
    party.say("Anna", party.undo(HERO))
    party.sit("Bo")
    asked = party.last("Bo", TableInfo).undo
    assert asked
    assert asked.waiting == (MASTER,)
    party.say("Bo", Answer(seat=MASTER, undo=asked.number, granted=False))
    assert not party.last("Anna", UndoAnswered).granted
    assert party.state.timeline.length == 1


def test_a_peek_at_a_floor_built_by_a_bot_cannot_be_undone() -> None:
    party = dungeon("pb")
    party.play("Anna", HERO, "peek g6")
    assert party.refused("Anna", party.undo(HERO)) == "server-undo-secret"


def test_giving_the_masters_seat_to_a_bot_grants_no_undo() -> None:
    party = dungeon()
    party.play("Anna", HERO, "peek g6")
    party.say("Anna", Assign(seat=MASTER, bot="random"))
    assert party.refused("Anna", party.undo(HERO)) == "server-undo-secret"


def test_freeing_the_masters_seat_grants_no_undo() -> None:
    party = dungeon()
    party.play("Anna", HERO, "peek g6")
    party.say("Anna", Assign(seat=MASTER))
    assert party.refused("Anna", party.undo(HERO)) == "server-undo-secret"


def test_at_one_device_with_all_seats_every_undo_is_free() -> None:
    party = dungeon()
    party.seat_row(MASTER, key=party.state.seats[HERO].key)
    party.sit("Anna")
    party.play("Anna", HERO, "peek g6")
    party.say("Anna", party.undo(HERO))
    assert party.state.timeline.length == 0


def test_the_master_who_knows_the_floor_needs_no_leave_of_a_bot_that_looked() -> None:
    party = Party(find("shy"), "bp", start=BUILDING)
    party.play("Bo", MASTER, "done")
    party.bot(HERO, "peek g6")
    party.say("Bo", party.undo(MASTER))
    assert party.state.timeline.length == 0


def test_a_piece_hidden_from_every_seat_is_no_secret_of_a_bot() -> None:
    game = find("gruft")
    party = Party(game, "pb", dice=First())
    before = party.state.position.look(0)
    party.play("Anna", 0, "a1")
    assert party.state.position.look(0) != before
    party.say("Anna", party.undo(0))
    assert party.last("Anna", Played)
    assert party.state.position.look(0) == before


# --- nothing was revealed ---------------------------------------------------------------------------------------------


def test_an_absent_player_need_not_agree_when_nothing_was_revealed() -> None:
    party = cards()
    party.seat_row(1, standin=True)
    party.say("Anna", party.undo(0))
    assert party.waiting() is None
    assert party.state.timeline.length == 0


def test_a_player_who_only_lost_the_connection_is_asked() -> None:
    party = cards()
    party.hang_up("Bo")
    party.say("Anna", party.undo(0))
    assert party.waiting() == (1,)


# --- questions and answers --------------------------------------------------------------------------------------------


def test_a_player_cannot_take_back_another_seats_move() -> None:
    assert cards().refused("Anna", cards().undo(1)) == "server-not-your-seat"


def test_a_player_cannot_grant_an_undo_in_anothers_name() -> None:
    party = cards()
    party.say("Anna", party.undo(0))
    assert party.state.question
    answer = Answer(seat=1, undo=party.state.question.number, granted=True)
    assert party.refused("Anna", answer) == "server-not-your-seat"
    party.say("Bo", answer)
    assert party.state.timeline.length == 0


def test_the_asking_player_cannot_answer() -> None:
    party = cards()
    party.say("Anna", party.undo(0))
    assert party.state.question
    own = Answer(seat=0, undo=party.state.question.number, granted=True)
    assert party.refused("Anna", own) == "server-nothing-asked"


def test_an_answer_to_another_question_grants_nothing() -> None:
    party = cards()
    party.say("Anna", party.undo(0))
    assert party.state.question
    other = Answer(seat=1, undo=party.state.question.number + 1, granted=True)
    assert party.refused("Bo", other) == "server-nothing-asked"
    assert party.state.timeline.length == 2


@pytest.mark.parametrize("spoil", ["paused", "stand-in", "stale"])
def test_only_a_player_who_plays_now_and_has_seen_the_last_step_may_ask(spoil: str) -> None:
    party = cards()
    undo = party.undo(0)
    if spoil == "paused":
        party.say("Anna", Pause(on=True))
    elif spoil == "stand-in":
        party.seat_row(0, standin=True)
    else:
        party.say("Anna", party.undo(0))
        assert party.state.question
        party.say("Bo", Answer(seat=1, undo=party.state.question.number, granted=True))
    expected = {"paused": "server-not-playing", "stand-in": "server-stood-in-for", "stale": "server-stale"}
    assert party.refused("Anna", undo) == expected[spoil]


def test_everyone_is_told_of_the_question_and_of_each_answer() -> None:
    party = Party(find("gruft"), "ppp", dice=First())
    party.play("Anna", 0, "a1")
    party.say("Anna", party.undo(0))
    number = number_of_question(party, waiting=(1, 2))
    party.say("Cy", Answer(seat=2, undo=number, granted=True))
    assert number_of_question(party, waiting=(1,)) == number
    party.say("Bo", Answer(seat=1, undo=number, granted=True))
    for name in ("Anna", "Bo", "Cy"):
        assert party.last(name, TableInfo).undo is None
        assert party.last(name, UndoAnswered).granted
        assert party.last(name, Step).undone


def number_of_question(party: Party, waiting: tuple[int, ...]) -> int:
    """The answer that all got, asserted to be the same."""
    [asked] = {party.last(name, TableInfo).undo for name in ("Anna", "Bo", "Cy")}
    assert asked
    assert (asked.by, asked.waiting) == (0, waiting)
    return asked.number


def test_everyone_is_told_of_the_end_of_a_question() -> None:
    party = cards()
    party.say("Anna", party.undo(0))
    assert party.state.question
    party.say("Bo", Answer(seat=1, undo=party.state.question.number, granted=False))
    for name in ("Anna", "Bo"):
        assert party.last(name, TableInfo).undo is None
        assert not party.last(name, UndoAnswered).granted


def test_a_question_does_not_reveal_the_number_of_moves() -> None:
    numbers = []
    for takes in range(3):
        party = Party(find("shy"), "pp", start=BUILDING)
        for _ in range(takes):  # behind the screen
            party.play("Bo", MASTER, "take g6")
            party.play("Bo", MASTER, "place exit g6")
        party.play("Bo", MASTER, "done")
        party.play("Anna", HERO, "peek g6")
        party.entropy = 0
        party.say("Anna", party.undo(HERO))
        numbers.append(party.last("Anna", TableInfo).undo)
    assert numbers[0] == numbers[1] == numbers[2] is not None


def test_a_question_ends_when_the_answering_seat_changes_hands() -> None:
    for bot in ("", "random"):
        party = cards()
        party.say("Anna", party.undo(0))
        party.say("Anna", Assign(seat=1, bot=bot))
        assert party.waiting() is None
        assert not party.last("Anna", UndoAnswered).granted
