"""Face-down cards as multisets in layers: a card gets its place in the order only when it is drawn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

Counts = tuple[int, ...]  # number of cards of each kind


class Deck(Struct, frozen=True):
    """Layers from the top down; within a layer every order is equally likely."""

    layers: tuple[Counts, ...] = ()

    @property
    def size(self) -> int:
        return sum(map(sum, self.layers))

    def count(self, kind: int) -> int:
        return sum(layer[kind] for layer in self.layers)

    def chances(self) -> list[tuple[int, int]]:
        """Each kind that can be on top, with its weight."""
        if not self.layers:
            return []
        return [(kind, count) for kind, count in enumerate(self.layers[0]) if count]

    def draw(self, kind: int) -> Deck:
        """Return the deck after a card of this kind was drawn from the top."""
        if not self.layers or self.layers[0][kind] == 0:
            raise ValueError(f"kind {kind} cannot lie on top of {self.layers}")
        top = add(self.layers[0], kind, -1)
        return Deck((top, *self.layers[1:]) if any(top) else self.layers[1:])

    def shuffle_on_top(self, counts: Sequence[int]) -> Deck:
        """Return the deck with these cards shuffled and placed on top."""
        return Deck((tuple(counts), *self.layers)) if any(counts) else self


def add(counts: Counts, kind: int, number: int = 1) -> Counts:
    """Return the counts with this many more of one kind."""
    return (*counts[:kind], counts[kind] + number, *counts[kind + 1 :])
