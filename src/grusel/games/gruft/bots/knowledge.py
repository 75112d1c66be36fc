"""A seat's knowledge and beliefs about the graves, and probabilities for the rest."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from grusel.deck import Counts
from grusel.games.gruft.imagine import garlic_in_closed_graves, vampires_in_closed_graves
from grusel.games.gruft.memory import Memory
from grusel.games.gruft.opening import rats_unseen
from grusel.games.gruft.seeing import rest
from grusel.games.gruft.state import EMPTY, GRAVES, HIDDEN, LETTERS, OWNERS, SPARE, UNSEEN, State, View

UNKNOWN_LIDS = HIDDEN + UNSEEN + SPARE


class Knowledge:
    """Lids and tiles as believed (HIDDEN where unknown), with probabilities for the unknown ones."""

    __slots__ = ("colours", "freed", "lids", "rat", "taken", "tiles", "trapped", "unseen")

    def __init__(self, lids: str, tiles: str, unseen: Counts, rat: float, taken: float, trapped: float) -> None:
        self.lids = lids
        self.tiles = tiles
        self.unseen = unseen
        self.rat = rat  # probability that an unknown lid is a rat
        self.taken = taken  # probability that an unknown grave holds a vampire
        self.trapped = trapped  # probability that it holds garlic
        self.freed = {lid for lid, tile in zip(lids, tiles, strict=True) if tile == EMPTY}  # lids with an empty grave
        total = sum(unseen) or 1
        self.colours = {letter: count / total for letter, count in zip(LETTERS, unseen, strict=True)}

    def free(self, letter: str) -> list[int]:
        """Return the graves known to be empty under a lid of this colour."""
        pairs = zip(self.lids, self.tiles, strict=True)
        return [grave for grave, (lid, tile) in enumerate(pairs) if lid == letter and tile == EMPTY]


def perfect(state: State) -> Knowledge:
    """Return the knowledge of a player with a perfect memory: everything ever opened."""
    fresh = state.lids.count(UNSEEN)
    return Knowledge(state.lids, state.tiles, state.unseen, rats_unseen(state) / fresh if fresh else 0.0, 0.0, 0.0)


def believed(view: View, memory: Memory) -> Knowledge:
    """Return what the view shows and the memory holds."""
    lids, tiles = [HIDDEN] * GRAVES, [HIDDEN] * GRAVES
    for letters, remembered, shown in ((lids, memory.lids, view.lids), (tiles, memory.tiles, view.tiles)):
        for grave, letter in remembered.items():
            letters[grave] = letter
        for grave in view.open:
            letters[grave] = shown[grave]
    unseen = tuple([max(0, count) for count in rest("".join(lids))])
    return Knowledge("".join(lids), "".join(tiles), unseen, *_chances(view, lids, tiles))


def _chances(view: View, lids: list[str], tiles: list[str]) -> tuple[float, float, float]:
    """Return the probabilities that an unknown grave has a rat's lid, a vampire, or garlic."""
    unsure = tiles.count(HIDDEN) or 1
    closed = [tile for grave, tile in enumerate(tiles) if grave not in view.open]
    vampires = vampires_in_closed_graves(view) - sum([tile in LETTERS for tile in closed])
    garlic = sum(garlic_in_closed_graves(view)) - sum([tile in OWNERS for tile in closed])
    rats = view.spares - (view.plague is not None)
    return rats / max(1, rats, lids.count(HIDDEN)), min(1, max(0, vampires) / unsure), min(1, max(0, garlic) / unsure)
