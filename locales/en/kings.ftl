# What the page says of Seat of Kings.
#
#   $seat       the name of a seat
#   $region     the name of a region
#   $positions  positions, such as F2 and H1
#   $card       the number of a card, $cards several of them
#   $move       a decision in words, as a sentence goes on after the name of a seat
#   $count      how many


## Names

region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster
card = Card { $card }
region-none = the region
seat-none = the captor
rank-f = Farmers
rank-h = Herdsmen
rank-w = Warriors
rank-c = Chieftains
rank-k = King


## Cards, positions, pieces, as they are named beside the pictures

card-stone = Card { $card }, Stone of Destiny, swaps two pieces of a region, activation costs { $cost }
card-array =
    { $count ->
        [1] Card { $card }, places one piece, activation costs { $cost }; it fits on { $fits } places, from { $first } to { $last }
       *[other] Card { $card }, places { $count } pieces, activation costs { $cost }; it fits on { $fits } places, from { $first } to { $last }
    }
board-name = Board of Tara, Seat of Kings
regions = Regions
cell = { $region } { $position }: { $stack }
cell-legal = can be picked
cell-barred = barred
cell-chosen = chosen
cell-activated = activated
cell-drafted = changed by your draft
cell-fort-left = its fort moves to { $to }
cell-fort-came = the fort of { $from } moves here
cell-last = last decision
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
kings-mixed-about = Here you say for every color who plays it. The number of players above counts only for the buttons beneath it.
kings-options = Clock, regions, rounds, deck
kings-match = A match, a game for each player
kings-edition = Rules
edition-en = English and German edition
edition-it = Italian edition
kings-regions = Regions
kings-regions-about = As many as there are players. Choose none for the usual ones.
kings-rounds = Drawn after so many rounds
kings-deck = Another deck file
kings-deck-about = No text that could be found lists the printed cards. This deck is a reconstruction: 36 cards made from everything the rule books say about them.
kings-deck-file = Whoever owns the box can write its cards into a deck file and play with them here.


## How it is played, in a few sentences

help-aim = Whoever controls the King positions of two regions at one moment wins at once. You control a position if the piece on top there is yours.
    .name = The aim.
help-round = In every second round each player is dealt six cards, keeps three for this round, and has the other three in the next one. Players take turns, and each turn uses up one card.
    .name = Rounds.
help-card = You choose a region and place your pieces where the card has arrows: F are Farmers, H Herdsmen, W Warriors. Grey positions only have to exist. The double arrow says that the card can be shifted to the left or right, but you must choose a place where the most positions with arrows are empty.
    .name = Cards.
help-cumals = They are the money. To place is free, but the first piece in a region without any costs 2 cumals. Only whoever is the Starting Player of the first round does not pay that in that round. Any card can be discarded for 2 cumals.
    .name = Cumals.
help-activation = After placing you may pay, once, the number in the coin of the card: then what you control under its arrows is activated. Two of your pieces side by side, one of them activated, promote: you add a piece from your stock on the position above both. That is activated too, so it can go on, as far as the king.
    .name = Activation and promotion.
help-capture = A piece that comes onto a piece of an opponent captures it, and the captive stays beneath. Onto your own it makes a fort, one for each player in a region. Whoever attacks a fort only takes away its top piece.
    .name = Captives and forts.
help-stone = It swaps any two pieces of one region, but not on the King position. For 3 cumals you activate those of them that are then yours and on top.
    .name = The Stone of Destiny.
help-amnesty = For any card and 4 cumals all captives of one region go back to their owners.
    .name = Amnesty.
help-end = Region by region, one player who has pieces there and is not dominant can buy a traitor, and so exchange a piece of an opponent for one of their own. Then there is income: 1 cumal for each rank of a region, up to Chieftains, in which you alone control the most positions, and 1 for each of these ranks that you hold in more than one region. Then every region with a new king is cleared, captives become prisoners, and prisoners are exchanged and ransomed. With two players that region is closed, and if each has won one, a third decides.
    .name = The end of a round.
