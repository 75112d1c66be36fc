"""Findings from samples: losses without the winner's curse, luck apart from decisions, three turning points."""

from __future__ import annotations

from random import Random

import pytest

from grusel.coach.findings import Judgement, Point, account, judged, mark, turning_points
from grusel.coach.sampling import Half
from grusel.game import Message


def half(*rows: tuple[float, ...]) -> Half:
    """Samples of what each action gained over the first."""
    found = Half(0, [0.0] * len(rows[0]), [0.0] * len(rows[0]))
    for row in rows:
        found.add(Half(1, list(row), [gain * gain for gain in row]))
    return found


def point(at: int, by: int | None, *chances: float, loss: float = 0.0) -> Point:
    words = {"better": Message("x"), "made": Message("y")}
    judgement = Judgement(best="x", **words, loss=loss, error=0.0, mark=mark(loss, 0.0)) if loss else None
    return Point(at=at, by=by, chances=chances, judgement=judgement)


def test_the_loss_is_the_gain_of_the_best_other_move() -> None:
    samples = half((0.0, 0.3, -0.1), (0.0, 0.1, -0.1))
    loss, error = judged((samples, samples))
    assert loss == pytest.approx(0.2)
    assert error == pytest.approx(0.1 / 2**0.5)


def test_the_best_move_costs_nothing() -> None:
    samples = half((0.0, -0.2), (0.0, -0.1))
    assert judged((samples, samples)) == (0.0, 0.0)


def test_a_move_chosen_on_some_samples_is_measured_on_others() -> None:
    """Three moves as good as the played one: the best of noisy samples seems better and is not."""
    rng, losses, naive = Random(1), [], []
    for _ in range(400):
        halves = tuple(half(*((0.0, *(rng.gauss(0, 0.3) for _ in range(3))) for _ in range(8))) for _ in range(2))
        one, other = halves
        losses.append(judged((one, other))[0])
        naive.append(max(one.gains) / one.count)
    assert sum(losses) / len(losses) < 0.5 * sum(naive) / len(naive)


@pytest.mark.parametrize(
    ("loss", "error", "name"),
    [
        (0.04, 0.0, ""),
        (0.05, 0.01, "inaccuracy"),
        (0.1, 0.01, "mistake"),
        (0.2, 0.01, "blunder"),
        (0.3, 0.2, ""),
    ],
)
def test_a_mark_needs_a_significant_loss(loss: float, error: float, name: str) -> None:
    assert mark(loss, error) == name


def test_luck_is_the_change_by_chance_moves() -> None:
    points = [point(0, None, 0.5, 0.5), point(1, 0, 0.6, 0.4), point(2, None, 0.3, 0.7), point(4, None, 0.4, 0.6)]
    assert account(points, 0).luck == pytest.approx(-0.2)
    assert account(points, 1).luck == pytest.approx(0.2)


def test_a_player_pays_for_his_own_marks_only() -> None:
    points = [point(0, None, 0.5, 0.5), point(1, 0, 0.3, 0.7, loss=0.2), point(2, 1, 0.4, 0.6, loss=0.1)]
    mine, theirs = account(points, 0), account(points, 1)
    assert (mine.lost, mine.blunders, mine.mistakes) == (0.2, 1, 0)
    assert (theirs.lost, theirs.blunders, theirs.mistakes) == (0.1, 0, 1)


def test_the_three_greatest_changes_are_the_turning_points() -> None:
    chances = [0.5, 0.52, 0.8, 0.82, 0.6, 0.58, 0.7, 0.72, 0.2, 0.2]
    points = [point(at, at % 2 or None, chance, 1 - chance) for at, chance in enumerate(chances)]
    found = turning_points(points)
    assert [turning.at for turning in found] == [2, 4, 8]
    assert [turning.cause for turning in found] == ["luck"] * 3
    assert found[2].change == pytest.approx(-0.52)


def test_two_changes_side_by_side_are_one_turning_point() -> None:
    points = [point(at, 0, chance, 1 - chance) for at, chance in enumerate([0.5, 0.7, 0.95, 0.95, 0.95])]
    assert [turning.at for turning in turning_points(points)] == [2]


def test_an_even_game_has_no_turning_point() -> None:
    assert turning_points([point(at, 0, 0.5, 0.5) for at in range(5)]) == ()
