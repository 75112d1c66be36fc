"""The rule book's two monster examples, step by step (rules 7.1), and many walks against the second implementation."""

from __future__ import annotations

from random import Random

import pytest
from flure.naive_monster import NaiveMonster
from msgspec import structs

from grusel.games.flure import GAME
from grusel.games.flure.bridge import load, store
from grusel.games.flure.events import Event, FigureLost, MonsterLooked
from grusel.games.flure.kernel.rounds import carry_out
from grusel.games.flure.squares import DIRECTIONS, SQUARES, name
from grusel.games.flure.state import BLOCK_KINDS, CARDS, PAIRS, Block, Card, CardName, Options, State, Teleporter
from grusel.games.flure.walks import walks

M1 = """
turn: monster
 2 .  .  .  .  .  .  .  .  .  A1 .  .  .
 3 .  .  .  .  .  .  .  .  .  .  .  .  B1 .
 5 .  .  .  .  .  .  .  .  .  .  A4 .  .  .  .  .
 6 .  .  .  .  .  .  .  .  .  .  ~  ~  A5 #  B4 .
 7 .  .  .  .  .  .  .  .  .  .  ~  ~  .  .  .  B5
 8    .  .  .  .  .  .  .  A3 M> .  .  .  .  .  .
 9       .  .  .  .  .  .  .  .  .  .  B3 .  .  .
"""

M2 = """
turn: monster
 3 .  .  .  .  .  .  .  .  .  A1 .  .  .  .
 5 .  .  .  .  .  .  .  .  A4 K> *  A5 .  .  .  .
 6 .  .  .  .  .  .  .  .  .  .  ~  ~  A3 .  .  .
 7 .  .  .  .  .  .  .  .  .  .  ~  ~  U  B4 Kv .
 8    .  .  .  .  .  .  .  .  M> R  .  .  O^ .  .
"""


def walk(diagram: str, card: Card) -> tuple[State, list[Event]]:
    happened: list[Event] = []
    after = GAME.apply(GAME.parse(diagram), None, card, happened.append)
    return after, happened


def looks(happened: list[Event]) -> list[tuple[str, str, str]]:
    """Where the monster looked, why it decided, and where it turned."""
    return [(name(look.cell), look.reason, look.turns) for look in happened if isinstance(look, MonsterLooked)]


def lost(happened: list[Event]) -> list[tuple[str, str]]:
    return [(name(event.cell), event.how) for event in happened if isinstance(event, FigureLost)]


def test_the_monster_walks_as_in_the_first_example() -> None:
    after, happened = walk(M1, Card("8"))
    assert looks(happened) == [
        ("j8", "nearest", "N"),
        ("j7", "nearest", "N"),
        ("j6", "nearest", "E"),
        ("m6", "tie", "E"),
        ("n6", "nothing", "E"),
        ("o6", "nothing", "E"),
        ("p6", "nearest", "S"),
        ("p7", "nothing", "S"),
        ("p8", "nearest", "W"),
    ]
    assert lost(happened) == [("m6", "eaten"), ("p6", "edge"), ("p7", "eaten")]
    assert (name(after.monster), after.facing) == ("p8", "W")
    assert after.removed == (1, 0, 0, 0)


def test_the_monster_walks_as_in_the_second_example() -> None:
    after, happened = walk(M2, Card("8"))
    assert looks(happened) == [
        ("j8", "nearest", "N"),
        ("j7", "nearest", "N"),
        ("j6", "tie", "N"),
        ("o7", "nearest", "W"),
        ("n7", "nothing", "W"),
        ("j5", "tie", "E"),
        ("k5", "nearest", "E"),
        ("l5", "nearest", "E"),
        ("m5", "nearest", "S"),
    ]
    assert lost(happened) == [("n7", "eaten")]
    assert (name(after.monster), after.facing) == ("m5", "S")
    assert [name(block.cell) for block in after.blocks if block.kind == "crystal"] == ["n5"]


def test_the_second_example_is_forecast_pose_by_pose() -> None:
    walk = next(walk for walk in walks(GAME.parse(M2)) if walk.card == "8")
    poses = [f"{name(pose.cell)}{pose.facing}" for pose in walk.poses]
    there = ["j8E", "j8N", "j7N", "j6N", "j5N", "o7S", "o7W", "n7W"]
    assert poses == [*there, "n7E", "o7E", "j5E", "k5E", "l5E", "m5E", "m5S"]
    assert walk.lost == (5,)


OPTIONS = [
    Options(),
    Options(sliding_piece="pushes", eaten="flips"),
    Options(monster_corner="rests"),
    Options(tie_at_turn_stone="pushes", sliding_piece="pushes"),
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("crowd", [12, 40, 90])
def test_the_monster_walks_as_the_rules_are_written(options: Options, crowd: int) -> None:
    rng = Random(crowd)
    for _ in range(150):
        state = random_hall(options, crowd, rng)
        card: CardName = rng.choice(CARDS)
        told = NaiveMonster(state)
        told.walk(card)
        after = walked(state, card)
        assert (after.monster, after.facing) == (told.cell, DIRECTIONS[told.way]), GAME.draw(state)
        assert after.places == tuple(told.places), GAME.draw(state)
        assert after.black == tuple(told.black), GAME.draw(state)
        assert {block.cell: block.kind for block in after.blocks} == told.blocks, GAME.draw(state)


def walked(state: State, card: CardName) -> State:
    table = load(state)
    carry_out(table, CARDS.index(card))
    return store(table, state)


def random_hall(options: Options, crowd: int, rng: Random) -> State:
    """Return a hall with `crowd` blocks, sixteen figures, both pairs of teleporters and much blood."""
    cells = rng.sample(SQUARES, 21 + crowd)
    kinds = rng.choices(BLOCK_KINDS, k=crowd)
    pairs = (*PAIRS, *PAIRS)
    teleporters = [Teleporter(cells[at], pair, rng.choice(DIRECTIONS)) for at, pair in enumerate(pairs)]
    return structs.replace(
        GAME.start(options, 4),
        phase="monster",
        mover=-1,
        round=rng.choice([3, 10]),
        monster=cells[4],
        facing=rng.choice(DIRECTIONS),
        places=tuple(cells[5:21]),
        blocks=tuple(sorted(Block(cell, kind) for cell, kind in zip(cells[21:], kinds, strict=True))),
        teleporters=tuple(sorted(teleporters)),
        blood=tuple(sorted(set(rng.sample(SQUARES, 30)) - set(cells[:4]))),
    )
