"""Die verbotene Insel: compare ends of a turn by the best next turn, with the same luck for all of them."""

from __future__ import annotations

from math import exp
from typing import Final

from grusel.bots.clock import Clock
from grusel.games.insel.bots.chance import Luck, passed
from grusel.games.insel.bots.plan import Plan
from grusel.games.insel.bots.turn import best_ends
from grusel.games.insel.state import State
from grusel.games.insel.value import Judge, worth

# Winning chances by the value of a position.
MIDDLE: Final = 6.5
SCALE: Final = 8.5


def most_promising(found: list[Outlook], luck: int, tries: int, clock: Clock) -> Plan:
    """Drop the poorer half of the plans again and again, until one is left or time is up."""
    alive, tried = list(found), 0
    while len(alive) > 1:
        for _ in range(max(1, tries // len(alive))):
            if tried and clock.up():
                return max(alive, key=lambda outlook: outlook.total).plan
            for outlook in alive:
                outlook.look(hash((luck, tried)))
            tried += 1
        alive.sort(key=lambda outlook: -outlook.total)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0].plan


class Outlook:
    """A plan with the sum of the chances found for it so far; one brain plays the next seat's turn as well."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.end = plan.end
        self.judge = None if self.end.ended else Judge(self.end)
        self.total = 0.0

    def look(self, seed: int) -> None:
        """Draw one sample of the cards to come, and add the best turn after it."""
        if self.judge is None:
            self.total += chance(worth(self.end))
            return
        luck = Luck(seed)
        after = self.awaited(passed(self.end, self.judge, luck), luck)
        self.total += chance(worth(after) if after.ended else best_ends(after, Judge(after), None, 1)[0].worth)

    def awaited(self, state: State, luck: Luck) -> State:
        """The table at the beginning of the turn to be judged: the next seat's."""
        return state


class LonelyOutlook(Outlook):
    """Expects nothing of other seats: they draw, the water rises, and the bot's own next turn is judged."""

    def awaited(self, state: State, luck: Luck) -> State:
        while not state.ended and state.active != self.end.active:
            state = passed(state, Judge(state), luck)
        return state


def luck_of(state: State) -> int:
    """A seed from the table: the same for all actions of a turn, and for every seat that looks at this table."""
    return hash((state.deck, state.floods, state.flood_discard, state.level, state.active))


def chance(worth: float) -> float:
    return 1 / (1 + exp((MIDDLE - worth) / SCALE))
