"""The island's turn search obeys the rules: it finds what exhaustive search finds, and so does its model of luck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from grusel.bots import find_bot
from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.games.insel import GAME
from grusel.games.insel.bots.ahead import LonelyOutlook, Outlook
from grusel.games.insel.bots.chance import Luck, passed
from grusel.games.insel.bots.plan import Plan, followed, turns
from grusel.games.insel.bots.table import ended, first_action
from grusel.games.insel.bots.turn import best_ends
from grusel.games.insel.choices import END
from grusel.games.insel.state import EndActions, Helicopter, Options, Sandbags, State
from grusel.games.insel.value import Judge, packed_hands, packed_pawns
from grusel.match import AnyMatch, Match

SEVERAL = 10_000  # ends: more than any turn here has
TOURNAMENT = {"navigator": "single", "hand_limit": "each", "rescue": False}


def tables(seats: int, number: int, **options: Any) -> Iterator[State]:
    """Tables of random games at which a seat is about to act."""
    for seed in range(number):
        match, rng = Match(GAME, seats, Options(**options)), Random(seed)
        moves = rng.randrange(60, 110)

        def late_enough(match: AnyMatch, moves: int = moves) -> bool:
            return len(match.moments) > moves and _acts(match.state)

        match.play_randomly(rng, until=late_enough)
        if _acts(match.state):
            yield match.state


def _acts(state: State) -> bool:
    return state.phase == "actions" and state.left > 0


def tried(state: State) -> set[State]:
    """Every table the active seat can reach by its own actions."""
    found, due = {state}, [state]
    while due:
        here = due.pop()
        after = [
            GAME.apply(here, state.active, action) for action in GAME.actions(here, state.active) if _plain(action)
        ]
        fresh = set(after) - found
        found |= fresh
        due += [table for table in fresh if table.phase == "actions" and table.active == state.active]
    return found


def _plain(action: Any) -> bool:
    return not isinstance(action, EndActions | Helicopter | Sandbags)


def worth_in(judge: Judge, state: State) -> float:
    return judge.worth(packed_pawns(state), packed_hands(state), state.flooded, state.captured)


def with_few_cards(state: State) -> State:
    """The same with at most one card of the lowest three kinds in hand, so that no gift forces a discard."""
    hands = tuple(tuple(min(held, kind < 3) for kind, held in enumerate(hand)) for hand in state.hands)
    return replace(state, hands=hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_search_finds_the_best_of_all_possible_turns(seats: int) -> None:
    found = [with_few_cards(state) for state in tables(seats, 10) if state.roles[state.active] != "navigator"]
    assert len(found) > 3
    for state in found:
        judge = Judge(state)
        best = best_ends(state, judge, None, 1)[0]
        assert best.worth == pytest.approx(max(worth_in(judge, table) for table in tried(state)))


@pytest.mark.parametrize("split", ["single", "split"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_end_is_reached_by_its_path(seats: int, split: str) -> None:
    for state in tables(seats, 6, **{**TOURNAMENT, "navigator": split}):
        for end in best_ends(state, Judge(state), Clock(1000.0), 40):
            here, path = state, end.table.path
            while path and here.phase == "actions":
                action = first_action(path)
                here, path = GAME.apply(here, state.active, action), path >> 8
            if here.phase != "discard":
                assert packed_pawns(here) == end.table.pawns
                assert packed_hands(here) == end.table.hands
                assert (here.flooded, here.captured) == (end.table.flooded, end.table.captured)


def test_no_two_ends_are_the_same_and_the_best_comes_first() -> None:
    for state in tables(3, 5):
        ends = best_ends(state, Judge(state), None, SEVERAL)
        assert len({ended(state, end.table) for end in ends}) == len(ends)
        assert [end.worth for end in ends] == sorted([end.worth for end in ends], reverse=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stored_rest_of_a_plan_is_legal(seats: int) -> None:
    for state in tables(seats, 8):
        question = Question(GAME, GAME.view(state, 0), (), state.active, (), Clock(1000.0), Random(1))
        plan = turns(question, state, 1)[0]
        for table, action in followed(plan, state, state.active):
            assert action in GAME.actions(table, state.active)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_conserves_pieces_and_reaches_the_next_turn_or_the_end(seats: int) -> None:
    for state in tables(seats, 8, **TOURNAMENT):
        for seed in range(10):
            after = passed(state, Judge(state), Luck(seed))
            assert GAME.pieces(after) == GAME.pieces(state)
            assert after.ended or (after.phase, after.active) == ("actions", (state.active + 1) % seats)
            assert after.ended or all(sum(hand) <= 5 for hand in after.hands)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_team_bot_judges_the_next_turn_and_a_lone_bot_its_own(seats: int) -> None:
    for state in tables(seats, 8, **TOURNAMENT):
        plan = Plan(END, state, None, 0.0)
        for seed in range(5):
            after = passed(state, Judge(state), Luck(seed))
            assert Outlook(plan).awaited(after, Luck(seed)) == after
            own = LonelyOutlook(plan).awaited(after, Luck(seed))
            assert own.ended or own.active == state.active
            assert GAME.pieces(own) == GAME.pieces(state)


def test_a_lone_bot_sometimes_decides_differently_from_a_team_bot() -> None:
    def choose(bot: str, state: State) -> Any:
        seat = state.active
        return find_bot(bot).choose(GAME, GAME.view(state, seat), (), seat, GAME.actions(state, seat), 100.0, Random(1))

    assert any(choose("alone", state) != choose("level5", state) for state in tables(3, 12, **TOURNAMENT))


def test_luck_draws_every_number_about_equally_often() -> None:
    luck = Luck(7)
    drawn = [luck.below(6) for _ in range(6000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(6))


def test_the_water_rises_at_the_rate_of_the_deck() -> None:
    state = next(tables(2, 1, **TOURNAMENT))
    judge = Judge(state)
    risen = sum(passed(state, judge, Luck(seed)).level > state.level for seed in range(2000)) / 2000
    cards, rises = sum(state.deck), state.deck[-1]
    calm = (cards - rises) / cards * (cards - 1 - rises) / (cards - 1)
    assert risen == pytest.approx(1 - calm, abs=0.04)


def test_giving_to_a_full_hand_is_planned_with_its_discard() -> None:
    for state in tables(4, 12, **TOURNAMENT):
        for end in best_ends(state, Judge(state), None, SEVERAL):
            after = ended(state, end.table)
            assert all(sum(hand) <= 5 for hand in after.hands)
            assert GAME.pieces(after) == GAME.pieces(state)


def test_an_empty_path_ends_the_turn() -> None:
    assert first_action(0) == END
