# What the page says of Seat of Kings.
#
#   $seat       the name of a seat
#   $region     the name of a region
#   $positions  positions, such as F2 and H1
#   $card       the number of a card, $cards several of them
#   $move       a decision in words, to follow the name of a seat
#   $steps      what a hint would do, in the words of `would-`
#   $count      how many


## Names

card = Card { $card }
region-none = the region
seat-none = the captor
rank-f = Farmers
rank-h = Herdsmen
rank-w = Warriors
rank-c = Chieftains
rank-k = King


## Cards, positions and pieces in words

card-stone = Card { $card }, Stone of Destiny: swaps two pieces of a region. Activating costs { $cost }
card-array =
    { $count ->
        [1] Card { $card }: places one piece. Activating costs { $cost }. { $fits ->
            [one] In each region it fits on { $first } alone
           *[other] In each region it fits in { $fits } places, from { $first } to { $last }
        }
       *[other] Card { $card }: places { $count } pieces. Activating costs { $cost }. { $fits ->
            [one] In each region it fits on { $first } alone
           *[other] In each region it fits in { $fits } places, from { $first } to { $last }
        }
    }
card-grey =
    { $count ->
        [1] { $array }. When it lies on { $first }, its greyed position is { $greys }
       *[other] { $array }. When it lies on { $first }, its greyed positions are { $greys }
    }
board-name = Board of Tara, Seat of Kings
regions = Regions
cell = { $region } { $position }: { $stack }
cell-row = { $region }, { $rank }
cell-legal = can be chosen
cell-idle = would change nothing
cell-barred = not allowed
cell-hints = part of the hint
cell-would-place = your piece would go here
cell-would-promote = you would promote here
cell-chosen = chosen
cell-activated = activated
cell-drafted = changed by your draft
cell-fort-left = its fort moves to { $to }
cell-fort-came = the fort of { $from } moves here
cell-last = changed last
cell-since = changed since your last turn
cell-trail = turn { $number } since yours
stack-empty = empty
stack-captives = { $top } on top of { $captives }
stack-fort = fort of { $top }
stack-fort-captives = fort of { $top } on top of { $captives }
stack-opened = A stack
piece-king = King piece of { $seat }
piece-level = { $piece }, piece { $level } from the bottom
swap-piece = { $piece } on { $position }
swap-piece-level = { $piece } on { $position }, piece { $level } from the bottom


## A new game

kings-players = Players
kings-nobody = Nobody
kings-mixed-about = Choose who plays each color. The number of players above applies only to the buttons below it.
kings-level-about-1 = Wastes no card, but often prefers a weak turn to a strong one. For your first game.
kings-level-about-2 = Sees big gains, and misses many other chances.
kings-level-about-3 = Plays sensibly and still makes plain mistakes.
kings-level-about-4 = An even game if you know the rules well.
kings-level-about-5 = Rarely makes a mistake that shows before its next turn.
kings-level-about-6 = Always plays what looks best, looking ahead to its next turn.
kings-level-about-7 = Compares twenty times as many lines of play as level 6.
kings-level-about-8 = The computer's best, with about a second per decision.
kings-options = Clock, regions, rounds, deck
kings-match = A match: one game per player
kings-edition = Rules
kings-regions = Regions
kings-regions-about = Choose one region per player, or none for the usual ones.
kings-rounds = Round limit (then a draw)
kings-deck = Custom deck file
kings-length-about = A round has three turns for each player. A game often takes 4 to 10 rounds; a round limit of 2 or 3 makes a short first game.
kings-deck-about = We know of no list of the printed cards, so this deck is a reconstruction: 36 cards based on everything the rulebooks say.
kings-deck-file = If you own the box, you can enter its cards in a deck file and play with them here.
deck-sound = { $name } is a deck of 36 cards without faults. You will play with it.
deck-faults =
    { $count ->
        [one] This file has a fault, and no game begins with it:
       *[other] This file has { $count } faults, and no game begins with it:
    }
deck-leave = Play without this file
deck-sample = Download a sample: the reconstructed deck
deck-form = What a deck file looks like
deck-form-about = A deck file is a text file in TOML with 36 cards, in any order. Take the sample, give it another name, and change the cards to those in your box. Each line is a key and its value, such as { $line }.
deck-key-name = At the top: the name of the deck. Within a card: any name for it, or none.
deck-key-edition = Always 1.
deck-key-card = Begins a card. The keys below follow it.
deck-key-number = The tie-break number, 1 to 36, each once.
deck-key-cost = The Activation Cost, 0 to 4; 3 for a Stone of Destiny.
deck-key-place = The one or two Placement Positions, such as { $sample }.
deck-key-grey = The greyed positions; leave it out if there are none.
deck-key-stone = { $yes } for a Stone of Destiny, which has neither { $place } nor { $grey }; leave it out otherwise.
deck-form-position = A position is a rank (F, H, W, C or K) and a shift along it: 0, to the right +1 to +4, to the left -1 to -4. One step up to the right keeps the shift; one step up to the left lowers it by 1.


