"""Information-set Monte Carlo tree search: one tree of moves, traversed in many imagined truths."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any

from grusel.bots.bot import Question, Thinker
from grusel.bots.values import nothing_known, value_of, worth
from grusel.game import Chance, Decision, Over, Seat
from grusel.match import draw
from grusel.registry import AnyGame

Payoffs = tuple[float, ...]
EXPLORE = 0.7


class Node:
    """Statistics of a move: whose it is, how often it was possible, how often made, and its total result."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, Node] = {}
        self.possible = 0
        self.visits = 0
        self.total = 0.0


class Mcts(Thinker):
    """Thinks until time is up or the number of playouts is reached."""

    def __init__(self, playouts: int = 20_000, longest: int = 40) -> None:
        self.playouts = playouts
        self.longest = longest  # moves of a playout, if the game has a value to stop at

    def think(self, question: Question) -> Any:
        root = self.root(question)
        for number in range(self.playouts):
            if number and question.clock.up():
                break
            self._play(question, root)
        return max(question.actions, key=lambda action: _liking(root.children.get(action)))

    def root(self, question: Question) -> Node:
        """The prior of each action before the first playout."""
        return Node()

    def _play(self, question: Question, root: Node) -> None:
        """One imagined truth: down the tree by UCB, add one node, play on at random, and propagate the result."""
        game, state, node = question.game, question.imagine(), root
        path: list[tuple[Node, Seat | None]] = [(root, None)]
        grown = False
        while not grown and not isinstance(game.turn(state), Over):
            # Even off its turn, the seat that was asked acts first.
            mover = question.seat if node is root else _mover(game, state)
            move, grown = _pick(game, state, mover, node, question.rng)
            node = node.children[move]
            path.append((node, mover))
            state = game.apply(state, mover, move)
        payoffs = playout(game, state, question.rng, self.longest)
        for node, seat in path:
            node.visits += 1
            node.total += payoffs[seat] if seat is not None else 0.0


def _liking(child: Node | None) -> tuple[int, float]:
    """The action that was tried most; of two, that which brought more."""
    return (child.visits, child.total) if child else (0, 0.0)


def _mover(game: AnyGame, state: Any) -> Seat | None:
    turn = game.turn(state)
    return turn.seats[0] if isinstance(turn, Decision) else None


def _pick(game: AnyGame, state: Any, mover: Seat | None, node: Node, rng: Random) -> tuple[Any, bool]:
    """The move to follow, and whether it is new to the tree."""
    move = draw(game.outcomes(state), rng) if mover is None else _by_ucb(node, game.actions(state, mover), rng)
    new = move not in node.children
    if new:
        node.children[move] = Node()
        node.children[move].possible = 1
    return move, new and mover is not None


def _by_ucb(node: Node, actions: Sequence[Any], rng: Random) -> Any:
    untried = [action for action in actions if action not in node.children]
    for action in actions:
        if action in node.children:
            node.children[action].possible += 1
    if untried:
        return rng.choice(untried)
    return max(actions, key=lambda action: _ucb(node.children[action]))


def _ucb(child: Node) -> float:
    return child.total / child.visits + EXPLORE * sqrt(log(child.possible) / child.visits)


def playout(game: AnyGame, state: Any, rng: Random, longest: int) -> Payoffs:
    """Random moves to the end, or up to the limit if the game has a value function."""
    cut = value_of(game) is not nothing_known
    moves = 0
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            state = game.apply(state, None, draw(game.outcomes(state), rng))
            continue
        if cut and moves >= longest:
            return tuple(worth(game, state, seat) for seat in range(game.seated(state)))
        seat = turn.seats[0]
        state = game.apply(state, seat, rng.choice(game.actions(state, seat)))
        moves += 1
    return turn.payoffs
