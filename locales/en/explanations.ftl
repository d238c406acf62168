# Why a move is not legal: one sentence for each reason, for a player in the middle of a game.
#
#   $token   the move, such as D4 or B2xC4
#   $hills   the hills that the reason rests on, as a list to be read: "C3, D5 and E4"
#   $count   how many they are
#
# "Friendly" is used where a partner's ringfort counts too. The clauses are in rules.ftl.


## Lists

places-and-last = { $places } and { $last }


## The game is over

why-Over = The game is over.
why-OverWithoutSwap = The game is over: there was no ringfort left to remove.
why-OverByDoubleCapture = The game is over: one side has lost its second king.
why-OverOnFullBoard = The game is over: the board is full and the final turn has been played.
why-OverByPasses = The game is over: it ended by a pass, or because a position came for the third time.


## What stands, or does not stand, on a hill

why-Occupied = There is already a ringfort on { $hills }.
why-NothingToCapture = There is no enemy ringfort on { $hills }.
why-NothingToSacrifice = There is no ringfort of yours on { $hills } to sacrifice.
why-EnemyRingfort = The ringfort on { $hills } is the enemy's, and a king goes there only by capturing it.
why-NoKingThere = There is no king of yours on { $hills }.
why-KingThere = There is already a king on { $hills }.


## Doubles: areas

why-OutsideArea = { $hills } is outside your area.
why-OffSharedRow = Your side's first ringfort goes on the row that you share with your partner, and { $hills } is not on it.


## Sacred Hill

why-TooClose =
    { $count ->
        [one] The friendly ringfort on { $hills } is closer than a knight's move.
       *[other] The friendly ringforts on { $hills } are closer than a knight's move.
    }
why-NoKnightsMove = No friendly ringfort is a knight's move away from { $hills }.
why-NoCaptureInManoeuvres = Nothing is captured in Manoeuvres.
why-NotBesieged = The ringfort on { $hills } is not besieged.
why-NotBesideFriend = { $hills } is not next to a friendly ringfort, and there are vacant hills that are.
why-MustCapture =
    { $count ->
        [one] You must capture the besieged ringfort on { $hills }.
       *[other] You must capture one of the besieged ringforts on { $hills }.
    }
why-HigherPriority =
    { $count ->
        [one] You must play on { $hills }, which has a higher order of priority.
       *[other] You must play on a hill of the highest order of priority, and these are { $hills }.
    }


## Four Treasures

why-MustCaptureTreasure =
    { $count ->
        [one] You must capture the besieged ringfort on { $hills }.
       *[other] You must capture one of the besieged ringforts on { $hills }.
    }


## Poisoned Chalice

why-OffEdges = In Manoeuvres you build on the edges of the board, and { $hills } is not on one.
why-EdgeTaken = You have already built on that edge, on { $hills }.
why-NoCaptureOnEdges = Nothing is captured in Manoeuvres.
why-Opposite =
    { $count ->
        [one] The ringfort on { $hills } stands opposite { $token }, and no two ringforts may stand so.
       *[other] The ringforts on { $hills } stand opposite { $token }, and no two ringforts may stand so.
    }
why-QualifiedRows =
    { $count ->
        [one] You must build in a qualified row, and its only vacant hill is { $hills }.
       *[other] You must build in a qualified row, and the vacant hills there are { $hills }.
    }
why-MustCaptureUnqualified =
    { $count ->
        [one] You have no qualified row, so you must capture the besieged ringfort on { $hills }.
       *[other] You have no qualified row, so you must capture one of the besieged ringforts on { $hills }.
    }


## High Kings

why-BesideFriendInSetup =
    { $count ->
        [one] In Setup you may not build next to a friendly ringfort, and there is one on { $hills }.
       *[other] In Setup you may not build next to friendly ringforts, and there are some on { $hills }.
    }
why-OnlyBuildInSetup = In Setup you build with a new king each turn, and no king moves yet.
why-BesideFriendlyKing =
    { $count ->
        [one] Your kings may not stand side by side, and that hill is next to the one on { $hills }.
       *[other] Your kings may not stand side by side, and that hill is next to those on { $hills }.
    }
why-KingsBuildInManoeuvres = After Setup only a king that moves there can build on { $hills }.
why-NoKnightsStepInManoeuvres = A king moves by a knight's move, and { $hills } are not a knight's move apart.
why-BesideFriendInManoeuvres =
    { $count ->
        [one] In Manoeuvres a king may not build next to a friendly ringfort, and there is one on { $hills }.
       *[other] In Manoeuvres a king may not build next to friendly ringforts, and there are some on { $hills }.
    }
why-KingsBuildInBattle = After Setup only a king that moves there can build on { $hills }.
why-NoKnightsStepInBattle = A king moves by a knight's move, and { $hills } are not a knight's move apart.
why-NoKnightsStepToRingfort = A king reaches a ringfort by a knight's move, and { $hills } are not a knight's move apart.
why-OnlyVacantInManoeuvres = In Manoeuvres a king moves to a vacant hill only, and { $hills } is not vacant.
why-KingsAreMobile =
    { $count ->
        [one] A king goes to a ringfort only when none of yours can move to a vacant hill, but the one on { $hills } can.
       *[other] A king goes to a ringfort only when none of yours can move to a vacant hill, but those on { $hills } can.
    }
why-NoPassBeforeBattle = Nobody passes before Battle.
why-NoPassWhileMobile =
    { $count ->
        [one] You may pass only when no king of either side can move to a vacant hill, but the one on { $hills } can.
       *[other] You may pass only when no king of either side can move to a vacant hill, but those on { $hills } can.
    }


## High Kings, Level 2

why-SacrificeNeedsOneLoss = Only a side that has lost exactly one king may sacrifice.
why-SacrificeNeedsSiege = Your ringfort on { $hills } is not besieged, so you cannot sacrifice it.
why-SacrificeAfterEnd = The king that arrives on { $hills } captures a second king and ends the game before a sacrifice.
why-SacrificeWhileMobile =
    { $count ->
        [one] You may sacrifice only when none of your kings can move to a vacant hill, but the one on { $hills } can.
       *[other] You may sacrifice only when none of your kings can move to a vacant hill, but those on { $hills } can.
    }
why-StrandedMustMove = Your stranded king on { $hills } must move, and no other king may.
why-StrandedMustEscape = Your stranded king on { $hills } can move to a vacant hill, so it must.
why-NoPassWhileStranded = You may not pass while your king on { $hills } is stranded.


## Stone of Destiny

why-FarFromKing = You must build one or two hills from the enemy king on { $hills }, straight or diagonally.
why-NoSwapInManoeuvres = No ringfort is replaced before the board is full.
why-UnderKing = The ringfort on { $hills } is guarded by the enemy king.
why-Linked = A ringfort with links stays, and { $hills } are joined by bridges.
why-LinkMissing = There is a link to make with this move, so { $token } must name it.
why-LinkImpossible = { $hills } cannot be linked.
