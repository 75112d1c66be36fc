"""A level is one text and one link, and both read back as they were written."""

from __future__ import annotations

from typing import Any

import pytest

from grusel.game import Illegal
from grusel.games.flure.puzzles import changes
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.level import Movable
from grusel.games.flure.puzzles.link import from_link, to_link
from grusel.games.flure.puzzles.parse import parse
from grusel.games.flure.puzzles.text import draw
from grusel.games.flure.state import LOST

EVERYTHING = """
name.en: Left of the pool
name.de: Links vom Blut
hint.en: Look at the stone.
stock: # R K ~4x1
where: c3-f6 h2
moves: A4:2 B5
arrows: k4
facing: N S
most: 3
idea: tie
best: 2 14
grade: 3
solution: A4 N; # c3; turn k4 ^; face N
 4 .  .  .  .  .  M> .  .  .  .  K< .  .  .  .
 6 .  .  .  .  .  .  B5 .  .  .  .  .  .  .  .  .
 8    .  .  .  ~  ~  ~  A4 .  .  .  .  .  .  .  .
"""


def level_of(*lines: str) -> Any:
    return parse("\n".join(lines))


HALL = (" 4 . . . . . M> . . . . . . . . .", " 6 . . . . . . B5 . . . A4 . . . . .")


def test_a_drawn_level_reads_back() -> None:
    level = parse(EVERYTHING.replace("most: 3", "most: 4"))
    assert parse(draw(level)) == level
    assert level.moves == (Movable(1, 2), Movable(6, 5))
    assert level.solution == changes.read(level, ["A4 N", "# c3", "turn k4 ^", "face N"])


def test_a_level_with_a_forbidden_solution_is_refused() -> None:
    with pytest.raises(Illegal, match="flure-puzzle-too-many"):
        parse(EVERYTHING)


def test_a_link_holds_the_whole_level_but_not_its_solution() -> None:
    level = parse(EVERYTHING.replace("most: 3", "most: 4"))
    found = from_link(to_link(level))
    assert found.solution is None
    assert (found.position, found.names, found.where, found.best) == (
        level.position,
        level.names,
        level.where,
        level.best,
    )
    assert set(to_link(level)) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@pytest.mark.parametrize("cut", range(1, 40, 3))
def test_a_link_with_garbage_in_it_is_refused(cut: int) -> None:
    link = to_link(level_of(*HALL))
    for broken in (link[:-cut], link[:cut] + "x" + link[cut:], link[cut:], "%" * cut, "é" * cut, ""):
        with pytest.raises(Illegal, match="flure-puzzle-link"):
            from_link(broken)


def test_a_link_longer_than_any_level_is_refused() -> None:
    with pytest.raises(Illegal, match="flure-puzzle-too-long"):
        from_link("1" + "A" * 5000)


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ("colour: red", "flure-diagram-key"),
        ("round: 3", "flure-diagram-key"),
        ("stock: # Q", "flure-diagram-value"),
        ("stock: " + "# " * 9, "flure-diagram-value"),
        ("stock: K K K", "flure-diagram-value"),
        ("moves: A1", "flure-diagram-value"),
        ("moves: a3", "flure-diagram-value"),
        ("moves: A4 A4:2", "flure-diagram-value"),
        ("arrows: c3", "flure-diagram-value"),
        ("facing: up", "flure-diagram-value"),
        ("where: c3-z9", "flure-diagram-value"),
        ("most: many", "flure-diagram-value"),
        ("best: 2", "flure-diagram-value"),
        ("idea: magic", "flure-diagram-value"),
        ("solution: jump", "flure-puzzle-change"),
        ("solution: # c3", "flure-no-such-tile"),
        ("nonsense", "flure-diagram-line"),
    ],
)
def test_a_wrong_line_is_named(line: str, id: str) -> None:
    with pytest.raises(Illegal, match=id):
        level_of(line, *HALL)


def test_a_puzzle_needs_a_monster_and_an_enemy() -> None:
    with pytest.raises(Illegal, match="flure-puzzle-no-enemy"):
        level_of(HALL[0])
    with pytest.raises(Illegal, match="flure-puzzle-no-monster"):
        level_of(HALL[1])


def test_a_text_longer_than_any_level_is_refused() -> None:
    with pytest.raises(Illegal, match="flure-puzzle-too-long"):
        level_of(*HALL, "\n" * 7000)


def test_a_figure_lost_in_a_puzzle_is_out_for_good() -> None:
    assert level_of(*HALL).position.round == 8
    assert LOST not in arrange(level_of(*HALL), changes.read(level_of(*HALL), [])).places
