"""Die verbotene Insel from the last action of a turn to the next turn: two treasure cards and the flood in one go.

Rules of thumb make the decisions in between: which seat discards what, where sandbags go, where a pawn swims.
"""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from grusel.games.insel.ends import EVERYTHING
from grusel.games.insel.reach import swims
from grusel.games.insel.state import NO_BONUS, End, State
from grusel.games.insel.tiles import (
    ACTIONS,
    DRAWS,
    FLOODS,
    HAND_LIMIT,
    HELICOPTER,
    RISE,
    SANDBAGS,
    SKULL,
    TILES,
)
from grusel.games.insel.value import FIRST_HELICOPTER, HELICOPTER_MORE, SANDBAG, Judge

WON: Final[tuple[End, ...]] = ("won",)
RISKED: Final = 0.2  # chance of sinking at which sandbags are used


def passed(state: State, judge: Judge, luck: Luck) -> State:
    """The table when the next turn begins, or when the game has ended."""
    return Passage(state, judge, luck).after()


class Luck:
    """A stream of pseudo-random numbers: the same for the same seed, compiled or not."""

    def __init__(self, seed: int) -> None:
        self.last: i64 = seed % 2147483646 + 1
        self.below(2)
        self.below(2)

    def below(self, number: i64) -> i64:
        self.last = self.last * 48271 % 2147483647
        return (self.last >> 3) % number


