"""Invariants of every position and every step, for all players (rules 2.10)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from grusel.games.insel.cards import over_limit
from grusel.games.insel.state import Event, Give, Helicopter, Leave, Move, Sandbags, State
from grusel.games.insel.tiles import ALL, all_cards
from grusel.match import AnyMatch
from grusel.timeline import Moment


def check_invariants(match: AnyMatch) -> None:
    for moment in match.moments:
        for law in POSITIONS:
            assert law(moment.state), f"{law.__name__}: {moment.state}"
    for before, after in pairwise(match.moments):
        for step in STEPS:
            assert step(before.state, after), f"{step.__name__}: {after.move} in {before.state}"


def treasure_cards_are_all_there(state: State) -> bool:
    hands = [(*hand, 0) for hand in state.hands]
    piles = zip(state.deck, state.discard, *hands, strict=True)
    return tuple(map(sum, piles)) == all_cards(state.options) and min(min(hand) for hand in hands) >= 0


def flood_cards_are_deck_discard_or_sunk(state: State) -> bool:
    piles = [*state.floods, state.flood_discard, state.sunk]
    together = 0
    for pile in piles:
        together |= pile
    return together == ALL and sum(pile.bit_count() for pile in piles) == 24


def a_tile_is_not_flooded_and_sunk(state: State) -> bool:
    return not state.flooded & state.sunk


def discarded_flood_cards_never_run_the_deck_dry(state: State) -> bool:
    return bool(state.floods) or state.sunk == ALL


def the_treasure_deck_never_runs_dry(state: State) -> bool:
    return any(state.deck) or state.ended == ("skull",)


def no_pawn_on_a_sunk_tile_but_to_swim(state: State) -> bool:
    return state.phase in ("swim", "over") or not any(state.sunk >> spot & 1 for spot in state.pawns)


def five_cards_at_most_but_to_discard(state: State) -> bool:
    between = state.phase in ("draw", "draw-window") and state.drawn == 1 and state.options.hand_limit == "both"
    return state.phase in ("discard", "over") or between or over_limit(state) < 0


def a_flight_is_the_pilots(state: State) -> bool:
    return not state.flown or state.roles[state.active] == "pilot"


def level_never_falls(before: State, after: Moment[State, Move, Event]) -> bool:
    return after.state.level >= before.level


def sunk_tiles_stay_sunk(before: State, after: Moment[State, Move, Event]) -> bool:
    return before.sunk & ~after.state.sunk == 0


def captured_treasures_stay_captured(before: State, after: Moment[State, Move, Event]) -> bool:
    return before.captured & ~after.state.captured == 0


def a_special_card_leaves_one_hand(before: State, after: Moment[State, Move, Event]) -> bool:
    if not isinstance(after.move, Sandbags | Helicopter | Leave):
        return True
    lost = [sum(one) - sum(two) for one, two in zip(before.hands, after.state.hands, strict=True)]
    return sorted(lost) == [0] * (len(lost) - 1) + [1] and lost[after.by or 0] == 1


def special_cards_are_never_given(before: State, after: Moment[State, Move, Event]) -> bool:
    return not isinstance(after.move, Give) or after.move.card not in ("helicopter", "sandbags")


def the_flight_is_new_in_every_turn(before: State, after: Moment[State, Move, Event]) -> bool:
    return after.state.active == before.active or not after.state.flown


def roles_and_tiles_stay(before: State, after: Moment[State, Move, Event]) -> bool:
    now = after.state
    return before.roles == now.roles[: len(before.roles)] and before.tiles == now.tiles[: len(before.tiles)]


POSITIONS: tuple[Callable[[State], bool], ...] = (
    treasure_cards_are_all_there,
    flood_cards_are_deck_discard_or_sunk,
    a_tile_is_not_flooded_and_sunk,
    discarded_flood_cards_never_run_the_deck_dry,
    the_treasure_deck_never_runs_dry,
    no_pawn_on_a_sunk_tile_but_to_swim,
    five_cards_at_most_but_to_discard,
    a_flight_is_the_pilots,
)
STEPS: tuple[Callable[[State, Moment[State, Move, Event]], bool], ...] = (
    level_never_falls,
    sunk_tiles_stay_sunk,
    captured_treasures_stay_captured,
    a_special_card_leaves_one_hand,
    special_cards_are_never_given,
    the_flight_is_new_in_every_turn,
    roles_and_tiles_stay,
)
