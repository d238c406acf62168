# Why a move is not legal: one sentence for each reason, for a player in the middle of a game.
#
#   $token   the move, such as D4 or B2xC4; in Seat of Kings the decision, such as "promote H1"
#   $hills   the hills that the reason rests on, as a list to be read: "C3, D5 and E4"; in Seat of
#            Kings the positions, "F2 and F3", or nothing
#   $count   how many they are; 0 in Seat of Kings only
#   $others  further hills, or positions, as a list to be read; a comment says which
#   $own     a number of the player to move, $other that of the enemy
#   $case    a word that chooses between cases
#
# "Of your color" is said where a partner's ringfort counts too; clauses call it friendly. They are in rules.ftl.


## Lists

places-and-last = { $places } and { $last }
places-and-more = { $places } and { $more } more, { $count } in all


## The game is over

why-over = The game is over.
why-over-without-swap = The game is over: there was no ringfort left to remove.
why-over-by-double-capture = The game is over: one side has lost its second king.
why-over-on-full-board = The game is over: the board is full and the final turn has been played.
why-over-by-passes = The game is over: it ended by a pass, or because a position came for the third time.


## What is, or is not, on a hill

why-occupied = There is already a ringfort on { $hills }.
why-nothing-to-capture = There is no enemy ringfort on { $hills }.
why-nothing-to-sacrifice = There is no ringfort of yours on { $hills } to sacrifice.
why-enemy-ringfort = The ringfort on { $hills } is the enemy's, and a king can move there only by capturing it.
why-no-king-there = There is no king of yours on { $hills }.
why-king-there = There is already a king on { $hills }.


## A press that leads to nothing

refused-own = { $hill } is already yours.
refused-king-first = First choose one of your kings, then where it goes.
refused-enemy =
    That king is { $side ->
        [red] Red
       *[blue] Blue
    }'s. It falls if your king moves next to it and your ringforts then surround its lone ringfort.
refused-stranded = Your king on { $hill } is stranded and must move now.
# $others, $barred in number: the hills within reach of the king that $hills, own kings or ringforts, bar.
refused-beside-kings =
    This king has no hill to go to: { $others } { $barred ->
        [one] is
       *[other] are
    } next to { $count ->
        [one] your king
       *[other] your kings
    } on { $hills }.
refused-beside-ringforts =
    This king has no hill where it may build: { $others } { $barred ->
        [one] is
       *[other] are
    } next to { $count ->
        [one] your ringfort
       *[other] your ringforts
    } on { $hills }.
refused-all-taken = This king has no hill to go to: all within its reach are taken.
# $mobile, $own in number: the kings that can build. $case: why this one cannot.
refused-while-mobile =
    { $case ->
        [beside-kings] { refused-beside-kings }
       *[all-taken] { refused-all-taken }
    } { $own ->
        [one] While your king on { $mobile } can build, no king of yours may go to a ringfort.
       *[other] While your kings on { $mobile } can build, no king of yours may go to a ringfort.
    }
refused-mobile = Your king can still build, so it must.
refused-take-first = First take an enemy ringfort without a bridge.


## Doubles: areas

# Yours is the area of the seat to move: South has the rows 1 to 4, West the columns A to D.
why-outside-area =
    { $seat ->
        [south] { $hills } is outside your area, which is rows 1 to 4.
        [west] { $hills } is outside your area, which is columns A to D.
        [north] { $hills } is outside your area, which is rows 4 to 7.
        [east] { $hills } is outside your area, which is columns D to G.
       *[other] { $hills } is outside your area.
    }
why-off-shared-row = Your side's first ringfort goes on row 4, which you share with your partner, and { $hills } is not on it.
why-off-shared-column = Your side's first ringfort goes on column D, which you share with your partner, and { $hills } is not on it.


## Sacred Hill

why-too-close =
    { $count ->
        [one] The ringfort of your color on { $hills } is closer to { $token } than a knight's move.
       *[other] The ringforts of your color on { $hills } are closer to { $token } than a knight's move.
    }
why-no-knights-move = No ringfort of your color is a knight's move away from { $hills }.
why-no-capture-in-manoeuvres = Nothing is captured in Manoeuvres.
# $others: the ringforts that it is linked with, or the hills next to it that the besieger lacks.
why-not-besieged =
    { $case ->
        [linked] The ringfort on { $hills } is not besieged, because it is linked with { $others }.
        [open] The ringfort on { $hills } is not besieged, because you do not hold { $others } next to it.
       *[other] The ringfort on { $hills } is not besieged.
    }
# $others: the vacant hills that are.
why-not-beside-friend = { $hills } is not next to a ringfort of your color, unlike { $others }.
why-must-capture =
    { $count ->
        [one] You must capture the besieged ringfort on { $hills }.
       *[other] You must capture one of the besieged ringforts on { $hills }.
    }
