"""The shipped strategies: for every game of a floor what the builder builds and how the hero walks, in few bytes.

A page is one game: the floor and what has been discovered before it. The hero's way over a shape is written down in the
order in which his own choices lead from position to position, so that no position need be named.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from grusel.bots.shy.ground import POSITION, Ground, first_position
from grusel.bots.shy.plot import WAYS, Plot
from grusel.bots.shy.position import KIND, SEARCH, options
from grusel.bots.shy.standing import shapes
from grusel.games.shy.shapes import Cells

FILE: Final = "strategies.bin"
PARTS: Final = 1000  # chances are kept in so many parts of one
MIXED: Final = 64
HOPELESS: Final = 255

Chances = dict[int, int]  # of options, in parts
Chooser = Callable[[int, list[int]], Chances]  # position, options that it has
Choice = tuple[int, int, int]  # shape, way, weight


class Page(Struct, array_like=True):
    """One game of a floor; hands are pairs of monsters of the first floor and this one, as sets."""

    hands: list[tuple[int, int]]
    values: list[float]  # of each hand: the hero's chance to win the whole game, at least
    building: list[list[Choice]]  # of each hand
    walking: list[bytes]  # of each shape


def page_name(floor: int, discovered: int) -> str:
    return f"{floor}-{discovered}"


@cache
def _pages() -> dict[str, bytes]:
    return msgspec.msgpack.decode((files(__package__) / FILE).read_bytes(), type=dict[str, bytes])


def has_page(floor: int, discovered: int) -> bool:
    return page_name(floor, discovered) in _pages()


@lru_cache(maxsize=6)
def page(name: str) -> Page:
    return msgspec.msgpack.decode(lzma.decompress(_pages()[name]), type=Page)


def pack(pages: dict[str, Page]) -> bytes:
    """All pages as they are shipped."""
    return msgspec.msgpack.encode({name: lzma.compress(msgspec.msgpack.encode(one)) for name, one in pages.items()})


# --- the hero ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def walking(floor: int, discovered: int, cells: Cells) -> dict[int, Chances]:
    """What the hero does on a shape, wherever his own choices can lead him."""
    text = iter(page(page_name(floor, discovered)).walking[shapes()[cells]])
    found: dict[int, Chances] = {}

    def read(position: int, codes: list[int]) -> Chances:
        found[position] = _read_row(text, codes)
        return found[position]

    stroll(Ground(cells, 63 & ~discovered), 3 - floor, read)
    return found


def written_walk(plot: Plot, monsters: int, peeks: int) -> bytes:
    """The average that a plot has come to."""
    at = {position: state for state, position in enumerate(plot.positions)}
    text = bytearray()

    def write(position: int, codes: list[int]) -> Chances:
        chances = {plot.plain[position]: PARTS} if position in plot.plain else _average(plot, at.get(position, -1))
        text.extend(_row(chances, codes))
        return chances

    stroll(Ground(plot.cells, monsters), peeks, write)
    return bytes(text)


def stroll(ground: Ground, peeks: int, choose: Chooser) -> None:
    """Every position to which the choices lead, each once; where there is no choice nobody is asked."""
    todo = [first_position(peeks)]
    seen = set(todo)
    while todo:
        position = todo.pop()
        listed = options(ground, position, True)
        if listed and listed[0].code >> KIND == SEARCH:
            continue
        chances = choose(position, [option.code for option in listed]) if len(listed) > 1 else None
        for option in listed:
            if chances is None or chances.get(option.code):
                new = [after for after in option.after if after >= POSITION and after not in seen]
                seen.update(new)
                todo.extend(new)


def widest(searches: list[int]) -> int:
    """Where both monsters are known: of the sets of tiles that can be searched the greatest."""
    return max(searches, key=lambda code: ((code & 63).bit_count(), code))


def _average(plot: Plot, state: int) -> Chances:
    if state < 0:
        return {}
    acts = range(plot.act_from[state], plot.act_from[state + 1])
    return parts({plot.acts[act]: plot.average[act] for act in acts}, PARTS)


def parts(chances: dict[int, float], whole: int) -> Chances:
    """Chances in whole parts: the largest remainders are rounded up, and what is too little is left out."""
    kept = {code: chance for code, chance in chances.items() if chance * whole >= 0.75}
    total = sum(kept.values())
    shares = {code: chance / total * whole for code, chance in kept.items()}
    found = {code: int(share) for code, share in shares.items()}
    order = sorted(shares, key=lambda code: found[code] - shares[code])
    for code in order[: whole - sum(found.values())]:
        found[code] += 1
    return {code: part for code, part in found.items() if part}


def _row(chances: Chances, codes: list[int]) -> bytes:
    if not chances:
        return bytes([HOPELESS])
    if len(chances) == 1:
        return bytes([codes.index(next(iter(chances)))])
    numbers = [codes.index(code) for code in chances]
    weights = list(chances.values())[1:]
    low, high = [weight & 255 for weight in weights], [weight >> 8 for weight in weights]
    return bytes([MIXED + len(numbers), *numbers, *low, *high])


def _read_row(text: Iterator[int], codes: list[int]) -> Chances:
    first = next(text)
    if first == HOPELESS:
        return {}
    if first < MIXED:
        return {codes[first]: PARTS}
    numbers = [next(text) for _ in range(first - MIXED)]
    low = [next(text) for _ in numbers[1:]]
    weights = [part + 256 * next(text) for part in low]
    return dict(zip((codes[number] for number in numbers), (PARTS - sum(weights), *weights), strict=True))


# --- the builder ------------------------------------------------------------------------------------------------------


def building(floor: int, discovered: int, before: int, drawn: int) -> list[Choice]:
    """What the builder builds with these monsters; `before` are those of the first floor, 0 on the first and third."""
    found = page(page_name(floor, discovered))
    return found.building[found.hands.index((before, drawn))]


def written_building(chances: list[float], in_play: list[int], least: float) -> list[Choice]:
    """The choices of one hand that are worth keeping."""
    listed = [
        (shape, way, round(65_535 * chances[at * WAYS + way]))
        for at, shape in enumerate(in_play)
        for way in range(WAYS)
        if chances[at * WAYS + way] >= least
    ]
    return [choice for choice in listed if choice[2]]
