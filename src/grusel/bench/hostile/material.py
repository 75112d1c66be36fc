"""What attackers and honest people play: records of any length, and views that ask for too much."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import msgspec

from grusel.game import Decision
from grusel.match import AnyMatch, Match
from grusel.record import to_text
from grusel.registry import AnyGame, installed

ENOUGH: Final = 1_000  # moves after which a game counts as endless
HUGE: Final = 50_000_000


@cache
def lasting_game() -> AnyGame:
    """The first game for two whose players can keep it from ending."""
    games = [game for game in installed().values() if game.seats[0] == 2]
    return next(game for game in games if not dragged_out(game, ENOUGH).over)


@cache
def long_record(moves: int) -> str:
    return to_text(dragged_out(lasting_game(), moves).record())


def dragged_out(game: AnyGame, moves: int) -> AnyMatch:
    """A match in which each seat repeats a move that passed its turn and changed little."""
    match: AnyMatch = Match(game, 2)
    rng, useless = Random(1), dict[int, str]()
    match.play_chance(rng)
    while isinstance(turn := match.turn, Decision) and len(match.moments) < moves:
        seat = turn.seats[0]
        actions = {game.write(match.state, action): action for action in game.actions(match.state, seat)}
        text = useless.pop(seat, "")
        text = text if text in actions else rng.choice([*actions])
        match.play(seat, actions[text])
        match.play_chance(rng)
        if isinstance(match.turn, Decision) and seat not in match.turn.seats:
            useless[seat] = text
    return match


@cache
def crowded_views() -> tuple[tuple[str, bytes], ...]:
    """Views of all games, each with one number that is huge."""
    return tuple((game.name, view) for game in installed().values() for view in _crowded(game))


def _crowded(game: AnyGame) -> Iterator[bytes]:
    match: AnyMatch = Match(game, game.seats[0])
    match.play_chance(Random(1))
    view = msgspec.json.encode(game.view(match.state, 0))
    seen = set[tuple[str, ...]]()
    for path in _numbers(msgspec.json.decode(view)):
        kind = tuple(step for step in path if isinstance(step, str))
        if kind not in seen:
            seen.add(kind)
            yield msgspec.json.encode(_with(msgspec.json.decode(view), path, HUGE))


def _numbers(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The paths to all numbers in it."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
    elif isinstance(value, dict | list):
        steps = value.items() if isinstance(value, dict) else enumerate(value)
        for step, inner in steps:
            yield from _numbers(inner, (*path, step))


def _with(value: Any, path: tuple[str | int, ...], number: int) -> Any:
    inner = value
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = number
    return value
