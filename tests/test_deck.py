"""Face-down cards: multisets in layers, drawn card by card."""

from __future__ import annotations

import pytest

from grusel.deck import Deck, add


def test_only_the_top_layer_can_come() -> None:
    deck = Deck(((0, 2, 0),)).shuffle_on_top((1, 0, 1))
    assert deck.chances() == [(0, 1), (2, 1)]
    assert (deck.size, deck.count(1)) == (4, 2)


def test_an_empty_layer_is_removed() -> None:
    deck = Deck(((1, 0), (0, 1)))
    assert deck.draw(0) == Deck(((0, 1),))
    assert deck.draw(0).draw(1) == Deck()
    assert Deck().chances() == []


def test_a_card_that_cannot_lie_on_top_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="kind 1"):
        Deck(((1, 0), (0, 1))).draw(1)
    with pytest.raises(ValueError, match="kind 0"):
        Deck().draw(0)


def test_zero_cards_make_no_layer() -> None:
    assert Deck(((1, 0),)).shuffle_on_top((0, 0)) == Deck(((1, 0),))


def test_counts_can_be_added_to() -> None:
    assert add((1, 2, 3), 1, -2) == (1, 0, 3)
