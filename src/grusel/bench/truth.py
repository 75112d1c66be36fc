"""What every place at a table may have seen at each of its steps: worked out from the stored moves, step by step.

This is the plain second way to what `tables/views` sends; it shares the rules of the game with it and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from grusel.game import AnyGame, Decision, Seat
from grusel.registry import find
from grusel.tables.dice import FairDice
from grusel.tables.history import options_of
from grusel.tables.messages import NOTHING, Step, encode
from grusel.tables.rows import StepRow, TableRow


class NotLegal(Exception):
    """The stored moves are not a game."""


class Version:
    """A place after one of its steps."""

    __slots__ = ("at", "events", "state", "undone")

    def __init__(self, state: Any, at: float, events: list[Any], undone: bool) -> None:
        self.state = state
        self.at = at  # when it was decided
        self.events = events  # as this place has witnessed them
        self.undone = undone


class Moment(NamedTuple):
    """A move of the line, with the state before it and its events."""

    row: StepRow
    before: Any
    events: list[Any]


class Undone(NamedTuple):
    """An undo, and the moves that it took back."""

    row: StepRow
    moments: list[Moment]


class Truth:
    """All versions of all places."""

    def __init__(self, game: AnyGame, seats: int, state: Any) -> None:
        self.game = game
        self.places: list[Seat | None] = [*range(seats), None]
        self.versions: dict[Seat | None, list[Version]] = {
            place: [Version(state, 0.0, [], False)] for place in self.places
        }
        self.line = [state]
        self.moves: list[StepRow] = []  # of the line
        self.events: list[list[Any]] = [[]]  # before and after each of them
        self.undos: list[Undone] = []
        self.known: dict[tuple[str, Any, int], Any] = {}  # what was compared before

    def moments(self, left: int) -> Iterator[Moment]:
        """The moves of the line after the first ones."""
        for at in range(left, len(self.moves)):
            yield Moment(self.moves[at], self.line[at], self.events[at + 1])

    def begin_here(self) -> int:
        """So far the moves are those of a record, which no place has noticed."""
        for versions in self.versions.values():
            versions[0].state = self.line[-1]
        return 0

    def after(self, events: list[Any], undone: bool, before: Any, at: float) -> int:
        """Note a step of the table; a bit for each place that notices it."""
        game, state, noticed = self.game, self.line[-1], 0
        for number, place in enumerate(self.places):
            seen = game.witnessed(events, place)
            passes = game.turn(state) != game.turn(before)
            if passes or seen or game.view(state, place) != game.view(before, place):
                noticed |= 1 << number
                self.versions[place].append(Version(state, at, [] if undone else seen, undone))
        return noticed

    # --- comparing ----------------------------------------------------------------------------------------------------

    def differences(self, step: Step) -> Iterator[str]:
        """Why a step that a place was told is not the truth."""
        versions = self.versions.get(step.seat)
        if versions is None:
            yield "there is no such place"
        elif not 0 <= step.seq < len(versions):
            yield f"step {step.seq} is not stored, which ends with {len(versions) - 1}"
        else:
            version = versions[step.seq]
            if bytes(step.view) != self._look(step.seat, step.seq, version):
                yield f"the view of step {step.seq} is another one"
            if step.turn != self.game.turn(version.state):
                yield f"the turn of step {step.seq} is another one"
            if step.standings != self.game.standings(self.game.view(version.state, step.seat)):
                yield f"the standings of step {step.seq} are others"
            if _actions(step) != self._choices(step.seat, step.seq, version):
                yield f"the choices of step {step.seq} are others"
            if step.since is not None:
                yield from self._events(step, versions)

    def _look(self, place: Seat | None, seq: int, version: Version) -> bytes:
        return self._once("view", place, seq, lambda: encode(self.game.view(version.state, place)))  # type: ignore[no-any-return]

    def _choices(self, place: Seat | None, seq: int, version: Version) -> list[bytes] | None:
        turn = self.game.turn(version.state)
        if place is None or not isinstance(turn, Decision) or place not in turn.seats:
            return None
        return self._once("actions", place, seq, lambda: [*map(encode, self.game.actions(version.state, place))])  # type: ignore[no-any-return]

    def _once(self, what: str, place: Seat | None, seq: int, work: Any) -> Any:
        key = (what, place, seq)
        if key not in self.known:
            self.known[key] = work()
        return self.known[key]

    def _events(self, step: Step, versions: Sequence[Version]) -> Iterator[str]:
        assert step.since is not None
        missed = versions[step.since + 1 : step.seq + 1]
        if step.since > step.seq or step.since < 0:
            yield f"step {step.seq} follows on {step.since}"
        elif any(version.undone for version in missed):
            yield f"step {step.seq} tells events across an undo"
        else:
            told = [bytes(one["event"]) for one in msgspec.json.decode(step.events, type=list[dict[str, msgspec.Raw]])]
            seen = [event for version in missed for event in version.events]
            lasting = [event for event in seen if step.seat is not None or self.game.lasting(event)]
            if told not in ([*map(encode, seen)], [*map(encode, lasting)]):  # spectators are told less of the past
                yield f"the events of step {step.seq} are others"


def truth_of(row: TableRow, steps: Sequence[StepRow]) -> Truth:
    """Play a table's moves again; raises NotLegal or Illegal where that cannot be done."""
    game = find(row.game)
    start = game.parse(row.start) if row.start else game.start(options_of(row), row.seats)
    truth, dice, draws = Truth(game, row.seats, start), FairDice(row.seed), 0
    decode = msgspec.json.Decoder(game.types.move).decode
    before, told = start, list[Any]()
    for at, step in enumerate(steps, 1):
        if step.seq != at:
            raise NotLegal(f"step {step.seq} stands at {at}")
        if step.kind == "undo":
            left = int(step.move)
            undone = [event for events in truth.events[left + 1 :] for event in events]
            truth.undos.append(Undone(step, [*truth.moments(left)]))
            before = truth.line[-1]
            del truth.line[left + 1 :], truth.events[left + 1 :], truth.moves[left:]
            noticed = truth.after(undone, True, before, step.at)
        else:
            move, events = decode(step.move), list[Any]()
            if step.by is None and at > row.imported:
                draws = _drawn(dice, step, draws, game.outcomes(truth.line[-1]), move)
            truth.moves.append(step)
            truth.line.append(game.apply(truth.line[-1], step.by, move, events.append))
            truth.events.append(events)
            if encode(events).decode() != step.events:
                raise NotLegal(f"the events of step {step.seq} are others")
            told += events
            if row.imported < at < len(steps) and steps[at].by is None and steps[at].kind == step.kind:
                continue  # chance that follows at once is part of the step
            noticed = truth.begin_here() if at <= row.imported else truth.after(told, False, before, step.at)
        if noticed != step.noticed:
            raise NotLegal(f"step {step.seq} was noticed by {noticed:b}, not by {step.noticed:b}")
        before, told = truth.line[-1], []
    return truth


def _drawn(dice: FairDice, step: StepRow, draws: int, outcomes: Any, move: Any) -> int:
    """The number of draws after this one; those of moves that were taken back stay used."""
    if step.draw != draws or dice.draw(draws, outcomes) != move:
        raise NotLegal(f"step {step.seq} is not what the dice say")
    return draws + 1


def _actions(step: Step) -> list[bytes] | None:
    if step.actions == NOTHING:
        return None
    return [bytes(one["action"]) for one in msgspec.json.decode(step.actions, type=list[dict[str, msgspec.Raw]])]
