"""The types of Die verbotene Insel: options, the state of the table, moves and events."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

from grusel.deck import Counts
from grusel.game import Seat

Role = Literal["explorer", "pilot", "navigator", "diver", "engineer", "messenger"]
Treasure = Literal["earth", "wind", "fire", "water"]
Card = Literal["earth", "wind", "fire", "water", "helicopter", "sandbags"]
Drawn = Literal["earth", "wind", "fire", "water", "helicopter", "sandbags", "rise"]
Special = Literal["helicopter", "sandbags"]
Layout = Literal[
    "standard",
    "shadows",
    "volcano",
    "death",
    "skull",
    "coral",
    "bone",
    "gulls",
    "bridge",
    "arch",
    "atoll",
    "treasure",
    "harpoon",
    "palm",
    "mutiny",
    "shipwreck",
    "baby",
    "twins",
    "crescent",
    "serpent",
]
Phase = Literal[
    "tiles",  # chance places the island, tile by tile (rules 1.6)
    "floods",  # chance reveals the first flood cards
    "roles",
    "hands",
    "starter",
    "actions",
    "discard",  # a seat holds more than five cards
    "draw-window",  # special cards may be played before the next treasure card
    "draw",
    "flood-window",  # special cards may be played before the next flood card
    "flood",
    "swim",  # pawns are on a tile that has just sunk
    "over",
]
End = Literal["won", "treasure", "landing", "drowned", "skull"]  # the losses in the order of rules 2.7
Spot = Annotated[int, Meta(ge=0, le=23)]  # the places of an island, counted row by row
Pawn = Annotated[int, Meta(ge=0, le=3)]  # the seat it belongs to

NO_BONUS = -2
SHORE_AGAIN = -1  # otherwise the pawn that was moved: the Navigator may move another


ROLE_IDS = {role: f"insel-role-{role}" for role in get_args(Role)}  # names for players


class Options(Struct, frozen=True):
    difficulty: Literal["novice", "normal", "elite", "legendary", "custom"] = "novice"
    start_level: Annotated[int, Meta(ge=1, le=9)] = 1  # where the marker starts if the difficulty is custom
    layout: Layout = "standard"
    drawn: str = ""  # a drawn island instead: rows of # and . with / between them
    roles: Literal["random", "chosen"] = "random"
    banned: Annotated[str, Meta(extra_json_schema={"words": ROLE_IDS})] = ""  # roles that are left out
    starter: Literal["random", "first"] = "random"
    waters_rise: Annotated[int, Meta(ge=2, le=4)] = 3  # cards in the deck
    first_floods: Annotated[int, Meta(ge=4, le=8)] = 6
    navigator: Literal["split", "single"] = "split"
    navigator_explorer: bool = True  # the Navigator may move the Explorer diagonally
    navigator_diver: bool = True  # the Navigator may move the Diver over a sunken tile
    hand_limit: Literal["both", "each"] = "both"  # applied after both treasure cards, or after each
    windows: Literal["all", "few"] = "all"  # few: none between treasure cards, none between flood cards
    sandbags: Literal["always", "before-floods"] = "always"
    rescue: bool = True  # a helicopter may save pawns from a sinking tile
    diver_gaps: bool = False  # the Diver may also cross sea that never held a tile
    diver_swim: Literal["nearest", "dive"] = "nearest"


class State(Struct, frozen=True, gc=False, tag="state"):
    """The whole table. Only the order of the decks is hidden, and it does not exist yet."""

    options: Options
    seats: int
    phase: Phase
    active: Seat  # whose turn it is
    left: int  # actions the active seat still has
    bonus: int  # NO_BONUS, SHORE_AGAIN, or the pawn that the Navigator moved one step
    flown: bool  # the Pilot's flight of this turn is used
    drawn: int  # cards drawn so far in this part of the turn
    passed: int  # seats that have passed this window or declined this rescue, as a mask
    level: int  # 1 to 10; 10 is the skull
    tiles: tuple[int, ...]  # the tile on each spot (by the table of tiles)
    flooded: int  # spots, as a mask
    sunk: int  # spots, as a mask
    floods: tuple[int, ...]  # the flood deck: layers from the top down, each a set of spots
    flood_discard: int  # spots, as a mask
    roles: tuple[Role, ...]
    pawns: tuple[int, ...]  # the spot of each
    hands: tuple[Counts, ...]  # by CARDS
    deck: Counts  # treasure cards by DRAWN: always one shuffled layer
    discard: Counts  # by DRAWN
    captured: int  # treasures, as a mask
    ended: tuple[End, ...] = ()


class View(Struct, frozen=True, gc=False, tag="view"):
    """The table as all players see it, and the shape of the island as rows of # and dots."""

    table: State
    rows: tuple[str, ...]


# --- outcomes of chance -----------------------------------------------------------------------------------------------


class LayTile(Struct, frozen=True, gc=False, tag="lay"):
    tile: Annotated[int, Meta(ge=0, le=23)]


class Flood(Struct, frozen=True, gc=False, tag="flood"):
    """The next flood card."""

    spot: Spot


class DealRole(Struct, frozen=True, gc=False, tag="role"):
    role: Role


class DrawCard(Struct, frozen=True, gc=False, tag="card"):
    """The next treasure card."""

    card: Drawn


class Starter(Struct, frozen=True, gc=False, tag="starter"):
    seat: Seat


# --- actions ----------------------------------------------------------------------------------------------------------


class Choose(Struct, frozen=True, gc=False, tag="choose"):
    role: Role


