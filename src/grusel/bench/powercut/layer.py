"""A layer under SQLite, and under the file operations of our own, that notes what is written and synced.

SQLite's own file system does everything as before. Four of its functions are followed by a note: those that open,
write, resize and sync, and delete. The library is the one that Python uses.
"""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p, cast, sizeof, string_at
from pathlib import Path
from typing import Any

from grusel.bench.powercut.disk import Trace
from grusel.game import Illegal
from grusel.server.storage import files

OK, CREATES = 0, 0x4
JOURNALS = 0x800 | 0x4000 | 0x80000  # a main or super journal, and a log: SQLite syncs the folder with their first sync

Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = CFUNCTYPE(c_int, c_void_p, c_int)
Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)  # the name as a pointer: more lies behind it
Delete = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int)


class Methods(Structure):
    """`sqlite3_io_methods`: what can be done with an open file."""

    _fields_ = [
        ("iVersion", c_int),
        ("xClose", c_void_p),
        ("xRead", c_void_p),
        ("xWrite", Write),
        ("xTruncate", Truncate),
        ("xSync", Sync),
        *((f"other{number}", c_void_p) for number in range(13)),
    ]


class System(Structure):
    """`sqlite3_vfs`: the file system of SQLite."""

    _fields_ = [
        ("iVersion", c_int),
        ("szOsFile", c_int),
        ("mxPathname", c_int),
        ("pNext", c_void_p),
        ("zName", c_char_p),
        ("pAppData", c_void_p),
        ("xOpen", Open),
        ("xDelete", Delete),
        *((f"other{number}", c_void_p) for number in range(14)),
    ]


class Opened(Structure):
    """`sqlite3_file`"""

    _fields_ = [("methods", POINTER(Methods))]


class Recorder:
    """A file system for SQLite that works like the usual one and notes what it does in a folder."""

    def __init__(self, folder: Path, trace: Trace, library: Any) -> None:
        self.folder = folder.resolve()
        self.trace = trace
        self.usual = library.sqlite3_vfs_find(None)
        self.original: System = self.usual.contents
        self.names: dict[int, str] = {}  # of open files, by their addresses
        self.new: set[str] = set()  # journals that were created and not synced yet
        self.patched: dict[int, tuple[Methods, Methods]] = {}  # by address: the usual ones, and ours
        self.system = System()
        ctypes.memmove(ctypes.byref(self.system), self.usual, sizeof(System))
        self.system.zName = b"grusel-powercut"
        self.system.xOpen = Open(self._open)
        self.system.xDelete = Delete(self._delete)

    def _name(self, path: int | None) -> str | None:
        """A file's name in the folder; none for files elsewhere."""
        found = Path(string_at(path).decode()) if path else None
        return found.name if found and found.parent == self.folder else None

    def _open(self, system: int, path: int | None, file: int, flags: int, out: int) -> int:
        name = self._name(path)
        fresh = name is not None and not (self.folder / name).exists()
        done = int(self.original.xOpen(cast(self.usual, c_void_p).value, path, file, flags, out))
        if done != OK or name is None:
            return done
        if fresh:
            self.trace.created(name)
            if flags & JOURNALS:
                self.new.add(name)
        self.names[file] = name
        opened = cast(file, POINTER(Opened)).contents
        opened.methods = ctypes.pointer(self._methods(opened.methods.contents))
        return done

    def _methods(self, usual: Methods) -> Methods:
        address = ctypes.addressof(usual)
        if address not in self.patched:
            ours = Methods()
            ctypes.memmove(ctypes.byref(ours), ctypes.byref(usual), sizeof(Methods))
            ours.xWrite = Write(lambda file, data, size, offset: self._write(usual, file, data, size, offset))
            ours.xTruncate = Truncate(lambda file, size: self._truncate(usual, file, size))
            ours.xSync = Sync(lambda file, flags: self._sync(usual, file, flags))
            self.patched[address] = (usual, ours)
        return self.patched[address][1]

    def _write(self, usual: Methods, file: int, data: int, size: int, offset: int) -> int:
        done = int(usual.xWrite(file, data, size, offset))
        if done == OK:
            self.trace.wrote(self.names[file], offset, string_at(data, size))
        return done

    def _truncate(self, usual: Methods, file: int, size: int) -> int:
        done = int(usual.xTruncate(file, size))
        if done == OK:
            self.trace.resized(self.names[file], size)
        return done

    def _sync(self, usual: Methods, file: int, flags: int) -> int:
        done, name = int(usual.xSync(file, flags)), self.names[file]
        if done == OK:
            self.trace.synced(name)
            if name in self.new:
                self.new.discard(name)
                self.trace.names_synced()
        return done

    def _delete(self, system: int, path: int, sync_folder: int) -> int:
        done = int(self.original.xDelete(cast(self.usual, c_void_p).value, path, sync_folder))
        if done == OK and (name := self._name(path)):
            self.trace.removed(name)
            if sync_folder:
                self.trace.names_synced()
        return done


@contextmanager
def recorded(folder: Path, trace: Trace) -> Iterator[None]:
    """Note what SQLite and the functions of `files` do in a folder."""
    library = _library()
    recorder = Recorder(folder, trace, library)
    library.sqlite3_vfs_register(ctypes.byref(recorder.system), 1)
    usual = {name: getattr(files, name) for name in _NOTES}
    try:
        for name, note in _NOTES.items():
            setattr(files, name, _followed(usual[name], note, trace))
        yield
    finally:
        for name, function in usual.items():
            setattr(files, name, function)
        library.sqlite3_vfs_unregister(ctypes.byref(recorder.system))
        library.sqlite3_vfs_register(recorder.usual, 1)


def _library() -> Any:
    """The SQLite that Python uses; raises Illegal where it is out of reach."""
    try:
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = POINTER(System)
        library.sqlite3_vfs_find.argtypes = [c_char_p]
        for function in (library.sqlite3_vfs_register, library.sqlite3_vfs_unregister):
            function.restype = c_int
        library.sqlite3_vfs_register.argtypes = [c_void_p, c_int]
        library.sqlite3_vfs_unregister.argtypes = [c_void_p]
    except (AttributeError, OSError) as error:
        raise Illegal("terminal-system", problem=f"no way into Python's SQLite: {error}") from None
    return library


def _followed(function: Callable[..., None], note: Callable[..., None], trace: Trace) -> Callable[..., None]:
    def both(*paths: Path) -> None:
        function(*paths)
        note(trace, *paths)

    return both


def _note_sync(trace: Trace, path: Path) -> None:
    if path.is_dir():
        trace.names_synced()
    else:
        trace.synced(path.name)


_NOTES: dict[str, Callable[..., None]] = {
    "create_private": lambda trace, file: trace.created(file.name),
    "sync": _note_sync,
    "rename": lambda trace, file, name: trace.renamed(file.name, name.name),
    "link": lambda trace, file, name: trace.linked(file.name, name.name),
    "remove": lambda trace, file: trace.removed(file.name),
}
