"""Turn the kernel's records into typed events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from grusel.games.flure import events as e
from grusel.games.flure.bridge import KINDS
from grusel.games.flure.kernel import codes as k
from grusel.games.flure.kernel.monster import FAR
from grusel.games.flure.squares import DIRECTIONS, wall_letter
from grusel.games.flure.state import MOST_SEATS, Options, figure_number

FIGURES: Final = tuple(
    e.Figure(code // 2, code // 8, figure_number(code // 2, bool(code % 2))) for code in range(8 * MOST_SEATS)
)
OBSTACLES: Final[dict[int, e.Obstacle]] = {
    k.AT_WALL: "wall",
    k.AT_MONSTER: "monster",
    k.AT_TELEPORTER: "teleporter",
    k.AT_POOL: "pool",
    k.BEHIND_WALL: "stuck-block",
    k.BEHIND_BLOCK: "stuck-block",
    k.BEHIND_FIGURE: "stuck-block",
    k.BEHIND_MONSTER: "stuck-block",
    k.BEHIND_TELEPORTER: "stuck-block",
}
ENDINGS: Final[dict[int, e.Ending]] = {k.ENOUGH_SAVED: "saved", k.CARDS_USED: "cards", k.NOBODY_LEFT: "nobody-left"}
LOST: Final[dict[int, e.Lost]] = {k.BY_EATING: "eaten", k.BY_EDGE: "edge", k.BY_TELEPORTER: "teleporter"}
GONE: Final[dict[int, e.Gone]] = {k.BY_EDGE: "edge", k.BY_TELEPORTER: "teleporter", k.BY_CORNER: "corner"}
REASONS: Final[dict[int, e.Reason]] = {
    k.SEES_NOTHING: "nothing",
    k.SEES_NEAREST: "nearest",
    k.SEES_TIE: "tie",
}


def events(trace: list[int], options: Options, seats: int) -> Iterator[e.Event]:
    """Yield the events of a trace; the options decide who wins."""
    for at in range(0, len(trace), k.RECORD):
        record = trace[at : at + k.RECORD]
        if record[0] == k.GAME_ENDED:
            yield e.GameEnded(ENDINGS[record[1]], winners(record[2], options, seats))
        else:
            yield READERS[record[0]](record)


def winners(leader: int, options: Options, seats: int) -> tuple[int, ...]:
    """Return the leader; without a saved figure no seat or all seats win (rules 10.16)."""
    if leader >= 0:
        return (leader,)
    return tuple(range(seats)) if options.nobody_saved == "everybody" else ()


def _figure(code: int) -> e.Figure:
    return FIGURES[code]


def _maybe(code: int) -> e.Figure | None:
    return FIGURES[code] if code >= 0 else None


def _piece(code: int) -> e.Piece:
    return KINDS[code - k.BLOCK_PIECE] if code >= k.BLOCK_PIECE else FIGURES[code]


def _sight(way: int, piece: int, distance: int) -> e.Sight:
    return e.Sight(DIRECTIONS[way % 4], _maybe(piece), 0 if distance == FAR else distance)


def _looked(r: list[int]) -> e.Event:
    facing = r[2]
    ahead, left, right = _sight(facing, r[3], r[4]), _sight(facing + 3, r[5], r[6]), _sight(facing + 1, r[7], r[8])
    return e.MonsterLooked(r[1], DIRECTIONS[facing], ahead, left, right, DIRECTIONS[r[9]], REASONS[r[10]])


def _obstacle(held: int) -> e.Obstacle | None:
    if held & k.WALL:
        return "wall"
    if held & k.TELEPORTER:
        return "teleporter"
    if held & k.FIGURE:
        return "figure"
    if held & k.MONSTER:
        return "monster"
    return "block" if held & k.BLOCK else None


READERS: Final[dict[int, Callable[[list[int]], e.Event]]] = {
    k.STEPPED: lambda r: e.FigureStepped(_figure(r[1]), r[2], r[3], _maybe(r[4])),
    k.SLID: lambda r: e.FigureSlid(_figure(r[1]), r[2], r[3], _maybe(r[4])),
    k.SLIDE_STOPPED: lambda r: e.SlideStopped(_figure(r[1]), r[2], OBSTACLES[r[3]]),
    k.ENTERED: lambda r: e.FigureEntered(_figure(r[1]), _maybe(r[2])),
    k.LEFT: lambda r: e.FigureSaved(_figure(r[1]), r[2]),
    k.STAYED: lambda r: e.FigureStayed(_figure(r[1]), r[2] >= 0),
    k.PUSHED: lambda r: e.Pushed(_piece(r[1]), r[2], r[3], r[4] == 1),
    k.PIECE_SLID: lambda r: e.PieceSlid(_piece(r[1]), r[2], r[3], _obstacle(r[4])),
    k.BLOCK_GONE: lambda r: e.BlockGone(KINDS[r[1] - k.BLOCK_PIECE], r[2], GONE[r[3]]),
    k.FLIPPED: lambda r: e.FigureFlipped(_figure(r[1]), r[2] == 0),
    k.LOOKED: _looked,
    k.WALKED: lambda r: e.MonsterStepped(r[1], r[2], DIRECTIONS[r[3]]),
    k.MONSTER_SLID: lambda r: e.MonsterSlid(r[1], r[2], DIRECTIONS[r[3]]),
    k.WRAPPED: lambda r: e.MonsterWrapped(r[1], r[2], DIRECTIONS[r[3]], wall_letter(r[1], r[3])),
    k.TELEPORTED: lambda r: e.MonsterTeleported(r[1], r[2], DIRECTIONS[r[3]]),
    k.STONE_TURNED: lambda r: e.MonsterTurned(r[1], KINDS[r[2]], r[3], DIRECTIONS[r[4]], DIRECTIONS[r[5]]),
    k.STEP_LOST: lambda r: e.StepLost(r[1], DIRECTIONS[r[2]], r[3] == 1),
    k.FIGURE_LOST: lambda r: e.FigureLost(_figure(r[1]), r[2], LOST[r[3]], r[4] == 1, r[5] == 1),
    k.LEFT_BEHIND: lambda r: e.LeftBehind(_figure(r[1]), r[2] if r[2] >= 0 else None),
    k.ROUND_BEGAN: lambda r: e.RoundBegan(r[1], r[2]),
    k.HALF_BEGAN: lambda r: e.HalfBegan(r[1]),
    k.WALK_ENDED: lambda r: e.WalkEnded(r[1], DIRECTIONS[r[2]], r[3], r[4]),
}
