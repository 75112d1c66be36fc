"""Set-up as moves of chance, in the order of the rule book: tiles, first floods, roles, hands, starter (rules 1.6)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from grusel.deck import Counts
from grusel.game import Illegal, ignore
from grusel.games.insel.cards import plus, with_card
from grusel.games.insel.ends import Emit
from grusel.games.insel.island import island_of
from grusel.games.insel.state import (
    NO_BONUS,
    Choose,
    DealRole,
    Dealt,
    DrawCard,
    LayTile,
    Options,
    Outcome,
    Role,
    RoleTaken,
    Starter,
    State,
    TileLaid,
)
from grusel.games.insel.thirds import Thirds, chosen, thirds
from grusel.games.insel.tiles import (
    ALL,
    BIT,
    CARDS,
    CODES,
    DRAWN,
    HELICOPTER,
    KIND,
    NO_CARDS,
    RISE,
    ROLES,
    START,
    TILES,
    all_cards,
    start_level,
)
from grusel.games.insel.turns import begin_turn

DEALT: Final = 2  # cards each

Weighted = tuple[Outcome, int]


def start(options: Options, seats: int) -> State:
    """The table before anything is placed; raises Illegal if the options do not fit together."""
    island_of(options)
    roles = len(allowed_roles(options.banned))
    if roles < seats:
        raise Illegal("insel-too-many-banned", roles=roles, seats=seats)
    return State(
        options=options,
        seats=seats,
        phase="tiles",
        active=0,
        left=0,
        bonus=NO_BONUS,
        flown=False,
        drawn=0,
        passed=0,
        level=start_level(options),
        tiles=(),
        flooded=0,
        sunk=0,
        floods=(ALL,),
        flood_discard=0,
        roles=(),
        pawns=(),
        hands=(NO_CARDS,) * seats,
        deck=all_cards(options),
        discard=(0,) * len(DRAWN),
        captured=0,
    )


@lru_cache(maxsize=64)
def allowed_roles(banned: str) -> tuple[Role, ...]:
    """The roles that are not banned; raises Illegal for an unknown role."""
    names = banned.replace(",", " ").split()
    for name in names:
        if name not in ROLES:
            raise Illegal("insel-no-such-role", role=name, known=", ".join(ROLES))
    return tuple([role for role in ROLES if role not in names])


def free_roles(state: State) -> list[Role]:
    taken = state.roles
    return [role for role in allowed_roles(state.options.banned) if role not in taken]


def setup_outcomes(state: State) -> Sequence[Weighted]:
    """The outcomes of chance in the later part of the set-up: roles, hands, the starter."""
    phase = state.phase
    if phase == "hands":
        # A dealt Waters Rise would be replaced and shuffled back, so treat it as absent.
        return draws(state.deck, 0)
    if phase == "roles" and state.options.roles == "random":
        return _roles_left(state.options.banned, state.roles)
    if phase == "starter":
        return STARTERS[: state.seats]
    return []


LAY: Final[Thirds[Weighted]] = thirds([(LayTile(tile), 1) for tile in range(TILES)])
DEAL: Final[dict[Role, Weighted]] = {role: (DealRole(role), 1) for role in ROLES}
STARTERS: Final[tuple[Weighted, ...]] = tuple((Starter(seat), 1) for seat in range(4))
UP_TO_FIVE: Final = range(6)  # the box holds no more cards of a kind
DRAW: Final = tuple(tuple((DrawCard(card), count) for count in UP_TO_FIVE) for card in DRAWN)


def tiles_left(laid: tuple[int, ...]) -> tuple[Weighted, ...]:
    """The tiles that can come next."""
    left = ALL
    for tile in laid:
        left -= BIT[tile]
    return chosen(LAY, left)


@lru_cache(maxsize=1 << 10)
def _roles_left(banned: str, taken: tuple[Role, ...]) -> tuple[Weighted, ...]:
    return tuple([DEAL[role] for role in allowed_roles(banned) if role not in taken])


def draws(deck: Counts, rises: int) -> tuple[Weighted, ...]:
    """The treasure cards that can come next, given this many Waters Rise among them."""
    earth, wind, fire, water, helicopters, sandbags, _ = deck
    return TREASURE_DRAWS[earth][wind][fire][water] + OTHER_DRAWS[helicopters][sandbags][rises]


def _listed(first: int, *counts: int) -> tuple[Weighted, ...]:
    """The draws of this many cards of each kind, from a first kind on."""
    return tuple([DRAW[kind][count] for kind, count in enumerate(counts, first) if count])


# In two parts: there are too many decks to cache all of them.
TREASURE_DRAWS: Final = tuple(
    tuple(tuple(tuple(_listed(0, e, w, f, a) for a in UP_TO_FIVE) for f in UP_TO_FIVE) for w in UP_TO_FIVE)
    for e in UP_TO_FIVE
)
OTHER_DRAWS: Final = tuple(
    tuple(tuple(_listed(HELICOPTER, h, s, r) for r in UP_TO_FIVE) for s in UP_TO_FIVE) for h in UP_TO_FIVE
)


def lay(state: State, move: LayTile, emit: Emit) -> State:
    tiles, tile = state.tiles, move.tile
    if state.phase != "tiles" or tile in tiles:
        raise Illegal("insel-chance")
    if emit is not ignore:
        emit(TileLaid(len(tiles), CODES[tile]))
    laid = (*tiles, tile)
    return replace(state, tiles=laid) if len(laid) < TILES else replace(state, tiles=laid, phase="floods")


def deal_role(state: State, move: DealRole, emit: Emit) -> State:
    if state.phase != "roles" or state.options.roles != "random" or not _is_free(state, move.role):
        raise Illegal("insel-chance")
    return _take_role(state, move.role, emit)


def choose_role(state: State, seat: int, move: Choose, emit: Emit) -> State:
    if state.phase != "roles" or state.options.roles != "chosen" or seat != len(state.roles):
        raise Illegal("insel-no-choice")
    if not _is_free(state, move.role):
        raise Illegal("insel-role-taken")
    return _take_role(state, move.role, emit)


def _is_free(state: State, role: Role) -> bool:
    return role not in state.roles and role in allowed_roles(state.options.banned)


def _take_role(state: State, role: Role, emit: Emit) -> State:
    tile = START[role]
    if emit is not ignore:
        emit(RoleTaken(len(state.roles), role, CODES[tile], state.options.roles == "chosen"))
    roles = (*state.roles, role)
    return replace(
        state,
        roles=roles,
        pawns=(*state.pawns, state.tiles.index(tile)),
        phase="hands" if len(roles) == state.seats else "roles",
    )


def deal(state: State, move: DrawCard, emit: Emit) -> State:
    """Two open cards for each seat, one seat after the other."""
    kind = KIND[move.card]
    if kind == RISE or not state.deck[kind]:
        raise Illegal("insel-chance")
    dealt = sum(map(sum, state.hands))
    seat = dealt // DEALT
    if emit is not ignore:
        emit(Dealt(seat, CARDS[kind]))
    after = replace(state, hands=with_card(state.hands, seat, kind, 1), deck=plus(state.deck, kind, -1))
    if dealt + 1 < DEALT * state.seats:
        return after
    return replace(after, phase="starter") if state.options.starter == "random" else begin_turn(after, 0, emit)


def begin(state: State, move: Starter, emit: Emit) -> State:
    if state.phase != "starter" or not 0 <= move.seat < state.seats:
        raise Illegal("insel-chance")
    return begin_turn(state, move.seat, emit)
