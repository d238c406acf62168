# What the tutor says in Seat of Kings. "I" is a computer, "you" the reader who plays against it.
# $region: the name of a region; $position, $other, $from, $to: positions; $positions: a list of them in words; $who: `you`, `me` or `other`, who is
# meant; $owner: the name of that player; $ranks: a rank, in the plural.

# Against several computers.
tutor-speaker = { $seat }: { $words }

## What a turn of a computer did

tutor-traitors = Three cards each are played: now traitors, then income.
tutor-crowned = { $who ->
    [you] You have
    [me] I have
   *[other] { $owner } has
} a king in { $region } now{ $closed ->
    [yes] , and nobody plays there any more.
   *[no] : all other pieces there were taken off.
}
tutor-round = Round { $round } begins, and { $who ->
    [you] you play
    [me] I play
   *[other] { $owner } plays
} the first card.
tutor-last_round = This is the last round: if nobody wins it, the game is drawn.
tutor-dealt = Each of us has six cards now: three for this round, and three for the next.
tutor-stone = { $same ->
    [yes] My Stone of Destiny swapped two pieces on { $from } in { $region }.
   *[no] My Stone of Destiny swapped a piece on { $from } in { $region } with one on { $to }.
} It can move anybody’s pieces, but not those on K.
tutor-only_fit = My card had to go to { $positions } in { $region }: its other places there had fewer empty positions.
tutor-captured = I took { $position } in { $region } and captured { $who ->
    [you] your piece there.
   *[other] a piece of { $owner } there.
}
tutor-king_struck = I promoted onto the King position of { $region } and took { $who ->
    [you] your king
   *[other] the king of { $owner }
} off it.
tutor-fort_struck = I took the top piece off { $who ->
    [you] your fort
   *[other] the fort of { $owner }
} on { $position } in { $region }.
tutor-exchanged = My traitor put a piece of mine in the place of { $who ->
    [you] yours
   *[other] one of { $owner }
} on { $position } in { $region }.
tutor-enthroned = I hold the King position of { $region } now.
tutor-throne = { $wins ->
    [yes] I hold C1 and C2 in { $region }: one promotion more, and I win.
   *[no] I hold C1 and C2 in { $region }: one promotion more, and its King position is mine.
}
tutor-chieftain = I hold { $position } in { $region }; with { $other } as well I can climb to the King position.
tutor-promoted = { $from } and { $to } lifted a piece to { $position } in { $region }.
tutor-ladder = { $from } and { $other } in { $region } are both mine now: together they can lift a piece to { $to }.
tutor-fort = I have a fort on { $position } in { $region } now: two of my pieces, one on the other.
tutor-dominant = I am dominant in { $region } now, so only others can have the traitor there.
tutor-broken = { $position } in { $region } was the pair of { $who ->
    [you] your { $other }.
   *[other] { $other }, where { $owner } stands.
}
tutor-blocked = { $who ->
    [you] Your piece
   *[other] The piece of { $owner }
} on { $other } in { $region } has no position left beside it for a pair.
tutor-most = I alone hold most { $ranks } in { $region }: that pays 1 cumal each round.
tutor-spread = I hold { $ranks } in more than one region: that pays 1 cumal each round.
tutor-tied = { $who ->
    [you] You do
   *[other] { $owner } does
} not hold most { $ranks } in { $region } alone any more, which paid 1 cumal each round.
tutor-discarded = { $useless ->
    [yes] Two cumals for a card that I could not use.
   *[no] Two cumals for a card.
}
tutor-amnesty = I paid 4 cumals in { $region }: { $count ->
    [one] one captive went
   *[other] { $count } captives went
} back to stock.
tutor-placed = { $count ->
    [one] A piece of mine went to { $positions } in { $region }.
   *[other] Pieces of mine went to { $positions } in { $region }.
}
tutor-unplaced = I played a card in { $region } and placed no piece.
tutor-kept = I chose my cards for this round.
tutor-traitor = I paid 1 cumal for the traitor of { $region }.
tutor-declined = I left the traitor of { $region } to the others.
tutor-garrisoned = { $count ->
    [0] I left no garrison in { $region }.
   *[other] My garrison in { $region } stands on { $positions }.
}
tutor-ransomed = { $count ->
    [0] I paid no ransom to { $who ->
        [you] you.
       *[other] { $owner }.
    }
    [one] I bought one piece back from { $who ->
        [you] you.
       *[other] { $owner }.
    }
   *[other] I bought { $count } pieces back from { $who ->
        [you] you.
       *[other] { $owner }.
    }
}
tutor-starts = { $who ->
    [you] You play
    [me] I play
   *[other] { $owner } plays
} the first card of the next round.
tutor-opened = I opened { $region } as the third region.
tutor-kept_fort = I kept my fort on { $position } in { $region }.
tutor-ended = My turn is over.

