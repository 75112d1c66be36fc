"""Clocks: per move or per game, as values."""

from __future__ import annotations

import pytest

from grusel.tables.clock import Clock, wound_up
from grusel.tables.messages import ClockRule


def clock(per: str, kept: str = "") -> Clock:
    return wound_up(ClockRule(per=per, seconds=60), 2, kept)  # type: ignore[arg-type]  # game or move


def test_a_clock_per_game_runs_only_while_its_seat_is_waited_for() -> None:
    running = clock("game").waits_for(0, True, now=100).waits_for(1, True, now=110)
    assert running.left == (50, 60)
    assert running.remaining(now=115) == 55
    assert running.stopped(now=115).left_at(now=1115) == (50, 55)


def test_a_clock_per_move_restarts_only_with_a_step_that_every_place_saw() -> None:
    running = clock("move").waits_for(0, True, now=100)
    hidden = running.waits_for(0, False, now=120)  # its clock must not tell of a hidden move
    assert hidden.remaining(now=120) == 40
    assert hidden.waits_for(0, True, now=120).remaining(now=120) == 60


def test_the_time_the_server_was_down_does_not_count() -> None:
    kept = clock("game").waits_for(0, True, now=100).kept(now=110)
    again = clock("game", kept).waits_for(0, True, now=86510)
    assert again.remaining(now=86510) == 50


@pytest.mark.parametrize(("everybody_saw", "left"), [(True, 59), (False, 57)])
def test_storing_holds_the_clock_up_only_after_a_step_that_every_place_saw(everybody_saw: bool, left: float) -> None:
    running = clock("game").waits_for(1, everybody_saw, now=100)
    assert running.told(now=102).remaining(now=103) == left


def test_a_clock_never_shows_less_than_nothing() -> None:
    running = clock("game").waits_for(0, True, now=100)
    assert running.remaining(now=1000) == 0
    assert running.shown(now=1000).left == (0, 60)
