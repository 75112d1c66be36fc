"""The contract of every game: rules are pure functions of frozen values."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

Seat = int
MOST_SEATS: Final = 26  # records name seats by letters


class Who(Struct, frozen=True, tag="who"):
    """A seat inside a sentence; the renderer inserts the player's name."""

    seat: Seat


class Message(Struct, frozen=True, tag="message", gc=False):
    """A sentence before translation: its id in the catalogs and its arguments."""

    id: str
    args: dict[str, Arg] = {}


Arg = str | int | Who | Message | tuple[Message | Who, ...]


class Illegal(Exception):
    """The request breaks a rule; the message says which one, as an id and arguments."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(id, args)
        self.message = Message(id, args)

    def __str__(self) -> str:
        """Text for programmers; players read the sentence from the catalogs."""
        return plainly(self.message)

    def __reduce__(self) -> tuple[Callable[[str, dict[str, Arg]], Illegal], tuple[str, dict[str, Arg]]]:
        return _illegal, (self.message.id, self.message.args)  # pickles, because it may leave a worker process


def _illegal(id: str, args: dict[str, Arg]) -> Illegal:
    return Illegal(id, **args)


def plainly(arg: Arg) -> str:
    """Show a message or argument that has no catalog: its name, then its arguments."""
    match arg:
        case Who(seat):
            return f"seat {seat}"
        case Message(id, args):
            about = ", ".join(f"{name}: {plainly(value)}" for name, value in args.items())
            return f"{id} ({about})" if about else id
        case tuple():
            return ", ".join(map(plainly, arg))
    return str(arg)


class Decision(Struct, frozen=True, tag="decision"):
    """These seats may act now; the first action to arrive is applied."""

    seats: tuple[Seat, ...]  # the table waits for the first; the others may interrupt


class Chance(Struct, frozen=True, tag="chance"):
    """Chance moves next: see `Game.outcomes`."""


class Over(Struct, frozen=True, tag="over"):
    """The game has ended with one payoff per seat, from -1 to 1."""

    payoffs: tuple[float, ...]


Turn = Decision | Chance | Over


class Count(Struct, frozen=True, gc=False):
    """A number that counts in a game, for the score."""

    what: str  # in the catalogs, with the arguments `number` and `most`
    number: int
    most: int = 0  # 0: there is no such limit


class Standing(Struct, frozen=True, gc=False):
    """A line of the score: seats that win or lose together, and their numbers, the most important first."""

    seats: tuple[Seat, ...]
    place: int  # 1 is first; who is level shares a place
    counts: tuple[Count, ...]


O = TypeVar("O", bound=Struct)
S = TypeVar("S", bound=Struct)  # state
M = TypeVar("M", bound=Struct)  # move: an action of a seat, or an outcome of chance
E = TypeVar("E", bound=Struct)  # event
V = TypeVar("V", bound=Struct)  # view


class Types(NamedTuple):
    """The types behind O, S, M, E and V, needed to read values back from JSON."""

    options: Any
    state: Any
    move: Any
    event: Any
    view: Any


def ignore(event: object) -> None:
    """Ignore an event."""


class Game(ABC, Generic[O, S, M, E, V]):
    name: ClassVar[str]  # package name, URL segment, key in the record
    version: ClassVar[int]  # raised when an old record would replay differently
    seats: ClassVar[range]  # possible numbers of players
    longest: ClassVar[int]  # upper bound on the length of a game of random moves

    types: ClassVar[Types]

    # Events that turn something hidden face up. Every other event must look the same in truths that a seat cannot tell
    # apart.
    reveals: ClassVar[tuple[type, ...]] = ()

    # Patterns in a diagram and the tone of each: seat (by its letter), candle, ghost, blood, moss, quiet.
    tones: ClassVar[Mapping[str, str]] = {}

    @property
    def presets(self) -> Mapping[str, O]:
        """Named sets of options, always including `default`."""
        return {"default": self.types.options()}

    @abstractmethod
    def start(self, options: O, seats: int) -> S:
        """The game before its first move; deals, rolls and drawn starters follow as chance moves."""

    @abstractmethod
    def seated(self, state: S) -> int:
        """The number of seats in this game."""

    @abstractmethod
    def turn(self, state: S) -> Turn: ...

    @abstractmethod
    def actions(self, state: S, seat: Seat) -> Sequence[M]:
        """Every legal action (one for each distinct result) in a stable order; none if it is not the seat's turn."""

    @abstractmethod
    def outcomes(self, state: S) -> Sequence[tuple[M, int]]:
        """Every outcome of chance with its weight; none if chance is not to move."""

    @abstractmethod
    def apply(self, state: S, seat: Seat | None, move: M, emit: Callable[[E], None] = ignore) -> S:
        """The state after a seat's action, or after an outcome of chance (seat None); raises Illegal."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Everything this seat (or a spectator, for None) may know from looking at the table now."""

    @abstractmethod
    def truth(self, state: S) -> V:
        """The view that hides nothing: for finished games, rule-book vectors and position editors."""

    def witness(self, event: E, seat: Seat | None) -> E | None:
        """The event as this seat sees it; None if the seat does not notice it."""
        return event

    def witnessed(self, events: Iterable[E], seat: Seat | None) -> list[E]:
        """Return the events as this seat notices them."""
        return [seen for event in events if (seen := self.witness(event, seat)) is not None]

    def lasting(self, event: E) -> bool:
        """Whether a log may keep the event to be read later; a memory game forgets what was seen."""
        return True

    def disclose(self, state: S, by: Seat | None, move: M, seat: Seat | None) -> M | None:
        """The move as this seat may read it in writing during the game; None (unless a game says more): not at all."""
        return None

    @abstractmethod
    def imagine(self, view: V, seat: Seat | None, seen: Sequence[E], rng: Random) -> S:
        """Draw a truth that fits the view and the witnessed events, by its probability."""

    @abstractmethod
    def write(self, state: S, move: M) -> str:
        """The move as one line of text."""

    @abstractmethod
    def read(self, state: S, seat: Seat | None, text: str) -> M:
        """The move that a text names in this state; raises Illegal."""

    @abstractmethod
    def draw(self, view: V) -> str:
        """The position as a diagram with a few header lines."""

    @abstractmethod
    def parse(self, text: str) -> S:
        """The position in a diagram: parse(draw(truth(state))) == state; raises Illegal."""

    def sketch(self, state: S, seat: Seat, action: M) -> Struct | None:
        """A preview of an action for the board, where the action itself does not say what it does."""
        return None

    def phrase(self, state: S, seat: Seat, action: M) -> Message:
        """The action in words, for players who read a list instead of a board; no two listed actions sound the same."""
        return Message("move-as-written", {"move": self.write(state, action)})

    def standings(self, view: V) -> tuple[Standing, ...]:
        """The score as this view shows it, every seat once; none where a game keeps no score."""
        return ()

    def forecast(self, view: V, seat: Seat | None) -> Struct | None:
        """Return the forecast of chance from this view."""
        return None

    @abstractmethod
    def ask(self, view: V, seat: Seat | None) -> Message:
        """One sentence that says what this seat is asked now, or which seat it waits for."""

    @abstractmethod
    def tell(self, event: E) -> Message:
        """The event as a sentence, with the reason another player would give."""

    def tell_set_up(self, events: Sequence[E]) -> Message | None:
        """What chance did before the first move, in one sentence; None if each event is told."""
        return None

    @abstractmethod
    def pieces(self, state: S) -> Mapping[str, int]:
        """The number of each piece, wherever it is: constant throughout a game."""


class OpenGame(Game[O, S, M, E, V]):
    """A game without secrets: every seat sees the truth and may read every move."""

    def view(self, state: S, seat: Seat | None) -> V:
        return self.truth(state)

    def disclose(self, state: S, by: Seat | None, move: M, seat: Seat | None) -> M | None:
        return move


AnyGame = Game[Any, Any, Any, Any, Any]
