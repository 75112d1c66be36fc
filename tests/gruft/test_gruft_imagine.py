"""Imagined truths have the right probabilities: chi-square against a count of all arrangements of the pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest
from gruft.gruft_truths import random_match
from msgspec.structs import replace

from grusel.games.gruft import GAME, Gruft
from grusel.games.gruft.imagine import imagine
from grusel.games.gruft.opening import lid_outcomes
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.rules import LID_LETTERS
from grusel.games.gruft.state import LETTERS, OWNERS, RAT, Buried, Event, Laid, Opened, Options, State

DRAWS = 6000
NORMAL_QUANTILE = 3.719  # at 1 - 1e-4


def assert_distributed(counts: Counter[Any], ways: Counter[Any]) -> None:
    """The counts fit the ways by chi-square (rare ones taken together), and nothing impossible occurred."""
    assert set(counts) <= set(ways), f"impossible: {set(counts) - set(ways)}"
    total, draws = sum(ways.values()), sum(counts.values())
    rare = {thing for thing, number in ways.items() if number * draws < 5 * total}
    bins = [(counts[thing], ways[thing]) for thing in ways if thing not in rare]
    if rare:
        bins.append((sum(counts[thing] for thing in rare), sum(ways[thing] for thing in rare)))
    statistic = sum((count - number * draws / total) ** 2 / (number * draws / total) for count, number in bins)
    freedom = len(bins) - 1
    assert freedom > 0
    assert statistic < _bound(freedom), f"chi-square {statistic:.1f} with {freedom} degrees of freedom"


def _bound(freedom: int) -> float:
    """The upper quantile of chi-square, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NORMAL_QUANTILE * spread**0.5) ** 3)


# --- small worlds: almost everything is seen or remembered ------------------------------------------------------------


class World:
    """A table with a few unsure graves; the rest is filled up with vampires and remembered graves."""

    def __init__(
        self, rows: Sequence[str], unsure: Sequence[str], lids: str, vampires: str, bury: int, garlic: str
    ) -> None:
        self.rows = rows
        self.unsure = unsure  # `?` an unseen lid, `+` one that is no rat, a letter: a remembered colour
        self.lids = lids  # unseen, including rats; those that do not fit on the graves are in the spare pile
        self.vampires = vampires  # unseen: this many lie in the unsure graves, the others in rows or out of the game
        self.bury = bury
        self.garlic = garlic  # in the unsure graves, by owner

    def ways(self, place: int) -> Counter[Any]:
        """How often each content of the unsure graves, with the lid of one of them, occurs among all arrangements."""
        counts: Counter[Any] = Counter()
        for lids in self._lid_ways():
            for tiles in self._tile_ways(lids, 0, tuple(enumerate(self.vampires)), tuple(self.garlic), self.bury):
                counts[tiles, lids[place]] += 1
        return counts

    def _lid_ways(self) -> Iterator[tuple[str, ...]]:
        unknown = [at for at, lid in enumerate(self.unsure) if lid in "?+"]
        for order in permutations(self.lids, len(unknown)):
            lids = list(self.unsure)
            for at, lid in zip(unknown, order, strict=True):
                lids[at] = lid
            rats = [at for at in unknown if lids[at] == RAT]
            if len(rats) == self.lids.count(RAT) and all(self.unsure[at] == "?" for at in rats):
                yield tuple(lids)

    def _tile_ways(
        self, lids: Sequence[str], at: int, vampires: tuple[tuple[int, str], ...], garlic: tuple[str, ...], bury: int
    ) -> Iterator[str]:
        """Piece by piece, with all vampires distinct."""
        if at == len(lids):
            if not bury and not garlic:
                yield ""
            return
        choices = [(".", vampires, garlic, bury)]
        if bury:
            fitting = [piece for piece in vampires if piece[1] == lids[at]]
            choices += [(piece[1], _without(vampires, piece), garlic, bury - 1) for piece in fitting]
        if lids[at] != RAT:
            choices += [(owner, vampires, _without(garlic, owner), bury) for owner in garlic]
        for tile, some, others, more in choices:
            yield from (tile + rest for rest in self._tile_ways(lids, at + 1, some, others, more))

    def position(self) -> tuple[State, list[int]]:
        """A state of this world, and its unsure graves; the others contain what `memory` remembers."""
        lids, tiles = next(
            (lids, tiles)
            for lids in self._lid_ways()
            for tiles in self._tile_ways(lids, 0, tuple(enumerate(self.vampires)), tuple(self.garlic), self.bury)
        )
        graves = {7 * at: self._true(at, lids, tiles) for at in range(len(lids))}
        rest = iter(grave for grave in range(60) if grave not in graves)
        for letter, tile in self._others():
            graves[next(rest)] = letter + tile
        listed = " ".join(f"{chr(97 + grave % 10)}{grave // 10 + 1}={text}" for grave, text in graves.items())
        rows = "\n".join(f"{owner}: {row}" for owner, row in zip(OWNERS, self.rows, strict=False))
        return GAME.parse(f"{rows}\nspares: {self.lids.count(RAT)}\ngraves: {listed}"), sorted(
            7 * at for at in range(len(lids))
        )

    def _true(self, at: int, lids: Sequence[str], tiles: str) -> str:
        """The truth keeps a lid unseen unless a piece lies under it."""
        lid = lids[at] if tiles[at] != "." or self.unsure[at] in LETTERS else self.unsure[at]
        return lid + tiles[at]

    def _others(self) -> Iterator[tuple[str, str]]:
        """The other lids, with vampires under them as long as there are any."""
        shown = "".join(self.rows)
        for letter in LETTERS:
            lids = 10 - self.lids.count(letter) - "".join(self.unsure).count(letter)
            vampires = 10 - self.vampires.count(letter) - shown.count(letter)
            yield from [(letter, letter)] * min(lids, vampires) + [(letter, ".")] * (lids - vampires)


