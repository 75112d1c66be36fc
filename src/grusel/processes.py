"""What operating systems do in different ways, or not at all: priorities, memory, families of processes, locks."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import subprocess
import sys

from grusel.game import Illegal

log = logging.getLogger("grusel.processes")


def need_linux() -> None:
    """Raise Illegal where a way to load or to harm a server for a trial does not exist."""
    if sys.platform != "linux":
        raise Illegal("terminal-system", problem="this works on Linux only")


def give_way(steps: int) -> None:
    """Lower this process's priority, where there are priorities of this kind."""
    if sys.platform != "win32":
        os.nice(steps)


def limit_memory(bytes: int) -> None:
    """Have Python refuse to take more, where there is such a limit."""
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (bytes, bytes))


def most_memory() -> int:
    """The most memory that this process has had, in kilobytes; 0 where it is not counted."""
    if sys.platform == "win32":
        return 0
    try:
        import resource
    except ImportError:
        return 0
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1000 if sys.platform == "darwin" else 1)


def kill_family(pid: int) -> None:
    """Kill a process that began a session of its own, and its children; it may be gone already."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(pid)], capture_output=True, check=False)
    else:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)


def lock(opened: int) -> None:
    """Lock an open file for this process alone, until it ends or closes it; raises OSError if another one has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        return
    try:
        import fcntl
    except ImportError:
        log.warning("this system locks no files: start one server only")
        return
    fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
