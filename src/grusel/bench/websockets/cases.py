"""Cases in the families of the Autobahn|Testsuite, written from RFC 6455; compression is not offered and left out."""

from __future__ import annotations

from collections.abc import Iterator

from grusel.bench.websockets.case import (
    BINARY,
    CLOSE,
    CONT,
    NO_CODE,
    NO_TEXT,
    PING,
    PONG,
    TEXT,
    WRONG,
    Case,
    cut,
    frame,
    goodbye,
    numbered,
    pieces,
)
from grusel.bench.websockets.utf8 import early, texts

HELLO = b"Hello"
NORMAL = (1000,)
SIZES = (0, 125, 126, 127, 128, 65_535, 65_536)
LARGE = (65_536, 131_072, 200_000)  # bytes; a server takes 256,000 in one message
ALLOWED_CODES = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)
OTHER_CODES = (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535)


def all_cases() -> list[Case]:
    families = {
        "1": whole(),
        "2": pings(),
        "3": reserved_bits(),
        "4": reserved_opcodes(),
        "5": fragments(),
        "6": texts(),
        "7": goodbyes(),
        "9": large(),
        "10": many_pieces(),
    }
    return [case for family, cases in families.items() for case in numbered(family, cases)]


def strict_cases() -> list[Case]:
    """What a server may do later or otherwise, and ours does."""
    return [*numbered("6 strict", early()), *numbered("7 strict", strict_goodbyes())]


def whole() -> Iterator[Case]:
    for name, opcode, sign in (("text", TEXT, b"*"), ("binary", BINARY, b"\xfe")):
        for size in SIZES:
            yield Case(f"{name} of {size} bytes", (frame(opcode, sign * size),), 1)
        yield Case(f"{name} in writes of 997 bytes", cut(frame(opcode, sign * 65_536), 997), 1)


def pings() -> Iterator[Case]:
    for data in (b"", HELLO, b"\x00\xff\xfe\xfd\xfc\xfb\x00\xff", b"\xfe" * 125):
        yield Case(f"ping with {len(data)} bytes", (frame(PING, data),), pongs=(data,))
    yield Case("ping with 126 bytes", (frame(PING, b"\xfe" * 126),), codes=WRONG)
    yield Case("ping a byte a write", cut(frame(PING, b"\xfe" * 125), 1), pongs=(b"\xfe" * 125,))
    for data in (b"", b"unasked"):
        yield Case(f"pong with {len(data)} bytes unasked", (frame(PONG, data),))
        yield Case(f"pong with {len(data)} bytes, then ping", (frame(PONG, data), frame(PING, HELLO)), pongs=(HELLO,))
    ten = tuple(b"payload-%d" % number for number in range(10))
    yield Case("ten pings", tuple(frame(PING, data) for data in ten), pongs=ten)
    together = b"".join(frame(PING, data) for data in ten)
    yield Case("ten pings in one write", (together,), pongs=ten)
    yield Case("ten pings a byte a write", cut(together, 1), pongs=ten)


def reserved_bits() -> Iterator[Case]:
    text = frame(TEXT, HELLO)
    for rsv in range(1, 8):
        yield Case(f"text with reserved bits {rsv}", (frame(TEXT, HELLO, rsv=rsv),), codes=WRONG)
        for opcode in (BINARY, PING, PONG, CLOSE):
            yield Case(f"opcode {opcode} with reserved bits {rsv}", (frame(opcode, rsv=rsv),), codes=WRONG)
        says = (text, frame(TEXT, HELLO, rsv=rsv), frame(PING))
        yield Case(f"between a text and a ping, reserved bits {rsv}", says, 1, codes=WRONG)
        yield Case(f"the same in one write, reserved bits {rsv}", (b"".join(says),), 1, codes=WRONG)
        yield Case(f"the same a byte a write, reserved bits {rsv}", cut(b"".join(says), 1), 1, codes=WRONG)
        begun = (frame(TEXT, HELLO, fin=False), frame(CONT, HELLO, rsv=rsv))
        yield Case(f"the last piece with reserved bits {rsv}", begun, codes=WRONG)


