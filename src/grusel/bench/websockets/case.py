"""A case: what a client says on a WebSocket, byte by byte, and what it has to be told (RFC 6455)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FIN, MASKED = 0x80, 0x80
MASK: Final = b"\x37\xfa\x21\x3d"  # that of the examples in section 5.7
WRONG: Final = (1002,)
NO_TEXT: Final = (1007,)
NO_CODE: Final = 1005  # never on the wire: a close frame without one (section 7.4.1)


class Case(Struct, frozen=True):
    """A client sends, and gets an answer for each whole message, these pongs, and a close frame with such a code."""

    name: str
    says: tuple[bytes, ...]  # written one after the other
    answers: int = 0  # messages; fewer may come before a close frame
    pongs: tuple[bytes, ...] = ()
    codes: tuple[int, ...] = ()  # none: the server leaves the connection open, and the client says goodbye
    all_answers: bool = False  # also those before a close frame

    @property
    def family(self) -> str:
        return self.name.partition(".")[0]


def frame(opcode: int, data: bytes = b"", fin: bool = True, rsv: int = 0) -> bytes:
    """A client's frame, right or wrong (section 5.2)."""
    size = len(data)
    if size < 126:
        length = bytes((MASKED | size,))
    elif size < 65_536:
        length = bytes((MASKED | 126,)) + size.to_bytes(2, "big")
    else:
        length = bytes((MASKED | 127,)) + size.to_bytes(8, "big")
    return bytes((FIN * fin | rsv << 4 | opcode,)) + length + MASK + masked(data)


def masked(data: bytes) -> bytes:
    size = len(data)
    key = (MASK * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")


def pieces(opcode: int, parts: Sequence[bytes]) -> list[bytes]:
    """A message in several frames (section 5.4)."""
    last = len(parts) - 1
    return [frame(CONT if at else opcode, part, fin=at == last) for at, part in enumerate(parts)]


def cut(data: bytes, size: int) -> tuple[bytes, ...]:
    return tuple(data[at : at + size] for at in range(0, len(data), size))


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + reason)


def numbered(family: str, cases: Iterable[Case]) -> list[Case]:
    """The same cases with a number before each name."""
    return [replace(case, name=f"{family}.{number} {case.name}") for number, case in enumerate(cases, 1)]
