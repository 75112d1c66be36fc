template = Template
template-blurb = Ieder één kaart, één keer ruilen: de hoogste wint.
template-option-cards = Kaarten
template-option-cards-help = Hoeveel kaarten er zijn, vanaf 1.
template-option-cards-nine = Negen kaarten
template-option-cards-six = Zes kaarten
template-preset-default = Zoals in de spelregels
template-preset-short = Een klein spel kaarten

template-ask = Houd je je kaart, of ruil je hem voor de bovenste?
template-wait = { $seat } denkt na.
template-deal = Er wordt een kaart gedeeld.
template-over = Het spel is afgelopen.
template-keep-it = De kaart houden
template-swap-it = De kaart ruilen
template-dealt = { $seat } krijgt de { $card }.
template-dealt-hidden = { $seat } krijgt een kaart.
template-kept = { $seat } houdt de kaart.
template-threw = { $seat } gooit de { $card } weg en trekt een andere kaart.
template-shown = { $seat } heeft de hoogste kaart: de { $card }.

template-not-now = Dat kan nu niet.
template-expected = Verwacht: { $expected }
