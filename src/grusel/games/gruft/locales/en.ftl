gruft = Dawn Under (Dicke Luft in der Gruft)
gruft-blurb = The sun is about to rise. Find an empty grave of the right colour for each of your vampires, and remember who is already lying where.

gruft-colour-red = red
gruft-colour-yellow = yellow
gruft-colour-white = white
gruft-colour-blue = blue
gruft-colour-green = green
gruft-colour-black = black
gruft-vampire-red = a red vampire
gruft-vampire-yellow = a yellow vampire
gruft-vampire-white = a white vampire
gruft-vampire-blue = a blue vampire
gruft-vampire-green = a green vampire
gruft-vampire-black = a black vampire
gruft-lid-red = a red lid
gruft-lid-yellow = a yellow lid
gruft-lid-white = a white lid
gruft-lid-blue = a blue lid
gruft-lid-green = a green lid
gruft-lid-black = a black lid
gruft-lid-rat = a rat lid
gruft-end-left = left
gruft-end-right = right
gruft-garlic-tile = garlic
gruft-stake = stake
gruft-grave = grave
gruft-rat = rat

gruft-began = { $seat } begins.
gruft-turned-up = { $seat } turns up { $vampire } at the { $end } end.
gruft-lifts = { $seat } lifts the lid of { $grave }.
gruft-uses = { $seat } turns to { $grave }, which is already open.
gruft-opened-nothing = { $seat } finds { $lid } on { $grave } and nothing under it.
gruft-opened-vampire = { $seat } finds { $lid } on { $grave } and a vampire asleep under it.
gruft-opened-garlic = { $seat } finds { $lid } on { $grave } and the garlic of { $owner } under it.
gruft-opened-own-garlic = { $seat } finds { $lid } on { $grave } and their own garlic under it.
gruft-opened-rat = { $seat } lifts a rat from { $grave }!
gruft-buried = { $seat } buries { $vampire } from the { $end } end in { $grave }: the colour fits and the grave is free. { $left ->
    [0] It was the last one.
    [one] One vampire left.
   *[other] { $left } vampires left.
}
gruft-no-fit = Neither outermost vampire of { $seat } is { $colour }, so there is no burial.
gruft-laid = { $seat } puts garlic into { $grave }.
gruft-left-alone = { $seat } leaves the grave as it is.
gruft-staked = The grave is taken: { $seat } takes a stake and now has { $stakes }. { $middle ->
    [one] One is left
   *[other] { $middle } are left
} on the path.
gruft-third-stake = That is the third stake: { $seat } puts all three back, and every other player owes { $seat } a gift.
gruft-found-garlic = { $owner } gets the garlic back and owes { $seat } a gift for it.
gruft-found-own-garlic = { $owner } gets the garlic back, and because { $seat } found their own, every other player owes a gift.
gruft-given-stakes = { $seat } gives { $to } { $vampire } from the { $end } end, because of the third stake. { $left ->
    [0] It was the last one.
    [one] One vampire left.
   *[other] { $left } vampires left.
}
gruft-given-garlic = { $seat } gives { $to } { $vampire } from the { $end } end, because the garlic was found. { $left ->
    [0] It was the last one.
    [one] One vampire left.
   *[other] { $left } vampires left.
}
gruft-given-own-garlic = { $seat } gives { $to } { $vampire } from the { $end } end, because { $to } found their own garlic. { $left ->
    [0] It was the last one.
    [one] One vampire left.
   *[other] { $left } vampires left.
}
gruft-added = { $seat } adds { $vampire } at the { $end } end.
gruft-closed = The lid is back on { $grave }.
gruft-plague-began = Rat plague! { $seat } has the rat from { $grave } and may search the graves around it first.
gruft-plague-passed = Another rat, on { $grave }! { $seat } had the last one and passes this one on: { $holder } starts.
gruft-asked = { $seat } may search next to the rat on { $grave }.
gruft-stopped = { $seat } stops here.
gruft-stopped-search = { $seat } stops searching.
gruft-plague-over-all-open = All graves around the rat are open: the plague is over. The rat leaves, and { $grave } gets a spare lid, unseen by anyone.
gruft-plague-over-all-asked = Everyone has had a chance to search: the plague is over. The rat leaves, and { $grave } gets a spare lid, unseen by anyone.
gruft-plague-over-new-rat = A new rat ends this plague. The old one leaves, and { $grave } gets a spare lid, unseen by anyone.
gruft-next-turn = It is { $seat }’s turn.
gruft-won-by-burial = The last vampire is at rest: { $winners } wins.
gruft-won-by-gift = The last vampire has been given away: { $winners } { $number ->
    [one] wins.
   *[other] share the win.
}

