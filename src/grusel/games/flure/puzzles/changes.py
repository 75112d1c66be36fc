"""Changes in text, as a player types them: a tile and its square, a figure and its path, an arrow, the facing."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec.structs import replace

from grusel.game import Illegal
from grusel.games.flure import tokens
from grusel.games.flure.puzzles.level import Arrangement, Level, Turn
from grusel.games.flure.squares import ARROWS, DIRECTIONS, HALL, Direction, name
from grusel.games.flure.state import Place, Play
from grusel.grid import NOWHERE

PLACE = re.compile(r"([#*RU]|[KO][\^>v<]|~(?:2x2|4x1|1x4)) ([a-p][0-9]+)")
MOVE = re.compile(r"([A-Ga-g][1-6]) ([NESW]+)")
TURN = re.compile(r"turn ([a-p][0-9]+) ([\^>v<])")
FACE = re.compile(r"face ([NESW\^>v<])")


def write(level: Level, arrangement: Arrangement) -> list[str]:
    """Write each change in the form that `add` reads, in the order of play."""
    moves = [f"{tokens.token_in(level.position, play.figure)} {play.path}" for play in arrangement.moves]
    places = [_place(place) for place in arrangement.places]
    turns = [f"turn {name(turn.cell)} {tokens.arrow(turn.arrow)}" for turn in arrangement.turns]
    return [*moves, *places, *turns, *([f"face {arrangement.facing}"] if arrangement.facing else [])]


def read(level: Level, changes: Iterable[str]) -> Arrangement:
    """Return the arrangement of these changes; raise Illegal at one that cannot be read."""
    arrangement = Arrangement()
    for change in changes:
        arrangement = add(level, arrangement, change)
    return arrangement


def add(level: Level, arrangement: Arrangement, change: str) -> Arrangement:
    """Return the arrangement with one more change; `arrange` checks whether it is allowed."""
    text = " ".join(change.split())
    if found := PLACE.fullmatch(text):
        return replace(arrangement, places=(*arrangement.places, _tile(found[1], _cell(found[2], text))))
    if found := MOVE.fullmatch(text):
        return replace(arrangement, moves=(*arrangement.moves, Play(_figure(level, found[1]), found[2])))
    if found := TURN.fullmatch(text):
        turned = Turn(_cell(found[1], text), tokens.direction(found[2]))
        others = tuple(turn for turn in arrangement.turns if turn.cell != turned.cell)
        return replace(arrangement, turns=(*others, turned))
    if found := FACE.fullmatch(text):
        return replace(arrangement, facing=_direction(found[1]))
    raise Illegal("flure-puzzle-change", found=text[:60])


def _place(place: Place) -> str:
    return f"{tokens.TILE_MARKS[place.tile]}{tokens.arrow(place.arrow) if place.arrow else ''} {name(place.cell)}"


def _tile(mark: str, cell: int) -> Place:
    if mark[-1] in ARROWS:
        return Place(tokens.TILES_BY_MARK[mark[0]], cell, tokens.direction(mark[1]))
    return Place(tokens.TILES_BY_MARK[mark], cell)


def _cell(word: str, text: str) -> int:
    cell = HALL.find(word)
    if cell == NOWHERE:
        raise Illegal("flure-puzzle-change", found=text[:60])
    return cell


def _figure(level: Level, token: str) -> int:
    figure, black = tokens.FIGURES_BY_TOKEN.get(token, (-1, False))
    state = level.position
    if not 0 <= figure < len(state.places) or state.black[figure] != black or state.places[figure] < 0:
        standing = [tokens.token_in(state, at) for at, place in enumerate(state.places) if place >= 0]
        raise Illegal("flure-text-figure", found=token, known=" ".join(standing))
    return figure


def _direction(mark: str) -> Direction:
    return tokens.direction(mark) if mark in ARROWS else DIRECTIONS["NESW".index(mark)]
