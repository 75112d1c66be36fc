"""Games in writing: header and moves, outcomes of chance included, in text and in JSON."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NoReturn

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from grusel.game import MOST_SEATS, Illegal, Seat
from grusel.options import option_word

CHANCE = "*"
SPECTATOR = "spectator"


class Step(Struct, frozen=True, omit_defaults=True):
    """One move in its game's notation; a variation is an alternative line from just before it."""

    by: Seat | None
    move: str
    comment: str = ""
    variations: tuple[tuple[Step, ...], ...] = ()


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    game: str
    rules: int
    seats: int
    names: tuple[str, ...] = ()
    options: dict[str, str] = {}  # only those that differ from the default
    tags: dict[str, str] = {}  # date, place, result and other notes
    seen_by: str = ""  # a redacted record: only what this seat may have in writing
    start: str = ""  # a diagram, if the game did not begin at its normal start
    comment: str = ""
    steps: tuple[Step, ...] = ()


def with_notes(record: Record, before: Record) -> Record:
    """Return the record with the tags, comments and variations that an earlier one has for the same moves."""
    steps = list(record.steps)
    for at, (step, noted) in enumerate(zip(record.steps, before.steps, strict=False)):
        if (step.by, step.move) != (noted.by, noted.move):
            break
        steps[at] = noted
    return replace(record, tags={**before.tags, **record.tags}, comment=before.comment, steps=tuple(steps))


def letter(seat: Seat | None) -> str:
    """Return the letter of a seat in records: A for the first, * for chance."""
    return CHANCE if seat is None else chr(ord("A") + seat)


def seat_of(name: str) -> Seat | None:
    """Return the seat of a letter; None for chance."""
    return None if name == CHANCE else ord(name) - ord("A")


def options_to_text(options: Struct) -> dict[str, str]:
    """Return the options that differ from their defaults, as words."""
    default = type(options)()
    pairs = ((name, getattr(options, name), getattr(default, name)) for name in options.__struct_fields__)
    return {name: option_word(value) for name, value, usual in pairs if value != usual}