## How to play, in a few sentences

help-aim = Hold the King positions of two regions at the same time, and you win at once. A position is yours while the top piece there is yours.
    .name = Your aim
help-round = Each player has three turns, and each turn uses one card. Every other round brings six new cards: you keep three for this round, and the other three are for the next.
    .name = A round
help-pieces = You have 20 pieces and two King pieces. Pieces that are neither on the board nor prisoners are your stock. With an empty stock you can neither place nor promote.
    .name = Your pieces
help-card =
    Choose a region, and place your pieces where the card has arrows: F is for Farmers, H for Herdsmen, W for Warriors.
    You may shift the card left or right, but only to where the most arrow positions are empty. Greyed positions only have to exist.
    .name = A turn: placing
help-cumals = Cumals are money. Placing is free, but the first piece in an empty region costs 2. In round 1 the Starting Player does not pay this. You can discard any card and take 2 cumals.
    .name = A turn: cumals
help-activation =
    After placing you may pay, once, the number in the card's coin. This activates the positions you control under its arrows.
    Two of your pieces side by side, one of them activated, can promote: you add a piece from your stock to the position above both. That position is activated too, so you can go on, all the way to the king.
    .name = A turn: activating and promoting
help-capture =
    A piece that lands on an opponent's piece captures it, and the captive stays underneath.
    A piece that lands on your own makes a fort; you can have one in each region. An attack on a fort only removes its top piece.
    .name = Fights: captives and forts
help-stone = Swap any two pieces in one region, but not on the King position. For 3 cumals you activate those of the two that are now yours and on top.
    .name = Fights: the Stone of Destiny
help-amnesty = Discard any card and pay 4 cumals: all captives in one region return to their owners.
    .name = Fights: amnesty
help-end =
    First come the traitors, region by region. Then income: 1 cumal for each rank of a region, up to Chieftains, in which you alone control the most positions, and 1 for each of these ranks that you hold in more than one region.
    Then every region with a new king is cleared. Prisoners are exchanged one for one, and the rest may be ransomed: 1 cumal frees one, 2 free two, 3 free all that a player holds.
    Finally, the Starting Player names another player to start the next round.
    .name = The end of a round
help-traitor =
    A traitor costs 1 cumal: you take the top card of the deck, and on a position where it can place you may replace an opponent's top piece with one of yours.
    It is offered first to the player who controls the most positions there without being dominant; the higher card breaks a tie. If that player declines or has no cumal, the next one clockwise decides.
    .name = The end of a round: traitors
help-kings =
    A region is cleared for its new king: captives become prisoners, a King piece goes on top, and the king's owner may place a garrison of up to two more pieces. The same happens at once, in mid-round, when a player controls all 15 positions.
    A King piece falls only if an opponent promotes into its position: nothing is placed, and it takes another promotion to become king there.
    With two players there is no garrison; the region is closed, and if each player has won one, a third decides.
    .name = The end of a round: kings
help-signs = The dashed ring next to a region's name shows who is dominant: the owner of its king, or else the player who controls the most positions. The cube marks the Starting Player, the sword the player deciding about a traitor, the battlement a fort, the lock a closed region. The small pieces on a position are captives.
    .name = Signs


## The table

kings-round =
    { $limit ->
        [last] Round { $round }, the last one.
        [near] Round { $round } of { $rounds }.
       *[far] Round { $round }.
    }
status-keep = Everyone chooses three cards.
has-cumals =
    { $count ->
        [1] 1 cumal
       *[other] { $count } cumals
    }
has-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
has-prisoners =
    { $count ->
        [1] 1 prisoner of { $seat }
       *[other] { $count } prisoners of { $seat }
    }
has-later =
    { $count ->
        [0] {""}
        [one] { $count } card set aside for the next round
       *[other] { $count } cards set aside for the next round
    }
has-captives =
    { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }
