"""Read a drawn position: `parse(draw(state)) == state`."""

from __future__ import annotations

import re
from typing import Any, NoReturn

import msgspec

from grusel.deck import Counts, Deck
from grusel.game import Illegal
from grusel.games.flure import tokens
from grusel.games.flure.diagram import COLUMNS, DEFAULT_ROUND
from grusel.games.flure.squares import ROWS, Direction, name
from grusel.games.flure.start import full_deck, not_in
from grusel.games.flure.state import (
    ABSENT,
    BLOCK_KINDS,
    CARDS,
    LOST,
    MOST_SEATS,
    OUTSIDE,
    SAVED,
    STOCK,
    Block,
    Options,
    Phase,
    State,
    Teleporter,
)
from grusel.options import option_values, option_word

TOKEN = re.compile(
    r"(?P<floor>\.)|(?:(?P<block>[#*RU])|(?P<figure>[A-Ga-g][1-6])|M(?P<facing>[\^>v<]))?(?P<blood>~)?"
    r"|(?:M(?P<above>[\^>v<]))?(?P<pair>[KO])(?P<arrow>[\^>v<])"
)
KEYS = ("seats", "round", "starter", "turn", "played", "outside", "saved", "lost", "cards", "drawn", "removed", "stock")


def parse(text: str) -> State:
    """Return the position that a diagram shows; raise Illegal with the wrong line."""
    drawing = _Drawing()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            drawing.read(number, line.strip())
    return drawing.state()


