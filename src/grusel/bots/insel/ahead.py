"""Die verbotene Insel: ends of a turn compared by the turn that can follow, with the same luck for all of them."""

from __future__ import annotations

from math import exp
from typing import Final

from grusel.bots.clock import Clock
from grusel.bots.insel.chance import Luck, passed
from grusel.bots.insel.plan import Plan
from grusel.bots.insel.turn import best_ends
from grusel.games.insel.state import State
from grusel.games.insel.value import Judge, worth

# Winning chances by what a position is worth
MIDDLE: Final = 6.5
SCALE: Final = 8.5
REMEMBERED: Final = 500  # ends


class Ahead:
    """Looks at plans again and again; what it has seen of an end it need not look at again with the next action."""

    def __init__(self, tries: int) -> None:
        self.tries = tries
        self.seen: dict[tuple[int, State], list[float]] = {}

    def best(self, found: list[Plan], state: State, clock: Clock) -> Plan:
        """The poorer half of the plans drops out, until one is left or time is up."""
        luck = luck_of(state)
        alive = [Outlook(plan, self._remembered(luck, plan.end), luck) for plan in found]
        tries = 0
        while len(alive) > 1:
            for _ in range(max(1, self.tries // len(alive))):
                if tries and clock.up():
                    return max(alive, key=lambda outlook: outlook.total).plan
                for outlook in alive:
                    outlook.look(tries)
                tries += 1
            alive.sort(key=lambda outlook: -outlook.total)
            del alive[(len(alive) + 1) // 2 :]
        return alive[0].plan

    def _remembered(self, luck: int, end: State) -> list[float]:
        if len(self.seen) > REMEMBERED:
            self.seen.clear()
        return self.seen.setdefault((luck, end), [])


class Outlook:
    """A plan and the chances that were found for it so far."""

    def __init__(self, plan: Plan, chances: list[float], luck: int) -> None:
        self.plan, self.chances, self.luck = plan, chances, luck
        self.end = plan.end
        self.judge = None if self.end.ended else Judge(self.end)
        self.total = 0.0

    def look(self, number: int) -> None:
        if number == len(self.chances):
            self.chances.append(self._chance(hash((self.luck, number))))
        self.total += self.chances[number]

    def _chance(self, seed: int) -> float:
        """After the cards that come now, and the best turn of the next seat."""
        if self.judge is None:
            return chance(worth(self.end))
        after = passed(self.end, self.judge, Luck(seed))
        return chance(worth(after) if after.ended else best_ends(after, Judge(after), None, 1)[0].worth)


def luck_of(state: State) -> int:
    """The same for all actions of a turn, and for everybody who looks at this table."""
    return hash((state.deck, state.floods, state.flood_discard, state.level, state.active))


def chance(worth: float) -> float:
    return 1 / (1 + exp((MIDDLE - worth) / SCALE))
