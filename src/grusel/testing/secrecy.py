"""The laws of secrets: truths that a seat cannot tell apart give it the same of everything."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from grusel.game import OpenGame, Seat
from grusel.match import AnyMatch
from grusel.registry import AnyGame
from grusel.testing.samples import encode, error, foreign_moves, near, places, possible, sample, some, truths

Played = tuple[Any, Any]  # a state and a move made in it
FEW = 4  # moments


def imagined_truths_look_the_same(match: AnyMatch, rng: Random) -> None:
    for state, seat, other in truths(match, rng):
        view, imagined = match.game.view(state, seat), match.game.view(other, seat)
        assert encode(view) == encode(imagined), f"seat {seat} sees a difference"
        assert match.game.turn(state) == match.game.turn(other), f"seat {seat} imagines another turn"


def imagined_truths_have_every_piece(match: AnyMatch, rng: Random) -> None:
    for state, seat, other in truths(match, rng, FEW):
        real, imagined = match.game.pieces(state), match.game.pieces(other)
        assert dict(real) == dict(imagined), f"seat {seat} imagines other pieces: {difference(real, imagined)}"


def secrets_are_kept(match: AnyMatch, rng: Random) -> None:
    """Truths a seat cannot tell apart give it the same forecast, actions, words, errors, events and written moves."""
    for state, seat, other in truths(match, rng):
        told, also_told = (match.game.forecast(match.game.view(truth, seat), seat) for truth in (state, other))
        assert encode(told) == encode(also_told), f"seat {seat}: a forecast"
        if seat is not None:
            _compare_choices(match, seat, state, other, rng)
        _compare_moves(match, seat, state, other, rng)


def refusals_tell_no_secret(match: AnyMatch, rng: Random) -> None:
    """A seat may try any move at any time: what it is told is the same in both truths."""
    for state, seat, other in truths(match, rng, FEW):
        for move in near(match, state, rng) if seat is not None else ():
            why, also_why = error(match.game, state, seat, move), error(match.game, other, seat, move)
            assert why == also_why, f"seat {seat} tries {move}: {why!r} against {also_why!r}"


def moves_that_look_alike_are_written_alike(match: AnyMatch, rng: Random) -> None:
    """Truths that a seat cannot tell apart at the table look alike in writing too."""
    game = match.game
    for state, seat, other in truths(match, rng, FEW):
        written: dict[bytes, bytes] = {}
        for truth in (state, other):
            for by, move in possible(game, truth, match.seats, rng):
                seen, after = _step(game, seat, by, truth, move)
                known = move if by == seat is not None else None  # one's own moves are no secret
                look = encode([by, known, seen, game.view(after, seat), game.turn(after)])
                text = _written(game, truth, by, move, seat)
                assert written.setdefault(look, text) == text, f"seat {seat} may read {text!r} or {written[look]!r}"


def open_games_hide_nothing(match: AnyMatch, rng: Random) -> None:
    """A record of an open game is whole for every seat, so none of its moves may be hidden from one."""
    game = match.game
    if not isinstance(game, OpenGame):
        return
    for at in sample(match, rng, FEW):
        state, truth = match.moments[at].state, encode(game.truth(match.moments[at].state))
        for seat in places(match):
            assert encode(game.view(state, seat)) == truth, f"seat {seat} does not see everything"
            for by, move in possible(game, state, match.seats, rng):
                assert game.disclose(state, by, move, seat) == move, f"seat {seat} may not read {move}"


# --- what they are made of --------------------------------------------------------------------------------------------


def _compare_choices(match: AnyMatch, seat: Seat, state: Any, other: Any, rng: Random) -> None:
    """A seat's actions, their words, sketches and refusals are the same in both truths."""
    game = match.game
    assert encode(game.actions(state, seat)) == encode(game.actions(other, seat)), f"seat {seat}: actions"
    for action in some(game.actions(state, seat), rng, 3):
        shown, also = game.sketch(state, seat, action), game.sketch(other, seat, action)
        assert encode(shown) == encode(also), f"seat {seat}: a sketch"
        words, also_words = game.phrase(state, seat, action), game.phrase(other, seat, action)
        assert words == also_words, f"seat {seat}: {action} is called {words} or {also_words}"
    for move in foreign_moves(match, rng):
        assert error(game, state, seat, move) == error(game, other, seat, move), f"seat {seat}: an error"


def _compare_moves(match: AnyMatch, seat: Seat | None, state: Any, other: Any, rng: Random) -> None:
    """The same move in both truths, and two moves that are written alike for this seat."""
    game, moves = match.game, possible(match.game, state, match.seats, rng)
    for by, move in moves:
        if error(game, other, by, move) is None:
            _compare_steps(game, seat, by, (state, move), (other, move))
    for (by, move), (other_by, other_move) in pairwise(moves):
        if by == other_by and _written(game, state, by, move, seat) == _written(game, state, by, other_move, seat):
            _compare_steps(game, seat, by, (state, move), (state, other_move))


def _compare_steps(game: AnyGame, seat: Seat | None, by: Seat | None, one: Played, two: Played) -> None:
    """Two moves that look alike to a seat: no difference before something is turned face up, none if nothing is."""
    assert _written(game, one[0], by, one[1], seat) == _written(game, two[0], by, two[1], seat), "a written move"
    first, after_one = _step(game, seat, by, *one)
    second, after_two = _step(game, seat, by, *two)
    for a, b in zip(first, second, strict=False):
        if encode(a) != encode(b):
            assert isinstance(a, game.reveals), f"seat {seat} learns from {a} against {b}"
            assert type(a) is type(b), f"seat {seat} learns from {a} against {b}"
            return
    assert len(first) == len(second), f"seat {seat} learns from the number of events"
    assert encode(game.view(after_one, seat)) == encode(game.view(after_two, seat)), f"seat {seat}: the view after"


def _written(game: AnyGame, state: Any, by: Seat | None, move: Any, seat: Seat | None) -> bytes:
    shown = game.disclose(state, by, move, seat)
    return b"" if shown is None else game.write(state, shown).encode()


def _step(game: AnyGame, seat: Seat | None, by: Seat | None, state: Any, move: Any) -> tuple[list[Any], Any]:
    events: list[Any] = []
    after = game.apply(state, by, move, events.append)
    return game.witnessed(events, seat), after


def difference(first: Any, now: Any) -> dict[str, tuple[int, int]]:
    """The pieces of which there are more or fewer."""
    names = sorted({*first, *now})
    return {name: (first.get(name, 0), now.get(name, 0)) for name in names if first.get(name, 0) != now.get(name, 0)}
