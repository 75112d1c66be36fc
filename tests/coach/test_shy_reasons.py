"""Reasons for hints are true of the position, held against the rules and not against the words' own counting."""

from __future__ import annotations

from random import Random
from typing import Any

from bots.positions import positions

from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.coach.reasons.shy import reasons
from grusel.game import Seat
from grusel.games.shy import GAME
from grusel.games.shy.comfort import comfortable
from grusel.games.shy.reveal import reveal
from grusel.games.shy.shapes import mask_of
from grusel.games.shy.state import MONSTERS, Attack, Explore, Peek, Place
from grusel.match import AnyMatch


def ignore(event: Any) -> None:
    """Nobody listens."""


def told(match: AnyMatch, seat: Seat, action: Any) -> dict[str, Any]:
    state = match.state
    question = Question(GAME, GAME.view(state, seat), (), seat, (), Clock(1.0), Random(1))
    return {one.id: one.args for one in reasons(question, action)}


def attackers(match: AnyMatch, seat: Seat, cell: int) -> set[str]:
    """The monsters that are active when the tile is turned in some truth that the hero cannot tell from this one."""
    found = set[str]()
    for seed in range(300):
        truth = GAME.imagine(GAME.view(match.state, seat), seat, (), Random(seed))
        tile = truth.cells.index(cell)
        turned = reveal(truth, tile, "peek", ignore)
        if turned.active >> tile & 1 and not truth.shown >> tile & 1:
            found.add(MONSTERS[truth.faces[tile]])
    return found


def hero_moments(number: int) -> list[tuple[AnyMatch, Seat]]:
    return [(match, seat) for match, seat in positions(GAME, number) if match.state.phase in ("peek", "move")]


def test_as_many_could_attack_as_is_said() -> None:
    counts = 0
    for match, seat in hero_moments(40):
        for action in GAME.actions(match.state, seat):
            if isinstance(action, Explore | Attack | Peek):
                args = told(match, seat, action)
                said = args.get("bot-hint-shy-may-attack") or args.get("bot-hint-shy-strikes")
                if said:
                    counts += 1
                    assert said["monsters"] == len(attackers(match, seat, action.cell))
                if "bot-hint-shy-safe" in args:
                    assert not attackers(match, seat, action.cell)
    assert counts


def test_where_a_step_is_called_known_nothing_happens() -> None:
    for match, seat in hero_moments(40):
        for action in GAME.actions(match.state, seat):
            if isinstance(action, Explore) and "bot-hint-shy-known" in told(match, seat, action) and not action.sure:
                assert GAME.apply(match.state, seat, action).shown == match.state.shown


def test_a_place_that_is_said_to_suit_makes_comfortable() -> None:
    for match, seat in positions(GAME, 30):
        state = match.state
        for action in GAME.actions(state, seat) if state.phase == "build" else ():
            if isinstance(action, Place) and "bot-hint-shy-suits" in told(match, seat, action):
                cells = (*state.cells, action.cell)
                assert comfortable(mask_of(cells), action.cell) >> MONSTERS.index(action.face) & 1
