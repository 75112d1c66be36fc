"""What a disk holds after a power cut.

A write stays in the cache of the system until its file is synced; until then each of its sectors may reach the disk or
not, in any order, and so may a change of the file's size. Names of files reach the disk in their order, at the latest
when their folder is synced.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from msgspec import Struct

SECTOR = 512
Gap = Callable[[int], bytes]


class Write(Struct, frozen=True):
    file: int
    offset: int
    data: bytes


class Resize(Struct, frozen=True):
    file: int
    size: int


class Sync(Struct, frozen=True):
    file: int


class Names(Struct, frozen=True):
    """Names that lead to another file from now on, or to none; all of them at once."""

    files: dict[str, int | None]


class SyncNames(Struct, frozen=True):
    pass


Operation = Write | Resize | Sync | Names | SyncNames


class Trace:
    """Everything that was done to the files of a folder, in its order."""

    def __init__(self, before: Mapping[str, bytes]) -> None:
        """These files are on the disk already."""
        self.lock = threading.Lock()
        self.before = tuple(before.values())
        self.names = {name: file for file, name in enumerate(before)}
        self.on_disk = dict(self.names)
        self.files = len(self.before)
        self.operations: list[Operation] = []

    @property
    def now(self) -> int:
        return len(self.operations)

    def created(self, name: str) -> None:
        with self.lock:
            if name not in self.names:
                self._named({name: self.files})
                self.files += 1

    def wrote(self, name: str, offset: int, data: bytes) -> None:
        with self.lock:
            self.operations.append(Write(self.names[name], offset, data))

    def resized(self, name: str, size: int) -> None:
        with self.lock:
            self.operations.append(Resize(self.names[name], size))

    def synced(self, name: str) -> None:
        with self.lock:
            self.operations.append(Sync(self.names[name]))

    def removed(self, name: str) -> None:
        with self.lock:
            if name in self.names:
                self._named({name: None})

    def renamed(self, name: str, other: str) -> None:
        with self.lock:
            self._named({other: self.names[name], name: None})

    def linked(self, name: str, other: str) -> None:
        with self.lock:
            self._named({other: self.names[name]})

    def names_synced(self) -> None:
        with self.lock:
            self.operations.append(SyncNames())

    def _named(self, changes: dict[str, int | None]) -> None:
        _apply(self.names, changes)
        self.operations.append(Names(changes))


def left_by_cut(trace: Trace, at: int, rng: Random) -> dict[str, bytes]:
    """The files on the disk when the power was cut after this many operations."""
    files = [File(data) for data in trace.before] + [File(b"") for _ in range(trace.files - len(trace.before))]
    names, waiting = dict(trace.on_disk), list[dict[str, int | None]]()
    for operation in trace.operations[:at]:
        match operation:
            case Write(file) | Resize(file):
                files[file].waiting.append(operation)
            case Sync(file):
                files[file].settle()
            case Names(changes):
                waiting.append(changes)
            case SyncNames():
                _apply(names, *waiting)
                waiting = []
    _apply(names, *waiting[: rng.randrange(len(waiting) + 1)])
    return {name: files[file].after_cut(rng) for name, file in names.items()}


def _apply(names: dict[str, int], *changes: Mapping[str, int | None]) -> None:
    for change in changes:
        for name, file in change.items():
            if file is None:
                names.pop(name, None)
            else:
                names[name] = file


class File:
    """A file's contents on the disk, and its unsynced writes."""

    def __init__(self, data: bytes) -> None:
        self.data = bytearray(data)
        self.waiting: list[Write | Resize] = []

    def settle(self) -> None:
        _write(self.data, self.waiting, bytes)
        self.waiting = []

    def after_cut(self, rng: Random) -> bytes:
        data = bytearray(self.data)
        _write(data, _survivors(list(_pieces(self.waiting)), rng), _gap(rng))
        return bytes(data)


def _write(data: bytearray, changes: Iterable[Write | Resize], gap: Gap) -> None:
    for change in changes:
        if isinstance(change, Resize):
            del data[change.size :]
        start = change.size if isinstance(change, Resize) else change.offset
        if start > len(data):
            data += gap(start - len(data))
        if isinstance(change, Write):
            data[change.offset : change.offset + len(change.data)] = change.data


def _gap(rng: Random) -> Gap:
    """The bytes in a grown, unwritten part of a file: zeros, or old contents of the disk."""
    return bytes if rng.random() < 0.8 else rng.randbytes


def _pieces(changes: Iterable[Write | Resize]) -> Iterator[Write | Resize]:
    """Every write cut at the borders of sectors."""
    for change in changes:
        if isinstance(change, Resize):
            yield change
            continue
        at, end = change.offset, change.offset + len(change.data)
        while at < end:
            border = min(end, at - at % SECTOR + SECTOR)
            yield Write(change.file, at, change.data[at - change.offset : border - change.offset])
            at = border


def _survivors(pieces: list[Write | Resize], rng: Random) -> list[Write | Resize]:
    """None, all, the first ones, or any of them."""
    match rng.randrange(5):
        case 0:
            return []
        case 1:
            return pieces
        case 2:
            return pieces[: rng.randrange(len(pieces) + 1)]
        case _:
            share = rng.choice([0.1, 0.5, 0.9])
            return [piece for piece in pieces if rng.random() < share]
