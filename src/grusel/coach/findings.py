"""Findings from the samples of a game: the cost of every decision, luck, and the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from typing import Any, Final, Literal

from msgspec import Struct

from grusel.bots.arena.schedule import plays_together
from grusel.coach.estimator import Chances
from grusel.coach.sampling import Half, Tallies, Tally
from grusel.game import Message, Seat
from grusel.match import AnyMatch

Mark = Literal["", "inaccuracy", "mistake", "blunder"]
Cause = Literal["luck", "move"]

MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.2, "blunder"), (0.1, "mistake"), (0.05, "inaccuracy"))
SURE: Final = 2.0  # standard errors: what is less than this away from nothing gets no mark
TURNING_POINTS: Final = 3
LEAST_TURN: Final = 0.03
APART: Final = 2  # moves between two turning points


class Judgement(Struct, frozen=True, kw_only=True):
    """A decision, held against the best that was to be had with what the player could know."""

    best: str  # that move, in text
    better: Message  # that move, in words
    made: Message  # the one that was made, in words
    loss: float  # of winning chance, from 0 to 1
    error: float  # the standard error of the loss
    mark: Mark


class Point(Struct, frozen=True, kw_only=True):
    """The winning chances after a move; consecutive chance moves are one step."""

    at: int  # the number of the move in the record; 0 is the beginning
    by: Seat | None
    chances: Chances  # of every seat to win, looking back, everything being known
    judgement: Judgement | None = None


class Turning(Struct, frozen=True, kw_only=True):
    """A point at which the chances changed most."""

    at: int
    by: Seat | None
    cause: Cause
    seat: Seat  # whose chance changed most
    change: float


class Account(Struct, frozen=True, kw_only=True):
    """A seat's luck and its own losses, in winning chance."""

    luck: float
    lost: float
    inaccuracies: int
    mistakes: int
    blunders: int


class Analysis(Struct, frozen=True, kw_only=True):
    game: str
    together: bool  # all win and lose together: the chances of all seats are the same
    points: tuple[Point, ...]
    turning: tuple[Turning, ...]  # in the order of the game
    accounts: tuple[Account, ...]  # one per seat
    samples: int  # for each position
    whole: bool  # false: time was up before all samples were taken


def assemble(match: AnyMatch, tallies: Tallies, samples: int, whole: bool) -> Analysis:
    """The findings from all samples."""
    points = tuple(_point(match, at, tally) for at, tally in sorted(tallies.items()) if tally.count)
    return Analysis(
        game=match.game.name,
        together=plays_together(match.game),
        points=points,
        turning=turning_points(points),
        accounts=tuple(account(points, seat) for seat in range(match.seats)),
        samples=samples,
        whole=whole,
    )


def _point(match: AnyMatch, at: int, tally: Tally) -> Point:
    chances = tuple(round(total / tally.count, 4) for total in tally.sums)
    return Point(at=at, by=match.moments[at].by, chances=chances, judgement=_judgement(match, at, tally))


def _judgement(match: AnyMatch, at: int, tally: Tally) -> Judgement | None:
    if not tally.actions or not tally.halves[0].count or not tally.halves[1].count:
        return None
    loss, error = judged(tally.halves)
    number = max(range(len(tally.actions)), key=lambda number: sum(half.gains[number] for half in tally.halves))
    best = match.game.write(match.moments[at - 1].state, tally.actions[number])
    better, made = (_phrase(match, at, action) for action in (tally.actions[number], match.moments[at].move))
    return Judgement(
        best=best, better=better, made=made, loss=round(loss, 4), error=round(error, 4), mark=mark(loss, error)
    )


def _phrase(match: AnyMatch, at: int, action: Any) -> Message:
    seat = match.moments[at].by
    assert seat is not None
    return match.game.phrase(match.moments[at - 1].state, seat, action)


def judged(halves: tuple[Half, Half]) -> tuple[float, float]:
    """The loss and its standard error; what one half of the samples likes best is measured with the other half."""
    one, other = halves
    crossed = [(other, best_of(one)), (one, best_of(other))]
    loss = sum(half.gains[number] / half.count for half, number in crossed) / 2
    variance = sum(_variance(half, number) / half.count for half, number in crossed) / 4
    return max(0.0, loss), sqrt(variance)


def best_of(half: Half) -> int:
    """The action that gained most over the one that was made, which is the first."""
    return max(range(len(half.gains)), key=lambda number: half.gains[number])


def _variance(half: Half, number: int) -> float:
    mean = half.gains[number] / half.count
    return max(0.0, half.squares[number] / half.count - mean * mean) * half.count / max(1, half.count - 1)


def mark(loss: float, error: float) -> Mark:
    """The mark for a loss, if it is certain enough."""
    if loss < SURE * error:
        return ""
    return next((name for least, name in MARKS if loss >= least), "")


def turning_points(points: Sequence[Point]) -> tuple[Turning, ...]:
    """The greatest changes that do not lie side by side."""
    changes = [_turning(before, after) for before, after in pairwise(points)]
    found: list[Turning] = []
    for change in sorted(changes, key=lambda turning: -abs(turning.change)):
        if len(found) == TURNING_POINTS or abs(change.change) < LEAST_TURN:
            break
        if all(abs(change.at - other.at) >= APART for other in found):
            found.append(change)
    return tuple(sorted(found, key=lambda turning: turning.at))


def _turning(before: Point, after: Point) -> Turning:
    changes = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
    seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
    cause: Cause = "luck" if after.by is None else "move"
    return Turning(at=after.at, by=after.by, cause=cause, seat=seat, change=round(changes[seat], 4))


def account(points: Sequence[Point], seat: Seat) -> Account:
    pairs = pairwise(points)
    luck = sum(after.chances[seat] - before.chances[seat] for before, after in pairs if after.by is None)
    own = [point.judgement for point in points if point.by == seat and point.judgement]
    marks = [judgement.mark for judgement in own]
    return Account(
        luck=round(luck, 4),
        lost=round(sum(judgement.loss for judgement in own if judgement.mark), 4),
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
    )