def _without(things: tuple[Any, ...], one: Any) -> tuple[Any, ...]:
    at = things.index(one)
    return things[:at] + things[at + 1 :]


def remembering(state: State, graves: Sequence[int]) -> list[Event]:
    """Events that tell everything about these graves."""
    events: list[Event] = []
    for grave in graves:
        lid, tile = state.lids[grave], state.tiles[grave]
        if tile in LETTERS:
            events.append(Buried(0, grave, COLOUR_OF[tile], "left", 1))
        else:
            events.append(Opened(0, grave, COLOUR_OF[lid], "nothing"))
    return events


def imagined(world: World, state: State, graves: Sequence[int], seen: Sequence[Event], place: int) -> Counter[Any]:
    """The contents of the unsure graves in many imagined truths, with the lid that one of them then shows."""
    rng, view = Random(len(seen)), GAME.view(state, 0)

    def look(truth: State) -> Any:
        (lid,) = rng.choices(*zip(*lid_outcomes(replace(truth, phase="lid", grave=graves[place])), strict=True))
        return "".join(truth.tiles[grave] for grave in graves), LID_LETTERS[lid.kind]

    return Counter(look(imagine(view, seen, rng)) for _ in range(DRAWS))


@pytest.mark.parametrize("place", [0, 2])
def test_unremembered_pieces_are_imagined_by_their_number_of_arrangements(place: int) -> None:
    world = World(["gk(1)gk", "wb"], "????", "rryb%", "rryb", 2, "B")
    state, graves = world.position()
    seen = remembering(state, [grave for grave in range(60) if grave not in graves])
    assert_distributed(imagined(world, state, graves, seen, place), world.ways(place))


