"""Bugs that are planted on purpose, one for each rule at least: what the auditor and the simulation must find.

A bug is a line of the real code that says something else for a while. The code of the function is exchanged, so that
every module which has imported it has the bug; machine code cannot be changed like that.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any, Final

from msgspec import Struct

from grusel.bench.simulation.night import simulate
from grusel.bench.simulation.plan import plan_of
from grusel.game import Illegal

WITHIN: Final = 400  # seeds


class Change(Struct, frozen=True):
    """A function by its module and name, what stands in it, and what shall stand there instead."""

    where: str
    old: str
    new: str


class Bug(Struct, frozen=True):
    name: str
    rule: str  # that has to find it
    changes: tuple[Change, ...]


class Hunt(Struct, frozen=True):
    """How a bug was found."""

    bug: Bug
    seeds: int  # until its rule was broken; 0: it was not
    rules: tuple[str, ...] = ()  # all that were broken in that night

    def row(self) -> str:
        found = f"{self.seeds} | {', '.join(self.rules)}" if self.seeds else "not found |"
        return f"| {self.bug.name} | {found} |"


HEADING: Final = "| bug | seeds | rules that were broken |\n|---|---:|---|"


def bug(name: str, rule: str, *changes: tuple[str, str, str]) -> Bug:
    return Bug(name, rule, tuple(Change(*change) for change in changes))


BUGS: Final = (
    bug(
        "a move is acknowledged before it is written",
        "kept",
        ("grusel.server.runtime.shell:Shell._commit", "self.waits = True", "self._become(decided)"),
        (
            "grusel.server.runtime.shell:Shell._commit",
            "partial(self._committed, command, decided)",
            "lambda error: None",
        ),
    ),
    bug(
        "what the store refuses is acknowledged, and later batches are written behind the gap",
        "kept",
        ("grusel.server.runtime.shell:Shell._committed", "error is None:", "error is None or type(error) is Refused:"),
        ("grusel.tables.store:_last_step", "step.seq != last + 1:", "step.seq <= last:"),
        ("grusel.tables.store:_last_step", "last += 1", "last = step.seq"),
    ),
    bug(
        "two servers use one database, and neither knows of the other",
        "one owner",
        ("grusel.testing.memory_store:MemoryStore._alive", "if beat >= self.now() - lease", "if False"),
        ("grusel.tables.store:after", "if stand.owner != batch.owner:", "if False:"),
    ),
    bug(
        "a move that is sent again is taken for a new one",
        "refused",
        ("grusel.tables.moves:play", 'draft.table.plays.get(f"{wish.seat}:{wish.id}")', "None"),
    ),
    bug(
        "a move whose write was in doubt is refused, though it is stored",
        "refused",
        ("grusel.tables.decide:_settle", "isinstance(body, Play) and", "False and"),
    ),
    bug(
        "an undo gives its dice back",
        "one line",
        (
            "grusel.timeline:Timeline.cut",
            "self.draws)",
            "self.draws - sum(moment.draw is not None for moment in self.since(length)))",
        ),
    ),
    bug(
        "spectators are shown what the first seat sees",
        "true",
        ("grusel.tables.views:_step", "position.look(seat)", "position.look(seat or 0)"),
    ),
    bug(
        "one event too few is told to those who come back",
        "true",
        ("grusel.tables.views:Place.since", "- missed :]", "- missed + 1 :]"),
    ),
    bug(
        "a table that comes back counts steps that a place has not noticed",
        "true",
        ("grusel.tables.restore:_counted", "step.noticed >> number & 1", "1"),
    ),
    bug(
        "a seat that a person has left is shown to them all the same",
        "own place",
        ("grusel.tables.joining:let_go", "draft.become(company=draft.table.company.plus(person))", "pass"),
    ),
    bug(
        "spectators who come late are told what players have to remember",
        "fading",
        ("grusel.tables.views:Place.after", "lasting if self.seat is None else events", "events"),
    ),
    bug(
        "what a new client is told of the past holds what players have to remember",
        "fading",
        ("grusel.server.runtime.memory:_lasting", "if table.game.lasting(event)", ""),
    ),
    bug(
        "who takes a seat in the game is told what it has seen before",
        "fading",
        ("grusel.tables.joining:_take_over", "place.forgotten() if place.seat in newly else place", "place"),
    ),
    bug(
        "the link of a freed seat is sent to everyone",
        "silent",
        ("grusel.tables.joining:empty", "if person.host:", "if True:"),
    ),
    bug(
        "the seed of the dice is shown before the end",
        "silent",
        ("grusel.tables.telling:info", "row.seed.hex() if row.phase == OVER else None", "row.seed.hex()"),
    ),
    bug(
        "a question to take back has the number of moves made",
        "uncounted",
        (
            "grusel.tables.undo:_ask",
            'int.from_bytes(draft.given.entropy(NUMBER_BYTES), "big")',
            "draft.table.seq",
        ),
    ),
    bug(
        "people for whom a bot stands in are not asked about their secret",
        "agreed",
        ("grusel.tables.undo:consent", "(shown or not row.standin)", "not row.standin"),
    ),
    bug(
        "a bot gives leave to take back what came to light of it",
        "agreed",
        ("grusel.tables.undo:consent", "if row.kind != PERSON and row.seat in owners:", "if False:"),
    ),
    bug(
        "a line of the chat is told and not kept",
        "one chat",
        ("grusel.tables.draft:Draft._batch", "chat=tuple(self.chat)", "chat=()"),
    ),
    bug(
        "a sync that nothing is missing for is not answered",
        "answered",
        ("grusel.tables.joining:sync", "draft.send(person, Alive())", "pass"),
    ),
    bug(
        "a bot's move that the store refuses is not tried again",
        "continues",
        ("grusel.server.runtime.shell:Shell._failed", "self._start(self._try_again(command))", "pass"),
    ),
    bug(
        "a game that begins as a rematch waits for chance",
        "continues",
        ("grusel.tables.decide:_begin", "isinstance(draft.table.position.turn, Chance)", "False"),
    ),
    bug(
        "people at a process that died stay online",
        "described",
        ("grusel.server.runtime.heartbeat:Heartbeat.beat", "if hub.bus.many:", "if False:"),
    ),
    bug(
        "people whose farewell is lost between two servers stay online",
        "described",
        ("grusel.server.runtime.heartbeat:Heartbeat.beat", "self.call_the_roll()", "pass"),
    ),
    bug(
        "a new name is not kept",
        "memory",
        (
            "grusel.tables.joining:rename",
            "draft.change_seats([replace(row, name=wish.name, colour=wish.colour or row.colour)])",
            "draft.become(seats=tuple(replace(seat, name='x') if seat == row else seat for seat in draft.table.seats))",
        ),
    ),
    bug(
        "a table is claimed from a process that is alive",
        "one owner",
        ("grusel.tables.cards:CardStore.claim", "if card.row.owner not in self._alive(lease):", "if True:"),
    ),
    bug(
        "a process that was frozen does not ask whose its tables are",
        "one owner",
        (
            "grusel.server.runtime.heartbeat:Heartbeat.beat",
            "if hub.now() - self.beaten > hub.settings.lease:",
            "if False:",
        ),
    ),
    bug(
        "the store takes batches of a process that has lost the table",
        "memory",
        ("grusel.tables.store:after", "if stand.owner != batch.owner:", "if False:"),
    ),
    bug(
        "an undo of a move that is no longer in memory fails",
        "trouble",
        ("grusel.server.runtime.shell:Shell._carry_out", "except Forgotten:", "except ZeroDivisionError:"),
    ),
)


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    """Have a bug for a while; raises Illegal where the code is compiled, or is not what the bug expects."""
    before: dict[FunctionType, tuple[str, CodeType]] = {}
    try:
        for change in bug.changes:
            function = _function(change.where)
            if function not in before:
                before[function] = textwrap.dedent(inspect.getsource(function)), function.__code__
            source = _changed(before[function][0], change)
            before[function] = source, before[function][1]
            function.__code__ = _code(function, source)
        yield
    finally:
        for function, (_, code) in before.items():
            function.__code__ = code


def _function(where: str) -> FunctionType:
    module, _, path = where.partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    if not isinstance(found, FunctionType):
        raise Illegal("terminal-system", problem=f"{where} is compiled, so no bug can be planted in it")
    return found


def _changed(source: str, change: Change) -> str:
    if source.count(change.old) != 1:
        raise Illegal("terminal-system", problem=f"{change.where} has {change.old!r} {source.count(change.old)} times")
    return source.replace(change.old, change.new)


def _code(function: FunctionType, source: str) -> CodeType:
    names: dict[str, Any] = {}
    code = compile("from __future__ import annotations\n" + source, f"<{function.__name__} with a bug>", "exec")
    exec(code, function.__globals__, names)
    made: FunctionType = names[function.__name__]
    return made.__code__


def hunt(bug: Bug, within: int = WITHIN) -> Hunt:
    """Live through nights with a bug until its rule is broken."""
    with planted(bug):
        for seed in range(within):
            rules = {violation.rule for violation in simulate(plan_of(seed)).violations}
            if bug.rule in rules:
                return Hunt(bug, seed + 1, tuple(sorted(rules)))
    return Hunt(bug, 0)
