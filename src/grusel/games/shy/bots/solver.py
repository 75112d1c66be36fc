"""Regret minimisation for one floor: the builder chooses a shape and a truth, the hero finds his way.

Predictive discounted CFR+ (Xu et al. 2024): regrets decay and stay non-negative, the prediction repeats the last gain,
and averages give later rounds more weight.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from grusel.games.shy.bots.plot import (
    ATOMS,
    ATOMS_BOTH,
    ATOMS_ONE,
    ATOMS_WRONG,
    EXIT_AT,
    FIRST_AT,
    PAIRS,
    SECOND_AT,
    WAYS,
    Plot,
    zeros,
)

FADING: Final = 1.2
WEIGHING: Final = 3.0


class Hand:
    """A possible hand of the builder: his two monsters, its probability, and the hero's value of leaving."""

    def __init__(self, chance: float, first: i64, second: i64, pair: i64, worth: list[float]) -> None:
        self.chance = chance
        self.first = first
        self.second = second
        self.pair = pair
        self.none_met: float = worth[0]
        self.first_met: float = worth[1]
        self.second_met: float = worth[2]
        self.both_met: float = worth[3]
        # Also: with the first met, or the second, and the other wrongly guessed.
        self.first_wrong: float = worth[4] if len(worth) > 4 else 0.0
        self.second_wrong: float = worth[5] if len(worth) > 4 else 0.0

    def worth(self) -> list[float]:
        met = [self.none_met, self.first_met, self.second_met, self.both_met]
        return [*met, self.first_wrong, self.second_wrong]


class Floor:
    """A game of one floor and the state of its solution. Choices of a hand: WAYS for each plot, in a row."""

    def __init__(self, plots: list[Plot], hands: list[Hand]) -> None:
        self.plots = plots
        self.hands = hands
        self.width: i64 = len(plots) * WAYS
        self.regrets: vec[float] = zeros(len(hands) * self.width)
        self.sums: vec[float] = zeros(len(hands) * self.width)
        self.worths: vec[float] = zeros(len(hands) * self.width)  # for the hero, of each choice
        self.chances: vec[float] = zeros(len(hands) * self.width)  # without the chance of the hand itself
        self.atoms: vec[float] = zeros(ATOMS)
        self.round: i64 = 0


def train(floor: Floor, rounds: i64) -> None:
    """One round: the builder is dealt a hand and chooses among all plots."""
    if not floor.round:
        even_rows(floor, floor.width)
    done: i64 = 0
    while done < rounds:
        weight, keep = next_round(floor)
        walk_all(floor, weight, keep)
        base: i64 = 0
        for _ in floor.hands:
            learn_row(floor, base, base + floor.width, weight, keep)
            base += floor.width
        done += 1


def train_against(floor: Floor, values: list[float], rounds: i64) -> None:
    """One round: the builder also chooses the hand, at the price of the hero's value against that hand."""
    if not floor.round:
        even_rows(floor, len(floor.chances))
    done: i64 = 0
    while done < rounds:
        weight, keep = next_round(floor)
        walk_all(floor, weight, keep)
        take_off(floor, values)
        learn_row(floor, 0, len(floor.chances), weight, keep)
        done += 1


def even_rows(floor: Floor, width: i64) -> None:
    at: i64 = 0
    while at < len(floor.chances):
        floor.chances[at] = 1.0 / float(width)
        at += 1


def next_round(floor: Floor) -> tuple[float, float]:
    """The weight of a round in the average, and the share of the regrets that is kept."""
    floor.round += 1
    number = float(floor.round)
    return number**WEIGHING, 1.0 - 1.0 / (number**FADING + 1.0)


def walk_all(floor: Floor, weight: float, keep: float) -> None:
    number: i64 = 0
    for plot in floor.plots:
        gather(floor, number, floor.chances)
        fill_ends(floor, plot)
        learn(plot, keep)
        walk_down(plot, plot.chances)
        remember(plot, weight)
        spread(floor, plot)
        judge(floor, number)
        number += 1  # noqa: SIM113


