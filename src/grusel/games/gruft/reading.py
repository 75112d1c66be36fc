"""Read diagrams. Everything but the rows has a default, and single graves may be listed instead of drawn."""

from __future__ import annotations

import re
from typing import Final, NoReturn, get_args

import msgspec

from grusel.game import Illegal, Message, Seat
from grusel.games.gruft.graveyard import YARD
from grusel.games.gruft.opening import rats_unseen, searcher
from grusel.games.gruft.plague import closed_graves
from grusel.games.gruft.row import fitting, size, unturned
from grusel.games.gruft.rules import out
from grusel.games.gruft.seeing import from_truth, open_graves
from grusel.games.gruft.state import (
    EMPTY,
    GARLIC,
    GRAVES,
    LETTERS,
    OWNERS,
    RAT,
    RATS,
    UNSEEN,
    Cause,
    Gifts,
    Options,
    Phase,
    Plague,
    Row,
    State,
    View,
)
from grusel.options import option_values, option_word, read_options

KEYS: Final = ("options", "turn", "now", "stakes", "garlic", "spares", "out", "plague", "gifts", "winners", "graves")
ROW: Final = re.compile(r"-|(?=.)([rywbgk]*)(?:\((\d{1,2})\))?([rywbgk]*)")
NOW: Final = re.compile(r"([a-z-]+)(?: ([a-z]\d{1,2}))?( buried)?")
PLAGUE: Final = re.compile(r"holder ([A-F])(?: finder ([A-F]))?(?: asked ([A-F]))?( done)?")
GIFTS: Final = re.compile(r"([a-z-]+) to ([A-F]) from (-|[A-F]+)(?: due (\d))?(?: given ([rywbgk]))?")
GRAVE: Final = re.compile(r"\[?([rywbgk?+%])([rywbgkA-F.])\]?")
LISTED: Final = re.compile(r"([a-z]\d{1,2})=(\S+)")
DRAWN: Final = re.compile(r"\s*\d{1,2}\s")


def parse(text: str) -> State:
    """Read the position in a diagram; raises Illegal with the line and what was expected there."""
    return _Diagram(text).state()


