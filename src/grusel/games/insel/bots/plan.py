"""Die verbotene Insel: whole turns as plans, tried on the table before the first action is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from grusel.bots.bot import Question
from grusel.bots.clock import Clock
from grusel.games.insel.bots.table import Table, ended, first_action
from grusel.games.insel.bots.turn import best_ends
from grusel.games.insel.choices import END, LEAVE, special_cards
from grusel.games.insel.choices import choices as listed
from grusel.games.insel.ends import EVERYTHING
from grusel.games.insel.rules import apply
from grusel.games.insel.state import Capture, Event, Give, Helicopter, Leave, Sandbags, Shore, State, Swim
from grusel.games.insel.tiles import HELICOPTER, LANDING, TREASURE_TILES
from grusel.games.insel.value import Judge, packed_hands, packed_pawns, worth

Judging = Callable[[State], float]
LITTLE: Final = 0.02  # share of the fear of the water


class Plan:
    """The first action of a turn, the table its best continuation leads to, and the value of that table."""

    __slots__ = ("action", "state", "turn", "worth")

    def __init__(self, action: Any, state: State, turn: Table | None, worth: float) -> None:
        self.action, self.state, self.turn, self.worth = action, state, turn, worth

    @property
    def end(self) -> State:
        """The table at the end of the turn."""
        return self.state if self.turn is None else ended(self.state, self.turn)


def followed(plan: Plan, state: State, seat: int) -> Iterator[tuple[State, Any]]:
    """The actions of the plan after its first, up to the first decision of another seat."""
    if plan.turn is None:
        return
    path = plan.turn.path if plan.state is not state else plan.turn.path >> 8
    state, action = apply(state, seat, plan.action, ignore), plan.action
    while action != END and state.phase == "actions" and state.active == seat:
        action = first_action(path)
        yield state, action
        state, path = apply(state, seat, action, ignore), path >> 8


def ignore(event: Event) -> None:
    """Search emits no events."""


def greedy(state: State, seat: int, judge: Judging = worth) -> Any:
    """The action that leads to the table of highest value."""
    actions = listed(state, seat)
    if len(actions) == 1:
        return actions[0]
    return max(sensible(state, actions), key=lambda action: judge(apply(state, seat, action, ignore)))


def careless(state: State) -> float:
    """The value of a table for a player who fears the water too little."""
    if state.ended:
        return worth(state)
    judge = Judge(state)
    cards = judge.cards(packed_pawns(state), packed_hands(state), state.captured)
    return cards - LITTLE * judge.water(state.flooded, state.captured)


def turns(question: Question, state: State, keep: int) -> list[Plan]:
    """The best ends of the seat's own turn, best first; none if it is another seat's turn."""
    if state.phase != "actions" or state.active != question.seat:
        return []
    found = _ends(None, state, question.clock, keep)
    for special in useful(state, special_cards(state, question.seat)):
        if question.clock.up():
            break
        found += _played(special, apply(state, question.seat, special, ignore), question, keep)
    found.sort(key=lambda plan: -plan.worth)
    return found[:keep]


def _played(first: Any, after: State, question: Question, keep: int) -> list[Plan]:
    """The ends of the turn after a given first action."""
    if after.phase != "actions" or after.active != question.seat:
        return [Plan(first, after, None, worth(after))]
    return _ends(first, after, question.clock, keep)


def _ends(first: Any, state: State, clock: Clock, keep: int) -> list[Plan]:
    ends = best_ends(state, Judge(state), clock, keep)
    return [Plan(first or first_action(end.table.path), state, end.table, end.worth) for end in ends]


def plans(question: Question, state: State) -> list[Plan]:
    """The best plan for each first action, best first."""
    found: list[Plan] = []
    # Of equal plans the first is taken: actions with a sure effect come before moves.
    for action in sorted(sensible(state, question.actions), key=_urgency):
        if found and question.clock.up():
            break
        found += _played(action, apply(state, question.seat, action, ignore), question, 1)
    found.sort(key=lambda plan: -plan.worth)
    return found


def _urgency(action: Any) -> int:
    return ORDER.get(type(action), len(ORDER))


ORDER: Final[dict[type, int]] = {kind: number for number, kind in enumerate((Leave, Capture, Swim, Shore, Give))}


def sensible(state: State, actions: Sequence[Any]) -> list[Any]:
    """Without flights to nowhere in particular, and without sandbags for tiles that are not needed."""
    return useful(state, actions) or list(actions)


def useful(state: State, actions: Sequence[Any]) -> list[Any]:
    """The actions without special cards that help nothing; only leaving, if that is possible."""
    if LEAVE in actions:
        return [LEAVE]
    goals = _goals(state)
    return [action for action in actions if _is_sensible(state, action, goals)]


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
    """The landing, and the tiles of treasures not yet captured."""
    goals = {state.tiles.index(LANDING)}
    for kind in range(4):
        if not state.captured >> kind & 1:
            goals |= {state.tiles.index(tile) for tile in TREASURE_TILES[kind]}
    return goals