help-signs = The dashed ring beside the name of a region shows who is dominant: the owner of its king, or else whoever controls the most positions. The cube shows the Starting Player, the sword who is asked about a traitor, the battlement a fort, the lock a closed region. The small pieces on a position are captives.
    .name = Signs.


## The table

kings-parts = Parts of the table
kings-tab-board = Board
kings-tab-players = Players
kings-tab-log = Moves
kings-round = Round { $round }.
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
is-starting = Starting Player
has-stock = { $count } in stock
has-kings = Kings: { $count } of { $most }
has-income = Income if the round ended now: { $count }
income-none = No rank alone, and none in two regions.
income-most = Alone most in { $region }: { $ranks }
income-spread = In more than one region: { $ranks }
near-king = { $seat } wins with one more King position.
near-promotion = { $seat } is one promotion from winning, in { $region }.
near-now = { $seat } can win now, by a promotion in { $region }.
standing = Regions, deck and discards
rules-of-table = { $edition }. Drawn after { $rounds } rounds.
deck-reconstructed = The deck is a reconstruction.
deck-other = The deck is from a file: { $name }.
middle-deck = The deck has { $count } cards.
middle-no-discards = Nothing is discarded.
middle-discards = Discarded: { $cards }.
middle-known = In the deck are { $cards }, in an order that nobody knows.
region-closed = Closed: { $seat } has a king here.
dominant = { $seat } is dominant.
dominant-nobody = Nobody is dominant.
traitor-nobody = Nobody could have a traitor here.
traitor-order = A traitor would be offered to { $order }, in this order.
traitor-tied = A traitor would be offered first to one of { $first }, by the higher card.
curtain = It is for { $seat } to decide. Nobody else should look at the screen now.
curtain-here = I am here, and I am { $seat }
away-list = What happened since
away-title =
    { $count ->
        [1] Since your last decision: 1 thing
       *[other] Since your last decision: { $count } things
    }


## One's own hand

hand = Your hand
hand-empty = You have no cards in your hand.
aside = For the next round
keep-them = Keep these
keep-count = { $count } of { $most } chosen
keep-about = Press a card to see what it does.
keep-done = You have chosen. The others still choose their cards.
use-play = Place in { $region }:
use-stone = Swap two pieces in { $region }:
use-discard = Discard it for 2 cumals
use-amnesty = Amnesty in { $region } for 4 cumals: { $freed }
amnesty-frees = { $count } for { $seat }
amnesty-frees-none = there are no captives
use-fee = (no piece is there yet: the first one costs { $count } cumals)
use-fee-dear = (no piece is there yet: the first one costs { $count } cumals, which you do not have, so nothing can be placed)
use-outside-part = { $position } alone
use-outside =
    { $count ->
        [few] In no region { $places }: the card's array would lie partly outside ({ $clause })
       *[other] In no region at { $count } other places: the card's array would lie partly outside ({ $clause })
    }
use-barred = Not { $fits }: { $why } ({ $clause })


## What is asked, and what depends on it

ask-keep = Choose three cards
about-keep = You play these three in this round, one each turn. The other three are your hand of the next round.
ask-turn = Your turn: choose a card
ask-turn-place = Card { $card }: choose where to place it, or another use
ask-turn-stone = Card { $card }: choose the two pieces that it swaps, or another use
ask-turn-other = Card { $card } fits nowhere: choose another use, or another card
about-turn = Every turn uses up one card: to place pieces, to swap two by a Stone of Destiny, for an amnesty, or for 2 cumals.
place-left = Still to be placed, if you want: { $positions }.
place-no-stock = Nothing can be placed: you have no piece left in stock.
place-dear = Nothing can be placed: the first piece in this region costs { $fee }, which you do not have (SKP5).
place-none = Nothing more can be placed.
ask-place = Place pieces in { $region }, card { $card }
about-place =
    { $opens ->
        [yes] Place what you want, or nothing. Then you may activate { $activates }, for { $cost } in all, and promote.
        [dear] Place what you want, or nothing. To activate costs { $cost }, which you do not have.
       *[no] Place what you want, or nothing. What you then control of the card's positions can be activated, for { $cost } in all, to promote.
    }
