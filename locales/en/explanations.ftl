# Why a move is not legal: one sentence for each reason, for a player in the middle of a game.
#
#   $token   the move, such as D4 or B2xC4; in Seat of Kings the decision, such as "promote H1"
#   $hills   the hills that the reason rests on, as a list to be read: "C3, D5 and E4"; in Seat of
#            Kings the positions, "F2 and F3", or nothing
#   $count   how many they are; 0 in Seat of Kings only
#
# "Friendly" is used where a partner's ringfort counts too. The clauses are in rules.ftl.


## Lists

places-and-last = { $places } and { $last }
places-and-more = { $places } and { $more } more, { $count } in all


## The game is over

why-over = The game is over.
why-over-without-swap = The game is over: there was no ringfort left to remove.
why-over-by-double-capture = The game is over: one side has lost its second king.
why-over-on-full-board = The game is over: the board is full and the final turn has been played.
why-over-by-passes = The game is over: it ended by a pass, or because a position came for the third time.


## What stands, or does not stand, on a hill

why-occupied = There is already a ringfort on { $hills }.
why-nothing-to-capture = There is no enemy ringfort on { $hills }.
why-nothing-to-sacrifice = There is no ringfort of yours on { $hills } to sacrifice.
why-enemy-ringfort = The ringfort on { $hills } is the enemy's, and a king goes there only by capturing it.
why-no-king-there = There is no king of yours on { $hills }.
why-king-there = There is already a king on { $hills }.


## Doubles: areas

why-outside-area = { $hills } is outside your area.
why-off-shared-row = Your side's first ringfort goes on row 4, which you share with your partner, and { $hills } is not on it.
why-off-shared-column = Your side's first ringfort goes on column D, which you share with your partner, and { $hills } is not on it.


## Sacred Hill

why-too-close =
    { $count ->
        [one] The friendly ringfort on { $hills } is closer than a knight's move.
       *[other] The friendly ringforts on { $hills } are closer than a knight's move.
    }
why-no-knights-move = No friendly ringfort is a knight's move away from { $hills }.
why-no-capture-in-manoeuvres = Nothing is captured in Manoeuvres.
why-not-besieged = The ringfort on { $hills } is not besieged.
why-not-beside-friend = { $hills } is not next to a friendly ringfort, and there are vacant hills that are.
why-must-capture =
    { $count ->
        [one] You must capture the besieged ringfort on { $hills }.
       *[other] You must capture one of the besieged ringforts on { $hills }.
    }
why-higher-priority =
    { $count ->
        [one] You must play on { $hills }, which has a higher order of priority.
       *[other] You must play on a hill of the highest order of priority, and these are { $hills }.
    }


## Four Treasures

why-must-capture-treasure =
    { $count ->
        [one] You must capture the besieged ringfort on { $hills }.
       *[other] You must capture one of the besieged ringforts on { $hills }.
    }


## Poisoned Chalice

why-off-edges = In Manoeuvres you build on the edges of the board, and { $hills } is not on one.
why-edge-taken = You have already built on that edge, on { $hills }.
why-no-capture-on-edges = Nothing is captured in Manoeuvres.
why-opposite =
    { $count ->
        [one] The ringfort on { $hills } stands opposite { $token }, and no two ringforts may stand so.
       *[other] The ringforts on { $hills } stand opposite { $token }, and no two ringforts may stand so.
    }
why-qualified-rows =
    { $count ->
        [one] You must build in a qualified row, and its only vacant hill is { $hills }.
       *[other] You must build in a qualified row, and the vacant hills there are { $hills }.
    }
why-must-capture-unqualified =
    { $count ->
        [one] You have no qualified row, so you must capture the besieged ringfort on { $hills }.
       *[other] You have no qualified row, so you must capture one of the besieged ringforts on { $hills }.
    }


## High Kings

why-beside-friend-in-setup =
    { $count ->
        [one] In Setup you may not build next to a friendly ringfort, and there is one on { $hills }.
       *[other] In Setup you may not build next to friendly ringforts, and there are some on { $hills }.
    }
why-only-build-in-setup = In Setup you build with a new king each turn, and no king moves yet.
why-beside-friendly-king =
    { $count ->
        [one] Your kings may not stand side by side, and that hill is next to the one on { $hills }.
       *[other] Your kings may not stand side by side, and that hill is next to those on { $hills }.
    }