# $own: the number of ringforts of that color next to the hill of the move; $highest: the number next to those that come first.
why-higher-priority =
    { $own ->
        [0] You must play next to as many ringforts of your color as you can: { $highest } at { $hills }, none at { $token }.
       *[other] You must play next to as many ringforts of your color as you can: { $highest } at { $hills }, only { $own } at { $token }.
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
        [one] The ringfort on { $hills } is opposite { $token }, and no two ringforts may be opposite each other.
       *[other] The ringforts on { $hills } are opposite { $token }, and no two ringforts may be opposite each other.
    }
# $row: the row of the hill, which is a column if it has a letter; $own and $other: the ringforts of the player and of the enemy in it; $rows: the qualified rows.
why-qualified-rows =
    { $case ->
        [capture] You may not capture while a row or column is qualified for you; qualified: { $rows }.
        [empty] { $row ->
            [A] Column
            [B] Column
            [C] Column
            [D] Column
            [E] Column
            [F] Column
            [G] Column
           *[other] Row
        } { $row } is not qualified, because the enemy has no ringfort there; qualified: { $rows }.
        [ahead] { $row ->
            [A] Column
            [B] Column
            [C] Column
            [D] Column
            [E] Column
            [F] Column
            [G] Column
           *[other] Row
        } { $row } is not qualified, because you have { $own } ringforts there and the enemy only { $other }; qualified: { $rows }.
       *[other] You must build in a qualified row or column, so on { $hills }.
    }
why-must-capture-unqualified =
    { $count ->
        [one] You have no qualified row or column, so you must capture the besieged ringfort on { $hills }.
       *[other] You have no qualified row or column, so you must capture one of the besieged ringforts on { $hills }.
    }


## High Kings

why-beside-friend-in-setup =
    { $count ->
        [one] In Setup you may not build next to a ringfort of your color, and there is one on { $hills }.
       *[other] In Setup you may not build next to ringforts of your color, and there are some on { $hills }.
    }
why-only-build-in-setup = In Setup you build with a new king each turn, and no king moves yet.
why-beside-friendly-king =
    { $count ->
        [one] Your kings may not stand next to each other, and that hill is next to the one on { $hills }.
       *[other] Your kings may not stand next to each other, and that hill is next to those on { $hills }.
    }
why-kings-build-in-manoeuvres = After Setup only a king that moves there can build on { $hills }.
why-no-knights-step-in-manoeuvres =
    { $reach ->
        [none] A king moves by a knight's move, { $hills } are not a knight's move apart, and the king on { $hill } cannot move now.
       *[some] A king moves by a knight's move: the one on { $hill } can go to { $others }.
    }
why-beside-friend-in-manoeuvres =
    { $count ->
        [one] In Manoeuvres a king may not build next to a ringfort of your color, and there is one on { $hills }.
       *[other] In Manoeuvres a king may not build next to ringforts of your color, and there are some on { $hills }.
    }
why-kings-build-in-battle = After Setup only a king that moves there can build on { $hills }.
why-no-knights-step-in-battle =
    { $reach ->
        [none] A king moves by a knight's move, { $hills } are not a knight's move apart, and the king on { $hill } cannot move now.
       *[some] A king moves by a knight's move: the one on { $hill } can go to { $others }.
    }
why-no-knights-step-to-ringfort =
    { $reach ->
        [none] A king moves by a knight's move, { $hills } are not a knight's move apart, and the king on { $hill } cannot move now.
       *[some] A king moves by a knight's move: the one on { $hill } can go to { $others }.
    }
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

why-sacrifice-needs-one-loss =
    { $own ->
        [0] Only a side that has lost exactly one king may sacrifice, and you have lost none.
       *[other] Only a side that has lost exactly one king may sacrifice, and you have lost { $own }.
    }
# $others: the ringforts that it is linked with, or the hills next to it that the enemy lacks.
why-sacrifice-needs-siege =
    { $case ->
        [linked] Your ringfort on { $hills } is linked with { $others }, so it is not besieged and you cannot sacrifice it.
        [open] Your ringfort on { $hills } is not besieged, because the enemy does not hold { $others }, so you cannot sacrifice it.
       *[other] Your ringfort on { $hills } is not besieged, so you cannot sacrifice it.
    }
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

why-far-from-king = You must build within two hills of the enemy king on { $hills }, straight or diagonally.
why-no-swap-in-manoeuvres = No ringfort is replaced before the board is full.
why-under-king = { $hills } holds the enemy king, so it cannot be taken.
why-linked = A ringfort with a bridge cannot be taken, and { $hill } has one to { $others }.
why-link-missing = This move also sets a bridge, and { $token } does not say which.
why-link-not-adjacent = { $hills } are not next to each other, so they cannot be linked.
why-link-not-own = You link two ringforts of your own, and { $hills } are not both yours.
why-link-already = { $hills } are linked already.


