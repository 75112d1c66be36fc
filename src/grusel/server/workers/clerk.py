"""A process that reads, replays and draws for the server: what takes long or crashes must not harm the tables."""

from __future__ import annotations

import pickle
from typing import Final

import msgspec
from msgspec import Struct

from grusel.game import Illegal
from grusel.processes import give_way, limit_memory, most_memory
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
    return Done(result, most_memory() > LARGE)


def main() -> None:
    questions, answers = open_pipes()
    give_way(5)
    limit_memory(MEMORY)
    decode = msgspec.msgpack.Decoder(Task).decode
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, msgspec.msgpack.encode(carry_out(decode(data))))


if __name__ == "__main__":
    main()
