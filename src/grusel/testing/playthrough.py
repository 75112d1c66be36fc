"""Golden playthroughs: every move of a game with its alternatives, events, and who sees what."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from grusel.game import Chance, Decision, Over, Seat
from grusel.match import AnyMatch, Match, draw
from grusel.record import SPECTATOR, letter, options_to_text
from grusel.registry import AnyGame
from grusel.words import FALLBACK, Words


def check_golden(file: Path, text: str) -> None:
    """Compare a playthrough with what is kept; with GRUSEL_GOLDEN=rewrite it is kept from now on."""
    if os.environ.get("GRUSEL_GOLDEN") == "rewrite":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert file.exists(), f"expected {file}; GRUSEL_GOLDEN=rewrite writes it"
    assert text == file.read_text("utf-8")


def playthrough(game: AnyGame, seats: int, options: Any, seed: int, diagrams: int = 1) -> str:
    """A random game as a text to be read in review; what each seat sees is drawn at intervals."""
    english = Words(FALLBACK, [game])
    match, rng = Match(game, seats, options), Random(seed)
    lines = [f"{game.name} {game.version}, {seats} seats, {options_to_text(options)}, seed {seed}", *_views(match)]
    while not isinstance(match.turn, Over):
        lines += _move(match, rng, english)
        if len(match.moments) % diagrams == 0 or match.over:
            lines += _views(match)
    return "\n".join([*lines, f"over: {match.turn.payoffs}", ""])


def _move(match: AnyMatch, rng: Random, english: Words) -> Iterator[str]:
    game, state, turn = match.game, match.state, match.turn
    by: Seat | None = None
    if isinstance(turn, Decision):
        by = rng.choice([seat for seat in turn.seats if game.actions(state, seat)])
        listed = list(game.actions(state, by))
        move = rng.choice(listed)
    else:
        assert isinstance(turn, Chance)
        outcomes = game.outcomes(state)
        listed, move = [outcome for outcome, _ in outcomes], draw(outcomes, rng)
    yield f"\n{len(match.moments)}. {letter(by)}: {game.write(state, move)}"
    texts = [game.write(state, other) for other in listed]
    yield f"   of {len(texts)}: {' | '.join(texts[:12])}{' | …' if len(texts) > 12 else ''}"
    for event in match.play(by, move):
        yield from _told(match, event, english)


def _told(match: AnyMatch, event: Any, english: Words) -> Iterator[str]:
    def told(seat: Seat | None) -> str:
        seen = match.game.witness(event, seat)
        return "nothing" if seen is None else english.say(match.game.tell(seen))

    yield from (f"   {who}: {text}" for who, text in _grouped(match, told))


def _views(match: AnyMatch) -> Iterator[str]:
    def drawn(seat: Seat | None) -> str:
        return match.game.draw(match.game.view(match.state, seat))

    for who, text in _grouped(match, drawn):
        yield f"   {who} sees"
        yield from (f"      {line}".rstrip() for line in text.split("\n"))


def _grouped(match: AnyMatch, show: Callable[[Seat | None], str]) -> list[tuple[str, str]]:
    """A text with all seats that see the same."""
    places: list[Seat | None] = [*range(match.seats), None]
    groups: dict[str, list[str]] = {}
    for seat in places:
        groups.setdefault(show(seat), []).append(SPECTATOR if seat is None else letter(seat))
    if len(groups) == 1:
        return [("all", next(iter(groups)))]
    return [(" ".join(names), text) for text, names in groups.items()]
