"""A tree search that begins with what greedy knows, so that little time makes it no weaker than greedy."""

from __future__ import annotations

from grusel.bots.bot import Question
from grusel.bots.search.greedy import Greedy
from grusel.bots.search.mcts import Mcts, Node

TRUST = 8  # playouts that one look ahead is worth


class Guided(Mcts):
    """Mcts whose first nodes count what each action is worth at once; a value takes the place of random playouts."""

    def __init__(self, playouts: int) -> None:
        super().__init__(playouts, longest=0)

    def root(self, question: Question) -> Node:
        root = Node()
        for action, worth in Greedy().worths(question):
            node = root.children[action] = Node()
            node.possible = node.visits = TRUST
            node.total = TRUST * worth
        return root
