"""The six patterns against the neighbour table, on every cell of every shape; and the shapes themselves."""

from __future__ import annotations

from itertools import combinations

import pytest

from grusel.games.shy.comfort import COMFORT, PATTERNS, RING, ring
from grusel.games.shy.layout import layout
from grusel.games.shy.shapes import (
    ENTRANCE,
    FIELD,
    NAMES,
    SYMMETRIES,
    WIDTH,
    canonical,
    layouts,
    mask_of,
    shape,
    shapes,
)
from grusel.games.shy.state import MONSTERS

Place = tuple[int, int]

NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
BENDS = ((NORTH, EAST), (EAST, SOUTH), (SOUTH, WEST), (WEST, NORTH))


def suits_by_table(tiles: set[Place], cell: Place) -> set[str]:
    """The table of section 0, written without the patterns."""

    def filled(*steps: Place) -> bool:
        return (cell[0] + sum(x for x, _ in steps), cell[1] + sum(y for _, y in steps)) in tiles

    sides = [step for step in (NORTH, EAST, SOUTH, WEST) if filled(step)]
    blocks = [filled(a) and filled(b) and filled(a, b) for a, b in BENDS]
    suits = {"bat"} if any(filled(a, b) for a, b in BENDS) else set()
    if len(sides) == 1:
        suits.add("dragon")
    if len(sides) == 2:
        straight = sides in ([NORTH, SOUTH], [EAST, WEST])
        suits.add("beast" if straight else "gargoyle" if any(blocks) else "serpent")
    if len(sides) >= 3:
        suits |= {"kraken", "gargoyle"} if any(blocks) else {"kraken"}
    return suits


def suits_by_patterns(tiles: set[Place], cell: Place) -> set[str]:
    numbers = {x + 3 + (y + 3) * WIDTH for x, y in tiles}
    rings = ring(sum(1 << number for number in numbers), cell[0] + 3 + (cell[1] + 3) * WIDTH)
    return {monster for number, monster in enumerate(MONSTERS) if COMFORT[rings] >> number & 1}


