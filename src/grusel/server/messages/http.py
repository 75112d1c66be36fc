"""Requests and answers over HTTP; `tables.messages` has those of the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from grusel.boards import DeclaredBoard
from grusel.game import MOST_SEATS, Message, Seat, Standing
from grusel.tables.messages import Bot, Colour, House, Name, Phase, Seated, Text


class NewSeat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"] = "open"
    name: Name = ""
    colour: Colour = ""
    bot: Bot = "random"


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for a table; with `record`, it continues the record."""

    game: Name
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[Name, bool | int | float | Text | None] = {}
    house: House = House()
    start: bool = False  # at once, if no seat is open


class Import(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: str  # in text or JSON
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=MOST_SEATS)] = ()  # none: every seat belongs to the host
    house: House = House()


class Created(Struct, frozen=True, kw_only=True):
    table: str
    invites: dict[str, str]  # seat: the token of its link
    watch: str  # the token of the spectators' link
    dice: str


class Shown(Struct, frozen=True, kw_only=True):
    """One moment of a finished game, from one place or with nothing hidden."""

    by: Seat | None  # the seat that made the move; None: chance, or the beginning
    text: str
    events: Raw
    view: Raw
    ask: Message
    standings: tuple[Standing, ...] = ()


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game, moment by moment."""

    game: str
    seats: tuple[Seated, ...]
    moments: tuple[Shown, ...]


class Analysed(Struct, frozen=True, kw_only=True):
    """The progress of the analysis of a finished game, and the analysis once it is complete."""

    percent: int
    analysis: Raw  # see grusel.coach.findings.Analysis


class Taught(Struct, frozen=True, kw_only=True):
    """One moment of a lesson as the learner sees it; with `choices`, the learner has to find the next move."""

    by: Seat | None
    text: str
    comment: str
    events: Raw
    view: Raw
    ask: Message
    choices: Raw
    next: str  # the move to find, in text; empty: the lesson continues by itself


class Course(Struct, frozen=True, kw_only=True):
    game: str
    title: str
    names: tuple[str, ...]
    moments: tuple[Taught, ...]


class LessonEntry(Struct, frozen=True, kw_only=True):
    name: str
    title: str


class Entry(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: str
    game: str
    phase: Phase
    seats: tuple[Seated, ...]
    yours: tuple[Seat, ...]
    waits_for: Seat | None  # only in the list of one's own tables
    host: bool
    created: float
    next: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game and its options."""

    name: str
    version: int
    least: int
    most: int
    options: Raw  # JSON Schema
    presets: Raw
    bots: tuple[str, ...]
    lessons: bool
    board: DeclaredBoard | None  # of a game that declares it instead of drawing it


class Problem(Struct, frozen=True, kw_only=True):
    """The answer to a request that fails."""

    why: Message