def reserved_opcodes() -> Iterator[Case]:
    for opcode in (*range(3, 8), *range(11, 16)):
        yield Case(f"opcode {opcode}", (frame(opcode),), codes=WRONG)
        yield Case(f"opcode {opcode} with data", (frame(opcode, b"reserved"),), codes=WRONG)
        says = (frame(TEXT, HELLO), frame(opcode, b"x"), frame(PING))
        yield Case(f"opcode {opcode} between a text and a ping", says, 1, codes=WRONG)
        yield Case(f"the same in one write, opcode {opcode}", (b"".join(says),), 1, codes=WRONG)
        yield Case(f"the same a byte a write, opcode {opcode}", cut(b"".join(says), 1), 1, codes=WRONG)


def fragments() -> Iterator[Case]:
    two, ping = pieces(TEXT, [b"fragment1", b"fragment2"]), frame(PING, b"ping")
    for opcode in (PING, PONG, CLOSE):
        yield Case(f"opcode {opcode} in pieces", tuple(pieces(opcode, [b"one", b"two"])), codes=WRONG)
    for name, says in (("text in two pieces", two), ("a ping between them", [two[0], ping, two[1]])):
        pongs = (b"ping",) if ping in says else ()
        yield Case(name, tuple(says), 1, pongs)
        yield Case(f"{name}, in one write", (b"".join(says),), 1, pongs)
        yield Case(f"{name}, a byte a write", cut(b"".join(says), 1), 1, pongs)
    binary = pieces(BINARY, [b"\xff", b"\xfe", b"\x80"])
    yield Case("binary in three pieces", tuple(binary), 1)
    for fin in (True, False):
        lost = (frame(CONT, b"no beginning", fin=fin), frame(TEXT, HELLO))
        yield Case(f"a piece without a beginning, fin {fin}", lost, codes=WRONG)
        yield Case(f"the same in one write, fin {fin}", (b"".join(lost),), codes=WRONG)
        yield Case(f"the same a byte a write, fin {fin}", cut(b"".join(lost), 1), codes=WRONG)
        after = (*two, frame(CONT, b"too late", fin=fin), frame(TEXT, HELLO))
        yield Case(f"a piece after the last, fin {fin}", after, 1, codes=WRONG)
    again = [frame(CONT, b"lost", fin=False), frame(TEXT, HELLO)] * 3
    yield Case("pieces without a beginning again and again", tuple(again), codes=WRONG)
    for opcode in (TEXT, BINARY):
        inside = (frame(TEXT, b"begun", fin=False), frame(opcode, b"another"))
        yield Case(f"a message inside another, opcode {opcode}", inside, codes=WRONG)
    five = pieces(TEXT, [b"one ", b"two ", b"three ", b"four ", b"five"])
    between = (*five[:2], frame(PING, b"1"), *five[2:4], frame(PING, b"2"), five[4])
    yield Case("five pieces with two pings", between, 1, (b"1", b"2"))
    yield Case("the same in one write", (b"".join(between),), 1, (b"1", b"2"))
    yield Case("the same a byte a write", cut(b"".join(between), 1), 1, (b"1", b"2"))
    yield Case("a pong between pieces", (two[0], frame(PONG, b"x"), two[1]), 1)
    yield Case("empty pieces between pieces", (two[0], *[frame(CONT, fin=False)] * 5, two[1]), 1)


