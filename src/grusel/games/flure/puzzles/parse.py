"""Read a level from its text: `parse(draw(level)) == level`."""

from __future__ import annotations

import re
from typing import NoReturn, get_args

from msgspec.structs import replace

from grusel.game import Illegal
from grusel.games.flure import position, tokens
from grusel.games.flure.puzzles import changes
from grusel.games.flure.puzzles.arrange import arrange
from grusel.games.flure.puzzles.level import MOST_CHANGES, MOST_TILES, OWN, Arrangement, Best, Idea, Level, Movable
from grusel.games.flure.puzzles.text import LANGUAGES
from grusel.games.flure.squares import DIRECTIONS, HALL, WIDTH, Direction
from grusel.games.flure.state import PAIRS, STOCK, State, figure_number
from grusel.grid import NOWHERE

KEYS = ("name", "hint", "stock", "where", "moves", "arrows", "facing", "most", "idea", "best", "grade", "solution")
TEXTS = tuple(f"{key}.{language}" for key in ("name", "hint") for language in LANGUAGES)
MOST_CHARACTERS = 6000
MOST_TEXT = 300
AREA = re.compile(r"([a-p][0-9]+)(?:-([a-p][0-9]+))?")
MOVABLE = re.compile(r"([A-Ga-g][1-6])(?::([1-6]))?")
FIRST_OF_SECOND_HALF = 8  # eaten figures are out for good


def parse(text: str) -> Level:
    """Return the level that a text describes; raise Illegal with the wrong line."""
    if len(text) > MOST_CHARACTERS:
        raise Illegal("flure-puzzle-too-long", most=MOST_CHARACTERS)
    sheet = _Sheet()
    drawn = "\n".join(sheet.read(number, line) for number, line in enumerate(text.splitlines(), start=1))
    return sheet.level(position.parse(drawn))


