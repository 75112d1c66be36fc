"""A sequence that is a value and cheap to extend."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Growing(Generic[T]):
    """Items that never change; a longer sequence shares them with the one it continues.

    The longest sequence may append to the common list. A shorter one copies its own items first.
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items: list[T] = list(items)
        self._length = len(self._items)

    def plus(self, more: Iterable[T]) -> Growing[T]:
        """Return these items and some more."""
        longer: Growing[T] = Growing()
        longer._items = self._items if len(self._items) == self._length else self._items[: self._length]
        longer._items.extend(more)
        longer._length = len(longer._items)
        return longer

    def first(self, length: int) -> Growing[T]:
        """The first items."""
        shorter: Growing[T] = Growing()
        shorter._items = self._items
        shorter._length = min(length, self._length)
        return shorter

    def last(self, length: int) -> Growing[T]:
        """The last items; the others can be forgotten."""
        return Growing(self._items[max(0, self._length - length) : self._length])

    def since(self, at: int) -> list[T]:
        """The items from an index on."""
        return self._items[at : self._length]

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, at: int) -> T:
        if not -self._length <= at < self._length:
            raise IndexError(at)
        return self._items[at if at >= 0 else at + self._length]

    def __iter__(self) -> Iterator[T]:
        return iter(self._items[: self._length])
