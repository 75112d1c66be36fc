"""Moves on disk in the order in which they were made, until they are in the database as well.

A file that is written from its beginning to its end, then from its beginning again. Each record begins with a head: the
round it belongs to, its number in it, how long it is, and a checksum of all of it. Those of the round that the first
one belongs to are valid, up to the first that is not: what comes then was not finished, or is from a round before.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

import fcntl
import mmap
import os
import secrets
import struct
import zlib
from pathlib import Path

BLOCK = 4096  # what is written past the system's memory has to begin and end at multiples of it
GROWTH = 1 << 20  # a block that was written before is safe sooner than one that makes the file longer
MOST = 16 << 20
HEAD = struct.Struct("<16sIII")
CHECKED = struct.Struct("<16sII")  # the head without its checksum
PAST_MEMORY = getattr(os, "O_DIRECT", 0)


class Journal:
    """The file, and how far it is written; for whoever has its lock."""

    def __init__(self, path: Path, durable: bool) -> None:
        """Raises BlockingIOError if another process has it."""
        self.path = path
        self.lock = _locked(path)
        try:
            self.found = records(path.read_bytes())  # what was written before we came
            self.file = _open(path, durable)
            _sync(path.parent)  # else a power cut might take the file away as if it had never been
        except OSError:
            os.close(self.lock)
            raise
        self.size = os.fstat(self.lock).st_size
        self.room = mmap.mmap(-1, GROWTH)  # where a record is put together: memory that begins at a block
        self.begin_anew()

    def begin_anew(self) -> None:
        """Nothing of what is written is needed any more."""
        self.round = secrets.token_bytes(16)
        self.number = self.at = 0

    def write(self, text: bytes) -> bool:
        """Add a record; false if there is no more room. It is on the disk now, or (raises OSError) does not count."""
        whole = HEAD.size + len(text)
        size = -(-whole // BLOCK) * BLOCK
        if size > len(self.room) or self.at + size > MOST:
            return False
        while self.at + size > self.size:
            self._grow()
        self.room[:whole] = _head(self.round, self.number, text) + text
        _write(self.file, memoryview(self.room)[:size], self.at)
        self.number += 1
        self.at += size
        return True

    def _grow(self) -> None:
        os.pwrite(self.lock, bytes(GROWTH), self.size)
        os.fsync(self.lock)
        self.size += GROWTH

    def close(self) -> None:
        os.close(self.file)
        os.close(self.lock)

    def remove(self) -> None:
        """It has served its purpose."""
        self.path.unlink(missing_ok=True)


def records(data: bytes) -> list[bytes]:
    """What was written in the last round, in its order."""
    found: list[bytes] = []
    at, first = 0, data[:16]
    while at + HEAD.size <= len(data):
        round, number, length, checksum = HEAD.unpack_from(data, at)
        text = data[at + HEAD.size : at + HEAD.size + length]
        if (round, number) != (first, len(found)) or checksum != _checksum(round, number, text):
            break
        found.append(text)
        at += -(-(HEAD.size + length) // BLOCK) * BLOCK
    return found


def _head(round: bytes, number: int, text: bytes) -> bytes:
    return HEAD.pack(round, number, len(text), _checksum(round, number, text))


def _checksum(round: bytes, number: int, text: bytes) -> int:
    return zlib.crc32(text, zlib.crc32(CHECKED.pack(round, number, len(text))))


def _locked(path: Path) -> int:
    """The file, for us alone; raises BlockingIOError."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise
        if _lies_at(path, file):
            return file
        os.close(file)  # whoever had it has just removed it


def _lies_at(path: Path, file: int) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False


def _open(path: Path, durable: bool) -> int:
    """For writing: straight to the disk, where the file system can do that."""
    if not durable:
        return os.open(path, os.O_RDWR)
    try:
        return os.open(path, os.O_RDWR | os.O_DSYNC | PAST_MEMORY)
    except OSError:
        return os.open(path, os.O_RDWR | os.O_DSYNC)


def _sync(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    os.fsync(opened)
    os.close(opened)


def _write(file: int, data: memoryview, at: int) -> None:
    written = os.pwrite(file, data, at)
    if written != len(data):
        raise OSError(f"{written} of {len(data)} bytes were written")