ask-activate = Activate in { $region }?
about-activate =
    { $opens ->
        [yes] You may activate { $activates }, for { $cost } in all, and then promote.
        [dear] To activate costs { $cost }, which you do not have.
       *[no] There is nothing to activate.
    }
ask-promote = Promote in { $region }
about-promote = Two pieces side by side, one of them activated, promote into the position above both. It costs nothing more, and may go on.
ask-traitor = A traitor in { $region }?
about-traitor = For 1 cumal you take the top card of the deck, and may exchange a piece from your stock for the top piece of an opponent where that card can place. If you decline, the next one who may is asked.
ask-exchange = Exchange a piece in { $region }
about-exchange = Card { $card } says where. Your piece takes the place of the top one, which goes back to its owner. Then you may pay { $cost } to activate it.
ask-garrison = A garrison for { $region }
about-garrison =
    { $pieces ->
        [1] The region was cleared for your king. You may place one more piece from your stock on an empty position.
       *[other] The region was cleared for your king. You may place { $pieces } pieces from your stock, singly, on empty positions.
    }
ask-ransom = Ransom your prisoners from { $captor }?
about-ransom = The cumals go to { $captor }. Prisoners who stay cannot be placed.
ask-start = Name the new Starting Player
about-start = The next round begins with that player. It has to be somebody other than you.
ask-region = Open a third region
about-region = Each of you has a king. Whoever controls the King position of this region wins.
ask-keep-fort = Which fort do you keep in { $region }?
about-keep-fort = Only one fort can stand in a region. The top piece of the other goes back to your stock.
ask-time = Your clock: { $time }

step-place = Place on { $positions }
step-activate = Activate for { $cost }
step-promote = Promote into { $positions }
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
end-activate = Activate nothing
end-promote = Promote no further
end-exchange = Exchange nothing
end-garrison = No further garrison

draft = Your turn as drafted
draft-moves = { $step }: the fort of { $from } moves to { $to }
draft-paid =
    { $count ->
        [1] It costs 1 cumal.
       *[other] It costs { $count } cumals.
    }
draft-drawn = What comes of the last step is known once it counts.
draft-play = Do it
draft-waste = Nothing is placed yet: done now, the card is used up for nothing.
draft-back = Undo a step
draft-clear = Undo all


## What is decided and drawn, after the name of a seat

does-keep = chooses three cards
does-discard = discards card { $cards } for 2 cumals
does-amnesty = discards card { $cards } for an amnesty in { $region }
does-play = plays card { $cards } in { $region }: { $positions }
does-stone = swaps { $positions } in { $region } by a Stone of Destiny, card { $cards }
does-place =
    { $where ->
        [none] places on { $positions }
       *[other] places on { $positions } in { $region }
    }
does-activate =
    { $where ->
        [none] activates
       *[other] activates in { $region }
    }
does-promote =
    { $where ->
        [none] promotes into { $positions }
       *[other] promotes into { $positions } in { $region }
    }
does-end = ends
does-keep-fort =
    { $where ->
        [none] keeps the fort on { $positions }
       *[other] keeps the fort on { $positions } in { $region }
    }
does-traitor =
    { $where ->
        [none] takes the traitor
       *[other] takes the traitor in { $region }
    }
does-decline =
    { $where ->
        [none] declines the traitor
       *[other] declines the traitor in { $region }
    }
does-exchange =
    { $where ->
        [none] exchanges the piece on { $positions }
       *[other] exchanges the piece on { $positions } in { $region }
    }
does-garrison =
    { $where ->
        [none] garrisons { $positions }
       *[other] garrisons { $positions } in { $region }
    }
does-ransom =
    { $count ->
        [0] pays no ransom
        [1] pays 1 cumal of ransom
       *[other] pays { $count } cumals of ransom
    }
does-start = names { $seat } as Starting Player
does-region = opens { $region }
does-lots = lots for the Starting Player: { $cards }
does-shuffle = the cards are shuffled


## What that did, a sentence each

effect-paid =
    { $cumals ->
        [1] { $seat } pays 1 cumal.
       *[other] { $seat } pays { $cumals } cumals.
    }
