# What the page says of Seat of Kings.
#
#   $seat       the name of a seat
#   $region     the name of a region
#   $positions  positions, such as F2 and H1
#   $card       the number of a card, $cards several of them
#   $move       a decision in words, as a sentence goes on after the name of a seat
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


## Cards, positions, pieces, as they are named beside the pictures

card-stone = Card { $card }, Stone of Destiny, swaps two pieces of a region, activation costs { $cost }
card-array =
    { $count ->
        [1] Card { $card }, places one piece, activation costs { $cost }; it fits on { $fits } places, from { $first } to { $last }
       *[other] Card { $card }, places { $count } pieces, activation costs { $cost }; it fits on { $fits } places, from { $first } to { $last }
    }
card-grey =
    { $count ->
        [1] { $array }; on { $first } its grey position is { $greys }
       *[other] { $array }; on { $first } its grey positions are { $greys }
    }
board-name = Board of Tara, Seat of Kings
regions = Regions
cell = { $region } { $position }: { $stack }
cell-row = { $region }, { $rank }
cell-legal = can be picked
cell-idle = would change nothing
cell-barred = barred
cell-hints = part of the hint
cell-would-place = a piece of yours would come here
cell-would-promote = you would promote into it
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
help-pieces = You have 20 pieces, and two King pieces. What is neither on the board nor a prisoner is your stock; with an empty stock you can neither place nor promote.
    .name = Pieces.
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
help-end = First traitors, region by region. Then income: 1 cumal for each rank of a region, up to Chieftains, in which you alone control the most positions, and 1 for each of these ranks that you hold in more than one region. Then every region with a new king is cleared. Prisoners are exchanged one for one, and you may ransom the others: 1 cumal frees one, 2 two, 3 all that a player holds. At last the Starting Player names another player to begin the next round.
    .name = The end of a round.
help-traitor = In each region a traitor is offered first to whoever controls the most positions there without being dominant; with a tie, the higher card decides. Whoever declines or has no cumal passes it on, clockwise. The traitor costs 1 cumal: you take the top card of the deck, and where it can place you may put a piece of yours in the place of an opponent's top piece.
    .name = Traitors.
help-kings = A region is cleared for its new king: captives become prisoners, a King piece goes on the top, and the king's owner may place a garrison of two more pieces there. The same happens at once, in mid-round, to whoever controls all 15 positions. A King piece falls only if an opponent promotes into its position: nothing is placed, and it takes another promotion to be king there. With two players there is no garrison; the region is closed, and if each has won one, a third decides.
    .name = Kings.
help-signs = The dashed ring beside the name of a region shows who is dominant: the owner of its king, or else whoever controls the most positions. The cube shows the Starting Player, the sword who is asked about a traitor, the battlement a fort, the lock a closed region. The small pieces on a position are captives.
    .name = Signs.


## The table

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
player-more = More of { $seat }
board-short = Board
is-starting = Starting Player
has-stock = { $count } in stock
has-kings = Kings: { $count } of { $most }
has-income = Income if the round ended now: { $count }
income-none = No rank alone, and none in two regions.
income-most = Alone most in { $region }: { $ranks }
income-spread = In more than one region: { $ranks }
leads-nobody = Nobody holds a King position yet; it takes { $most } to win.
leads-one = { $seat } leads with { $count } of { $most } King positions.
leads-level = { $seat } hold { $count } of { $most } King positions each.
near-king = { $seat } wins with one more King position.
near-promotion = { $seat } is one promotion from winning, in { $region }.
near-holds = { $seat } holds the King position of { $region }, and wins if it is kept until the round ends.
near-round-end = { $seat } is one promotion from the King position of { $region }, which wins when the round ends.
near-now = { $seat } can win now, by a promotion in { $region }.
standing = Regions, deck and discards
rules-of-table = { $edition }. Drawn after { $rounds } rounds.
deck-reconstructed = The deck is a reconstruction.
deck-other = The deck is from a file: { $name }.
middle-deck = The deck has { $count } cards.
middle-no-discards = Nothing is discarded.
middle-discards = Discarded: { $cards }.
middle-known = In the deck are { $cards }, in an order that nobody knows.
region-closed-plain = Closed: nothing more is played here.
region-closed = Closed: { $seat } has a king here.
dominant = { $seat } is dominant.
dominant-nobody = Nobody is dominant.
traitor-nobody = Nobody could have a traitor here.
traitor-order =
    { $count ->
        [one] A traitor would be offered to { $order }.
       *[other] A traitor would be offered to { $order }, in this order.
    }
traitor-tied = A traitor would be offered first to one of { $first }, by the higher card.
curtain = It is for { $seat } to decide. Nobody else should look at the screen now.
curtain-here = I am here, and I am { $seat }
away-list = What happened since
since-title = Since your last turn
since-again = Show it again


## One's own hand

