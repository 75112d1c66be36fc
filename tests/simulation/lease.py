"""Three processes and one table as a small transition system, driven through the real code of claims and commits.

A state is a value; each transition builds the store that it describes, calls the real method, and reads the next state
from the store. A frozen process is one that does nothing while time passes, so freezing needs no transition of its own.
The discipline of a process is that of `Hub._claim`, `Heartbeat.beat` and `Shell._committed`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from itertools import permutations
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from grusel.tables.rows import Batch, Opening, StepRow, TableRow
from grusel.tables.store import Forked, Refused
from grusel.testing.memory_store import MemoryStore

T = TypeVar("T")
TABLE = "t"
PROCESSES = 3
LEASE = 1  # tick
NOW = 100.0
NOBODY = NEVER = -1
ROW = TableRow(
    id=TABLE, game="", rules=1, seats=2, options="{}", seed=b"", house="{}", phase="playing", host="", watch="",
    public=False, created=0.0, touched=0.0,
)  # fmt: skip


class Process(NamedTuple):
    dead: bool = False
    beat: int = NEVER  # ticks since its last sign of life, in the store
    claimed: bool = False  # it was told that the table is its own, and has not read it yet
    mine: tuple[int, ...] = ()  # the table in its memory: the owner as its row said when it was read, the last step
    sent: tuple[int, ...] = ()  # a batch with the step after this one is on its way


class State(NamedTuple):
    owner: int = NOBODY
    log: tuple[int, ...] = ()  # who has written each step
    acknowledged: tuple[tuple[int, int], ...] = ()  # steps and their writers
    processes: tuple[Process, ...] = (Process(),) * PROCESSES


Change = tuple[str, State]


class Model:
    """The transitions; the broken variants say that a table is not looked at again once it is read."""

    def __init__(self, most_steps: int, most_deaths: int, looks_again: bool = True) -> None:
        self.most_steps = most_steps
        self.most_deaths = most_deaths
        self.looks_again = looks_again

    def after(self, state: State) -> Iterator[Change]:
        if (later := _later(state)) != state:
            yield "a tick", later
        for number, process in enumerate(state.processes):
            if process.sent:
                yield f"the batch of {number} arrives", self.arrives(state, number)
            if process.dead:
                continue
            yield f"{number} says that it lives", self.beats(state, number)
            if not process.mine and not process.claimed:
                yield f"{number} claims", self.claims(state, number)
            if process.claimed:
                yield f"{number} reads", self.reads(state, number)
            if process.mine and not process.sent and process.mine[1] < self.most_steps:
                yield f"{number} writes", _with(state, number, sent=process.mine)
            if sum(other.dead for other in state.processes) < self.most_deaths:
                yield f"{number} dies", _with(state, number, dead=True, claimed=False, mine=())

    def beats(self, state: State, number: int) -> State:
        """As a heartbeat: after too long a silence, ask whose the table is."""
        before = state.processes[number]
        silent = before.beat == NEVER or before.beat > LEASE
        store = _store(state)
        _done(store.beat(_name(number), LEASE))
        state = _with(state, number, beat=0)
        if silent and before.mine:
            owner = _done(store.claim(TABLE, _name(number), LEASE))
            state = state._replace(owner=_number(store))
            if owner != _name(number):
                state = _with(state, number, mine=())
        return state

    def claims(self, state: State, number: int) -> State:
        if state.processes[number].beat == NEVER:
            return state  # a process says that it lives before it does anything else
        store = _store(state)
        owner = _done(store.claim(TABLE, _name(number), LEASE))
        state = state._replace(owner=_number(store))
        return _with(state, number, claimed=True) if owner == _name(number) else state

    def reads(self, state: State, number: int) -> State:
        kept = _done(_store(state).load(TABLE))
        assert kept
        is_mine = kept.row.owner == _name(number) or not self.looks_again
        mine = (state.owner, len(kept.steps)) if is_mine else ()
        return _with(state, number, claimed=False, mine=mine)

    def arrives(self, state: State, number: int) -> State:
        """The store judges the batch, and answers; the process acknowledges the step if it is still there."""
        process = state.processes[number]
        store, sent = _store(state), process.sent
        state = _with(state, number, sent=())
        try:
            store.take(_batch(sent))
        except Forked:
            return _with(state, number, mine=())  # it reads the table again, and finds that it has lost it
        state = state._replace(log=(*state.log, number))
        if not process.mine:
            return state
        state = _with(state, number, mine=(sent[0], sent[1] + 1))
        return state._replace(acknowledged=(*state.acknowledged, (sent[1] + 1, number)))


# --- what must hold ---------------------------------------------------------------------------------------------------


def broken(state: State) -> str:
    """Why a state must not be; empty if it may."""
    writers = [number for number, process in enumerate(state.processes) if process.mine and _may(state, process.mine)]
    if len(writers) > 1:
        return f"processes {writers} may write"
    for step, writer in state.acknowledged:
        if len(state.log) < step or state.log[step - 1] != writer:
            return f"step {step} of process {writer} was acknowledged, and is not there"
    return ""


def robs(before: State, after: State) -> bool:
    """Whether a table was taken from a process that has said not long ago that it lives."""
    if before.owner in (NOBODY, after.owner):
        return False
    return 0 <= before.processes[before.owner].beat <= LEASE


def gets_it(model: Model, state: State, number: int) -> bool:
    """Whether a process gets the table and writes, once all others are silent."""
    for _ in range(LEASE + 1):
        state = _later(state)
        state = model.beats(state, number)
    if state.processes[number].sent:
        state = model.arrives(state, number)
    if state.processes[number].claimed:
        state = model.reads(state, number)
    for _ in range(2):
        if not state.processes[number].mine:
            state = model.claims(state, number)
            if not state.processes[number].claimed:
                return False
            state = model.reads(state, number)
        before = len(state.log)
        state = model.arrives(_with(state, number, sent=state.processes[number].mine), number)
        if len(state.log) > before:
            return True
    return False


def _may(state: State, mine: tuple[int, ...]) -> bool:
    try:
        _store(state).take(_batch(mine))
    except Refused:
        return False
    return True


class Explored(NamedTuple):
    states: int
    fault: str  # and the way to it
    way: tuple[str, ...]


def explore(model: Model, check: Callable[[State], str] = broken) -> Explored:
    """Every state that can be reached, nearest first, until one must not be."""
    begin = State()
    came: dict[State, tuple[State, str] | None] = {begin: None}
    waiting = deque([begin])
    while waiting:
        state = waiting.popleft()
        if fault := check(state):
            return Explored(len(came), fault, tuple(_way(came, state)))
        for what, following in model.after(state):
            if robs(state, following):
                return Explored(len(came), ROBBED, (*_way(came, state), what))
            same = _canonical(following)
            if same not in came:
                came[same] = (state, what)
                waiting.append(same)
    return Explored(len(came), "", ())


def _way(came: dict[State, tuple[State, str] | None], state: State) -> list[str]:
    way: list[str] = []
    while (last := came[state]) is not None:
        state, what = last
        way.append(what)
    return way[::-1]


ROBBED = "the table is taken from a process that is alive"
ORDERS = [*permutations(range(PROCESSES))]


def _canonical(state: State) -> State:
    """The same state with its processes in a fixed order: their names mean nothing."""
    return min(_named(state, order) for order in ORDERS)


def _named(state: State, order: tuple[int, ...]) -> State:
    new = [order.index(number) for number in range(PROCESSES)] + [NOBODY]  # the last one: without an owner

    def mine(one: tuple[int, ...]) -> tuple[int, ...]:
        return one and (new[one[0]], one[1])

    return State(
        new[state.owner],
        tuple([new[writer] for writer in state.log]),
        tuple([(step, new[writer]) for step, writer in state.acknowledged]),
        tuple(
            [
                Process(old.dead, old.beat, old.claimed, mine(old.mine), mine(old.sent))
                for old in [state.processes[number] for number in order]
            ]
        ),
    )


# --- between states and the real store --------------------------------------------------------------------------------


def _store(state: State) -> MemoryStore:
    """The store as the state describes it."""
    store, owner = MemoryStore(now=lambda: NOW), _name(state.owner)
    steps = tuple([_row(number) for number in range(1, len(state.log) + 1)])
    row = replace(ROW, owner=owner)
    store.take(Batch(table=TABLE, owner=owner, opens=Opening(row=row, seats=(), steps=steps)))
    ages = enumerate(process.beat for process in state.processes)
    store.beats = {_name(number): NOW - age for number, age in ages if age != NEVER}
    return store


def _batch(mine: tuple[int, ...]) -> Batch:
    return Batch(table=TABLE, owner=_name(mine[0]), steps=(_row(mine[1] + 1),))


def _row(number: int) -> StepRow:
    return StepRow(seq=number, kind="move", by=0, move="{}", text="")


def _name(number: int) -> str:
    return "" if number == NOBODY else f"process {number}"


def _number(store: MemoryStore) -> int:
    owner = store.tables[TABLE].row.owner
    return int(owner.split()[1]) if owner else NOBODY


def _later(state: State) -> State:
    """A tick later; how long ago does not matter once it is longer than the lease."""
    old = [process.beat for process in state.processes]
    ages = [age if age == NEVER else min(age + 1, LEASE + 1) for age in old]
    pairs = zip(state.processes, ages, strict=True)
    return state._replace(processes=tuple(process._replace(beat=age) for process, age in pairs))


def _with(state: State, number: int, **fields: Any) -> State:
    changed = state.processes[number]._replace(**fields)
    return state._replace(processes=(*state.processes[:number], changed, *state.processes[number + 1 :]))


def _done(work: Awaitable[T]) -> T:
    """What a store in memory answers without waiting."""
    try:
        next(work.__await__())
    except StopIteration as done:
        answer: T = done.value
        return answer
    raise AssertionError("a store in memory does not wait")
