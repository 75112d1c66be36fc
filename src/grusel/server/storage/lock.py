"""A database file is for one process at a time."""

from __future__ import annotations

import os
from pathlib import Path

from grusel.game import Illegal
from grusel.processes import lock


class InUse(Illegal):
    """Another process has the file."""

    def __init__(self, file: Path) -> None:
        super().__init__("server-runs-already", folder=str(file))


class FileLock:
    """A lock that belongs to a file, whatever path leads to it; the system releases it when its process ends.

    It lies beside the file: to close a database file once more would release the locks that SQLite has on it.
    """

    def __init__(self, file: Path) -> None:
        """Take the lock; raises InUse."""
        real = file.resolve()
        self.opened = os.open(f"{real}-lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self.opened)
        except OSError:
            os.close(self.opened)
            raise InUse(real) from None

    def release(self) -> None:
        os.close(self.opened)
