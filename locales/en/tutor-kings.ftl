# What the tutor says in Seat of Kings. $seat is the player whose turn it was, by name, and "you" the reader.
# $region: the name of a region; $position, $other, $from, $to: positions; $positions: a list of them in words; $who: `you` or `other`, who is
# meant; $owner: the name of that player; $ranks: a rank, in the plural.

## What a turn of a computer did

tutor-traitors = All have played three cards: now come the traitors, then income.
tutor-crowned = { $who ->
    [you] You have
   *[other] { $owner } has
} a king in { $region } now{ $closed ->
    [yes] , and nobody plays there any more.
   *[no] : all other pieces there were taken off.
}
tutor-round = Round { $round } begins, and { $who ->
    [you] you play
   *[other] { $owner } plays
} the first card.
tutor-last_round = This is the last round: if nobody is High King after it, the game is drawn.
tutor-dealt = Everybody has six cards now: three for this round, and three for the next.
tutor-stone = { $same ->
    [yes] { $seat }'s Stone of Destiny swapped two pieces on { $from } in { $region }.
   *[no] { $seat }'s Stone of Destiny swapped a piece on { $from } in { $region } with one on { $to }.
} It can move anybody’s pieces, but not those on K.
tutor-only_fit = { $seat }'s card had to go to { $positions } in { $region }: its other places there had fewer empty positions.
tutor-captured = { $seat } took { $position } in { $region } and captured { $who ->
    [you] your piece there.
   *[other] a piece of { $owner } there.
}
tutor-king_struck = { $seat } promoted onto the King position of { $region } and took { $who ->
    [you] your king
   *[other] the king of { $owner }
} off it.
tutor-fort_struck = { $seat } took the top piece off { $who ->
    [you] your fort
   *[other] the fort of { $owner }
} on { $position } in { $region }.
tutor-exchanged = { $seat }'s traitor put a piece in the place of { $who ->
    [you] yours
   *[other] one of { $owner }
} on { $position } in { $region }.
tutor-enthroned = { $seat } holds the King position of { $region } now.
tutor-throne = { $wins ->
    [yes] { $seat } holds C1 and C2 in { $region }: one promotion more wins.
   *[no] { $seat } holds C1 and C2 in { $region }: one promotion more takes its King position.
}
tutor-chieftain = { $seat } holds { $position } in { $region } and, with { $other } as well, can climb to the King position.
tutor-promoted = { $seat } promoted from { $from } and { $to } to { $position } in { $region }.
tutor-ladder = { $seat } holds both { $from } and { $other } in { $region } now: together they can lift a piece to { $to }.
tutor-fort = { $seat } has a fort on { $position } in { $region } now: two of its pieces, one on the other.
tutor-dominant = { $seat } is dominant in { $region } now, so only others can have the traitor there.
tutor-broken = { $seat } took { $position } in { $region }, the pair of { $who ->
    [you] your { $other }.
   *[other] { $other }, where { $owner } stands.
}
tutor-blocked = { $seat } left { $who ->
    [you] your piece
   *[other] the piece of { $owner }
} on { $other } in { $region } no position beside it for a pair.
tutor-most = { $seat } alone holds most { $ranks } in { $region }: that pays 1 cumal each round.
tutor-spread = { $seat } holds { $ranks } in more than one region: that pays 1 cumal each round.
tutor-tied = Because of { $seat } { $who ->
    [you] you do
   *[other] { $owner } does
} not hold most { $ranks } in { $region } alone any more, which paid 1 cumal each round.
tutor-discarded = { $useless ->
    [yes] { $seat } took 2 cumals for a card of no use.
   *[no] { $seat } took 2 cumals for a card.
}
tutor-amnesty = { $seat } paid 4 cumals in { $region }: { $count ->
    [one] one captive went
   *[other] { $count } captives went
} back to stock.
tutor-placed = { $count ->
    [one] { $seat } placed a piece on { $positions } in { $region }.
   *[other] { $seat } placed pieces on { $positions } in { $region }.
}
tutor-unplaced = { $seat } played a card in { $region } and placed no piece.
tutor-kept = { $seat } chose the cards for this round.
tutor-traitor = { $seat } paid 1 cumal for the traitor of { $region }.
tutor-declined = { $seat } left the traitor of { $region } to the others.
tutor-garrisoned = { $count ->
    [0] { $seat } left no garrison in { $region }.
   *[other] { $seat }'s garrison in { $region } stands on { $positions }.
}
tutor-ransomed = { $count ->
    [0] { $seat } paid no ransom to { $who ->
        [you] you.
       *[other] { $owner }.
    }
    [one] { $seat } bought one piece back from { $who ->
        [you] you.
       *[other] { $owner }.
    }
   *[other] { $seat } bought { $count } pieces back from { $who ->
        [you] you.
       *[other] { $owner }.
    }
}
tutor-starts = { $who ->
    [you] You play
   *[other] { $owner } plays
} the first card of the next round.
tutor-opened = { $seat } opened { $region } as the third region.
tutor-kept_fort = { $seat } kept the fort on { $position } in { $region }.
tutor-ended = The turn of { $seat } is over.

## The same of how a round goes on, from the third time on

tutor-short-traitors = At the end of the round: traitors, then income.
tutor-short-crowned = { $who ->
    [you] You have
   *[other] { $owner } has
} a king in { $region } now.
tutor-short-round = { $who ->
    [you] You begin round { $round }.
   *[other] { $owner } begins round { $round }.
}
tutor-short-last_round = The last round.
tutor-short-dealt = Six new cards each.
tutor-short-stone = { $same ->
    [yes] { $seat }'s Stone swapped two pieces on { $from } in { $region }.
   *[no] { $seat }'s Stone swapped { $from } and { $to } in { $region }.
}

## What a better turn of the reader would do; $owner: whose piece it is

# $move: the better turn, as in `tutor-with`; $gain: what it does. The button that plays the reader's turn stands above it.
tutor-better-warning = Wait: with { $move } you could { $gain }. Play yours anyway?
tutor-better-missed = With { $move } you had the chance to { $gain }.
tutor-only_turn = Well seen: any other turn would have lowered your chance to win by at least { $percent }%.
tutor-with = { $kind ->
    [play] card { $card } on { $positions }
    [amnesty] card { $card } for an amnesty
   *[other] card { $card }
}
tutor-could-captured = take { $position } in { $region } and capture a piece of { $owner } there
tutor-could-king_struck = promote onto the King position of { $region } and take the king of { $owner } off it
tutor-could-fort_struck = take the top piece off the fort of { $owner } on { $position } in { $region }
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
tutor-could-broken = take { $position } in { $region }, the pair of { $other }, where { $owner } stands
tutor-could-blocked = leave the piece of { $owner } on { $other } in { $region } no position beside it for a pair
tutor-could-most = hold most { $ranks } in { $region } alone, which pays 1 cumal each round
tutor-could-spread = hold { $ranks } in more than one region, which pays 1 cumal each round
tutor-could-tied = keep { $owner } from holding most { $ranks } in { $region } alone, which pays 1 cumal each round
