# Moves, decisions and draws, and one sentence for each effect: on the page and in the terminal.
#
#   $seat, $owner, $captor, $king, $side    the name of a player or of a side
#   $hill, $at, $from, $to, $region         the name of a place
#   $seats                                  names as a list
#   $kingdoms, $kings, $bridges, $pieces, $cumals    how many


## Ringfort games

effect-ringfort_captured = { $side }'s ringfort on { $hill } is captured.
effect-king_placed = { $side }'s king is placed on { $hill }.
effect-king_moved = { $side }'s king moves from { $from } to { $to }.
effect-kingdoms_joined =
    { $kingdoms ->
        [2] { $side }'s ringfort on { $hill } joins two kingdoms into one.
        [3] { $side }'s ringfort on { $hill } joins three kingdoms into one.
       *[other] { $side }'s ringfort on { $hill } joins four kingdoms into one.
    }
effect-kingdom_split =
    { $kingdoms ->
        [2] Without { $hill }, a kingdom of { $side } splits into two.
        [3] Without { $hill }, a kingdom of { $side } splits into three.
       *[other] Without { $hill }, a kingdom of { $side } splits into four.
    }
effect-battle = BATTLE! { $seat } begins it.
effect-out = OUT! { $seat } has no move left.
effect-skipped = { $seat } has no move and is skipped.
effect-final_turn = { $seat } has the last turn.
effect-king_captured = { $side }'s king on { $hill } is captured.
effect-king_captured_by_default = { $side }'s king on { $hill } is stranded and captured.
effect-double_capture = { $side } has lost two kings, and that ends the game.
effect-kings_withdrawn =
    { $kings ->
        [1] { $side }'s king leaves the board.
       *[other] { $side }'s kings leave the board.
    }
effect-forced_pass =
    { $kings ->
        [0] The other side has passed, so { $side } must pass too.
        [1] The other side has passed, so { $side } must pass too, and { $side }'s king leaves the board.
       *[other] The other side has passed, so { $side } must pass too, and { $side }'s kings leave the board.
    }
effect-repetition = This position has occurred for the third time: all kings leave the board, and the game is over.
effect-links_made =
    { $bridges ->
        [1] The last bridge is built.
       *[other] The last { $bridges } bridges are built.
    }


## Moves, after the name of a seat

move-build = builds on { $hill }
move-build-king =
    { $from ->
        [none] builds on { $hill } and sets the king there
       *[other] builds on { $hill } and moves the king there from { $from }
    }
move-capture = captures { $hill }
move-capture-king =
    { $from ->
        [none] captures { $hill } and sets the king there
       *[other] captures { $hill } and moves the king there from { $from }
    }
move-capture-link =
    { $from ->
        [none] captures { $hill }, sets the king there and links { $one } with { $other }
       *[other] captures { $hill }, moves the king there from { $from } and links { $one } with { $other }
    }
move-king = moves the king from { $from } to { $to }
move-king-captures = captures { $to } with the king from { $from }
move-sacrifice = moves the king from { $from } to { $to } and sacrifices the ringfort there
move-pass = passes
log-move = { $seat } { $move }.
log-only-move = { $seat } { $move }: the only move.


## Tara, Seat of Kings

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
effect-captured = { $owner }'s piece on { $at } is captured.
effect-fort_made = A fort is made on { $at }.
effect-fort_moved = The fort on { $from } moves to { $to }.
effect-fort_struck = { $owner }'s fort on { $at } loses its top piece.
effect-king_struck = { $owner }'s King piece is knocked off the board.
effect-returned =
    { $why ->
        [released]
            { $pieces ->
                [1] The captive under { $at } returns to { $seat }'s stock.
               *[other] { $pieces } captives under { $at } return to { $seat }'s stock.
            }
       *[other]
            { $pieces ->
                [1] 1 piece returns to { $seat }'s stock.
               *[other] { $pieces } pieces return to { $seat }'s stock.
            }
    }
effect-activated = Activated: { $at }.
effect-turned_up = { $seat } turns up card { $card }.
effect-traitor_card = The traitor's card is { $card }.
effect-income =
    { $cumals ->
        [1] { $seat } collects 1 cumal of income.
       *[other] { $seat } collects { $cumals } cumals of income.
    }
effect-cleared = { $region } is cleared: { $king } has a king there.
effect-imprisoned =
    { $pieces ->
        [1] { $captor } takes one of { $owner }'s pieces prisoner.
       *[other] { $captor } takes { $pieces } of { $owner }'s pieces prisoner.
    }
effect-crowned = { $seat }'s King piece is now in { $region }.
effect-closed = { $region } is closed.
effect-uncrowned =
    { $pieces ->
        [one] { $seat }'s King piece comes off the board.
       *[other] { $pieces } of { $seat }'s King pieces come off the board.
    }
effect-prisoners_exchanged =
    { $pieces ->
        [1] { $seats } return one prisoner to each other.
       *[other] { $seats } return { $pieces } prisoners to each other.
    }
effect-ransomed =
    { $pieces ->
        [1] { $captor } returns one piece to { $owner }.
       *[other] { $captor } returns { $pieces } pieces to { $owner }.
    }
effect-starts = { $seat } is the Starting Player.
effect-round = Round { $round } begins.
effect-won = { $seat } is High King.
effect-drawn = The game is drawn.


## Decisions and draws, to follow the name of a seat

does-keep = chooses three cards
does-discard = discards card { $cards } and takes 2 cumals
does-amnesty = discards card { $cards } for an amnesty in { $region }
does-play = plays card { $cards } in { $region }: { $positions }
does-stone = swaps { $positions } in { $region } with a Stone of Destiny, card { $cards }
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
        [none] promotes to { $positions }
       *[other] promotes to { $positions } in { $region }
    }
does-end = stops there
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
    { $owner ->
        [none] exchanges the piece on { $positions }
       *[other] { $where ->
            [none] takes { $positions } from { $owner }, whose piece returns to stock
           *[other] takes { $positions } in { $region } from { $owner }, whose piece returns to stock
        }
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
# In English a draw is a sentence of its own: no seat comes before it.
does-lots = Lots for the Starting Player: { $cards }
does-shuffle =
    { $count ->
        [0] The cards are shuffled
       *[other] The cards are shuffled, and each player gets { $count }
    }
lot-of = { $seat } { $card }
kings-drawn = { $what }.
kings-log-seat = { $seat } { $move }.
kings-log-table = { $seat } { $move } (forced).
kings-log-stand_in = { $seat } { $move } (played by the computer).
kept-cards = chooses { $cards }
