"""The rules and the second implementation agree on turns, cards, halves and winners."""

from __future__ import annotations

from random import Random

import pytest
from flure.plain_rounds import Answer, Over, PlainRounds, Question

from grusel import game
from grusel.games.flure import GAME
from grusel.games.flure.events import Event, FigureLost
from grusel.games.flure.state import Card, Move, Options, Play, Starter, State
from grusel.options import option_values

LOOKED_AT = 12  # moves of which the best is taken, so that figures get out


@pytest.mark.parametrize("seed", range(21))
def test_a_plain_frame_plays_the_same_game(seed: int) -> None:
    rng = Random(seed)
    options = Options() if seed % 4 == 0 else some_options(rng)
    seats = 2 + seed % 6
    state, starter = begin(GAME.start(options, seats), rng)
    frame = PlainRounds(options, seats, starter)
    course = frame.play()
    question = next(course)
    while True:
        check(state, frame, question)
        state, answer = move_on(state, question, rng)
        try:
            question = course.send(answer)
        except Over:
            break
    assert GAME.turn(state) == game.Over(payoffs(frame))


def some_options(rng: Random) -> Options:
    values = {name: rng.choice(list(some)) for name, some in option_values(Options).items() if name != "setup"}
    return Options(**values)


def begin(state: State, rng: Random) -> tuple[State, int]:
    if state.phase != "starter":
        return state, 0
    seat = rng.randrange(state.seats)
    return GAME.apply(state, None, Starter(seat)), seat


def check(state: State, frame: PlainRounds, question: Question) -> None:
    assert (state.round, state.starter) == (question.round, frame.starter)
    assert {figure for figure in frame.in_play if state.black[figure]} == frame.black & frame.in_play
    if question.seat is None:
        outcomes = {move.card: weight for move, weight in GAME.outcomes(state) if isinstance(move, Card)}
        assert outcomes == question.cards
    else:
        assert GAME.turn(state) == game.Decision((question.seat,))
        plays = [move for move in GAME.actions(state, question.seat) if isinstance(move, Play)]
        assert {move.figure for move in plays} == question.figures


def move_on(state: State, question: Question, rng: Random) -> tuple[State, Answer]:
    if question.seat is None:
        card = rng.choices(list(question.cards), list(question.cards.values()))[0]
        happened: list[Event] = []
        after = GAME.apply(state, None, GAME.read(state, None, card), happened.append)
        lost = tuple(event.figure.id for event in happened if isinstance(event, FigureLost))
        return after, Answer(card=card, lost=lost)
    listed = list(GAME.actions(state, question.seat))
    some = [move for move in listed if str(getattr(move, "path", "")).endswith("o")] or rng.choices(listed, k=LOOKED_AT)
    move = min(some, key=lambda move: way_left(state, move))
    assert isinstance(move, Play)
    return GAME.apply(state, question.seat, move), Answer(move.figure, out=move.path.endswith("o"))


def way_left(state: State, move: Move) -> int:
    """Estimate how far the figure is from the exit afterwards."""
    assert isinstance(move, Play)
    place = GAME.apply(state, state.mover, move).places[move.figure]
    return 40 if place == -1 else place % 16 + place // 16 if place >= 0 else 0


def payoffs(frame: PlainRounds) -> tuple[float, ...]:
    if not frame.winners:
        return (0.0,) * frame.seats
    return tuple(1.0 if seat in frame.winners else -1.0 for seat in range(frame.seats))