class _Sheet:
    """The header lines of a level."""

    def __init__(self) -> None:
        self.line = 0
        self.headers: dict[str, tuple[int, str]] = {}

    def read(self, number: int, line: str) -> str:
        """Keep a line about the puzzle; return a line about the position."""
        self.line = number
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon:
            return line
        if key not in KEYS and key not in TEXTS:
            self._fail("flure-diagram-key", found=key[:40], expected=", ".join(KEYS))
        if key in self.headers:
            self._fail("flure-diagram-twice", found=key)
        self.headers[key] = (number, value.strip())
        return line if key == "stock" else ""

    def level(self, state: State) -> Level:
        state = self._checked(_as_puzzle(state))
        level = Level(
            position=state,
            moves=self._moves(state),
            arrows=self._arrows(state),
            facings=self._facings(state),
            where=self._where(),
            most=self._number("most", MOST_CHANGES, 0, MOST_CHANGES),
            names=self._texts("name"),
            hints=self._texts("hint"),
            idea=self._idea(),
            best=self._best(),
            grade=self._number("grade", 0, 1, 5),
        )
        return replace(level, solution=self._solution(level))

    # The position

    def _checked(self, state: State) -> State:
        self.line = 0
        if state.monster < 0:
            self._fail("flure-puzzle-no-monster")
        if not any(place >= 0 for place in state.places[4 * OWN + 4 :]):
            self._fail("flure-puzzle-no-enemy")
        if sum(state.stock) > MOST_TILES:
            self._expect("stock", f"0 - {MOST_TILES}", str(sum(state.stock)))
        for pair in PAIRS:
            lying = sum(one.pair == pair for one in state.teleporters)
            if lying + state.stock[STOCK.index(pair)] > 2:
                self._expect("stock", "K K / O O", str(lying + state.stock[STOCK.index(pair)]))
        return state

    # What may be changed

    def _moves(self, state: State) -> tuple[Movable, ...]:
        found = [self._movable(state, word) for word in self._words("moves")]
        if len({one.figure for one in found}) < len(found):
            self._expect("moves", "A4 B3:2", self._value("moves"))
        return tuple(sorted(found))

    def _movable(self, state: State, word: str) -> Movable:
        match = MOVABLE.fullmatch(word)
        figure, black = tokens.FIGURES_BY_TOKEN.get(match[1], (-1, False)) if match else (-1, False)
        if match is None or not 0 <= figure < len(state.places) or state.places[figure] < 0:
            self._expect("moves", "A4 B3:2", word)
        if state.black[figure] != black:
            self._expect("moves", tokens.token_in(state, figure), word)
        number = figure_number(figure, black)
        return Movable(figure, min(number, int(match[2])) if match[2] else number)

    def _arrows(self, state: State) -> tuple[int, ...]:
        cells = tuple(sorted({HALL.find(word) for word in self._words("arrows")}))
        lying = [one.cell for one in state.teleporters]
        if any(cell not in lying for cell in cells):
            self._expect("arrows", "K O", self._value("arrows"))
        return cells

    def _facings(self, state: State) -> tuple[Direction, ...]:
        words = self._words("facing")
        if any(word not in DIRECTIONS for word in words):
            self._expect("facing", "N E S W", self._value("facing"))
        return tuple(way for way in DIRECTIONS if way in words and way != state.facing)

    def _where(self) -> tuple[int, ...]:
        return tuple(sorted({cell for word in self._words("where") for cell in self._area(word)}))

    def _area(self, word: str) -> list[int]:
        match = AREA.fullmatch(word)
        first = HALL.find(match[1]) if match else NOWHERE
        last = HALL.find(match[2] or match[1]) if match else NOWHERE
        if NOWHERE in (first, last):
            self._expect("where", "c3 d4-f6", word)
        columns = range(first % WIDTH, last % WIDTH + 1)
        cells = [HALL.cell(x, y) for y in range(first // WIDTH, last // WIDTH + 1) for x in columns]
        return [cell for cell in cells if cell != NOWHERE]

    # What is said and known about it

    def _texts(self, key: str) -> dict[str, str]:
        found = {
            language: self._value(f"{key}.{language}") for language in LANGUAGES if f"{key}.{language}" in self.headers
        }
        for plain in [self._value(key)] if key in self.headers else []:
            found |= {language: found.get(language, plain) for language in LANGUAGES}
        for text in found.values():
            if len(text) > MOST_TEXT or not text.isprintable():
                self._expect(key, f"1 - {MOST_TEXT}", text[:40])
        return found

    def _idea(self) -> Idea | None:
        value = self._value("idea")
        for idea in get_args(Idea):
            if idea == value:
                found: Idea = idea
                return found
        if value:
            self._expect("idea", ", ".join(get_args(Idea)), value)
        return None

    def _best(self) -> Best | None:
        words = self._words("best")
        if not words:
            return None
        if len(words) != 2 or not all(word.isdecimal() and len(word) < 6 for word in words):
            self._expect("best", "2 14", self._value("best"))
        return Best(int(words[0]), int(words[1]))

    def _solution(self, level: Level) -> Arrangement | None:
        if "solution" not in self.headers:
            return None
        written = [change for change in self._value("solution").split(";") if change.strip()]
        solution = changes.read(level, written)
        arrange(level, solution)
        return solution

    # Lines

    def _value(self, key: str) -> str:
        return self.headers[key][1] if key in self.headers else ""

    def _words(self, key: str) -> list[str]:
        return self._value(key).split()

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self._value(key)
        if not value:
            return default
        if not value.isdecimal() or len(value) > 3 or not least <= int(value) <= most:
            self._expect(key, f"{least} - {most}", value)
        return int(value)

    def _expect(self, key: str, expected: str, found: str) -> NoReturn:
        self.line = self.headers[key][0] if key in self.headers else self.line
        self._fail("flure-diagram-value", expected=expected, found=found[:60])

    def _fail(self, id: str, **args: str | int) -> NoReturn:
        raise Illegal(id, line=self.line, **args)


def _as_puzzle(state: State) -> State:
    """Set what all puzzles share: the second half, and no seat's turn."""
    return replace(
        state,
        phase="place" if any(state.stock) else "monster",
        round=FIRST_OF_SECOND_HALF,
        starter=0,
        mover=-1,
    )
