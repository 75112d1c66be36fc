"""Die verbotene Insel: whole turns as plans, tried out on the table before the first action is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.games.insel.choices import LEAVE
from grusel.games.insel.choices import choices as listed
from grusel.games.insel.ends import EVERYTHING
from grusel.games.insel.rules import apply
from grusel.games.insel.state import Capture, EndActions, Event, Give, Helicopter, Leave, Sandbags, Shore, State, Swim
from grusel.games.insel.tiles import HELICOPTER, LANDING, TREASURE_TILES
from grusel.games.insel.value import worth

Judge = Callable[[State], float]


class Plan:
    """The first action of a turn, where its best continuation leads, and what that is worth."""

    __slots__ = ("action", "end", "worth")

    def __init__(self, action: Any, end: State, worth: float) -> None:
        self.action, self.end, self.worth = action, end, worth


def ignore(event: Event) -> None:
    """Nobody listens to what is only thought."""


def sensible(state: State, seat: int, actions: Sequence[Any]) -> list[Any]:
    """Without flights that lead nowhere in particular, and sandbags for tiles that nobody needs."""
    if LEAVE in actions:
        return [LEAVE]
    goals = _goals(state)
    return [action for action in actions if _is_sensible(state, action, goals)] or list(actions)


def _is_sensible(state: State, action: Any, goals: set[int]) -> bool:
    if isinstance(action, Sandbags):
        return action.spot in goals
    if not isinstance(action, Helicopter):
        return True
    if sum([hand[HELICOPTER] for hand in state.hands]) < 2 and state.phase not in ("swim", "discard"):
        return False
    together = [pawn for pawn in range(state.seats) if state.pawns[pawn] == state.pawns[action.pawns[0]]]
    whole = state.captured != EVERYTHING or len(action.pawns) == len(together)
    return action.to in goals and whole


def _goals(state: State) -> set[int]:
    """The landing, and the tiles of treasures that are still to be captured."""
    goals = {state.tiles.index(LANDING)}
    for kind in range(4):
        if not state.captured >> kind & 1:
            goals |= {state.tiles.index(tile) for tile in TREASURE_TILES[kind]}
    return goals


def greedy(state: State, seat: int, judge: Judge = worth) -> Any:
    """The action after which the table is worth most."""
    actions = listed(state, seat)
    if len(actions) == 1:
        return actions[0]
    return max(sensible(state, seat, actions), key=lambda action: judge(apply(state, seat, action, ignore)))


def plans(question: Question, state: State, judge: Judge = worth) -> list[Plan]:
    """The best plan for each first action, best first."""
    turn = TurnSearch(question, judge)
    found: list[Plan] = []
    # Of plans that come to the same the first is taken: what is sure comes before walking about.
    for action in sorted(sensible(state, question.seat, question.actions), key=_urgency):
        if found and question.clock.up():
            break
        end, value = turn.best(apply(state, question.seat, action, ignore))
        found.append(Plan(action, end, value))
    found.sort(key=lambda plan: -plan.worth)
    return found


def _urgency(action: Any) -> int:
    return ORDER.get(type(action), len(ORDER))


ORDER: Final[dict[type, int]] = {kind: number for number, kind in enumerate((Leave, Capture, Swim, Shore, Give))}


class TurnSearch:
    """All ways to go on with one's own turn; what leads to the same table is looked at once."""

    def __init__(self, question: Question, judge: Judge) -> None:
        self.seat = question.seat
        self.clock = question.clock
        self.judge = judge
        self.known: dict[State, tuple[State, float]] = {}

    def best(self, state: State) -> tuple[State, float]:
        """Where the turn leads at best, and what that is worth."""
        if state.phase != "actions" or state.active != self.seat:
            return state, self.judge(state)
        if state not in self.known:
            self.known[state] = self._best(state)
        return self.known[state]

    def _best(self, state: State) -> tuple[State, float]:
        best = (state, self.judge(state))
        for action in listed(state, self.seat):
            if isinstance(action, EndActions | Helicopter | Sandbags):
                continue
            if self.clock.up():
                break
            found = self.best(apply(state, self.seat, action, ignore))
            if found[1] > best[1]:
                best = found
        return best