gruft-ask-open = Which grave do you open?
gruft-ask-go-on = Open another grave, or stop?
gruft-ask-bury = Grave { $grave } is free. Which of your outermost vampires do you bury?
gruft-ask-garlic = Grave { $grave } is empty. Do you put garlic into it?
gruft-ask-search = Rat plague: open a grave next to { $grave }, or stop?
gruft-ask-give = { $giver } gives { $to } a vampire. From which end of the row?
gruft-ask-give-own = Which of your outermost vampires do you give to { $to }?
gruft-ask-add = At which end of the row of { $to } do you add { $vampire }?
gruft-ask-add-own = At which end of your row do you add { $vampire }?
gruft-ask-wait = Waiting for { $seat }.
gruft-ask-chance = A piece is being turned up.
gruft-ask-over = The game is over.

gruft-do-open = Open grave { $grave }
gruft-do-use = Use the open grave { $grave }
gruft-do-stop = Stop here
gruft-do-lay = Put garlic into { $grave }
gruft-do-leave = Leave { $grave } as it is
gruft-do-bury = Bury { $vampire } from the { $end } end
gruft-do-give = Give { $to } { $vampire } from the { $end } end
gruft-do-add = Add { $vampire } at the { $end } end

gruft-is-over = The game is over.
gruft-not-now = That is not possible now.
gruft-not-your-turn = It is { $seat }’s turn. Wait for yours.
gruft-first-open = Open a grave first.
gruft-first-go-on = Choose: open another grave, or stop.
gruft-first-bury = First choose which vampire you bury.
gruft-first-garlic = First decide whether to put garlic into the open grave.
gruft-first-search = Choose a grave next to the rat, or stop.
gruft-first-give = First choose which vampire to give: left or right.
gruft-first-add = First choose where the gift goes: left or right.
gruft-must-open = You have to open at least one grave on your turn; you may stop after a burial.
gruft-must-continue = In this game you may not stop after a burial: open a grave.
gruft-no-such-grave = There is no such grave. They are called a1 to j6.
gruft-not-next-to-rat = In a plague only graves next to the rat on { $rat } may be opened.
gruft-open-already = That grave is already open. Choose a closed one next to the rat.
gruft-no-use = An open grave is only of use if it is empty and you bury in it or have garlic for it.
gruft-end-does-not-fit = That vampire is not the colour of the lid. Take the other end.
gruft-cannot-be = That cannot turn up here.
gruft-expected-move = Expected a move: { $expected }.
gruft-expected-outcome = Expected an outcome: { $expected }.
gruft-diagram = Line { $line }: expected { $expected }.
gruft-want-once = “{ $key }” only once
gruft-want-line = { $keys }, A: … or a row of graves
gruft-want-rows = a row of vampires for every player: A: …, B: …
gruft-want-row = a row like ry(16)bk, or -
gruft-want-drawn-row = { $number } and { $count } graves
gruft-want-drawn-rows = { $count } rows of graves
gruft-want-grave = a grave like r. rr rA ?. +. [%.]
gruft-want-now = { $phases }, then perhaps a grave
gruft-want-plague = one open rat lid, and none without a plague
gruft-want-numbers = { $count } numbers
gruft-want-fewer-lids = at most 10 lids of a colour
gruft-want-fewer-vampires = at most 10 vampires of a colour, and 60 in all
gruft-want-spares = a spare lid for each rat in the game
gruft-want-fewer-stakes = at most 2 for each player
gruft-want-garlic = { $number } of each player, in hand or in graves
gruft-want-closed = no open graves except the one named here and those of a plague
gruft-want-question = a question that some player can answer

