# What the tutor says of a game: $side is the computer's side or seat by its name, "you" the reader who plays against it.
# $hill, $gap, $from, $to: hills; $hills: a list of hills in words; $who: `you` or `other`, who is meant.

tutor-warn-play = Play it
tutor-warn-back = Take back
# The button that plays it is beside it. $points: what it costs; $move: the move, in short; $does: what the answer does.
tutor-warning = { $points ->
    [one] Wait: { $move } costs about 1 point: { $does } Play it?
   *[other] Wait: { $move } costs about { $points } points: { $does } Play it?
}

## What a move of the computer did

tutor-battle = { $book ->
    [stone-of-destiny] BATTLE begins: from now on each turn replaces a ringfort without a bridge.
   *[other] BATTLE begins: from now on you may also build next to your own ringforts.
}
tutor-out = { $who ->
    [you] You have no legal turn: OUT. { $side } has one more turn.
   *[other] { $side } has no legal turn: OUT. You have one more turn.
}
tutor-skipped = { $who ->
    [you] You have no legal turn, so it is the turn of { $side } again.
   *[other] { $side } has no legal turn, so it is your turn again.
}
tutor-final_turn = { $who ->
    [you] You have one last turn.
   *[other] { $side } has one last turn.
}
tutor-stranded = { $who ->
    [you] Your king on { $hill } stands on a ringfort of { $side }: it must move next.
   *[other] { $side }'s king on { $hill } stands on a ringfort of yours: it must move next.
}
tutor-only_move = { $hill } was the only legal move of { $side }.
tutor-must_capture = { $count ->
    [1] { $side } had to take { $hill }: all hills around it were { $side }'s.
   *[other] { $side } had to take one of { $count } besieged ringforts, and took { $hill }.
}
tutor-must_replace = { $side } had to replace { $hill }: no other ringfort of yours could be taken.
tutor-king_taken = { $side }'s king came to { $to }, and your king on { $hill } had only { $side }'s ringforts around it.
tutor-taken = { $hill } is { $side }'s now: your ringfort there is gone.
tutor-given = { $side } gave you { $hill }, with its king still on it.
tutor-besieged = { $king ->
    [yes] Your king on { $hill } has only { $side }'s ringforts around it now: it is besieged.
   *[no] Your ringfort on { $hill } has only { $side }'s around it now: it is besieged.
}
tutor-gap = { $king ->
    [yes] If { $side } gets { $gap } too, your king on { $hill } is besieged.
   *[no] If { $side } gets { $gap } too, your { $hill } is besieged.
}
tutor-joined = { $hill } makes one kingdom of { $side } out of { $kingdoms ->
    [2] two.
    [3] three.
   *[other] four.
}
tutor-bridged = { $hill } brings { $side } { $count ->
    [2] two
    [3] three
   *[other] four
} bridges at once.
tutor-divided = { $side } took { $hill }, the only hill that joined { $kingdoms ->
    [2] two
    [3] three
   *[other] four
} of your kingdoms.
tutor-order = No hill had a higher order of priority for { $side } than { $hill }, with { $order }.
tutor-row = { $line ->
    [column] Column
   *[row] Row
} { $row } was qualified for { $side }, { $own } to { $other }, and { $hill } lies in it.
tutor-backtracked = None of { $side }'s kings could build, so the one on { $from } went back to { $to }.
tutor-passed = { $side } passed: its kings leave the board.
tutor-linked = { $count ->
    [one] A bridge of { $side } from { $hill } to { $hills }.
   *[other] Bridges of { $side } from { $hill } to { $hills }.
}
tutor-bridge = { $side }'s new bridge leads from { $from } to { $to }.
tutor-stepped = { $side }'s king went from { $from } to { $to }.
tutor-alone = { $side }'s ringfort on { $hill } is not linked yet.

## The same of how the game goes on, from the third time on

tutor-short-battle = BATTLE begins.
tutor-short-out = { $who ->
    [you] You are OUT. { $side } has one more turn.
   *[other] { $side } is OUT. You have one more turn.
}
tutor-short-skipped = { $who ->
    [you] You have no turn, so { $side } goes on.
   *[other] { $side } has no turn, so you go on.
}
tutor-short-final_turn = { $who ->
    [you] You have the last turn.
   *[other] { $side } has the last turn.
}
tutor-short-stranded = { $who ->
    [you] Your king on { $hill } must move next.
   *[other] { $side }'s king on { $hill } must move next.
}

## What the answer to a move of the reader would do

tutor-next-king_taken = { $side } moves to { $to } and captures your king on { $hill }.
tutor-next-taken = { $side } takes your { $hill }.
tutor-next-besieged = with { $move } { $side } besieges your { $hill }.
tutor-next-gap = with { $move } { $side } leaves only { $gap } to your { $hill }.
tutor-next-joined = with { $move } { $side } makes one kingdom of { $kingdoms ->
    [2] two.
    [3] three.
   *[other] four.
}
tutor-next-bridged = with { $move } { $side } makes { $count ->
    [2] two
    [3] three
   *[other] four
} bridges.
tutor-next-divided = { $side } takes { $hill }, the only hill that joins { $kingdoms ->
    [2] two
    [3] three
   *[other] four
} of your kingdoms.

## What the reader's own move missed

tutor-missed-king_taken = { $move } was better: it captured { $side }'s king on { $hill }.
tutor-missed-taken = { $move } was better: it took { $side }'s { $hill }.
tutor-missed-besieged = { $move } was better: it besieged { $side }'s { $hill }.
tutor-missed-gap = { $move } was better: it left only { $gap } to { $side }'s { $hill }.
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
} of { $side }'s kingdoms apart.
tutor-only_way = Well seen: any other move was at least { $points ->
    [one] a point
   *[other] { $points } points
} worse than { $move }.
