"""The lease of a table, explored exhaustively: every order in which three processes can claim, read, write and die."""

from __future__ import annotations

import pytest

from grusel.bench.simulation.planted import bug, planted
from simulation.lease import PROCESSES, Model, State, broken, explore, gets_it

WHOLE = Model(most_steps=1, most_deaths=1)


def test_one_process_at_most_may_write_and_what_it_acknowledged_stays() -> None:
    found = explore(WHOLE)
    assert found.fault == ""
    assert found.states > 1000


def test_a_process_that_continues_gets_the_table_from_every_state() -> None:
    def waits(state: State) -> str:
        stuck = [number for number in range(PROCESSES) if not gets_it(WHOLE, state, number)]
        return f"processes {stuck} never get the table" if stuck else ""

    assert explore(Model(most_steps=1, most_deaths=0), waits).fault == ""


@pytest.mark.parametrize(
    ("where", "old", "new", "fault"),
    [
        ("grusel.tables.store:after", "if stand.owner != batch.owner:", "if False:", "may write"),
        (
            "grusel.tables.cards:CardStore.claim",
            "if card.row.owner not in self._alive(lease):",
            "if True:",
            "taken from a process that is alive",
        ),
        ("grusel.tables.store:_last_step", "if step.seq != last + 1:", "if False:", "is not there"),
    ],
    ids=["the owner is not checked", "a lease never runs out", "steps are not counted"],
)
def test_a_store_without_one_of_its_checks_is_found(where: str, old: str, new: str, fault: str) -> None:
    with planted(bug("a store without a check", "one owner", (where, old, new))):
        found = explore(WHOLE)
    assert fault in found.fault
    assert found.way


def test_a_process_that_does_not_look_whose_the_table_is_when_it_has_read_it_is_found() -> None:
    found = explore(Model(most_steps=1, most_deaths=0, looks_again=False))
    assert "may write" in found.fault
    assert broken(State()) == ""
