"""Messages between the server and its worker processes: frames prefixed with their length."""

from __future__ import annotations

import os
import sys
from typing import IO


def open_pipes() -> tuple[IO[bytes], IO[bytes]]:
    """The worker's input and output; everything else it prints goes to the log."""
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return questions, answers


def write_frame(stream: IO[bytes], data: bytes) -> None:
    stream.write(framed(data))
    stream.flush()


def framed(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data


def read_frame(stream: IO[bytes]) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None
