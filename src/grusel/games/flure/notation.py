"""Moves in text: a figure and its path, a tile and its square, a monster card; docs/rules/flure.md lists the forms."""

from __future__ import annotations

import re

from grusel.game import Illegal, Seat
from grusel.games.flure import tokens
from grusel.games.flure.squares import ARROWS, HALL, name
from grusel.games.flure.state import CARDS, OUTSIDE, Card, Move, Place, Play, Starter, State
from grusel.grid import NOWHERE

PATH = re.compile(r"(i[\^<]?)?[NESW]*o?")
STAY = "stay"
TILE = re.compile(r"([#*RU]|[KO][\^>v<]|~(?:2x2|4x1|1x4)) ([a-z][0-9]+)")


def write(state: State, move: Move) -> str:
    """Return the move on one line, in the form that `read` takes."""
    match move:
        case Play(figure, path):
            return f"{tokens.token_in(state, figure)} {path or STAY}"
        case Place(tile, cell, arrow):
            return f"{tokens.TILE_MARKS[tile]}{tokens.arrow(arrow) if arrow else ''} {name(cell)}"
        case Card(card):
            return card
        case Starter(seat):
            return f"starter {tokens.seat_letter(seat)}"


def read(state: State, seat: Seat | None, text: str) -> Move:
    """Return the move that a text names; the rules check whether it is legal."""
    words = " ".join(text.split())
    if state.phase == "starter":
        return _starter(state, words)
    if state.phase == "place":
        return _place(words)
    if state.phase == "figures":
        return _play(state, words)
    if state.phase == "monster":
        return _card(words)
    raise Illegal("flure-over")


def _starter(state: State, text: str) -> Starter:
    word, _, letter = text.partition(" ")
    seat = tokens.seat_of(letter)
    if word != "starter" or not 0 <= seat < state.seats:
        raise Illegal("flure-text-starter", found=text)
    return Starter(seat)


def _place(text: str) -> Place:
    found = TILE.fullmatch(text)
    cell = HALL.find(found[2]) if found else NOWHERE
    if found is None or cell == NOWHERE:
        raise Illegal("flure-text-place", found=text)
    mark = found[1]
    if mark[-1] in ARROWS:
        return Place(tokens.TILES_BY_MARK[mark[0]], cell, tokens.direction(mark[1]))
    return Place(tokens.TILES_BY_MARK[mark], cell)


def _play(state: State, text: str) -> Play:
    token, _, path = text.partition(" ")
    figure, black = tokens.FIGURES_BY_TOKEN.get(token, (-1, False))
    if not 0 <= figure < len(state.places) or state.black[figure] != black:
        raise Illegal("flure-text-figure", found=token, known=" ".join(_playable(state)))
    if path != STAY and (not path or not PATH.fullmatch(path)):
        raise Illegal("flure-text-path", found=path)
    return Play(figure, "" if path == STAY else path)


def _playable(state: State) -> list[str]:
    """List the tokens of the figures that may be played now."""
    own = range(4 * state.mover, 4 * state.mover + 4)
    return [tokens.token_in(state, at) for at in own if state.places[at] >= OUTSIDE and not state.played[at]]


def _card(text: str) -> Card:
    for card in CARDS:
        if card == text:
            return Card(card)
    raise Illegal("flure-text-card", found=text, expected=" ".join(CARDS))
