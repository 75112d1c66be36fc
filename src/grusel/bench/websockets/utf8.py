"""Texts that are UTF-8 and texts that are not, whole and cut anywhere (RFC 6455, section 8.1; RFC 3629)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from grusel.bench.websockets.case import CONT, NO_TEXT, TEXT, Case, cut, frame, pieces

WORD: Final = "κόσμε".encode()
LAST: Final = (0x7F, 0x7FF, 0xFFFF, 0x10FFFF)  # that fits into one, two, three, four bytes
FIRST: Final = (0x00, 0x80, 0x800, 0x10000)
BESIDE: Final = (0xD7FF, 0xE000, 0xFFFD)  # the surrogates and the replacement
LEADS: Final = {2: range(0xC0, 0xE0), 3: range(0xE0, 0xF0), 4: range(0xF0, 0xF8), 5: range(0xF8, 0xFC), 6: (0xFC, 0xFD)}


def texts() -> Iterator[Case]:
    yield Case("no text", (frame(TEXT),), 1)
    yield Case("no text in three pieces", tuple(pieces(TEXT, [b"", b"", b""])), 1)
    yield Case("a text between empty pieces", tuple(pieces(TEXT, [b"", WORD, b""])), 1)
    for name, data in VALID.items():
        yield Case(f"{name}", (frame(TEXT, data),), 1)
        yield Case(f"{name}, a byte a piece", tuple(pieces(TEXT, list(cut(data, 1)))), 1)
    for name, data in INVALID.items():
        yield Case(f"{name}", (frame(TEXT, data),), codes=NO_TEXT)
        yield Case(f"{name}, after a word and before another", (frame(TEXT, WORD + data + WORD),), codes=NO_TEXT)
        yield Case(f"{name}, a byte a piece", tuple(pieces(TEXT, list(cut(WORD + data, 1)))), codes=NO_TEXT)


def early() -> Iterator[Case]:
    """What can no longer become a text is refused before the rest has come, which section 8.1 does not ask for."""
    for name, data in INVALID.items():
        if name.startswith(("cut off", "lead")):
            continue  # could still become one
        begun = [frame(TEXT, WORD, fin=False), frame(CONT, data, fin=False)]
        yield Case(f"{name}, refused before the end of the message", tuple(begun), codes=NO_TEXT)


def sequence(code: int, length: int) -> bytes:
    """Encode a number in this length, allowed or not."""
    if length == 1:
        return bytes((code,))
    tail = [0x80 | code >> 6 * at & 0x3F for at in range(length - 2, -1, -1)]
    lead = (0xFF << (8 - length) & 0xFF) | code >> 6 * (length - 1)
    return bytes((lead, *tail))


def _valid() -> Iterator[tuple[str, bytes]]:
    yield "a Greek word", WORD
    yield "all one-byte signs", bytes(range(0x80))
    for code in (*FIRST, *LAST, *BESIDE):
        yield f"U+{code:04X}", chr(code).encode()
    for plane in range(17):
        for code in (plane << 16 | 0xFFFE, plane << 16 | 0xFFFF):
            yield f"the noncharacter U+{code:04X}", chr(code).encode()
    yield "the other noncharacters", "".join(map(chr, range(0xFDD0, 0xFDF0))).encode()


def _invalid() -> Iterator[tuple[str, bytes]]:
    for length in (5, 6):
        yield f"the first of {length} bytes", sequence(1 << 5 * length + 1, length)
        yield f"the last of {length} bytes", sequence((1 << 5 * length + 1) - 1 if length == 5 else 0x7FFFFFFF, length)
    yield "the first beyond Unicode", sequence(0x110000, 4)
    yield "the last of four bytes", sequence(0x1FFFFF, 4)
    for count in range(1, 8):
        yield f"{count} continuation bytes alone", (b"\x80\xbf" * 4)[:count]
    yield "all continuation bytes", bytes(range(0x80, 0xC0))
    for length, leads in LEADS.items():
        yield f"all leads of {length} bytes, each before a space", b"".join(bytes((lead, 0x20)) for lead in leads)
    for length, code in ((2, 0x7FF), (3, 0xFFFF), (4, 0x10FFFF), (3, 0x800), (4, 0x10000)):
        for left in range(1, length):
            yield f"cut off: U+{code:04X} to {left} of {length} bytes", sequence(code, length)[:left]
    yield "all those cut off, together", b"".join(sequence(code, n)[:-1] for n, code in ((2, 0x7FF), (3, 0xFFFF)))
    for lead in (0xFE, 0xFF):
        yield f"the byte {lead:02X}", bytes((lead,))
    yield "the bytes FE FE FF FF", b"\xfe\xfe\xff\xff"
    for length in range(2, 7):
        yield f"a slash in {length} bytes", sequence(0x2F, length)
        yield f"a null in {length} bytes", sequence(0, length)
    for length, code in ((2, 0x7F), (3, 0x7FF), (4, 0xFFFF), (5, 0x1FFFFF), (6, 0x3FFFFFF)):
        yield f"U+{code:04X} in {length} bytes, one too many", sequence(code, length)
    for code in (0xD800, 0xDB7F, 0xDB80, 0xDBFF, 0xDC00, 0xDF80, 0xDFFF):
        yield f"the surrogate {code:04X}", sequence(code, 3)
    for high, low in ((0xD800, 0xDC00), (0xD800, 0xDFFF), (0xDB7F, 0xDC00), (0xDB80, 0xDFFF), (0xDBFF, 0xDFFF)):
        yield f"the surrogates {high:04X} {low:04X}", sequence(high, 3) + sequence(low, 3)


VALID: Final = dict(_valid())
INVALID: Final = dict(_invalid())
