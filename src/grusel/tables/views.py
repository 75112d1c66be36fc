"""What each place at a table sees, and whether it notices a change at all.

A place is a seat or (None) the spectators. Each place numbers its own steps: a step that it does not notice (no event,
the same view, the same turn) does not exist for it, not even as a gap. Where the view is the same, so are the choices:
that is a law of every game.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw

from grusel.game import AnyGame, Decision, Game, Seat, Turn
from grusel.tables.messages import WATCHER, Choice, Clocks, Told, encode

RING_STEPS: Final = 32
RING_BYTES: Final = 16_000
NULL: Final = b"null"
NOTHING_MORE: Final = b',"forecast":null,"clocks":null,"undone":false,"standings":[]}'


class Place:
    """How far a place is, and the events of the last steps it noticed. A value.

    A seat may be told all of them again, because it has witnessed them. Spectators may have come late: what a log may
    not keep (`Game.lasting`), they are told live and never again.
    """

    __slots__ = ("head", "newest", "ring", "ring_bytes", "seat", "seq")

    def __init__(
        self,
        seat: Seat | None,
        seq: int,
        ring: tuple[bytes, ...] = (),
        ring_bytes: int = 0,
        newest: bytes = b"",
        head: bytes = b"",
    ) -> None:
        self.seat = seat
        self.seq = seq
        self.ring = ring  # what may be told later
        self.ring_bytes = ring_bytes
        self.newest = newest  # the last step as it is told live
        self.head: bytes = head or b'{"type":"step","seat":' + encode(seat) + b',"seq":'

    def after(self, events: bytes, lasting: bytes) -> Place:
        """The place when it has noticed a step: all its events, and those that a log may keep."""
        kept = lasting if self.seat is None else events
        ring, size = (*self.ring, kept), self.ring_bytes + len(kept)
        first = 0
        while len(ring) - first > RING_STEPS or size > RING_BYTES:
            size -= len(ring[first])
            first += 1
        return Place(self.seat, self.seq + 1, ring[first:] if first else ring, size, events, self.head)

    def undone(self) -> Place:
        """The place when a step has been taken back: clients that were away get the plain view."""
        return Place(self.seat, self.seq + 1, head=self.head)

    def forgotten(self) -> Place:
        """The place for a person who was not here before."""
        return Place(self.seat, self.seq, head=self.head)

    def since(self, seq: int) -> bytes | None:
        """The events after that seq as one list, or None if they are no longer known."""
        missed = self.seq - seq
        if not 0 <= missed <= len(self.ring):
            return None
        return b",".join([events for events in self.ring[len(self.ring) - missed :] if events])


class Position:
    """The views of a state from every place, computed on demand and encoded once."""

    __slots__ = ("_choices", "_forecasts", "_looks", "_scores", "_views", "game", "seats", "state", "turn", "waits")

    def __init__(self, game: AnyGame, seats: int, state: Any) -> None:
        self.game = game
        self.seats = seats
        self.state = state
        self.turn: Turn = game.turn(state)
        self.waits: bytes = b',"turn":' + encode(self.turn) + b',"actions":'
        self._views: dict[Seat | None, Any] = {}
        self._looks: dict[Seat | None, bytes] = {}
        self._choices: dict[Seat, bytes] = {}
        self._forecasts: dict[bytes, bytes] = {}
        self._scores: dict[bytes, bytes] = {}

    def view(self, seat: Seat | None) -> Any:
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def look(self, seat: Seat | None) -> bytes:
        """The view of a place, encoded."""
        look = self._looks.get(seat)
        if look is None:
            text = encode(self.view(seat))
            look = next((other for other in self._looks.values() if other == text), text)  # one copy in memory
            self._looks[seat] = look
        return look

    def forecast(self, seat: Seat | None) -> bytes:
        """Expensive to make, and the same for all who see the same."""
        look = self.look(seat)
        if look not in self._forecasts:
            self._forecasts[look] = encode(self.game.forecast(self.view(seat), seat))
        return self._forecasts[look]

    def score(self, seat: Seat | None) -> bytes:
        """The standings as a place sees them, encoded."""
        look = self.look(seat)
        if look not in self._scores:
            self._scores[look] = encode(self.game.standings(self.view(seat)))
        return self._scores[look]

    def choices(self, seat: Seat | None) -> bytes:
        """The actions of a seat with their texts and sketches; null if it is not to move."""
        turn = self.turn
        if seat is None or not isinstance(turn, Decision) or seat not in turn.seats:
            return NULL
        if seat not in self._choices:
            self._choices[seat] = choices(self.game, self.state, seat)
        return self._choices[seat]


class Change:
    """A change of a table as its places see it."""

    __slots__ = ("everybody", "lasting", "noticed", "position", "told")

    def __init__(self, position: Position, told: list[bytes], lasting: list[bytes], noticed: int) -> None:
        self.position = position
        self.told = told  # the events for each place, encoded
        self.lasting = lasting  # those that may be told later
        self.noticed = noticed  # a bit for each place
        self.everybody: bool = noticed == (1 << len(told)) - 1


def change(before: Position, state: Any, events: Sequence[Any]) -> Change:
    """The events that the places notice, or the same events being taken back."""
    after = Position(before.game, before.seats, state)
    told, lasting = told_to_each(before.game, before.seats, events)
    passes, noticed = after.turn != before.turn, 0
    for number in range(len(told)):
        seat = number if number < before.seats else None
        if passes or told[number] or after.look(seat) != before.look(seat):
            noticed |= 1 << number
    return Change(after, told, lasting, noticed)


def noticed_by(places: tuple[Place, ...], change: Change) -> tuple[Place, ...]:
    """The places after a step."""
    return tuple(
        [
            place.after(change.told[number], change.lasting[number]) if change.noticed >> number & 1 else place
            for number, place in enumerate(places)
        ]
    )


def undone_for(places: tuple[Place, ...], change: Change) -> tuple[Place, ...]:
    """The places after a step was taken back."""
    return tuple([place.undone() if change.noticed >> number & 1 else place for number, place in enumerate(places)])


def step(position: Position, place: Place, since: int | None, clocks: Clocks | None, undone: bool = False) -> bytes:
    """The step for a place, with the events it missed since then, or with none.

    As `messages.Step` would be encoded: nearly all of it is encoded already.
    """
    return _step(position, place, since, None if since is None else place.since(since), clocks, undone)


def live_step(position: Position, place: Place, clocks: Clocks | None) -> bytes:
    """The newest step for those who are at a place when it happens."""
    return _step(position, place, place.seq - 1, place.newest, clocks, False)


def _step(
    position: Position, place: Place, since: int | None, events: bytes | None, clocks: Clocks | None, undone: bool
) -> bytes:
    seat = place.seat
    return b"".join(
        [
            place.head,
            encode(place.seq),
            b',"since":',
            NULL if events is None else encode(since),
            b',"events":[',
            events or b"",
            b'],"view":',
            position.look(seat),
            b',"ask":',
            encode(position.game.ask(position.view(seat), seat)),
            position.waits,
            position.choices(seat),
            _rest(position, seat, clocks, undone),
        ]
    )


def _rest(position: Position, seat: Seat | None, clocks: Clocks | None, undone: bool) -> bytes:
    kind = type(position.game)
    foresees, counts = kind.forecast is not Game.forecast, kind.standings is not Game.standings
    if not (foresees or counts or clocks or undone):
        return NOTHING_MORE
    forecast, time = position.forecast(seat), encode(clocks)
    told = b',"forecast":' + forecast + b',"clocks":' + time + b',"undone":' + encode(undone)
    return told + b',"standings":' + position.score(seat) + b"}"


def told_to_each(game: AnyGame, seats: int, events: Sequence[Any]) -> tuple[list[bytes], list[bytes]]:
    """What every place is told of the events, and what of that may be told later; once where several see the same."""
    if _hides_no_event(game):
        words = tell(game, events)
        return [words] * (seats + 1), [_lasting(game, events, words)] * (seats + 1)
    known: list[tuple[list[Any], bytes, bytes]] = []
    told: list[bytes] = []
    later: list[bytes] = []
    places: list[Seat | None] = [*range(seats), None]
    for seat in places:
        seen = game.witnessed(events, seat)
        found = next((one for one in known if one[0] == seen), None)
        if found is None:
            words = tell(game, seen)
            found = seen, words, _lasting(game, seen, words)
            known.append(found)
        told.append(found[1])
        later.append(found[2])
    return told, later


def _lasting(game: AnyGame, seen: Sequence[Any], told: bytes) -> bytes:
    """The told events that a log may keep."""
    kept = [event for event in seen if game.lasting(event)]
    return told if len(kept) == len(seen) else tell(game, kept)


def tell(game: AnyGame, seen: Sequence[Any]) -> bytes:
    """Events that a place has witnessed, with their sentences, as a list without its brackets."""
    return encode([Told(one, game.tell(one), not game.lasting(one)) for one in seen])[1:-1]


def _hides_no_event(game: AnyGame) -> bool:
    """Whether every place notices every event."""
    kind = type(game)
    return kind.witness is Game.witness and kind.witnessed is Game.witnessed


def retold(game: AnyGame, seen: Sequence[Any]) -> Raw:
    """Events with their sentences, for a replay or an imagined line: none of them fades with time."""
    return Raw(encode([Told(one, game.tell(one)) for one in seen]))


def choices(game: AnyGame, state: Any, seat: Seat) -> bytes:
    """The actions of a seat, each with its text and what a board shows of it, encoded."""
    write, phrase, sketch, listed = game.write, game.phrase, game.sketch, []
    sketches = type(game).sketch is not Game.sketch
    for action in game.actions(state, seat):
        text, words = write(state, action), phrase(state, seat, action)
        shown: Any = sketch(state, seat, action) if sketches else None
        listed.append(Choice(action, text, words) if shown is None else Choice(action, text, words, shown))
    return encode(listed)


def place_name(seat: Seat | None) -> str:
    return WATCHER if seat is None else str(seat)
