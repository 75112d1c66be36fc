"""Read positions from diagrams; missing header lines have sensible defaults."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple, NoReturn

import msgspec

from grusel.game import Illegal, Message
from grusel.games.shy.layout import layout
from grusel.games.shy.notation import CODES, EMPTY, ENTRANCE_CODE, HERO, SEATS, UNKNOWN
from grusel.games.shy.shapes import ENTRANCE, FIELD, group, mask_of
from grusel.games.shy.site import CORRIDORS
from grusel.games.shy.state import (
    ALL_MONSTERS,
    CORRIDOR,
    EXIT,
    FLOORS,
    PEEKS,
    START,
    Ending,
    Options,
    Phase,
    State,
)

HEADERS: Final = (
    "options", "survived", "master", "floor", "phase", "ending", "hand", "take-backs",
    "peeks", "named", "spent", "discovered", "undiscovered", "pile",
)  # fmt: skip
PHASES: Final[dict[str, Phase]] = {
    "roles": "roles", "draw": "draw", "build": "build", "peek": "peek", "move": "move", "over": "over",
}  # fmt: skip
ENDINGS: Final[dict[str, Ending]] = {"": "", "exit": "exit", "eaten": "eaten", "stuck": "stuck", "gave-up": "gave-up"}
MARK: Final = re.compile(r"(@?)([A-Za-z][a-z])([!+]?)")
WANT_SQUARE: Final = Message(
    "shy-want-square",
    {"codes": " ".join(CODES), "empty": EMPTY, "entrance": ENTRANCE_CODE, "cell": FIELD.name(ENTRANCE)},
)


class Mark(NamedTuple):
    """The content of one square of a diagram."""

    cell: int
    face: int
    shown: bool
    active: bool
    dead: bool
    hero: bool


def parse(text: str) -> State:
    """The position in a diagram; raises Illegal and names the line."""
    return _Reader(text).state()


class _Reader:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.header: dict[str, tuple[int, str]] = {}  # the line and the value of each header
        self.board = self._read_header()
        self.marks = sorted(self._marks())

    # --- lines ---

    def _read_header(self) -> int:
        """Read the header lines and return the number of the first line of the board."""
        for number, line in enumerate(self.lines):
            key, colon, value = line.partition(":")
            if not colon and line.strip():
                return number
            if colon and key not in HEADERS:
                _fail(number, ", ".join(HEADERS))
            if key in self.header:
                _fail(number, Message("shy-want-once", {"key": key}))
            if colon:
                self.header[key] = (number, value.strip())
        return len(self.lines)

    def _marks(self) -> Iterable[Mark]:
        rows = [
            (number, line.split()) for number, line in enumerate(self.lines) if number >= self.board and line.strip()
        ]
        if not rows:
            return
        number, columns = rows[0]
        if any(not re.fullmatch("[a-m]", column) for column in columns):
            _fail(number, Message("shy-want-columns"))
        for number, (row, *words) in rows[1:]:
            if not re.fullmatch(r"[1-9]|1[0-3]", row) or len(words) != len(columns):
                _fail(number, Message("shy-want-row", {"squares": len(columns)}))
            for column, word in zip(columns, words, strict=True):
                yield from self._mark(number, FIELD.find(column + row), word)

    def _mark(self, number: int, cell: int, word: str) -> Iterable[Mark]:
        if word == EMPTY:
            return
        found = MARK.fullmatch(word)
        if not found or (cell < 0) or (cell == ENTRANCE) != (found[2] == ENTRANCE_CODE):
            _fail(number, WANT_SQUARE)
        if cell == ENTRANCE:
            return
        code, shown = found[2].lower(), found[2][0].isupper()
        if code not in CODES or (found[3] and (not shown or CODES.index(code) >= CORRIDOR)):
            _fail(number, Message("shy-want-tile", {"codes": " ".join(CODES)}))
        yield Mark(cell, CODES.index(code), shown, found[3] == "!", found[3] == "+", bool(found[1]))

    # --- header values ---

    def _line(self, key: str) -> int:
        return self.header.get(key, (0, ""))[0]

    def _text(self, key: str, default: str = "") -> str:
        return self.header.get(key, (0, default))[1]

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        word = self._text(key, str(default))
        if not re.fullmatch(r"\d{1,2}", word) or not least <= int(word) <= most:
            _fail(self._line(key), f"{key}: {least}–{most}")
        return int(word)

    def _choice(self, key: str, default: str, known: Iterable[str]) -> str:
        word = self._text(key, default)
        if word not in known:
            _fail(self._line(key), f"{key}: {', '.join(filter(None, known))}")
        return word

    def _faces(self, key: str, below: int) -> list[int]:
        codes = self._text(key).split()
        if any(code not in CODES[:below] for code in codes):
            _fail(self._line(key), f"{key}: {' '.join(CODES[:below])}")
        return [CODES.index(code) for code in codes]

    def _options(self) -> Options:
        pairs = [pair.partition("=") for pair in self._text("options").split()]
        values = {name: {"yes": "true", "no": "false"}.get(word, word) for name, _, word in pairs}
        try:
            if not set(values) <= set(Options.__struct_fields__):
                raise msgspec.ValidationError
            return msgspec.convert(values, Options, strict=False)
        except msgspec.ValidationError:
            _fail(self._line("options"), f"options: {', '.join(f'{name}=…' for name in Options.__struct_fields__)}")

    # --- the position ---

    def state(self) -> State:
        options = self._options()
        phase = PHASES[self._choice("phase", "move", PHASES)]
        floor = self._number("floor", 1, 1, FLOORS)
        discovered, undiscovered = self._faces("discovered", CORRIDOR), self._faces("undiscovered", CORRIDOR)
        hand = self._faces("hand", len(CODES))
        self._check_floor(phase, hand)
        used = [*discovered, *undiscovered, *hand, *(mark.face for mark in self.marks)]
        state = State(
            options=options,
            phase=phase,
            master=SEATS.find(self._choice("master", "A", [*SEATS, UNKNOWN])),
            floor=floor,
            survived=self._survived(options, phase),
            ending=ENDINGS[self._choice("ending", "", ENDINGS)],
            pile=self._pile([face for face in used if face < CORRIDOR], floor, phase),
            discovered=_set(discovered),
            undiscovered=_set(undiscovered),
            cells=tuple(mark.cell for mark in self.marks),
            faces=tuple(mark.face for mark in self.marks),
            shown=self._those("shown"),
            active=self._those("active"),
            dead=self._those("dead"),
            hero=next((number for number, mark in enumerate(self.marks) if mark.hero), START),
            peeks=self._number("peeks", PEEKS[floor - 1], 1, 2) if phase == "peek" else 0,
            named=self._named(),
            attack="attack" not in self._spent(),
            jump="jump" not in self._spent(),
            take_backs=self._number("take-backs", options.take_backs, 0, options.take_backs) if phase == "build" else 0,
        )
        self._check(state)
        return state

    def _check_floor(self, phase: Phase, hand: list[int]) -> None:
        """Floor and hand together must be two monsters, three corridors and the exit."""
        faces = sorted([*hand, *(mark.face for mark in self.marks)])
        monsters = [face for face in faces if face < CORRIDOR]
        whole = len(set(monsters)) == 2 and faces == [*monsters, *[CORRIDOR] * CORRIDORS, EXIT]
        if phase in ("roles", "draw"):
            if faces:
                _fail(self.board, Message("shy-want-no-tiles"))
        elif not whole or (phase != "build" and hand):
            _fail(self.board, Message("shy-want-floor"))

    def _pile(self, used: list[int], floor: int, phase: Phase) -> int:
        """The monsters that are nowhere else."""
        drawn = 2 * floor - (2 if phase in ("roles", "draw") else 0)
        if len(set(used)) != len(used) or len(used) != drawn:
            _fail(self._line("discovered"), Message("shy-want-monsters", {"count": drawn}))
        if self._number("pile", CORRIDOR - drawn, 0, CORRIDOR) != CORRIDOR - drawn:
            _fail(self._line("pile"), f"pile: {CORRIDOR - drawn}")
        return ALL_MONSTERS & ~_set(used)

    def _survived(self, options: Options, phase: Phase) -> tuple[int, ...]:
        words = self._text("survived").split()
        games = [options.games] if phase == "over" else range(options.games)
        if any(word not in ("0", "1", "2", "3") for word in words) or len(words) not in games:
            _fail(self._line("survived"), Message("shy-want-survived"))
        return tuple(map(int, words))

    def _named(self) -> int:
        square = self._text("named")
        cells = [mark.cell for mark in self.marks if not mark.shown]
        if square and FIELD.find(square) not in cells:
            _fail(self._line("named"), Message("shy-want-named"))
        return [mark.cell for mark in self.marks].index(FIELD.find(square)) if square else -1

    def _spent(self) -> list[str]:
        spent = self._text("spent").split()
        if not set(spent) <= {"attack", "jump"}:
            _fail(self._line("spent"), "spent: attack jump")
        return spent

    def _those(self, field: str) -> int:
        return sum(1 << number for number, mark in enumerate(self.marks) if getattr(mark, field))

    def _check(self, state: State) -> None:
        if (state.master < 0) != (state.phase == "roles"):
            _fail(self._line("master"), Message("shy-want-master"))
        if (state.ending == "") == (state.phase == "over"):
            _fail(self._line("ending"), Message("shy-want-ending"))
        if sum(line.count(HERO) for line in self.lines) > 1:
            _fail(self.board, Message("shy-want-one-hero"))
        if group(state.cells) != mask_of(state.cells):
            _fail(self.board, Message("shy-want-together"))
        if state.phase in ("peek", "move", "over"):
            self._check_tiles(state)
        elif state.shown or state.hero != START:
            _fail(self.board, Message("shy-want-unexplored"))

    def _check_tiles(self, state: State) -> None:
        floor = layout(state.cells)
        if any(mark.active and not floor.comfort[mark.face] >> at & 1 for at, mark in enumerate(self.marks)):
            _fail(self.board, Message("shy-want-at-home"))
        if state.hero != START and not state.shown >> state.hero & 1:
            _fail(self.board, Message("shy-want-hero-revealed"))
        ends_here = state.hero != START and (state.active >> state.hero & 1 or state.faces[state.hero] == EXIT)
        if ends_here and state.phase != "over":
            _fail(self.board, Message("shy-want-hero-safe"))


def _set(faces: list[int]) -> int:
    return sum(1 << face for face in faces)


def _fail(line: int, expected: str | Message) -> NoReturn:
    raise Illegal("shy-bad-diagram", line=line + 1, expected=expected)
