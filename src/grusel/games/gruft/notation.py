"""Moves in text: a grave by its name, everything else in one or two words."""

from __future__ import annotations

from typing import Final

from grusel.game import Illegal, Seat
from grusel.games.gruft.graveyard import NAMES, YARD
from grusel.games.gruft.opening import LIDS
from grusel.games.gruft.rules import ADDS, BURY, GIVES, LAY, LEAVE, OPENS, STOP, TURN_UPS, USES
from grusel.games.gruft.state import (
    COLOURS,
    OWNERS,
    Add,
    Bury,
    Give,
    Lay,
    Leave,
    Lid,
    Move,
    Open,
    Starts,
    State,
    Stop,
    TurnUp,
    Use,
)

ACTIONS: Final[dict[str, Move]] = {
    "stop": STOP,
    "garlic": LAY,
    "leave": LEAVE,
    "bury left": BURY["left"],
    "bury right": BURY["right"],
    "give left": GIVES[0],
    "give right": GIVES[1],
    "add left": ADDS[0],
    "add right": ADDS[1],
}
OUTCOMES: Final[dict[str, Move]] = {
    **{f"lid {lid.kind}": lid for lid in LIDS.values()},
    **{f"vampire {colour}": turned for colour, turned in zip(COLOURS, TURN_UPS, strict=True)},
    **{f"{owner} begins": Starts(seat) for seat, owner in enumerate(OWNERS)},
}


def write(state: State, move: Move) -> str:
    match move:
        case Open(grave):
            return NAMES[grave]
        case Use(grave):
            return f"use {NAMES[grave]}"
        case Bury(end):
            return f"bury {end}"
        case Give(end):
            return f"give {end}"
        case Add(end):
            return f"add {end}"
        case Lid(kind):
            return f"lid {kind}"
        case TurnUp(colour):
            return f"vampire {colour}"
        case Starts(seat):
            return f"{OWNERS[seat]} begins"
        case Stop():
            return "stop"
        case Lay():
            return "garlic"
        case Leave():
            return "leave"


def read(state: State, seat: Seat | None, text: str) -> Move:
    """The move a text names; the rules decide whether it is possible now."""
    words = " ".join(text.split())
    if seat is None:
        if words not in OUTCOMES:
            raise Illegal("gruft-expected-outcome", expected="lid red, lid rat, vampire blue, A begins")
        return OUTCOMES[words]
    if words in ACTIONS:
        return ACTIONS[words]
    grave = YARD.find(words.removeprefix("use "))
    if grave < 0:
        raise Illegal("gruft-expected-move", expected=f"a1 – j6, {', '.join(ACTIONS)}")
    return USES[grave] if words.startswith("use ") else OPENS[grave]