player-more = More about { $seat }
board-short = Board
is-starting = Starting Player
has-stock = { $count } in stock
has-kings = Kings: { $count } of { $most }
has-income = Income if the round ended now: { $count }
income-none = No lead in any rank, and no rank in two regions.
income-most =
    { $count ->
        [1] Most positions in { $region }: { $ranks }, 1 cumal
       *[other] Most positions in { $region }: { $ranks }, { $count } cumals
    }
income-spread-rank = { $rank } in { $count } regions
income-spread =
    { $isCounted ->
        [yes] { $ranks }
       *[no] In more than one region: { $ranks }
    }, { $count ->
        [1] 1 cumal
       *[other] { $count } cumals
    }
leads-nobody = Nobody holds a King position yet; it takes { $most } to win.
leads-ahead = Most positions: { $players }.
leads-ahead-of = { $seat } in { $regions }
leads-drafted = After this turn: { $leads }
leads-one = { $seat } leads with { $count } of { $most } King positions.
leads-level = { $seat } hold { $count } of { $most } King positions each.
near-king =
    { $who ->
        [you] You win
       *[other] { $seat } wins
    } with one more King position.
near-promotion =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } one promotion from winning, in { $region }.
near-holds =
    { $who ->
        [you] You hold the King position of { $region }, and win
       *[other] { $seat } holds the King position of { $region }, and wins
    } by keeping it until the round ends.
near-round-end =
    { $who ->
        [you] You are
       *[other] { $seat } is
    } one promotion from the King position of { $region }, which wins when the round ends.
near-now =
    { $who ->
        [you] You can win now
       *[other] { $seat } can win now
    } with a promotion in { $region }.
standing = Regions, deck and discards
rules-of-table =
    { $rounds ->
        [one] { $edition }. A draw after 1 round.
       *[other] { $edition }. A draw after { $rounds } rounds.
    }
deck-reconstructed = The deck is a reconstruction.
deck-other = The deck is from a file: { $name }.
middle-deck =
    { $count ->
        [0] The deck is empty.
        [one] The deck has 1 card.
       *[other] The deck has { $count } cards.
    }
middle-no-discards = No discards.
middle-discards = Discarded: { $cards }.
middle-known = The deck holds { $cards }, in unknown order.
region-closed-plain = Closed: no more play here.
region-closed = Closed: { $seat } has a king here.
dominant = { $seat } is dominant.
dominant-nobody = Nobody is dominant.
traitor-nobody = Nobody can get a traitor here.
traitor-order =
    { $count ->
        [one] A traitor would be offered to { $order }.
       *[other] A traitor would be offered to { $order }, in this order.
    }
traitor-tied = A traitor would be offered first to { $first }: the higher card decides.
curtain = { $seat } decides now. Everybody else, please look away.
curtain-here = I am { $seat }
away-list = What happened since
since-title = Since your last turn
since-title-first = Before your first turn
since-again = Show it again
since-open = All of it, in the moves
short-play = { $seat }: { $positions } in { $region }.
short-play-nothing = { $seat } placed nothing in { $region }.
short-play-open = { $seat } plays in { $region }.
short-stone = { $seat } swapped { $positions } in { $region }.
short-amnesty = { $seat }: amnesty in { $region }.
short-discard = { $seat } discarded.
short-traitor = { $seat }: traitor on { $positions } in { $region }.
short-traitor-nothing = { $seat }: traitor in { $region }, no piece taken.
short-traitor-open = { $seat }: traitor in { $region }.
short-decline = { $seat } declined in { $region }.
short-garrison = { $seat }: garrison on { $positions } in { $region }.
short-cleared =
    { $isClosed ->
        [yes]
            { $you ->
                [yes] { $region } is cleared and closed; it is yours.
               *[no] { $region } is cleared and closed for { $seat }.
            }
       *[no]
            { $you ->
                [yes] { $region } is cleared; its king is yours.
               *[no] { $region } is cleared for { $seat }.
            }
    }


## Your hand

hand = Your hand
hand-empty = You have no cards in your hand.
aside = For the next round
keep-them = Keep these
keep-count = { $count } of { $most } chosen
keep-about = Press a card to see what it does.
keep-too-many = You have already chosen { $most }. Press one of them to deselect it.
keep-done = You have chosen. The others are still choosing their cards.
use-play = Place in { $region }:
use-stone = Swap two pieces in { $region }:
use-stone-count = { $picked } of 2 chosen
use-discard = Discard: take 2 cumals
use-list = As a list
amnesty = Amnesty
use-price =
    { $cost ->
        [0] Activating is optional and free here: it lets two pieces side by side promote.
        [one] Activating is optional: it costs 1 cumal and lets two pieces side by side promote. You have { $have }.
       *[other] Activating is optional: it costs { $cost } cumals and lets two pieces side by side promote. You have { $have }.
    }