def test_patterns_and_neighbour_table_agree_on_all_5320_cells_of_the_760_shapes() -> None:
    fixed = [{(cell % WIDTH, cell // WIDTH) for cell in cells} for cells in shapes(6)]
    cells = [(tiles, cell) for tiles in fixed for cell in tiles]
    assert (len(fixed), len(cells)) == (760, 5320)
    assert [place for place in cells if suits_by_patterns(*place) != suits_by_table(*place)] == []


def test_every_cell_suits_one_monster_besides_the_bat_or_kraken_and_gargoyle() -> None:
    fixed = [{(cell % WIDTH, cell // WIDTH) for cell in cells} for cells in shapes(6)]
    kinds = {frozenset(suits_by_patterns(tiles, cell) - {"bat"}) for tiles in fixed for cell in tiles}
    assert kinds == {frozenset({name}) for name in MONSTERS[1:]} | {frozenset({"kraken", "gargoyle"})}


def test_the_number_of_shapes_matches_an_independent_count() -> None:
    assert [len(shapes(laid)) for laid in range(7)] == [1, 2, 6, 19, 63, 216, 760]
    assert [len(layouts(laid)) for laid in range(7)] == [n * m for n, m in enumerate([1, 2, 6, 19, 63, 216, 760], 1)]
    assert set(shapes(4)) == set(_shapes_by_trying_all(5))


def _shapes_by_trying_all(size: int) -> list[tuple[int, ...]]:
    """Every connected set of this many cells in a corner of the field, by trying all sets."""
    box = [x + y * WIDTH for y in range(size) for x in range(size)]
    near = {cell: {cell - 1, cell + 1, cell - WIDTH, cell + WIDTH} for cell in box}
    found = []
    for cells in combinations(box, size):
        if min(cell % WIDTH for cell in cells) or min(cell // WIDTH for cell in cells):
            continue
        reached, edge = {cells[0]}, {cells[0]}
        while edge:
            edge = {other for cell in edge for other in near[cell] if other in cells} - reached
            reached |= edge
        if len(reached) == size:
            found.append(cells)
    return found


def test_layouts_up_to_rotation_and_mirroring_are_689() -> None:
    assert len({canonical(cells)[0] for cells in layouts(6)}) == 689


def test_the_symmetry_that_canonical_names_makes_the_canonical_layout() -> None:
    for cells in layouts(5)[::7]:
        least, symmetry = canonical(cells)
        assert tuple(sorted(SYMMETRIES[symmetry][cell] for cell in cells)) == least


def test_symmetries_keep_the_entrance_and_are_eight() -> None:
    assert len(set(SYMMETRIES)) == 8
    assert {symmetry[ENTRANCE] for symmetry in SYMMETRIES} == {ENTRANCE}
    assert all(sorted(symmetry) == list(range(WIDTH * WIDTH)) for symmetry in SYMMETRIES)


def test_no_layout_leaves_the_field() -> None:
    assert all(cells and not mask_of(cells) & ~FIELD.squares for cells in layouts(6))
    assert NAMES[ENTRANCE] == "g7"


def test_a_shape_is_the_same_wherever_its_entrance_is() -> None:
    line = tuple(range(ENTRANCE + 1, ENTRANCE + 7))
    middle = (*range(ENTRANCE - 3, ENTRANCE), *range(ENTRANCE + 1, ENTRANCE + 4))
    assert shape(line) == shape(middle) == tuple(range(7))


@pytest.mark.parametrize(("monster", "rotations"), list(zip(MONSTERS, [4, 4, 2, 4, 4, 4], strict=True)))
def test_a_pattern_has_its_count_of_rotations_and_mirroring_adds_none(monster: str, rotations: int) -> None:
    turned = {_turned(monster, turns, 1) for turns in range(4)}
    mirrored = {_turned(monster, turns, -1) for turns in range(4)}
    assert len(turned) == rotations
    assert mirrored == turned


def _turned(monster: str, turns: int, mirror: int) -> tuple[frozenset[Place], frozenset[Place]]:
    need, ban = ([(x * mirror, y) for x, y in offsets] for offsets in dict(PATTERNS)[monster])  # type: ignore[index]
    for _ in range(turns):
        need, ban = ([(-y, x) for x, y in offsets] for offsets in (need, ban))
    return frozenset(need), frozenset(ban)


# Section 0, numbers: shares in per cent over the 689 layouts, of the cells beside the entrance.
SHARES = {"bat": 74.7, "dragon": 36.4, "beast": 21.5, "serpent": 19.1, "gargoyle": 15.0, "kraken": 14.5}
LAYOUTS = {"bat": 99.4, "dragon": 98.4, "beast": 76.3, "serpent": 67.1, "kraken": 66.3, "gargoyle": 24.5}


def test_the_shares_of_suitable_cells_are_those_of_the_sheet() -> None:
    floors = [layout(cells).comfort for cells in sorted({canonical(cells)[0] for cells in layouts(6)})]
    counts = {name: [floor[number].bit_count() for floor in floors] for number, name in enumerate(MONSTERS)}
    assert {name: round(100 * sum(c) / len(floors) / 6, 1) for name, c in counts.items()} == SHARES
    assert {name: round(100 * sum(map(bool, c)) / len(floors), 1) for name, c in counts.items()} == LAYOUTS


def test_every_pair_can_be_comfortable_and_apart() -> None:
    floors = [layout(cells) for cells in sorted({canonical(cells)[0] for cells in layouts(6)})]
    counts = {}
    for a, b in combinations(range(6), 2):
        pairs = [any(f.comfort[a] >> i & 1 and f.comfort[b] & ~(f.near[i] | 1 << i) for i in range(6)) for f in floors]
        counts[MONSTERS[a], MONSTERS[b]] = sum(pairs)
    assert max(counts.items(), key=lambda item: item[1]) == (("bat", "dragon"), 674)
    assert min(counts.items(), key=lambda item: item[1]) == (("serpent", "gargoyle"), 55)


def test_jumps_go_two_steps_straight_or_one_diagonally() -> None:
    for cells in layouts(6)[::5]:
        floor = layout(cells)
        places = [FIELD.place(cell) for cell in floor.cells]
        for start, jumps in enumerate(floor.jumps):
            assert set(jumps) == _jumps_by_places(places, start)


def _jumps_by_places(places: list[Place], start: int) -> set[tuple[int, int]]:
    def apart(a: int, b: int) -> int:
        return abs(places[a][0] - places[b][0]) + abs(places[a][1] - places[b][1])

    tiles = range(len(places))
    return {(b, c) for b in tiles for c in tiles if apart(start, b) == apart(b, c) == 1 and c != start}


def test_the_ring_is_the_eight_cells_around() -> None:
    around = [ENTRANCE + x + y * WIDTH for x, y in RING]
    assert [ring(1 << cell, ENTRANCE) for cell in around] == [1 << bit for bit in range(8)]
    assert ring(1 << ENTRANCE, ENTRANCE) == 0
