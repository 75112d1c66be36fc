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

from msgspec import Raw, Struct

from grusel.game import Decision, Game, Seat, Turn
from grusel.registry import AnyGame
from grusel.server.glance import Glance, Look
from grusel.server.protocol import NOTHING, WATCHER, Choice, Clocks, Step, Told, encode

RING_STEPS = 32
RING_BYTES = 16_000


class Place:
    """One place: how far it is, what it sees, and the last things it noticed."""

    def __init__(self, seat: Seat | None, seq: int, look: Look) -> None:
        self.seat = seat
        self.seq = seq
        self.look = look
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
        self.watchers: list[Seat | None] = [*range(seats), None]
        looks = zip(self.watchers, seqs or [0] * (seats + 1), self._looks(state), strict=True)
        self.places = [Place(seat, seq, look) for seat, seq, look in looks]
        self.state = state
        self.turn: Turn = game.turn(state)
        self.forecasts: dict[bytes, Raw] = {}

    def place(self, seat: Seat | None) -> Place:
        return self.places[-1 if seat is None else seat]

    def look_at(self, events: Sequence[Any], state: Any) -> Glance:
        """What everybody would get from a change of the table, or from the same events being taken back."""
        turn, looks, told = self.game.turn(state), self._looks(state), self._told(events)
        passes, noticed = turn != self.turn, 0
        for number, place in enumerate(self.places):
            if passes or told[number] or looks[number].encoded != place.look.encoded:
                noticed |= 1 << number
        return Glance(state, turn, looks, told, noticed)

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
        self.forecasts.clear()
        for place, look in zip(self.places, glance.looks, strict=True):
            place.look = look
            place.choices = None

    def message(
        self, seat: Seat | None, since: int | None = None, clocks: Clocks | None = None, undone: bool = False
    ) -> bytes:
        """The step message for a place, with what it missed since, or the plain view."""
        place = self.place(seat)
        look = place.look
        events = None if since is None else place.since(since)
        return encode(
            Step(
                seat=seat,
                seq=place.seq,
                since=None if events is None else since,
                events=Raw(b"[" + (events or b"") + b"]"),
                view=Raw(look.encoded),
                ask=self.game.ask(look.view, seat),
                turn=self.turn,
                actions=self._choices(place),
                forecast=self._forecast(place),
                clocks=clocks,
                undone=undone,
            )
        )

    def _forecast(self, place: Place) -> Raw:
        """Dear to make, and the same for everybody who sees the same."""
        look = place.look
        if look.encoded not in self.forecasts:
            self.forecasts[look.encoded] = raw_or_nothing(self.game.forecast(look.view, place.seat))
        return self.forecasts[look.encoded]

    def _looks(self, state: Any) -> list[Look]:
        """One copy in memory of what several places see alike."""
        known: dict[bytes, bytes] = {}
        looks: list[Look] = []
        for seat in self.watchers:
            view = self.game.view(state, seat)
            encoded = encode(view)
            looks.append(Look(view, known.setdefault(encoded, encoded)))
        return looks

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

    def _choices(self, place: Place) -> Raw:
        """The actions with their texts and sketches; made only where somebody is there to see them."""
        turn, seat = self.turn, place.seat
        if seat is None or not isinstance(turn, Decision) or seat not in turn.seats:
            return NOTHING
        if place.choices is None:
            place.choices = choices(self.game, self.state, seat)
        return Raw(place.choices)


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
    for action in game.actions(state, seat):
        text, words = write(state, action), phrase(state, seat, action)
        shown: Any = sketch(state, seat, action)
        listed.append(Choice(action, text, words) if shown is None else Choice(action, text, words, shown))
    return encode(listed)


def raw_or_nothing(value: Struct | None) -> Raw:
    return NOTHING if value is None else Raw(encode(value))


def place_name(seat: Seat | None) -> str:
    return WATCHER if seat is None else str(seat)
