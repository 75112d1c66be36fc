"""Reasons for hints in Shy Monsters: what can attack on a tile, what a step opens, which monsters are comfortable."""

from __future__ import annotations

from typing import Any

from grusel.bots.bot import Question
from grusel.game import Message
from grusel.games.shy.advice import could_be_active, suits
from grusel.games.shy.comfort import comfortable
from grusel.games.shy.course import NUMBER
from grusel.games.shy.shapes import mask_of
from grusel.games.shy.state import MONSTERS, Attack, Done, Explore, Face, Jump, Peek, Place, Tile, View


def reasons(question: Question, action: Any) -> list[Message]:
    view: View = question.view
    match action:
        case Peek(cell):
            return _peek(view, cell)
        case Explore(cell):
            return _step(view, cell)
        case Attack(cell):
            return _strike(view, cell)
        case Jump(over, to, attack):
            return [*_over(view, over), *(_strike(view, to) if attack else _step(view, to))]
        case Place(face, cell):
            return _lay(view, face, cell)
        case Done():
            return [Message("bot-hint-shy-at-ease", {"monsters": at_ease(view)})]
    return []


def _peek(view: View, cell: int) -> list[Message]:
    """How many monsters might attack there, and whether any tile is more dangerous."""
    fears = len(could_be_active(view, cell))
    told = [Message("bot-hint-shy-may-attack", {"monsters": fears})] if fears else []
    return told + ([Message("bot-hint-shy-worst")] if fears and fears == most_feared(view) else [])


def most_feared(view: View) -> int:
    """The most monsters that might attack on one hidden tile."""
    return max(len(could_be_active(view, tile.cell)) for tile in view.tiles if tile.status == "hidden")


def least_feared(view: View) -> int:
    """The fewest monsters that might attack on one hidden tile."""
    return min(len(could_be_active(view, tile.cell)) for tile in view.tiles if tile.status == "hidden")


def _step(view: View, cell: int) -> list[Message]:
    tile = _tile(view, cell)
    if tile is None or tile.status not in ("hidden", "open"):
        return [Message("bot-hint-shy-known")]
    if tile.face == "exit":
        return [Message("bot-hint-shy-exit")]
    if tile.status == "open":
        return [Message("bot-hint-shy-known")]
    fears = len(could_be_active(view, cell))
    if not fears:
        return [Message("bot-hint-shy-safe")]
    told = [Message("bot-hint-shy-may-attack", {"monsters": fears})]
    return told + ([Message("bot-hint-shy-least")] if fears == least_feared(view) else [])


def _strike(view: View, cell: int) -> list[Message]:
    tile = _tile(view, cell)
    if tile is not None and tile.status == "active":
        return [Message("bot-hint-shy-kills", {"monster": Message(f"shy-{tile.face}")})]
    fears = len(could_be_active(view, cell))
    return [Message("bot-hint-shy-strikes", {"monsters": fears})] if fears else []


def _over(view: View, cell: int) -> list[Message]:
    tile = _tile(view, cell)
    if tile is not None and tile.status == "active":
        return [Message("bot-hint-shy-past", {"monster": Message(f"shy-{tile.face}")})]
    return [Message("bot-hint-shy-looks")] if tile is not None and tile.status == "hidden" else []


def _lay(view: View, face: Face, cell: int) -> list[Message]:
    if face in MONSTERS and face in suits(view).get(cell, ()):
        return [Message("bot-hint-shy-suits", {"monster": Message(f"shy-{face}")})]
    return []


def at_ease(view: View) -> int:
    """How many of the placed monsters are comfortable."""
    tiles = mask_of(tuple(tile.cell for tile in view.tiles))
    laid = [(tile.cell, tile.face) for tile in view.tiles if tile.face in MONSTERS]
    return sum(comfortable(tiles, cell) >> NUMBER[face] & 1 for cell, face in laid if face is not None)


def _tile(view: View, cell: int) -> Tile | None:
    return next((tile for tile in view.tiles if tile.cell == cell), None)