why-kings-build-in-manoeuvres = After Setup only a king that moves there can build on { $hills }.
why-no-knights-step-in-manoeuvres = A king moves by a knight's move, and { $hills } are not a knight's move apart.
why-beside-friend-in-manoeuvres =
    { $count ->
        [one] In Manoeuvres a king may not build next to a friendly ringfort, and there is one on { $hills }.
       *[other] In Manoeuvres a king may not build next to friendly ringforts, and there are some on { $hills }.
    }
why-kings-build-in-battle = After Setup only a king that moves there can build on { $hills }.
why-no-knights-step-in-battle = A king moves by a knight's move, and { $hills } are not a knight's move apart.
why-no-knights-step-to-ringfort = A king reaches a ringfort by a knight's move, and { $hills } are not a knight's move apart.
why-only-vacant-in-manoeuvres = In Manoeuvres a king moves to a vacant hill only, and { $hills } is not vacant.
why-kings-are-mobile =
    { $count ->
        [one] A king goes to a ringfort only when none of yours can move to a vacant hill, but the one on { $hills } can.
       *[other] A king goes to a ringfort only when none of yours can move to a vacant hill, but those on { $hills } can.
    }
why-no-pass-before-battle = Nobody passes before Battle.
why-no-pass-while-mobile =
    { $count ->
        [one] You may pass only when no king of either side can move to a vacant hill, but the one on { $hills } can.
       *[other] You may pass only when no king of either side can move to a vacant hill, but those on { $hills } can.
    }


## High Kings, Level 2

why-sacrifice-needs-one-loss = Only a side that has lost exactly one king may sacrifice.
why-sacrifice-needs-siege = Your ringfort on { $hills } is not besieged, so you cannot sacrifice it.
why-sacrifice-after-end = The king that arrives on { $hills } captures a second king and ends the game before a sacrifice.
why-sacrifice-while-mobile =
    { $count ->
        [one] You may sacrifice only when none of your kings can move to a vacant hill, but the one on { $hills } can.
       *[other] You may sacrifice only when none of your kings can move to a vacant hill, but those on { $hills } can.
    }
why-stranded-must-move = Your stranded king on { $hills } must move, and no other king may.
why-stranded-must-escape = Your stranded king on { $hills } can move to a vacant hill, so it must.
why-no-pass-while-stranded = You may not pass while your king on { $hills } is stranded.


## Stone of Destiny

why-far-from-king = You must build one or two hills from the enemy king on { $hills }, straight or diagonally.
why-no-swap-in-manoeuvres = No ringfort is replaced before the board is full.
why-under-king = The ringfort on { $hills } is guarded by the enemy king.
why-linked = A ringfort with links stays, and { $hills } are joined by bridges.
why-link-missing = There is a link to make with this move, so { $token } must name it.
why-link-not-adjacent = { $hills } are not next to each other, so they cannot be linked.
why-link-not-own = You link two ringforts of your own, and { $hills } are not both yours.
why-link-already = { $hills } are linked already.


## Seat of Kings: the game is over, or chance comes first

why-another-seat = It is not your decision now.
why-game-won = The game is over: one player holds the King positions of two regions.
why-game-won-by-third-region = The game is over: the third region has been won.
why-game-drawn = The game is over: the last round has ended, and the game is drawn.
why-lots-first = Lots must be drawn for the first Starting Player before anybody decides anything.
why-deal-first = The deck must be shuffled and dealt before anybody decides anything.
why-reshuffle-first = The discards must be shuffled to form the deck before anybody decides anything.


## Seat of Kings: cards

why-not-in-hand = That card is not in your hand.
why-not-among-six = You keep three of the six cards that you were dealt, and these are not all among them.
why-keep-out-of-order = Three different cards are kept, named from the lowest number to the highest.
why-no-array = That card is a Stone of Destiny, which swaps two pieces and places none.
why-not-a-stone = That card is not a Stone of Destiny.


## Seat of Kings: regions

why-region-not-in-game = That region is not in play in this game.
why-region-closed = That region has been won and is closed.
why-amnesty-too-dear = An amnesty costs 4 cumals, and you have fewer.


## Seat of Kings: playing a card

why-no-fit =
    { $count ->
        [0] The array of that card has no such fit, named from the lowest rank up and from the left.
       *[other] The array of that card has no fit on { $hills }, named from the lowest rank up and from the left.
    }
why-fit-less-empty = That card has a fit in this region with more empty Placement Positions, and you must choose such a fit.
why-too-few-pieces = That region has fewer than two pieces outside its King position, so there is nothing to swap.
why-no-such-piece =
    { $count ->
        [0] There is no such piece in that region.
       *[other] There is no such piece on { $hills }.
    }
why-king-position-swap = The Stone of Destiny swaps no piece in a King position.
why-pieces-out-of-order = Two different pieces are swapped, named from the lowest rank up, the left, and the bottom of the stack.


