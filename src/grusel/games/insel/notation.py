"""Moves in text: `move c3`, `give earth B`, `helicopter AB c3`; an outcome of chance names what was turned up."""

from __future__ import annotations

import re

from grusel.game import Illegal
from grusel.games.insel.island import Island, island_of
from grusel.games.insel.state import (
    Capture,
    Choose,
    DealRole,
    Discard,
    DrawCard,
    EndActions,
    Flood,
    Give,
    Go,
    Helicopter,
    LayTile,
    Leave,
    Move,
    Pass,
    Push,
    Sandbags,
    Shore,
    Starter,
    State,
    Swim,
)
from grusel.games.insel.tiles import CARDS, CODES, DRAWN, ROLES, TREASURES
from grusel.grid import NOWHERE

EXPECTED = (
    "move c3, shore c3, push B c3, give earth B, capture earth, end, pass, sandbags c3, helicopter AB c3, leave, "
    "discard earth, swim c3, choose diver"
)
EXPECTED_CHANCE = "FL, c3, diver, earth, rise, A"


def letter(seat: int) -> str:
    return chr(ord("A") + seat)


def write(state: State, move: Move) -> str:
    names = island_of(state.options).names
    match move:
        case Flood(spot):
            return names[spot]
        case LayTile(tile):
            return CODES[tile]
        case DealRole(role):
            return role
        case DrawCard(card):
            return card
        case Starter(seat):
            return letter(seat)
        case Choose(role):
            return f"choose {role}"
    return _write_action(move, names)


def _write_action(move: Move, names: tuple[str, ...]) -> str:
    match move:
        case Go(to):
            return f"move {names[to]}"
        case Shore(spot):
            return f"shore {names[spot]}"
        case Push(pawn, to):
            return f"push {letter(pawn)} {names[to]}"
        case Give(card, to):
            return f"give {card} {letter(to)}"
        case Capture(treasure):
            return f"capture {treasure}"
        case Discard(card):
            return f"discard {card}"
        case Swim(to):
            return f"swim {names[to]}"
    return _write_special(move, names)


def _write_special(move: Move, names: tuple[str, ...]) -> str:
    match move:
        case Sandbags(spot):
            return f"sandbags {names[spot]}"
        case Helicopter(pawns, to):
            return f"helicopter {''.join(map(letter, pawns))} {names[to]}"
        case Leave():
            return "leave"
        case EndActions():
            return "end"
        case Pass():
            return "pass"
    raise AssertionError(move)


def read(state: State, seat: int | None, text: str) -> Move:
    """The move that a text names; raises Illegal."""
    island = island_of(state.options)
    words = text.split()
    move = _chance(island, text.strip()) if seat is None else _action(island, words)
    if move is None:
        raise Illegal("insel-expected", expected=EXPECTED_CHANCE if seat is None else EXPECTED)
    return move


def _chance(island: Island, word: str) -> Move | None:
    if word in CODES:
        return LayTile(CODES.index(word))
    if word in ROLES:
        return DealRole(word)
    if word in DRAWN:
        return DrawCard(word)
    if re.fullmatch("[A-D]", word):
        return Starter(ord(word) - ord("A"))
    return Flood(_spot(island, word)) if re.fullmatch(r"[a-z]\d", word) else None


def _action(island: Island, words: list[str]) -> Move | None:
    match words:
        case ["move", square]:
            return Go(_spot(island, square))
        case ["shore", square]:
            return Shore(_spot(island, square))
        case ["swim", square]:
            return Swim(_spot(island, square))
        case ["sandbags", square]:
            return Sandbags(_spot(island, square))
        case ["push", pawn, square] if re.fullmatch("[A-D]", pawn):
            return Push(ord(pawn) - ord("A"), _spot(island, square))
        case ["helicopter", pawns, square] if re.fullmatch("[A-D]+", pawns):
            return Helicopter(tuple(sorted({ord(pawn) - ord("A") for pawn in pawns})), _spot(island, square))
    return _without_square(words)


def _without_square(words: list[str]) -> Move | None:
    match words:
        case ["give", card, seat] if card in CARDS and re.fullmatch("[A-D]", seat):
            return Give(card, ord(seat) - ord("A"))
        case ["capture", treasure] if treasure in TREASURES:
            return Capture(treasure)
        case ["discard", card] if card in CARDS:
            return Discard(card)
        case ["choose", role] if role in ROLES:
            return Choose(role)
        case ["end"]:
            return EndActions()
        case ["pass"]:
            return Pass()
        case ["leave"]:
            return Leave()
    return None


def _spot(island: Island, name: str) -> int:
    spot = island.spot(name)
    if spot == NOWHERE:
        raise Illegal("insel-no-square", square=name)
    return spot
