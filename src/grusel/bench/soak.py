"""Many thousands of random games on all cores, checked for conservation of pieces and for an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random
from typing import Any

import msgspec

from grusel.game import Over
from grusel.match import AnyMatch, Match
from grusel.options import option_values
from grusel.registry import AnyGame, find

BATCH = 100


class Tally(msgspec.Struct):
    """The results of some games."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    ends: dict[str, int] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.ends = dict(Counter(self.ends) + Counter(other.ends))


def soak(name: str, games: int, jobs: int, varied: bool) -> Iterator[Tally]:
    """Yield the tally so far until this many games have been played; raises the error of a faulty game."""
    total = Tally()
    with ProcessPoolExecutor(jobs) as pool:
        for tally in pool.map(partial(_batch, name, varied), range(0, games, BATCH)):
            total.add(tally)
            yield total


def _batch(name: str, varied: bool, first: int) -> Tally:
    game, tally = find(name), Tally()
    for seed in range(first, first + BATCH):
        match = _play(game, seed, varied)
        turn = match.turn
        assert isinstance(turn, Over), f"seed {seed}: not over"
        moves = len(match.moments) - 1
        tally.add(Tally(1, moves, moves, {_ending(turn, match): 1}))
    return tally


def _play(game: AnyGame, seed: int, varied: bool) -> AnyMatch:
    rng = Random(seed)
    seats = rng.choice(list(game.seats))
    match = Match(game, seats, varied_options(game, rng) if varied else None)
    pieces = game.pieces(match.state)

    def wrong(match: AnyMatch) -> bool:
        assert game.pieces(match.state) == pieces, f"seed {seed}: pieces came or went"
        return len(match.moments) > game.longest

    match.play_randomly(rng, until=wrong)
    return match


def varied_options(game: AnyGame, rng: Random) -> Any:
    """One of the presets, with some fields varied."""
    chosen = {name: rng.choice(some) for name, some in option_values(game.types.options).items() if rng.random() < 0.5}
    return msgspec.structs.replace(rng.choice(list(game.presets.values())), **chosen)


def _ending(turn: Over, match: AnyMatch) -> str:
    """The text of the game's last event, and the number of winners."""
    last = match.moments[-1].events
    return f"{match.game.tell(last[-1]).id if last else '-'}, {sum(payoff > 0 for payoff in turn.payoffs)} won"