## Seat of Kings: the game is over, or chance comes first

why-another-seat = Another player decides now, so wait for your turn.
why-game-won = The game is over: one player holds the King positions of two regions.
why-game-won-by-third-region = The game is over: the third region has been won.
why-game-drawn = The game is over: the last round has ended, and the game is drawn.
why-lots-first = First lots are drawn for the first Starting Player, and only then do the players decide.
why-deal-first = First the deck is shuffled and dealt, and only then do the players decide.
why-reshuffle-first = First the discards are shuffled to form the deck, and only then does the game go on.


## Seat of Kings: cards

why-not-in-hand = That card is not in your hand: choose one that is.
why-not-among-six = Keep three of the six cards that you were dealt: these are not all among them.
why-keep-out-of-order = Name three different cards to keep, from the lowest number to the highest.
why-no-array = That card is a Stone of Destiny, which places no piece: choose two pieces that it swaps.
why-not-a-stone = That card is not a Stone of Destiny, so it swaps no pieces: choose where it places some.


## Seat of Kings: regions

why-region-not-in-game = Nobody plays in that region in this game: choose a region that is in play.
why-region-closed = That region has been won and is closed: play in another one, or discard the card.
why-amnesty-too-dear = An amnesty costs { $cost } cumals, and you have { $own }: discard the card for 2 cumals, or play it.


## Seat of Kings: playing a card

why-no-fit =
    { $count ->
        [0] That card cannot lie like that: it shifts left or right, and each of its positions stays in its rank.
        [one] That card cannot lie on { $hills }: it shifts left or right, and each of its positions stays in its rank.
       *[other] That card cannot lie on { $hills } together: it shifts left or right, and each of its positions stays in its rank.
    }
# $own: the empty positions among those chosen, $best among the best; $hills: all positions of the best.
why-fit-less-empty =
    { $own ->
        [0] A card goes where it finds the most empty positions, and here it finds none: it fits better on { $hills }.
        [one] A card goes where it finds the most empty positions: here it finds { $own }, and { $best } on { $hills }.
       *[other] A card goes where it finds the most empty positions, and in this region it has a better fit.
    }
why-too-few-pieces = That region has fewer than two pieces outside its King position, so there is nothing to swap.
why-no-such-piece =
    { $count ->
        [0] There is no piece at that height of a stack in that region.
       *[other] There is no piece at that height on { $hills }: choose one that lies there.
    }
why-king-position-swap = The Stone of Destiny swaps no piece in a King position: choose one elsewhere in the region.
why-pieces-out-of-order = Name two different pieces to swap, the lower rank first, then from the left, then from the bottom of the stack.


## Seat of Kings: placing

why-no-stock-to-place = You have no piece left in stock, so you cannot place one.
why-fee-too-dear =
    { $own ->
        [0] The first piece in a region without pieces costs { $cost } cumals, and you have none, so you cannot place there.
       *[other] The first piece in a region without pieces costs { $cost } cumals, and you have { $own }, so you cannot place there.
    }
why-own-fort =
    { $count ->
        [0] You have a fort there already, and a fort has at most two pieces.
       *[other] You have a fort on { $hills } already, and a fort has at most two pieces.
    }
why-not-a-placement-position =
    { $count ->
        [0] You place only on the positions that you chose for your card.
       *[other] You place only on the positions that you chose for your card, and { $hills } is not one of them.
    }
why-placed-already =
    { $count ->
        [0] You have placed there already, and a card places once on each position.
       *[other] You have placed on { $hills } already, and a card places once on each position.
    }
why-closed-this-turn = The region was won in this turn and is closed, so the turn can only end.


## Seat of Kings: activation and promotion

why-activation-too-dear =
    { $cost ->
        [one] Activating with this card costs { $cost } cumal, and you have { $own }, so you cannot activate.
       *[other] Activating with this card costs { $cost } cumals, and you have { $own }, so you cannot activate.
    }
why-stone-too-dear = Activating after a swap costs { $cost } cumals, and you have { $own }, so the pieces are only swapped.
why-traitor-too-dear =
    { $cost ->
        [one] Activating with the traitor's card costs { $cost } cumal, and you have { $own }, so you only exchange the piece.
       *[other] Activating with the traitor's card costs { $cost } cumals, and you have { $own }, so you only exchange the piece.
    }
why-nothing-to-activate = None of the positions of your card has a piece of yours on top, so there is nothing to activate.
why-nothing-swapped-on-top = Neither of the swapped pieces is yours and on top of its stack now, so there is nothing to activate.
why-exchanged-piece-gone = The piece that you exchanged is no longer there, so there is nothing to activate.
why-activated-already = You have paid for the activation already, once for the card: now promote, or end.
why-no-stock-to-promote = You have no piece left in stock, so you cannot promote.
why-fort-above =
    { $count ->
        [0] You have a fort there already, and a fort has at most two pieces.
       *[other] You have a fort on { $hills } already, and a fort has at most two pieces.
    }
