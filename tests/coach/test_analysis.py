"""The analysis of a finished game: from the deciding player's point of view, deterministic, and within its time."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import kuhn
import pytest
from ours import ALL, OURS

from grusel.coach import estimator
from grusel.coach.analysis import analyse
from grusel.coach.chances import Estimator, estimator_of
from grusel.coach.findings import Analysis
from grusel.coach.sampling import Sampler, Task, coarse_to_fine, moments_to_look_at
from grusel.game import Chance, Over
from grusel.games.flure import GAME as FLURE
from grusel.games.gruft import GAME as GRUFT
from grusel.games.insel import GAME as INSEL
from grusel.games.shy import GAME as SHY
from grusel.match import AnyMatch, Match
from grusel.registry import AnyGame, find
from grusel.replay import load

BY_NAME = pytest.mark.parametrize("name", [game.name for game in ALL])

# A player who holds the king and faces a bet wins for certain by betting too.
FOLDED_KING = """game: kuhn 1
seats: 2

1. *: Q
2. *: K
3. A: bet
4. B: pass
"""


def played(name: str, seed: int, most: int = 10**6) -> AnyMatch:
    match: AnyMatch = Match(find(name), find(name).seats[0])
    match.play_randomly(Random(seed), until=lambda match: len(match.moments) > most)
    return match


def last_judgement(analysis: Analysis) -> Any:
    return next(point.judgement for point in reversed(analysis.points) if point.judgement)


def test_folding_the_king_is_a_blunder() -> None:
    found = last_judgement(analyse(load(FOLDED_KING)[1]))
    assert (found.best, found.mark) == ("bet", "blunder")


def test_the_played_and_the_better_move_are_put_into_words() -> None:
    match = played("gruft", 5, 16)
    judged = [(point.at, point.judgement) for point in analyse(match, series=2, seconds=100).points if point.judgement]
    assert judged
    for at, judgement in judged:
        before, after = match.moments[at - 1], match.moments[at]
        better = match.game.read(before.state, after.by, judgement.best)
        assert judgement.better == match.game.phrase(before.state, after.by or 0, better)
        assert judgement.made == match.game.phrase(before.state, after.by or 0, after.move)


def test_a_move_without_a_cost_has_no_mark() -> None:
    found = analyse(load(FOLDED_KING.replace("4. B: pass", "4. B: bet"))[1])
    assert found.points[-1].judgement is not None
    assert found.points[-1].judgement.mark == ""


@BY_NAME
def test_at_the_end_the_winner_is_known(name: str) -> None:
    match = played(name, 3)
    assert isinstance(match.turn, Over)
    found = estimator_of(match.game).sample(match.state, Random(1))
    assert found == tuple((1 + payoff) / 2 for payoff in match.turn.payoffs)


@pytest.mark.parametrize("name", [game.name for game in OURS])
def test_each_of_our_games_has_its_own_estimator(name: str) -> None:
    assert type(estimator_of(find(name))).__module__ == f"grusel.games.{name}.chances"


@pytest.mark.parametrize("game", [FLURE, GRUFT, SHY], ids=lambda game: game.name)
def test_against_each_other_chances_add_up_to_one(game: AnyGame) -> None:
    for moment in played(game.name, 5, 60).moments[::12]:
        assert sum(estimator_of(game).sample(moment.state, Random(2))) == pytest.approx(1.0)


def test_in_a_team_game_all_seats_have_the_same_chance() -> None:
    for moment in played("insel", 5, 60).moments[::12]:
        assert len(set(estimator_of(INSEL).sample(moment.state, Random(2)))) == 1


def test_an_analysis_that_is_stopped_early_covers_the_whole_game() -> None:
    assert coarse_to_fine(list(range(10))) == [9, 0, 8, 4, 2, 6, 1, 3, 5, 7]


@pytest.mark.parametrize("name", ["kuhn", "gruft"])
def test_the_same_seed_gives_the_same_result_with_any_number_of_processes(name: str) -> None:
    match = played(name, 5, 16)
    assert analyse(match, series=2, seconds=100, jobs=1) == analyse(match, series=2, seconds=100, jobs=2)


def test_an_analysis_that_runs_out_of_time_has_a_result() -> None:
    match = played("gruft", 5, 60)
    began = monotonic()
    found = analyse(match, series=500, seconds=1.0)
    assert monotonic() - began < 10
    assert not found.whole
    assert found.points


def test_a_decision_is_judged_by_the_players_knowledge(monkeypatch: pytest.MonkeyPatch) -> None:
    """In another truth that the seat cannot tell apart, the judgement of its move is the same to the last digit."""
    monkeypatch.setattr(Estimator, "samples", 2)
    monkeypatch.setattr(estimator, "FIRST_LOOKS", 1)
    compared = 0
    for seed in range(8):
        match = played("shy", seed)
        compared += sum(_judged_alike(match, at) for at in _heroes_moves(match)[:2])
    assert compared > 3


def _heroes_moves(match: AnyMatch) -> list[int]:
    return [at for at in range(1, len(match.moments)) if match.moments[at - 1].state.phase in ("peek", "move")]


def _judged_alike(match: AnyMatch, at: int) -> bool:
    """Assert that the judgements are equal; return whether there was anything to compare."""
    sampler, seat = Sampler(match, 1), match.moments[at].by
    assert seat is not None
    before, game = match.moments[at - 1], match.game
    seen = sampler.seen[seat][: sampler.counts[seat][at - 1]]
    other = game.imagine(game.view(before.state, seat), seat, seen, Random(9))
    tally, truth = sampler.take(Task(0, at)), before.state
    before.state = other
    again = Sampler(match, 1).take(Task(0, at))
    before.state = truth
    assert (tally.actions, tally.halves) == (again.actions, again.halves)
    return bool(tally.actions) and other != truth


def test_between_chance_moves_no_estimate_is_made() -> None:
    match = played("insel", 2, 80)
    left_out = set(range(len(match.moments))) - set(moments_to_look_at(match))
    assert left_out
    for at in left_out:
        assert match.moments[at].by is None
        assert isinstance(INSEL.turn(match.moments[at].state), Chance)


def test_the_start_of_kuhn_poker_is_about_even() -> None:
    match: AnyMatch = Match(kuhn.GAME, 2)
    match.play_randomly(Random(1))
    first = analyse(match, series=20).points[0]
    assert first.at == 0
    assert first.chances[0] == pytest.approx(0.5, abs=0.1)


def test_before_a_chance_move_the_chances_are_the_mean_of_its_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that luck is 0 on average: here the player who is dealt the king wins."""

    def king_wins(self: Estimator, state: Any, rng: Random) -> tuple[float, ...]:
        return tuple(float(card == 2) for card in state.hands)

    monkeypatch.setattr(Estimator, "sample", king_wins)
    match: AnyMatch = Match(kuhn.GAME, 2)
    match.play_randomly(Random(1))
    first = analyse(match, series=30).points[0]
    assert list(first.chances) == pytest.approx([1 / 3, 1 / 3], abs=0.07)


def test_a_dungeon_is_evaluated_when_it_is_complete() -> None:
    match = played("shy", 2)
    looked_at = moments_to_look_at(match)
    building = [
        at for at, moment in enumerate(match.moments) if moment.by is not None and moment.state.phase == "build"
    ]
    assert building
    assert not set(building) & set(looked_at)
