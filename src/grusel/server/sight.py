"""What each place at the table gets to see, and whether it notices anything at all.

A place is a seat or (None) the spectators. Each place has its own numbering: a step that it does not notice, no event,
the same view, the same choices, the same turn, does not exist for it, not even as a gap.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Raw, Struct

from grusel.game import Decision, Seat, Turn
from grusel.registry import AnyGame
from grusel.server.protocol import NOTHING, WATCHER, Choice, Clocks, Step, Told, encode

RING_STEPS = 32
RING_BYTES = 16_000


class Look(Struct, frozen=True):
    """The table from one place, encoded: view and actions."""

    view: bytes
    actions: bytes | None
    turn: Turn


class Missed(Struct, frozen=True):
    """The events of a step that somebody may have to be told again."""

    seq: int
    events: bytes  # a JSON list without its brackets


class Glance(Struct, frozen=True):
    """What a change of the table looks like from every place."""

    state: Any
    looks: list[Look]
    told: list[bytes]
    noticed: int  # a bit for each place


class Place:
    """One place: how far it is, what it sees, and the last things it noticed."""

    def __init__(self, seat: Seat | None, seq: int, look: Look) -> None:
        self.seat = seat
        self.seq = seq
        self.look = look
        self.choices: bytes | None = None
        self.ring: deque[Missed] = deque(maxlen=RING_STEPS)
        self.ring_bytes = 0

    def remember(self, events: bytes) -> None:
        if len(self.ring) == self.ring.maxlen:
            self.ring_bytes -= len(self.ring[0].events)
        self.ring.append(Missed(self.seq, events))
        self.ring_bytes += len(events)
        while self.ring_bytes > RING_BYTES:
            self.ring_bytes -= len(self.ring.popleft().events)

    def forget(self) -> None:
        self.ring.clear()
        self.ring_bytes = 0

    def since(self, seq: int) -> bytes | None:
        """The events after that seq as one list, or None if they are no longer known."""
        if seq == self.seq:
            return b""
        if self.ring and seq == self.seq - 1:
            return self.ring[-1].events
        missed = [step for step in self.ring if step.seq > seq]
        if seq > self.seq or len(missed) != self.seq - seq:
            return None
        return b",".join(step.events for step in missed if step.events)


class Sight:
    """All places of a table."""

    def __init__(self, game: AnyGame, seats: int, state: Any, seqs: Sequence[int] = ()) -> None:
        self.game = game
        looks = self._looks(state, seats)
        places = [*range(seats), None]
        self.places = [Place(seat, seqs[number] if seqs else 0, looks[number]) for number, seat in enumerate(places)]
        self.state = state
        self.forecasts: dict[bytes, Raw] = {}

    def place(self, seat: Seat | None) -> Place:
        return self.places[-1 if seat is None else seat]

    @property
    def seqs(self) -> list[int]:
        return [place.seq for place in self.places]

    def look_at(self, events: Sequence[Any], state: Any) -> Glance:
        """What everybody would get from a change of the table, or from the same events being taken back."""
        looks = self._looks(state, len(self.places) - 1)
        told: list[bytes] = []
        for place in self.places:
            told.append(_same(self._told(events, place.seat), told))
        noticed = 0
        for number, place in enumerate(self.places):
            if told[number] or looks[number] != place.look:
                noticed |= 1 << number
        return Glance(state, looks, told, noticed)

    def accept(self, glance: Glance) -> None:
        """It has happened."""
        for number, place in self._noticing(glance):
            place.seq += 1
            place.remember(glance.told[number])

    def take_back(self, glance: Glance) -> None:
        """It has been undone: whoever was away gets the plain view."""
        for _, place in self._noticing(glance):
            place.seq += 1
            place.forget()

    def _noticing(self, glance: Glance) -> Iterator[tuple[int, Place]]:
        self.state = glance.state
        self.forecasts.clear()
        for number, place in enumerate(self.places):
            place.look = glance.looks[number]
            place.choices = None
            if glance.noticed >> number & 1:
                yield number, place

    def message(
        self, seat: Seat | None, since: int | None = None, clocks: Clocks | None = None, undone: bool = False
    ) -> bytes:
        """The step message for a place, with what it missed since, or the plain view."""
        place, view = self.place(seat), self.game.view(self.state, seat)
        events = None if since is None else place.since(since)
        return encode(
            Step(
                seat=seat,
                seq=place.seq,
                since=None if events is None else since,
                events=Raw(b"[" + (events or b"") + b"]"),
                view=Raw(place.look.view),
                ask=self.game.ask(view, seat),
                turn=place.look.turn,
                actions=self._choices(place),
                forecast=self._forecast(view, place),
                clocks=clocks,
                undone=undone,
            )
        )

    def _forecast(self, view: Any, place: Place) -> Raw:
        """Dear to make, and the same for everybody who sees the same."""
        if place.look.view not in self.forecasts:
            self.forecasts[place.look.view] = raw_or_nothing(self.game.forecast(view, place.seat))
        return self.forecasts[place.look.view]

    def _looks(self, state: Any, seats: int) -> list[Look]:
        turn = self.game.turn(state)
        looks: list[Look] = []
        for seat in [*range(seats), None]:
            view = _same(encode(self.game.view(state, seat)), [other.view for other in looks])
            looks.append(Look(view, self._actions(state, seat, turn), turn))
        return looks

    def _actions(self, state: Any, seat: Seat | None, turn: Turn) -> bytes | None:
        if seat is None or not isinstance(turn, Decision) or seat not in turn.seats:
            return None
        return encode(self.game.actions(state, seat))

    def _choices(self, place: Place) -> Raw:
        """The actions with their texts and sketches; made only where somebody is there to see them."""
        if place.look.actions is None or place.seat is None:
            return NOTHING
        if place.choices is None:
            place.choices = choices(self.game, self.state, place.seat)
        return Raw(place.choices)

    def _told(self, events: Iterable[Any], seat: Seat | None) -> bytes:
        seen = [self.game.witness(event, seat) for event in events]
        told = [
            Told(Raw(encode(event)), self.game.tell(event), not self.game.lasting(event))
            for event in seen
            if event is not None
        ]
        return encode(told)[1:-1]


def choices(game: AnyGame, state: Any, seat: Seat) -> bytes:
    """Everything that a seat can do, with its text and what a board shows of it, encoded."""
    listed = []
    for action in game.actions(state, seat):
        sketch = raw_or_nothing(game.sketch(state, seat, action))
        listed.append(Choice(Raw(encode(action)), game.write(state, action), game.phrase(state, seat, action), sketch))
    return encode(listed)


def _same(data: bytes, known: Sequence[bytes]) -> bytes:
    """One copy in memory of what several places see alike."""
    return next((other for other in known if other == data), data)


def raw_or_nothing(value: Struct | None) -> Raw:
    return NOTHING if value is None else Raw(encode(value))


def place_name(seat: Seat | None) -> str:
    return WATCHER if seat is None else str(seat)
