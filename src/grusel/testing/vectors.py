"""Rule-book vectors: drawn positions with the rule they show, readable by someone who plays but does not program.

    # a tie for nearest means straight on
    # rules 6.4
    given
      (a diagram, as `Game.parse` reads it; or `start 3 name=value …` on the line instead of `given`)
    when
      A A4 NNW
      * 8
    then
      (the whole diagram afterwards)

Any of these may follow, all about the position after `when`:

    shows           lines that stand in the diagram of the whole truth
    sees B          the diagram as seat B (or `spectator`) sees it
    events          lines `tag field=value …`: these happened during `when`, in this order, others may lie between
    witnessed B     the same, as seat B saw them
    no events       lines `tag field=value …`: none like it happened
    legal           lines `A move`
    illegal         lines `A move ! message-id`
    actions A       every move that is listed for seat A, and no other
    turn            `A`, `A B`, `chance`, or `over 1 -1`
    chances         lines `outcome weight`: every outcome of chance

Fields of events that a game lists in `FIELDS` of its module `places` are written by names, cell=c4, or by numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from grusel.bots.brought import brought
from grusel.game import Chance, Decision, Illegal, Over, Seat
from grusel.match import AnyMatch, Match
from grusel.options import read_options
from grusel.record import SPECTATOR, letter, seat_of
from grusel.registry import AnyGame

HEAD = re.compile(r"(?m)^# (.+)\n(?:#.*\n)*(?!#)")  # the title and further comments
SECTION = re.compile(
    r"given|start \d+.*|when|then|shows|sees (?:[A-Z]|spectator)|events|witnessed (?:[A-Z]|spectator)|no events"
    r"|legal|illegal|actions [A-Z]|turn|chances"
)


class Vector(Struct, frozen=True):
    title: str
    place: str  # file:line
    sections: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.place} {self.title}"


def read_vectors(folder: Path) -> list[Vector]:
    """Every vector in the text files of a folder."""
    return [vector for path in sorted(folder.glob("*.txt")) for vector in _read(path)]


def _read(path: Path) -> Iterator[Vector]:
    text = path.read_text("utf-8")
    heads = list(HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    for head, end in zip(heads, ends, strict=True):
        line = text.count("\n", 0, head.start()) + 1
        place = f"{path.name}:{line}"
        yield Vector(head[1], place, tuple(_sections(text[head.end() : end], place)))


def _sections(text: str, place: str) -> Iterator[tuple[str, str]]:
    """A section begins with a line that is not indented."""
    for section in re.split(r"(?m)^(?=[^ \n])", text)[1:]:
        name, *lines = section.split("\n")
        if not SECTION.fullmatch(name):
            raise ValueError(f"{place}: unknown section {name!r}")
        yield name, "\n".join(line[2:] for line in lines).rstrip()


def check_vector(game: AnyGame, vector: Vector) -> None:
    """Set up the position, make the moves, look at everything that the vector says."""
    match = _set_up(game, *vector.sections[0])
    for name, text in vector.sections[1:]:
        section, _, argument = name.partition(" ")
        CHECKS[name if name == "no events" else section](match, text, argument)


def _set_up(game: AnyGame, name: str, text: str) -> AnyMatch:
    if name == "given":
        return Match(game, game.seated(game.parse(text)), start=text)
    words = name.split()[1:]
    options = read_options(game.types.options, dict(word.split("=", 1) for word in words[1:]))
    return Match(game, int(words[0]), options)


def _when(match: AnyMatch, text: str, _: str) -> None:
    for by, move in _moves(text):
        match.play(by, match.game.read(match.state, by, move))


def _then(match: AnyMatch, text: str, _: str) -> None:
    expected, game = match.game.parse(text), match.game
    drawn, wanted = game.draw(game.truth(match.state)), game.draw(game.truth(expected))
    assert drawn == wanted, f"\n--- is\n{drawn}\n--- should be\n{wanted}"
    assert match.state == expected, f"{match.state}\nshould be\n{expected}"


def _shows(match: AnyMatch, text: str, _: str) -> None:
    drawn = match.game.draw(match.game.truth(match.state))
    lines = {" ".join(line.split()) for line in drawn.split("\n")}
    for line in _lines(text):
        assert " ".join(line.split()) in lines, f"{line!r} is not in\n{drawn}"


def _sees(match: AnyMatch, text: str, place: str) -> None:
    drawn = match.game.draw(match.game.view(match.state, _seat_or_spectators(place)))
    assert _plain(drawn) == _plain(text), f"\n--- is\n{drawn}\n--- should be\n{text}"


def _events(match: AnyMatch, text: str, _: str) -> None:
    _in_order(match.game, [event for moment in match.moments for event in moment.events], text)


def _witnessed(match: AnyMatch, text: str, place: str) -> None:
    _in_order(match.game, match.seen(_seat_or_spectators(place)), text)


def _no_events(match: AnyMatch, text: str, _: str) -> None:
    happened = [_fields(match.game, event) for moment in match.moments for event in moment.events]
    for line in _lines(text):
        assert not any(_fits(line, event) for event in happened), f"{line!r} happened: {happened}"


def _legal(match: AnyMatch, text: str, _: str) -> None:
    for by, move in _moves(text):
        match.game.apply(match.state, by, match.game.read(match.state, by, move))


def _illegal(match: AnyMatch, text: str, _: str) -> None:
    for line in _lines(text):
        move_text, _, id = line.rpartition(" ! ")
        ((by, move),) = _moves(move_text)
        assert _refusal(match, by, move) == id, line


def _refusal(match: AnyMatch, by: Seat | None, move: str) -> str:
    try:
        match.game.apply(match.state, by, match.game.read(match.state, by, move))
    except Illegal as error:
        return error.message.id
    return "nothing"


def _actions(match: AnyMatch, text: str, seat: str) -> None:
    listed = match.game.actions(match.state, ord(seat) - ord("A"))
    written = sorted(match.game.write(match.state, action) for action in listed)
    assert written == sorted(_lines(text)), f"listed: {written}"


def _turn(match: AnyMatch, text: str, _: str) -> None:
    match match.turn:
        case Decision(seats):
            now = " ".join(map(letter, seats))
        case Chance():
            now = "chance"
        case Over(payoffs):
            now = " ".join(["over", *(f"{payoff:g}" for payoff in payoffs)])
    assert now == text.strip(), f"turn is {now}, should be {text.strip()}"


def _chances(match: AnyMatch, text: str, _: str) -> None:
    written = [f"{match.game.write(match.state, move)} {weight}" for move, weight in match.game.outcomes(match.state)]
    assert sorted(written) == sorted(_lines(text)), f"listed: {written}"


CHECKS = {
    "when": _when,
    "then": _then,
    "shows": _shows,
    "sees": _sees,
    "events": _events,
    "witnessed": _witnessed,
    "no events": _no_events,
    "legal": _legal,
    "illegal": _illegal,
    "actions": _actions,
    "turn": _turn,
    "chances": _chances,
}


def _lines(text: str) -> list[str]:
    return [line for line in text.split("\n") if line]


def _moves(text: str) -> Iterator[tuple[Seat | None, str]]:
    for line in _lines(text):
        by, _, move = line.strip().partition(" ")
        yield seat_of(by), move.strip()


def _seat_or_spectators(name: str) -> Seat | None:
    return None if name == SPECTATOR else seat_of(name)


def _plain(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.split("\n") if line.strip()]


def _in_order(game: AnyGame, events: list[Any], text: str) -> None:
    happened = [_fields(game, event) for event in events]
    rest = iter(happened)
    for line in _lines(text):
        assert any(_fits(line, event) for event in rest), f"{line!r} did not happen (in this order): {happened}"


class Happened(NamedTuple):
    """An event as vectors write it: with the names of places, and with their numbers."""

    tag: str
    named: dict[str, str]
    numbered: dict[str, str]

    def __repr__(self) -> str:
        return " ".join([self.tag, *(f"{name}={value}" for name, value in self.named.items())])


def _fields(game: AnyGame, event: Any) -> Happened:
    plain = msgspec.to_builtins(event)
    tag = plain.pop("type")
    namers = getattr(brought(game, "places"), "FIELDS", {})
    named = {name: _named(namers[name], value) if name in namers else value for name, value in plain.items()}
    return Happened(tag, *({name: _compact(value) for name, value in fields.items()} for fields in (named, plain)))


def _named(namer: Callable[[int], str], value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_named(namer, one) for one in value]
    return namer(value) if isinstance(value, int) and value >= 0 else value


def _compact(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode().replace('"', "")


def _fits(line: str, event: Happened) -> bool:
    tag, *pairs = line.split()
    fields = (pair.partition("=") for pair in pairs)
    return event.tag == tag and all(
        value in (event.named.get(name), event.numbered.get(name)) for name, _, value in fields
    )
