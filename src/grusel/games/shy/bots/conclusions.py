"""What the hero may conclude on leaving a floor, and how the builder continues: see `campaign`.

The builder has no memory. A choice drawn on an earlier floor is drawn again, by its likelihood given what was built
there; no opponent can tell the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from grusel.games.shy.bots.book import Choice, nearest, page, page_name, shipped, told_name
from grusel.games.shy.bots.plot import EXIT_AT, FIRST_AT, SECOND_AT, WAY
from grusel.games.shy.bots.standing import shapes
from grusel.games.shy.course import NUMBER
from grusel.games.shy.layout import BITS
from grusel.games.shy.shapes import SYMMETRIES, canonical
from grusel.games.shy.state import MONSTERS, TILES, Drew, Face, Placed, Revealed, Taken

ALL = 63


class Past(NamedTuple):
    """A floor of this builder, rotated as shapes are stored, and what the hero saw of it."""

    shape: int
    way: int
    drawn: int
    shown: int  # tiles

    @property
    def met(self) -> int:
        """The monsters that were seen, as a set."""
        tiles = (FIRST_AT[self.way], SECOND_AT[self.way])
        return sum(
            1 << monster for monster, tile in zip(BITS[self.drawn], tiles, strict=True) if self.shown >> tile & 1
        )


def games(floor: int, discovered: int, before: int, seen: Sequence[Any]) -> list[tuple[str, float]]:
    """The pages for the builder now, and the probability of each."""
    if told_name(1, 0) not in shipped():
        return [(page_name(floor, nearest(floor, discovered)), 1.0)]
    chance, known = 0.0, before
    pasts = [one for number in range(1, floor) if (one := past(seen, number))]
    if floor > 1 and len(pasts) == floor - 1:
        chance = _second_open(pasts[0]) if floor == 2 else _third_open(pasts[0], pasts[1])
        known = before & ~pasts[-1].drawn | pasts[-1].met
    both = ((told_name(floor, known), chance), (told_name(floor, before), 1 - chance))
    return [(name, one) for name, one in both if one]


def _second_open(first: Past) -> float:
    """The chance that floor 2 is built as if only one monster were known; 0 if there is no page for that."""
    return openness(told_name(1, 0), 0, first) if told_name(2, first.met) in shipped() else 0.0


def _third_open(first: Past, second: Past) -> float:
    """The same for floor 3; after a floor 2 that was built so, all is told."""
    chance = _second_open(first)
    left_open = chance * _built(told_name(2, first.met), first.drawn, second) if chance else 0.0
    told = (1 - chance) * _built(told_name(2, first.drawn), first.drawn, second)
    if not told:
        return 0.0
    return told / (told + left_open) * openness(told_name(2, first.drawn), first.drawn, second)


def openness(name: str, before: int, last: Past) -> float:
    """With one monster met: how far the other might be any, so that the builder can exploit it."""
    if last.met.bit_count() != 1 or _is_its_own_image(last.shape):
        return 0.0
    likely = {other: _likely(name, before, last, other) for other in BITS[ALL & ~before & ~last.met]}
    (hidden,) = BITS[last.drawn & ~last.met]
    return min(likely.values()) / likely[hidden] if likely[hidden] else 0.0


def _is_its_own_image(shape: int) -> bool:
    """The hero cannot tell two numberings of the tiles apart, and the builder assumes the worse one."""
    cells = list(shapes())[shape]
    return sum(tuple(sorted(symmetry[cell] for cell in cells)) == cells for symmetry in SYMMETRIES) > 1


def _likely(name: str, before: int, last: Past, other: int) -> float:
    """How often the floor, as the hero saw it, is built with this monster in place of the unseen one."""
    (met,) = BITS[last.met]
    exit, tile = EXIT_AT[last.way], (FIRST_AT if met == BITS[last.drawn][0] else SECOND_AT)[last.way]
    hidden = [there for there in range(TILES) if not last.shown >> there & 1]
    ways = {WAY[(exit * 6 + tile) * 6 + there if met < other else (exit * 6 + there) * 6 + tile] for there in hidden}
    return _share(name, before, last.met | 1 << other, last.shape, ways)


def _built(name: str, before: int, last: Past) -> float:
    return _share(name, before, last.drawn, last.shape, {last.way})


def _share(name: str, before: int, drawn: int, shape: int, ways: set[int]) -> float:
    """How often a shape is built with these monsters, in one of these ways."""
    choices = choices_of(name, before, drawn)
    return sum(part for at, way, part in choices if at == shape and way in ways) / sum(part for _, _, part in choices)


def choices_of(name: str, before: int, drawn: int) -> list[Choice]:
    found = page(name)
    hand = (before, drawn) if (before, drawn) in found.hands else (0, drawn)
    return found.building[found.hands.index(hand)]


# --- from witnessed events --------------------------------------------------------------------------------------------


def past(seen: Sequence[Any], floor: int) -> Past | None:
    """The last floor of this number that the builder built, if the builder has witnessed it."""
    laid: dict[int, Face] = {}
    shown = set[int]()
    for event in _of_floor(seen, floor):
        match event:
            case Drew():
                laid, shown = {}, set()
            case Placed(face=face, cell=cell):
                laid[cell] = face
            case Taken(cells=cells):
                laid = {cell: face for cell, face in laid.items() if cell not in cells}
            case Revealed(cell=cell):
                shown.add(cell)
    return _past(laid, shown) if len(laid) == TILES else None


def _of_floor(seen: Sequence[Any], floor: int) -> Iterator[Any]:
    there = False
    for event in seen:
        if isinstance(event, Drew):
            there = event.floor == floor
        if there:
            yield event


def _past(laid: dict[int, Face], shown: set[int]) -> Past:
    cells, symmetry = canonical(tuple(sorted(laid)))
    tile_of = {cell: cells.index(SYMMETRIES[symmetry][cell]) for cell in laid}
    monsters = sorted((NUMBER[face], tile_of[cell]) for cell, face in laid.items() if face in MONSTERS)
    (first, here), (second, there) = monsters
    exit = next(tile_of[cell] for cell, face in laid.items() if face == "exit")
    way = WAY[(exit * 6 + here) * 6 + there]
    return Past(shapes()[cells], way, 1 << first | 1 << second, sum(1 << tile_of[cell] for cell in shown))
