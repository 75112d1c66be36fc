"""Games by seeds: for each a checksum of all that every place was told. Run by CPython and by a browser's Python.

The last expression is the result; GAMES says how many of each game are played.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any
from zlib import crc32

from grusel.game import Decision
from grusel.match import Match
from grusel.registry import AnyGame, find
from grusel.tables.dice import FairDice
from grusel.tables.messages import encode
from grusel.tables.views import choices, tell


def told(game: AnyGame, seed: int) -> int:
    """Play with fair dice, and choose by the seed; the checksum of views, events, questions and choices."""
    rng, dice, drawn = Random(seed), FairDice(bytes([seed % 256]) * 32), 0
    match: Any = Match(game, rng.choice(game.seats))
    places, found = [*range(match.seats), None], 0
    while not match.over:
        if isinstance(match.turn, Decision):
            seat = rng.choice(match.turn.seats)
            events = match.play(seat, rng.choice(game.actions(match.state, seat)))
        else:
            events = match.play(None, dice.draw(drawn, game.outcomes(match.state)))
            drawn += 1
        for place in places:
            view = game.view(match.state, place)
            seen = tell(game, game.witnessed(events, place))
            listed = b"" if place is None else bytes(choices(game, match.state, place))
            found = crc32(encode([view, game.ask(view, place), game.standings(view)]) + seen + listed, found)
    return found


def all_told(games: int) -> str:
    names = ("flure", "gruft", "insel", "shy")
    return "\n".join(f"{name} {seed} {told(find(name), seed)}" for name in names for seed in range(games))


all_told(int(os.environ.get("GAMES", "1")))
