"""Steps a second in this interpreter, with the rules as installed: `python -m grusel.bench.rates`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from time import process_time

import msgspec

from grusel.bench.steps import random_steps
from grusel.bots.brought import brought
from grusel.registry import AnyGame, installed

Work = Callable[[int], int]  # does the piece of work with this number, returns its number of units


def main() -> None:
    """Print all rates as one line of JSON."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(msgspec.json.encode({name: per_second(work, seconds) for name, work in all_work()}).decode())


def all_work() -> Iterator[tuple[str, Work]]:
    """Random steps of every game through the contract, and a game's own measurements in its module `speed`."""
    for game in installed().values():
        yield f"{game.name}: random steps through the contract", _whole_games(game)
        speed = brought(game, "speed")
        yield from ((f"{game.name}: {name}", work) for name, work in getattr(speed, "WORK", {}).items())


def _whole_games(game: AnyGame) -> Work:
    seats, options = getattr(brought(game, "speed"), "SEATS", game.seats[0]), game.types.options()
    return lambda number: random_steps(game, options, seats, Random(number))


def per_second(work: Work, seconds: float) -> float:
    """Units of work a second of the process's own processor time, so that background load counts little.

    The same time is spent on warming up first, so that caches between games are as full as in a search.
    """
    _rate(work, seconds)
    return _rate(work, seconds)


def _rate(work: Work, seconds: float) -> float:
    done, number, began = 0, 1, process_time()
    while (passed := process_time() - began) < seconds:
        done += work(number)
        number += 1
    return done / passed


if __name__ == "__main__":
    main()
