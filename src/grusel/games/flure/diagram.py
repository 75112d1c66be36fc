"""A position drawn as rows of tokens below a few header lines; docs/rules/flure.md describes the form."""

from __future__ import annotations

from collections.abc import Iterable

from grusel.games.flure import tokens
from grusel.games.flure.squares import ROWS, WIDTH
from grusel.games.flure.start import full_deck, not_in
from grusel.games.flure.state import BLOCK_KINDS, CARDS, LOST, OUTSIDE, STOCK, Options, State
from grusel.options import option_word

DEFAULT_ROUND = 2
COLUMNS = "abcdefghijklmnop"
MONSTER_ON_TELEPORTER = len("M>K^")


def draw(state: State) -> str:
    """Return the position as text, without what has its default."""
    return "\n".join([*_headers(state), *_rows(state)]) + "\n"


def _headers(state: State) -> list[str]:
    lines = [f"seats: {state.seats}", *_option_lines(state.options), f"round: {state.round}"]
    if state.starter:
        lines.append(f"starter: {tokens.seat_letter(state.starter)}")
    lines.append(f"turn: {_turn(state)}")
    figures = range(len(state.places))
    lines += _figures("played", state, [figure for figure in figures if state.played[figure]])
    lines += _figures("outside", state, [figure for figure in figures if state.places[figure] == OUTSIDE])
    lines += _figures("saved", state, state.saved)
    lines += _figures("lost", state, [figure for figure in figures if state.places[figure] == LOST])
    if state.deck != full_deck(state.options):
        lines.append(f"cards: {_cards([state.deck.count(card) for card in range(len(CARDS))])}")
    if state.drawn != not_in(state.deck, state.options):
        lines.append(f"drawn: {_cards(state.drawn)}")
    lines += _counted("removed", [tokens.TILE_MARKS[kind] for kind in BLOCK_KINDS], state.removed)
    lines += _counted("stock", [tokens.TILE_MARKS[tile] for tile in STOCK], state.stock)
    return lines


def _option_lines(options: Options) -> list[str]:
    default = Options()
    changed = [field for field in Options.__struct_fields__ if getattr(options, field) != getattr(default, field)]
    return [f"option {field}: {option_word(getattr(options, field))}" for field in changed]


def _turn(state: State) -> str:
    return state.phase if state.phase in ("starter", "monster", "over") else tokens.seat_letter(state.mover)


def _figures(key: str, state: State, figures: Iterable[int]) -> list[str]:
    named = [tokens.token_in(state, figure) for figure in figures]
    return [f"{key}: {' '.join(named)}"] if named else []


def _cards(counts: Iterable[int]) -> str:
    return " ".join(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)) or "none"


def _counted(key: str, marks: list[str], counts: tuple[int, ...]) -> list[str]:
    named = [mark for mark, count in zip(marks, counts, strict=True) for _ in range(count)]
    return [f"{key}: {' '.join(named)}"] if named else []


def _rows(state: State) -> list[str]:
    marks = _marks(state)
    widths = _widths(marks)
    lines = ["   " + "".join(letter.ljust(width) for letter, width in zip(COLUMNS, widths, strict=True))]
    for y, row in enumerate(ROWS):
        squares = [marks.get(cell, ".").ljust(widths[cell % WIDTH]) for cell in row]
        lines.append(f"{y + 1:>2} " + " " * sum(widths[: row[0] % WIDTH]) + "".join(squares))
    return [line.rstrip() for line in lines]


def _widths(marks: dict[int, str]) -> list[int]:
    """Make all columns alike, except the one with the monster on a teleporter: so the hall fits in 80."""
    common = max([len(mark) for mark in marks.values() if len(mark) < MONSTER_ON_TELEPORTER], default=2)
    widths = [max(2, common) + 1] * WIDTH
    for cell, mark in marks.items():
        widths[cell % WIDTH] = max(widths[cell % WIDTH], len(mark) + 1)
    return widths


def _marks(state: State) -> dict[int, str]:
    marks = {block.cell: tokens.BLOCK_MARKS[block.kind] for block in state.blocks}
    for one in state.teleporters:
        marks[one.cell] = tokens.PAIR_MARKS[one.pair] + tokens.arrow(one.arrow)
    for figure, place in enumerate(state.places):
        if place >= 0:
            marks[place] = tokens.token_in(state, figure)
    if state.monster >= 0:
        marks[state.monster] = f"M{tokens.arrow(state.facing)}" + marks.get(state.monster, "")
    for cell in state.blood:
        marks[cell] = marks.get(cell, "") + "~"
    return marks
