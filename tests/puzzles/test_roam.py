"""How an endless walk is judged."""

from __future__ import annotations

import pytest

from grusel.games.flure.events import FigureLost
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.roam import Roamed, roam

CELL = (" 5 " + ". " * 10 + "# . . . . .", " 7 " + ". " * 10 + "# . . . . .")


def walked(*rows: str) -> Roamed:
    return roam(parse("\n".join(rows)).position)


def test_it_is_solved_when_the_last_enemy_is_gone_and_all_own_live() -> None:
    found = walked(" 4 . . . M> . . B4 . . B5 . . . . .", " 6 A4 . . . . . . . . . . . . . . .")
    assert (found.outcome, len(found.steps), found.gone, found.lost) == ("solved", 6, (5, 6), ())
    assert isinstance(found.steps[-1].events[-1], FigureLost)


def test_an_own_figure_lost_ends_the_walk() -> None:
    found = walked(" 4 . . . M> . . A4 . . B5 . . . . .")
    assert (found.outcome, len(found.steps), found.gone, found.lost) == ("lost", 3, (), (1,))


def test_an_own_figure_lost_with_the_last_enemy_in_one_step_fails() -> None:
    found = walked(" 4 . . . M> B5~ A4~ . . . . . . . . .")
    assert (found.outcome, len(found.steps), found.gone, found.lost) == ("lost", 1, (6,), (1,))


def test_a_figure_pushed_over_the_edge_is_lost() -> None:
    assert walked(" 6 . . . . . . . . . . . . . M> # B5").outcome == "solved"
    assert walked(" 6 . . . . . . . . . . . . . M> # A5", " 8    . . B1 . . . . . . . . . . . .").lost == (2,)


def test_a_repeated_situation_is_a_loop() -> None:
    found = walked(" 1 M> . . . . . . . . . . .", " 6 . . . . . . . . . . B5 . . . . .", *CELL)
    assert found.outcome == "loop"
    assert found.loop is not None
    first = found.steps[found.loop - 1].after if found.loop else found.before
    assert first == found.steps[-1].after


def test_a_loop_begins_where_the_situation_was_first_seen() -> None:
    found = walked(" 1 M> # . . . . . . . . . .", " 6 . . . . . . . . . . B5 . . . . .", *CELL)
    assert found.outcome == "loop"
    assert found.loop
    states = [found.before, *(step.after for step in found.steps)]
    assert states.index(states[-1]) == found.loop


def test_a_walk_that_is_too_long_for_any_puzzle_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grusel.games.flure.puzzles.roam.MOST_STEPS", 3)
    found = walked(" 4 . . . M> . . . . . B5 . . . . .")
    assert (found.outcome, len(found.steps)) == ("endless", 3)
