"""Two truths that a place cannot tell apart: late comers, questions to take back and what follows tell it the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace
from ours import ALL, hides
from server.test_leaks import Case, ScriptedDice, find_case

from grusel.game import Illegal
from grusel.registry import AnyGame, find
from grusel.tables.messages import Answer, House, Play, Sync, encode
from grusel.tables.people import BOT
from grusel.tables.views import place_name
from tables.party import Party
from tables.test_undo import BUILDING, HERO, MASTER

CASES = 30
HIDING = [game for game in ALL if hides(game)]


class Overheard:
    """A case played at a table as a value, and all that one place is told."""

    def __init__(self, case: Case, truth: int) -> None:
        self.case = case
        start = case.game.draw(case.game.truth(case.truths[truth]))
        house = House(public=True)
        self.party = Party(case.game, "p" * case.seats, start=start, house=house, dice=ScriptedDice(case.script))
        self.name = Party.NAMES[-1 if case.place is None else case.place]
        self.refused: list[bytes] = []

    def attempt(self, name: str, body: Any) -> None:
        try:
            self.party.say(name, body)
        except Illegal as error:
            self.refused.append(encode(error.message))

    def play(self) -> None:
        self.party.sit(Party.NAMES[-1])
        for number, (by, move) in enumerate(self.case.script):
            if by is not None:
                play = Play(id=f"m{number}", seat=by, seq=self.party.state.place(by).seq, action=Raw(encode(move)))
                self.party.say(Party.NAMES[by], play)

    def come_late(self) -> None:
        """The place's own person comes back, and says to have missed this or that."""
        place = place_name(self.case.place)
        for seq in range(self.party.state.place(self.case.place).seq + 2):
            self.party.sit(self.name, have={place: seq})
            self.party.say(self.name, Sync(have={place: seq}))
        self.party.sit(self.name)

    def regret(self) -> None:
        """The place's person wants to take back, whoever has the other seats, and all agree."""
        if self.case.place is None:
            return
        undo = self.party.undo(self.case.place)
        here = self.party.state
        for seat in {*range(self.case.seats)} - {self.case.place}:
            self.party.seat_row(seat, kind=BOT, key="", bot="random")
            self.attempt(self.name, undo)
            self.party.state = here
        self.attempt(self.name, undo)
        for seat in self.party.waiting() or ():
            number = self.party.state.question.number if self.party.state.question else 0
            self.attempt(Party.NAMES[seat], Answer(seat=seat, undo=number, granted=True))

    def all(self) -> list[bytes]:
        self.play()
        self.come_late()
        self.regret()
        self.come_late()
        return [*map(encode, self.party.heard[self.name]), *self.refused]


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_who_comes_late_or_takes_back_learns_nothing_of_what_is_hidden(game: AnyGame) -> None:
    cases = [find_case(game, Random(seed)) for seed in range(CASES)]
    told = [(Overheard(case, 0).all(), Overheard(case, 1).all()) for case in cases]
    assert sum(len(one) for one, _ in told) > 5 * CASES
    assert [case for case, (one, other) in zip(cases, told, strict=True) if one != other] == []


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.name)
def test_a_table_that_shows_too_much_to_late_comers_is_caught(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = [find_case(game, Random(seed)) for seed in range(CASES)]
    monkeypatch.setattr(type(game), "view", lambda self, state, seat: game.truth(state))
    assert any(Overheard(case, 0).all() != Overheard(case, 1).all() for case in cases)


def test_nothing_that_others_are_told_counts_the_masters_hidden_moves() -> None:
    told = [told_beside_hidden_moves(takes) for takes in range(3)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) > 20


def told_beside_hidden_moves(takes: int) -> list[bytes]:
    """All that hero and watchers hear while the master builds, and around a question after it."""
    party = Party(find("shy"), "pp", start=BUILDING, house=House(public=True))
    party.sit("Eve")
    for _ in range(takes):
        party.play("Bo", MASTER, "take g6")
        party.play("Bo", MASTER, "place exit g6")
    party.entropy = 0  # what is random does not follow from what was played before
    party.play("Bo", MASTER, "done")
    for back in (True, False):
        party.say("Anna", replace(party.move(HERO, "peek g6"), id=f"look {back}"))
        party.say("Anna", replace(party.undo(HERO), id=f"not that {back}"))
        assert party.state.question
        party.say("Bo", Answer(seat=MASTER, undo=party.state.question.number, granted=back))
    for name, place in (("Anna", "0"), ("Eve", "watch"), ("Di", "watch")):
        for seq in range(6):
            party.sit(name, have={place: seq})
            party.say(name, Sync(have={place: seq}))
    return [encode(message) for name in ("Anna", "Eve", "Di") for message in party.heard[name]]