class _Diagram:
    def __init__(self, text: str) -> None:
        self.places: dict[str, int] = {}  # the line of each header
        self.values: dict[str, str] = {}
        self.drawn: list[tuple[int, str]] = []
        for number, line in enumerate(text.split("\n"), 1):
            self._line(number, line)

    def _line(self, number: int, line: str) -> None:
        key, colon, value = line.partition(":")
        if colon and (key in KEYS or key in tuple(OWNERS)):
            if key in self.values:
                raise _broken(number, Message("gruft-want-once", {"key": key}))
            self.places[key], self.values[key] = number, value.strip()
        elif DRAWN.match(line):
            self.drawn.append((number, line))
        elif line.strip(" -+|abcdefghij"):
            raise _broken(number, Message("gruft-want-line", {"keys": ", ".join(KEYS)}))

    def state(self) -> State:
        self.options: Options = self._options()
        self.rows = self._rows()
        self.seats = len(self.rows)
        self.lids, self.tiles, self.open = [UNSEEN] * GRAVES, [EMPTY] * GRAVES, set[int]()
        self._graveyard()
        self._listed_graves()
        state = from_truth(self._view())
        self._check(state)
        return state

    def _options(self) -> Options:
        words = dict(word.partition("=")[::2] for word in self.values.get("options", "").split())
        try:
            options: Options = read_options(Options, words)
        except Illegal:
            known = option_values(Options).items()
            self._fail("options", ", ".join(f"{name}={'/'.join(map(option_word, can_be))}" for name, can_be in known))
        return options

    def _rows(self) -> tuple[Row, ...]:
        names = [name for name in OWNERS if name in self.values]
        if len(names) < 2 or names != list(OWNERS[: len(names)]):
            self._fail("A", Message("gruft-want-rows"))
        return tuple([self._row(name) for name in names])

    def _row(self, name: str) -> Row:
        found = ROW.fullmatch(self.values[name])
        if not found:
            self._fail(name, Message("gruft-want-row"))
        left, hidden, right = found[1] or "", int(found[2] or 0), found[3] or ""
        return Row(left, hidden, right) if hidden else Row(left + right)

    def _graveyard(self) -> None:
        for y, (number, line) in enumerate(self.drawn):
            cells = line.replace("|", " ").replace("]", "] ").replace("[", " [").split()
            if cells[:1] != [str(y + 1)] or len(cells) != YARD.width + 1 or y >= YARD.height:
                raise _broken(number, Message("gruft-want-drawn-row", {"number": y + 1, "count": YARD.width}))
            for x, cell in enumerate(cells[1:]):
                self._grave(number, y * YARD.width + x, cell)
        if self.drawn and len(self.drawn) != YARD.height:
            raise _broken(self.drawn[-1][0], Message("gruft-want-drawn-rows", {"count": YARD.height}))

    def _listed_graves(self) -> None:
        for word in self.values.get("graves", "").split():
            found = LISTED.fullmatch(word)
            grave = YARD.find(found[1]) if found else -1
            if not found or grave < 0:
                self._fail("graves", "c4=rr d5=[b.] e1=%.")
            self._grave(self.places["graves"], grave, found[2])

    def _grave(self, line: int, grave: int, text: str) -> None:
        found = GRAVE.fullmatch(text)
        if not found or not _can_lie(found[1], found[2]):
            raise _broken(line, Message("gruft-want-grave"))
        self.lids[grave], self.tiles[grave] = found[1], found[2]
        if text.startswith("["):
            self.open.add(grave)

    def _view(self) -> View:
        phase, grave, buried = self._now()
        player = self._seat("turn", self.values.get("turn", "A"))
        return View(
            options=self.options,
            phase=phase,
            player=player,
            rows=self.rows,
            stakes=self._numbers("stakes", (0,) * self.seats),
            garlic=self._garlic(),
            lids="".join(self.lids),
            tiles="".join(self.tiles),
            open=tuple(sorted(self.open)),
            spares=int(self._match("spares", r"\d", str(RATS * self.options.rats))),
            out=0,
            grave=grave,
            buried=buried,
            plague=self._plague(player),
            gifts=self._gifts(),
            winners=tuple([self._seat("winners", name) for name in self.values.get("winners", "")]),
        )

    def _now(self) -> tuple[Phase, int, bool]:
        found = NOW.fullmatch(self.values.get("now", "open"))
        phases = [phase for phase in get_args(Phase) if phase != "settled"]
        grave = YARD.find(found[2]) if found and found[2] else -1
        if not found or found[1] not in phases or (found[2] and grave < 0):
            self._fail("now", Message("gruft-want-now", {"phases": ", ".join(phases)}))
        phase: Phase = msgspec.convert(found[1], Phase)
        return phase, grave, bool(found[3])

    def _garlic(self) -> tuple[int, ...]:
        each = GARLIC if self.options.garlic else 0
        return self._numbers("garlic", tuple([each - self.tiles.count(name) for name in OWNERS[: self.seats]]))

    def _plague(self, player: Seat) -> Plague | None:
        rats = [grave for grave in range(GRAVES) if self.lids[grave] == RAT]
        if len(rats) != ("plague" in self.values):
            self._fail("plague", Message("gruft-want-plague"))
        if not rats:
            return None
        found = PLAGUE.fullmatch(self.values["plague"])
        if not found:
            self._fail("plague", "holder A finder A asked B")
        holder = self._seat("plague", found[1])
        finder = self._seat("plague", found[2] or found[1])
        asked = self._seat("plague", found[3] or found[1])
        return Plague(rats[0], holder, finder, asked, tuple(sorted(self.open - {rats[0]})), bool(found[4]))

    def _gifts(self) -> Gifts | None:
        if "gifts" not in self.values:
            return None
        found = GIFTS.fullmatch(self.values["gifts"])
        if not found or found[1] not in get_args(Cause):
            self._fail("gifts", f"{'/'.join(get_args(Cause))} to A from BC due 1 given r")
        cause: Cause = msgspec.convert(found[1], Cause)
        givers = tuple([self._seat("gifts", name) for name in found[3].strip("-")])
        return Gifts(self._seat("gifts", found[2]), cause, givers, int(found[4] or bool(givers)), found[5] or "")

    def _seat(self, key: str, name: str) -> Seat:
        if len(name) != 1 or name not in OWNERS[: self.seats]:
            self._fail(key, ", ".join(OWNERS[: self.seats]))
        return OWNERS.index(name)

    def _numbers(self, key: str, usual: tuple[int, ...]) -> tuple[int, ...]:
        words = self._match(key, r"\d( \d)*", " ".join(map(str, usual))).split()
        if len(words) != self.seats:
            self._fail(key, Message("gruft-want-numbers", {"count": self.seats}))
        return tuple([int(word) for word in words])

    def _match(self, key: str, pattern: str, usual: str) -> str:
        value = self.values.get(key, usual)
        if not re.fullmatch(pattern, value):
            self._fail(key, f"{key}: {usual}")
        return value

    def _check(self, state: State) -> None:
        """Check that no piece occurs too often and that nothing is open that must be closed."""
        if min(state.unseen) < 0:
            self._fail("graves", Message("gruft-want-fewer-lids"))
        if min(state.face_down) < 0 or out(state) < 0:
            self._fail("A", Message("gruft-want-fewer-vampires"))
        if self.values.get("out", str(out(state))) != str(out(state)):
            self._fail("out", str(out(state)))
        most = min(RATS * state.options.rats, state.lids.count(UNSEEN))
        if not 0 <= rats_unseen(state) <= most:
            self._fail("spares", Message("gruft-want-spares"))
        if max(state.stakes) > 2:
            self._fail("stakes", Message("gruft-want-fewer-stakes"))
        self._check_garlic(state)
        self._check_phase(state)

    def _check_garlic(self, state: State) -> None:
        each = GARLIC if state.options.garlic else 0
        there = [state.tiles.count(name) for name in OWNERS]
        for seat, own in enumerate(state.garlic):
            there[seat] += own
        if there != [each] * self.seats + [0] * (len(OWNERS) - self.seats):
            self._fail("garlic", Message("gruft-want-garlic", {"number": each}))

    def _check_phase(self, state: State) -> None:
        if set(open_graves(state)) != self.open:
            self._fail("now", Message("gruft-want-closed"))
        if not self._possible(state):
            self._fail("now", Message("gruft-want-question"))

    def _possible(self, state: State) -> bool:
        """Check that the game can continue from here, or is over."""
        turning = any(unturned(row) is not None for row in state.rows)
        match state.phase:
            case "over":
                return bool(state.winners)
            case "starter":
                return True
            case "deal" | "turn-up":
                return turning
            case "lid":
                return state.grave >= 0
            case "bury" | "garlic" | "search" | "give" | "add":
                return self._answerable(state) and (state.phase == "add" or not turning)
        return state.plague is None and state.gifts is None and not turning and all(map(size, state.rows))

    def _answerable(self, state: State) -> bool:
        match state.phase:
            case "bury":
                return state.grave in self.open and bool(fitting(state.rows[searcher(state)], state.lids[state.grave]))
            case "garlic":
                return state.grave in self.open and state.garlic[searcher(state)] > 0
            case "search":
                return state.plague is not None and bool(closed_graves(state, state.plague))
        gifts = state.gifts
        return gifts is not None and bool(gifts.givers) and bool(gifts.gift) == (state.phase == "add")

    def _fail(self, key: str, expected: str | Message) -> NoReturn:
        raise _broken(self.places.get(key, 1), expected)


def _broken(line: int, expected: str | Message) -> Illegal:
    return Illegal("gruft-diagram", line=line, expected=expected)


def _can_lie(lid: str, tile: str) -> bool:
    """Vampires lie only under their own colour, and nothing lies under a possible rat."""
    return tile == lid if tile in LETTERS else tile == EMPTY or lid != UNSEEN
