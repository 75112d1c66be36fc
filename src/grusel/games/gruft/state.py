"""The types of Dicke Luft in der Gruft: options, the table, moves, events and the view."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from grusel.deck import Counts
from grusel.game import Seat

Colour = Literal["red", "yellow", "white", "blue", "green", "black"]
LidKind = Literal["red", "yellow", "white", "blue", "green", "black", "rat"]
End = Literal["left", "right"]
Holds = Literal["nothing", "vampire", "garlic"]
Cause = Literal["stakes", "own-garlic", "garlic"]
WonBy = Literal["burial", "gift"]
WhyOver = Literal["all-open", "all-asked", "new-rat"]
Phase = Literal[
    "starter",  # chance: the starting player
    "deal",  # chance: the first open vampires of the rows
    "open",  # the player opens a grave
    "go-on",  # after a burial: another grave, or stop
    "lid",  # chance: what is under the lid that is being lifted
    "bury",  # the end to bury from, or (where burying is optional) whether to bury
    "garlic",  # garlic into the empty grave, or not
    "search",  # the rat plague: another grave next to the rat, or stop
    "give",  # the end to give from
    "add",  # the end to add a gift at
    "turn-up",  # chance: the next hidden vampire of a row
    "over",
    "settled",  # never between two moves: the next phase is not decided yet
]

COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "white", "blue", "green", "black")
LETTERS: Final = "rywbgk"  # of the colours, in states and diagrams
OWNERS: Final = "ABCDEF"  # garlic in a grave, by its owner
EMPTY: Final = "."
UNSEEN: Final = "?"  # a lid of the set-up that has not been seen: a colour or a rat
SPARE: Final = "+"  # an unseen lid that is certainly no rat
RAT: Final = "%"
HIDDEN: Final = "#"  # in a view: closed

GRAVES: Final = 60
OF_EACH_COLOUR: Final = 10  # lids and vampires
RATS: Final = 6
GARLIC: Final = 3  # of each player
STAKES: Final = 13


class Options(Struct, frozen=True):
    paths_block: bool = False  # rules 12.2
    starter: Literal["random", "first"] = "random"  # 12.3
    two_player_gift: Annotated[int, Meta(ge=1, le=2)] = 1  # 12.4
    must_bury: bool = True  # 12.5
    gift_chooser: Literal["giver", "receiver"] = "giver"  # 12.6
    gift_place: Literal["receiver", "giver"] = "receiver"  # 12.7
    gift_order: Literal["clockwise", "anticlockwise"] = "clockwise"  # 12.8
    shared_win: bool = True  # 12.9
    plague_garlic: Literal["goes-on", "search-ends"] = "goes-on"  # 12.10
    plague_third_stake: Literal["goes-on", "search-ends"] = "goes-on"  # 12.11
    open_graves: bool = False  # 12.12
    rat_neighbour: Literal["left", "right"] = "left"  # 12.13
    rat_chain: Literal["holder", "finder"] = "holder"  # 12.14
    after_plague: Literal["turn", "holder"] = "turn"  # 12.15
    rat_grave_garlic: bool = False  # 12.17
    must_continue: bool = False  # 12.19
    rats: bool = True  # 11
    garlic: bool = True  # 11
    memory_aid: bool = False


# Frozen values cannot refer to themselves, so the garbage collector can skip them.


class Row(Struct, frozen=True, gc=False):
    """A player's vampires from left to right: open, face down, open; all in `left` if none is hidden."""

    left: str
    hidden: int = 0
    right: str = ""


class Plague(Struct, frozen=True, gc=False):
    rat: int  # the uncovered grave of the rat
    holder: Seat  # has the rat lid, and was asked first
    finder: Seat
    asked: Seat
    opened: tuple[int, ...] = ()  # graves opened in this plague, rising: their order would reveal too much
    done: bool = False  # the current player's search has ended


class Gifts(Struct, frozen=True, gc=False):
    """A penalty that is being paid."""

    to: Seat
    cause: Cause
    givers: tuple[Seat, ...]  # those who still have to give; the first gives now
    due: int  # vampires that the first giver still owes
    gift: str = ""  # the letter of a vampire that has been given and not yet added


class State(Struct, frozen=True, gc=False, tag="state"):
    options: Options
    phase: Phase
    player: Seat  # the player to move; in a plague: the player to move when its first rat came
    rows: tuple[Row, ...]
    stakes: tuple[int, ...]
    garlic: tuple[int, ...]  # before each player
    lids: str  # one letter for each grave: a seen colour, UNSEEN, SPARE or RAT
    tiles: str  # EMPTY, the colour of a vampire, or the owner of a garlic
    spares: int  # lids in the spare pile
    middle: int  # stakes on the paths
    unseen: Counts  # coloured lids that have not been seen, wherever they lie
    face_down: Counts  # vampires that have not been seen: hidden in rows or out of the game
    grave: int = -1  # the one being opened
    buried: bool = False  # the last opening was a burial
    plague: Plague | None = None
    gifts: Gifts | None = None
    winners: tuple[Seat, ...] = ()