def take_off(floor: Floor, values: list[float]) -> None:
    at: i64 = 0
    for value in values:
        last = at + floor.width
        while at < last:
            floor.worths[at] -= value
            at += 1


# --- from the builder's choices to the hero's values ------------------------------------------------------------------


def gather(floor: Floor, number: i64, chances: vec[float]) -> None:
    """Compute the atoms of a plot from the builder's choices for each hand."""
    clear(floor.atoms)
    base = number * WAYS
    for hand in floor.hands:
        gather_hand(floor.atoms, hand, chances, base)
        base += floor.width


def clear(row: vec[float]) -> None:
    at: i64 = 0
    while at < len(row):
        row[at] = 0.0
        at += 1


def gather_hand(atoms: vec[float], hand: Hand, chances: vec[float], base: i64) -> None:
    way: i64 = 0
    both = ATOMS_BOTH + hand.pair * WAYS
    wrong = ATOMS_WRONG + hand.pair * WAYS
    while way < WAYS:
        weight = chances[base + way] * hand.chance
        if weight > 0.0:
            exit, one, two = EXIT_AT[way], FIRST_AT[way], SECOND_AT[way]
            low, high = (one, two) if one < two else (two, one)
            atoms[(exit * 6 + low) * 6 + high] += weight * hand.none_met
            atoms[ATOMS_ONE + ((hand.first * 6 + exit) * 6 + one) * 6 + two] += weight * hand.first_met
            atoms[ATOMS_ONE + ((hand.second * 6 + exit) * 6 + two) * 6 + one] += weight * hand.second_met
            atoms[both + way] += weight * hand.both_met
            atoms[wrong + way] += weight * hand.first_wrong
            atoms[wrong + PAIRS * WAYS + way] += weight * hand.second_wrong
        way += 1


def fill_ends(floor: Floor, plot: Plot) -> None:
    atoms, values = floor.atoms, plot.values
    end: i64 = 0
    at: i64 = 0
    while end < plot.ends:
        total = 0.0
        last = i64(plot.end_from[end + 1])
        while at < last:
            total += atoms[i64(plot.end_atoms[at])]
            at += 1
        values[end] = total
        end += 1


def learn(plot: Plot, keep: float) -> None:
    """Values from the last decisions to the first by the current chances; then regrets and new chances."""
    values, regrets, chances, refs, hopes = plot.values, plot.regrets, plot.chances, plot.refs, plot.hopes
    act: i64 = 0
    ref: i64 = 0
    state: i64 = 0
    while state < plot.states:
        first = act
        last = i64(plot.act_from[state + 1])
        value = 0.0
        while act < last:
            found = 0.0
            stop = i64(plot.ref_from[act + 1])
            while ref < stop:
                found += values[i64(refs[ref])]
                ref += 1
            value += chances[act] * found
            hopes[act] = found
            act += 1
        values[plot.ends + state] = value
        act = first
        while act < last:
            hopes[act] -= value
            act += 1
        regret_match(chances, regrets, hopes, first, last, keep)
        state += 1


def regret_match(
    chances: vec[float], regrets: vec[float], gains: vec[float], first: i64, last: i64, keep: float
) -> None:
    """Add the gains to the regrets; set the chances by regrets with the same gains added once more."""
    at = first
    total = 0.0
    while at < last:
        gain = gains[at]
        regret = keep * regrets[at] + gain
        if regret < 0.0:
            regret = 0.0
        regrets[at] = regret
        hope = regret + gain
        if hope < 0.0:
            hope = 0.0
        gains[at] = hope
        total += hope
        at += 1
    settle(chances, gains, first, last, total)


