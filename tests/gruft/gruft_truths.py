"""The definition of a kept secret: truths that a seat cannot tell apart look the same to it in every way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from grusel.game import Illegal, Seat
from grusel.games.gruft import Gruft
from grusel.games.gruft.row import COLOUR_OF
from grusel.games.gruft.seeing import from_truth, open_graves, truth
from grusel.games.gruft.state import (
    COLOURS,
    LETTERS,
    RAT,
    Add,
    Bury,
    Event,
    Give,
    Lay,
    Leave,
    Lid,
    Move,
    Open,
    Opened,
    Options,
    Starts,
    State,
    Stop,
    TurnUp,
    Use,
)
from grusel.match import Match, draw
from grusel.replay import redact

GruftMatch = Match[Any, Any, Any, Any, Any]
encode = msgspec.json.Encoder(order="sorted").encode

# One of each kind, most of them illegal at any moment.
BATTERY: tuple[Move, ...] = (
    *(Open(grave) for grave in (0, 13, 32, 59, 77)),
    *(Use(grave) for grave in (0, 22, 44)),
    *(Stop(), Lay(), Leave(), Bury("left"), Bury("right"), Give("left"), Add("right")),
    *(Lid("red"), Lid("rat"), TurnUp("blue"), Starts(0)),
)


def random_match(seats: int, options: Options, seed: int) -> GruftMatch:
    """An honest match, from its beginning to its end."""
    match = Match(Gruft(), seats, options)
    match.play_randomly(Random(seed))
    return match


# --- indistinguishable truths -----------------------------------------------------------------------------------------


def other_truths(match: GruftMatch, at: int, seat: Seat | None, rng: Random) -> Iterator[State]:
    """By imagining, with everything remembered and with nothing, and by moving hidden pieces."""
    state, game = match.moments[at].state, Gruft()
    view = game.view(state, seat)
    events = [event for moment in match.moments[: at + 1] for event in moment.events]
    yield game.imagine(view, seat, events, rng)
    yield game.imagine(view, seat, (), rng)
    if not state.options.memory_aid:
        yield with_graves_swapped(state, rng)
        yield with_hidden_colours_swapped(state, rng)


def with_graves_swapped(state: State, rng: Random) -> State:
    """The closed graves change places, with their lids and contents."""
    closed = [grave for grave in range(60) if grave not in open_graves(state)]
    lids, tiles = list(state.lids), list(state.tiles)
    for grave, other in zip(closed, rng.sample(closed, len(closed)), strict=True):
        lids[grave], tiles[grave] = state.lids[other], state.tiles[other]
    return replace(state, lids="".join(lids), tiles="".join(tiles))


def with_hidden_colours_swapped(state: State, rng: Random) -> State:
    """Two colours change places in the closed graves, if there are enough pieces."""
    one, two = rng.sample(LETTERS, 2)
    swap, shown = str.maketrans(one + two, two + one), open_graves(state)

    def swapped(letters: str) -> str:
        return "".join(x if at in shown else x.translate(swap) for at, x in enumerate(letters))

    other = from_truth(replace(truth(state), lids=swapped(state.lids), tiles=swapped(state.tiles)))
    return other if min(*other.unseen, *other.face_down) >= 0 else state


# --- everything a seat sees -------------------------------------------------------------------------------------------


def assert_alike(game: Gruft, state: State, other: State, seat: Seat | None, rng: Random) -> None:
    """Nothing the seat receives differs: view, question, actions, errors, events of any move, written moves."""
    assert encode(game.view(state, seat)) == encode(game.view(other, seat)), "view"
    assert game.turn(state) == game.turn(other), "turn"
    assert encode(game.ask(game.view(state, seat), seat)) == encode(game.ask(game.view(other, seat), seat)), "question"
    for by in range(game.seated(state)):
        assert encode(game.actions(state, by)) == encode(game.actions(other, by)), "actions"
        for action in _some(game.actions(state, by), rng):
            _assert_step_alike(game, state, other, seat, by, action)
    for move in BATTERY if seat is not None else ():
        assert _error(game, state, seat, move) == _error(game, other, seat, move), f"error of {move}"
    if game.outcomes(state):
        _assert_outcome_alike(game, state, other, seat, draw(game.outcomes(state), rng))


def _assert_step_alike(game: Gruft, state: State, other: State, seat: Seat | None, by: Seat, move: Move) -> None:
    """An action alone reveals nothing, so nothing at all may differ."""
    assert _written(game, state, by, move, seat) == _written(game, other, by, move, seat), "written move"
    assert _error(game, state, by, move) == _error(game, other, by, move), f"error of {move}"
    events, after = _step(game, state, by, move, seat)
    other_events, other_after = _step(game, other, by, move, seat)
    assert encode(events) == encode(other_events), f"events of {move}"
    assert encode(game.view(after, seat)) == encode(game.view(other_after, seat)), f"view after {move}"
    assert game.turn(after) == game.turn(other_after), f"turn after {move}"


def _assert_outcome_alike(game: Gruft, state: State, other: State, seat: Seat | None, move: Move) -> None:
    """Chance reveals something: that may differ, and everything after it, but nothing else."""
    assert _written(game, state, None, move, seat) == _written(game, other, None, move, seat), "written outcome"
    if _error(game, other, None, move) is not None:
        return
    events, after = _step(game, state, None, move, seat)
    other_events, other_after = _step(game, other, None, move, seat)
    if _shown(events) == _shown(other_events):
        assert encode(events) == encode(other_events), f"events of {move}"
        assert encode(game.view(after, seat)) == encode(game.view(other_after, seat)), f"view after {move}"
    else:
        assert type(events[0]) is type(other_events[0]) is Opened, f"events of {move}"


def _shown(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, Opened)]


def _step(game: Gruft, state: State, by: Seat | None, move: Move, seat: Seat | None) -> tuple[list[Event], State]:
    events: list[Event] = []
    after = game.apply(state, by, move, events.append)
    return game.witnessed(events, seat), after


def _error(game: Gruft, state: State, seat: Seat | None, move: Move) -> bytes | None:
    try:
        game.apply(state, seat, move)
    except Illegal as error:
        return encode(error.message)
    return None


def _written(game: Gruft, state: State, by: Seat | None, move: Move, seat: Seat | None) -> str:
    shown = game.disclose(state, by, move, seat)
    return "" if shown is None else game.write(state, shown)


def _some(things: Sequence[Move], rng: Random) -> list[Move]:
    return list(things) if len(things) <= 3 else rng.sample(list(things), 3)


# --- records ----------------------------------------------------------------------------------------------------------


def mirrored(match: GruftMatch, rng: Random) -> GruftMatch:
    """The same match in a mirrored graveyard (or, without rats, any other) and in other colours."""
    graves = _mirror(rng) if match.options.rats else rng.sample(range(60), 60)
    colours = dict(zip(LETTERS, rng.sample(LETTERS, 6), strict=True)) | {RAT: RAT}
    names = {COLOUR_OF.get(old, "rat"): COLOUR_OF.get(new, "rat") for old, new in colours.items()}
    other = Match(match.game, match.seats, match.options)
    for moment in match.moments[1:]:
        other.play(moment.by, _mapped(moment.move, graves, names))
    return other


def _mirror(rng: Random) -> list[int]:
    across, down = rng.choice([(True, False), (False, True), (True, True)])
    return [(5 - y if down else y) * 10 + (9 - x if across else x) for y in range(6) for x in range(10)]


def _mapped(move: Any, graves: Sequence[int], names: dict[Any, Any]) -> Any:
    match move:
        case Open(grave) | Use(grave):
            return type(move)(graves[grave])
        case Lid(kind):
            return Lid(names[kind])
        case TurnUp(colour):
            assert colour in COLOURS
            return TurnUp(names[colour])
    return move


def assert_records_alike(game: Gruft, match: GruftMatch, other: GruftMatch) -> None:
    """A player who saw both matches could tell them apart, but not from anything in writing."""
    match.game = other.game = game
    for seat in [*range(match.seats), None]:
        assert encode(redact(match, seat)) == encode(redact(other, seat)), "record"