class View(Struct, frozen=True, gc=False):
    """The table as all players see it; closed graves are HIDDEN, unless the memory aid (or the truth) shows them."""

    options: Options
    phase: Phase
    player: Seat
    rows: tuple[Row, ...]
    stakes: tuple[int, ...]
    garlic: tuple[int, ...]
    lids: str
    tiles: str
    open: tuple[int, ...]  # graves without a lid on them
    spares: int
    out: int  # vampires set aside unseen
    grave: int
    buried: bool
    plague: Plague | None
    gifts: Gifts | None
    winners: tuple[Seat, ...]


# --- moves ------------------------------------------------------------------------------------------------------------


class Open(Struct, frozen=True, gc=False, tag="open"):
    grave: int


class Use(Struct, frozen=True, gc=False, tag="use"):
    """In a plague, if open graves may be used: bury or lay garlic in one that is already open."""

    grave: int


class Stop(Struct, frozen=True, gc=False, tag="stop"):
    """Open no further grave: after a burial, or in a plague."""


class Bury(Struct, frozen=True, gc=False, tag="bury"):
    end: End


class Lay(Struct, frozen=True, gc=False, tag="lay"):
    """Garlic into the grave that is open."""


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """The open grave stays as it is."""


class Give(Struct, frozen=True, gc=False, tag="give"):
    end: End


class Add(Struct, frozen=True, gc=False, tag="add"):
    end: End


class Starts(Struct, frozen=True, gc=False, tag="starts"):
    """Chance: the starting player."""

    seat: Seat


class Lid(Struct, frozen=True, gc=False, tag="lid"):
    """Chance: what the lifted lid shows; a lid that was seen before shows the same again."""

    kind: LidKind


class TurnUp(Struct, frozen=True, gc=False, tag="turn-up"):
    """Chance: the next hidden vampire."""

    colour: Colour


Move = Open | Use | Stop | Bury | Lay | Leave | Give | Add | Starts | Lid | TurnUp

# --- events -----------------------------------------------------------------------------------------------------------


class Began(Struct, frozen=True, gc=False, tag="began"):
    seat: Seat


class TurnedUp(Struct, frozen=True, gc=False, tag="turned-up"):
    seat: Seat
    end: End
    colour: Colour


class Chose(Struct, frozen=True, gc=False, tag="chose"):
    seat: Seat
    grave: int
    uses: bool = False  # it is open already


class Opened(Struct, frozen=True, gc=False, tag="opened"):
    seat: Seat
    grave: int
    lid: LidKind
    holds: Holds
    owner: Seat | None = None  # of the garlic


class Buried(Struct, frozen=True, gc=False, tag="buried"):
    seat: Seat
    grave: int
    colour: Colour
    end: End
    left: int  # vampires in the row


class NoFit(Struct, frozen=True, gc=False, tag="no-fit"):
    """The grave is empty, but neither outermost vampire has the colour of its lid."""

    seat: Seat
    colour: Colour


class Laid(Struct, frozen=True, gc=False, tag="laid"):
    seat: Seat
    grave: int


class LeftAlone(Struct, frozen=True, gc=False, tag="left-alone"):
    seat: Seat


class Staked(Struct, frozen=True, gc=False, tag="staked"):
    seat: Seat
    stakes: int
    middle: int


class ThirdStake(Struct, frozen=True, gc=False, tag="third-stake"):
    """All three stakes return, and each of the others gives a vampire."""

    seat: Seat


class GarlicFound(Struct, frozen=True, gc=False, tag="garlic-found"):
    """Garlic returns to its owner, who gives a vampire; if it is the finder's own, all others do."""

    seat: Seat
    owner: Seat


class Given(Struct, frozen=True, gc=False, tag="given"):
    seat: Seat
    to: Seat
    colour: Colour
    end: End
    left: int
    cause: Cause


class Added(Struct, frozen=True, gc=False, tag="added"):
    seat: Seat
    colour: Colour
    end: End


class Closed(Struct, frozen=True, gc=False, tag="closed"):
    grave: int


class PlagueBegan(Struct, frozen=True, gc=False, tag="plague-began"):
    seat: Seat  # the finder
    grave: int
    holder: Seat  # the finder, or the neighbour if the finder had the previous rat


class Asked(Struct, frozen=True, gc=False, tag="asked"):
    seat: Seat
    rat: int


class Stopped(Struct, frozen=True, gc=False, tag="stopped"):
    seat: Seat
    search: bool  # in a plague


class PlagueOver(Struct, frozen=True, gc=False, tag="plague-over"):
    """The graves are closed, the rat leaves the game, and an unseen spare lid covers its grave."""

    grave: int
    why: WhyOver


class NextTurn(Struct, frozen=True, gc=False, tag="next-turn"):
    seat: Seat


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    winners: tuple[Seat, ...]
    by: WonBy
    left: tuple[int, ...]  # vampires of each player


Event = (
    Began
    | TurnedUp
    | Chose
    | Opened
    | Buried
    | NoFit
    | Laid
    | LeftAlone
    | Staked
    | ThirdStake
    | GarlicFound
    | Given
    | Added
    | Closed
    | PlagueBegan
    | Asked
    | Stopped
    | PlagueOver
    | NextTurn
    | Ended
)
