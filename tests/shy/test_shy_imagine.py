"""The hero imagines by the exact posterior under a builder who draws and builds at random (by enumeration)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from grusel.game import Illegal
from grusel.games.shy import GAME
from grusel.games.shy.shapes import frontier
from grusel.games.shy.state import CORRIDOR, EXIT, FACES, MONSTERS, Done, Draw, Move, Options, Place, State
from grusel.match import AnyMatch, Match

HERO = 1
SAMPLES = 20_000
Truth = tuple[int, int, tuple[int, ...]]  # pile, undiscovered, faces
Floor = tuple[tuple[int, ...], list[str]]  # the cells of a floor, and what the hero does there

LINE = tuple(range(85, 91))  # h7 to m7
BLOCK = (83, 85, 97, 98, 99, 112)  # f7 h7 g8 h8 i8 i9


def truth(state: State) -> Truth:
    return state.pile, state.undiscovered, state.faces


def play_floor(match: AnyMatch, pair: tuple[int, int], faces: Sequence[int], floor: Floor) -> AnyMatch | None:
    """The match with one more floor, if the hero's moves are possible on it."""
    copy = match.branch(match.state)
    copy.timeline = match.timeline
    cells, moves = floor
    copy.play(None, Draw(MONSTERS[pair[0]], MONSTERS[pair[1]]))
    for move in _building(cells, faces):
        copy.play(0, move)
    try:
        for text in moves:
            copy.play(HERO, GAME.read(copy.state, HERO, text))
    except Illegal:
        return None
    return copy


def _building(cells: Sequence[int], faces: Sequence[int]) -> Iterator[Move]:
    left = dict(zip(cells, faces, strict=True))
    laid: tuple[int, ...] = ()
    while left:
        cell = next(cell for cell in frontier(laid) if cell in left)
        yield Place(FACES[left.pop(cell)], cell)
        laid = (*laid, cell)
    yield Done()


def arrangements(pair: tuple[int, int]) -> Iterator[tuple[int, ...]]:
    """The 120 ways to place two monsters, an exit and three corridors on six cells."""
    for a in range(6):
        for b in set(range(6)) - {a}:
            for c in set(range(6)) - {a, b}:
                faces = [CORRIDOR] * 6
                faces[a], faces[b], faces[c] = pair[0], pair[1], EXIT
                yield tuple(faces)


def all_matches(floors: Sequence[Floor], seen: Sequence[object]) -> Iterator[AnyMatch]:
    """Every way in which the random builder could have played with the same events for the hero."""
    matches = [Match(GAME, 2, Options(master="first"))]
    for floor in floors:
        matches = [
            after
            for match in matches
            for pair in combinations([n for n in range(CORRIDOR) if match.state.pile >> n & 1], 2)
            for faces in arrangements(pair)
            if (after := play_floor(match, pair, faces, floor)) and after.seen(HERO) == seen[: len(after.seen(HERO))]
        ]
    return (match for match in matches if match.seen(HERO) == seen)


def chi_square_is_plausible(counts: Counter[Truth], exact: Counter[Truth]) -> bool:
    """Whether the counts fit the exact weights: below the 99.9 % quantile (Wilson and Hilferty)."""
    total, weight = counts.total(), exact.total()
    expected = {key: total * number / weight for key, number in exact.items()}
    assert min(expected.values()) > 10, "too few samples"
    statistic = sum((counts[key] - value) ** 2 / value for key, value in expected.items())
    freedom = len(expected) - 1
    return statistic < freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3


# The faces on the cells of each floor, by rising cell, and the hero's moves there.
Story = list[tuple[str, Floor]]
STORIES: dict[str, Story] = {
    "two corridors peeked at on floor 1, then a step": [
        ("corridor corridor bat corridor kraken exit", (LINE, ["peek i7", "peek k7", "h7"])),
    ],
    "a monster and the exit peeked at on floor 1": [
        ("dragon corridor serpent corridor corridor exit", (LINE, ["peek h7", "peek m7"])),
    ],
    "floor 2 after one monster stayed unseen": [
        ("exit corridor bat corridor dragon corridor", (LINE, ["peek i7", "peek j7", "attack h7"])),
        ("corridor serpent corridor corridor gargoyle exit", (BLOCK, ["peek h7", "f7", "g7", "g8"])),
    ],
}


def told(story: Story) -> AnyMatch:
    match: AnyMatch | None = Match(GAME, 2, Options(master="first"))
    for words, floor in story:
        faces = [FACES.index(word) for word in words.split()]
        assert match is not None
        match = play_floor(match, _pair(faces), faces, floor)
    assert match is not None
    return match


def _pair(faces: Sequence[int]) -> tuple[int, int]:
    first, second = sorted(face for face in faces if face < CORRIDOR)
    return first, second


def exact_posterior(story: Story, match: AnyMatch) -> Counter[Truth]:
    others = all_matches([floor for _, floor in story], match.seen(HERO))
    return Counter(truth(other.state) for other in others)


def imagined(match: AnyMatch) -> Iterator[Truth]:
    seen, view, rng = match.seen(HERO), GAME.view(match.state, HERO), Random(7)
    return (truth(GAME.imagine(view, HERO, seen, rng)) for _ in range(SAMPLES))


@pytest.mark.parametrize("name", STORIES)
def test_the_hero_imagines_by_the_exact_posterior(name: str) -> None:
    match = told(STORIES[name])
    exact, counts = exact_posterior(STORIES[name], match), Counter(imagined(match))
    assert truth(match.state) in exact
    assert set(counts) == set(exact)
    assert chi_square_is_plausible(counts, exact)


def test_a_slightly_biased_imagination_is_detected() -> None:
    name = "two corridors peeked at on floor 1, then a step"
    match = told(STORIES[name])
    exact, counts = exact_posterior(STORIES[name], match), Counter(imagined(match))
    biased = Counter({key: counts[key] * 8 // 10 if at % 2 else counts[key] for at, key in enumerate(sorted(counts))})
    assert not chi_square_is_plausible(biased, exact)


def test_the_spectator_imagines_like_the_hero() -> None:
    match = told(STORIES["floor 2 after one monster stayed unseen"])
    for seed in range(20):
        views = [GAME.view(match.state, seat) for seat in (HERO, None)]
        assert GAME.imagine(views[0], HERO, [], Random(seed)) == GAME.imagine(views[1], None, [], Random(seed))


def test_the_dungeon_master_knows_everything_but_the_order_of_the_pile() -> None:
    match = Match(GAME, 2, Options(master="first"))
    match.play_randomly(Random(5))
    for moment in match.moments:
        assert GAME.imagine(GAME.view(moment.state, 0), 0, [], Random(1)) == moment.state


def test_any_pair_of_the_pile_may_be_drawn_next() -> None:
    state = GAME.parse("floor: 2\nphase: draw\ndiscovered: ba dr")
    imagined = GAME.imagine(GAME.view(state, 0), 0, [], Random(1))
    assert [weight for _, weight in GAME.outcomes(imagined)] == [1] * 6


def test_behind_the_screen_all_layouts_of_a_size_are_equally_likely() -> None:
    view, rng = GAME.view(GAME.parse("phase: build\nhand: ba dr co co co ex"), HERO), Random(3)
    states = [GAME.imagine(view, HERO, [], rng) for _ in range(7000)]
    sizes = Counter(len(state.cells) for state in states)
    assert all(abs(sizes[size] - 1000) < 150 for size in range(7))
    ones = Counter(state.cells for state in states if len(state.cells) == 1)
    assert all(abs(number - sizes[1] / 4) < 60 for number in ones.values())