use-regions = Fits in { $regions }.
use-best = The best place is shown.
use-best-in = The best place is in { $region }.
use-best-point = This is the best place for the card. Point at a position to see another place.
use-amnesty = Amnesty in { $region } for 4 cumals: { $freed }
amnesty-frees = { $count } for { $seat }
amnesty-frees-none = there are no captives
use-fee = Empty region: the first piece costs { $count } cumals.
use-fee-dear = Empty region: you cannot afford the { $count } cumals for the first piece.
use-outside-part = { $position } alone
use-outside-named = Never on { $places }: part of the array would be outside the region.
use-outside-counted =
    { $count ->
        [one] Never on { $count } other place: part of the array would be outside the region.
       *[other] Never on { $count } other places: part of the array would be outside the region.
    }
use-barred = Not { $fits }: { $why }
why-fit =
    { $count ->
        [1] { $taken } is not empty.
       *[other] { $taken } are not empty.
    } { $all ->
        [1] Here the card goes to an empty position: { $fits }.
       *[other] { $best ->
            [1] Here the card goes where one of its positions is empty: { $fits }.
           *[other] Here the card goes where both of its positions are empty: { $fits }.
        }
    }


## Prompts and their explanations

ask-keep = Choose three cards: { $count } of { $most }
ask-keep-ready = Keep these three cards?
ask-unsent = Not sent yet: there is no connection.
about-keep = You play these three this round, one each turn. The other three are your hand for the next round.
ask-turn = Your turn: choose a card
ask-turn-place =
    { $size ->
        [1] Choose where card { $card } goes
       *[other] Choose where card { $card } goes: it places { $size } pieces
    }
ask-turn-place-second = { $picked } is chosen. Press the second position, or { $picked } again to deselect it
ask-turn-stone = 1 of 2: choose the first piece to swap
ask-turn-stone-second = 2 of 2: choose the piece to swap it with
ask-turn-other = Card { $card } fits nowhere now: discard it and take 2 cumals, or choose another card
about-turn = Each turn uses one card: place pieces, swap two with a Stone of Destiny, declare an amnesty, or take 2 cumals.
ask-draft = Confirm this?
ask-draft-plain = Confirm this?
ask-draft-drawn = Confirm this step?
ask-draft-discard = Discard card { $card } and take 2 cumals?
ask-draft-idle = Play card { $card } without effect?
ask-draft-wins = Confirm: { $acts }. This wins the game!
about-draft = Press a step to take it back, and all steps after it.
about-draft-activate = Optional: activating lets two pieces side by side promote.
ask-draft-acts = Confirm: { $acts }
act-of = { $acts } ({ $region })
act-of-stone = swap { $positions }
act-of-place = place on { $positions }
act-of-exchange =
    { $owner ->
        [none] exchange { $positions }
       *[other] take { $positions } from { $owner }
    }
act-of-garrison = garrison { $positions }
act-of-amnesty = free all captives
act-of-activate = activate
act-of-climb =
    { $top ->
        [king] promote to the King position
       *[other] promote to { $positions }
    }
act-of-then-climb =
    { $top ->
        [king] then promote to the King position
       *[other] then promote to { $positions }
    }
activates-above =
    { $count ->
        [one] { $positions } is activated too, because it is yours and above two positions of yours, at least one of them activated.
       *[other] { $positions } are activated too, because they are yours and each is above two positions of yours, at least one of them activated.
    }
place-left = You may still place on { $positions }.
place-no-stock = You cannot place: you have no piece left in stock.
place-dear = You cannot place: the first piece in this region costs { $fee }, which you do not have.
place-none = You cannot place any more.
ask-place = Place pieces in { $region }, card { $card }
about-place =
    { $opens ->
        [yes] Place pieces, or none. Then you may activate { $activates } for { $cost } in all, and promote.
        [dear] Place pieces, or none. Activating costs { $cost }, which you do not have.
       *[no] Place pieces, or none. Then you may activate the card's positions that you control, for { $cost } in all, and promote.
    }
ask-activate = Activate in { $region }?
about-activate =
    { $opens ->
        [yes] You may activate { $activates } for { $cost } in all, and then promote.
        [dear] Activating costs { $cost }, which you do not have.
       *[no] There is nothing to activate.
    }
