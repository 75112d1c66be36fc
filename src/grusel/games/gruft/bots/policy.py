"""Rules of thumb for Dicke Luft in der Gruft: what each action promises, in vampires."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from grusel.games.gruft.bots.knowledge import UNKNOWN_LIDS, Knowledge, perfect
from grusel.games.gruft.gifts import chooser
from grusel.games.gruft.graveyard import AROUND
from grusel.games.gruft.row import add, outermost, size, take
from grusel.games.gruft.rules import actions as listed
from grusel.games.gruft.state import (
    EMPTY,
    HIDDEN,
    LETTERS,
    OWNERS,
    SPARE,
    Add,
    Bury,
    Give,
    Lay,
    Open,
    Row,
    State,
    Use,
    View,
)

Table = State | View

AGAIN = 0.35  # a burial gives another opening
STAKES = (0.25, 0.45, 1.0)  # the cost of the first, second and third stake, for each of the others
HELPS = 0.45  # the cost of showing the next player an empty grave that fits
TRAP = 0.12  # the value of garlic in any grave
OWN_NEED = 0.5
UNKNOWN_ROW = 0.35  # the value of a hidden vampire at an end of the row
RAT = 0.1  # the value of a plague: more openings for the finder, then for all
LEARN = 0.1  # the value of knowing one more grave
IDLE = 0.02  # the price of doing nothing, for each opening since the last burial, so that games make progress


def by_policy(state: State, seat: int, rng: Random) -> Any:
    """The choice of a player who has forgotten nothing."""
    return best(state, seat, listed(state, seat), perfect(state), rng)


def best(table: Table, seat: int, actions: Sequence[Any], known: Knowledge, rng: Random, idle: int = 0) -> Any:
    """Return an action that promises most, a random one of equals."""
    promises = promised(table, seat, actions, known, idle)
    most = max(promises)
    return rng.choice([action for action, promise in zip(actions, promises, strict=True) if promise >= most - 1e-9])


def promised(table: Table, seat: int, actions: Sequence[Any], known: Knowledge, idle: int = 0) -> list[float]:
    """The promise of each action, after this many openings without a burial."""
    if table.phase in ("open", "go-on", "search"):
        openings = Openings(table, seat, known, idle)
        return [openings.promise(action) for action in actions]
    if table.phase == "garlic":
        lay = garlic_here(table, seat, known)
        return [lay if isinstance(action, Lay) else 0.0 for action in actions]
    return [_row_after(table, seat, action, known) for action in actions]


class Openings:
    """The value of opening each grave."""

    def __init__(self, table: Table, seat: int, known: Knowledge, idle: int) -> None:
        self.known = known
        self.passing = (0.02 if table.garlic[seat] else -0.02) - IDLE * idle
        self.row = table.rows[seat]
        self.me = OWNERS[seat]
        self.others = len(table.rows) - 1
        self.stake = STAKES[min(2, table.stakes[seat])] * self.others
        self.fits = _ends(self.row)
        self.theirs = _wanted(table, seat)
        self.searching = table.plague is not None
        self.has_garlic = table.garlic[seat] > 0
        self.burials = {letter: self._burial(letter) for letter in self.fits}
        self.unknown = self._unknown(known.rat)
        self.spare = self._unknown(0.0)
        self.alike: dict[str, float] = {}  # the value of a grave by its lid and tile, unless it fits

    def promise(self, action: Any) -> float:
        if isinstance(action, Open):  # checked first, because most actions are openings
            return self._opening(action.grave)
        if isinstance(action, Use) and self.known.lids[action.grave] in self.fits:
            return 0.9
        return 0.0

    def _opening(self, grave: int) -> float:
        lid, tile = self.known.lids[grave], self.known.tiles[grave]
        if tile == EMPTY and lid in self.fits:
            return self.burials[lid] - 0.002 * self._rats_near(grave)
        promise = self.alike.get(lid + tile)
        if promise is None:
            promise = self.alike[lid + tile] = self._of_sort(lid, tile)
        return promise

    def _of_sort(self, lid: str, tile: str) -> float:
        if tile == EMPTY and lid not in UNKNOWN_LIDS:
            return self.passing
        if tile == HIDDEN or lid in UNKNOWN_LIDS:
            return self._half_known(lid, tile)
        return self._occupied(tile)

    def _half_known(self, lid: str, tile: str) -> float:
        if tile == EMPTY:
            return self._empty(lid)
        if tile != HIDDEN:
            return self._occupied(tile)
        taken, trapped = self.known.taken, self.known.trapped
        return (1 - taken - trapped) * self._empty(lid) - taken * self.stake - trapped * 1.2 + LEARN

    def _empty(self, lid: str) -> float:
        if lid == SPARE:
            return self.spare
        return self.unknown if lid in UNKNOWN_LIDS else self.burials.get(lid, 0.0)

    def _occupied(self, tile: str) -> float:
        if tile in LETTERS:
            return -self.stake
        return -1.1 * self.others - 0.2 if tile == self.me else -1.2

    def _burial(self, letter: str) -> float:
        """One vampire less; the next one at that end may fit a known grave and be buried as well."""
        after = max(quality(take(self.row, end), self.known) for end in self.fits[letter])
        deny = 0.15 * min(1, self.theirs.get(letter, 0))
        return 1 + (0 if self.searching else AGAIN * after) + deny + 0.01 * after

    def _unknown(self, rat: float) -> float:
        """An empty grave under an unseen lid."""
        good, shown = 0.0, 0.0
        for letter, chance in self.known.colours.items():
            if letter in self.fits:
                good += chance * self.burials[letter]
            else:
                shown += chance * min(1, self.theirs.get(letter, 0))
        cost = HELPS * shown * (0.4 if self.has_garlic else 1.0)
        return (1 - rat) * (good - cost) + rat * RAT + 0.005

    def _rats_near(self, grave: int) -> int:
        return sum([self.known.lids[other] in UNKNOWN_LIDS for other in AROUND[grave]])


def _ends(row: Row) -> dict[str, list[Any]]:
    """The colours of the outermost vampires, and the ends where they lie."""
    found: dict[str, list[Any]] = {}
    if size(row):
        found.setdefault(outermost(row, "left"), []).append("left")
        found.setdefault(outermost(row, "right"), []).append("right")
    return found


def _wanted(table: Table, seat: int) -> dict[str, int]:
    """For each colour, how many other players have it outermost."""
    wanted: dict[str, int] = {}
    for other, row in enumerate(table.rows):
        if other != seat:
            for letter in _ends(row):
                wanted[letter] = wanted.get(letter, 0) + 1
    return wanted


def quality(row: Row, known: Knowledge) -> float:
    """How easily the outermost vampires of a row find a grave, from 0 to 1."""
    if not size(row):
        return 1.0
    ends = [_ease(outermost(row, end), known) for end in ("left", "right")] if _open_ends(row) else [UNKNOWN_ROW]
    return 0.7 * max(ends) + 0.3 * sum(ends) / len(ends)


def _open_ends(row: Row) -> bool:
    return bool(row.left) and (not row.hidden or bool(row.right))


def _ease(letter: str, known: Knowledge) -> float:
    return 1.0 if letter in known.freed else known.colours[letter]


def garlic_here(table: Table, seat: int, known: Knowledge) -> float:
    """The value of laying garlic into the open grave: it blocks the grave for all players, me included."""
    letter = table.lids[table.grave]
    row = table.rows[seat]
    need = (row.left + row.right).count(letter) > len(known.free(letter)) - 1
    deny = min(1.0, 0.5 * _wanted(table, seat).get(letter, 0))
    return TRAP + 0.6 * deny - (OWN_NEED if need else 0.0) - 0.05 * (3 - table.garlic[seat])


def _row_after(table: Table, seat: int, action: Any, known: Knowledge) -> float:
    """The end to bury from, to give from or to add at that leaves the better row."""
    gifts = table.gifts
    if isinstance(action, Bury):
        return quality(take(table.rows[seat], action.end), known)
    if isinstance(action, Give) and gifts is not None:
        giver = gifts.givers[0]
        kept = quality(take(table.rows[giver], action.end), known)
        given = _ease(outermost(table.rows[giver], action.end), known)
        mine = chooser(table.options, gifts) == giver
        return kept - 0.3 * given if mine else given - 0.3 * kept
    if isinstance(action, Add) and gifts is not None:
        after = quality(add(table.rows[gifts.to], action.end, gifts.gift), known)
        return after if gifts.to == seat else -after
    return 0.0