gruft-preset-default = As in the rules
gruft-preset-beginners = For beginners: no rats, no garlic
gruft-preset-memory-aid = With a memory aid
gruft-option-paths_block = Paths separate graves
gruft-option-paths_block-help = In a rat plague, graves across a path do not count as neighbours.
gruft-option-starter = Who begins
gruft-option-starter-help = A random seat, or the first.
gruft-option-starter-random = Drawn at random
gruft-option-starter-first = The first seat
gruft-option-two_player_gift = Gift with two players
gruft-option-two_player_gift-help = How many vampires a gift has in a game for two.
gruft-option-must_bury = Fitting vampires must be buried
gruft-option-must_bury-help = If not, you may leave a fitting grave as it is, which ends your turn.
gruft-option-gift_chooser = Who chooses a gift
gruft-option-gift_chooser-help = Who chooses the end that the vampire comes from.
gruft-option-gift_chooser-giver = The giver
gruft-option-gift_chooser-receiver = The receiver
gruft-option-gift_place = Who chooses its place
gruft-option-gift_place-help = Who chooses the end of the receiver’s row that it goes to.
gruft-option-gift_place-receiver = The receiver
gruft-option-gift_place-giver = The giver
gruft-option-gift_order = Order of gifts
gruft-option-gift_order-help = The order in which several players give.
gruft-option-gift_order-clockwise = Clockwise
gruft-option-gift_order-anticlockwise = Anticlockwise
gruft-option-shared_win = Shared wins
gruft-option-shared_win-help = All players who give their last vampire in the same penalty win. If not, only the first clockwise from the receiver wins.
gruft-option-plague_garlic = Garlic in a plague
gruft-option-plague_garlic-help = Whether you may keep searching after you find garlic in a rat plague.
gruft-option-plague_garlic-goes-on = You keep searching
gruft-option-plague_garlic-search-ends = Your search ends
gruft-option-plague_third_stake = Third stake in a plague
gruft-option-plague_third_stake-help = Whether you may keep searching after your third stake in a rat plague.
gruft-option-plague_third_stake-goes-on = You keep searching
gruft-option-plague_third_stake-search-ends = Your search ends
gruft-option-open_graves = Use open graves
gruft-option-open_graves-help = In a rat plague you may also bury or put garlic in empty graves that were opened before you.
gruft-option-rat_neighbour = Passing the rat on
gruft-option-rat_neighbour-help = Which neighbour gets a second rat.
gruft-option-rat_neighbour-left = To the left
gruft-option-rat_neighbour-right = To the right
gruft-option-rat_chain = Who passes the rat on
gruft-option-rat_chain-help = Which player counts as having had the previous rat.
gruft-option-rat_chain-holder = The player who held it
gruft-option-rat_chain-finder = The player who found it
gruft-option-after_plague = After a plague
gruft-option-after_plague-help = Who plays next.
gruft-option-after_plague-turn = The player left of the one whose turn it was
gruft-option-after_plague-holder = The player left of the one with the last rat
gruft-option-rat_grave_garlic = Garlic in a rat's grave
gruft-option-rat_grave_garlic-help = The finder of a rat may put garlic into its grave before the search.
gruft-option-must_continue = Keep going after a burial
gruft-option-must_continue-help = After a burial you must open another grave; stopping is not allowed.
gruft-option-rats = With rats
gruft-option-rats-help = Without them, all 60 lids are coloured and there is no plague.
gruft-option-garlic = With garlic
gruft-option-garlic-help = Without it, an empty grave that does not fit just stays empty.
gruft-option-memory_aid = Memory aid
gruft-option-memory_aid-help = Everything uncovered so far stays visible. For beginners; the same for all at the table.

gruft-count-left = { $number ->
    [one] one vampire left
   *[other] { $number } vampires left
}