class _Drawing:
    """The part of a diagram read so far."""

    def __init__(self) -> None:
        self.line = 0
        self.headers: dict[str, tuple[int, str]] = {}
        self.options: dict[str, Any] = {}
        self.rows: set[int] = set()
        self.figures: dict[int, tuple[int, bool]] = {}  # figure: place, black
        self.played: set[int] = set()
        self.saved: list[int] = []
        self.monster = -1
        self.facing: Direction = "E"
        self.blocks: list[Block] = []
        self.teleporters: list[Teleporter] = []
        self.blood: list[int] = []

    def read(self, number: int, line: str) -> None:
        self.line = number
        words = line.split()
        if words == list(COLUMNS):
            return
        if words[0].isdecimal():
            self._row(words[0], words[1:])
        elif ":" in line:
            key, _, value = line.partition(":")
            self._header(key.strip(), value.strip())
        else:
            self._fail("flure-diagram-line", found=line)

    def _fail(self, id: str, **args: str | int) -> NoReturn:
        raise Illegal(id, line=self.line, **args)

    def _expect(self, expected: str, found: str) -> NoReturn:
        self._fail("flure-diagram-value", expected=expected, found=found)

    # Rows

    def _row(self, word: str, words: list[str]) -> None:
        number = self._between(1, len(ROWS), word)
        if number in self.rows:
            self._fail("flure-diagram-twice", found=word)
        self.rows.add(number)
        cells = ROWS[number - 1]
        if len(words) != len(cells):
            self._fail("flure-diagram-row", row=number, expected=len(cells), found=len(words))
        for cell, word in zip(cells, words, strict=True):
            self._square(cell, word)

    def _square(self, cell: int, word: str) -> None:
        found = TOKEN.fullmatch(word)
        if found is None:
            self._fail("flure-diagram-token", square=name(cell), found=word)
        if found["block"]:
            self.blocks.append(Block(cell, tokens.BLOCKS_BY_MARK[found["block"]]))
        if found["figure"]:
            self._figure(found["figure"], cell)
        if found["facing"] or found["above"]:
            self._monster(cell, word, tokens.direction(found["facing"] or found["above"]))
        if found["pair"]:
            self._teleporter(cell, word, found["pair"], tokens.direction(found["arrow"]))
        if found["blood"]:
            self.blood.append(cell)

    def _figure(self, word: str, place: int) -> None:
        if word not in tokens.FIGURES_BY_TOKEN:
            self._expect("A1 A4 A5 A3 a6 a3 a2 a4 ... G1", word)
        figure, black = tokens.FIGURES_BY_TOKEN[word]
        if figure in self.figures:
            self._fail("flure-diagram-twice", found=word)
        self.figures[figure] = (place, black)

    def _monster(self, cell: int, word: str, facing: Direction) -> None:
        if self.monster >= 0:
            self._fail("flure-diagram-twice", found=word)
        self.monster, self.facing = cell, facing

    def _teleporter(self, cell: int, word: str, mark: str, arrow: Direction) -> None:
        pair = tokens.PAIRS_BY_MARK[mark]
        if sum(one.pair == pair for one in self.teleporters) == 2:
            self._fail("flure-diagram-twice", found=word)
        self.teleporters.append(Teleporter(cell, pair, arrow))

    # Headers

    def _header(self, key: str, value: str) -> None:
        if key in self.headers:
            self._fail("flure-diagram-twice", found=key)
        if self.rows:
            self._fail("flure-diagram-late", found=key)
        if key.startswith("option "):
            self._option(key.removeprefix("option "), value)
        elif key not in KEYS:
            self._fail("flure-diagram-key", found=key, expected=", ".join(KEYS))
        self.headers[key] = (self.line, value)

    def _option(self, field: str, value: str) -> None:
        if field not in Options.__struct_fields__:
            self._fail("flure-diagram-key", found=field, expected=", ".join(Options.__struct_fields__))
        for known in option_values(Options)[field]:
            if option_word(known) == value:
                self.options[field] = known
                return
        self._expect(", ".join(map(option_word, option_values(Options)[field])), value)

    def _value(self, key: str) -> str | None:
        if key not in self.headers:
            return None
        self.line, value = self.headers[key]
        return value

    def _words(self, key: str) -> list[str]:
        value = self._value(key)
        return [] if value is None or value == "none" else value.split()

    def _number(self, key: str, default: int, least: int, most: int) -> int:
        value = self._value(key)
        if value is None:
            return default
        return self._between(least, most, value)

    def _between(self, least: int, most: int, word: str) -> int:
        if word not in map(str, range(least, most + 1)):
            self._expect(f"{least} - {most}", word)
        return int(word)

    def _counts(self, key: str, kinds: list[str]) -> Counts:
        words = self._words(key)
        for word in words:
            if word not in kinds:
                self._expect(" ".join(kinds), word)
        return tuple(words.count(kind) for kind in kinds)

    # The position

    def state(self) -> State:
        self._figures_off_the_board()
        seats = self._seats()
        options = msgspec.convert(self.options, Options)
        figures = range(4 * seats)
        places = tuple(self.figures.get(figure, (ABSENT, False))[0] for figure in figures)
        played = tuple(figure in self.played for figure in figures)
        stock = self._counts("stock", [tokens.TILE_MARKS[tile] for tile in STOCK])
        starter = self._seat("starter", seats)
        deck = self._deck(options)
        phase, mover = self._turn(seats, starter, places, played, any(stock))
        return State(
            options=options,
            seats=seats,
            phase=phase,
            round=self._number("round", DEFAULT_ROUND, 1, 7 + options.second_half),
            starter=starter,
            mover=mover,
            places=places,
            black=tuple(self.figures.get(figure, (ABSENT, False))[1] for figure in figures),
            played=played,
            saved=tuple(self.saved),
            monster=self.monster,
            facing=self.facing,
            blocks=tuple(sorted(self.blocks)),
            teleporters=tuple(sorted(self.teleporters)),
            blood=tuple(sorted(self.blood)),
            removed=self._counts("removed", [tokens.TILE_MARKS[kind] for kind in BLOCK_KINDS]),
            stock=stock,
            deck=deck,
            drawn=self._counts("drawn", list(CARDS)) if "drawn" in self.headers else not_in(deck, options),
        )

    def _figures_off_the_board(self) -> None:
        for key, place in (("outside", OUTSIDE), ("saved", SAVED), ("lost", LOST)):
            for word in self._words(key):
                self._figure(word, place)
        self.saved = [tokens.FIGURES_BY_TOKEN[word][0] for word in self._words("saved")]
        for word in self._words("played"):
            self._played(word)

    def _played(self, word: str) -> None:
        figure, black = tokens.FIGURES_BY_TOKEN.get(word, (-1, False))
        place, shown = self.figures.get(figure, (ABSENT, False))
        if place < OUTSIDE or shown != black:
            self._fail("flure-diagram-played", found=word)
        self.played.add(figure)

    def _seats(self) -> int:
        named = max((figure // 4 + 1 for figure in self.figures), default=2)
        seats = self._number("seats", max(2, named), 2, MOST_SEATS)
        if named > seats or (seats > 4 and any(figure % 4 == 3 for figure in self.figures)):
            self._fail("flure-diagram-seats", seats=seats)
        return seats

    def _seat(self, key: str, seats: int) -> int:
        value = self._value(key)
        seat = 0 if value is None else tokens.seat_of(value)
        if not 0 <= seat < seats:
            self._expect(" ".join(tokens.LETTERS[:seats]), str(value))
        return seat

    def _turn(
        self, seats: int, starter: int, places: tuple[int, ...], played: tuple[bool, ...], placing: bool
    ) -> tuple[Phase, int]:
        value = self._value("turn")
        ready = [seat for seat in range(seats) if _has_figure_to_play(seat, places, played)]
        match value:
            case "starter" | "over":
                return ("over" if value == "over" else "starter"), -1
            case "monster" if not placing:
                return "monster", -1
            case None if not ready and not placing:
                return "monster", -1
            case None:
                order = [(starter + turn) % seats for turn in range(seats)]
                return ("place", starter) if placing else ("figures", next(seat for seat in order if seat in ready))
        seat = self._seat("turn", seats)
        if not placing and seat not in ready:
            self._fail("flure-diagram-turn", found=value)
        return ("place" if placing else "figures"), seat

    def _deck(self, options: Options) -> Deck:
        if "cards" not in self.headers:
            return full_deck(options)
        deck = Deck().shuffle_on_top(self._counts("cards", list(CARDS)))
        if not deck.size and self._value("turn") != "over":
            self.line = self.headers["cards"][0]
            self._expect(" ".join(CARDS), "none")
        return deck


def _has_figure_to_play(seat: int, places: tuple[int, ...], played: tuple[bool, ...]) -> bool:
    return any(places[figure] >= OUTSIDE and not played[figure] for figure in range(4 * seat, 4 * seat + 4))