def test_two_rats_and_two_garlics_are_imagined_exactly() -> None:
    world = World(["gk(1)gk", "wb"], "?????", "rrybb%%", "rrybbw", 1, "AB")
    state, graves = world.position()
    seen = remembering(state, [grave for grave in range(60) if grave not in graves])
    assert_distributed(imagined(world, state, graves, seen, 1), world.ways(1))


@pytest.mark.parametrize("place", [0, 3, 4])
def test_only_unchangeable_facts_of_an_impossible_memory_are_believed(place: int) -> None:
    """Everything is remembered as empty, but three more vampires lie somewhere: under new lids or remembered ones."""
    world = World(["y", "b"], "???+ry", "rywb%", "rryw", 3, "A")
    state, graves = world.position()
    seen = remembering(state, [grave for grave in range(60) if grave not in graves])
    seen += [Opened(0, graves[3], "rat", "nothing"), Opened(0, graves[4], "red", "nothing")]
    seen += [Opened(0, graves[5], "yellow", "nothing")]
    assert_distributed(imagined(world, state, graves, seen, place), world.ways(place))


def test_with_all_lids_remembered_vampires_lie_under_their_colour() -> None:
    world = World(["w", "g"], "rrybwg", "", "rryb", 2, "AB")
    state, graves = world.position()
    empty = [Opened(0, grave, COLOUR_OF[lid], "nothing") for grave, lid in zip(graves, "rrybwg", strict=True)]
    seen = remembering(state, [grave for grave in range(60) if grave not in graves])
    assert_distributed(imagined(world, state, graves, [*seen, *empty], 0), world.ways(0))


def test_any_of_too_much_remembered_garlic_may_have_been_found() -> None:
    state = GAME.parse("A: ry\nB: bk\ngraves: a1=rA b1=rA")
    laid = [Laid(0, grave) for grave in (0, 1, 2)]
    rng, view = Random(5), GAME.view(state, 0)
    places = Counter(imagine(view, laid, rng).tiles[:3] for _ in range(DRAWS))
    assert_distributed(places, Counter({"AA.": 1, "A.A": 1, ".AA": 1}))


# --- nothing remembered at all ----------------------------------------------------------------------------------------


def test_the_colour_of_a_first_burial_follows_from_the_unseen_vampires() -> None:
    """By Bayes: all colours of the lid are equally likely, and the buried vampire is one of the unseen ones."""
    state = GAME.parse("A: rr(15)rr\nB: rr(16)yy\nC: ky(16)by\ngraves: c4=ww")
    rng, view = Random(6), GAME.view(state, 0)
    truths = [imagine(view, (), rng) for _ in range(DRAWS)]
    unseen = Counter({"r": 10 - 6, "y": 10 - 4, "w": 10, "b": 10 - 1, "g": 10, "k": 10 - 1})
    assert_distributed(Counter("".join(truth.tiles).strip(".") for truth in truths), unseen)
    anywhere = Counter(dict.fromkeys(range(60), 1))
    assert_distributed(Counter(next(at for at, x in enumerate(truth.tiles) if x != ".") for truth in truths), anywhere)


def test_the_colours_of_two_burials_and_the_place_of_garlic() -> None:
    state = GAME.parse("A: rr(14)rr\nB: rr(16)yy\nC: ky(16)by\ngraves: c4=ww d4=ww e4=bA\nspares: 5")
    rng, view = Random(7), GAME.view(state, 0)
    truths = [imagine(view, (), rng) for _ in range(DRAWS)]
    unseen = {"r": 4, "y": 6, "w": 10, "b": 9, "g": 10, "k": 9}
    pairs: Counter[str] = Counter()
    for one, two in ((one, two) for one in unseen for two in unseen):
        same = one == two
        pairs["".join(sorted(one + two))] += 10 * (10 - same) * unseen[one] * (unseen[two] - same)
    colours = Counter("".join(sorted(x for x in truth.tiles if x in LETTERS)) for truth in truths)
    assert_distributed(colours, pairs)
    assert_distributed(Counter(truth.tiles.index("A") for truth in truths), Counter(dict.fromkeys(range(60), 1)))


