"""The position as a diagram: header lines, then the island with a token for every place.

`FL` is a dry tile, `fl` a flooded one, `-fl` a sunk one, `.` the sea; `@AB` after a tile are pawns. Where the identity
of a tile does not matter, `#`, `~` and `x` stand for any remaining one: dry, flooded, sunk. `?` is not placed yet.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from grusel.games.insel.island import Island, island_of
from grusel.games.insel.notation import letter
from grusel.games.insel.state import NO_BONUS, SHORE_AGAIN, Options, State, View
from grusel.games.insel.tiles import CARDS, CODES, DRAWN, TREASURES
from grusel.grid import NOWHERE, members


def draw(view: View) -> str:
    state = view.table
    island = island_of(state.options)
    header = [*_options(state), *_turn(state), *_players(state), *_piles(state, island)]
    return "\n".join([*header, "", *_map(state, island)])


def _options(state: State) -> Iterator[str]:
    for name, usual in structs.asdict(Options()).items():
        value = getattr(state.options, name)
        if value != usual:
            yield f"option {name}: {_word(value)}"


def _word(value: bool | int | str) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _turn(state: State) -> Iterator[str]:
    if len(state.roles) < state.seats:
        yield f"seats: {state.seats}"
    yield f"phase: {state.phase}"
    yield f"turn: {letter(state.active)}"
    if state.phase in ("actions", "discard"):
        yield f"actions: {state.left}"
    if state.bonus != NO_BONUS:
        yield "bonus: shore" if state.bonus == SHORE_AGAIN else f"bonus: push {letter(state.bonus)}"
    if state.flown:
        yield "flown: yes"
    if state.drawn:
        yield f"drawn: {state.drawn}"
    if state.passed:
        yield f"passed: {' '.join(map(letter, members(state.passed)))}"
    if state.ended:
        yield f"ended: {' '.join(state.ended)}"


def _players(state: State) -> Iterator[str]:
    yield f"water: {state.level}"
    if state.captured:
        yield f"captured: {' '.join(TREASURES[treasure] for treasure in members(state.captured))}"
    for seat, role in enumerate(state.roles):
        yield " ".join([f"{letter(seat)}: {role}", *_cards(state.hands[seat])])


def _cards(counts: tuple[int, ...]) -> list[str]:
    names = (*CARDS, DRAWN[-1])
    return [names[kind] for kind, number in enumerate(counts) for _ in range(number)]


def _piles(state: State, island: Island) -> Iterator[str]:
    yield " ".join(["discard:", *_cards(state.discard)])
    layers = [" ".join(island.names[spot] for spot in members(layer)) for layer in state.floods[:-1]]
    yield f"floods: {' / '.join([*layers, 'rest'])}"
    yield " ".join(["flood discard:", *(island.names[spot] for spot in members(state.flood_discard))])


def _map(state: State, island: Island) -> Iterator[str]:
    width = len(island.rows[0])
    yield "   " + "".join(f"{chr(ord('a') + x):8}" for x in range(width)).rstrip()
    for y in range(len(island.rows)):
        cells = [island.grid.cell(x, y) for x in range(width)]
        tokens = ["." if cell == NOWHERE else _token(state, island.cells.index(cell)) for cell in cells]
        yield f"{y + 1}  " + "".join(f"{token:8}" for token in tokens).rstrip()


def _token(state: State, spot: int) -> str:
    if spot >= len(state.tiles):
        return "?"
    pawns = "".join(letter(pawn) for pawn, at in enumerate(state.pawns) if at == spot)
    code = CODES[state.tiles[spot]]
    if state.sunk >> spot & 1:
        code = f"-{code.lower()}"
    elif state.flooded >> spot & 1:
        code = code.lower()
    return f"{code}@{pawns}" if pawns else code
