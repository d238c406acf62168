# The effects of moves, decisions and draws: one sentence each, on the page and in the terminal.
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
        [0] { $side } must pass too.
        [1] { $side } must pass too, and { $side }'s king leaves the board.
       *[other] { $side } must pass too, and { $side }'s kings leave the board.
    }
effect-repetition = This position has occurred for the third time: all kings leave the board, and the game is over.
effect-links_made =
    { $bridges ->
        [1] The last bridge is built.
       *[other] The last { $bridges } bridges are built.
    }


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
effect-fort_made = There is a fort on { $at }.
effect-fort_moved = The fort on { $from } moves to { $to }.
effect-fort_struck = { $owner }'s fort on { $at } loses its top piece.
effect-king_struck = { $owner }'s King piece is knocked off the board.
effect-returned =
    { $pieces ->
        [1] 1 piece returns to { $seat }'s stock.
       *[other] { $pieces } pieces return to { $seat }'s stock.
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
