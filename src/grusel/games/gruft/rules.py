"""The course of the game: whose turn it is, which moves are legal, and what comes next (rules 5 and 9)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from grusel.game import Chance, Decision, Illegal, Over, Seat, Turn, Who, ignore
from grusel.games.gruft.gifts import add_gift, chooser, give, pay_on, placer, with_row
from grusel.games.gruft.graveyard import NAMES, neighbours
from grusel.games.gruft.opening import (
    bury,
    can_show,
    lay,
    leave,
    less,
    lid_outcomes,
    lift,
    rats_unseen,
    show,
    use,
)
from grusel.games.gruft.plague import closed_graves, search_on, usable_graves
from grusel.games.gruft.row import COLOUR_OF, LETTER_OF, fitting, size, turn_up, unturned
from grusel.games.gruft.state import (
    COLOURS,
    EMPTY,
    GARLIC,
    GRAVES,
    LETTERS,
    OF_EACH_COLOUR,
    OWNERS,
    RAT,
    RATS,
    SPARE,
    STAKES,
    UNSEEN,
    Add,
    Began,
    Bury,
    Closed,
    Event,
    Give,
    Lay,
    Leave,
    Lid,
    Move,
    NextTurn,
    Open,
    Options,
    Phase,
    Plague,
    Row,
    Starts,
    State,
    Stop,
    Stopped,
    TurnedUp,
    TurnUp,
    Use,
)

Emit = Callable[[Event], None]

DEALT_TO_TWO: Final = 20  # of the 60 vampires; the rest is set aside unseen (rules 3)
CHANCE: Final = Chance()
OF_CHANCE: Final = frozenset(("lid", "turn-up", "deal", "starter"))
OF_NOBODY: Final = OF_CHANCE | {"over"}
OPENING: Final = frozenset(("open", "go-on", "search"))
DECISIONS: Final = tuple([Decision((seat,)) for seat in range(6)])
OPENS: Final = tuple([Open(grave) for grave in range(GRAVES)])
USES: Final = tuple([Use(grave) for grave in range(GRAVES)])
STOP, LAY, LEAVE = Stop(), Lay(), Leave()
OPENS_OR_STOP: Final[tuple[Move, ...]] = (*OPENS, STOP)
BURY: Final = {"left": Bury("left"), "right": Bury("right")}
GIVES: Final[tuple[Move, ...]] = (Give("left"), Give("right"))
ADDS: Final[tuple[Move, ...]] = (Add("left"), Add("right"))
GARLIC_OR_NOT: Final[tuple[Move, ...]] = (LAY, LEAVE)
ALWAYS_ALIKE: Final[dict[Phase, tuple[Move, ...]]] = {
    "open": OPENS,
    "go-on": OPENS_OR_STOP,
    "garlic": GARLIC_OR_NOT,
    "give": GIVES,
    "add": ADDS,
}
LID_LETTERS: Final = {**LETTER_OF, "rat": RAT}
TURN_UPS: Final = tuple([TurnUp(colour) for colour in COLOURS])


def start(options: Options, seats: int) -> State:
    """The table with everything face down (rules 3)."""
    each = DEALT_TO_TWO if seats == 2 else OF_EACH_COLOUR * len(COLOURS) // seats
    return State(
        options=options,
        phase="starter" if options.starter == "random" else "deal",
        player=0,
        rows=(Row("", each),) * seats,
        stakes=(0,) * seats,
        garlic=(GARLIC if options.garlic else 0,) * seats,
        lids=UNSEEN * GRAVES,
        tiles=EMPTY * GRAVES,
        spares=RATS if options.rats else 0,
        middle=STAKES,
        unseen=(OF_EACH_COLOUR,) * len(COLOURS),
        face_down=(OF_EACH_COLOUR,) * len(COLOURS),
    )


def turn(state: State) -> Turn:
    if state.phase in OF_CHANCE:
        return CHANCE
    if state.phase == "over":
        return Over(tuple([1.0 if seat in state.winners else -1.0 for seat in range(len(state.rows))]))
    return DECISIONS[to_act(state)]


def to_act(state: State) -> Seat:
    """The one seat that is asked; every phase except chance's has one."""
    gifts, plague = state.gifts, state.plague
    if gifts is not None:
        return (chooser if state.phase == "give" else placer)(state.options, gifts)
    return state.player if plague is None else plague.asked


def ranking(state: State) -> list[Seat]:
    """Winners first, then by fewest vampires left (rules 8)."""
    seats = range(len(state.rows))
    return sorted(seats, key=lambda seat: (seat not in state.winners, size(state.rows[seat])))


# --- legal moves ------------------------------------------------------------------------------------------------------


