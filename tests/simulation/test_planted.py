"""Bugs that are planted on purpose are found, each by its rule: `grusel bench planted` hunts for all of them."""

from __future__ import annotations

from types import FunctionType

import pytest

from grusel.bench.promises import PROMISES
from grusel.bench.simulation.planted import BUGS, Bug, Change, hunt, planted
from grusel.game import Illegal
from grusel.server.runtime.shell import Shell

interpreted = pytest.mark.skipif(
    not isinstance(Shell.put, FunctionType), reason="no bug can be planted in machine code; make test runs this without"
)
OF_THE_SIMULATION = {"one line", "memory", "one owner", "trouble"}
QUICK = 30  # seeds
FOUND_SOON = [
    "a move is acknowledged before it is written",
    "two servers use one database",
    "a move whose write was in doubt is refused",
    "an undo gives its dice back",
    "spectators are shown what the first seat sees",
    "a seat that a person has left is shown",
    "what a new client is told of the past",
    "the seed of the dice is shown",
    "a question to take back",
    "a line of the chat",
    "a new name is not kept",
    "a table is claimed from",
]


def test_a_bug_is_planted_for_every_rule() -> None:
    assert {bug.rule for bug in BUGS} == {*PROMISES, *OF_THE_SIMULATION}


@interpreted
@pytest.mark.parametrize("name", FOUND_SOON)
def test_a_planted_bug_is_found_by_its_rule(name: str) -> None:
    (bug,) = [bug for bug in BUGS if bug.name.startswith(name)]
    assert hunt(bug, QUICK).seeds


@interpreted
def test_every_bug_can_be_planted_and_leaves_nothing_behind() -> None:
    before = Shell.put.__code__, Shell._commit.__code__
    for bug in BUGS:
        with planted(bug):
            pass
    assert (Shell.put.__code__, Shell._commit.__code__) == before


@interpreted
def test_a_bug_whose_line_is_not_there_any_more_is_reported() -> None:
    bug = Bug("gone", "kept", (Change("grusel.server.runtime.shell:Shell.put", "no such line", ""),))
    with pytest.raises(Illegal), planted(bug):
        pass
