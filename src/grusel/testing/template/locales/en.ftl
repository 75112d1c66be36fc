template = Template
template-blurb = One card each, one chance to swap it: the highest card wins.
template-option-cards = Cards
template-option-cards-help = How many cards there are, numbered from 1.
template-option-cards-nine = Nine cards
template-option-cards-six = Six cards
template-preset-default = As in the rules
template-preset-short = A short deck

template-ask = Keep your card, or swap it for the top card?
template-wait = { $seat } is thinking.
template-deal = A card is dealt.
template-over = The game is over.
template-keep-it = Keep the card
template-swap-it = Swap the card
template-dealt = { $seat } is dealt { $card }.
template-dealt-hidden = { $seat } is dealt a card.
template-kept = { $seat } keeps the card.
template-threw = { $seat } throws away { $card } and draws another card.
template-shown = { $seat } has the highest card: { $card }.

template-not-now = That is not possible now.
template-expected = Expected: { $expected }
