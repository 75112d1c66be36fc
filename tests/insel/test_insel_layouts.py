"""The shapes of islands: the known ones as measured, drawn ones checked."""

from __future__ import annotations

import pytest

from grusel.game import Illegal
from grusel.games.insel import GAME
from grusel.games.insel.island import Island
from grusel.games.insel.layouts import LAYOUTS, check, known, own
from grusel.games.insel.state import Options
from grusel.games.insel.tiles import TILES

# edges, longest way, tiles whose loss splits the island (rules 3)
MEASURED = {
    "standard": (36, 6, 0),
    "shadows": (38, 8, 0),
    "volcano": (36, 8, 0),
    "death": (35, 8, 2),
    "skull": (33, 8, 0),
    "coral": (35, 9, 0),
    "bone": (34, 8, 0),
    "gulls": (32, 9, 4),
    "bridge": (33, 11, 4),
    "arch": (31, 14, 6),
    "atoll": (24, 12, 0),
    "treasure": (29, 11, 12),
}
EDGES = {"baby": 38, "twins": 33, "crescent": 34, "serpent": 23}
STANDARD = "..##../.####./######/######/.####./..##.."


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_known_island_is_fit(layout: str) -> None:
    assert check("/".join(known(layout))) == known(layout)


@pytest.mark.parametrize("layout", MEASURED)
def test_the_printed_islands_have_the_documented_measures(layout: str) -> None:
    island = Island(known(layout))
    assert (edges(island), max(map(len, island.rings)), len(cut_tiles(island))) == MEASURED[layout]


@pytest.mark.parametrize("layout", EDGES)
def test_our_own_islands_have_the_documented_measures(layout: str) -> None:
    assert edges(Island(known(layout))) == EDGES[layout]


def test_a_drawn_island_is_played_on() -> None:
    state = GAME.start(Options(layout="volcano", drawn=STANDARD), 2)
    assert GAME.truth(state).rows == known("standard")


@pytest.mark.parametrize(
    ("drawing", "id", "args"),
    [
        ("..##../.####./######/#####o/.####./..##..", "insel-layout-mark", {"row": 4, "mark": "o"}),
        ("..##../.####./######/######/.####./..##.", "insel-layout-ragged", {"row": 6, "columns": 5, "expected": 6}),
        ("..##../.####./######/######/.####./..#...", "insel-layout-tiles", {"tiles": 23, "expected": 24}),
        ("..##../.####./######/######/.#####/..##..", "insel-layout-tiles", {"tiles": 25, "expected": 24}),
        ("#.#####/..####./..####./..####./..####./...#...", "insel-layout-tiles", {"tiles": 23, "expected": 24}),
        ("#.#####/..####./..####./..####./..####./...##..", "insel-layout-apart", {"square": "c1"}),
        ("###########/###########/##.........", "insel-layout-wide", {"columns": 11, "most": 10}),
        ("###/###/###/###/###/###/###/###", "insel-layout-high", {"rows": 8, "most": 7}),
        ("", "insel-layout-tiles", {"tiles": 0, "expected": 24}),
    ],
)
def test_mistakes_in_a_drawn_island_are_named(drawing: str, id: str, args: dict[str, object]) -> None:
    with pytest.raises(Illegal) as refused:
        check(drawing)
    assert (refused.value.message.id, refused.value.message.args) == (id, args)


def test_the_game_refuses_an_unfit_island() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(Options(drawn="####"), 2)
    assert refused.value.message.id == "insel-layout-tiles"


def test_a_text_file_becomes_the_option() -> None:
    assert own("\n. . # # . .\n. # # # # .\n######\n######\n.####.\n..##..\n") == STANDARD


def test_diagonal_contact_does_not_connect() -> None:
    with pytest.raises(Illegal) as refused:
        check("#....../.######/.######/.######/.#####.")
    assert refused.value.message.id == "insel-layout-apart"


def edges(island: Island) -> int:
    return sum(near.bit_count() for near in island.near) // 2


def cut_tiles(island: Island) -> list[int]:
    """Tiles whose loss splits the island."""
    return [spot for spot in range(TILES) if reached_without(island, spot) < TILES - 1]


def reached_without(island: Island, gone: int) -> int:
    first = 1 if gone == 0 else 0
    seen, waiting = {first}, [first]
    while waiting:
        near = island.near[waiting.pop()]
        fresh = {spot for spot in range(TILES) if near >> spot & 1 and spot != gone} - seen
        seen |= fresh
        waiting += fresh
    return len(seen)