## Seat of Kings: placing

why-no-stock-to-place = You have no piece in stock to place.
why-fee-too-dear = The first piece in a region without pieces costs 2 cumals, and you have fewer.
why-own-fort =
    { $count ->
        [0] You have a fort there already, and two pieces are the most.
       *[other] You have a fort on { $hills } already, and two pieces are the most.
    }
why-not-a-placement-position = That is not a Placement Position of the fit that you chose.
why-placed-already =
    { $count ->
        [0] You have placed there already, and each Placement Position can be tried once only.
       *[other] You have placed on { $hills } already, and each Placement Position can be tried once only.
    }
why-closed-this-turn = The region was won in this turn and is closed, so the turn can only end.


## Seat of Kings: activation and promotion

why-activation-too-dear = The Activation Cost of the card is more than the cumals that you have.
why-stone-too-dear = To activate after a swap costs 3 cumals, and you have fewer.
why-traitor-too-dear = The cost of the traitor's card is more than the cumals that you have.
why-nothing-to-activate = You control no Placement Position of the fit that you chose, so there is nothing to activate.
why-nothing-swapped-on-top = Neither of the swapped pieces is yours and on top of its stack now, so there is nothing to activate.
why-exchanged-piece-gone = The piece that you exchanged is no longer there, so there is nothing to activate.
why-activated-already = The Activation Cost has been paid already, and it is paid once for a card.
why-no-stock-to-promote = You have no piece in stock to promote with.
why-fort-above =
    { $count ->
        [0] You have a fort there already, and two pieces are the most.
       *[other] You have a fort on { $hills } already, and two pieces are the most.
    }
why-no-active-pair = You promote into a position from the two beneath it, if both are yours and at least one is activated.
why-promoted-already =
    { $count ->
        [0] You have promoted there already, and each position can be tried once only.
       *[other] You have promoted into { $hills } already, and each position can be tried once only.
    }
why-own-king = That King position is yours already, and nothing is promoted into it.
why-not-one-of-the-forts = You keep one of your two forts, and that position is not one of them.


## Seat of Kings: traitors

why-not-exchangeable = The traitor's card has no Placement Position there.
why-not-an-opponent =
    { $count ->
        [0] There is no opponent's piece on top there.
       *[other] On { $hills } there is no opponent's piece on top.
    }
why-king-position-exchange = A traitor exchanges no piece in a King position.


## Seat of Kings: garrison and ransom

why-garrison-on-king = The garrison goes on other positions than the King position.
why-garrison-occupied =
    { $count ->
        [0] A garrison piece goes on an empty position, and that one is not empty.
       *[other] A garrison piece goes on an empty position, and { $hills } is not empty.
    }
why-ransom-too-many = That ransom would free more pieces of yours than are held there.
why-ransom-too-dear = That ransom is more than the cumals that you have.


## Seat of Kings: the next round

why-starts-already = You must name another player, not yourself.
why-not-at-the-table = Nobody at this table plays that color.
why-region-used = That region has been used already, and a new one is opened.


## Seat of Kings: decisions that are not asked for now

why-keep-not-asked = Cards are kept right after they are dealt, and not now.
why-action-not-asked = A card is used at the beginning of a turn, and something else is to be decided now.
why-place-not-asked = Pieces are placed after a card is played for it and before anything is activated, and not now.
why-activate-not-asked = You pay for activation after playing a card or after a traitor's exchange, and not now.
why-promote-not-asked = You promote after paying for activation, and not now.
why-keep-fort-not-asked = There are not two forts to choose between now.
why-traitor-not-asked = No traitor is on offer now.
why-exchange-not-asked = A piece is exchanged right after the traitor's card is taken, and not now.
why-garrison-not-asked = A garrison is placed right after its region is cleared, and not now.
why-ransom-not-asked = No prisoners are offered for ransom now.
why-start-not-asked = The next Starting Player is named at the end of a round, and not now.
why-region-not-asked = No region is to be opened now.


## Seat of Kings: something must be chosen before anything can end

why-action-must-be-chosen = You must first use a card, be it only to discard it.
why-keep-must-be-chosen = You must first choose the three cards that you keep for this round.
why-traitor-must-be-decided = You must first pay for the traitor or decline it.
why-fort-must-be-chosen = You must first choose which of your two forts to keep.
why-ransom-must-be-answered = You must first say how much ransom you pay, be it none.
why-start-must-be-named = You must first name the next Starting Player.
why-region-must-be-opened = You must first choose the region to open.
