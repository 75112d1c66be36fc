"""A level in a link: its shortened text, packed, in letters allowed in a URL."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error

from msgspec.structs import replace

from grusel.game import Illegal
from grusel.games.flure.puzzles.level import Level
from grusel.games.flure.puzzles.parse import MOST_CHARACTERS, parse
from grusel.games.flure.puzzles.text import draw
from grusel.games.flure.squares import ROWS

MARK = "1"  # version of the link's form
MOST_LINK = 4000
SPARED = re.compile(r" {3}.*| *\d+[ .]*")  # the letters of the columns, and empty rows
# Text common to most levels; the nearer to the end, the shorter it packs.
COMMON = (
    "name.en: The name.de: Der Die Das name.nl: De Het hint.en: hint.de: hint.nl: where: arrows: facing: N E S W\n"
    "~4x1 ~1x4 ~2x2 K> Kv K< K^ O> Ov O< O^ ~ ~ ~ ~ U R * # # moves: A4 A5 A3 B1 B4 B5 B3 a6 a3 a2 a4 b6 b3 b2 b4\n"
    "M> M< M^ Mv most: 1\nmost: 2\nmost: 3\nstock: # # R\nbest: 2 1\n" + " ".join("." for _ in ROWS[5])
).encode()


def to_link(level: Level) -> str:
    """Return the level as one word, without its solution."""
    lines = draw(replace(level, solution=None)).splitlines()
    rows = [" ".join(line.split()) for line in lines if not SPARED.fullmatch(line)]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, zdict=COMMON)
    data = "\n".join(rows).encode()
    packed = packer.compress(data) + packer.flush()
    checked = zlib.crc32(data).to_bytes(4, "big") + packed
    return MARK + urlsafe_b64encode(checked).decode().rstrip("=")


def from_link(link: str) -> Level:
    """Return the level in a link; raise Illegal."""
    if len(link) > MOST_LINK:
        raise Illegal("flure-puzzle-too-long", most=MOST_LINK)
    return parse(_unpacked(link))


def _unpacked(link: str) -> str:
    try:
        word = link[1:].encode("ascii")
        checked = urlsafe_b64decode(word + b"=" * (-len(word) % 4))
        unpacker = zlib.decompressobj(-15, zdict=COMMON)
        data = unpacker.decompress(checked[4:], MOST_CHARACTERS * 4)
        text = data.decode("utf-8")
    except (Error, UnicodeError, zlib.error, ValueError):
        raise Illegal("flure-puzzle-link") from None
    if link[:1] != MARK or not unpacker.eof or zlib.crc32(data).to_bytes(4, "big") != checked[:4]:
        raise Illegal("flure-puzzle-link")
    return text