class Passage:
    """The table while chance moves."""

    def __init__(self, state: State, judge: Judge, luck: Luck) -> None:
        self.state = state
        self.judge = judge
        self.luck = luck
        self.active = state.active
        self.level = state.level
        self.deck = list(state.deck)
        self.discard = list(state.discard)
        self.hands = [list(hand) for hand in state.hands]
        self.floods = list(state.floods)
        self.flood_discard: i64 = state.flood_discard
        self.flooded: i64 = state.flooded
        self.sunk: i64 = state.sunk
        self.pawns = list(state.pawns)
        self.ended: tuple[End, ...] = ()

    def after(self) -> State:
        """The table when the next turn begins, or when the game has ended."""
        if not self._wins():
            self._draw_all()
        if not self.ended and not self._wins():
            self._flood_all()
        return replace(
            self.state,
            phase="over" if self.ended else "actions",
            active=(self.active + 1) % self.state.seats,
            left=ACTIONS,
            bonus=NO_BONUS,
            flown=False,
            drawn=0,
            passed=0,
            level=self.level,
            flooded=int(self.flooded),
            sunk=int(self.sunk),
            floods=tuple(self.floods),
            flood_discard=int(self.flood_discard),
            pawns=tuple(self.pawns),
            hands=tuple([tuple(hand) for hand in self.hands]),
            deck=tuple(self.deck),
            discard=tuple(self.discard),
            ended=self.ended,
        )

    def _wins(self) -> bool:
        if self.state.captured != EVERYTHING:
            return False
        landing = self.judge.goals[0]
        for pawn in self.pawns:
            if pawn != landing:
                return False
        for hand in self.hands:
            if hand[HELICOPTER]:
                self.ended = WON
                return True
        return False

    def _draw_all(self) -> None:
        for drawn in range(DRAWS):
            self._draw()
            if self.ended or self._wins():
                return
            if drawn or self.state.options.hand_limit == "each":
                while sum(self.hands[self.active]) > HAND_LIMIT:
                    self._drop()

    def _draw(self) -> None:
        number = int(self.luck.below(sum(self.deck)))
        kind = 0
        while number >= self.deck[kind]:
            number -= self.deck[kind]
            kind += 1
        self.deck[kind] -= 1
        if kind == RISE:
            self._rise()
        else:
            self.hands[self.active][kind] += 1
        if not any(self.deck):
            self.deck, self.discard = self.discard, [0] * len(self.discard)

    def _rise(self) -> None:
        self.discard[RISE] += 1
        self.level += 1
        if self.level == SKULL:
            self.ended = ("skull",)
        if self.flood_discard:
            self.floods.insert(0, int(self.flood_discard))
            self.flood_discard = 0

    def _drop(self) -> None:
        """Discard the least useful card."""
        hand = self.hands[self.active]
        best, least = 0, 1000.0
        whole = self._cards()
        for kind in range(len(hand)):
            if not hand[kind]:
                continue
            missed = self._missed(kind, whole)
            if missed < least:
                best, least = kind, missed
        hand[best] -= 1
        self.discard[best] += 1
        if best == SANDBAGS:
            self._bag(self._riskiest())

    def _missed(self, kind: int, whole: float) -> float:
        if kind == HELICOPTER:
            more = sum([hand[HELICOPTER] for hand in self.hands]) > 1
            return HELICOPTER_MORE if more else FIRST_HELICOPTER
        if kind == SANDBAGS:
            return SANDBAG
        if self.state.captured >> kind & 1:
            return -1.0
        hand = self.hands[self.active]
        hand[kind] -= 1
        missed = whole - self._cards()
        hand[kind] += 1
        return missed

    def _cards(self) -> float:
        packed = 0
        for seat, hand in enumerate(self.hands):
            packed |= (hand[0] | hand[1] << 3 | hand[2] << 6 | hand[3] << 9) << 12 * seat
        return self.judge.cards(self._pawns(), packed, self.state.captured)

    def _pawns(self) -> int:
        packed = 0
        for pawn, spot in enumerate(self.pawns):
            packed |= spot << 5 * pawn
        return packed

    # --- the flood ----------------------------------------------------------------------------------------------------

    def _flood_all(self) -> None:
        cards = FLOODS[self.level]
        self._use_bags(cards)
        for _ in range(cards):
            self._flood()
            if self.ended:
                return

    def _use_bags(self, cards: int) -> None:
        for hand in self.hands:
            while hand[SANDBAGS]:
                spot = self._riskiest()
                if spot < 0 or self._chance(spot, cards) < RISKED:
                    return
                hand[SANDBAGS] -= 1
                self.discard[SANDBAGS] += 1
                self._bag(spot)

    def _bag(self, spot: i64) -> None:
        if spot >= 0:
            self.flooded &= ~(1 << spot)

    def _riskiest(self) -> i64:
        """The most valuable flooded tile whose card can come."""
        best: i64 = -1
        most = 0.0
        at: i64 = 0
        while at < 9:
            spot = self.judge.goals[at]
            if self.flooded >> spot & 1 and (at == 0 or self._last(at)):
                risk = self._chance(spot, FLOODS[self.level]) * (2.0 if at == 0 else 1.0)
                if risk > most:
                    best, most = spot, risk
            at += 1
        return best

    def _last(self, at: i64) -> bool:
        """Whether the other tile of this treasure is gone and the treasure is still needed."""
        kind = (at - 1) // 2
        other = self.judge.goals[at + 1 if at % 2 else at - 1]
        return not self.state.captured >> kind & 1 and bool(self.sunk >> other & 1)

    def _chance(self, spot: i64, cards: int) -> float:
        for layer in self.floods:
            size = layer.bit_count()
            if layer >> spot & 1:
                return min(1.0, cards / size)
            cards -= size
            if cards <= 0:
                break
        return 0.0

    def _flood(self) -> None:
        if not self.floods:
            return
        top: i64 = self.floods[0]
        number = self.luck.below(self.floods[0].bit_count())
        spot: i64 = 0
        while True:
            if top >> spot & 1:
                if number == 0:
                    break
                number -= 1
            spot += 1
        self._take(spot)

    def _take(self, spot: i64) -> None:
        bit: i64 = 1 << spot
        top = self.floods[0] & ~int(bit)
        if top:
            self.floods[0] = top
        else:
            del self.floods[0]
        if self.flooded & bit:
            self.flooded &= ~bit
            self.sunk |= bit
        else:
            self.flooded |= bit
            self.flood_discard |= bit
        if not self.floods and self.flood_discard:
            self.floods, self.flood_discard = [int(self.flood_discard)], 0
        if self.sunk & bit:
            self._sank(spot)

    def _sank(self, spot: i64) -> None:
        at: i64 = 0
        while at < 9:
            if self.judge.goals[at] == spot and (at == 0 or self._last(at)):
                self.ended = ("landing",) if at == 0 else ("treasure",)
                return
            at += 1
        for pawn in range(self.state.seats):
            if self.pawns[pawn] == spot:
                self._swim(pawn)

    def _swim(self, pawn: int) -> None:
        there = swims(
            replace(self.state, sunk=int(self.sunk), flooded=int(self.flooded), pawns=tuple(self.pawns)), pawn
        )
        if not there:
            self.ended = ("drowned",)
            return
        best, most = 0, -1000.0
        for spot in range(TILES):
            if there >> spot & 1:
                self.pawns[pawn] = spot
                worth = self._cards() - self.judge.peril(self._pawns(), self.flooded)
                if worth > most:
                    best, most = spot, worth
        self.pawns[pawn] = best
