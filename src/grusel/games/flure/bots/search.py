"""Rank all moves of all figures, then play out the best with every seat's replies and the cards."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from grusel.games.flure.bots.cards import Watch, judged, outlooks, standings
from grusel.games.flure.bots.dice import Dice, draw_any_card
from grusel.games.flure.kernel.codes import CELL, FIGURES, OUT, OVER, WAITING
from grusel.games.flure.kernel.moves import Moves
from grusel.games.flure.kernel.plays import list_plays, play_result
from grusel.games.flure.kernel.table import Table, can_play, copy_into
from grusel.games.flure.value import points_to_exit

FEW: Final = 5  # moves that `Mind` looks at closely
OF_EACH: Final = 3  # moves of each figure that `WideMind` looks at closely


class Plan:
    """A move at the root and its results so far."""

    def __init__(self, number: int, figure: i64, result: i64, value: float) -> None:
        self.number = number  # in the list of actions
        self.figure = figure
        self.result = result
        self.value = value
        self.total: float = 0.0
        self.tries: int = 0

    def mean(self) -> float:
        return self.total / float(self.tries) if self.tries else self.value


class Mind:
    """The memory of a search: a listing for each figure of a seat, a table to try moves on, a hall for the monster."""

    def __init__(self, seats: i64) -> None:
        self.moves: list[Moves] = [Moves(), Moves(), Moves(), Moves()]
        self.trial: Table = Table(seats)
        self.watch: Watch = Watch(seats)

    def promising(self, table: Table, dice: Dice) -> list[Plan]:
        """Return the moves that come farthest, by a guess that is up to 3 points off."""
        chosen: list[Plan] = []
        figure = 4 * table.mover
        while figure < 4 * table.mover + 4:
            if can_play(table, figure):
                guess(self, table, figure, 3, chosen, FEW, dice)
            figure += 1
        return chosen


class WideMind(Mind):
    """Consider every figure, and moves that do not come far."""

    def promising(self, table: Table, dice: Dice) -> list[Plan]:
        chosen: list[Plan] = []
        figure = 4 * table.mover
        while figure < 4 * table.mover + 4:
            if can_play(table, figure):
                best_of_figure: list[Plan] = []
                guess(self, table, figure, 6, best_of_figure, OF_EACH, dice)
                chosen += best_of_figure
            figure += 1
        return chosen


def guess(mind: Mind, table: Table, figure: i64, off: i64, chosen: list[Plan], most: i64, dice: Dice) -> None:
    """Guess the value of each move of a figure, up to `off` points off; keep the best in a short list."""
    moves = mind.moves[figure & 3]
    least = chosen[len(chosen) - 1].value if chosen else -99.0
    result = list_plays(table, moves, figure)
    while result < moves.found:
        guessed = gain(table, moves, figure, result) + float(dice.roll(16 * off)) / 16.0
        if guessed > least or len(chosen) < most:
            keep(chosen, Plan(0, figure, result, guessed), most)
            least = chosen[len(chosen) - 1].value
        result += 1


def keep(chosen: list[Plan], plan: Plan, most: i64) -> None:
    """Insert a plan into a short list, best first."""
    at = len(chosen)
    while at > 0 and chosen[at - 1].value < plan.value:
        at -= 1
    chosen.insert(at, plan)
    if len(chosen) > most:
        chosen.pop()


def all_plans(table: Table) -> list[Plan]:
    """List every move of the seat to move, in the order of the game's actions."""
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
    """Return the points by which a result brings the figure nearer to the exit."""
    cell = moves.node[moves.results[result]] & CELL
    before = points_to_exit(table.place[figure])
    if cell == OUT:
        return float(before) + 6.0  # safe is better than near
    return float(before - points_to_exit(-1 if cell == WAITING else cell))


def list_all(mind: Mind, table: Table) -> None:
    """List the results of every figure that the seat to move can play."""
    figure = 4 * table.mover
    while figure < 4 * table.mover + 4:
        if can_play(table, figure):
            list_plays(table, mind.moves[figure & 3], figure)
        figure += 1


