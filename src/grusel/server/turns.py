"""Turns for a shared resource: fair by the first name of a path, then by the next."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from grusel.game import Illegal

T = TypeVar("T")
Path = tuple[str, ...]  # an address, then a host, then a table: each level takes turns


class Line(Generic[T]):
    """Waiting requests by path. At each level the names take turns; requests of one path keep their order."""

    def __init__(self) -> None:
        self.here: deque[T] = deque()
        self.below: OrderedDict[str, Line[T]] = OrderedDict()

    def put(self, path: Path, item: T) -> None:
        if not path:
            self.here.append(item)
            return
        if path[0] not in self.below:
            self.below[path[0]] = Line()
        self.below[path[0]].put(path[1:], item)

    def take(self, full: frozenset[str] = frozenset()) -> T | None:
        """The next in turn, without the first names that have all they may have; None if there is none."""
        if self.here:
            return self.here.popleft()
        for name in [*self.below]:
            if name in full:
                continue
            line = self.below.pop(name)
            found = line.take()
            if line:
                self.below[name] = line  # behind the others
            if found is not None:
                return found
        return None

    def remove(self, path: Path, item: T) -> None:
        """One that does not wait any more."""
        if not path:
            self.here.remove(item)
        elif line := self.below.get(path[0]):
            line.remove(path[1:], item)
            if not line:
                del self.below[path[0]]

    def waiting(self, name: str) -> int:
        """The number of requests that wait under this first name."""
        return len(self.below[name]) if name in self.below else 0

    def __iter__(self) -> Iterator[T]:
        yield from self.here
        for line in self.below.values():
            yield from line

    def __len__(self) -> int:
        return len(self.here) + sum(map(len, self.below.values()))

    def __bool__(self) -> bool:
        return bool(self.here or self.below)


class Turns:
    """A number of places to work at; those who wait for one get it in turn."""

    def __init__(self, places: int, each: int = 0, most: int = 0, busy: str = "server-busy") -> None:
        self.free = places
        self.each = each or places  # for one address at once
        self.most = most  # may wait for one address; 0: any number
        self.busy = busy  # said to those who would be more
        self.held: Counter[str] = Counter()
        self.line: Line[_Waiting] = Line()

    @asynccontextmanager
    async def turn(self, *path: str) -> AsyncIterator[None]:
        """A place, as long as it is needed; raises Illegal if too many wait for this address already."""
        await self.get(path)
        try:
            yield
        finally:
            self.give_back(path)

    async def get(self, path: Path) -> None:
        """A place that is to be given back."""
        if self.free and not self.line and self.held[path[0]] < self.each:
            self._give(path[0])
            return
        if self.most and self.line.waiting(path[0]) >= self.most:
            raise Illegal(self.busy)
        waiting = _Waiting(path)
        self.line.put(path, waiting)
        self._next()
        try:
            await waiting.come
        except asyncio.CancelledError:
            if not waiting.come.cancelled():  # it has come in the meantime
                self.give_back(path)
            elif not waiting.taken:
                self.line.remove(path, waiting)
            raise

    def give_back(self, path: Path) -> None:
        self.free += 1
        self.held[path[0]] -= 1
        if not self.held[path[0]]:
            del self.held[path[0]]
        self._next()

    def _give(self, address: str) -> None:
        self.free -= 1
        self.held[address] += 1

    def _next(self) -> None:
        while self.free:
            full = frozenset(address for address, held in self.held.items() if held >= self.each)
            waiting = self.line.take(full)
            if waiting is None:
                return
            waiting.taken = True
            if not waiting.come.cancelled():
                self._give(waiting.path[0])
                waiting.come.set_result(None)


class _Waiting:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.taken = False  # out of the line
        self.come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