hand = Your hand
hand-empty = You have no cards in your hand.
aside = For the next round
keep-them = Keep these
keep-count = { $count } of { $most } chosen
keep-about = Point at a card or press it, and what it does is told here.
keep-too-many = You have chosen { $most } already: press one of them to let it go.
keep-done = You have chosen. The others still choose their cards.
use-play = Place in { $region }:
use-stone = Swap two pieces in { $region }:
use-stone-count = { $picked } of 2 chosen
use-discard = Take 2 cumals for it
use-list = As a list
amnesty = Amnesty
use-price = Activating costs { $cost }, once for the whole turn. You have { $have }. Point at a place to see what would come of it.
use-amnesty = Amnesty in { $region } for 4 cumals: { $freed }
amnesty-frees = { $count } for { $seat }
amnesty-frees-none = there are no captives
use-fee = No piece is there yet: the first one costs { $count } cumals.
use-fee-dear = No piece is there yet: the first one costs { $count } cumals, which you do not have, so nothing can be placed.
use-outside-part = { $position } alone
use-outside =
    { $count ->
        [few] In no region { $places }: the card's array would lie partly outside.
       *[other] In no region at { $count } other places: the card's array would lie partly outside.
    }
use-barred = Not { $fits }: { $why }


## What is asked, and what depends on it

ask-keep = Choose three cards: { $count } of { $most }
ask-keep-ready = Three cards are chosen: keep these?
about-keep = You play these three in this round, one each turn. The other three are your hand of the next round.
ask-turn = Your turn: choose a card
ask-turn-place = Choose where card { $card } goes
ask-turn-place-second = { $picked } is chosen. Press the second position, or { $picked } again to let it go
ask-turn-stone = 1 of 2: choose the first piece to swap
ask-turn-stone-second = 2 of 2: choose the piece that it is swapped with
ask-turn-other = Card { $card } fits nowhere now: take 2 cumals for it, or choose another card
about-turn = Every turn uses up one card: to place pieces, to swap two by a Stone of Destiny, for an amnesty, or to take 2 cumals.
ask-draft = Do it?
ask-draft-plain = Do it?
ask-draft-drawn = Do it?
ask-draft-discard = Take 2 cumals for card { $card }?
ask-draft-idle = Play card { $card } for nothing?
ask-draft-wins = This wins the game!
about-draft = Press a part to leave it out.
ask-draft-acts = { $acts }
act-of = In { $region }: { $acts }
act-of-stone = swap { $positions }
act-of-place = { $positions }
act-of-exchange = exchange { $positions }
act-of-garrison = garrison { $positions }
act-of-amnesty = In { $region }: free all captives
act-of-climb =
    { $top ->
        [throne] climb to the throne
       *[other] climb to { $positions }
    }
act-of-then-climb =
    { $top ->
        [throne] then climb to the throne
       *[other] then climb to { $positions }
    }
activates-above =
    { $count ->
        [one] { $positions } is activated too: it is yours, and stands above a pair of which one is activated.
       *[other] { $positions } are activated too: they are yours, and stand above pairs of which one is activated.
    }
place-left = Still to be placed, if you want: { $positions }.
place-no-stock = Nothing can be placed: you have no piece left in stock.
place-dear = Nothing can be placed: the first piece in this region costs { $fee }, which you do not have.
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
about-traitor =
    { $hasNext ->
        [yes] For 1 cumal of your { $have } you take the top card of the deck. Where that card can place, you may put a piece from your stock in the place of an opponent's top piece. If you decline, { $next } is asked next.
       *[no] For 1 cumal of your { $have } you take the top card of the deck. Where that card can place, you may put a piece from your stock in the place of an opponent's top piece. If you decline, there is no traitor here.
    }
ask-exchange = Exchange a piece in { $region }
about-exchange = Card { $card } says where. Your piece takes the place of the top one, which goes back to its owner. Then you may pay { $cost } to activate it. You have { $have }.
ask-garrison = A garrison for { $region }
about-garrison =
    { $pieces ->
        [1] The region was cleared for your king. You may place one more piece from your stock on an empty position.
       *[other] The region was cleared for your king. You may place { $pieces } pieces from your stock, singly, on empty positions.
    }
ask-ransom = Ransom your prisoners from { $captor }?
about-ransom =
    { $held ->
        [1] { $captor } holds 1 of your pieces. The cumals go to { $captor }, and a prisoner who stays cannot be placed. You have { $have }.
       *[other] { $captor } holds { $held } of your pieces. The cumals go to { $captor }, and prisoners who stay cannot be placed. You have { $have }.
    }
ask-start = Name the new Starting Player
about-start = You began this round, so you say who begins the next: somebody other than you. Whoever begins plays first, in each of the three turns.
ask-region = Open a third region
about-region =
    { $edition ->
        [it] Each of you had a king, and both King pieces are off the board again. Whoever holds the King position of this region at the end of a round wins.
       *[other] Each of you has a king. Whoever controls the King position of this region wins at once.
    }
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
end-garrison = No more pieces

