"""A game that never finishes a diagram; in a module of its own, because a process that draws has to import it."""

from __future__ import annotations

from itertools import count

from kuhn import Kuhn, View


class Endless(Kuhn):
    def draw(self, view: View) -> str:
        return str(sum(count()))
