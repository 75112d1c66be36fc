"""A game held to everything in seconds: each law by its name with its first failure, and every missing sentence.

`grusel check NAME` prints it; a test may ask `list(problems(GAME)) == []`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from grusel.game import Decision, Illegal
from grusel.match import AnyMatch
from grusel.options import option_values
from grusel.record import options_to_text
from grusel.registry import AnyGame, check_sound
from grusel.testing.catalogs import missing
from grusel.testing.laws import LAWS, random_match

MATCHES = 4  # for each number of seats
MOMENTS = 40  # of a match, at which phrases and errors are heard


class Problem(NamedTuple):
    law: str  # its name in words; `words` for what the catalogs miss
    said: str


def problems(game: AnyGame, matches: int = MATCHES) -> Iterator[Problem]:
    """The faults of a game; empty if there are none."""
    check_sound(game)
    played, trouble = _played(game, matches)
    yield from trouble
    for name, law in LAWS.items():
        yield from _first_failure(name, law, played)
    yield from (Problem("words", said) for said in _unsaid(game, played))


def laws() -> list[str]:
    """The names of the laws in words."""
    return [in_words(name) for name in LAWS]


def in_words(name: str) -> str:
    return name.replace("_", " ")


def _played(game: AnyGame, matches: int) -> tuple[list[AnyMatch], list[Problem]]:
    """Random matches with any number of seats, by default options, by those of presets, and by others."""
    played: list[AnyMatch] = []
    for seats in game.seats:
        for seed in range(matches):
            try:
                played.append(random_match(game, seats, _options(game, seed), seed))
            except Exception as error:
                return played, [Problem("a random game can be played", _about(error, f"{seats} seats, seed {seed}"))]
    return played, []


def _options(game: AnyGame, seed: int) -> Any:
    presets = list(game.presets.values())
    if seed < len(presets):
        return presets[seed]
    rng = Random(seed)
    return game.types.options(
        **{name: rng.choice(values) for name, values in option_values(game.types.options).items()}
    )


def _first_failure(name: str, law: Any, played: Iterable[AnyMatch]) -> Iterator[Problem]:
    for number, match in enumerate(played):
        try:
            law(match, Random(number))
        except Exception as error:
            changed = [f"{option}={word}" for option, word in options_to_text(match.options).items()]
            yield Problem(in_words(name), _about(error, ", ".join([f"{match.seats} seats", *changed])))
            return


def _about(error: Exception, about: str) -> str:
    kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
    return f"{kind}{error} ({about})"


def _unsaid(game: AnyGame, played: Sequence[AnyMatch]) -> list[str]:
    try:
        return list(missing(game, {id for match in played for id in _heard(match)}))
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]


def _heard(match: AnyMatch) -> Iterator[str]:
    """The ids of questions, events, actions and refusals in a match."""
    game, rng = match.game, Random(0)
    for moment in rng.sample(match.moments, min(MOMENTS, len(match.moments))):
        for seat in (*range(match.seats), None):
            yield game.ask(game.view(moment.state, seat), seat).id
        yield from (game.tell(event).id for event in moment.events)
        yield from _heard_of_actions(match, moment.state)


def _heard_of_actions(match: AnyMatch, state: Any) -> Iterator[str]:
    game, turn = match.game, match.game.turn(state)
    seats = turn.seats if isinstance(turn, Decision) else ()
    for seat in seats:
        yield from (game.phrase(state, seat, action).id for action in game.actions(state, seat)[:10])
    for seat in (*range(match.seats), None):
        for moment in match.moments[1:6]:
            try:
                game.apply(state, seat, moment.move)
            except Illegal as error:
                yield error.message.id
