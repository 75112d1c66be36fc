template = Template
template-blurb = Jeder eine Karte, einmal tauschen: die höchste gewinnt.
template-option-cards = Karten
template-option-cards-help = Wie viele Karten es gibt, von 1 an.
template-option-cards-nine = Neun Karten
template-option-cards-six = Sechs Karten
template-preset-default = Wie in den Regeln
template-preset-short = Ein kurzes Spiel Karten

template-ask = Behältst du deine Karte, oder tauschst du sie gegen die oberste?
template-wait = { $seat } überlegt.
template-deal = Eine Karte wird ausgeteilt.
template-over = Das Spiel ist aus.
template-keep-it = Die Karte behalten
template-swap-it = Die Karte tauschen
template-dealt = { $seat } bekommt die { $card }.
template-dealt-hidden = { $seat } bekommt eine Karte.
template-kept = { $seat } behält die Karte.
template-threw = { $seat } wirft die { $card } ab und zieht eine andere Karte.
template-shown = { $seat } hat die höchste Karte: die { $card }.

template-not-now = Das geht jetzt nicht.
template-expected = Erwartet: { $expected }
