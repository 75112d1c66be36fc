"""Treasure cards: drawing, Waters Rise, the hand limit (rules 2.4)."""

# Compiled by mypyc where a C compiler is there.

from __future__ import annotations

from msgspec.structs import replace

from grusel.deck import Counts
from grusel.game import Illegal, Who, ignore
from grusel.games.insel.ends import Emit, lose
from grusel.games.insel.state import DeckShuffled, Discard, Discarded, Drawn, Drew, Lost, State, WatersRose
from grusel.games.insel.tiles import DRAWS, FLOODS, HAND_LIMIT, KIND, RISE, SKULL
from grusel.games.insel.turns import before

NOBODY = -1


def draw(state: State, card: Drawn, emit: Emit) -> State:
    """The active seat draws its next treasure card."""
    if card == "rise":
        return _rise(state, emit)
    kind, active = KIND[card], state.active
    if emit is not ignore:
        emit(Drew(active, card))
    deck, hands = plus(state.deck, kind, -1), with_card(state.hands, active, kind, 1)
    after = replace(state, deck=deck, drawn=state.drawn + 1, hands=hands)
    return after_draw(after if any(deck) else _renew(after, emit))


def _rise(state: State, emit: Emit) -> State:
    """The marker rises, the shuffled flood discards go on top of the flood deck, and the card is discarded."""
    level, returned = state.level + 1, state.flood_discard
    emit(WatersRose(state.active, level, FLOODS[level], returned.bit_count()))
    after = replace(
        state,
        deck=plus(state.deck, RISE, -1),
        drawn=state.drawn + 1,
        level=level,
        floods=(returned, *state.floods) if returned else state.floods,
        flood_discard=0,
        discard=plus(state.discard, RISE, 1),
    )
    if level == SKULL:
        return lose(after, [Lost("skull")], emit)
    return after_draw(after if any(after.deck) else _renew(after, emit))


def _renew(state: State, emit: Emit) -> State:
    """When the last card is drawn, the discards are shuffled at once."""
    emit(DeckShuffled("treasure", sum(state.discard)))
    return replace(state, deck=state.discard, discard=(0,) * len(state.discard))


def after_draw(state: State) -> State:
    """Check the hand limit if it is due, then draw another card or flood."""
    due = state.drawn == DRAWS or state.options.hand_limit == "each"
    if due and sum(state.hands[state.active]) > HAND_LIMIT:
        return replace(state, phase="discard", passed=0)
    if state.drawn < DRAWS:
        return before(state, "draw")
    return before(replace(state, phase="flood", drawn=0), "flood")


def over_limit(state: State) -> int:
    """The seat that holds more than five cards, or NOBODY."""
    for seat, hand in enumerate(state.hands):
        if sum(hand) > HAND_LIMIT:
            return seat
    return NOBODY


def check_discard(state: State, seat: int, move: Discard) -> None:
    if state.phase != "discard":
        raise Illegal("insel-no-discard")
    if sum(state.hands[seat]) <= HAND_LIMIT:
        raise Illegal("insel-wait-discard", seat=Who(over_limit(state)))
    if not state.hands[seat][KIND[move.card]]:
        raise Illegal("insel-card-not-held")


def discarded(state: State, seat: int, move: Discard, emit: Emit) -> State:
    """The state with the card on the discards."""
    if emit is not ignore:
        emit(Discarded(seat, move.card))
    return drop(state, seat, KIND[move.card], 1)


def drop(state: State, seat: int, kind: int, number: int) -> State:
    """Move this many cards of a kind from a hand to the discards."""
    return replace(
        state,
        hands=with_card(state.hands, seat, kind, -number),
        discard=plus(state.discard, kind, number),
    )


def with_card(hands: tuple[Counts, ...], seat: int, kind: int, number: int) -> tuple[Counts, ...]:
    hand, after = list(hands[seat]), list(hands)
    hand[kind] += number
    after[seat] = tuple(hand)
    return tuple(after)


def plus(counts: Counts, kind: int, number: int) -> Counts:
    """The counts with this many more of one kind."""
    after = list(counts)
    after[kind] += number
    return tuple(after)
