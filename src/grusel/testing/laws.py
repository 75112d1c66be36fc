"""The laws every game keeps, shipped so that other people's games can be held to them.

@given(random_games(GAME, seats=3))
def test_every_law_holds(match): check_laws(match)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from grusel.game import Chance, Decision, Illegal, Message, Over, Seat
from grusel.match import AnyMatch, Match
from grusel.options import option_values, read_options
from grusel.record import from_json, from_text, options_to_text, to_json, to_text
from grusel.registry import AnyGame
from grusel.replay import begin
from grusel.testing.samples import encode, error, foreign_moves, near, places, possible, sample, some
from grusel.testing.secrecy import (
    difference,
    imagined_truths_have_every_piece,
    imagined_truths_look_the_same,
    moves_that_look_alike_are_written_alike,
    open_games_hide_nothing,
    refusals_tell_no_secret,
    secrets_are_kept,
)
from grusel.words import FALLBACK, Words

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

FEW = 5  # moments


def check_laws(match: AnyMatch, seed: int = 0) -> None:
    """Hold a finished match to every law; what fails says which law that is."""
    for name, law in LAWS.items():
        try:
            law(match, Random(seed))
        except Exception as error:
            error.add_note(f"The law that {match.game.name} breaks: {name.replace('_', ' ')}.")
            raise


# --- games to check ---------------------------------------------------------------------------------------------------


def random_match(game: AnyGame, seats: int, options: Any, seed: int) -> AnyMatch:
    """A match of random moves to its end, or as long as one may take."""
    match = Match(game, seats, options)
    match.play_randomly(Random(seed), until=lambda match: len(match.moments) > game.longest)
    return match


def random_games(game: AnyGame, seats: int) -> SearchStrategy[AnyMatch]:
    """Matches of random moves with varied options, for Hypothesis."""
    try:
        from hypothesis import strategies as st
    except ModuleNotFoundError as missing:
        missing.add_note("It comes with: pip install 'grusel[testing]'")
        raise
    return st.builds(
        random_match, st.just(game), st.just(seats), varied_options(game.types.options), st.integers(0, 2**32 - 1)
    )


def varied_options(kind: type[msgspec.Struct]) -> SearchStrategy[Any]:
    """The options of a game, half of the time as they are by default, otherwise field by field."""
    from hypothesis import strategies as st

    varied = st.fixed_dictionaries({name: st.sampled_from(some) for name, some in option_values(kind).items()})
    return st.booleans().flatmap(lambda plain: st.just(kind()) if plain else varied.map(lambda given: kind(**given)))


# --- the laws ---------------------------------------------------------------------------------------------------------


def actions_are_listed_once_and_in_a_stable_order(match: AnyMatch, rng: Random) -> None:
    for at in sample(match, rng):
        for seat in range(match.seats):
            listed = [encode(action) for action in match.game.actions(match.moments[at].state, seat)]
            again = [encode(action) for action in match.game.actions(match.moments[at].state, seat)]
            assert listed == again, f"actions of seat {seat} change from call to call"
            assert len(set(listed)) == len(listed), f"an action of seat {seat} is listed twice"


def every_listed_action_is_legal(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in sample(match, rng):
        state = match.moments[at].state
        for seat in range(match.seats):
            for action in some(game.actions(state, seat), rng):
                game.apply(state, seat, action)
        for outcome, _ in some(game.outcomes(state), rng):
            game.apply(state, None, outcome)


def every_legal_move_is_listed(match: AnyMatch, rng: Random) -> None:
    """Or another one is that leads to the same."""
    game = match.game
    for at in sample(match, rng, FEW):
        state = match.moments[at].state
        turn = game.turn(state)
        for seat in turn.seats if isinstance(turn, Decision) else (None,):
            listed = game.actions(state, seat) if seat is not None else [move for move, _ in game.outcomes(state)]
            known, results = {encode(move) for move in listed}, set[bytes]()
            for move in near(match, state, rng):
                if encode(move) in known or error(game, state, seat, move) is not None:
                    continue
                results = results or {encode(game.apply(state, seat, other)) for other in listed}
                assert encode(game.apply(state, seat, move)) in results, f"seat {seat}: {move} is legal and not listed"


def only_those_whose_turn_it_is_can_act(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in sample(match, rng):
        state = match.moments[at].state
        turn = game.turn(state)
        able = turn.seats if isinstance(turn, Decision) else ()
        if able:
            assert game.actions(state, able[0]), "the table waits for a seat that can do nothing"
        assert bool(game.outcomes(state)) == isinstance(turn, Chance)
        assert all(weight > 0 for _, weight in game.outcomes(state))
        for seat in set(range(match.seats)) - set(able):
            assert not game.actions(state, seat), f"seat {seat} has actions out of turn"
            for move in foreign_moves(match, rng):
                _assert_refused(game, state, seat, move)
        if not isinstance(turn, Chance):
            for move in foreign_moves(match, rng):
                _assert_refused(game, state, None, move)


def moves_survive_text(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in sample(match, rng):
        state = match.moments[at].state
        for seat, move in possible(game, state, match.seats, rng):
            text = game.write(state, move)
            assert [text.strip()] == text.splitlines(), f"a move must be one line of text: {text!r}"
            assert game.read(state, seat, text) == move, f"{text!r} reads as another move"
        for nonsense in ("", "?", "a1 a1 a1", "\x00", "9" * 50):
            for seat, _ in possible(game, state, match.seats, rng)[:1]:
                _assert_unreadable(game, state, seat, nonsense)


def values_survive_json(match: AnyMatch, rng: Random) -> None:
    game = match.game
    assert msgspec.json.decode(encode(match.options), type=game.types.options) == match.options
    assert read_options(game.types.options, options_to_text(match.options)) == match.options
    for at in sample(match, rng):
        moment = match.moments[at]
        assert msgspec.json.decode(encode(moment.state), type=game.types.state) == moment.state
        if moment.move is not None:
            assert msgspec.json.decode(encode(moment.move), type=game.types.move) == moment.move
        for event in moment.events:
            assert msgspec.json.decode(encode(event), type=game.types.event) == event
        for seat in places(match):
            view = game.view(moment.state, seat)
            assert msgspec.json.decode(encode(view), type=game.types.view) == view


def states_never_change(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in sample(match, rng):
        state = match.moments[at].state
        before = encode(state)
        for seat, move in possible(game, state, match.seats, rng):
            first, second = encode(game.apply(state, seat, move)), encode(game.apply(state, seat, move))
            assert first == second, "the same move from the same state gave two results"
        for seat in places(match):
            game.view(state, seat)
        assert encode(state) == before, "a state was changed in place"


def the_record_replays(match: AnyMatch, rng: Random) -> None:
    record = match.record()
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record
    again = begin(record, match.game)
    for moment, step in zip(match.moments, record.steps, strict=False):
        assert again.state == moment.state
        again.play(step.by, again.game.read(again.state, step.by, step.move))
    assert again.state == match.state
    assert [moment.events for moment in again.moments] == [moment.events for moment in match.moments]


def diagrams_read_back(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in sample(match, rng):
        state = match.moments[at].state
        drawn = game.draw(game.truth(state))
        parsed = game.parse(drawn)
        assert parsed == state, f"the diagram shows another position:\n{drawn}\nexpected {state}\nread     {parsed}"
        for seat in places(match):
            assert game.draw(game.view(state, seat)).strip()


def pieces_are_conserved(match: AnyMatch, rng: Random) -> None:
    first = match.game.pieces(match.moments[0].state)
    for moment in match.moments:
        now = match.game.pieces(moment.state)
        assert now == first, f"pieces came or went: {difference(first, now)}"


def the_game_ends(match: AnyMatch, rng: Random) -> None:
    turn = match.turn
    assert isinstance(turn, Over), f"not over after {len(match.moments) - 1} moves"
    assert len(turn.payoffs) == match.seats
    assert all(-1 <= payoff <= 1 for payoff in turn.payoffs)
    assert not any(match.game.actions(match.state, seat) for seat in range(match.seats))


def the_score_has_every_seat_once_and_winners_first(match: AnyMatch, rng: Random) -> None:
    """Standings follow from a view; at the end no seat with a lower payoff stands before a winner."""
    game = match.game
    for at in sample(match, rng):
        for seat in places(match):
            lines = game.standings(game.view(match.moments[at].state, seat))
            seats = sorted(one for line in lines for one in line.seats)
            assert seats in ([], list(range(match.seats))), f"seats of the score: {seats}"
            assert [line.place for line in lines] == sorted(line.place for line in lines), "the score is out of order"
    turn, lines = match.turn, game.standings(game.truth(match.state))
    if lines and isinstance(turn, Over):
        first = {seat for line in lines if line.place == 1 for seat in line.seats}
        best = {seat for seat in range(match.seats) if turn.payoffs[seat] == max(turn.payoffs)}
        assert first <= best, f"first in the score: {first}; winners: {best}"


def every_event_and_question_can_be_told(match: AnyMatch, rng: Random) -> None:
    """In English; that other languages have the same sentences is asked in `grusel.testing.catalogs`."""
    english, told = _english(match.game), dict[str, Message]()
    for at in sample(match, rng):
        for seat in places(match):
            asked = match.game.ask(match.game.view(match.moments[at].state, seat), seat)
            told.setdefault(asked.id, asked)
    for moment in match.moments:
        for seat in places(match):
            for seen in match.game.witnessed(moment.events, seat):
                message = match.game.tell(seen)
                told.setdefault(message.id, message)
    for line in match.game.standings(match.game.truth(match.state)):
        for count in line.counts:
            told.setdefault(count.what, Message(count.what, {"number": count.number, "most": count.most}))
    for message in told.values():
        english.say(message)


LAWS: Mapping[str, Callable[[AnyMatch, Random], None]] = {
    law.__name__: law
    for law in (
        actions_are_listed_once_and_in_a_stable_order,
        every_listed_action_is_legal,
        every_legal_move_is_listed,
        only_those_whose_turn_it_is_can_act,
        moves_survive_text,
        values_survive_json,
        states_never_change,
        the_record_replays,
        diagrams_read_back,
        imagined_truths_look_the_same,
        imagined_truths_have_every_piece,
        secrets_are_kept,
        refusals_tell_no_secret,
        moves_that_look_alike_are_written_alike,
        open_games_hide_nothing,
        pieces_are_conserved,
        the_game_ends,
        the_score_has_every_seat_once_and_winners_first,
        every_event_and_question_can_be_told,
    )
}

# --- what the laws are made of ----------------------------------------------------------------------------------------


@cache
def _english(game: AnyGame) -> Words:
    return Words(FALLBACK, [game])


def _assert_refused(game: AnyGame, state: Any, seat: Seat | None, move: Any) -> None:
    before = encode(state)
    assert error(game, state, seat, move) is not None, f"seat {seat} may make {move} out of turn"
    assert encode(state) == before, "a refused move changed the state"


def _assert_unreadable(game: AnyGame, state: Any, seat: Seat | None, text: str) -> None:
    try:
        move = game.read(state, seat, text)
    except Illegal:
        return
    raise AssertionError(f"{text!r} reads as {move}")
