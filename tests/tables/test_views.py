"""What each place is shown: in the protocol's form, and always current."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from grusel.game import AnyGame, Chance, Decision
from grusel.match import pick
from grusel.registry import find, installed
from grusel.tables.messages import Clocks, Step, encode
from grusel.tables.views import RING_BYTES, RING_STEPS, Place, Position, change, live_step, noticed_by, step
from grusel.timeline import begun

BY_NAME = pytest.mark.parametrize("game", installed().values(), ids=lambda game: game.name)
CLOCKS = Clocks(left=(1.5, 20.0), running=(1,))


class Table(NamedTuple):
    position: Position
    places: tuple[Place, ...]


def moved(game: AnyGame, moves: int = 40) -> Iterator[Table]:
    """A table after each of this many random moves."""
    rng, seats = Random(game.name), game.seats[0]
    line = begun(game, game.start(game.types.options(), seats))
    table = Table(
        Position(game, seats, line.state), tuple(Place(seat if seat < seats else None, 0) for seat in range(seats + 1))
    )
    for _ in range(moves):
        match line.turn:
            case Chance():
                outcomes = game.outcomes(line.state)
                line = line.play(None, pick(outcomes, rng.randrange(sum(weight for _, weight in outcomes))))
            case Decision(seats=(seat, *_)):
                line = line.play(seat, rng.choice(game.actions(line.state, seat)))
            case _:
                return
        seen = change(table.position, line.state, line.moments[-1].events)
        table = Table(seen.position, noticed_by(table.places, seen))
        yield table


@BY_NAME
@pytest.mark.parametrize("undone", [False, True])
@pytest.mark.parametrize("clocks", [None, CLOCKS], ids=["no clocks", "clocks"])
def test_a_step_reads_as_the_protocol_would_write_it(game: AnyGame, clocks: Clocks | None, undone: bool) -> None:
    for position, places in moved(game):
        for place in places:
            for since in (None, place.seq, place.seq - 1, place.seq - 3):
                text = step(position, place, since, clocks, undone)
                read = msgspec.json.decode(text, type=Step)
                assert encode(read) == text
                assert (read.seat, read.seq, read.clocks, read.undone) == (place.seat, place.seq, clocks, undone)
            live = msgspec.json.decode(live_step(position, place, clocks), type=Step)
            assert (live.seat, live.seq, live.since, live.clocks) == (place.seat, place.seq, place.seq - 1, clocks)
            assert bytes(live.events) == b"[" + place.newest + b"]"


@BY_NAME
def test_a_place_is_shown_its_own_view(game: AnyGame) -> None:
    for position, places in moved(game):
        for place in places:
            assert position.look(place.seat) == encode(game.view(position.state, place.seat))


@BY_NAME
def test_an_unnoticed_step_changes_nothing_that_a_place_sees(game: AnyGame) -> None:
    seen: dict[tuple[int | None, int], bytes] = {}
    for position, places in moved(game):
        for place in places:
            look = position.look(place.seat)
            assert seen.setdefault((place.seat, place.seq), look) == look


def test_no_view_is_made_for_a_place_without_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("flure")
    looked: list[int | None] = []
    view = type(game).view

    def noted(self: AnyGame, state: Any, seat: int | None) -> Any:
        looked.append(seat)
        return view(self, state, seat)

    monkeypatch.setattr(type(game), "view", noted)
    for position, places in moved(game):
        step(position, places[0], None, None)
    assert set(looked) == {0}


def numbered(place: Place, steps: range) -> Place:
    """The place after steps of two events each, the second a passing one."""
    for number in steps:
        place = place.after(b"%d,%d!" % (number, number), b"%d" % number)
    return place


def test_a_seat_is_told_its_witnessed_events_again_within_the_limit() -> None:
    place = numbered(Place(0, 0), range(40))
    assert place.since(38) == b"38,38!,39,39!"
    assert place.since(40) == b""
    assert place.since(40 - RING_STEPS) is not None
    assert place.since(39 - RING_STEPS) is None
    assert place.since(41) is None
    assert place.undone().since(40) is None


def test_late_spectators_get_only_lasting_events() -> None:
    place = numbered(Place(None, 0), range(5))
    assert place.since(4) == b"4"
    assert place.since(2) == b"2,3,4"
    assert place.newest == b"4,4!"


def test_a_place_with_a_new_holder_tells_no_earlier_events() -> None:
    place = numbered(Place(0, 0), range(5)).forgotten()
    assert place.seq == 5
    assert place.since(4) is None
    assert place.since(5) == b""


def test_long_steps_push_out_old_ones() -> None:
    place = Place(0, 0)
    for _ in range(3):
        place = place.after(b"x" * (RING_BYTES // 2), b"x" * (RING_BYTES // 2))
    assert len(place.ring) == 2
    assert place.ring_bytes == sum(map(len, place.ring)) == RING_BYTES