def to_json(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def from_json(data: bytes) -> Record:
    """Read a record from JSON; raises Illegal."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Illegal("record-bad-json", problem=str(error)) from None
    if from_text(to_text(record)) != record:  # JSON may hold only what the text form can hold
        raise Illegal("record-bad-json", problem="line breaks or spaces that the text form does not keep")
    return record


def to_text(record: Record) -> str:
    """Write the record as lines: header, start diagram, numbered moves."""
    return "\n".join([*_header_lines(record), *_step_lines(record.steps, 1, "")]) + "\n"


def _header_lines(record: Record) -> Iterator[str]:
    yield f"game: {record.game} {record.rules}"
    yield f"seats: {record.seats}"
    for seat, name in enumerate(record.names):
        yield f"name {letter(seat)}: {name}"
    for option, word in record.options.items():
        yield f"option {option}: {word}"
    for tag, text in record.tags.items():
        yield f"tag {tag}: {text}"
    if record.seen_by:
        yield f"seen by: {record.seen_by}"
    if record.start:
        yield "start:"
        yield from (f"    {line}".rstrip() for line in record.start.split("\n"))
    yield ""
    yield from _comment_lines(record.comment, "")


def _step_lines(steps: tuple[Step, ...], number: int, indent: str) -> Iterator[str]:
    for step in steps:
        yield f"{indent}{number}. {letter(step.by)}: {step.move}"
        yield from _comment_lines(step.comment, indent)
        for variation in step.variations:
            yield f"{indent}("
            yield from _step_lines(variation, number, indent + "  ")
            yield f"{indent})"
        number += 1


def _comment_lines(comment: str, indent: str) -> Iterator[str]:
    if comment:
        yield from (f"{indent}; {line}".rstrip() for line in comment.split("\n"))


def from_text(text: str) -> Record:
    """Read a record from text; raises Illegal with the line and column of the mistake."""
    return from_lines(text)[0]


Place = tuple[int, int]  # line and column


class Places(Struct, frozen=True):
    """Positions in a text: the line of each header, the place of each move in reading order."""

    headers: dict[str, int] = {}
    moves: list[Place] = []


def from_lines(text: str) -> tuple[Record, Places]:
    """Read a record from text, together with the positions of its parts."""
    reader = _Reader(text)
    return reader.record(), reader.places


HEADER = re.compile(r"(game|seats|name [A-Z]|option \w+|tag [\w -]+?|seen by|start):(?: (.*))?")
STEP = re.compile(r"(\s*)(\d{1,6})\. ([A-Z]|\*): (\S.*)")
KNOWN_HEADERS = "game, seats, name A, option …, tag …, seen by, start"
DEEPEST = 50  # variations within variations


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = [line.rstrip() for line in text.rstrip().split("\n")]
        self.at = 0
        self.places = Places()

    def record(self) -> Record:
        header = self._header()
        self._skip_blank()
        comment = self._comment()
        steps = self._steps(1, 0)
        if self.at < len(self.lines):
            self._fail("record-expected-move", expected="12. A: …")
        return replace(header, comment=comment, steps=steps)

    def _header(self) -> Record:
        found: dict[str, str] = {}
        while self.at < len(self.lines) and self.lines[self.at]:
            header = HEADER.fullmatch(self.lines[self.at])
            if not header:
                self._fail("record-expected-header", expected=KNOWN_HEADERS)
            key, value = header[1], header[2] or ""
            if key in found:
                self._fail("record-twice", header=key)
            self.at += 1
            self.places.headers[key] = self.at
            found[key] = self._diagram() if key == "start" else value
        return self._fields(found)

    def _diagram(self) -> str:
        """Indented lines; a blank line belongs to them if an indented one follows."""
        first = end = self.at
        for at in range(first, len(self.lines)):
            line = self.lines[at]
            if line and (not line.startswith("    ") or STEP.fullmatch(line)):
                break
            if line:
                end = at + 1
        self.at = end
        return "\n".join(line[4:] for line in self.lines[first:end])

    def _fields(self, found: dict[str, str]) -> Record:
        game = re.fullmatch(r"([a-z][a-z0-9_]*) (\d{1,6})", found.pop("game", ""))
        if not game:
            self._fail("record-expected-header", line=self._line_of("game", 1), expected="game: name version")
        seats = found.pop("seats", "")
        if not re.fullmatch(r"[1-9]\d?", seats) or int(seats) > MOST_SEATS:
            self._fail("record-expected-header", line=self._line_of("seats", 2), expected="seats: number")
        return Record(
            game=game[1],
            rules=int(game[2]),
            seats=int(seats),
            names=self._names(_with_prefix(found, "name "), int(seats)),
            options=_with_prefix(found, "option "),
            tags=_with_prefix(found, "tag "),
            seen_by=found.get("seen by", ""),
            start=found.get("start", ""),
        )

    def _names(self, names: dict[str, str], seats: int) -> tuple[str, ...]:
        if names and list(names) != [letter(seat) for seat in range(seats)]:
            self._fail(
                "record-names",
                line=self._line_of(f"name {min(names)}", 3),
                expected=", ".join(letter(seat) for seat in range(seats)),
            )
        return tuple(names.values())

    def _line_of(self, header: str, usual: int) -> int:
        return self.places.headers.get(header, usual)

    def _steps(self, number: int, depth: int) -> tuple[Step, ...]:
        steps: list[Step] = []
        while step := self._step(number + len(steps)):
            comment = self._comment()
            steps.append(replace(step, comment=comment, variations=self._variations(number + len(steps), depth)))
            self._skip_blank()
        return tuple(steps)

    def _step(self, number: int) -> Step | None:
        self._skip_blank()
        if self.at == len(self.lines) or self.lines[self.at].strip() == ")":
            return None
        found = STEP.fullmatch(self.lines[self.at])
        if not found:
            self._fail("record-expected-move", expected=f"{number}. A: …")
        if int(found[2]) != number:
            self._fail("record-expected-move", column=found.start(2) + 1, expected=f"{number}.")
        self.at += 1
        self.places.moves.append((self.at, found.start(4) + 1))
        return Step(seat_of(found[3]), found[4])

    def _comment(self) -> str:
        lines = []
        while self.at < len(self.lines) and self.lines[self.at].lstrip().startswith(";"):
            lines.append(self.lines[self.at].lstrip()[1:].removeprefix(" "))
            self.at += 1
        return "\n".join(lines)

    def _variations(self, number: int, depth: int) -> tuple[tuple[Step, ...], ...]:
        found = []
        while self.at < len(self.lines) and self.lines[self.at].strip() == "(":
            if depth == DEEPEST:
                self._fail("record-too-deep", most=DEEPEST)
            self.at += 1
            found.append(self._steps(number, depth + 1))
            if self.at == len(self.lines):
                self._fail("record-expected-move", expected=")")
            self.at += 1
        return tuple(found)

    def _skip_blank(self) -> None:
        while self.at < len(self.lines) and not self.lines[self.at]:
            self.at += 1

    def _fail(self, id: str, line: int | None = None, column: int = 1, **args: str | int) -> NoReturn:
        raise Illegal(id, line=self.at + 1 if line is None else line, column=column, **args)


def _with_prefix(found: dict[str, str], prefix: str) -> dict[str, str]:
    return {key.removeprefix(prefix): value for key, value in found.items() if key.startswith(prefix)}
