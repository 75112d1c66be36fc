"""The active seat's actions: move, shore up, give, capture, and the roles' own ones (rules 2.2, 2.3)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from typing import Literal, NoReturn

from msgspec.structs import replace

from grusel.game import Illegal, Message, Who, ignore
from grusel.games.insel.cards import NOBODY, drop, over_limit, with_card
from grusel.games.insel.ends import Emit
from grusel.games.insel.island import island_of
from grusel.games.insel.reach import all_pushes, pushes, put, shores, steps, walk
from grusel.games.insel.state import (
    NO_BONUS,
    SHORE_AGAIN,
    ActionsEnded,
    Capture,
    Captured,
    EndActions,
    Gave,
    Give,
    Go,
    Moved,
    Push,
    Shore,
    ShoredUp,
    State,
)
from grusel.games.insel.swim import swimmers
from grusel.games.insel.tiles import CODES, KIND, NO_TREASURE, TO_CAPTURE, TREASURE_OF, TREASURE_TILES
from grusel.games.insel.turns import before


def go(state: State, seat: int, move: Go, emit: Emit) -> State:
    check_acting(state, seat)
    to, left = move.to, state.left - 1
    island = island_of(state.options)
    if not steps(state, island, seat) >> to & 1:
        _refuse_go(state, seat, to)
    if emit is not ignore:
        emit(Moved(seat, seat, state.pawns[seat], to, CODES[state.tiles[to]], _gait(state, seat, to)))
    flown = state.flown or (state.roles[seat] == "pilot" and not walk(state, island, seat) >> to & 1)
    after = replace(state, pawns=put(state.pawns, seat, to), flown=flown, left=left, bonus=NO_BONUS)
    return after if left else before(after, "draw")


def _refuse_go(state: State, seat: int, to: int) -> NoReturn:
    _check_tile(state, seat, to)
    if state.roles[seat] == "pilot":
        raise Illegal("insel-flown")
    if state.roles[seat] == "diver":
        raise Illegal("insel-dive-far")
    around = island_of(state.options).around[state.pawns[seat]]
    raise Illegal("insel-diagonal" if around >> to & 1 else "insel-too-far")


def _check_tile(state: State, pawn: int, to: int) -> None:
    if state.sunk >> to & 1:
        raise Illegal("insel-missing")
    if state.pawns[pawn] == to:
        raise Illegal("insel-here")


def _gait(state: State, seat: int, to: int) -> Literal["walk", "diagonal", "dive", "flight"]:
    if walk(state, island_of(state.options), seat) >> to & 1:
        return "walk"
    role = state.roles[seat]
    return "flight" if role == "pilot" else "dive" if role == "diver" else "diagonal"


def shore(state: State, seat: int, move: Shore, emit: Emit) -> State:
    again = state.bonus == SHORE_AGAIN and seat == state.active and state.phase == "actions"
    if not again:
        check_acting(state, seat)
    check_shore(state, seat, move.spot)
    if emit is not ignore:
        emit(ShoredUp(seat, move.spot, CODES[state.tiles[move.spot]], "engineer" if again else "action"))
    dry = state.flooded & ~(1 << move.spot)
    if again:
        return settle(replace(state, flooded=dry, bonus=NO_BONUS))
    bonus = SHORE_AGAIN if state.roles[seat] == "engineer" else NO_BONUS
    return settle(replace(state, flooded=dry, left=state.left - 1, bonus=bonus))


def check_shore(state: State, seat: int, spot: int) -> None:
    island = island_of(state.options)
    if shores(state, island, seat) >> spot & 1:
        return
    check_flooded(state, spot)
    around = island.around[state.pawns[seat]]
    raise Illegal("insel-shore-diagonal" if around >> spot & 1 else "insel-shore-far")


def check_flooded(state: State, spot: int) -> None:
    if state.sunk >> spot & 1:
        raise Illegal("insel-sunk")
    if not state.flooded >> spot & 1:
        raise Illegal("insel-dry")


def push(state: State, seat: int, move: Push, emit: Emit) -> State:
    spare = _is_second_push(state, seat, move)
    if not spare:
        check_acting(state, seat)
    check_push(state, seat, move)
    pawn, one_step = move.pawn, bool(pushes(state, island_of(state.options), move.pawn) >> move.to & 1)
    if emit is not ignore:
        emit(Moved(pawn, seat, state.pawns[pawn], move.to, CODES[state.tiles[move.to]], "push"))
    pawns = put(state.pawns, pawn, move.to)
    if spare:
        return settle(replace(state, pawns=pawns, bonus=NO_BONUS))
    split = one_step and state.options.navigator == "split"
    return settle(replace(state, pawns=pawns, left=state.left - 1, bonus=pawn if split else NO_BONUS))


def _is_second_push(state: State, seat: int, move: Push) -> bool:
    """Whether this is the Navigator's second step, for a different pawn (two steps of one pawn are one move)."""
    if state.bonus < 0 or seat != state.active or state.phase != "actions":
        return False
    return move.pawn in spare_pawns(state) and bool(pushes(state, island_of(state.options), move.pawn) >> move.to & 1)


