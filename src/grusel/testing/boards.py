"""A declared board, held against the views and actions of a game as it is played.

check_board(GAME)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from grusel.boards import NO_SQUARE, Cards, DeclaredBoard, Squares, declared_board
from grusel.game import Decision
from grusel.match import AnyMatch, Match
from grusel.registry import AnyGame
from grusel.testing.catalogs import messages
from grusel.words import FALLBACK, catalog

Area = Squares | Cards


def check_board(game: AnyGame, games: int = 5) -> None:
    """Play games at random: everything that lies somewhere is known, and everything that is pressed is there."""
    board = declared_board(game)
    assert board is not None, f"expected board.json beside the class of {game.name}"
    words_are_there(game, board)
    for seed in range(games):
        rng = Random(seed)
        match: AnyMatch = Match(game, game.seats[-1])
        match.play_chance(rng)
        look(game, board, match)
        while isinstance(turn := match.turn, Decision):
            match.play(turn.seats[0], rng.choice(game.actions(match.state, turn.seats[0])))
            match.play_chance(rng)
            look(game, board, match)


def words_are_there(game: AnyGame, board: DeclaredBoard) -> None:
    wanted = {area.title for area in board.areas} | {token.words for token in board.tokens.values()}
    missing = sorted(wanted - {""} - set(messages(catalog(game, FALLBACK))))
    assert not missing, f"board.json names messages that en.ftl does not say: {', '.join(missing)}"


def look(game: AnyGame, board: DeclaredBoard, match: AnyMatch) -> None:
    """The views of every seat and the spectators, and the places to press."""
    for seat in (*range(match.seats), None):
        view = _json(game.view(match.state, seat))
        for area in board.areas:
            things_are_known(board, area, view)
    for seat in getattr(match.turn, "seats", ()):
        for action in game.actions(match.state, seat):
            presses_are_there(board, _json(action))


def things_are_known(board: DeclaredBoard, area: Area, view: Any) -> None:
    things = _field(view, area.at)
    assert isinstance(things, list | str), f"expected a list or a text at `{area.at}` of the view; got {things!r}"
    if isinstance(area, Squares):
        places = sum(map(len, area.rows))
        assert len(things) == places, f"expected {places} places at `{area.at}`, as in `rows`; got {len(things)}"
    strange = sorted({str(thing) for thing in things if thing is not None} - set(board.tokens))
    assert not strange, f"`tokens` does not say what lies at `{area.at}`: {', '.join(strange)}"


def presses_are_there(board: DeclaredBoard, action: Any) -> None:
    for area in board.areas:
        for place in _pressed(area, action):
            if isinstance(area, Squares):
                squares = [at for at, letter in enumerate("".join(area.rows)) if letter != NO_SQUARE]
                assert place in squares, f"{action} names {place}, which is no square"


def _pressed(area: Area, action: Any) -> Iterator[int]:
    for fields in area.press:
        found = [_field(action, field) for field in fields]
        if all(type(place) is int and place >= 0 for place in found):
            yield from found
            return


def _field(value: Any, path: str) -> Any:
    for name in path.split("."):
        value = value.get(name) if isinstance(value, dict) else None
    return value


def _json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))
