"""How many steps a second the rules make in this interpreter, as they are installed: `python -m grusel.bench.rates`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time

import msgspec

from grusel.game import Chance, Decision
from grusel.match import draw
from grusel.registry import AnyGame, installed

Work = Callable[[int], int]  # does a piece of work chosen by a number, returns how many units it was
SEATS = {"flure": 4, "insel": 3, "gruft": 4}


def main() -> None:
    """Print the rates of everything as one line of JSON."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print(msgspec.json.encode({name: per_second(work, seconds) for name, work in all_work()}).decode())


def all_work() -> Iterator[tuple[str, Work]]:
    """Random steps of every game through the contract, and what a game measures of itself in its module `speed`."""
    for game in installed().values():
        yield f"{game.name}: random steps through the contract", random_steps(game)
        try:
            speed = import_module(f"{type(game).__module__}.speed")
        except ModuleNotFoundError:
            continue
        yield from ((f"{game.name}: {name}", work) for name, work in speed.WORK.items())


def random_steps(game: AnyGame) -> Work:
    """Whole random games, counted in steps."""
    seats, options = SEATS.get(game.name, game.seats[0]), game.types.options()

    def play(number: int) -> int:
        rng, state, steps = Random(number), game.start(options, seats), 0
        while True:
            turn = game.turn(state)
            if isinstance(turn, Chance):
                state = game.apply(state, None, draw(game.outcomes(state), rng))
            elif isinstance(turn, Decision):
                state = game.apply(state, turn.seats[0], rng.choice(game.actions(state, turn.seats[0])))
            else:
                return steps
            steps += 1

    return play


def per_second(work: Work, seconds: float) -> float:
    """Units of work done in a second of our own processor time, so that busy neighbours count little."""
    work(0)
    done, number, began = 0, 1, process_time()
    while (passed := process_time() - began) < seconds:
        done += work(number)
        number += 1
    return done / passed


if __name__ == "__main__":
    main()