## The same of how a round goes on, from the third time on

tutor-short-traitors = Now traitors, then income.
tutor-short-crowned = { $who ->
    [you] You have
    [me] I have
   *[other] { $owner } has
} a king in { $region } now.
tutor-short-round = { $who ->
    [you] You begin round { $round }.
    [me] I begin round { $round }.
   *[other] { $owner } begins round { $round }.
}
tutor-short-last_round = The last round.
tutor-short-dealt = Six new cards each.
tutor-short-stone = { $same ->
    [yes] My Stone swapped two pieces on { $from } in { $region }.
   *[no] My Stone swapped { $from } and { $to } in { $region }.
}

## What a better turn of the reader would do; $who: `me` or `other`, whose piece it is

# $move: the better turn, as in `tutor-with`; $gain: what it does. The button that plays the reader's turn stands above it.
tutor-better-warning = Wait: with { $move } you could { $gain }. Play yours anyway?
tutor-better-missed = With { $move } you had the chance to { $gain }.
tutor-only_turn = Well seen: any other turn would have cost at least { $percent }% of a win.
tutor-with = { $kind ->
    [play] card { $card } on { $positions }
    [amnesty] card { $card } for an amnesty
   *[other] card { $card }
}
tutor-could-captured = take { $position } in { $region } and capture { $who ->
    [me] my piece
   *[other] a piece of { $owner }
} there
tutor-could-king_struck = promote onto the King position of { $region } and take { $who ->
    [me] my king
   *[other] the king of { $owner }
} off it
tutor-could-fort_struck = take the top piece off { $who ->
    [me] my fort
   *[other] the fort of { $owner }
} on { $position } in { $region }
tutor-could-enthroned = promote onto the King position of { $region }
tutor-could-throne = { $wins ->
    [yes] hold C1 and C2 in { $region }, one promotion from a win
   *[no] hold C1 and C2 in { $region }, one promotion from its King position
}
tutor-could-chieftain = take { $position } in { $region }, so that only { $other } is missing for a promotion onto the King position
tutor-could-promoted = lift a piece to { $position } in { $region }
tutor-could-ladder = hold { $from } and { $other } in { $region }, which together can lift a piece to { $to }
tutor-could-fort = build a fort on { $position } in { $region }
tutor-could-dominant = become dominant in { $region }
tutor-could-broken = take { $position } in { $region }, the pair of { $who ->
    [me] my { $other }
   *[other] { $other }, where { $owner } stands
}
tutor-could-blocked = leave { $who ->
    [me] my piece
   *[other] the piece of { $owner }
} on { $other } in { $region } no position beside it for a pair
tutor-could-most = alone hold most { $ranks } in { $region }, which pays 1 cumal each round
tutor-could-spread = hold { $ranks } in more than one region, which pays 1 cumal each round
tutor-could-tied = keep { $who ->
    [me] me
   *[other] { $owner }
} from holding most { $ranks } in { $region } alone, which pays 1 cumal each round
