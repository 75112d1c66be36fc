"""The rule book's two monster examples, step by step (rules 7.1)."""

from __future__ import annotations

from grusel.games.flure import GAME
from grusel.games.flure.events import Event, FigureLost, MonsterLooked
from grusel.games.flure.squares import name
from grusel.games.flure.state import Card, State

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
