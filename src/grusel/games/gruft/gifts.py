"""Penalties: who owes whom a vampire, giving it, adding it, and winning by it (rules 6 and 8)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from grusel.game import Seat
from grusel.games.gruft.row import COLOUR_OF, add, alike, alike_with, outermost, size, take, unturned
from grusel.games.gruft.state import Added, Cause, End, Ended, Event, Gifts, Given, Options, Phase, Row, State, WonBy

Emit = Callable[[Event], None]


def demand(state: State, to: Seat, givers: tuple[Seat, ...], cause: Cause) -> State:
    """Each of these players now owes the receiver a gift."""
    return replace(state, phase="settled", gifts=Gifts(to, cause, givers, _due(state, givers[0])))


def all_others(state: State, to: Seat) -> tuple[Seat, ...]:
    """All players but the receiver, starting at the receiver's left."""
    count = len(state.rows)
    step = 1 if state.options.gift_order == "clockwise" else -1
    return tuple([(to + step * number) % count for number in range(1, count)])


def chooser(options: Options, gifts: Gifts) -> Seat:
    """The seat that chooses the end a gift comes from."""
    return gifts.givers[0] if options.gift_chooser == "giver" else gifts.to


def placer(options: Options, gifts: Gifts) -> Seat:
    """The seat that chooses the end a gift is added to."""
    return gifts.to if options.gift_place == "receiver" else gifts.givers[0]


def pay_on(state: State, gifts: Gifts, emit: Emit) -> State:
    """Ask for the next choice of a penalty, or move on if there is none; end a penalty that is paid."""
    if gifts.gift:  # both ends are equivalent
        return add_gift(state, gifts, "left", emit)
    if not gifts.givers:
        return _paid(state, gifts, emit)
    if alike(state.rows[gifts.givers[0]]):
        return give(state, gifts, "left", emit)
    return replace(state, phase="give")


def give(state: State, gifts: Gifts, end: End, emit: Emit) -> State:
    """The first giver gives away the outermost vampire at an end."""
    giver = gifts.givers[0]
    letter = outermost(state.rows[giver], end)
    rest = take(state.rows[giver], end)
    emit(Given(giver, gifts.to, COLOUR_OF[letter], end, size(rest), gifts.cause))
    phase: Phase = "settled" if alike_with(state.rows[gifts.to], letter) else "add"
    rows = with_row(state.rows, giver, rest)
    return replace(state, phase=phase, rows=rows, gifts=replace(gifts, gift=letter))


def add_gift(state: State, gifts: Gifts, end: End, emit: Emit) -> State:
    """Add the gift to the receiver's row; only then does the giver turn up the next vampire (rules 6)."""
    emit(Added(gifts.to, COLOUR_OF[gifts.gift], end))
    rows = with_row(state.rows, gifts.to, add(state.rows[gifts.to], end, gifts.gift))
    phase: Phase = "settled" if unturned(rows[gifts.givers[0]]) is None else "turn-up"
    return replace(state, phase=phase, rows=rows, gifts=_next_due(state, gifts))


def _next_due(state: State, gifts: Gifts) -> Gifts:
    giver = gifts.givers[0]
    if gifts.due > 1 and size(state.rows[giver]):  # a giver with one vampire left gives that one (rules 13)
        return replace(gifts, gift="", due=gifts.due - 1)
    givers = gifts.givers[1:]
    return replace(gifts, gift="", givers=givers, due=_due(state, givers[0]) if givers else 0)


def _due(state: State, giver: Seat) -> int:
    if len(state.rows) > 2:
        return 1
    return min(state.options.two_player_gift, size(state.rows[giver]))


def _paid(state: State, gifts: Gifts, emit: Emit) -> State:
    """All gifts of a penalty count as simultaneous, so a win is checked after the last one (rules 8 and 13)."""
    after = replace(state, phase="settled", gifts=None)
    clockwise = [(gifts.to + number) % len(state.rows) for number in range(1, len(state.rows))]
    winners = [seat for seat in clockwise if size(state.rows[seat]) == 0]
    if not winners:
        return after
    return win(after, tuple(sorted(winners)) if state.options.shared_win else (winners[0],), "gift", emit)


def win(state: State, winners: tuple[Seat, ...], by: WonBy, emit: Emit) -> State:
    """End the game."""
    left = tuple([size(row) for row in state.rows])
    emit(Ended(winners, by, left))
    return replace(state, phase="over", winners=winners)


def with_row(rows: tuple[Row, ...], seat: Seat, row: Row) -> tuple[Row, ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
