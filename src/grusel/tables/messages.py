"""Every message between a client and a table, and nothing else: see docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from grusel.game import MOST_SEATS, Message, Seat, Standing, Turn

VERSION = 1
NOTHING = Raw(b"null")
WATCHER = "watch"  # how a spectator's place is named where seats are named by number

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Secret = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(min_length=20, max_length=100)]
Name = Annotated[str, Meta(max_length=40, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Colour = Annotated[str, Meta(max_length=20, pattern="^[#a-zA-Z0-9-]*$")]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Have = Annotated[dict[str, int], Meta(max_length=MOST_SEATS + 1)]  # the last seq of each place: "0", "1", "watch"
Bot = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
Phase = Literal["open", "playing", "paused", "over"]


# --- from the client --------------------------------------------------------------------------------------------------


# Nothing that is sent can lead back to itself, so the collector need not know of it (gc=False).
class ClientMessage(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, gc=False):
    """The messages of a client; the first is hello."""


class Hello(ClientMessage, frozen=True, tag="hello", kw_only=True):
    """Sit down, watch, or come back: by the browser's own key, and by the tokens of links."""

    version: int
    table: Id
    key: Key
    tokens: Annotated[tuple[Secret, ...], Meta(max_length=MOST_SEATS)] = ()
    join: bool = False  # take any free seat of a public table
    name: Name = ""
    colour: Colour = ""
    have: Have = {}


class Play(ClientMessage, frozen=True, tag="play", kw_only=True):
    """Make a move; sent twice with one id, it is made once."""

    id: Id
    seat: SeatNumber
    seq: int  # of the last step this seat has
    action: Raw


class Undo(ClientMessage, frozen=True, tag="undo", kw_only=True):
    """Take back my last move, or ask the others whether I may."""

    id: Id
    seat: SeatNumber
    seq: int


class Answer(ClientMessage, frozen=True, tag="answer", kw_only=True):
    """Yes or no to a player who wants to take back a move."""

    seat: SeatNumber
    undo: int
    granted: bool


class Sync(ClientMessage, frozen=True, tag="sync", kw_only=True):
    """Still here; what I have of each place. Whatever is missing is sent."""

    have: Have = {}


class Chat(ClientMessage, frozen=True, tag="chat", kw_only=True):
    text: Text


class Rename(ClientMessage, frozen=True, tag="rename", kw_only=True):
    seat: SeatNumber
    name: Name
    colour: Colour = ""


class Leave(ClientMessage, frozen=True, tag="leave", kw_only=True):
    """Get up: a bot plays the seat until its person comes back."""

    seat: SeatNumber


class Start(ClientMessage, frozen=True, tag="start"):
    """Host: begin."""


class Pause(ClientMessage, frozen=True, tag="pause", kw_only=True):
    """Host: stop everything, or go on."""

    on: bool


class End(ClientMessage, frozen=True, tag="end"):
    """Host: finish the game here and show everything."""


class Rematch(ClientMessage, frozen=True, tag="rematch"):
    """Host: the same people, the same options, another table."""


class Assign(ClientMessage, frozen=True, tag="assign", kw_only=True):
    """Host: give a seat to a bot, or (bot empty) empty it and get a new link; who sat there has left."""

    seat: SeatNumber
    bot: Bot = ""


class Quiet(ClientMessage, frozen=True, tag="quiet", kw_only=True):
    """Host: turn the chat off or on."""

    on: bool


class Imagine(ClientMessage, frozen=True, tag="imagine", kw_only=True):
    """What if: begin a line beside the game, on a truth that fits what this seat knows."""

    seat: SeatNumber


class Try(ClientMessage, frozen=True, tag="try", kw_only=True):
    """What if: the next move in that line."""

    by: SeatNumber
    action: Raw


class Foresee(ClientMessage, frozen=True, tag="foresee", kw_only=True):
    """A preview of a move: only the forecast of chance; no line is begun, nothing is drawn."""

    id: Id
    seat: SeatNumber
    action: Raw


class Hint(ClientMessage, frozen=True, tag="hint", kw_only=True):
    """A request for the strongest bot's move on this seat, with reasons."""

    id: Id
    seat: SeatNumber
    seq: int


class Back(ClientMessage, frozen=True, tag="back"):
    """What if: one move back."""


class Share(ClientMessage, frozen=True, tag="share"):
    """What if: show the line to the table, as a spectator would see it."""


FromClient = (
    Hello
    | Play
    | Undo
    | Answer
    | Sync
    | Chat
    | Rename
    | Leave
    | Start
    | Pause
    | End
    | Rematch
    | Assign
    | Quiet
    | Imagine
    | Try
    | Foresee
    | Hint
    | Back
    | Share
)


# --- from the server --------------------------------------------------------------------------------------------------


class ServerMessage(Struct, frozen=True, tag_field="type", gc=False):
    """The messages to a client."""


class Welcome(ServerMessage, frozen=True, tag="welcome", kw_only=True):
    version: int
    seats: tuple[Seat, ...]  # yours
    watching: bool
    host: bool
    tokens: dict[str, str] = {}  # seats you took just now: your own link to each; the link that brought you is used up


