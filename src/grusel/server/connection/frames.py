"""The frames that nearly everything comes in: one short text, whole (RFC 6455, section 5.2)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets has come without its machine code
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a text that is not in pieces
MASKED = 0x80  # the bit of the second byte that a client must set; the others are the length
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127  # instead of the length, which follows
MASK = 4


def framed(text: bytes) -> bytes:
    """A text as a server sends it."""
    size = len(text)
    if size < IN_TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size <= 0xFFFF:
        return bytes((WHOLE_TEXT, IN_TWO_BYTES, size >> 8, size & 0xFF)) + text
    return bytes((WHOLE_TEXT, IN_EIGHT_BYTES)) + size.to_bytes(8, "big") + text


def unframed(data: bytes, most: int) -> bytes | None:
    """The text, if a client has sent just one and in one frame; None for everything else."""
    if len(data) < 2 or data[0] != WHOLE_TEXT:
        return None
    size, begin = data[1] - MASKED, 2
    if size == IN_TWO_BYTES:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    if size > most or len(data) != begin + MASK + size:  # a length below zero is that of a frame without a mask
        return None
    return apply_mask(data[begin + MASK :], data[begin : begin + MASK])


def least_size(length: int) -> int:
    """The least size of a client's frame with this payload, in bytes."""
    return 2 + MASK + length + (0 if length < IN_TWO_BYTES else 2 if length <= 0xFFFF else 8)