def actions(state: State, seat: Seat) -> Sequence[Move]:
    phase = state.phase
    if phase in OF_NOBODY or seat != to_act(state):
        return ()
    if phase in ALWAYS_ALIKE:
        return ALWAYS_ALIKE[phase]
    if phase == "search" and state.plague is not None:
        return _searches(state, state.plague, seat)
    return _burials(state, seat)


def _searches(state: State, plague: Plague, seat: Seat) -> list[Move]:
    moves: list[Move] = [OPENS[grave] for grave in closed_graves(state, plague)]
    moves += [USES[grave] for grave in usable_graves(state, plague) if _can_use(state, seat, grave)]
    moves.append(STOP)
    return moves


def _can_use(state: State, seat: Seat, grave: int) -> bool:
    return state.garlic[seat] > 0 or bool(fitting(state.rows[seat], state.lids[grave]))


def _burials(state: State, seat: Seat) -> list[Move]:
    moves: list[Move] = [BURY[end] for end in fitting(state.rows[seat], state.lids[state.grave])]
    if _may_leave(state):
        moves.append(LEAVE)
    return moves


def _may_leave(state: State) -> bool:
    return not state.options.must_bury


def outcomes(state: State) -> Sequence[tuple[Move, int]]:
    if state.phase == "lid":
        return lid_outcomes(state)
    if state.phase in ("turn-up", "deal"):
        return [(TURN_UPS[kind], count) for kind, count in enumerate(state.face_down) if count]
    if state.phase == "starter":
        return [(Starts(seat), 1) for seat in range(len(state.rows))]
    return ()


# --- making a move ----------------------------------------------------------------------------------------------------


def apply(state: State, seat: Seat | None, move: Move, emit: Emit = ignore) -> State:
    after = _happen(state, move, emit) if seat is None else _act(state, seat, move, emit)
    while after.phase == "settled":
        after = _go_on(after, emit)
    return after


def _act(state: State, seat: Seat, move: Move, emit: Emit) -> State:
    if state.phase in OF_NOBODY:
        raise Illegal("gruft-is-over" if state.phase == "over" else "gruft-not-now")
    if seat != to_act(state):
        raise Illegal("gruft-not-your-turn", seat=Who(to_act(state)))
    after = ACTS[type(move)](state, seat, move, emit)
    if after is None:
        raise Illegal(f"gruft-first-{state.phase}")
    return after


def _open(state: State, seat: Seat, move: Open, emit: Emit) -> State | None:
    if state.phase not in OPENING:
        return None
    _check_grave(state, move.grave)
    return lift(state, seat, move.grave, emit)


def _use(state: State, seat: Seat, move: Use, emit: Emit) -> State | None:
    if state.phase != "search":
        return None
    _check_use(state, seat, move.grave)
    return use(state, seat, move.grave, emit)


def _leave(state: State, seat: Seat, move: Leave, emit: Emit) -> State | None:
    if state.phase == "garlic" or (state.phase == "bury" and _may_leave(state)):
        return leave(state, seat, emit)
    return None


def _lay(state: State, seat: Seat, move: Lay, emit: Emit) -> State | None:
    return lay(state, seat, emit) if state.phase == "garlic" else None


def _give(state: State, seat: Seat, move: Give, emit: Emit) -> State | None:
    return give(state, state.gifts, move.end, emit) if state.phase == "give" and state.gifts is not None else None


def _add(state: State, seat: Seat, move: Add, emit: Emit) -> State | None:
    return add_gift(state, state.gifts, move.end, emit) if state.phase == "add" and state.gifts is not None else None


def _check_grave(state: State, grave: int) -> None:
    if not 0 <= grave < GRAVES:
        raise Illegal("gruft-no-such-grave")
    plague = state.plague
    if plague is None:
        return
    if grave not in neighbours(plague.rat, state.options.paths_block):
        raise Illegal("gruft-not-next-to-rat", rat=NAMES[plague.rat])
    if grave in plague.opened:
        raise Illegal("gruft-open-already")


def _check_use(state: State, seat: Seat, grave: int) -> None:
    plague = state.plague
    if plague is None or grave not in usable_graves(state, plague) or not _can_use(state, seat, grave):
        raise Illegal("gruft-no-use")


def _stop(state: State, seat: Seat, move: Stop, emit: Emit) -> State | None:
    if state.phase not in OPENING:
        return None
    if state.phase == "open":
        raise Illegal("gruft-must-continue" if state.options.must_continue else "gruft-must-open")
    emit(Stopped(seat, state.plague is not None))
    if state.plague is None:
        return replace(state, phase="settled", buried=False)
    return replace(state, phase="settled", plague=replace(state.plague, done=True))


