"""A process that reads, replays and draws for the server: what takes long or crashes must not harm the tables."""

from __future__ import annotations

import contextlib
import os
import pickle
from typing import Final

import msgspec
from msgspec import Struct

from grusel.game import Illegal
from grusel.server.workers.pipes import open_pipes, read_frame, write_frame

MEMORY: Final = 1 << 30  # bytes, after which Python refuses
LARGE: Final = 150_000  # kilobytes, after which another process takes over


class Task(Struct, frozen=True):
    """A function and what it is given, pickled by the server itself."""

    call: bytes


class Done(Struct, frozen=True):
    """What came of it, or the Illegal that says why it cannot be done; pickled."""

    result: bytes
    last: bool  # the process has become too large and has to be replaced


def carry_out(task: Task) -> Done:
    work, words = pickle.loads(task.call)
    try:
        result = pickle.dumps(work(*words))
    except Illegal as error:
        result = pickle.dumps(error)
    except MemoryError:
        result = pickle.dumps(Illegal("server-too-much"))
    return Done(result, _is_large())


decode_task = msgspec.msgpack.Decoder(Task).decode


def reply(data: bytes) -> bytes:
    """The encoded answer to an encoded task."""
    return msgspec.msgpack.encode(carry_out(decode_task(data)))


def main() -> None:
    questions, answers = open_pipes()
    os.nice(5)
    _limit_memory()
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, reply(data))


def _limit_memory() -> None:
    with contextlib.suppress(ImportError):  # Windows lacks the module
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _is_large() -> bool:
    with contextlib.suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > LARGE
    return False


if __name__ == "__main__":
    main()
