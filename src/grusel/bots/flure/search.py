"""Finstere Flure: rank all moves of all figures, then play the best ones on, with everybody's replies and the cards."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from grusel.games.flure.kernel.codes import FIGURES, OUT, OVER, WAITING
from grusel.games.flure.kernel.moves import CELL, Moves
from grusel.games.flure.kernel.playout import Dice, random_card
from grusel.games.flure.kernel.table import (
    CARD_KINDS,
    Table,
    can_play,
    card_weight,
    copy,
    draw_card,
    list_plays,
    play_result,
)
from grusel.games.flure.value import outlook, points_to_exit, standing

Judge = Callable[[Table, i64], float]  # what a seat may expect from the cards that come now

REPLIES: Final = 5  # moves that a policy looks at more closely
NOISE: Final = 3  # points: by so much a policy's first guess may be off


class Plan:
    """A move at the root and what came of it so far."""

    def __init__(self, number: int, figure: i64, result: i64, value: float) -> None:
        self.number = number  # in the list of actions
        self.figure = figure
        self.result = result
        self.value = value
        self.total: float = 0.0
        self.tries: int = 0

    def mean(self) -> float:
        return self.total / float(self.tries) if self.tries else self.value


def all_plans(table: Table) -> list[Plan]:
    """Every move of the seat to move, in the order of the game's actions."""
    moves = Moves()
    plans: list[Plan] = []
    figure = 4 * table.mover
    while figure < 4 * table.mover + 4:
        if can_play(table, figure):
            least = list_plays(table, moves, figure)
            result = least
            while result < moves.found:
                plans.append(Plan(len(plans), figure, result, gain(table, moves, figure, result)))
                result += 1
        figure += 1
    return plans


def gain(table: Table, moves: Moves, figure: i64, result: i64) -> float:
    """Points by which a result brings the figure nearer to the exit."""
    cell = moves.node[moves.results[result]] & CELL
    before = points_to_exit(table.place[figure])
    if cell == OUT:
        return float(before) + 6.0  # out and safe is worth more than being near
    return float(before - points_to_exit(-1 if cell == WAITING else cell))


def played(table: Table, moves: Moves, figure: i64, result: i64) -> Table:
    """The table after a result; the listing is made anew, because it belongs to one board."""
    after = copy(table)
    list_plays(after, moves, figure)
    play_result(after, moves, figure, result)
    return after


def rank_by_race(table: Table, plans: list[Plan]) -> None:
    """The value of each move if there were no monster."""
    moves, seat = Moves(), table.mover
    for plan in plans:
        plan.value = standing(played(table, moves, plan.figure, plan.result), seat)
    plans.sort(key=worst_first, reverse=True)


def rank_by_outlook(table: Table, plans: list[Plan], up: Callable[[], bool]) -> None:
    """The value of each move with the danger from the cards; moves for which time is short come last."""
    moves, seat = Moves(), table.mover
    plans.sort(key=worst_first, reverse=True)
    looked: list[Plan] = []
    for plan in plans:
        if looked and len(looked) % 8 == 0 and up():
            break
        plan.value = outlook(played(table, moves, plan.figure, plan.result), seat)
        looked.append(plan)
    looked.sort(key=worst_first, reverse=True)
    plans[: len(looked)] = looked


def worst_first(plan: Plan) -> float:
    return plan.value


def best_plan(
    table: Table, plans: list[Plan], rounds: int, tries: int, judge: Judge, seed: int, up: Callable[[], bool]
) -> Plan:
    """Play the plans on again and again; after each series the poorer half drops out."""
    dice, moves = Dice(seed), Moves()
    alive = plans[:]
    while len(alive) > 1:
        for _ in range(max(1, tries // len(alive))):
            luck = dice.roll(1 << 26)
            for plan in alive:
                if up():
                    return best(alive)
                try_plan(table, moves, plan, rounds, judge, Dice(luck))
        alive.sort(key=poorest_first, reverse=True)
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0]


def best(plans: list[Plan]) -> Plan:
    """Of the plans that were played on, if there are any."""
    found = plans[0]
    for plan in plans:
        if plan.tries and (not found.tries or plan.mean() > found.mean()):
            found = plan
    return found


def poorest_first(plan: Plan) -> float:
    return plan.mean()


def try_plan(table: Table, moves: Moves, plan: Plan, rounds: int, judge: Judge, dice: Dice) -> None:
    after = played(table, moves, plan.figure, plan.result)
    plan.total += play_on(after, moves, table.mover, table.round + rounds, judge, dice)
    plan.tries += 1


def play_on(table: Table, moves: Moves, seat: i64, until: i64, judge: Judge, dice: Dice) -> float:
    """Everybody plays by the policy until the monster phase of a round, which is judged over all cards."""
    while table.phase != OVER:
        if table.phase == FIGURES:
            reply(table, moves, dice)
        elif table.round >= until:
            return judge(table, seat)
        else:
            random_card(table, dice)
    return standing(table, seat)


def reply(table: Table, moves: Moves, dice: Dice) -> None:
    """The policy: a few moves that come far, of these the one with the best outlook for whoever moves."""
    chosen = promising(table, moves, dice)
    seat = table.mover
    found = chosen[0]
    if len(chosen) > 1:
        most = -9.0
        for plan in chosen:
            value = outlook(played(table, moves, plan.figure, plan.result), seat)
            if value > most:
                most = value
                found = plan
    list_plays(table, moves, found.figure)
    play_result(table, moves, found.figure, found.result)


def promising(table: Table, moves: Moves, dice: Dice) -> list[Plan]:
    """The moves that come farthest, by a guess that is a little off each time."""
    chosen: list[Plan] = []
    least = -99.0
    figure = 4 * table.mover
    while figure < 4 * table.mover + 4:
        if can_play(table, figure):
            result = list_plays(table, moves, figure)
            while result < moves.found:
                guess = gain(table, moves, figure, result) + float(dice.roll(16 * NOISE)) / 16.0
                if guess > least or len(chosen) < REPLIES:
                    keep(chosen, Plan(0, figure, result, guess))
                    least = chosen[len(chosen) - 1].value
                result += 1
        figure += 1
    return chosen


def keep(chosen: list[Plan], plan: Plan) -> None:
    """Into its place in a short list, best first."""
    at = len(chosen)
    while at > 0 and chosen[at - 1].value < plan.value:
        at -= 1
    chosen.insert(at, plan)
    if len(chosen) > REPLIES:
        chosen.pop()


def what_comes(table: Table, until: int, seed: int) -> list[float]:
    """What every seat may expect after one way to go on, the cards of the last round being taken exactly."""
    moves, dice = Moves(), Dice(seed)
    while table.phase != OVER:
        if table.phase == FIGURES:
            reply(table, moves, dice)
        elif table.round >= until:
            return expected(table)
        else:
            random_card(table, dice)
    return standings(table)


def expected(table: Table) -> list[float]:
    """The exact mean over all cards that may come now, for every seat."""
    means = [0.0] * table.seats
    total = 0.0
    for kind in range(CARD_KINDS):
        weight = float(card_weight(table, kind))
        if weight > 0.0:
            trial = copy(table)
            draw_card(trial, kind)
            means = [mean + weight * value for mean, value in zip(means, standings(trial), strict=True)]
            total += weight
    return [mean / total for mean in means] if total > 0.0 else standings(table)


def standings(table: Table) -> list[float]:
    return [standing(table, seat) for seat in range(table.seats)]
