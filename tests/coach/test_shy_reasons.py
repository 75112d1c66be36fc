"""Reasons for hints are true of the position; the rules judge, not the reasons' own counting."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.game import Decision, Seat
from grusel.games.shy import GAME
from grusel.games.shy.comfort import comfortable
from grusel.games.shy.hint_reasons import reasons
from grusel.games.shy.reveal import reveal
from grusel.games.shy.shapes import mask_of
from grusel.games.shy.state import MONSTERS, Attack, Explore, Peek, Place
from grusel.match import AnyMatch, Match


def ignore(event: Any) -> None:
    """Ignore an event."""


def told(match: AnyMatch, seat: Seat, action: Any) -> dict[str, Any]:
    state = match.state
    question = Question(GAME, GAME.view(state, seat), (), seat, (), Clock(1.0), Random(1))
    return {one.id: one.args for one in reasons(question, action)}


def attackers(match: AnyMatch, seat: Seat, cell: int) -> set[str]:
    """The monsters that are active when the tile is revealed in some truth that the hero cannot tell from this one."""
    found = set[str]()
    for seed in range(300):
        truth = GAME.imagine(GAME.view(match.state, seat), seat, (), Random(seed))
        tile = truth.cells.index(cell)
        turned = reveal(truth, tile, "peek", ignore)
        if turned.active >> tile & 1 and not truth.shown >> tile & 1:
            found.add(MONSTERS[truth.faces[tile]])
    return found


def moments(phases: tuple[str, ...], games: int) -> Iterator[tuple[AnyMatch, Seat]]:
    """Two moments of each of several random games with a decision in one of these phases."""
    for seed in range(games):
        rng, match = Random(seed), Match(GAME, 2)
        match.play_randomly(rng)
        found = [moment.state for moment in match.moments if moment.state.phase in phases]
        for state in rng.sample(found, min(2, len(found))):
            turn = GAME.turn(state)
            if isinstance(turn, Decision):
                yield match.branch(state), turn.seats[0]


def test_the_stated_number_of_monsters_could_attack() -> None:
    heard = set[str]()
    for match, seat in moments(("peek", "move"), 30):
        for action in GAME.actions(match.state, seat):
            if isinstance(action, Explore | Attack | Peek):
                args = told(match, seat, action)
                heard |= set(args)
                said = args.get("bot-hint-shy-may-attack") or args.get("bot-hint-shy-strikes")
                if said:
                    assert said["monsters"] == len(attackers(match, seat, action.cell))
                if "bot-hint-shy-safe" in args:
                    assert not attackers(match, seat, action.cell)
    assert {"bot-hint-shy-may-attack", "bot-hint-shy-strikes", "bot-hint-shy-safe"} <= heard


def test_a_step_called_known_reveals_nothing() -> None:
    known = 0
    for match, seat in moments(("peek", "move"), 20):
        for action in GAME.actions(match.state, seat):
            if isinstance(action, Explore) and "bot-hint-shy-known" in told(match, seat, action) and not action.sure:
                known += 1
                assert GAME.apply(match.state, seat, action).shown == match.state.shown
    assert known


def test_a_monster_is_comfortable_where_its_reason_says() -> None:
    suits = 0
    for match, seat in moments(("build",), 20):
        state = match.state
        for action in GAME.actions(state, seat):
            if isinstance(action, Place) and "bot-hint-shy-suits" in told(match, seat, action):
                suits += 1
                cells = (*state.cells, action.cell)
                assert comfortable(mask_of(cells), action.cell) >> MONSTERS.index(action.face) & 1
    assert suits