ask-promote = Promote in { $region }
about-promote = Two of your pieces side by side, one of them activated, promote to the position above both. This is free, and you may go on from there.
ask-traitor = A traitor in { $region }?
about-traitor-why =
    { $isFirst ->
        [yes]
            { $dominant ->
                [none] Nobody is dominant here.
               *[other] { $dominant } is dominant here and cannot have the traitor.
            } { $how ->
                [only] Only you have other pieces here, so it is offered to you.
                [card] { $tied } control equally many positions, so the highest card decides who is asked first.
               *[most] Of the others you control the most positions, so you are asked first.
            }
       *[no] The players before you declined or could not pay.
    }
about-traitor =
    { $hasNext ->
        [yes] Pay 1 cumal (you have { $have }), and the top card of the deck is turned up. On a position where it can place, you may replace an opponent's top piece with one from your stock. If you decline, { $next } decides next.
       *[no] Pay 1 cumal (you have { $have }), and the top card of the deck is turned up. On a position where it can place, you may replace an opponent's top piece with one from your stock. If you decline, there is no traitor here.
    }
ask-exchange = Exchange a piece in { $region }
about-exchange =
    Card { $card } shows where. Your piece replaces the top one, which returns to its owner. { $opens ->
        [dear] Activating it would cost { $cost }, and you have only { $have }.
       *[yes] Then you may pay { $cost } to activate it. You have { $have }.
    }
ask-garrison = Place a garrison in { $region }
about-garrison =
    { $pieces ->
        [1] The region was cleared for your king. You may place one more piece from your stock on an empty position.
       *[other] The region was cleared for your king. You may place up to { $pieces } pieces from your stock, each on an empty position.
    }
ask-ransom = Ransom your prisoners from { $captor }?
about-ransom =
    { $held ->
        [1] { $captor } holds 1 of your pieces and gets the cumals. You cannot place a piece that stays prisoner. You have { $have }.
       *[other] { $captor } holds { $held } of your pieces and gets the cumals. You cannot place pieces that stay prisoners. You have { $have }.
    }
ask-start = Name the new Starting Player
about-start = You started this round, so you choose who starts the next: anybody but you. The Starting Player plays first in each of the three turns.
ask-region = Open a third region
about-region =
    { $edition ->
        [it] Each of you had a king, and both King pieces are off the board again. The player who holds the King position of this region at the end of a round wins.
       *[other] Each of you has a king. The player who controls the King position of this region wins at once.
    }
ask-keep-fort = Which fort do you keep in { $region }?
about-keep-fort = You can have only one fort in a region. The top piece of the other returns to your stock.
ask-time = Your clock: { $time }

# Words of the rules, explained when they are pressed.
kings-term-activation = Activation
    .about = After placing you may pay, once, the number in the card's coin. This activates the positions you control under its arrows. Two of your pieces side by side, one of them activated, can promote: a piece from your stock goes on the position above both.
kings-term-garrison = Garrison
    .about = When a region is cleared for a new king, the king's owner may place up to two more pieces there, each on an empty position.
kings-term-dominant = Dominant
    .about = The dominant player of a region owns its king, or else controls the most positions there. The dashed ring next to the region's name shows who it is.
kings-term-traitor = Traitor
    .about = At the end of a round, a player who is not dominant in a region may pay 1 cumal for the top card of the deck. Where that card can place, one of that player's pieces may replace an opponent's top piece.
kings-term-ransom = Ransom
    .about = Captives of a cleared region become prisoners. 1 cumal frees one of yours, 2 free two, 3 free all that a player holds; that player gets the cumals.
kings-term-amnesty = Amnesty
    .about = Discard any card and pay 4 cumals: all captives in one region return to their owners.
kings-term-fit = Fit
    .about = A fit is a place for the card in a region, shifted left or right. All its positions lie within the region, and it may only go where the most arrow positions are empty.

step-place = Place on { $positions }
step-activate = Activate for { $cost }
step-promote = Promote to { $positions }
step-keep-fort = Keep the fort on { $positions }
step-traitor = Take the traitor for 1 cumal
step-decline = Decline
step-exchange = Exchange on { $positions }
step-garrison = Garrison { $positions }
step-ransom =
    { $count ->
        [0] Pay nothing
        [1] Pay 1 cumal: { $frees } free
       *[other] Pay { $count } cumals: { $frees } free
    }
step-start = { $seat }
step-region = { $region }
end-place = End the turn
end-activate = Skip activation
end-promote = Stop promoting
end-exchange = Skip the exchange
end-garrison = No more pieces

