"""Read diagrams; missing header lines have sensible defaults, so that a position is quickly drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NoReturn, cast, get_args

from msgspec.structs import replace

from grusel.deck import Counts
from grusel.game import Illegal
from grusel.games.insel.cards import over_limit
from grusel.games.insel.island import island_of
from grusel.games.insel.layouts import LAYOUTS, check, known
from grusel.games.insel.notation import letter
from grusel.games.insel.setup import allowed_roles, start
from grusel.games.insel.state import NO_BONUS, SHORE_AGAIN, End, Options, Phase, Role, State
from grusel.games.insel.swim import swimmers
from grusel.games.insel.tiles import ACTIONS, ALL, CODES, DRAWN, NO_CARDS, ROLES, TILES, TREASURES, all_cards
from grusel.games.insel.turns import asked
from grusel.options import read_options

PHASES: Final = get_args(Phase)
ENDS: Final = get_args(End)
KEYS: Final = (
    "seats, phase, turn, actions, bonus, flown, drawn, passed, ended, water, captured, A, B, C, D, discard, floods, "
    "flood discard, option …"
)
TOKEN: Final = re.compile(r"(\.|\?|#|~|x|-?[a-z]{2}|[A-Z]{2})(?:@([A-D]+))?")
HEADER: Final = re.compile(r"([a-z]+(?: [a-z_]+)?|[A-D]):(?: +(.*))?")


def parse(text: str) -> State:
    """The position in a diagram; raises Illegal and names the line."""
    return _Reader(text).state()


class _Reader:
    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        self.rows: list[tuple[int, list[str]]] = []
        for number, line in enumerate(text.split("\n"), 1):
            if ":" in line:
                self._header(number, line.strip())
            elif line.split() and line.split()[0] != "a":
                self._row(number, line.split())
        self.pawns: dict[int, int] = {}
        self.tiles: list[int] = []
        self.flooded = self.sunk = 0

    def _header(self, number: int, line: str) -> None:
        found = HEADER.fullmatch(line)
        key = found[1] if found else ""
        if not found or (key not in KEYS.split(", ") and not key.startswith("option ")):
            raise Illegal("insel-diagram-expected", line=number, expected=KEYS)
        if key in self.values:
            raise Illegal("insel-diagram-twice", line=number, what=key)
        self.values[key], self.lines[key] = (found[2] or "").strip(), number

    def _row(self, number: int, tokens: list[str]) -> None:
        """A row may begin with its number."""
        self.rows.append((number, tokens[1:] if tokens[0].isdecimal() else tokens))

    # --- the whole position ---

    def state(self) -> State:
        options = self._options()
        self.island = island_of(options)
        self._read_map()
        state = start(options, self._seats())
        state = self._with_players(self._with_island(state))
        state = self._with_piles(self._with_turn(state))
        self._check_phase(state)
        return state

    def _options(self) -> Options:
        words = {key.removeprefix("option "): word for key, word in self.values.items() if key.startswith("option ")}
        options: Options = read_options(Options, words)
        shape = self._shape()
        if "layout" not in words and "drawn" not in words:
            options = _with_shape(options, shape)
        if island_of(options).rows != shape:
            raise Illegal("insel-diagram-layout", line=self.rows[0][0])
        return options

    def _shape(self) -> tuple[str, ...]:
        if not self.rows:
            raise Illegal("insel-diagram-expected", line=1, expected=". . # # . .")
        for number, tokens in self.rows:
            for token in tokens:
                if not TOKEN.fullmatch(token):
                    raise Illegal("insel-diagram-expected", line=number, expected=". # ~ x ? FL fl -fl FL@AB")
        return tuple("".join("." if token == "." else "#" for token in tokens) for _, tokens in self.rows)

    def _seats(self) -> int:
        named = [key for key in "ABCD" if key in self.values]
        if "seats" in self.values:
            return self._number("seats", 2, 4, 2)
        if len(named) < 2 or named != list("ABCD"[: len(named)]):
            raise Illegal("insel-diagram-expected", line=1, expected="A: diver earth, B: pilot, …")
        return len(named)

    # --- the island ---

    def _read_map(self) -> None:
        tokens = [(line, token) for line, row in self.rows for token in row if token != "."]
        named = {CODES.index(code) for line, token in tokens if (code := self._code(line, token))}
        rest = iter([tile for tile in range(TILES) if tile not in named])
        for spot, (line, token) in enumerate(tokens):
            self._read_token(spot, line, token, rest)

    def _code(self, line: int, token: str) -> str:
        code = token.partition("@")[0].removeprefix("-").upper()
        if len(code) < 2:
            return ""
        if code not in CODES:
            raise Illegal("insel-diagram-expected", line=line, expected=" ".join(CODES))
        return code

    def _read_token(self, spot: int, line: int, token: str, rest: Iterator[int]) -> None:
        mark, _, pawns = token.partition("@")
        if mark == "?":
            return
        code = self._code(line, token)
        tile = CODES.index(code) if code else next(rest)
        if tile in self.tiles or len(self.tiles) < spot:
            raise Illegal("insel-diagram-twice", line=line, what=CODES[tile])
        self.tiles.append(tile)
        if mark == "x" or mark.startswith("-"):
            self.sunk |= 1 << spot
        elif mark == "~" or mark.islower():
            self.flooded |= 1 << spot
        for pawn in pawns:
            if ord(pawn) - ord("A") in self.pawns:
                raise Illegal("insel-diagram-twice", line=line, what=pawn)
            self.pawns[ord(pawn) - ord("A")] = spot

    def _with_island(self, state: State) -> State:
        return replace(state, tiles=tuple(self.tiles), flooded=self.flooded, sunk=self.sunk)

    # --- the players ---

    def _with_players(self, state: State) -> State:
        roles, hands = list[Role](), list(state.hands)
        for seat in range(state.seats):
            if letter(seat) in self.values:
                role, *cards = self.values[letter(seat)].split() or [""]
                roles.append(self._role(seat, role, roles, state.options))
                hands[seat] = self._cards(letter(seat), cards, NO_CARDS)
        if sorted(self.pawns) != list(range(len(roles))):
            raise Illegal("insel-diagram-pawns", expected=", ".join(f"@{letter(seat)}" for seat in range(len(roles))))
        pawns = tuple(self.pawns[seat] for seat in range(len(roles)))
        level = self._number("water", 1, 10, state.level)
        captured = sum(1 << TREASURES.index(word) for word in self._words("captured", TREASURES))
        return replace(state, roles=tuple(roles), pawns=pawns, hands=tuple(hands), level=level, captured=captured)

    def _role(self, seat: int, word: str, taken: list[Role], options: Options) -> Role:
        if word not in allowed_roles(options.banned) or word in taken or seat > len(taken):
            self._fail(letter(seat), f"{letter(seat)}: {next(role for role in ROLES if role not in taken)} earth")
        return word

    def _cards(self, key: str, words: list[str], none: Counts) -> Counts:
        known_cards = DRAWN[: len(none)]
        if any(word not in known_cards for word in words):
            self._fail(key, " ".join(known_cards))
        return tuple(words.count(card) for card in known_cards)

    # --- the turn ---

    def _with_turn(self, state: State) -> State:
        phase = self._word("phase", PHASES, "actions")
        return replace(
            state,
            phase=cast(Phase, phase),
            active=self._seat("turn", state.seats),
            left=self._number("actions", 0, 3, ACTIONS if phase == "actions" else 0),
            bonus=self._bonus(state),
            flown=self._word("flown", ("yes", "no"), "no") == "yes",
            drawn=self._number("drawn", 0, 5, 0),
            passed=sum(1 << ord(word) - ord("A") for word in self._words("passed", tuple("ABCD"[: state.seats]))),
            ended=cast("tuple[End, ...]", tuple(self._words("ended", ENDS))),
        )

    def _seat(self, key: str, seats: int) -> int:
        return ord(self._word(key, tuple("ABCD"[:seats]), "A")) - ord("A")

    def _bonus(self, state: State) -> int:
        word = self.values.get("bonus", "")
        if not word:
            return NO_BONUS
        if word == "shore":
            return SHORE_AGAIN
        if not re.fullmatch(f"push [{'ABCD'[: state.seats]}]", word):
            self._fail("bonus", "shore, push B")
        return ord(word[-1]) - ord("A")

    # --- the piles ---

    def _with_piles(self, state: State) -> State:
        discard = self._cards("discard", self.values.get("discard", "").split(), (0,) * len(DRAWN))
        deck = self._rest_of_deck(state, discard)
        existing = ALL & ~state.sunk
        default = state.flooded if "floods" not in self.values else 0
        discarded = self._spots("flood discard") if "flood discard" in self.values else default
        floods = self._layers(existing & ~discarded)
        if "flood discard" not in self.values and "floods" in self.values:
            discarded = existing & ~_union(floods)
        if _union(floods) | discarded != existing or discarded & ~existing:
            self._fail("floods", "c1 c2 / rest")
        return replace(state, deck=deck, discard=discard, floods=floods, flood_discard=discarded)

    def _rest_of_deck(self, state: State, discard: Counts) -> Counts:
        hands = [(*hand, 0) for hand in state.hands]
        full = all_cards(state.options)
        deck = tuple(full[kind] - discard[kind] - sum(hand[kind] for hand in hands) for kind in range(len(DRAWN)))
        for kind, number in enumerate(deck):
            if number < 0:
                raise Illegal("insel-diagram-cards", card=DRAWN[kind], most=full[kind])
        return deck

    def _layers(self, left: int) -> tuple[int, ...]:
        layers = []
        for part in self.values.get("floods", "rest").split("/"):
            layer = left if part.strip() == "rest" else self._squares("floods", part)
            if layer & ~left:
                self._fail("floods", "c1 c2 / rest")
            left &= ~layer
            layers.append(layer)
        return tuple(filter(None, layers))

    def _spots(self, key: str) -> int:
        return self._squares(key, self.values[key])

    def _squares(self, key: str, text: str) -> int:
        spots = [self.island.spot(name) for name in text.split()]
        if -1 in spots or len(set(spots)) < len(spots):
            self._fail(key, "c1 c2")
        return sum(1 << spot for spot in spots)

    # --- words ---

    def _number(self, key: str, least: int, most: int, default: int) -> int:
        word = self.values.get(key, str(default))
        if not re.fullmatch(r"\d{1,2}", word) or not least <= int(word) <= most:
            self._fail(key, f"{least}–{most}")
        return int(word)

    def _word(self, key: str, known_words: tuple[str, ...], default: str) -> str:
        word = self.values.get(key, default)
        if word not in known_words:
            self._fail(key, ", ".join(known_words))
        return word

    def _words(self, key: str, known_words: tuple[str, ...]) -> list[str]:
        words = self.values.get(key, "").split()
        if len(set(words)) < len(words) or any(word not in known_words for word in words):
            self._fail(key, " ".join(known_words))
        return words

    def _check_phase(self, state: State) -> None:
        if not _possible(state):
            line = self.lines.get("phase", 1)
            raise Illegal("insel-diagram-phase", line=line, phase=state.phase)

    def _fail(self, key: str, expected: str) -> NoReturn:
        raise Illegal("insel-diagram-expected", line=self.lines.get(key, 1), expected=f"{key}: {expected}")


def _with_shape(options: Options, shape: tuple[str, ...]) -> Options:
    """The options for the drawn island: a known shape, or its drawing."""
    for layout in LAYOUTS:
        if known(layout) == shape:
            return replace(options, layout=layout)
    drawing = "/".join(shape)
    check(drawing)
    return replace(options, drawn=drawing)


def _union(layers: tuple[int, ...]) -> int:
    result = 0
    for layer in layers:
        result |= layer
    return result


def _possible(state: State) -> bool:
    """Whether the phase fits the rest, so that a player or chance can move."""
    phase = state.phase
    if phase in ("tiles", "floods", "roles", "hands", "starter"):
        return _possible_setup(state)
    if len(state.tiles) < TILES or len(state.roles) < state.seats or (phase == "over") != bool(state.ended):
        return False
    if phase != "over" and (bool(swimmers(state)) != (phase == "swim") or (over_limit(state) >= 0) != _overfull(state)):
        return False
    if phase == "actions":
        return state.left > 0 or state.bonus != NO_BONUS
    if phase in ("draw-window", "flood-window"):
        return bool(asked(state, phase, state.passed))
    return phase == "over" or (any(state.deck) and bool(state.floods))


def _overfull(state: State) -> bool:
    """A hand may be too big while the limit is applied, or between the two treasure cards."""
    between = state.drawn == 1 and state.options.hand_limit == "both" and state.phase in ("draw", "draw-window")
    return state.phase == "discard" or (between and over_limit(state) >= 0)


def _possible_setup(state: State) -> bool:
    tiles, roles = len(state.tiles), len(state.roles)
    if state.phase == "tiles":
        return tiles < TILES and not roles
    if state.phase in ("floods", "roles"):
        done = state.flooded.bit_count() - state.options.first_floods
        return tiles == TILES and (done < 0 if state.phase == "floods" else done == 0) and roles < state.seats
    dealt = sum(map(sum, state.hands))
    full = dealt == 2 * state.seats
    return tiles == TILES and roles == state.seats and full == (state.phase == "starter") and dealt <= 2 * state.seats
