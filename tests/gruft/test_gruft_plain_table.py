"""The rules and a plain second implementation ask the same questions with the same results, with any options."""

from __future__ import annotations

from random import Random

import pytest
from gruft.plain_table import PlainTable, Question, Won

from grusel.game import Chance, Decision
from grusel.games.gruft import GAME
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.state import COLOURS, EMPTY, LETTERS, OWNERS, Move, Open, Options, Row, State
from grusel.options import option_values


@pytest.mark.parametrize("seed", range(24))
def test_a_plain_table_plays_the_same_game(seed: int) -> None:
    rng = Random(seed)
    options = Options() if seed % 4 == 0 else some_options(rng)
    state, table = GAME.start(options, 2 + seed % 5), PlainTable(options, 2 + seed % 5)
    game = table.play()
    question = next(game)
    while True:
        check(state, table, question)
        move = choose(state, table, question, rng)
        state = GAME.apply(state, question.seat, move)
        try:
            question = game.send(move)
        except Won:
            break
    assert (state.phase, state.winners) == ("over", table.winners)


def some_options(rng: Random) -> Options:
    return Options(**{name: rng.choice(list(values)) for name, values in option_values(Options).items()})


def check(state: State, table: PlainTable, question: Question) -> None:
    """The same question to the same seat, and the same pieces on the table."""
    turn = GAME.turn(state)
    if question.seat is None:
        assert isinstance(turn, Chance)
    else:
        assert turn == Decision((question.seat,))
        assert frozenset(GAME.actions(state, question.seat)) == question.moves
    assert (list(state.garlic), list(state.stakes)) == (table.garlic, table.stakes)
    if state.gifts is None:
        assert [vampires(row) for row in state.rows] == table.rows
        assert tiles(state, LETTERS) == table.vampires
        assert tiles(state, OWNERS) == {grave: OWNERS[seat] for grave, seat in table.laid.items()}


def vampires(row: Row) -> list[str | None]:
    return [*map(COLOUR_OF.get, row.left), *[None] * row.hidden, *map(COLOUR_OF.get, row.right)]


def tiles(state: State, kinds: str) -> dict[int, str]:
    """The contents of the graves; vampires by the word for their colour."""
    words = dict(zip(LETTERS, COLOURS, strict=True))
    return {grave: words.get(tile, tile) for grave, tile in enumerate(state.tiles) if tile != EMPTY and tile in kinds}


def choose(state: State, table: PlainTable, question: Question, rng: Random) -> Move:
    """Choose at random, but often open a grave that the player could know to fit, so that games end."""
    if question.seat is None:
        outcomes = GAME.outcomes(state)
        return rng.choices([move for move, _ in outcomes], [weight for _, weight in outcomes])[0]
    moves = list(GAME.actions(state, question.seat))
    free = [move for move in moves if isinstance(move, Open) and fits(table, question.seat, move.grave)]
    return rng.choice(free if free and rng.random() < 0.5 else moves)


def fits(table: PlainTable, seat: int, grave: int) -> bool:
    known = grave in table.lids and grave not in table.vampires and grave not in table.laid
    return known and bool(table.ends(seat, table.lids[grave]))
