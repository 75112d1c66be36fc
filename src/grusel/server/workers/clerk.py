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
LARGEST: Final = 16_000_000  # bytes of a result, which the server has in its memory
LARGE: Final = 150_000  # kilobytes, after which another process takes over


class Task(Struct, frozen=True):
    """A function and what it is given, pickled by the server itself."""

    call: bytes


class Done(Struct, frozen=True):
    """The pickled result, or the Illegal that refuses it."""

    result: bytes
    last: bool  # the process has become too large and has to be replaced


def carry_out(task: Task) -> Done:
    work, words = pickle.loads(task.call)
    try:
        result = pickle.dumps(work(*words))
    except Illegal as error:
        result = pickle.dumps(error)
    except MemoryError:
        result = b""
    if not 0 < len(result) <= LARGEST:
        result = pickle.dumps(Illegal("server-too-much"))
    return Done(result, most_memory() > LARGE)


decode_task = msgspec.msgpack.Decoder(Task).decode


def reply(data: bytes) -> bytes:
    """The encoded answer to an encoded task."""
    return msgspec.msgpack.encode(carry_out(decode_task(data)))


def main() -> None:
    questions, answers = open_pipes()
    give_way(5)
    limit_memory(MEMORY)
    write_frame(answers, b"ready")
    while (data := read_frame(questions)) is not None:
        write_frame(answers, reply(data))


if __name__ == "__main__":
    main()