draft = Your turn as drafted
draft-drawn = Something is drawn or turned up then: you see it when you confirm.
draft-play = Confirm
draft-play-idle = Play it anyway
draft-instead = Take 2 cumals instead
draft-idle-about = Discarding the card earns 2 cumals.
draft-unplaced =
    { $count ->
        [one] No piece goes to { $positions } yet. Press it to place one.
       *[other] No pieces go to { $positions } yet. Press them to place some.
    }
draft-back = Undo
draft-clear = Cancel
draft-dropped = The game went on after you drafted a turn here, so the draft was dropped. None of it was played.
draft-cut-off = No connection: press again once it is back.
sending = Sending …
plan-step = { $step }.
plan-activate =
    { $cost ->
        [0] activates, which is free.
        [1] activates, for 1 cumal.
       *[other] activates, for { $cost } cumals.
    }
part-place = { $position }
part-activate =
    { $cost ->
        [0] activate, free
       *[other] activate for { $cost }
    }
part-promote = promote to { $position }
part-back =
    { $count ->
        [0] A press takes it back.
        [one] A press takes it back, and the step after it.
       *[other] A press takes it back, and the { $count } steps after it.
    }
plan-place = Places on { $positions }.
plan-then =
    { $cost ->
        [0] Then you may activate free of charge and promote to { $positions }.
       *[other] Then you may activate for { $cost } and promote to { $positions }.
    }
plan-costs = Costs { $count } of your { $have }.
plan-costs-fee = Costs { $count } of your { $have }: the region is empty.
plan-costs-both = Costs { $count } of your { $have }, { $fee } of it because the region is empty.
plan-captures =
    { $top ->
        [king] { $count ->
            [one] Captures 1 piece and takes the King position.
           *[other] Captures { $count } pieces and takes the King position.
        }
       *[other] { $count ->
            [one] Captures 1 piece.
           *[other] Captures { $count } pieces.
        }
    }
plan-king =
    { $isClosed ->
        [yes] If you still control the King position at the end of this round, { $region } is cleared and closed.
       *[no] If you still control the King position at the end of this round, { $region } is cleared and gets your King piece.
    }
plan-wins = This wins the game!
plan-activation-idle = You would have nothing to promote.
plan-activation-dear =
    { $paid ->
        [0] Activating costs { $cost }; you have { $have }.
       *[other] Activating costs { $cost } more; you will have { $have } left.
    }
idle-fee = You cannot place: the first piece in this region costs 2, which you do not have.
idle-no-stock = You cannot place: you have no piece left in stock.
idle-nothing = This changes nothing on the board.


## Regions on a phone, and the signs of a card

tab-fits = The card fits here.
tab-best = The best place for the card is here.
tab-price = The first piece here costs { $count }.
tab-dear = The first piece here costs { $count }, and you have { $have }.
tab-news = Something changed here.
legend = Signs on the cards
legend-arrow = You place a piece here. The letter is the rank: F for Farmers, H for Herdsmen, W for Warriors.
    .name = A position with an arrow
legend-grey = This position must exist in the region. You place nothing there, and it does not matter who is there. C is a Chieftain, K the King.
    .name = A greyed position
legend-shift = You may shift the card left or right, but only to where the most arrow positions are empty.
    .name = The double arrow
legend-coin = The cost to activate after placing, paid once for the whole turn. Placing is free, except for the first piece in an empty region.
    .name = The coin
legend-number = The number of the card. The higher number breaks ties for a traitor and chooses the first Starting Player.
    .name = The number in the corner
legend-stone = Swaps any two pieces of one region. Pay 3 to activate those of them that are then yours and on top.
    .name = The Stone of Destiny


## The marks on the board

kings-mark-last = This has just happened.
kings-mark-since = This changed since your last turn. The number says in which turn, counted from yours.
kings-mark-legal = You can press this.
kings-mark-idle = You can press this, but it would change nothing.
kings-mark-barred = The card cannot go here.
kings-mark-chosen = You have chosen this. It does not count yet.
kings-mark-ghost = Your piece would go here. Lines show where you would promote, and the coin shows the total price.
kings-mark-greyed = The card needs this position but places nothing here.
kings-mark-drafted = Your draft changes this.
kings-mark-activated = This is activated.
kings-mark-hint = A hint.
kings-sign-dominant = The dashed ring at the name of a region: this player is dominant there.
kings-sign-king = A King piece. The only action that removes it is a promotion.
kings-sign-captives = Captives: the small pieces under the top one, which controls the stack.
kings-sign-fort = A fort. An attack removes only its top piece.
kings-sign-starting = The Starting Player.
kings-sign-traitor = This player decides about a traitor.
kings-sign-closed = At a region: it is closed, and the name beside the lock says who has a king there. At a player: prisoners.
kings-sign-news = At the name of a region: something changed there.


