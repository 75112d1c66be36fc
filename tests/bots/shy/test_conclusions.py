"""What the hero may conclude about a monster he did not discover, and how the builder uses it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from grusel.bots import find_bot
from grusel.game import Decision
from grusel.games.shy import GAME
from grusel.games.shy.bots import conclusions
from grusel.games.shy.bots.book import Page
from grusel.games.shy.bots.conclusions import Past, games, openness, past
from grusel.games.shy.bots.plot import EXIT_AT, FIRST_AT, SECOND_AT, WAY
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.shapes import canonical
from grusel.games.shy.state import Options
from grusel.match import AnyMatch, Match

HAND = [(1 << one) + (1 << two) for one, two in combinations(range(6), 2)]
BAT, DRAGON = 1, 2


def on_the_second_floor(seed: int) -> AnyMatch | None:
    """Careless builders, and heroes who look a little ahead; None if the hero was eaten."""
    match, rng = Match(GAME, 2, Options(master="first")), Random(seed)
    bot = find_bot("level2")
    while not match.over and match.state.floor == 1:
        match.play_chance(rng)
        turn = match.turn
        if isinstance(turn, Decision):
            seat = turn.seats[0]
            view, actions = GAME.view(match.state, seat), GAME.actions(match.state, seat)
            match.play(seat, bot.choose(GAME, view, match.seen(seat), seat, actions, 1.0, rng))
    return match if not match.over else None


SURVIVED = [match for seed in range(30) if (match := on_the_second_floor(seed))]


def test_the_builder_recalls_what_he_built_and_what_was_seen_of_it() -> None:
    assert len(SURVIVED) > 5
    for match in SURVIVED:
        found = past(match.seen(0), 1)
        assert found is not None
        assert found.drawn == match.state.discovered | match.state.undiscovered
        assert found.met == match.state.discovered


def test_a_floor_that_was_not_built_by_this_seat_is_not_recalled() -> None:
    assert [past(match.seen(1), 1) for match in SURVIVED] == [None] * len(SURVIVED)


def test_the_exit_by_which_the_hero_left_was_seen() -> None:
    for match in SURVIVED:
        found = past(match.seen(0), 1)
        assert found is not None
        assert found.shown >> EXIT_AT[found.way] & 1


def test_the_shape_is_the_one_that_was_built() -> None:
    built = [next(event.cells for event in match.seen(0) if event.__class__.__name__ == "Built") for match in SURVIVED]
    recalled = [past(match.seen(0), 1) for match in SURVIVED]
    assert [one and one.shape for one in recalled] == [shapes()[canonical(cells)[0]] for cells in built]


def bat_met() -> Past:
    """On some shape: the bat was seen on tile 0, the exit on tile 1, and the dragon was hidden on tile 2."""
    return Past(7, WAY[(1 * 6 + 0) * 6 + 2], BAT | DRAGON, 0b000011)


def written(chances: dict[int, float]) -> Page:
    """With bat and this other monster, the floor the hero has seen is built this often, else a different one."""
    building = []
    for drawn in HAND:
        part = round(1000 * chances.get(drawn & ~BAT, 0.0)) if drawn & BAT else 0
        building.append([(7, bat_met().way, part), (8, 0, 1000 - part)])
    return Page([(0, drawn) for drawn in HAND], [0.5] * len(HAND), building, [])


@pytest.mark.parametrize(
    ("dragon", "others", "chance"), [(0.4, 0.4, 1.0), (0.4, 0.1, 0.25), (0.1, 0.4, 1.0), (0.4, 0.0, 0.0)]
)
def test_the_other_monster_stays_open_while_it_could_be_any(
    monkeypatch: pytest.MonkeyPatch, dragon: float, others: float, chance: float
) -> None:
    chances = {DRAGON: dragon} | {1 << monster: others for monster in range(2, 6)}
    monkeypatch.setattr(conclusions, "page", lambda name: written(chances))
    assert openness("any", 0, bat_met()) == pytest.approx(chance)


def test_after_meeting_both_or_none_both_monsters_are_settled() -> None:
    way = bat_met().way
    for shown in (1 << FIRST_AT[way] | 1 << SECOND_AT[way], 1 << EXIT_AT[way]):
        assert openness("any", 0, bat_met()._replace(shown=shown)) == 0


def test_on_the_first_floor_no_conclusion_is_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conclusions, "shipped", lambda: ["told-1-0"])
    assert games(1, 0, 0, ()) == [("told-1-0", 1.0)]


def test_a_builder_without_memories_assumes_that_all_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conclusions, "shipped", lambda: ["told-1-0"])
    assert games(2, BAT, BAT | DRAGON, ()) == [("told-2-3", 1.0)]