def play_trial(mind: Mind, table: Table, plan: Plan) -> None:
    """Copy the table to the trial table and play a listed move there."""
    copy_into(table, mind.trial)
    play_result(mind.trial, mind.moves[plan.figure & 3], plan.figure, plan.result)


def rank_by_race(table: Table, plans: list[Plan]) -> None:
    """Rank the moves by value without the monster."""
    mind, seat = Mind(table.seats), table.mover
    list_all(mind, table)
    for plan in plans:
        play_trial(mind, table, plan)
        standings(mind.watch, mind.trial)
        plan.value = mind.watch.values[seat]
    plans.sort(key=worst_first, reverse=True)


def rank_by_outlook(table: Table, plans: list[Plan], up: Callable[[], bool]) -> None:
    """Rank the moves by value with the danger from the cards; moves not valued in time come last."""
    mind, seat = Mind(table.seats), table.mover
    list_all(mind, table)
    plans.sort(key=worst_first, reverse=True)
    looked: list[Plan] = []
    for plan in plans:
        if looked and len(looked) % 8 == 0 and up():
            break
        plan.value = outlook(mind, table, plan, seat)
        looked.append(plan)
    looked.sort(key=worst_first, reverse=True)
    plans[: len(looked)] = looked


def outlook(mind: Mind, table: Table, plan: Plan, seat: i64) -> float:
    """Value a listed move for a seat, with the danger from the cards."""
    play_trial(mind, table, plan)
    outlooks(mind.watch, mind.trial)
    return mind.watch.values[seat]


def worst_first(plan: Plan) -> float:
    return plan.value


def best_plan(
    mind: Mind, table: Table, plans: list[Plan], tries: int, ahead: int, seed: int, up: Callable[[], bool]
) -> Plan:
    """Play out the plans again and again; after each series the poorer half drops out."""
    dice, root = Dice(seed), Mind(table.seats)
    list_all(root, table)
    alive = plans[:]
    while len(alive) > 1:
        for _ in range(max(1, tries // len(alive))):
            luck = dice.roll(1 << 26)
            for plan in alive:
                if up():
                    return best(alive)
                play_trial(root, table, plan)
                go_on(mind, root.trial, table.round + ahead, Dice(luck))
                plan.total += mind.watch.values[table.mover]
                plan.tries += 1
        alive.sort(key=poorest_first, reverse=True)
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0]


def best(plans: list[Plan]) -> Plan:
    """Return the best plan that was played out, or the first if none was."""
    found = plans[0]
    for plan in plans:
        if plan.tries and (not found.tries or plan.mean() > found.mean()):
            found = plan
    return found


def poorest_first(plan: Plan) -> float:
    return plan.mean()


def go_on(mind: Mind, table: Table, until: i64, dice: Dice) -> None:
    """Play by the policy until the monster comes in round `until`, which is valued exactly over the cards."""
    while table.phase == FIGURES or (table.phase != OVER and table.round < until):
        if table.phase == FIGURES:
            reply(mind, table, dice)
        else:
            draw_any_card(table, dice)
    if table.phase == OVER:
        standings(mind.watch, table)
    else:
        judged(mind.watch, table)


def reply(mind: Mind, table: Table, dice: Dice) -> None:
    """Play by the policy: of a few promising moves the one with the best outlook for the seat to move."""
    chosen = mind.promising(table, dice)
    seat = table.mover
    found = chosen[0]
    if len(chosen) > 1:
        most = -9.0
        for plan in chosen:
            value = outlook(mind, table, plan, seat)
            if value > most:
                most = value
                found = plan
    play_result(table, mind.moves[found.figure & 3], found.figure, found.result)


def what_comes(table: Table, until: int, seed: int) -> list[float]:
    """Play the game on once; return the values for all seats, exact over the last round's cards."""
    mind = Mind(table.seats)
    go_on(mind, table, until, Dice(seed))
    return list(mind.watch.values)