## What happens beside a decision

# At the end of a round, before the traitors decide; $cards are of the form of lot-of.
tie-traitor =
    Tie for the traitor in { $region }. Cards turned up: { $cards }.{ $count ->
        [1] {""}
       *[other] {" "}The highest card decides first.
    }


## What a hint would do, to follow each other in its sentence

hint-answer = In your place, the computer (level { $level }) would { $steps }.
would-keep = choose { $cards }
would-discard = discard card { $cards } and take 2 cumals
would-amnesty = discard card { $cards } for an amnesty in { $region }
would-play = play card { $cards } in { $region } ({ $positions })
would-card = play card { $cards } in { $region }
would-stone = swap { $positions } in { $region } with a Stone of Destiny (card { $cards })
would-place = place on { $positions }
would-activate = activate
would-promote = promote to { $positions }
would-end = stop there
would-keep-fort = keep the fort on { $positions }
would-traitor = take the traitor
would-decline = decline the traitor
would-exchange = exchange the piece on { $positions }
would-garrison = garrison { $positions }
would-ransom =
    { $count ->
        [0] pay no ransom
        [1] pay 1 cumal of ransom
       *[other] pay { $count } cumals of ransom
    }
would-start = name { $seat } as Starting Player
would-region = open { $region }


## What happened

kings-won =
    { $you ->
        [yes] You win the game.
       *[no] { $seat } wins the game.
    }
kings-won-left =
    { $you ->
        [yes] You win.
       *[no] { $seat } wins.
    }
kings-match-won =
    { $you ->
        [yes] You win the match.
       *[no] { $seat } wins the match.
    }
kings-match-drawn = The match is drawn.
kings-no-winner = Nobody became High King: the game is drawn.
kings-points = { $seat } { $points }.


## A finished game

statistics = The game in numbers
statistics-income = Income
statistics-paid = Cumals paid
statistics-taken = Posi{"\u00AD"}tions taken
statistics-kings = Regions won

replay-title = Replay: { $game }
kings-moment = Step { $at } of { $last }, round { $round }.
moment-first = The game begins.
kings-slider = Step
hand-of = Cards of { $seat }
aside-of = Cards of { $seat } for the next round
short-hand-of = Hand
short-aside-of = For the next round
judged = Next decision
judged-about = The computer's estimate of the chance to win, from what the player could see then.
judged-played = { $seat } { $move }: { $value }%, costs { $loss }%.
judged-untried = { $seat } { $move }: not evaluated, out of time.
judged-line =
    { $move }: { $value }%, { $iterations ->
        [one] from 1 imagined game
       *[other] from { $iterations } imagined games
    }
judged-iterations =
    { $count ->
        [one] 1 imagined game in all.
       *[other] { $count } imagined games in all.
    }
judged-deeper = Searching deeper …
judged-deepest = This is as deep as it goes.
judged-not = Not evaluated yet.
judged-costly = Costliest decisions
judged-cost = { $at }: { $seat } { $move }, costs { $loss }%
judged-own = Only my decisions
judged-own-none = None of your decisions cost 1% of your chance to win or more.
kings-accuracy = How well each player decided
kings-accuracy-seat =
    { $seat }: on average a decision kept { $kept }% of the chance to win. { $good ->
        [0] None of { $decisions } was as good as the best
        [one] 1 of { $decisions } was as good as the best
       *[other] { $good } of { $decisions } were as good as the best
    }, { $bad ->
        [0] none cost 5% or more.
        [one] 1 cost 5% or more.
       *[other] { $bad } cost 5% or more.
    }
kings-accuracy-about = Every decision with an alternative counts: 100%, less what it cost.
kings-judge-all = Evaluate all decisions
kings-judge-stop = Stop
kings-judge-go = Continue
kings-judge-done = { $count } of { $all } evaluated.
kings-judge-waits = The computer players are busy. This will continue.
kings-sketch-about = Press a position to ring it, or drag from one to another for an arrow. The right mouse button always draws.
fairness = Fair lots and shuffles
fairness-proved =
    { $draws ->
        [0] This game had no lots and no shuffles.
        [one] This browser has recomputed the only lot or shuffle of the game. It follows from the table's secret and from what the players sent.
       *[other] This browser has recomputed every lot and shuffle of the game, { $draws } in all. They follow from the table's secret and from what the players sent.
    }