def settle(chances: vec[float], weights: vec[float], first: i64, last: i64, total: float) -> None:
    """Chances in proportion to weights, or equal ones if all weights are 0."""
    at = first
    if total > 0.0:
        while at < last:
            chances[at] = weights[at] / total
            at += 1
    else:
        even = 1.0 / float(last - first)
        while at < last:
            chances[at] = even
            at += 1


# --- from the hero's chances to the value of each choice of the builder -----------------------------------------------


def walk_down(plot: Plot, chances: vec[float]) -> None:
    """How often the hero's choices lead to each end and state, from the first decision on."""
    flows, refs = plot.flows, plot.refs
    clear(flows)
    state = plot.states - 1
    flows[plot.ends + state] = 1.0
    act: i64 = len(plot.acts) - 1
    ref: i64 = len(refs) - 1
    while state >= 0:
        first = i64(plot.act_from[state])
        flow = flows[plot.ends + state]
        while act >= first and flow > 0.0:
            stop = i64(plot.ref_from[act])
            share = flow * chances[act]
            while ref >= stop and share > 0.0:
                flows[i64(refs[ref])] += share
                ref -= 1
            ref = stop - 1
            act -= 1
        act = first - 1
        ref = i64(plot.ref_from[first]) - 1
        state -= 1


def remember(plot: Plot, weight: float) -> None:
    """Add the chances to the average, weighted by how often they count."""
    sums, chances, flows = plot.sums, plot.chances, plot.flows
    state: i64 = 0
    act: i64 = 0
    while state < plot.states:
        last = i64(plot.act_from[state + 1])
        share = weight * flows[plot.ends + state]
        while act < last and share > 0.0:
            sums[act] += share * chances[act]
            act += 1
        act = last
        state += 1


def spread(floor: Floor, plot: Plot) -> None:
    """Spread the flows of ends to their atoms."""
    atoms, flows = floor.atoms, plot.flows
    clear(atoms)
    end: i64 = 0
    while end < plot.ends:
        flow = flows[end]
        at = i64(plot.end_from[end])
        last = i64(plot.end_from[end + 1])
        while at < last and flow > 0.0:
            atoms[i64(plot.end_atoms[at])] += flow
            at += 1
        end += 1


def judge(floor: Floor, number: i64) -> None:
    """The hero's value of each truth on this plot, for each hand."""
    base = number * WAYS
    for hand in floor.hands:
        judge_hand(floor.atoms, hand, floor.worths, base)
        base += floor.width


def judge_hand(atoms: vec[float], hand: Hand, worths: vec[float], base: i64) -> None:
    way: i64 = 0
    both = ATOMS_BOTH + hand.pair * WAYS
    wrong = ATOMS_WRONG + hand.pair * WAYS
    while way < WAYS:
        exit, one, two = EXIT_AT[way], FIRST_AT[way], SECOND_AT[way]
        low, high = (one, two) if one < two else (two, one)
        worths[base + way] = (
            atoms[(exit * 6 + low) * 6 + high] * hand.none_met
            + atoms[ATOMS_ONE + ((hand.first * 6 + exit) * 6 + one) * 6 + two] * hand.first_met
            + atoms[ATOMS_ONE + ((hand.second * 6 + exit) * 6 + two) * 6 + one] * hand.second_met
            + atoms[both + way] * hand.both_met
            + atoms[wrong + way] * hand.first_wrong
            + atoms[wrong + PAIRS * WAYS + way] * hand.second_wrong
        )
        way += 1


def learn_row(floor: Floor, first: i64, last: i64, weight: float, keep: float) -> None:
    """The builder prefers choices of little value to the hero."""
    chances, worths, sums = floor.chances, floor.worths, floor.sums
    at = first
    value = 0.0
    while at < last:
        value += chances[at] * worths[at]
        at += 1
    at = first
    while at < last:
        worths[at] = value - worths[at]
        at += 1
    regret_match(chances, floor.regrets, worths, first, last, keep)
    at = first
    while at < last:
        sums[at] += weight * chances[at]
        at += 1
