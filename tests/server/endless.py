"""A game that never finishes a diagram; in a separate module, because the drawing process has to import it."""

from __future__ import annotations

from itertools import count

from kuhn import Kuhn, View


class Endless(Kuhn):
    def draw(self, view: View) -> str:
        return str(sum(count()))