draft = Your turn as drafted
draft-drawn = What comes of the last step is known once it counts.
draft-play = Do it
draft-play-idle = Use it up for nothing
draft-instead = Take 2 cumals instead
draft-idle-about = Discarding the card would bring 2 cumals.
draft-back = Undo
draft-clear = Cancel
draft-dropped = The game went on since you drafted a turn here, so the draft was dropped. Nothing of it was played.
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
part-promote = up to { $position }
plan-place = Places on { $positions }.
plan-promote = Promotes into { $positions }.
plan-costs = Costs { $count } of your { $have }.
plan-wins = Wins the game!
plan-activation-idle = There would be nothing to promote.
plan-activation-dear = Activating would cost { $cost }. You have { $have }.
idle-fee = Nothing can be placed: the first piece in this region costs 2, which you do not have.
idle-no-stock = Nothing can be placed: you have no piece left in stock.
idle-nothing = This changes nothing on the board.


## Regions on a phone, and the signs of a card

tab-fits = The card fits here.
tab-price = The first piece here costs { $count }.
tab-news = Something happened here.
legend = Signs on the cards
legend-arrow = You place a piece here. The letter is the rank: F for Farmers, H for Herdsmen, W for Warriors.
    .name = A brick with an arrow
legend-grey = The position must exist in the region. Nothing is placed on it, and it does not matter who is there. C is a Chieftain, K the King.
    .name = A grey brick
legend-shift = You may shift the card to the left or to the right. Of all places, only those count where most of the positions with arrows are empty.
    .name = The double arrow
legend-coin = What it costs to activate after placing, paid once for the whole turn. To place is free, but for the first piece in an empty region.
    .name = The coin
legend-number = The number of the card. The higher one decides ties for a traitor, and the first Starting Player.
    .name = The number in the corner
legend-stone = Swaps any two pieces of one region. To activate what you then have on top costs 3.
    .name = The Stone of Destiny


## The marks on the board

kings-mark-last = This has just happened.
kings-mark-since = This changed since your last turn. The number says by which of the turns since then.
kings-mark-legal = You can press this.
kings-mark-idle = You can press this, but it would change nothing.
kings-mark-barred = The card cannot go here.
kings-mark-chosen = You have chosen this. It does not count yet.
kings-mark-ghost = A piece of yours would come here. Lines lead to where you would promote, and the coin is their one price.
kings-mark-greyed = The card asks for this position, and places nothing here.
kings-mark-drafted = Your draft changes this.
kings-mark-activated = This is activated.
kings-mark-hint = A hint.


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
does-shuffle =
    { $count ->
        [0] the cards are shuffled
       *[other] the cards are shuffled, and each gets { $count }
    }
lot-of = { $seat } { $card }

# At the end of a round, before the traitors decide.
effect-turned_up-traitor = { $seat } turns up card { $card } for the traitor in { $region }.


## What happened

kings-drawn = Drawn: { $what }.
kings-log-seat = { $seat } { $move }.
kings-log-table = { $seat } { $move }, having no other choice.
kings-log-stand_in = { $seat } { $move }, by the program.
kings-won = { $seat } is High King and wins.
kings-match-won = { $seat } wins the match.
kings-match-drawn = The match is drawn.
kings-no-winner = Nobody has become High King: the game is drawn.
kings-points = { $seat } { $points }.


## A game that is over

statistics = The game in numbers
statistics-income = Income
statistics-paid = Cumals paid
statistics-taken = Positions taken
statistics-kings = Regions won

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
judged-untried = { $seat } { $move }: there was no time to try it.
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
fairness-renewed = The host restored the table from a copy after it was bound to this game, and could have chosen what was drawn from then on.
fairness-restored = The host restored the table from a copy before this game. The secret of this game is a new one.
fairness-draw = Draw { $draw } does not follow from the secret.
fairness-file = The proof as a file, for tara verify


## What happens, as it happens

happening-skip = Press to skip
happening-rank = { $rank }, a cumal each: { $gains }.
happening-most = { $seat } has most in { $region }
happening-spread = In more than one region, a cumal for each rank: { $gains }.
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
        [1] One card you have not seen: it is in the deck, or in somebody's hand.
       *[other] { $count } cards you have not seen: they are in the deck, or in somebody's hand.
    }
deck-unseen = not seen
deck-hand = your hand
deck-aside = next round
deck-discard = discarded
deck-traitor = traitor


## The end of a round

round-end = Round { $round } is over
round-ends = Round { $round } ends
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
turn-stone = { $seat } plays the Stone of Destiny { $card } in { $region } and swaps { $positions }.
turn-stone-acts = { $seat } plays the Stone of Destiny { $card } in { $region }, swaps { $positions }, { $acts }.
turn-traitor = { $seat } pays 1 cumal for the traitor in { $region }, turns up card { $card }, { $acts }.
turn-traitor-nothing = { $seat } pays 1 cumal for the traitor in { $region }, turns up card { $card } and exchanges nothing.
line-keep = { $seats } chose their cards.
line-income = Income: { $incomes }.
line-income-of = { $seat } { $cumals }
turn-stood-in = The program played for { $seat }.
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
act-fee =
    { $cumals ->
        [1] pays 1 cumal for the first piece there
       *[other] pays { $cumals } cumals for the first piece there
    }
act-activate =
    { $cumals ->
        [0] activates { $positions }
        [1] activates { $positions } for 1 cumal
       *[other] activates { $positions } for { $cumals } cumals
    }
