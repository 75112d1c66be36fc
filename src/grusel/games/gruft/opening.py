"""Opening a grave: what is under the lid, and the six cases that follow (rules 5)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from grusel.deck import Counts
from grusel.game import Seat, ignore
from grusel.games.gruft.gifts import all_others, demand, win, with_row
from grusel.games.gruft.plague import begin_search, break_out, with_letter
from grusel.games.gruft.row import COLOUR_OF, fitting, size, take, unturned
from grusel.games.gruft.state import (
    EMPTY,
    LETTERS,
    OWNERS,
    RAT,
    SPARE,
    UNSEEN,
    Buried,
    Chose,
    Closed,
    End,
    Event,
    GarlicFound,
    Laid,
    LeftAlone,
    Lid,
    NoFit,
    Opened,
    Phase,
    Staked,
    State,
    ThirdStake,
)

Emit = Callable[[Event], None]

NOT_SEEN: Final = UNSEEN + SPARE
LIDS: Final = {**{letter: Lid(colour) for letter, colour in COLOUR_OF.items()}, RAT: Lid("rat")}
COLOURED: Final = tuple([LIDS[letter] for letter in LETTERS])
LIDS_SEEN: Final = {letter: ((lid, 1),) for letter, lid in LIDS.items()}


def rats_unseen(state: State) -> int:
    """One spare lid is reserved for each rat still in the game, seen or not."""
    return state.spares - (state.plague is not None)


def lid_outcomes(state: State) -> Sequence[tuple[Lid, int]]:
    """The possible faces of the lid being lifted, with weights; a lid seen before shows the same again."""
    lid = state.lids[state.grave]
    if lid not in NOT_SEEN:
        return LIDS_SEEN[lid]
    rats = rats_unseen(state) if lid == UNSEEN else 0
    if not rats:
        return [(COLOURED[kind], count) for kind, count in enumerate(state.unseen) if count]
    # Rats are only among the lids of the set-up; an unseen coloured lid may be here, elsewhere, or a spare.
    no_rats = state.lids.count(UNSEEN) - rats
    outcomes = [(COLOURED[kind], count * no_rats) for kind, count in enumerate(state.unseen) if count * no_rats]
    outcomes.append((LIDS[RAT], rats * max(1, sum(state.unseen))))
    return outcomes


def can_show(state: State, letter: str) -> bool:
    """Whether the lid being lifted may show this letter."""
    lid = state.lids[state.grave]
    if lid not in NOT_SEEN:
        return lid == letter
    if letter == RAT:
        return lid == UNSEEN and rats_unseen(state) > 0
    return state.unseen[LETTERS.index(letter)] > 0 and (lid == SPARE or state.lids.count(UNSEEN) > rats_unseen(state))


def searcher(state: State) -> Seat:
    """The seat that opens graves now."""
    return state.player if state.plague is None else state.plague.asked


def lift(state: State, seat: Seat, grave: int, emit: Emit) -> State:
    if emit is not ignore:
        emit(Chose(seat, grave))
    return replace(state, phase="lid", grave=grave, buried=False)


def use(state: State, seat: Seat, grave: int, emit: Emit) -> State:
    """Bury in a grave that is already open, or else lay garlic into it (rules 12.12)."""
    emit(Chose(seat, grave, True))
    state = replace(state, grave=grave)
    ends = fitting(state.rows[seat], state.lids[grave])
    if not ends:
        return lay(state, seat, emit)
    return replace(state, phase="bury") if len(ends) == 2 else bury(state, seat, ends[0], emit)


def show(state: State, letter: str, emit: Emit) -> State:
    """The lifted lid shows this letter; one of the six cases follows."""
    seat, grave = searcher(state), state.grave
    tile = state.tiles[grave]
    if emit is not ignore:
        emit(_opened(seat, grave, letter, tile))
    if letter == RAT:
        return break_out(state, seat, emit)
    if state.plague is not None or state.lids[grave] != letter:
        state = _seen(state, letter)
    if tile == EMPTY:
        return _empty(state, seat, letter, emit)
    if tile in LETTERS:
        return _occupied(state, seat, emit)
    return _garlic(state, seat, OWNERS.index(tile), emit)


def _opened(seat: Seat, grave: int, letter: str, tile: str) -> Opened:
    if letter == RAT:
        return Opened(seat, grave, "rat", "nothing")
    colour = COLOUR_OF[letter]
    if tile == EMPTY:
        return Opened(seat, grave, colour, "nothing")
    if tile in LETTERS:
        return Opened(seat, grave, colour, "vampire")
    return Opened(seat, grave, colour, "garlic", OWNERS.index(tile))


def _seen(state: State, letter: str) -> State:
    """The state with the lid known; in a plague its grave stays open."""
    grave, plague = state.grave, state.plague
    if plague is not None:
        plague = replace(plague, opened=tuple(sorted((*plague.opened, grave))))
    if state.lids[grave] == letter:
        return replace(state, plague=plague)
    lids = with_letter(state.lids, grave, letter)
    return replace(state, lids=lids, unseen=less(state.unseen, LETTERS.index(letter)), plague=plague)


def _empty(state: State, seat: Seat, letter: str, emit: Emit) -> State:
    """Cases A and B: bury a fitting vampire, else garlic may be laid."""
    ends = fitting(state.rows[seat], letter)
    if not ends:
        if emit is not ignore:
            emit(NoFit(seat, COLOUR_OF[letter]))
        return replace(state, phase="garlic" if state.garlic[seat] else "settled")
    if len(ends) == 2 or not state.options.must_bury:
        return replace(state, phase="bury")
    return bury(state, seat, ends[0], emit)


def bury(state: State, seat: Seat, end: End, emit: Emit) -> State:
    """Case A: the outermost vampire goes into the grave; a player who has none left wins."""
    grave = state.grave
    letter = state.lids[grave]
    row = take(state.rows[seat], end)
    emit(Buried(seat, grave, COLOUR_OF[letter], end, size(row)))
    rows, tiles = with_row(state.rows, seat, row), with_letter(state.tiles, grave, letter)
    if size(row) == 0:
        return win(replace(state, rows=rows, tiles=tiles), (seat,), "burial", emit)
    phase: Phase = "settled" if unturned(row) is None else "turn-up"
    if state.plague is None:
        emit(Closed(grave))
    return replace(state, phase=phase, rows=rows, tiles=tiles, grave=-1, buried=state.plague is None)


def lay(state: State, seat: Seat, emit: Emit) -> State:
    """Case B: garlic into the empty grave."""
    emit(Laid(seat, state.grave))
    tiles = with_letter(state.tiles, state.grave, OWNERS[seat])
    return _left(replace(state, tiles=tiles, garlic=more(state.garlic, seat, -1)), emit)


def leave(state: State, seat: Seat, emit: Emit) -> State:
    """The grave stays empty."""
    emit(LeftAlone(seat))
    return _left(state, emit)


def _left(state: State, emit: Emit) -> State:
    if state.plague is not None and state.plague.rat == state.grave:
        return begin_search(state, state.plague, emit)
    return replace(state, phase="settled")


def _occupied(state: State, seat: Seat, emit: Emit) -> State:
    """Case C: a stake; the third one costs each of the others a vampire."""
    stakes = state.stakes[seat] + 1
    if emit is not ignore:
        emit(Staked(seat, stakes, state.middle - 1))
    if stakes < 3:
        return replace(state, phase="settled", stakes=more(state.stakes, seat, 1), middle=state.middle - 1)
    emit(ThirdStake(seat))
    state = replace(state, stakes=more(state.stakes, seat, -2), middle=state.middle + 2)
    if state.options.plague_third_stake == "search-ends":
        state = _search_ends(state)
    return demand(state, seat, all_others(state, seat), "stakes")


def _garlic(state: State, seat: Seat, owner: Seat, emit: Emit) -> State:
    """Cases D and E: the garlic returns to its owner, and the finder receives gifts."""
    emit(GarlicFound(seat, owner))
    tiles = with_letter(state.tiles, state.grave, EMPTY)
    state = replace(state, tiles=tiles, garlic=more(state.garlic, owner, 1))
    if state.options.plague_garlic == "search-ends":
        state = _search_ends(state)
    if owner == seat:
        return demand(state, seat, all_others(state, seat), "own-garlic")
    return demand(state, seat, (owner,), "garlic")


def _search_ends(state: State) -> State:
    return state if state.plague is None else replace(state, plague=replace(state.plague, done=True))


def more(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], numbers[at] + number, *numbers[at + 1 :])


def less(counts: Counts, kind: int) -> Counts:
    return (*counts[:kind], counts[kind] - 1, *counts[kind + 1 :])