class Seated(Struct, frozen=True, kw_only=True):
    """A seat and its player."""

    kind: Literal["open", "person", "bot"]
    name: str
    colour: str
    bot: str  # who plays, or would stand in
    standin: bool  # a bot plays for a person who is away
    online: bool


class Clocks(Struct, frozen=True, kw_only=True):
    """Seconds left when this was sent, and whose run."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class AskedUndo(Struct, frozen=True, kw_only=True):
    number: int
    by: Seat
    waiting: tuple[Seat, ...]  # who has not answered yet


class ClockRule(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seconds for every move, or for all moves of a seat together; then a bot plays on."""

    per: Literal["move", "game"]
    seconds: Annotated[float, Meta(ge=5, le=7 * 24 * 3600)]


class House(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The host's choices besides the options of the game."""

    public: bool = False  # listed, open to all, watched by all
    chat: bool = True
    hints: bool = True  # whether people may ask what a bot would do
    clock: ClockRule | None = None
    stand_in: Bot = "random"  # who plays for people who are away
    stand_in_after: Annotated[float, Meta(ge=0, le=7 * 24 * 3600)] = 0  # seconds; 0: only when they leave


class TableInfo(ServerMessage, frozen=True, tag="table", kw_only=True):
    """Everything about the table but the game on it; sent whole whenever something changes."""

    table: str
    game: str
    rules: int
    options: Raw
    phase: Phase
    seats: tuple[Seated, ...]
    watchers: int
    house: House
    dice: str  # SHA-256 of the seed
    seed: str | None  # after the end
    clocks: Clocks | None
    undo: AskedUndo | None
    next: str  # the rematch
    queued: bool = False  # the bot to move waits until others have thought


# What is `Raw` in these two is the game's own; it is encoded together with the rest.


class Told(Struct, frozen=True, omit_defaults=True, gc=False):
    """Something this place noticed, and the sentence for it."""

    event: Raw
    text: Message
    passing: bool = False  # a log forgets it with the next step: the game is one of memory


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    action: Raw
    text: str  # the move in the game's notation
    words: Message
    sketch: Raw = NOTHING  # what a board shows of it before it is made


class Step(ServerMessage, frozen=True, tag="step", kw_only=True):
    """The events since the last step, and the view now, for one place."""

    seat: Seat | None
    seq: int
    since: int | None  # the events continue from this seq; None: they are left out
    events: Raw
    view: Raw
    ask: Message
    turn: Turn
    actions: Raw  # a list of choices; null: not this seat's turn
    forecast: Raw = NOTHING  # what can be told of the chance to come
    clocks: Clocks | None = None
    undone: bool = False
    standings: tuple[Standing, ...] = ()  # the score; none where the game keeps none


class Past(ServerMessage, frozen=True, tag="past", kw_only=True):
    """The last of what a place has witnessed before the client came in, as far as it may still know it."""

    seat: Seat | None
    events: Raw


class Played(ServerMessage, frozen=True, tag="played", kw_only=True):
    """Your move is safe."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True, tag="refused", kw_only=True):
    """No, because; and how the table really looks."""

    id: str
    why: Message
    step: Raw = NOTHING  # a step, where there is one


class UndoAnswered(ServerMessage, frozen=True, tag="undone", kw_only=True):
    number: int
    by: Seat
    granted: bool
    why: Message


class ChatLine(Struct, frozen=True, kw_only=True):
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


class Said(ServerMessage, frozen=True, tag="said", kw_only=True):
    lines: tuple[ChatLine, ...]


class Notice(ServerMessage, frozen=True, tag="notice", kw_only=True):
    """Something about the table, said once."""

    text: Message


class Invite(ServerMessage, frozen=True, tag="invite", kw_only=True):
    """To the host: the new link of a seat that was emptied."""

    seat: Seat
    token: str


class Alive(ServerMessage, frozen=True, tag="alive"):
    """The answer to sync, after whatever was missing."""


class Imagined(ServerMessage, frozen=True, tag="imagined", kw_only=True):
    """A position that is only thought of, with what each seat to move could do."""

    by: Seat | None  # who shares it; None: your own
    line: tuple[str, ...]
    events: Raw
    view: Raw
    turn: Turn
    actions: dict[str, Raw] = {}
    forecast: Raw = NOTHING


class Foreseen(ServerMessage, frozen=True, tag="foreseen", kw_only=True):
    """The forecast as it would be after the move that was asked about."""

    id: str
    forecast: Raw


class Hinted(ServerMessage, frozen=True, tag="hinted", kw_only=True):
    """A bot's move from your own view."""

    id: str
    seat: Seat
    seq: int  # of the step it was asked for
    action: Raw
    text: str
    reasons: tuple[Message, ...]  # the best first, three at most


class Gone(ServerMessage, frozen=True, tag="gone", kw_only=True):
    """The last message before the socket is closed."""

    why: Message
    again: bool  # whether it makes sense to come back


FromServer = (
    Welcome
    | TableInfo
    | Step
    | Past
    | Played
    | Refused
    | UndoAnswered
    | Said
    | Notice
    | Invite
    | Alive
    | Imagined
    | Foreseen
    | Hinted
    | Gone
)


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(FromClient).decode
decode_server = msgspec.json.Decoder(FromServer).decode
