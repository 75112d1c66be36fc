"""What nights contain, counted: a night in which nothing happens proves nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

from grusel.bench import history
from grusel.bench.history import Heard, Removed, Sent, Stored
from grusel.bench.simulation.plan import Plan
from grusel.tables.history import UNDO
from grusel.tables.messages import Notice, Refused, UndoAnswered, decode_client, decode_server
from grusel.tables.people import BOT
from grusel.tables.rows import SeatRow, StepRow

TAKEN: Final = "a table taken from another process"
TOO_LATE: Final = "a batch of a process that has lost its table"
UNTOLD: Final = "a batch written, and its process not told"


def happened(plan: Plan, entries: Iterable[history.Any]) -> Counter[str]:
    """How often everything happened that clients and the store have seen, and what the night was planned with."""
    counted = Counter([plan.game, *(f"fault {fault.kind}" for fault in plan.faults)])
    counted["a second device"] += any(guest.browser for guest in plan.guests)
    counted["a clock"] += plan.house.clock is not None
    for entry in entries:
        match entry:
            case Sent(message=message):
                counted[f"sent {_sent(message)}"] += 1
            case Heard(message=message):
                counted.update(_heard(message))
            case Removed():
                counted["a table deleted"] += 1
            case Stored(row=row, seats=seats, steps=steps):
                counted.update([f"a table {row.phase}", *(_step(step, seats, row.imported) for step in steps)])
    return counted


def _sent(message: msgspec.Raw) -> str:
    try:
        return type(decode_client(message)).__name__.lower()
    except msgspec.MsgspecError:
        return "nonsense"


def _heard(raw: msgspec.Raw) -> list[str]:
    message = decode_server(raw)
    words = [f"heard {type(message).__name__.lower()}"]
    match message:
        case Refused(why=why):
            words.append(f"refused {why.id}")
        case Notice(text=text):
            words.append(f"notice {text.id}")
        case UndoAnswered(granted=granted):
            words.append("undo granted" if granted else "undo not granted")
    return words


def _step(step: StepRow, seats: tuple[SeatRow, ...], imported: int) -> str:
    if step.seq <= imported:
        return "step of a record"
    if step.kind == UNDO:
        return "step taken back"
    if step.by is None:
        return "step of chance"
    if step.client:
        return "step of a person"
    return "step of a bot" if seats[step.by].kind == BOT else "step of a stand-in"
