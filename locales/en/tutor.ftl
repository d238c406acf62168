# What the tutor says. "I" is the computer, "you" the reader who plays against it. $hill, $gap, $from, $to: hills; $hills: a list
# of hills in words; $who: `you` or `me`, who is meant.

tutor-warn-play = Play it
tutor-warn-back = Take back
# The button that plays it is beside it. $points: what it costs; $move: the move, in short; $does: what the answer does.
tutor-warning = Wait: { $move } costs about { $points } points: { $does } Play it?

## What a move of the computer did

tutor-battle = { $book ->
    [stone-of-destiny] BATTLE begins: from now on each turn replaces a ringfort without a bridge.
   *[other] BATTLE begins: from now on we build side by side.
}
tutor-out = { $who ->
    [you] You have no legal turn: OUT. I have one more turn.
   *[me] I have no legal turn: OUT. You have one more turn.
}
tutor-skipped = { $who ->
    [you] You have no legal turn, so it is my turn again.
   *[me] I have no legal turn, so it is your turn again.
}
tutor-final_turn = { $who ->
    [you] Your next turn is the last of the game.
   *[me] My next turn is the last of the game.
}
tutor-stranded = { $who ->
    [you] Your king on { $hill } stands on a ringfort of mine: it must move next.
   *[me] My king on { $hill } stands on a ringfort of yours: it must move next.
}
tutor-only_move = { $hill } was my only legal move.
tutor-must_capture = { $count ->
    [1] I had to take { $hill }: all hills around it were mine.
   *[other] I had to take one of { $count } besieged ringforts, and took { $hill }.
}
tutor-must_replace = I had to replace { $hill }: no other ringfort of yours could be taken.
tutor-king_taken = My king came to { $to }, and your king on { $hill } had only my ringforts around it.
tutor-taken = { $hill } is mine now: your ringfort there is gone.
tutor-given = I gave you { $hill }, with my king still on it.
tutor-besieged = { $king ->
    [yes] Your king on { $hill } has only my ringforts around it now: it is besieged.
   *[no] Your ringfort on { $hill } has only mine around it now: it is besieged.
}
tutor-gap = { $king ->
    [yes] If I get { $gap } too, your king on { $hill } is besieged.
   *[no] If I get { $gap } too, your { $hill } is besieged.
}
tutor-joined = { $hill } makes one kingdom of { $kingdoms ->
    [2] two.
    [3] three.
   *[other] four.
}
tutor-bridged = { $hill } makes { $count ->
    [2] two
    [3] three
   *[other] four
} bridges at once.
tutor-divided = { $hill } was the only hill that joined { $kingdoms ->
    [2] two
    [3] three
   *[other] four
} of your kingdoms.
tutor-order = No hill had a higher order of priority for me than { $hill }, with { $order }.
tutor-row = { $line ->
    [column] Column
   *[row] Row
} { $row } was open for me, { $own } to { $other }, and { $hill } lies in it.
tutor-backtracked = None of my kings could build, so the one on { $from } went back to { $to }.
tutor-passed = I passed: my kings leave the board.
tutor-linked = { $count ->
    [one] A bridge from { $hill } to { $hills }.
   *[other] Bridges from { $hill } to { $hills }.
}
tutor-bridge = My new bridge leads from { $from } to { $to }.
tutor-stepped = My king went from { $from } to { $to }.
tutor-alone = My ringfort on { $hill } stands alone.

## The same of how the game goes on, from the third time on

tutor-short-battle = BATTLE begins.
tutor-short-out = { $who ->
    [you] You are OUT. I have one more turn.
   *[me] I am OUT. You have one more turn.
}
tutor-short-skipped = { $who ->
    [you] You have no turn, so it is mine again.
   *[me] I have no turn, so it is yours again.
}
tutor-short-final_turn = { $who ->
    [you] You have the last turn.
   *[me] I have the last turn.
}
tutor-short-stranded = { $who ->
    [you] Your king on { $hill } must move next.
   *[me] My king on { $hill } must move next.
}

## What the answer to a move of the reader would do

tutor-next-king_taken = I move to { $to } and capture your king on { $hill }.
tutor-next-taken = I take your { $hill }.
tutor-next-besieged = with { $move } I besiege your { $hill }.
tutor-next-gap = with { $move } your { $hill } has only { $gap } left.
tutor-next-joined = with { $move } I make one kingdom of { $kingdoms ->
    [2] two.
    [3] three.
   *[other] four.
}
tutor-next-bridged = with { $move } I make { $count ->
    [2] two
    [3] three
   *[other] four
} bridges.
tutor-next-divided = I take { $hill }, the only hill that joins { $kingdoms ->
    [2] two
    [3] three
   *[other] four
} of your kingdoms.

## What the reader's own move missed

tutor-missed-king_taken = { $move } was better: it captured my king on { $hill }.
tutor-missed-taken = { $move } was better: it took my { $hill }.
tutor-missed-besieged = { $move } was better: it besieged my { $hill }.
tutor-missed-gap = { $move } was better: it left only { $gap } to my { $hill }.
tutor-missed-joined = { $move } was better: it made one kingdom of { $kingdoms ->
    [2] two.
    [3] three.
   *[other] four.
}
tutor-missed-bridged = { $move } was better: it made { $count ->
    [2] two
    [3] three
   *[other] four
} bridges.
tutor-missed-divided = { $move } was better: it kept { $kingdoms ->
    [2] two
    [3] three
   *[other] four
} of my kingdoms apart.
tutor-only_way = Well seen: no other move came within { $points ->
    [one] a point
   *[other] { $points } points
} of { $move }.