# $pair: the two positions beneath.
why-no-active-pair =
    { $case ->
        [farmer] You promote into a position from the two beneath it, and beneath a Farmer position there are none.
        [asleep] { $pair } are yours, but neither is activated, so you do not promote from them.
        [not-own] To promote there you need your pieces on top of both { $pair }.
       *[other] You promote into a position from the two beneath it, if both are yours and at least one is activated.
    }
why-promoted-already =
    { $count ->
        [0] You have promoted there already, and you can try each position only once.
       *[other] You have promoted into { $hills } already, and you can try each position only once.
    }
why-own-king = That King position is yours already, and nothing is promoted into it.
why-not-one-of-the-forts = You keep one of your two forts: choose one of { $pair }.


## Seat of Kings: traitors

why-not-exchangeable =
    { $count ->
        [0] The traitor's card cannot place there, however you shift it.
       *[other] The traitor's card cannot place on { $hills }, however you shift it.
    }
why-not-an-opponent =
    { $count ->
        [0] You exchange the top piece of an opponent, and there is none there.
       *[other] You exchange the top piece of an opponent, and on { $hills } there is none.
    }
why-king-position-exchange = A traitor exchanges no piece in a King position: choose another position.


## Seat of Kings: garrison and ransom

why-garrison-on-king = The King position is for the King piece alone: put the garrison on another position.
why-garrison-occupied =
    { $count ->
        [0] A garrison piece goes on an empty position, and that one is not empty.
       *[other] A garrison piece goes on an empty position, and { $hills } is not empty.
    }
why-ransom-too-many =
    { $own ->
        [one] This player holds only { $own } piece of yours, so you pay no more than 1 cumal.
       *[other] This player holds only { $own } pieces of yours, so you pay no more than { $own } cumals.
    }
why-ransom-too-dear =
    { $cost ->
        [one] That ransom costs { $cost } cumal, and you have { $own }: pay less, or nothing.
       *[other] That ransom costs { $cost } cumals, and you have { $own }: pay less, or nothing.
    }


## Seat of Kings: the next round

why-starts-already = You are the Starting Player now, so name another player.
why-not-at-the-table = Nobody at this table plays that color: name one of the others.
why-region-used = That region is in the game already: open one that is not.


## Seat of Kings: decisions that are not asked for now

# What the game waits for, after "and"; $asked names the stage.
asked-now =
    { $asked ->
        [keep] first you choose the three cards that you keep
        [turn] now you use a card
        [place] now you place pieces, activate or end the turn
        [keep-fort] first you choose which of the two forts stays
        [activate] now you activate or skip that
        [promote] now you promote or stop
        [traitor] first you pay for the traitor or decline it
        [exchange] now you exchange a piece or skip that
        [garrison] first you place garrison pieces or stop
        [ransom] first you say how much ransom you pay
        [start] first you name the next Starting Player
        [region] first you choose the region to open
       *[other] now you decide something else
    }
why-keep-not-asked = You keep cards right after they are dealt, and { asked-now }.
why-action-not-asked = You use a card at the start of a turn, and { asked-now }.
why-place-not-asked = You place pieces after playing a card for it and before activating, and { asked-now }.
why-activate-not-asked = You pay for activation after a card's pieces are placed, swapped or exchanged, and { asked-now }.
why-promote-not-asked = You promote after paying for activation, and { asked-now }.
why-keep-fort-not-asked = You choose between two forts only after a swap that leaves you with two, and { asked-now }.
why-traitor-not-asked = A traitor is offered only at the end of a round, and { asked-now }.
why-exchange-not-asked = You exchange a piece right after taking the traitor's card, and { asked-now }.
why-garrison-not-asked = You place a garrison right after its region is cleared, and { asked-now }.
why-ransom-not-asked = Prisoners are offered for ransom only at the end of a round, and { asked-now }.
why-start-not-asked = The next Starting Player is named at the end of a round, and { asked-now }.
why-region-not-asked = A third region is opened only when each of two players has won one, and { asked-now }.


## Seat of Kings: something must be chosen before anything can end

why-action-must-be-chosen = You must first use a card, even if only to discard it.
why-keep-must-be-chosen = You must first choose the three cards that you keep for this round.
why-traitor-must-be-decided = You must first pay for the traitor or decline it.
why-fort-must-be-chosen = You must first choose which of your two forts to keep.
why-ransom-must-be-answered = You must first say how much ransom you pay, even if it is none.
why-start-must-be-named = You must first name the next Starting Player.
why-region-must-be-opened = You must first choose the region to open.
