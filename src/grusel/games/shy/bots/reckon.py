"""The value of a position for a hero with a belief about builders, who looks a few discoveries ahead."""

from __future__ import annotations

from collections.abc import Callable

from grusel.games.shy.bots.ground import POSITION, WAY_OUT, Ground, hidden, may_be, met
from grusel.games.shy.bots.position import BOTH_MET, ONE_MET, Option, both_met, end, options
from grusel.games.shy.layout import BITS

HALF = 0.5  # hoped-for share of wins among the truths in which the hero is alive where the search stops


class TooLate(Exception):
    """There is no more time to think."""


class Reckoner:
    """Believes that a monster is this many times as likely to be comfortable as not."""

    def __init__(self, ground: Ground, carelessness: float, up: Callable[[], bool]) -> None:
        self.ground = ground
        self.up = up
        self.known: dict[tuple[int, int], float] = {}
        self.liking = [
            [1.0 if ground.comfort[monster] >> tile & 1 else carelessness for tile in range(6)] for monster in range(6)
        ]

    def best(self, position: int, depth: int) -> list[int]:
        """The options that promise most, this many discoveries ahead."""
        listed = options(self.ground, position)
        found = [self._promise(option, depth) for option in listed]
        most = max(found, default=0.0)
        return [option.code for option, promise in zip(listed, found, strict=True) if promise > most - 1e-9]

    def _promise(self, option: Option, depth: int) -> float:
        return sum(self._sum(after) if after < POSITION else self._worth(after, depth - 1) for after in option.after)

    def _worth(self, position: int, depth: int) -> float:
        if not depth:
            return HALF * self.weight(position)
        if (position, depth) not in self.known:
            if self.up():
                raise TooLate
            listed = options(self.ground, position)
            self.known[position, depth] = max((self._promise(option, depth) for option in listed), default=0.0)
        return self.known[position, depth]

    def weight(self, position: int) -> float:
        """The hero's belief in all truths that fit a position."""
        monsters = met(position)
        both = bool(monsters & (monsters - 1))
        if not may_be(position, WAY_OUT):
            exits = [tile for tile in range(6) if position >> 4 * tile & 15 == WAY_OUT]
        else:
            exits = list(BITS[hidden(position)])
        if both:
            return self._sum(both_met(position, monsters, sum(1 << tile for tile in exits)))
        return sum(self._sum(end(position & ~(15 << 4 * exit) | WAY_OUT << 4 * exit, exit)) for exit in exits)

    def _sum(self, code: int) -> float:
        """The hero's belief in the truths of an end."""
        tiles, likes, monsters = BITS[code & 63], self.liking, self.ground.monsters
        if code < ONE_MET:
            return sum(
                likes[one][here] * likes[two][there]
                for one in monsters
                for two in monsters
                if one != two
                for here in tiles
                for there in tiles
                if here < there
            )
        if code < BOTH_MET:
            known = code - ONE_MET >> 6
            others = sum(likes[two][there] for two in monsters if two != known // 6 % 6 for there in tiles)
            return likes[known // 6 % 6][known % 6] * others
        known = code - BOTH_MET >> 6
        first, second = PAIRED[known // 36]
        return likes[first][known // 6 % 6] * likes[second][known % 6] * len(tiles)

    def danger(self, position: int, tile: int) -> float:
        """The hero's fear of a tile: the belief in each monster that would attack there."""
        if self.ground.near[tile] & met(position):
            return 0.0
        return sum(likes[tile] for monster, likes in enumerate(self.liking) if self.ground.comfort[monster] >> tile & 1)


PAIRED = [(one, two) for one in range(6) for two in range(one + 1, 6)]
