"""The rules and a plain second implementation ask the same questions with the same results, with any options."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
from insel.plain_table import CARDS, LANDING, TREASURE_ON, TREASURES, Answer, Over, PlainTable, Question

from grusel.game import Chance, Decision
from grusel.games.insel import GAME
from grusel.games.insel.state import (
    Capture,
    DrawCard,
    EndActions,
    Flood,
    Helicopter,
    Leave,
    Move,
    Options,
    Pass,
    Shore,
    State,
)
from grusel.options import option_values

# Games in which a pawn drowns, the skull is reached, treasures are captured, or a helicopter comes to a sinking tile.
RARE = (32, 35, 67, 76, 91, 98, 121, 123, 130, 140, 150, 190, 191, 370)
PRECIOUS = {LANDING, *TREASURE_ON}
EAGER: dict[object, float] = {
    Leave: 100,
    Capture: 100,
    Shore: 3,
    Pass: 3,
    EndActions: 0.2,
    Helicopter: 0.5,
}  # weights, 1 for the others


@pytest.mark.parametrize("seed", [*range(24), *RARE])
def test_a_plain_table_plays_the_same_game(seed: int) -> None:
    rng = Random(seed)
    options = Options() if seed % 4 == 0 else some_options(rng)
    state, table = GAME.start(options, 2 + seed % 3), PlainTable(options, 2 + seed % 3)
    game = table.play()
    question = next(game)
    while True:
        check(state, table, question)
        answer = choose(state, question, rng)
        state = GAME.apply(state, answer.seat, answer.move)
        try:
            question = game.send(answer)
        except Over:
            break
    assert (state.phase, state.ended) == ("over", table.ended)


def some_options(rng: Random) -> Options:
    values = {name: some for name, some in option_values(Options).items() if name not in ("drawn", "banned")}
    return Options(**{name: rng.choice(list(some)) for name, some in values.items()})


def check(state: State, table: PlainTable, question: Question) -> None:
    """The same question to the same seats, and the same pieces on the table."""
    turn = GAME.turn(state)
    assert state.phase == question.phase
    if isinstance(turn, Chance):
        assert dict(GAME.outcomes(state)) == question.chances
    else:
        assert isinstance(turn, Decision)
        assert set(turn.seats) == set(question.asked)
        for seat in range(table.seats):
            assert set(GAME.actions(state, seat)) == question.asked.get(seat, set())
    assert (state.flooded, state.sunk) == (mask(table.island.flooded), mask(table.island.sunk))
    assert (state.floods, state.flood_discard) == (tuple(map(mask, table.flood_deck)), mask(table.flood_discard))
    assert (state.level, state.pawns) == (table.level, tuple(table.pawns))
    assert state.hands == tuple(tuple(hand[card] for card in CARDS) for hand in table.hands)
    assert state.captured == mask(map(TREASURES.index, table.captured))


def mask(members: Iterable[int]) -> int:
    return sum(1 << member for member in members)


def choose(state: State, question: Question, rng: Random) -> Answer:
    if question.chances:
        moves = list(question.chances)
        return Answer(None, rng.choices(moves, [kindly(state, move, question.chances[move]) for move in moves])[0])
    seat = rng.choice(sorted(question.asked))
    listed = list(GAME.actions(state, seat))
    kinds = list(dict.fromkeys(map(type, listed)))  # the kind of move first, because flights are numerous
    kind = rng.choices(kinds, [EAGER.get(kind, 1) for kind in kinds])[0]
    return Answer(seat, rng.choice([move for move in listed if type(move) is kind]))


def kindly(state: State, move: Move, weight: int) -> float:
    """Gentle chance: the water rises rarely, and vital tiles sink rarely, so that the game lasts."""
    if isinstance(move, DrawCard) and move.card == "rise":
        return weight / 10
    if isinstance(move, Flood) and state.flooded >> move.spot & 1 and state.tiles[move.spot] in PRECIOUS:
        return weight / 100
    return weight
