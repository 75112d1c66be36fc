web-gruft-yard = The graveyard. Arrow keys lead from grave to grave.
web-gruft-closed = { $grave }, closed
web-gruft-closed-known = { $grave }, closed; seen before: { $colour } lid, { $inside }
web-gruft-open = { $grave }, open: { $colour } lid, { $inside }
web-gruft-open-rat = { $grave }, open: the rat came from here
web-gruft-inside-vampire = a vampire asleep inside
web-gruft-inside-garlic = garlic of { $name } inside
web-gruft-inside-nothing = nothing inside
web-gruft-colour-red = red
web-gruft-colour-yellow = yellow
web-gruft-colour-white = white
web-gruft-colour-blue = blue
web-gruft-colour-green = green
web-gruft-colour-black = black
web-gruft-vampire-red = Red vampire
web-gruft-vampire-yellow = Yellow vampire
web-gruft-vampire-white = White vampire
web-gruft-vampire-blue = Blue vampire
web-gruft-vampire-green = Green vampire
web-gruft-vampire-black = Black vampire
web-gruft-end-left = left end
web-gruft-end-right = right end
web-gruft-row = Row: { $open } open, { $hidden } face down
web-gruft-left = { $number ->
    [one] one vampire left
   *[other] { $number } vampires left
}
web-gruft-none-left = Not a single vampire left
web-gruft-has-rat = has the rat
web-gruft-garlic-left = { $number } garlic at hand
web-gruft-stakes = { $number ->
    [one] one stake
   *[other] { $number } stakes
}
web-gruft-stop = Stop here
web-gruft-decline = No more graves
web-gruft-lay = Put garlic in
web-gruft-leave = Leave it empty
web-gruft-bury-left = Bury the left one
web-gruft-bury-right = Bury the right one
web-gruft-give-left = Give the left one
web-gruft-give-right = Give the right one
web-gruft-add-left = Add on the left
web-gruft-add-right = Add on the right
web-gruft-about-garlic = Nobody of yours fits. Garlic in the grave: whoever opens it gets a vampire of yours. If you find it again yourself, everybody else gives you one. Yes, that is the bad end of it.
web-gruft-about-go-on = Sweet dreams. Open another lit grave, or stop while it goes well.
web-gruft-about-bury = Both ends fit this grave. Who goes to bed?
web-gruft-because-stakes = { $to } has taken the third stake, so { $giver } gives a vampire.
web-gruft-because-garlic = { $to } has found the garlic of { $giver }, so { $giver } gives a vampire.
web-gruft-because-own-garlic = { $to } has walked into garlic of their own, so { $giver } gives a vampire.
web-gruft-because-gift = { $giver } gives { $to } a vampire.
web-gruft-plague = Rat plague.
web-gruft-plague-you = { $number ->
    [one] One grave next to the rat is still closed and lit. Open it, or say no.
   *[other] { $number } graves next to the rat are lit. Open as many as you like, or say no.
}
web-gruft-plague-others = { $name } may search around the rat.
web-gruft-plague-order = Asked once round the table
web-gruft-middle = { $stakes ->
    [one] one stake
   *[other] { $stakes } stakes
} on the path, { $spares ->
    [0] no spare lid
    [one] one spare lid
   *[other] { $spares } spare lids
}
web-gruft-dawn = Dawn.
web-gruft-won = { $number ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
web-gruft-other-row = Choose at an end of the row of { $name }.
web-gruft-yard-now = The graveyard now
web-gruft-row-open = From the left: { $left }; { $hidden } face down; { $right }
web-gruft-row-all = From the left: { $all }
web-gruft-facts = About 30 minutes, from 6 years without rats, from 8 with them. Best with three or more.
web-log-gruft = Graves are not written down here: remembering them is the game.
