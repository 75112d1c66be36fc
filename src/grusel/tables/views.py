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
    """How far a place is, and the events of the last steps it noticed. A value."""

    __slots__ = ("head", "ring", "ring_bytes", "seat", "seq")

    def __init__(
        self, seat: Seat | None, seq: int, ring: tuple[bytes, ...] = (), ring_bytes: int = 0, head: bytes = b""
    ) -> None:
        self.seat = seat
        self.seq = seq
        self.ring = ring
        self.ring_bytes = ring_bytes
        self.head: bytes = head or b'{"type":"step","seat":' + encode(seat) + b',"seq":'

    def after(self, events: bytes) -> Place:
        """The place when it has noticed a step."""
        ring, size = (*self.ring, events), self.ring_bytes + len(events)
        first = 0
        while len(ring) - first > RING_STEPS or size > RING_BYTES:
            size -= len(ring[first])
            first += 1
        return Place(self.seat, self.seq + 1, ring[first:] if first else ring, size, self.head)

    def undone(self) -> Place:
        """The place when a step has been taken back: clients that were away get the plain view."""
        return Place(self.seat, self.seq + 1, head=self.head)

    def since(self, seq: int) -> bytes | None:
        """The events after that seq as one list, or None if they are no longer known."""
        missed = self.seq - seq
        if missed == 1 and self.ring:
            return self.ring[-1]
        if not 0 <= missed <= len(self.ring):
            return None
        return b",".join([events for events in self.ring[len(self.ring) - missed :] if events])


class Position:
    """How a state of the game looks from every place: worked out when it is asked for, and encoded once."""

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

    __slots__ = ("everybody", "noticed", "position", "told")

    def __init__(self, position: Position, told: list[bytes], noticed: int) -> None:
        self.position = position
        self.told = told  # the events for each place, encoded
        self.noticed = noticed  # a bit for each place
        self.everybody: bool = noticed == (1 << len(told)) - 1


def change(before: Position, state: Any, events: Sequence[Any]) -> Change:
    """What the places notice of some events, or of the same events being taken back."""
    after = Position(before.game, before.seats, state)
    told = told_to_each(before.game, before.seats, events)
    passes, noticed = after.turn != before.turn, 0
    for number in range(len(told)):
        seat = number if number < before.seats else None
        if passes or told[number] or after.look(seat) != before.look(seat):
            noticed |= 1 << number
    return Change(after, told, noticed)


def noticed_by(places: tuple[Place, ...], change: Change) -> tuple[Place, ...]:
    """The places after a step."""
    return tuple(
        [
            place.after(change.told[number]) if change.noticed >> number & 1 else place
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
    seat = place.seat
    events = None if since is None else place.since(since)
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


def told_to_each(game: AnyGame, seats: int, events: Sequence[Any]) -> list[bytes]:
    """What every place is told of the events; worked out once where several see the same."""
    if _hides_no_event(game):
        return [tell(game, events)] * (seats + 1)
    known: list[tuple[list[Any], bytes]] = []
    told: list[bytes] = []
    watchers: list[Seat | None] = [*range(seats), None]
    for seat in watchers:
        seen = game.witnessed(events, seat)
        words = next((words for other, words in known if other == seen), None)
        if words is None:
            words = tell(game, seen)
            known.append((seen, words))
        told.append(words)
    return told


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
