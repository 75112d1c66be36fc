"""Counterfactual regret minimisation (CFR+) and exact best responses, for games small enough to list."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from grusel.game import Chance, Over, Seat
from grusel.registry import AnyGame

Chances = list[float]  # of the actions of an information set
Strategy = Callable[[Hashable, int], Chances]  # information set, number of actions


class Regrets:
    def __init__(self, actions: int) -> None:
        self.regrets = [0.0] * actions
        self.fresh = [0.0] * actions  # of this round
        self.sums = [0.0] * actions

    def chances(self) -> Chances:
        return _normal(self.regrets)

    def settle(self) -> None:
        """Drop negative regrets after a whole round."""
        self.regrets = [max(0.0, old + new) for old, new in zip(self.regrets, self.fresh, strict=True)]
        self.fresh = [0.0] * len(self.fresh)


class Cfr:
    """Two seats, one winner; `train` more for a smaller gap."""

    def __init__(self, game: AnyGame, start: Any) -> None:
        self.game = game
        self.start = start
        self.sets: dict[Hashable, Regrets] = {}
        self.round = 0

    def train(self, rounds: int) -> None:
        for _ in range(rounds):
            self.round += 1
            for seat in (0, 1):
                self._walk(self.start, seat, (1.0, 1.0))
                for entry in self.sets.values():
                    entry.settle()

    def strategy(self, key: Hashable, actions: int) -> Chances:
        """The average strategy, which converges."""
        return _normal(self.sets[key].sums) if key in self.sets else [1 / actions] * actions

    def _walk(self, state: Any, hero: Seat, reach: tuple[float, float]) -> float:
        turn = self.game.turn(state)
        if isinstance(turn, Over):
            return turn.payoffs[hero]
        if isinstance(turn, Chance):
            return self._nature(state, hero, reach)
        return self._decide(state, turn.seats[0], hero, reach)

    def _nature(self, state: Any, hero: Seat, reach: tuple[float, float]) -> float:
        """The chance of an outcome counts towards the opponent's reach, because the hero does not choose it."""
        outcomes = self.game.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        value = 0.0
        for move, weight in outcomes:
            after = _scaled(reach, 1 - hero, weight / total)
            value += weight / total * self._walk(self.game.apply(state, None, move), hero, after)
        return value

    def _decide(self, state: Any, seat: Seat, hero: Seat, reach: tuple[float, float]) -> float:
        actions = self.game.actions(state, seat)
        entry = self.sets.setdefault(information(self.game, state, seat), Regrets(len(actions)))
        chances = entry.chances()
        values = [
            self._walk(self.game.apply(state, seat, action), hero, _scaled(reach, seat, chance))
            for action, chance in zip(actions, chances, strict=True)
        ]
        value = sum(chance * found for chance, found in zip(chances, values, strict=True))
        if seat == hero:
            for at, found in enumerate(values):
                entry.fresh[at] += reach[1 - hero] * (found - value)
                entry.sums[at] += self.round * reach[hero] * chances[at]
        return value


def information(game: AnyGame, state: Any, seat: Seat) -> Hashable:
    """The seat's view, which in these games contains all it has seen."""
    return seat, game.view(state, seat)


def value(game: AnyGame, state: Any, seat: Seat, strategy: Strategy) -> float:
    """A seat's payoff if all players follow the strategy."""
    turn = game.turn(state)
    if isinstance(turn, Over):
        return turn.payoffs[seat]
    if isinstance(turn, Chance):
        outcomes = game.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        return (
            sum(weight * value(game, game.apply(state, None, move), seat, strategy) for move, weight in outcomes)
            / total
        )
    mover = turn.seats[0]
    actions = game.actions(state, mover)
    chances = strategy(information(game, state, mover), len(actions))
    after = [game.apply(state, mover, action) for action in actions]
    return sum(chance * value(game, state, seat, strategy) for chance, state in zip(chances, after, strict=True))


def best_response(game: AnyGame, start: Any, seat: Seat, strategy: Strategy) -> float:
    """The most a seat can get against the strategy, exactly."""
    return _respond(game, [(start, 1.0)], seat, strategy)


def _respond(game: AnyGame, worlds: list[tuple[Any, float]], seat: Seat, strategy: Strategy) -> float:
    """Search all truths that the seat cannot tell apart together; the weights are the others' and chance's."""
    total, own = 0.0, dict[Hashable, list[tuple[Any, float]]]()
    while worlds:
        state, weight = worlds.pop()
        turn = game.turn(state)
        if isinstance(turn, Over):
            total += weight * turn.payoffs[seat]
        elif isinstance(turn, Chance):
            outcomes = game.outcomes(state)
            ways = sum(count for _, count in outcomes)
            worlds += [(game.apply(state, None, move), weight * count / ways) for move, count in outcomes]
        elif turn.seats[0] == seat:
            own.setdefault(information(game, state, seat), []).append((state, weight))
        else:
            worlds += _replies(game, state, weight, turn.seats[0], strategy)
    return total + sum(_best(game, group, seat, strategy) for group in own.values())


def _replies(game: AnyGame, state: Any, weight: float, mover: Seat, strategy: Strategy) -> list[tuple[Any, float]]:
    actions = game.actions(state, mover)
    chances = strategy(information(game, state, mover), len(actions))
    return [
        (game.apply(state, mover, action), weight * chance) for action, chance in zip(actions, chances, strict=True)
    ]


def _best(game: AnyGame, group: list[tuple[Any, float]], seat: Seat, strategy: Strategy) -> float:
    actions = game.actions(group[0][0], seat)
    return max(
        _respond(game, [(game.apply(state, seat, action), weight) for state, weight in group], seat, strategy)
        for action in actions
    )


def _scaled(reach: tuple[float, float], seat: Seat, chance: float) -> tuple[float, float]:
    return (reach[0] * chance, reach[1]) if seat == 0 else (reach[0], reach[1] * chance)


def _normal(weights: list[float]) -> Chances:
    total = sum(weights)
    return [weight / total for weight in weights] if total > 0 else [1 / len(weights)] * len(weights)
