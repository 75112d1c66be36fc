"""What each place is shown: as the protocol says, and always how things stand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from grusel.game import Chance, Decision
from grusel.match import pick
from grusel.registry import AnyGame, find
from grusel.server.runtime.line import make
from grusel.server.runtime.sight import Sight
from grusel.tables.messages import Clocks, Step, encode
from server.room import GAMES

BY_NAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
CLOCKS = Clocks(left=(1.5, 20.0), running=(1,))


def moved(game: AnyGame, moves: int = 40) -> Iterator[Sight]:
    """A table after each of so many random moves."""
    rng, seats = Random(game.name), game.seats[0]
    state = game.start(game.types.options(), seats)
    sight = Sight(game, seats, state)
    for _ in range(moves):
        match game.turn(state):
            case Chance():
                outcomes = game.outcomes(state)
                by, move = None, pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes)))
            case Decision(seats=(seat, *_)):
                by, move = seat, rng.choice(game.actions(state, seat))
            case _:
                return
        made = make(game, state, by, move)
        state = made.state
        sight.accept(sight.look_at(made.events, state))
        yield sight


@BY_NAME
@pytest.mark.parametrize("undone", [False, True])
@pytest.mark.parametrize("clocks", [None, CLOCKS], ids=["no clocks", "clocks"])
def test_a_step_reads_as_the_protocol_would_write_it(game: AnyGame, clocks: Clocks | None, undone: bool) -> None:
    for sight in moved(game):
        for place in sight.places:
            for since in (None, place.seq, place.seq - 1, place.seq - 3):
                text = sight.message(place.seat, since, clocks, undone)
                step = msgspec.json.decode(text, type=Step)
                assert encode(step) == text
                assert (step.seat, step.seq, step.clocks, step.undone) == (place.seat, place.seq, clocks, undone)


@BY_NAME
def test_what_was_not_noticed_looks_as_it_did(game: AnyGame) -> None:
    for sight in moved(game):
        for place in sight.places:
            assert sight.look(place) == encode(game.view(sight.state, place.seat))


def test_nobody_looks_from_where_nobody_is() -> None:
    for sight in moved(find("flure")):
        sight.message(0)
        assert [place.seat for place in sight.places if place.encoded] == [0]