fairness-seen = This browser saw the same commitments before the game.
fairness-unseen = This browser did not see the start of the game. Compare this with the commitments shown then:
fairness-other = But this browser saw different commitments before the game!
fairness-commitment = The secret does not match the table's commitment.
fairness-seat = A player sent something other than what they had committed to.
fairness-uncommitted = This game predates commitments by players: with the operator's help, the last player to sit could have chosen lots and shuffles.
fairness-renewed = The operator restored the table from a backup after it had committed to this game, and could have chosen lots and shuffles from then on.
fairness-restored = The operator restored the table from a backup before this game. This game has a new secret.
fairness-draw = Lot or shuffle { $draw } does not follow from the secret.
fairness-file = Download the proof for tara verify


## What happens, as it happens

happening-skip = Press to skip
happening-play = plays card { $card } in { $region }
happening-rank = { $rank }, 1 cumal each: { $gains }.
happening-most = { $seat } leads in { $region }
happening-spread = In more than one region, 1 cumal for each rank: { $gains }.
happening-held = { $seat } with { $ranks }
log-round = Round { $round }


## Big moments

big-won = { $seat } is High King
big-king = { $seat } is king of { $region }
big-lost = { $seat } loses the King piece of { $region }
big-throne = { $seat } holds the King position of { $region }
big-chieftain = { $seat } captures { $owner }'s Chieftain in { $region }


## The deck

deck = The cards
deck-about =
    { $count ->
        [1] One card you have not seen: it is in the deck or in a player's hand.
       *[other] { $count } cards you have not seen: they are in the deck or in players' hands.
    }
deck-unseen = not seen
deck-hand = your hand
deck-aside = next round
deck-discard = discarded
deck-traitor = traitor


## The end of a round

round-end = Round { $round } is over
round-ends = Round { $round } ends
round-see = Round { $round }: who got what
round-traitors = Traitors
round-no-traitors = Nobody took a traitor.
round-income = Income
round-player = Player
round-cumals = Cumals
round-why = Why
round-regions = Regions
round-no-kings = No new king: no region is cleared.
round-prisoners = Prisoners


## The log: a turn in one line. `acts` are the messages `act-...`, joined

turn-play = { $seat } plays { $card } in { $region }: { $acts }.
turn-play-nothing = { $seat } plays { $card } in { $region } and places nothing.
turn-play-card = { $seat } plays { $card } in { $region }.
turn-stone = { $seat } plays the Stone of Destiny { $card } in { $region } and swaps { $positions }.
turn-stone-acts = { $seat } plays the Stone of Destiny { $card } in { $region }, swaps { $positions }, { $acts }.
turn-traitor = { $seat } pays 1 cumal for the traitor in { $region } and turns up card { $card }: { $acts }.
turn-traitor-nothing = { $seat } pays 1 cumal for the traitor in { $region }, turns up card { $card } and takes no piece.
turn-traitor-card = { $seat } pays 1 cumal for the traitor in { $region } and turns up card { $card }.
turn-traitor-paid = { $seat } pays 1 cumal for the traitor in { $region }.
line-reshuffled = The deck was empty, so the discards were shuffled first.
line-keep = { $seats } chose their cards.
line-income = Income: { $incomes }.
line-income-of = { $seat } { $cumals }
turn-stood-in = The computer played for { $seat }.
act-place-plain = places on { $position }
act-place-takes = takes { $position } from { $owner }
act-place-fort = makes a fort on { $position }
act-place-strikes = knocks a piece off { $owner }'s fort on { $position }
act-place-king = knocks { $owner }'s King piece off { $position }
act-promote-plain = promotes to { $position }
act-promote-takes = promotes to { $position } and takes it from { $owner }
act-promote-fort = promotes to { $position }, where it makes a fort
act-promote-strikes = promotes against { $owner }'s fort on { $position }, which loses a piece
act-promote-king = knocks { $owner }'s King piece off { $position }
act-exchange-plain = exchanges the piece on { $position }
act-exchange-takes = takes { $position } from { $owner }
act-exchange-fort = makes a fort on { $position }
act-exchange-strikes = knocks a piece off { $owner }'s fort on { $position }
act-exchange-king = knocks { $owner }'s King piece off { $position }
act-exempt = { $act } (free: Starting Player of round 1)
act-fee =
    { $cumals ->
        [1] { $act } (1 cumal: first piece there)
       *[other] { $act } ({ $cumals } cumals: first piece there)
    }
act-activate =
    { $cumals ->
        [0] activates { $positions }
        [1] activates { $positions } for 1 cumal
       *[other] activates { $positions } for { $cumals } cumals
    }
act-activate-above = { $act } ({ $positions } above a pair)