def goodbyes() -> Iterator[Case]:
    text, bye = frame(TEXT, HELLO), goodbye(1000)
    yield Case("a message before goodbye", (text, bye), 1, codes=NORMAL)
    yield Case("goodbye twice", (bye, bye), codes=NORMAL)
    for name, late in (("ping", frame(PING)), ("text", text), ("what has reserved bits", frame(TEXT, HELLO, rsv=7))):
        yield Case(f"{name} after goodbye", (bye, late), codes=NORMAL)
        yield Case(f"{name} after goodbye, in one write", (bye + late,), codes=NORMAL)
    begun, rest = pieces(TEXT, [b"fragment1", b"fragment2"])
    yield Case("goodbye between pieces", (begun, bye, rest), codes=(1000, 1002))
    yield Case("goodbye after a long message", (frame(TEXT, b"*" * 200_000), text, bye, frame(PING)), 2, codes=NORMAL)
    yield Case("goodbye without a code", (frame(CLOSE),), codes=(NO_CODE, 1000))
    yield Case("goodbye with half a code", (frame(CLOSE, b"\x03"),), codes=WRONG)
    for reason in (b"", b"so long", "tschüß ".encode() * 10, b"*" * 123):
        yield Case(f"a reason of {len(reason)} bytes", (goodbye(1000, reason),), codes=NORMAL)
    yield Case("a reason of 124 bytes", (goodbye(1000, b"*" * 124),), codes=WRONG)
    for reason in (b"\xff", b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited"):
        yield Case(f"a reason that is no text, {len(reason)} bytes", (goodbye(1000, reason),), codes=NO_TEXT)
    for code in ALLOWED_CODES:
        yield Case(f"code {code}", (goodbye(code),), codes=(code,))
        yield Case(f"code {code} with a reason", (goodbye(code, b"reason"),), codes=(code,))
    for code in OTHER_CODES:
        yield Case(f"code {code}, which is none", (goodbye(code),), codes=WRONG)
        yield Case(f"code {code}, which is none, with a reason", (goodbye(code, b"reason"),), codes=WRONG)


def strict_goodbyes() -> Iterator[Case]:
    text, bye = frame(TEXT, HELLO), goodbye(1000)
    begun, rest = pieces(TEXT, [b"fragment1", b"fragment2"])
    yield Case("goodbye between pieces", (begun, bye, rest), codes=NORMAL)
    yield Case("goodbye between pieces, in one write", (begun + bye + rest,), codes=NORMAL)
    long = frame(TEXT, b"*" * 200_000)
    for name, answers, before in (("a message", 1, [text]), ("a long message and a short one", 2, [long, text])):
        yield Case(f"{name} answered before goodbye", (*before, bye), answers, codes=NORMAL, all_answers=True)
        together = (b"".join(before) + bye,)
        yield Case(f"{name} answered, in one write", together, answers, codes=NORMAL, all_answers=True)


def large() -> Iterator[Case]:
    for name, opcode, sign in (("text", TEXT, b"*"), ("binary", BINARY, b"\xfe")):
        for size in LARGE:
            yield Case(f"{name} of {size} bytes", (frame(opcode, sign * size),), 1)
            for piece in (256, 1024, 4096, 16_384, 65_536):
                says = tuple(pieces(opcode, list(cut(sign * size, piece))))
                yield Case(f"{name} of {size} bytes in pieces of {piece}", says, 1)
            for write in (128, 256, 1024):
                yield Case(f"{name} of {size} bytes in writes of {write}", cut(frame(opcode, sign * size), write), 1)
        yield Case(f"{name} that is too long", (frame(opcode, sign * 260_000),), codes=(1009,))
        halves = pieces(opcode, [sign * 130_000] * 2)
        yield Case(f"{name} that is too long in pieces", tuple(halves), codes=(1009,))
    for size in (0, 16, 64, 256, 1024, 4096):
        yield Case(f"forty texts of {size} bytes", tuple([frame(TEXT, b"*" * size)] * 40), 40)
        yield Case(f"forty texts of {size} bytes in one write", (frame(TEXT, b"*" * size) * 40,), 40)


def many_pieces() -> Iterator[Case]:
    yield Case("65,536 bytes in pieces of 1,300", tuple(pieces(TEXT, list(cut(b"*" * 65_536, 1300)))), 1)