def check_push(state: State, seat: int, move: Push) -> None:
    if state.roles[seat] != "navigator":
        raise Illegal("insel-not-navigator")
    if move.pawn >= state.seats:
        raise Illegal("insel-no-such-seat")
    if move.pawn == seat:
        raise Illegal("insel-push-self")
    if all_pushes(state, island_of(state.options), move.pawn) >> move.to & 1:
        return
    _check_tile(state, move.pawn, move.to)
    raise Illegal("insel-push-far")


def give(state: State, seat: int, move: Give, emit: Emit) -> State:
    check_acting(state, seat)
    check_give(state, seat, move)
    if emit is not ignore:
        emit(Gave(seat, move.to, move.card, afar=state.pawns[seat] != state.pawns[move.to]))
    hands = with_card(with_card(state.hands, seat, KIND[move.card], -1), move.to, KIND[move.card], 1)
    after = replace(state, hands=hands, left=state.left - 1, bonus=NO_BONUS)
    if over_limit(after) != NOBODY:
        return replace(after, phase="discard")
    return settle(after)


def check_give(state: State, seat: int, move: Give) -> None:
    if not 0 <= move.to < state.seats:
        raise Illegal("insel-no-such-seat")
    if move.to == seat:
        raise Illegal("insel-give-self")
    if move.card in ("helicopter", "sandbags"):
        raise Illegal("insel-give-special")
    if not state.hands[seat][KIND[move.card]]:
        raise Illegal("insel-card-not-held")
    if state.pawns[seat] != state.pawns[move.to] and state.roles[seat] != "messenger":
        raise Illegal("insel-give-apart", seat=Who(move.to))


def capture(state: State, seat: int, move: Capture, emit: Emit) -> State:
    check_acting(state, seat)
    check_capture(state, seat, move)
    kind = KIND[move.treasure]
    if emit is not ignore:
        emit(Captured(seat, move.treasure, CODES[state.tiles[state.pawns[seat]]]))
    after = drop(state, seat, kind, TO_CAPTURE)
    return settle(replace(after, captured=after.captured | 1 << kind, left=after.left - 1, bonus=NO_BONUS))


def check_capture(state: State, seat: int, move: Capture) -> None:
    kind = KIND[move.treasure]
    if state.captured >> kind & 1:
        raise Illegal("insel-captured-already")
    if capturable(state, seat) == kind:
        return
    if TREASURE_OF[state.tiles[state.pawns[seat]]] != kind:
        places = tuple(Message(f"insel-tile-{CODES[tile].lower()}") for tile in TREASURE_TILES[kind])
        raise Illegal("insel-capture-elsewhere", tiles=places)
    raise Illegal("insel-capture-cards", held=state.hands[seat][kind], needed=TO_CAPTURE)


def capturable(state: State, seat: int) -> int:
    """The treasure that a seat can capture where it is, or NO_TREASURE."""
    kind = TREASURE_OF[state.tiles[state.pawns[seat]]]
    if kind == NO_TREASURE or state.captured >> kind & 1 or state.hands[seat][kind] < TO_CAPTURE:
        return NO_TREASURE
    return kind


def end_actions(state: State, seat: int, move: EndActions, emit: Emit) -> State:
    """End the seat's actions early; it may play no special card before its draw either."""
    check_turn(state, seat)
    if emit is not ignore:
        emit(ActionsEnded(seat, state.left))
    return before(replace(state, left=0, bonus=NO_BONUS), "draw", passed=1 << seat)


def settle(state: State) -> State:
    """Continue with more actions, with an unused second half, or with the treasure cards."""
    bonus = state.bonus
    if bonus != NO_BONUS and not second_half(state):
        bonus, state = NO_BONUS, replace(state, bonus=NO_BONUS)
    if state.left or bonus != NO_BONUS:
        return state if state.phase == "actions" else replace(state, phase="actions")
    return before(state, "draw")


def second_half(state: State) -> bool:
    """Whether the Engineer's second tile or the Navigator's second step is available."""
    island = island_of(state.options)
    if state.bonus == SHORE_AGAIN:
        return shores(state, island, state.active) != 0
    return any(pushes(state, island, pawn) for pawn in spare_pawns(state))


def spare_pawns(state: State) -> list[int]:
    """The pawns that the Navigator may move with the second step."""
    return [pawn for pawn in range(state.seats) if pawn not in (state.active, state.bonus)]


def check_acting(state: State, seat: int) -> None:
    if state.phase != "actions" or seat != state.active:
        check_turn(state, seat)
    if not state.left:
        raise Illegal("insel-no-actions")


def check_turn(state: State, seat: int) -> None:
    """Check that this seat may act now."""
    phase = state.phase
    if phase == "actions":
        if seat != state.active:
            raise Illegal("insel-not-your-turn", seat=Who(state.active))
        return
    if phase == "over":
        raise Illegal("insel-over")
    if state.phase == "discard":
        raise Illegal("insel-wait-discard", seat=Who(over_limit(state)))
    if state.phase == "swim":
        raise Illegal("insel-swim-first", seat=Who(swimmers(state)[0]))
    raise Illegal("insel-only-specials" if state.phase in ("draw-window", "flood-window") else "insel-chance")
