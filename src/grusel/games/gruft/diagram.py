"""The table as text, and back: header lines, one row for each player, and the graveyard.

A grave shows its lid and its contents, `[..]` if it is open: `r.` red and empty, `rr` red with a red vampire,
`rA` red with A's garlic, `?.` never opened, `+.` a spare lid, `%.` a rat, `##` closed. A row shows its open vampires
and, in brackets, the number of hidden ones: `ry(16)bk`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grusel.games.gruft.graveyard import NAMES, PATH_ACROSS, PATH_DOWN, YARD
from grusel.games.gruft.state import OWNERS, Gifts, Options, Plague, Row, View

USUAL: Final = Options()


def draw(view: View) -> str:
    return "\n".join([*_header(view), *_rows(view), *_graveyard(view)])


def _header(view: View) -> Iterator[str]:
    if view.options != USUAL:
        yield f"options: {_options(view.options)}"
    yield f"turn: {OWNERS[view.player]}"
    yield f"now: {_now(view)}"
    yield f"stakes: {' '.join(map(str, view.stakes))}"
    yield f"garlic: {' '.join(map(str, view.garlic))}"
    yield f"spares: {view.spares}"
    if view.out:
        yield f"out: {view.out}"
    if view.plague is not None:
        yield f"plague: {_plague(view.plague)}"
    if view.gifts is not None:
        yield f"gifts: {_gifts(view.gifts)}"
    if view.winners:
        yield f"winners: {letters(view.winners)}"


def _options(options: Options) -> str:
    """Options that differ from the defaults."""
    pairs = [(name, getattr(options, name)) for name in options.__struct_fields__]
    return " ".join(f"{name}={_word(value)}" for name, value in pairs if value != getattr(USUAL, name))


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _now(view: View) -> str:
    """The phase, and its grave."""
    grave = [NAMES[view.grave]] if view.grave >= 0 else []
    return " ".join([view.phase, *grave, *(["buried"] if view.buried else [])])


def _plague(plague: Plague) -> str:
    """The holder and the searcher; the rat's grave and the opened ones are drawn in the graveyard."""
    who = f"holder {OWNERS[plague.holder]} finder {OWNERS[plague.finder]} asked {OWNERS[plague.asked]}"
    return who + (" done" if plague.done else "")


def _gifts(gifts: Gifts) -> str:
    words = [gifts.cause, "to", OWNERS[gifts.to], "from", letters(gifts.givers) or "-", "due", str(gifts.due)]
    return " ".join([*words, *(["given", gifts.gift] if gifts.gift else [])])


def letters(seats: tuple[int, ...]) -> str:
    return "".join([OWNERS[seat] for seat in seats])


def _rows(view: View) -> Iterator[str]:
    for seat, row in enumerate(view.rows):
        yield f"{OWNERS[seat]}: {_row(row)}"


def _row(row: Row) -> str:
    hidden = f"({row.hidden})" if row.hidden else ""
    return f"{row.left}{hidden}{row.right}" or "-"


def _graveyard(view: View) -> Iterator[str]:
    yield "    " + _split([f" {name}  " for name in "abcdefghij"], "|").rstrip()
    for y in range(YARD.height):
        if y == PATH_ACROSS:
            yield "    " + _split(["----"] * YARD.width, "+")
        yield f"{y + 1:2}  " + _split([_grave(view, YARD.cell(x, y)) for x in range(YARD.width)], "|").rstrip()


def _split(cells: list[str], mark: str) -> str:
    return "".join(cells[:PATH_DOWN]) + mark + "".join(cells[PATH_DOWN:])


def _grave(view: View, grave: int) -> str:
    text = view.lids[grave] + view.tiles[grave]
    return f"[{text}]" if grave in view.open else f" {text} "