def _bury(state: State, seat: Seat, move: Bury, emit: Emit) -> State | None:
    if state.phase != "bury":
        return None
    if move.end not in fitting(state.rows[seat], state.lids[state.grave]):
        raise Illegal("gruft-end-does-not-fit")
    return bury(state, seat, move.end, emit)


def _of_chance(state: State, seat: Seat, move: Starts | Lid | TurnUp, emit: Emit) -> State | None:
    return None


# Each answers a question; None where a different one has been asked.
ACTS: Final[dict[type, Callable[[State, Seat, Any, Emit], State | None]]] = {
    Open: _open,
    Use: _use,
    Stop: _stop,
    Bury: _bury,
    Lay: _lay,
    Leave: _leave,
    Give: _give,
    Add: _add,
    Starts: _of_chance,
    Lid: _of_chance,
    TurnUp: _of_chance,
}


def _happen(state: State, move: Move, emit: Emit) -> State:
    if isinstance(move, Lid) and state.phase == "lid":
        letter = LID_LETTERS[move.kind]
        if not can_show(state, letter):
            raise Illegal("gruft-cannot-be")
        return show(state, letter, emit)
    if isinstance(move, TurnUp) and state.phase in ("turn-up", "deal"):
        return _turn_up(state, LETTER_OF[move.colour], emit)
    if isinstance(move, Starts) and state.phase == "starter" and 0 <= move.seat < len(state.rows):
        emit(Began(move.seat))
        return replace(state, phase="deal", player=move.seat)
    raise Illegal("gruft-not-now")


def _turn_up(state: State, letter: str, emit: Emit) -> State:
    kind = LETTERS.index(letter)
    if not state.face_down[kind]:
        raise Illegal("gruft-cannot-be")
    for seat, row in enumerate(state.rows):
        end = unturned(row)
        if end is not None:
            emit(TurnedUp(seat, end, COLOUR_OF[letter]))
            rows = with_row(state.rows, seat, turn_up(row, end, letter))
            return replace(state, phase=_after_turning(state, rows), rows=rows, face_down=less(state.face_down, kind))
    raise Illegal("gruft-not-now")


def _after_turning(state: State, rows: tuple[Row, ...]) -> Phase:
    if state.phase == "turn-up":
        return "settled"
    return "open" if unturned(rows[-1]) is None else "deal"  # the last row is dealt last


# --- what comes next --------------------------------------------------------------------------------------------------


def _go_on(state: State, emit: Emit) -> State:
    """One step towards the next question."""
    if state.gifts is not None:
        return pay_on(state, state.gifts, emit)
    if state.plague is not None:
        return _search_on(state, state.plague, emit)
    if state.buried:
        return replace(state, phase="open" if state.options.must_continue else "go-on")
    if state.grave >= 0 and emit is not ignore:
        emit(Closed(state.grave))
    return _next_turn(state, (state.player + 1) % len(state.rows), emit)


def _search_on(state: State, plague: Plague, emit: Emit) -> State:
    after = search_on(state, plague, emit)
    if after.plague is not None:
        return after
    last = state.player if state.options.after_plague == "turn" else plague.holder
    return _next_turn(after, (last + 1) % len(state.rows), emit)


def _next_turn(state: State, seat: Seat, emit: Emit) -> State:
    if emit is not ignore:
        emit(NextTurn(seat))
    return replace(state, phase="open", player=seat, grave=-1, buried=False)


# --- the pieces -------------------------------------------------------------------------------------------------------


def pieces(state: State) -> Mapping[str, int]:
    """Every lid, vampire, garlic and stake, counted in its place."""
    opened = "".join([row.left + row.right for row in state.rows])
    opened += state.tiles + (state.gifts.gift if state.gifts is not None else "")
    counts = {"stakes": state.middle + sum(state.stakes)}
    counts["rats"] = rats_unseen(state) + state.lids.count(RAT) + (RATS - state.spares if state.options.rats else 0)
    for kind, letter in enumerate(LETTERS):
        counts["lids " + letter] = state.unseen[kind] + state.lids.count(letter)
        counts["vampires " + letter] = state.face_down[kind] + opened.count(letter)
    for seat, number in enumerate(state.garlic):
        counts["garlic " + OWNERS[seat]] = number + state.tiles.count(OWNERS[seat])
    counts["lids unseen"] = sum(state.unseen) + rats_unseen(state) - _unseen_places(state)
    counts["vampires out"] = out(state)
    return counts


def _unseen_places(state: State) -> int:
    """Graves under unseen lids, and the spare pile."""
    return state.lids.count(UNSEEN) + state.lids.count(SPARE) + state.spares


def out(state: State) -> int:
    """Vampires set aside at the set-up."""
    return sum(state.face_down) - sum([row.hidden for row in state.rows])