def test_lids_are_drawn_as_from_a_shuffle() -> None:
    """Two rats, four colours: 3 lids of the set-up, a spare one on a grave, two in the pile; all 6! orders."""
    world = World(["gk(1)gk", "wb"], "???+", "rryb%%", "rryb", 0, "")
    state, graves = world.position()
    ways = world.ways(0)
    letters: Counter[str] = Counter()
    for (_, lid), number in ways.items():
        letters[lid] += number
    chances = lid_outcomes(replace(state, phase="lid", grave=graves[0]))
    total, weights = sum(letters.values()), sum(weight for _, weight in chances)
    assert {LID_LETTERS[lid.kind]: weight * total for lid, weight in chances} == {
        lid: n * weights for lid, n in letters.items()
    }


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_perfect_memory_imagines_the_truth_itself(seats: int) -> None:
    for options in (Options(), Options(rat_grave_garlic=True, open_graves=True), Options(rats=False)):
        match = random_match(seats, options, seats)
        seen: list[Event] = []
        for moment in match.moments:
            seen += moment.events
            assert imagine(GAME.view(moment.state, 0), seen, Random(0)) == moment.state


@pytest.mark.parametrize("seats", range(2, 7))
def test_with_the_memory_aid_the_view_alone_is_enough(seats: int) -> None:
    match = random_match(seats, Options(memory_aid=True), seats)
    for moment in match.moments:
        assert imagine(GAME.view(moment.state, 0), (), Random(0)) == moment.state


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9])
def test_an_imagined_truth_fits_the_view_after_any_forgetting(kept: float) -> None:
    rng = Random(8)
    for seed in range(6):
        match = random_match(2 + seed % 5, Options(), seed)
        events = [event for moment in match.moments for event in moment.events]
        some = [event for event in events if rng.random() < kept]
        view = GAME.view(match.state, 0)
        truth = imagine(view, some, rng)
        assert GAME.view(truth, 0) == view
        assert GAME.pieces(truth) == GAME.pieces(match.state)
        assert GAME.parse(GAME.draw(GAME.truth(truth))) == truth


def test_an_impossible_view_is_refused() -> None:
    view = GAME.view(GAME.parse("A: ry\nB: bk"), 0)
    with pytest.raises(ValueError, match="no truth fits"):
        imagine(replace(view, out=57), (), Random(0))


def test_events_of_another_game_are_not_believed() -> None:
    """Eleven red lids are impossible; then nothing is believed."""
    view = GAME.view(GAME.parse("A: ry\nB: bk\ngraves: c4=rr"), 0)
    seen = [Opened(0, grave, "red", "nothing") for grave in range(11)]
    assert GAME.view(imagine(view, seen, Random(0)), 0) == view


# --- the test can fail ------------------------------------------------------------------------------------------------


class ImaginesColoursEvenly(Gruft):
    def imagine(self, view: Any, seat: int | None, seen: Sequence[Event], rng: Random) -> State:
        truth = super().imagine(view, seat, seen, rng)
        letter = rng.choice("rywbgk")
        tiles = "".join(letter if x in LETTERS else x for x in truth.tiles)
        return replace(truth, tiles=tiles)


def test_a_wrong_distribution_is_found() -> None:
    state = GAME.parse("A: rr(15)rr\nB: rr(16)yy\nC: ky(16)by\ngraves: c4=ww")
    rng, game = Random(6), ImaginesColoursEvenly()
    truths = [game.imagine(GAME.view(state, 0), 0, (), rng) for _ in range(DRAWS)]
    unseen = Counter({"r": 4, "y": 6, "w": 10, "b": 9, "g": 10, "k": 9})
    with pytest.raises(AssertionError, match="chi-square"):
        assert_distributed(Counter("".join(truth.tiles).strip(".") for truth in truths), unseen)