effect-received =
    { $cumals ->
        [1] { $seat } receives 1 cumal.
       *[other] { $seat } receives { $cumals } cumals.
    }
effect-captured = A piece of { $owner } on { $at } is captured.
effect-fort_made = There is a fort on { $at }.
effect-fort_moved = The fort on { $from } moves to { $to }.
effect-fort_struck = The fort of { $owner } on { $at } loses its top piece.
effect-king_struck = The King piece of { $owner } is struck off.
effect-returned =
    { $pieces ->
        [1] 1 piece goes back to the stock of { $seat }.
       *[other] { $pieces } pieces go back to the stock of { $seat }.
    }
effect-activated = Activated: { $at }.
effect-turned_up = { $seat } turns up card { $card }.
effect-traitor_card = The traitor's card is { $card }.
effect-income =
    { $cumals ->
        [1] { $seat } has an income of 1 cumal.
       *[other] { $seat } has an income of { $cumals } cumals.
    }
effect-cleared = { $region } is cleared: { $king } has a king there.
effect-imprisoned =
    { $pieces ->
        [1] { $captor } takes 1 prisoner of { $owner }.
       *[other] { $captor } takes { $pieces } prisoners of { $owner }.
    }
effect-closed = { $region } is closed.
effect-uncrowned =
    { $pieces ->
        [one] A King piece of { $seat } comes off the board.
       *[other] { $pieces } King pieces of { $seat } come off the board.
    }
effect-prisoners_exchanged = { $seats } exchange { $pieces } prisoners for { $pieces }.
effect-ransomed =
    { $pieces ->
        [1] 1 prisoner of { $owner } comes free from { $captor }.
       *[other] { $pieces } prisoners of { $owner } come free from { $captor }.
    }
effect-starts = { $seat } is the Starting Player.
effect-round = Round { $round } begins.
effect-won = { $seat } is High King.
effect-drawn = The game is drawn.


## What happened

kings-drawn = Drawn: { $what }.
kings-told-seat = { $seat } { $move }.
kings-told-table = { $seat } { $move }: there is no other choice.
kings-told-stand_in = { $seat } { $move }, by the program.
kings-won = { $seat } is High King and wins.
kings-no-winner = Nobody has become High King: the game is drawn.
kings-points = { $seat } { $points }.


## A game that is over

replay-title = Replay: { $game }
kings-moment = Moment { $at } of { $last }, round { $round }.
moment-first = The game begins.
kings-slider = Moment
hand-of = Cards of { $seat }
aside-of = Cards of { $seat } for the next round
short-hand-of = Hand
short-aside-of = For the next round
kept-cards = chooses { $cards }
judged = The decision that comes next
judged-about = What the search guesses, from what the player could see: the chance to win, in percent. It is no proof.
judged-played = { $seat } { $move }: { $value }%, which costs { $loss }% of a win.
judged-untried = { $seat } { $move }: there was no choice, or no time to try it.
judged-line = { $move }: { $value }%, tried { $iterations } times
judged-iterations = { $count } iterations.
judged-not = It is not judged yet.
judged-costly = The costliest decisions
judged-cost = { $at }: { $seat } { $move }, costs { $loss }%
kings-judge-all = Judge all decisions
kings-judge-stop = Stop
kings-judge-done = { $count } of { $all } judged.
kings-judge-waits = The computer players have much to do. It goes on in a moment.
fairness = Fair draws
fairness-proved = This browser has made all { $draws } draws of the game again. They follow from the secret of the table and from what the players sent.
fairness-seen = The table and the players were bound to it before the game, as this browser saw then.
fairness-unseen = This browser was not there when the game began. Compare this with what was shown then:
fairness-other = But this browser was shown something else before the game!
fairness-commitment = The secret is not the one to which the table was bound.
fairness-seat = A player sent something else than what they had committed to.
fairness-uncommitted = It was played before players committed to what they send: who sat last could have chosen, with the help of the host.
fairness-renewed = The host restored the table from a copy during the game, and could have chosen what was drawn from then on.
fairness-draw = Draw { $draw } does not follow from the secret.
fairness-file = The proof as a file, for tara verify
