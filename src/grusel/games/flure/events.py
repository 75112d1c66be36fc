"""Events of the game, each a small value with its reason."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from grusel.game import Seat
from grusel.games.flure.squares import Direction
from grusel.games.flure.state import BlockKind, CardName, Tile


class Figure(Struct, frozen=True):
    """A figure as it lies: which one, whose, and the number it shows."""

    id: int
    seat: Seat
    number: int


Piece = BlockKind | Figure
Obstacle = Literal["wall", "monster", "teleporter", "block", "figure", "stuck-block", "pool"]
Lost = Literal["eaten", "edge", "teleporter"]
Gone = Literal["edge", "teleporter", "corner"]
Reason = Literal["nothing", "nearest", "tie"]
Ending = Literal["saved", "cards", "nobody-left"]


class StarterDrawn(Struct, frozen=True, tag="starter-drawn"):
    seat: Seat


class TilePlaced(Struct, frozen=True, tag="tile-placed"):
    seat: Seat
    tile: Tile
    cell: int
    arrow: Direction | None


class SetupDone(Struct, frozen=True, tag="setup-done"):
    """All tiles are placed; the player after the last to place begins."""

    starter: Seat


class HalfBegan(Struct, frozen=True, tag="half-began"):
    half: int


class RoundBegan(Struct, frozen=True, tag="round-began"):
    round: int
    starter: Seat


class FigureEntered(Struct, frozen=True, tag="figure-entered"):
    figure: Figure
    over: Figure | None  # who stands on the entrance already


class FigureStepped(Struct, frozen=True, tag="figure-stepped"):
    figure: Figure
    source: int
    target: int
    over: Figure | None


class FigureSlid(Struct, frozen=True, tag="figure-slid"):
    """One more square for free, because the figure stood on blood."""

    figure: Figure
    source: int
    target: int
    over: Figure | None


class SlideStopped(Struct, frozen=True, tag="slide-stopped"):
    """The figure stays on the pool because of an obstacle."""

    figure: Figure
    cell: int
    by: Obstacle


class FigureStayed(Struct, frozen=True, tag="figure-stayed"):
    figure: Figure
    inside: bool


class FigureFlipped(Struct, frozen=True, tag="figure-flipped"):
    """The figure shows its other number now; unplayed ones are flipped in round 1 only."""

    figure: Figure
    played: bool


class FigureSaved(Struct, frozen=True, tag="figure-saved"):
    figure: Figure
    count: int  # of this seat


class Pushed(Struct, frozen=True, tag="pushed"):
    piece: Piece
    source: int
    target: int
    by_monster: bool


class PieceSlid(Struct, frozen=True, tag="piece-slid"):
    """A pushed piece slid over blood, or was stopped at once."""

    piece: Piece
    source: int
    target: int
    by: Obstacle | None


class BlockGone(Struct, frozen=True, tag="block-gone"):
    block: BlockKind
    cell: int
    how: Gone


class CardDrawn(Struct, frozen=True, tag="card-drawn"):
    card: CardName
    left: int  # cards still face down


class Sight(Struct, frozen=True):
    """The nearest figure in one direction, if any."""

    direction: Direction
    figure: Figure | None
    distance: int  # 0 for none


class MonsterLooked(Struct, frozen=True, tag="monster-looked"):
    cell: int
    facing: Direction  # before the look
    ahead: Sight
    left: Sight
    right: Sight
    turns: Direction  # where it faces now
    reason: Reason


class MonsterStepped(Struct, frozen=True, tag="monster-stepped"):
    source: int
    target: int
    facing: Direction


class MonsterSlid(Struct, frozen=True, tag="monster-slid"):
    """The monster slides on over blood in the same step."""

    source: int
    target: int
    facing: Direction


class MonsterWrapped(Struct, frozen=True, tag="monster-wrapped"):
    """The monster left through a wall and came in at the same letter."""

    source: int
    target: int
    facing: Direction
    letter: str


class MonsterTeleported(Struct, frozen=True, tag="monster-teleported"):
    source: int
    target: int
    facing: Direction  # the arrow of the teleporter it came out of


class MonsterTurned(Struct, frozen=True, tag="monster-turned"):
    """The monster met a turn stone and turned on the spot; its step follows."""

    cell: int
    stone: BlockKind
    at: int
    before: Direction
    facing: Direction


class StepLost(Struct, frozen=True, tag="step-lost"):
    """The monster would go in circles, so the step is spent in place."""

    cell: int
    facing: Direction
    sliding: bool


class FigureLost(Struct, frozen=True, tag="figure-lost"):
    figure: Figure
    cell: int
    how: Lost
    for_good: bool  # in the first half it waits outside again
    turned: bool = False  # and shows its other side there, where that is played


class WalkEnded(Struct, frozen=True, tag="walk-ended"):
    cell: int
    facing: Direction
    steps: int
    lost: int


class LeftBehind(Struct, frozen=True, tag="left-behind"):
    """The figure was not out when the last card was played."""

    figure: Figure
    cell: int | None


class GameEnded(Struct, frozen=True, tag="game-ended"):
    why: Ending
    winners: tuple[Seat, ...]


Event = (
    StarterDrawn
    | TilePlaced
    | SetupDone
    | HalfBegan
    | RoundBegan
    | FigureEntered
    | FigureStepped
    | FigureSlid
    | SlideStopped
    | FigureStayed
    | FigureFlipped
    | FigureSaved
    | Pushed
    | PieceSlid
    | BlockGone
    | CardDrawn
    | MonsterLooked
    | MonsterStepped
    | MonsterSlid
    | MonsterWrapped
    | MonsterTeleported
    | MonsterTurned
    | StepLost
    | FigureLost
    | WalkEnded
    | LeftBehind
    | GameEnded
)
