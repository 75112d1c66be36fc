"""What each place at the table gets to see, and whether it notices anything at all.

A place is a seat or (None) the spectators. Each place has its own numbering: a step that it does not notice, no event,
the same view, the same turn, does not exist for it, not even as a gap. (Where the view is the same, so are the choices:
that is a law of every game.)
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from grusel.game import Decision, Game, Seat, Turn
from grusel.registry import AnyGame
from grusel.server.runtime.glance import Glance
from grusel.tables.messages import WATCHER, Choice, Clocks, Told, encode

RING_STEPS = 32
RING_BYTES = 16_000
NULL = b"null"
NOTHING_MORE = b',"forecast":null,"clocks":null,"undone":false}'


class Place:
    """One place: how far it is, what it sees, and the last things it noticed."""

    def __init__(self, seat: Seat | None, seq: int) -> None:
        self.seat = seat
        self.head = b'{"type":"step","seat":' + encode(seat) + b',"seq":'
        self.seq = seq
        self.view: Any = None
        self.encoded = b""  # the view; empty: nobody has looked yet
        self.choices: bytes | None = None
        self.ring: deque[bytes] = deque(maxlen=RING_STEPS)  # the events of the last steps, up to this one
        self.ring_bytes = 0

    def remember(self, events: bytes) -> None:
        if len(self.ring) == RING_STEPS:
            self.ring_bytes -= len(self.ring[0])
        self.ring.append(events)
        self.ring_bytes += len(events)
        while self.ring_bytes > RING_BYTES:
            self.ring_bytes -= len(self.ring.popleft())

    def forget(self) -> None:
        self.ring.clear()
        self.ring_bytes = 0

    def since(self, seq: int) -> bytes | None:
        """The events after that seq as one list, or None if they are no longer known."""
        missed = self.seq - seq
        if missed == 1 and self.ring:
            return self.ring[-1]
        if not 0 <= missed <= len(self.ring):
            return None
        return b",".join([events for events in [*self.ring][len(self.ring) - missed :] if events])


class Sight:
    """All places of a table."""

    def __init__(self, game: AnyGame, seats: int, state: Any, seqs: Sequence[int] = ()) -> None:
        self.game = game
        self.all_is_seen = _hides_no_event(game)
        self.foresees = type(game).forecast is not Game.forecast
        self.watchers: list[Seat | None] = [*range(seats), None]
        self.places = [Place(seat, seq) for seat, seq in zip(self.watchers, seqs or [0] * (seats + 1), strict=True)]
        self.state = state
        self.turn: Turn = game.turn(state)
        self.waits = _waits(self.turn)  # the turn, encoded
        self.looks: dict[bytes, bytes] = {}  # one copy in memory of what several places see alike
        self.forecasts: dict[bytes, bytes] = {}

    def place(self, seat: Seat | None) -> Place:
        return self.places[-1 if seat is None else seat]

    def look_at(self, events: Sequence[Any], state: Any) -> Glance:
        """What everybody would get from a change of the table, or from the same events being taken back."""
        turn, told = self.game.turn(state), self._told(events)
        passes, noticed = turn != self.turn, 0
        for number, place in enumerate(self.places):
            if passes or told[number] or encode(self.game.view(state, place.seat)) != self.look(place):
                noticed |= 1 << number
        return Glance(state, turn, told, noticed)

    def look(self, place: Place) -> bytes:
        """What the place sees, encoded; whoever is not there need not look."""
        if not place.encoded:
            place.view = self.game.view(self.state, place.seat)
            text = encode(place.view)
            place.encoded = self.looks.setdefault(text, text)
        return place.encoded

    def accept(self, glance: Glance) -> None:
        """It has happened."""
        self._show(glance)
        for number, place in enumerate(self.places):
            if glance.noticed >> number & 1:
                place.seq += 1
                place.remember(glance.told[number])

    def take_back(self, glance: Glance) -> None:
        """It has been undone: whoever was away gets the plain view."""
        self._show(glance)
        for number, place in enumerate(self.places):
            if glance.noticed >> number & 1:
                place.seq += 1
                place.forget()

    def _show(self, glance: Glance) -> None:
        self.state, self.turn = glance.state, glance.turn
        self.waits = _waits(self.turn)
        self.looks.clear()
        self.forecasts.clear()
        for number, place in enumerate(self.places):
            place.choices = None
            if glance.noticed >> number & 1:
                place.view, place.encoded = None, b""

    def message(
        self, seat: Seat | None, since: int | None = None, clocks: Clocks | None = None, undone: bool = False
    ) -> bytes:
        """The step for a place, with what it missed since, or the plain view.

        As `protocol.Step` would be encoded: nearly all of it is encoded already.
        """
        place = self.place(seat)
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
                self.look(place),
                b',"ask":',
                encode(self.game.ask(place.view, seat)),
                self.waits,
                self._choices(place),
                self._rest(place, clocks, undone),
            ]
        )

    def _rest(self, place: Place, clocks: Clocks | None, undone: bool) -> bytes:
        if not (self.foresees or clocks or undone):
            return NOTHING_MORE
        forecast, time = self._forecast(place), encode(clocks)
        return b',"forecast":' + forecast + b',"clocks":' + time + b',"undone":' + encode(undone) + b"}"

    def _forecast(self, place: Place) -> bytes:
        """Dear to make, and the same for everybody who sees the same."""
        look = self.look(place)
        if look not in self.forecasts:
            self.forecasts[look] = encode(self.game.forecast(place.view, place.seat))
        return self.forecasts[look]

    def _told(self, events: Sequence[Any]) -> list[bytes]:
        """What every place is told of the events; worked out once where several see the same."""
        if self.all_is_seen:
            return [self.tell(events)] * len(self.watchers)
        known: list[tuple[list[Any], bytes]] = []
        told: list[bytes] = []
        for seat in self.watchers:
            seen = self.game.witnessed(events, seat)
            words = next((words for other, words in known if other == seen), None)
            if words is None:
                words = self.tell(seen)
                known.append((seen, words))
            told.append(words)
        return told

    def tell(self, seen: Sequence[Any]) -> bytes:
        """Events that a place has witnessed, with their sentences, as a list without its brackets."""
        game = self.game
        return encode([Told(one, game.tell(one), not game.lasting(one)) for one in seen])[1:-1]

    def _choices(self, place: Place) -> bytes:
        """The actions with their texts and sketches; made only where somebody is there to see them."""
        turn, seat = self.turn, place.seat
        if seat is None or not isinstance(turn, Decision) or seat not in turn.seats:
            return NULL
        if place.choices is None:
            place.choices = choices(self.game, self.state, seat)
        return place.choices


def _waits(turn: Turn) -> bytes:
    return b',"turn":' + encode(turn) + b',"actions":'


def _hides_no_event(game: AnyGame) -> bool:
    """Whether everybody notices everything that happens."""
    kind = type(game)
    return kind.witness is Game.witness and kind.witnessed is Game.witnessed


def told(game: AnyGame, seen: Sequence[Any]) -> Raw:
    """Events with their sentences, for whoever looks back or only imagines: nothing has to be forgotten with time."""
    return Raw(encode([Told(one, game.tell(one)) for one in seen]))


def choices(game: AnyGame, state: Any, seat: Seat) -> bytes:
    """Everything that a seat can do, with its text and what a board shows of it, encoded."""
    write, phrase, sketch, listed = game.write, game.phrase, game.sketch, []
    sketches = type(game).sketch is not Game.sketch
    for action in game.actions(state, seat):
        text, words = write(state, action), phrase(state, seat, action)
        shown: Any = sketch(state, seat, action) if sketches else None
        listed.append(Choice(action, text, words) if shown is None else Choice(action, text, words, shown))
    return encode(listed)


def place_name(seat: Seat | None) -> str:
    return WATCHER if seat is None else str(seat)