class Go(Struct, frozen=True, gc=False, tag="go"):
    """The seat's own pawn walks, climbs, dives or flies."""

    to: Spot


class Shore(Struct, frozen=True, gc=False, tag="shore"):
    spot: Spot


class Push(Struct, frozen=True, gc=False, tag="push"):
    """The Navigator moves another pawn."""

    pawn: Pawn
    to: Spot


class Give(Struct, frozen=True, gc=False, tag="give"):
    card: Card
    to: Seat


class Capture(Struct, frozen=True, gc=False, tag="capture"):
    treasure: Treasure


class EndActions(Struct, frozen=True, gc=False, tag="end"):
    """End the actions of this turn early."""


class Pass(Struct, frozen=True, gc=False, tag="pass"):
    """Play no special card now."""


class Sandbags(Struct, frozen=True, gc=False, tag="sandbags"):
    spot: Spot


class Helicopter(Struct, frozen=True, gc=False, tag="helicopter"):
    pawns: tuple[Pawn, ...]  # rising; they share a tile
    to: Spot


class Leave(Struct, frozen=True, gc=False, tag="leave"):
    """All fly home by helicopter: the game is won."""


class Discard(Struct, frozen=True, gc=False, tag="discard"):
    card: Card


class Swim(Struct, frozen=True, gc=False, tag="swim"):
    to: Spot


Action = (
    Choose | Go | Shore | Push | Give | Capture | EndActions | Pass | Sandbags | Helicopter | Leave | Discard | Swim
)
Outcome = LayTile | Flood | DealRole | DrawCard | Starter
Move = Action | Outcome

# --- events -----------------------------------------------------------------------------------------------------------


class TileLaid(Struct, frozen=True, gc=False, tag="laid"):
    spot: int
    tile: str


class Flooded(Struct, frozen=True, gc=False, tag="flooded"):
    spot: int
    tile: str
    setup: bool = False


class Sank(Struct, frozen=True, gc=False, tag="sank"):
    """The card of a flooded tile was drawn: tile and card leave the game."""

    spot: int
    tile: str


class RoleTaken(Struct, frozen=True, gc=False, tag="role-taken"):
    seat: Seat
    role: Role
    tile: str  # where the pawn was
    chosen: bool


class Dealt(Struct, frozen=True, gc=False, tag="dealt"):
    seat: Seat
    card: Card


class TurnBegan(Struct, frozen=True, gc=False, tag="turn-began"):
    seat: Seat


class Moved(Struct, frozen=True, gc=False, tag="moved"):
    pawn: Seat
    by: Seat
    start: int
    to: int
    tile: str  # its destination
    how: Literal["walk", "diagonal", "dive", "flight", "push", "helicopter", "swim"]


class ShoredUp(Struct, frozen=True, gc=False, tag="shored-up"):
    seat: Seat
    spot: int
    tile: str
    how: Literal["action", "engineer", "sandbags"]


class Gave(Struct, frozen=True, gc=False, tag="gave"):
    seat: Seat
    to: Seat
    card: Card
    afar: bool  # by the Messenger, from another tile


class Captured(Struct, frozen=True, gc=False, tag="captured"):
    seat: Seat
    treasure: Treasure
    tile: str


class ActionsEnded(Struct, frozen=True, gc=False, tag="actions-ended"):
    seat: Seat
    left: int


class Passed(Struct, frozen=True, gc=False, tag="passed"):
    seat: Seat


class Declined(Struct, frozen=True, gc=False, tag="declined"):
    """A helicopter card stays in the hand although a pawn cannot leave a sinking tile."""

    seat: Seat


class Drew(Struct, frozen=True, gc=False, tag="drew"):
    seat: Seat
    card: Card


class WatersRose(Struct, frozen=True, gc=False, tag="waters-rose"):
    seat: Seat
    level: int
    cards: int  # flood cards per turn from now on; 0 at the skull
    returned: int  # flood cards shuffled and laid on top


class DeckShuffled(Struct, frozen=True, gc=False, tag="deck-shuffled"):
    """The last card was drawn, so the discards form a new deck."""

    deck: Literal["treasure", "flood"]
    cards: int


class Discarded(Struct, frozen=True, gc=False, tag="discarded"):
    seat: Seat
    card: Card


class Played(Struct, frozen=True, gc=False, tag="played"):
    seat: Seat
    card: Special
    instead: bool  # of a discard


class Won(Struct, frozen=True, gc=False, tag="won"):
    seat: Seat  # who played the helicopter


class Lost(Struct, frozen=True, gc=False, tag="lost"):
    """One cause; if there are several at once, the first event is the headline."""

    cause: Literal["treasure", "landing", "drowned", "skull"]
    treasures: tuple[Treasure, ...] = ()
    pawns: tuple[Seat, ...] = ()


Event = (
    TileLaid
    | Flooded
    | Sank
    | RoleTaken
    | Dealt
    | TurnBegan
    | Moved
    | ShoredUp
    | Gave
    | Captured
    | ActionsEnded
    | Passed
    | Declined
    | Drew
    | WatersRose
    | DeckShuffled
    | Discarded
    | Played
    | Won
    | Lost
)


class Risk(Struct, frozen=True):
    """The flood's risk for a tile: a dry one floods (and perhaps sinks), a flooded one sinks."""

    floods: float
    sinks: float


class Forecast(Struct, frozen=True):
    """By spot, if no player does anything about it."""

    this_turn: tuple[Risk, ...]
    before_next: tuple[Risk, ...]  # until the seat's next turn begins
