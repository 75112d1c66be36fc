web-insel-island = The island
web-insel-actions = What you can do
web-insel-treasures = Treasures
web-insel-not-laid = Nothing lies here yet.
web-insel-tile-dry = { $tile } ({ $square }), dry.
web-insel-tile-flooded = { $tile } ({ $square }), flooded.
web-insel-tile-sunk = { $tile } ({ $square }), gone.
web-insel-standing = Here: { $names }.
web-insel-is-landing = The helicopter takes everybody home from here.
web-insel-is-treasure = Here you capture: { $treasure }.
web-insel-is-start = The { $role } starts here.
web-insel-risk-floods = Floods with { $percent } %.
web-insel-risk-sinks = Sinks with { $percent } %.
web-insel-can-go = You can move here.
web-insel-can-swim = You can swim here.
web-insel-can-shore = You can shore it up.
web-insel-can-push = The pawn can be moved here.
web-insel-can-sandbags = Sandbags can be put here.
web-insel-can-helicopter = The helicopter can land here.
web-insel-do-go = Move
web-insel-do-swim = Swim
web-insel-swim = Swim
web-insel-do-shore = Shore up
web-insel-do-push = Move others
web-insel-do-give = Give a card
web-insel-do-sandbags = Sandbags
web-insel-do-helicopter = Helicopter
web-insel-capture = Capture: { $treasure }
web-insel-leave = Fly home together
web-insel-end = End actions
web-insel-end-sure = { $left ->
    [one] Sure? One action is unused
   *[other] Sure? { $left } actions are unused
 }
web-insel-pass-draw-window = No card now: draw
web-insel-pass-flood-window = No card now: let it flood
web-insel-decline = Keep the helicopter
web-insel-decline-sure = Sure? Then we have lost
web-insel-asking = Ask me for special cards
web-insel-asking-every = before every card that is drawn
web-insel-asking-flood = once a turn, before the flood
web-insel-asking-needed = only to fly home or to rescue
web-insel-which = What would you like to do here?
web-insel-who-moves = Whom do you move?
web-insel-who-flies = Who flies along?
web-insel-push-who = Move { $name }
web-insel-then-tile = Then choose a lit tile.
web-insel-pick-flooded = Choose the flooded tile to dry.
web-insel-give-what = Which card, and to whom?
web-insel-give = { $card } to { $name }
web-insel-discard-what = Five cards are the most. Which one goes?
web-insel-discard = { $card }
web-insel-discard-sure = Sure? Discard { $card }
web-insel-hand-of = { $name }’s hand
web-insel-hand-size = { $number } cards in hand, { $most } at most
web-insel-no-cards = No cards
web-insel-left = { $left ->
    [one] One action left
   *[other] { $left } actions left
 }
web-insel-water = Water level { $level } of { $most }: { $cards } flood cards a turn
web-insel-water-skull = The water has reached the skull
web-insel-next-draw = Next: treasure card { $number } of { $most }
web-insel-next-flood = Next: flood card { $number } of { $most }
web-insel-treasure-deck = Treasure cards: { $number }
web-insel-rises-left = { $card }: { $number }
web-insel-flood-deck = Flood cards: { $number }
web-insel-known = { $number ->
    [one] one known on top
   *[other] { $number } known on top
 }
web-insel-still-in-deck = Still in the treasure deck
web-insel-treasure-discard = Treasure discards: { $number }
web-insel-flood-discard = Flood discards: { $number }
web-insel-gone = Sunk for good: { $number }
web-insel-fetched = { $treasure }: captured.
web-insel-to-fetch = { $treasure }: { $places ->
    [one] one place left
   *[other] { $places } places left
 }, the fullest hand holds { $cards } of { $needed } cards.
web-insel-forecast = Flood forecast
web-insel-forecast-off = Forecast off
web-insel-forecast-this_turn = Flood this turn, %
web-insel-forecast-before_next = Before my next turn, %
web-insel-to = goes to { $name }
web-insel-turned = turned up by { $name }
web-insel-from = leaves { $name }’s hand
web-insel-won = You got away with all four treasures!
web-insel-sum-treasures = Treasures: { $number } of { $most }.
web-insel-sum-tiles = Tiles lost: { $number } of { $most }.
web-insel-sum-water = Water level: { $level } of { $most }.
web-insel-watching = You are watching; the players decide.
web-insel-pick-pawn = Choose first whom you move.
web-insel-discard-first = First come down to five cards.
web-insel-second-shore = Your second half: shore up another tile beside you, or end your actions.
web-insel-second-push = Your second step: move another pawn one step, or end your actions.
web-insel-players = Players and their cards
web-insel-water-and-cards = Water and decks
web-insel-facts = About 30 minutes, from 10 years. All against the water: bots are good company too.
