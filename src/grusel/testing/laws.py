"""The laws every game keeps, shipped so that other people's games can be held to them.

@given(random_games(GAME, seats=3))
def test_every_law_holds(match): check_laws(match)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from grusel.game import Chance, Decision, Illegal, Message, Over, Seat
from grusel.match import AnyMatch, Match
from grusel.options import option_values, read_options
from grusel.record import from_json, from_text, options_to_text, to_json, to_text
from grusel.registry import AnyGame
from grusel.replay import begin
from grusel.words import FALLBACK, Words

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

SAMPLE = 12  # moments of a game that expensive laws look at


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
    for at in _sample(match, rng):
        for seat in range(match.seats):
            listed = [encode(action) for action in match.game.actions(match.moments[at].state, seat)]
            again = [encode(action) for action in match.game.actions(match.moments[at].state, seat)]
            assert listed == again, f"actions of seat {seat} change from call to call"
            assert len(set(listed)) == len(listed), f"an action of seat {seat} is listed twice"


def every_listed_action_is_legal(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in _sample(match, rng):
        state = match.moments[at].state
        for seat in range(match.seats):
            for action in _some(game.actions(state, seat), rng):
                game.apply(state, seat, action)
        for outcome, _ in _some(game.outcomes(state), rng):
            game.apply(state, None, outcome)


def only_those_whose_turn_it_is_can_act(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in _sample(match, rng):
        state = match.moments[at].state
        turn = game.turn(state)
        able = turn.seats if isinstance(turn, Decision) else ()
        if able:
            assert game.actions(state, able[0]), "the table waits for a seat that can do nothing"
        assert bool(game.outcomes(state)) == isinstance(turn, Chance)
        assert all(weight > 0 for _, weight in game.outcomes(state))
        for seat in set(range(match.seats)) - set(able):
            assert not game.actions(state, seat), f"seat {seat} has actions out of turn"
            for move in _foreign_moves(match, rng):
                _assert_refused(game, state, seat, move)
        if not isinstance(turn, Chance):
            for move in _foreign_moves(match, rng):
                _assert_refused(game, state, None, move)


def moves_survive_text(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in _sample(match, rng):
        state = match.moments[at].state
        for seat, move in _possible(game, state, match.seats, rng):
            text = game.write(state, move)
            assert [text.strip()] == text.splitlines(), f"a move must be one line of text: {text!r}"
            assert game.read(state, seat, text) == move, f"{text!r} reads as another move"
        for nonsense in ("", "?", "a1 a1 a1", "\x00", "9" * 50):
            for seat, _ in _possible(game, state, match.seats, rng)[:1]:
                _assert_unreadable(game, state, seat, nonsense)


def values_survive_json(match: AnyMatch, rng: Random) -> None:
    game = match.game
    assert msgspec.json.decode(encode(match.options), type=game.types.options) == match.options
    assert read_options(game.types.options, options_to_text(match.options)) == match.options
    for at in _sample(match, rng):
        moment = match.moments[at]
        assert msgspec.json.decode(encode(moment.state), type=game.types.state) == moment.state
        if moment.move is not None:
            assert msgspec.json.decode(encode(moment.move), type=game.types.move) == moment.move
        for event in moment.events:
            assert msgspec.json.decode(encode(event), type=game.types.event) == event
        for seat in _watchers(match):
            view = game.view(moment.state, seat)
            assert msgspec.json.decode(encode(view), type=game.types.view) == view


def states_never_change(match: AnyMatch, rng: Random) -> None:
    game = match.game
    for at in _sample(match, rng):
        state = match.moments[at].state
        before = encode(state)
        for seat, move in _possible(game, state, match.seats, rng):
            first, second = encode(game.apply(state, seat, move)), encode(game.apply(state, seat, move))
            assert first == second, "the same move from the same state gave two results"
        for seat in _watchers(match):
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
    for at in _sample(match, rng):
        state = match.moments[at].state
        drawn = game.draw(game.truth(state))
        parsed = game.parse(drawn)
        assert parsed == state, f"the diagram shows another position:\n{drawn}\nexpected {state}\nread     {parsed}"
        for seat in _watchers(match):
            assert game.draw(game.view(state, seat)).strip()


def imagined_truths_look_the_same(match: AnyMatch, rng: Random) -> None:
    for state, seat, other in _truths(match, rng):
        view, imagined = match.game.view(state, seat), match.game.view(other, seat)
        assert encode(view) == encode(imagined), f"seat {seat} sees a difference"
        assert match.game.turn(state) == match.game.turn(other), f"seat {seat} imagines another turn"


def secrets_are_kept(match: AnyMatch, rng: Random) -> None:
    """Truths a seat cannot tell apart give it the same forecast, actions, errors, events and written moves."""
    for state, seat, other in _truths(match, rng):
        told, also_told = (match.game.forecast(match.game.view(truth, seat), seat) for truth in (state, other))
        assert encode(told) == encode(also_told), f"seat {seat}: a forecast"
        if seat is not None:
            _compare_choices(match, seat, state, other, rng)
        _compare_moves(match, seat, state, other, rng)


def pieces_are_conserved(match: AnyMatch, rng: Random) -> None:
    first = match.game.pieces(match.moments[0].state)
    for moment in match.moments:
        now = match.game.pieces(moment.state)
        assert now == first, f"pieces came or went: {_difference(first, now)}"


def the_game_ends(match: AnyMatch, rng: Random) -> None:
    turn = match.turn
    assert isinstance(turn, Over), f"not over after {len(match.moments) - 1} moves"
    assert len(turn.payoffs) == match.seats
    assert all(-1 <= payoff <= 1 for payoff in turn.payoffs)
    assert not any(match.game.actions(match.state, seat) for seat in range(match.seats))


def the_score_has_every_seat_once_and_winners_first(match: AnyMatch, rng: Random) -> None:
    """Standings follow from a view; at the end no seat with a lower payoff stands before a winner."""
    game = match.game
    for at in _sample(match, rng):
        for seat in _watchers(match):
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
    for at in _sample(match, rng):
        for seat in _watchers(match):
            asked = match.game.ask(match.game.view(match.moments[at].state, seat), seat)
            told.setdefault(asked.id, asked)
    for moment in match.moments:
        for seat in _watchers(match):
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
        only_those_whose_turn_it_is_can_act,
        moves_survive_text,
        values_survive_json,
        states_never_change,
        the_record_replays,
        diagrams_read_back,
        imagined_truths_look_the_same,
        secrets_are_kept,
        pieces_are_conserved,
        the_game_ends,
        the_score_has_every_seat_once_and_winners_first,
        every_event_and_question_can_be_told,
    )
}

# --- what the laws are made of ----------------------------------------------------------------------------------------

Played = tuple[Any, Any]  # a state and a move made in it

encode = msgspec.json.Encoder(order="sorted").encode


@cache
def _english(game: AnyGame) -> Words:
    return Words(FALLBACK, [game])


def _sample(match: AnyMatch, rng: Random) -> list[int]:
    """The first and last moments and some between."""
    last = len(match.moments) - 1
    return sorted({0, 1, last - 1, last, *(rng.randint(0, last) for _ in range(SAMPLE))} & set(range(last + 1)))


def _some(things: Sequence[Any], rng: Random, most: int = 20) -> list[Any]:
    return list(things) if len(things) <= most else rng.sample(list(things), most)


def _watchers(match: AnyMatch) -> list[Seat | None]:
    return [*range(match.seats), None]


def _possible(game: AnyGame, state: Any, seats: int, rng: Random) -> list[tuple[Seat | None, Any]]:
    """Some moves that a seat, or chance, can make here."""
    moves: list[tuple[Seat | None, Any]] = [(None, outcome) for outcome, _ in _some(game.outcomes(state), rng, 5)]
    for seat in range(seats):
        moves += [(seat, action) for action in _some(game.actions(state, seat), rng, 5)]
    return moves


def _foreign_moves(match: AnyMatch, rng: Random) -> list[Any]:
    """Moves from all over the match, most of them out of place."""
    return [moment.move for moment in _some(match.moments[1:], rng, 4)]


def _truths(match: AnyMatch, rng: Random) -> Iterator[tuple[Any, Seat | None, Any]]:
    """Moments of a match with other truths that a seat could not tell from them, with and without what it remembers."""
    for at in _sample(match, rng):
        state = match.moments[at].state
        for seat in _watchers(match):
            view = match.game.view(state, seat)
            yield state, seat, match.game.imagine(view, seat, match.seen(seat, at), rng)
            yield state, seat, match.game.imagine(view, seat, (), rng)


def _error(game: AnyGame, state: Any, seat: Seat | None, move: Any) -> bytes | None:
    try:
        game.apply(state, seat, move)
    except Illegal as error:
        return encode(error.message)
    return None


def _assert_refused(game: AnyGame, state: Any, seat: Seat | None, move: Any) -> None:
    before = encode(state)
    assert _error(game, state, seat, move) is not None, f"seat {seat} may make {move} out of turn"
    assert encode(state) == before, "a refused move changed the state"


def _assert_unreadable(game: AnyGame, state: Any, seat: Seat | None, text: str) -> None:
    try:
        move = game.read(state, seat, text)
    except Illegal:
        return
    raise AssertionError(f"{text!r} reads as {move}")


def _compare_choices(match: AnyMatch, seat: Seat, state: Any, other: Any, rng: Random) -> None:
    """What a seat can do, how that is sketched, and why it cannot do anything else: the same in both truths."""
    game = match.game
    assert encode(game.actions(state, seat)) == encode(game.actions(other, seat)), f"seat {seat}: actions"
    for action in _some(game.actions(state, seat), rng, 3):
        shown, also = game.sketch(state, seat, action), game.sketch(other, seat, action)
        assert encode(shown) == encode(also), f"seat {seat}: a sketch"
    for move in _foreign_moves(match, rng):
        assert _error(game, state, seat, move) == _error(game, other, seat, move), f"seat {seat}: an error"


def _compare_moves(match: AnyMatch, seat: Seat | None, state: Any, other: Any, rng: Random) -> None:
    """The same move in both truths, and two moves that are written alike for this seat."""
    game, possible = match.game, _possible(match.game, state, match.seats, rng)
    for by, move in possible:
        if _error(game, other, by, move) is None:
            _compare_steps(game, seat, by, (state, move), (other, move))
    for (by, move), (other_by, other_move) in pairwise(possible):
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


def _difference(first: Mapping[str, int], now: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    names = sorted({*first, *now})
    return {name: (first.get(name, 0), now.get(name, 0)) for name in names if first.get(name, 0) != now.get(name, 0)}
