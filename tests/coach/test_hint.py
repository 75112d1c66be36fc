"""Hints agree with the strongest level, and their reasons are true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bots.positions import positions, witnessed
from msgspec.structs import replace
from ours import ALL

from grusel.bots import clock, find_bot
from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.coach.hint import Hint, hint
from grusel.games.flure import GAME as FLURE
from grusel.games.flure.hint_reasons import reasons
from grusel.games.flure.state import OUTSIDE, SAVED
from grusel.games.flure.value import points_to_exit
from grusel.games.gruft import GAME as GRUFT
from grusel.games.gruft.hint_reasons import ends
from grusel.games.gruft.row import LETTER_OF
from grusel.games.gruft.state import EMPTY
from grusel.games.insel import GAME as INSEL
from grusel.games.insel.hint_reasons import reasons as insel_reasons
from grusel.games.insel.state import Go, Shore
from grusel.games.insel.tiles import CODES
from grusel.match import Match
from grusel.registry import AnyGame
from grusel.words import LANGUAGES, words


@pytest.fixture(autouse=True)
def _a_clock_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(10**9))
    monkeypatch.setattr(clock, "now", lambda: next(ticks) * 0.1)


def given(game: AnyGame, match: Any, seat: int) -> Hint:
    view, actions = game.view(match.state, seat), game.actions(match.state, seat)
    return hint(game, view, match.seen(seat), seat, actions, 1.0, Random(5))


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_hint_is_the_same_in_truths_that_the_seat_cannot_tell_apart(game: AnyGame) -> None:
    for match, seat in positions(game, 3):
        seen = witnessed(match, seat)
        other = game.imagine(game.view(match.state, seat), seat, seen, Random(1))
        hints = []
        for state in (match.state, other):
            view, actions = game.view(state, seat), game.actions(state, seat)
            hints.append(hint(game, view, seen, seat, actions, 1.0, Random(5)))
        assert hints[0] == hints[1]


def reason(found: Hint, id: str) -> Any:
    return next((told.args for told in found.reasons if told.id == id), None)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_hint_is_the_move_of_the_strongest_level(game: AnyGame) -> None:
    for match, seat in positions(game, 2):
        view, actions, seen = game.view(match.state, seat), game.actions(match.state, seat), match.seen(seat)
        chosen = find_bot("level5").choose(game, view, seen, seat, actions, 1.0, Random(5))
        assert given(game, match, seat).action == chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_reasons_are_sentences(game: AnyGame, language: str) -> None:
    for match, seat in positions(game, 3):
        for told in given(game, match, seat).reasons:
            assert not words(language).say(told).startswith("bot-")


def test_in_the_hall_reasons_hold_on_the_board() -> None:
    for match, seat in positions(FLURE, 6):
        found = given(FLURE, match, seat)
        figure = found.action.figure
        if nearer := reason(found, "bot-hint-flure-nearer"):
            after = FLURE.apply(match.state, seat, found.action)
            steps = points_to_exit(match.state.places[figure]) - points_to_exit(after.places[figure])
            assert nearer["steps"] == steps


@pytest.mark.parametrize("seed", range(4))
def test_in_the_hall_a_figure_is_safe_from_the_stated_number_of_cards(seed: int) -> None:
    """The reasons for a last move of the figure phase, checked against the cards themselves."""
    match = Match(FLURE, 3)
    match.play_randomly(Random(seed), until=_last_figure)
    state, seat = match.state, match.state.mover
    question = Question(FLURE, state, (), seat, (), Clock(1.0), Random(1))
    for action in FLURE.actions(state, seat):
        after: Any = FLURE.apply(state, seat, action)
        outcomes: Any = FLURE.outcomes(after)
        told = {one.id: one.args for one in reasons(question, action)}
        kept = sum(weight for card, weight in outcomes if not _caught(after, card, _figure(action)))
        safe = told.get("bot-hint-flure-safe", {"safe": 0})
        assert safe["safe"] == kept or after.places[_figure(action)] == SAVED


def _last_figure(match: Any) -> bool:
    """The last figure of a round, late enough that many figures are in the hall."""
    state = match.state
    ready = [at for at, place in enumerate(state.places) if place >= OUTSIDE and not state.played[at]]
    return state.phase == "figures" and state.round > 4 and len(ready) == 1 and state.places[ready[0]] >= 0


def _figure(action: Any) -> int:
    return int(action.figure)


def _caught(state: Any, card: Any, figure: int) -> bool:
    events: list[Any] = []
    FLURE.apply(state, None, card, events.append)
    return any(type(event).__name__ == "FigureLost" and event.figure.id == figure for event in events)


def test_in_the_graveyard_reasons_are_witnessed_facts() -> None:
    for match, seat in positions(GRUFT, 8):
        found = given(GRUFT, match, seat)
        if reason(found, "bot-hint-gruft-known"):
            assert match.state.tiles[found.action.grave] == EMPTY
            row = match.state.rows[seat]
            assert match.state.lids[found.action.grave] in row.left[0] + (row.right or row.left)[-1]
        if unknown := reason(found, "bot-hint-gruft-unknown"):
            lifted = GRUFT.apply(match.state, seat, found.action)
            outcomes: Any = GRUFT.outcomes(lifted)
            fits = [weight for lid, weight in outcomes if LETTER_OF.get(lid.kind) in ends(match.state.rows[seat])]
            assert unknown["percent"] == round(100 * sum(fits) / sum(weight for _, weight in outcomes))


def test_on_the_island_the_stated_need_is_real() -> None:
    heard = set[str]()
    for match, seat in positions(INSEL, 60):
        question = Question(INSEL, INSEL.view(match.state, seat), (), seat, (), Clock(1.0), Random(1))
        for action in [action for action in INSEL.actions(match.state, seat) if isinstance(action, Shore)]:
            said: dict[str, Any] = {one.id: one.args for one in insel_reasons(question, action)}
            heard |= set(said)
            if "bot-hint-insel-landing" in said:
                assert match.state.tiles[action.spot] == 0
            if treasure := said.get("bot-hint-insel-treasure"):
                kind = ("earth", "wind", "fire", "water").index(treasure["treasure"].id.split("-")[-1])
                assert not match.state.captured >> kind & 1
                assert match.state.tiles[action.spot] in (6 + 2 * kind, 7 + 2 * kind)
    assert {"bot-hint-insel-landing", "bot-hint-insel-treasure"} <= heard


def test_on_the_island_the_announced_rest_of_the_turn_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: 0.0)  # time enough
    heard = set[str]()
    own_turns = [(match.state, seat) for match, seat in positions(INSEL, 25) if match.state.active == seat]
    for before, seat in [*own_turns, *((_with_full_hands(state), seat) for state, seat in own_turns)]:
        question = Question(INSEL, INSEL.view(before, seat), (), seat, (), Clock(1000.0), Random(1))
        for action in [action for action in INSEL.actions(before, seat) if isinstance(action, Go)][:2]:
            wanted = [one for one in insel_reasons(question, action) if "-then-" in one.id]
            reached = _ends_of_turn(INSEL.apply(before, seat, action), seat) if wanted else []
            heard |= {one.id for one in wanted}
            assert all(any(_has_come(one, before, end) for end in reached) for one in wanted)
    assert heard == {"bot-hint-insel-then-shore", "bot-hint-insel-then-capture"}


def _with_full_hands(state: Any) -> Any:
    """Every seat could capture the earth if its pawn were there."""
    return replace(state, hands=tuple((4, 0, 0, 0, *hand[4:]) for hand in state.hands))


def _ends_of_turn(state: Any, seat: int) -> list[Any]:
    """Every end the seat can reach by its own actions."""
    found, due = {state}, [state]
    while due:
        here: Any = due.pop()
        if here.phase != "actions" or here.active != seat:
            continue
        after = {INSEL.apply(here, seat, action) for action in INSEL.actions(here, seat)} - found
        found |= after
        due += after
    return list(found)


def _has_come(told: Any, before: Any, end: Any) -> bool:
    if told.id == "bot-hint-insel-then-capture":
        kind = ("earth", "wind", "fire", "water").index(told.args["treasure"].id.split("-")[-1])
        return bool(end.captured >> kind & 1)
    code = told.args["tile"].id.split("-")[-1].upper()
    spot = [CODES[tile] for tile in before.tiles].index(code)
    return bool(before.flooded >> spot & 1) and not (end.flooded | end.sunk) >> spot & 1
