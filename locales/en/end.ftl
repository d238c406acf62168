# What the page says when a game is over. It is loaded with the end of the first game.
#
#   $winner    the name of the side or player that won, $loser that of the other side
#   $you       whether that is the reader: yes or no
#   $reader    whose side the reader is on: winner, loser, or none
#   $most      the deciding number of the winner, $least that of the other side
#   $count     the number in which both sides are level
#   $move      a move or a decision, as a list of moves has it, or as a sentence goes on after a name
#   $kind      what a search looks at: turns, or positions of a ringfort game
#   $next      which game comes next: game in a match, or rematch


## The result and its reason

end-win =
    { $you ->
        [yes] You win
        [lost] You lose
       *[no] { $winner } wins
    }
end-draw = A draw
end-match-win =
    { $you ->
        [yes] You win the match
        [lost] You lose the match
       *[no] { $winner } wins the match
    }
end-match-draw = The match is drawn
end-aborted = Aborted
end-stopped = Stopped
end-score = { $more } to { $less }
end-you = You
end-course = Back to the course
end-course-next = Next course: { $game }
end-next-begins =
    { $you ->
        [yes] { $next ->
            [rematch] In a rematch, you begin.
           *[game] In the next game, you begin.
        }
       *[no] { $next ->
            [rematch] In a rematch, { $seat } begins.
           *[game] In the next game, { $seat } begins.
        }
    }
end-next-lots =
    { $next ->
        [rematch] In a rematch, lots decide who begins.
       *[game] In the next game, lots decide who begins.
    }

end-because-kingdoms =
    { $reader ->
        [winner] You have { $most } { $most ->
            [one] kingdom
           *[other] kingdoms
        }, { $loser } has { $least }. Fewer kingdoms win.
        [loser] { $winner } has { $most } { $most ->
            [one] kingdom
           *[other] kingdoms
        }, you have { $least }. Fewer kingdoms win.
       *[none] { $winner } has { $most } { $most ->
            [one] kingdom
           *[other] kingdoms
        }, { $loser } has { $least }. Fewer kingdoms win.
    }
end-because-bridges =
    { $reader ->
        [winner] You have { $most } { $most ->
            [one] bridge
           *[other] bridges
        }, { $loser } has { $least }. More bridges win.
        [loser] { $winner } has { $most } { $most ->
            [one] bridge
           *[other] bridges
        }, you have { $least }. More bridges win.
       *[none] { $winner } has { $most } { $most ->
            [one] bridge
           *[other] bridges
        }, { $loser } has { $least }. More bridges win.
    }
end-because-kingdoms-territory =
    { $reader ->
        [winner] Kingdoms are even at { $count }, so ringforts decide: you have { $most }, { $loser } has { $least }.
        [loser] Kingdoms are even at { $count }, so ringforts decide: { $winner } has { $most }, you have { $least }.
       *[none] Kingdoms are even at { $count }, so ringforts decide: { $winner } has { $most }, { $loser } has { $least }.
    }
end-because-bridges-territory =
    { $reader ->
        [winner] Bridges are even at { $count }, so ringforts decide: you have { $most }, { $loser } has { $least }.
        [loser] Bridges are even at { $count }, so ringforts decide: { $winner } has { $most }, you have { $least }.
       *[none] Bridges are even at { $count }, so ringforts decide: { $winner } has { $most }, { $loser } has { $least }.
    }
end-because-kingdoms-spare =
    { $reader ->
        [loser] Kingdoms are even at { $count }, and you are left with the spare ringfort.
       *[none] Kingdoms are even at { $count }, and { $loser } is left with the spare ringfort.
    }
end-because-kings_captured =
    { $reader ->
        [winner] You have captured { $most } kings, { $loser } { $least }.
        [loser] { $winner } has captured { $most } kings, you { $least }.
       *[none] { $winner } has captured { $most } kings, { $loser } { $least }.
    }
end-level-kingdoms = Kingdoms are even at { $count }, and ringforts at { $territory }.
end-level-bridges = Bridges are even at { $count }, and ringforts at { $territory }.
end-level-kings_captured =
    { $count ->
        [one] Each side has captured { $count } king.
       *[other] Each side has captured { $count } kings.
    }

end-sum =
    { $kings ->
        [0] 2 points for winning and { $difference } for the difference make { $points }.
       *[other] 2 points for winning, { $difference } for the difference and { $kings } for a captured king make { $points }.
    }
end-sum-kings = Each captured king counts 1 point.
end-sum-left = A game that is not played out brings the winner 3 points, or more if the board gives more.
# Why a game that was played out came to its end.
end-by-full = The game ended because the board is full.
end-by-out = The game ended after a side was OUT: it had no legal move left.
end-by-stone = The game ended because there is no ringfort left to take.
end-by-pass = The game ended because a side passed, so the kings left the board.
end-by-repetition = The game ended because the same position occurred for the third time.
end-sum-match = Points of the match: Red { $reds } = { $red }, Blue { $blues } = { $blue }.

end-stopped-void_draws = This table was stopped because drawing lots for the same game failed three times.
end-stopped-closed = The player who opened this table has closed it.
end-stopped-host = The operator of this server stopped this table.
end-stopped-full = This table has reached its limit of moves.
end-stopped-player = A computer player failed, so the game could not continue.
end-stopped-failed = The program failed, so the game could not continue.


## How the sides compare, and what cost most

end-ahead = { $side } ahead
end-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-graph =
    { $moves ->
        [one] Who was ahead after the only move, in points
       *[other] Who was ahead after each of { $moves } moves, in points
    }
end-compared = How the sides compare
end-costliest = Costliest moves
end-costliest-about = From a quick search by the computer. Analyze searches deeper.
end-costliest-none = No move cost half a point: well played.
end-costly =
    { $you ->
        [yes] Yours: { $number }. { $move }
       *[no] { $side }’s: { $number }. { $move }
    }
end-costly-loss =
    Costs about { NUMBER($points, maximumFractionDigits: 1) ->
        [one] 1 point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    }{ $better ->
        [none] .
       *[other] ; { $better } was better.
    }
end-cost-progress =
    { $kind ->
        [turns] { $done } of { $all } turns
       *[positions] { $done } of { $all } positions
    }
end-cost-stop = Stop
end-cost-go =
    { $kind ->
        [turns] Find the turns
       *[positions] Find the moves
    }
end-cost-waits = The server is busy. The search will continue.


## Seat of Kings

end-kings-because =
    { $count ->
        [0]
            { $you ->
                [yes] You are High King.
               *[no] { $seat } is High King.
            }
        [one]
            { $you ->
                [yes] You are High King: the King position of { $regions } is yours.
               *[no] { $seat } is High King, with the King position of { $regions }.
            }
       *[other]
            { $you ->
                [yes] You are High King: the King positions of { $regions } are yours.
               *[no] { $seat } is High King, with the King positions of { $regions }.
            }
    }
end-kings-step = The last step, in round { $round }: { $seat } { $move }.
end-kings-alone = { $seat } is the only player left.
end-kings-alone-own = You are the only player left.
end-kings-rounds =
    { $rounds ->
        [one] The only round is over, and nobody is High King.
        [2] Both rounds are over, and nobody is High King.
       *[other] All { $rounds } rounds are over, and nobody is High King.
    }
end-kings-positions = King positions
end-kings-pieces = Pieces on the board
end-kings-cumals = Cumals
end-kings-cleared = Regions cleared
end-kings-taken = Positions taken
end-kings-traitors = Traitors bought
end-kings-income = Total income
end-chance-sure = Sure to win
end-chance-none = No chance
end-chance-about = Each line: how likely a player was to win, from the first turn to the last.
end-chance-draw = A draw: nobody won
end-chance-graph =
    { $turns ->
        [one] The computer's estimate of each player's chance to win before the only turn
       *[other] The computer's estimate of each player's chance to win before each of { $turns } turns
    }
end-kings-costliest = Costliest turns
end-kings-costliest-about = The computer's estimate, from what the player could see.
end-kings-costliest-last =
    { $count ->
        [one] The computer's estimate for the last turn, from what the player could see.
       *[other] The computer's estimate for the last { $count } turns, from what the player could see.
    }
end-kings-costliest-none-last =
    { $count ->
        [one] By the computer's estimate, the last turn did not cost much. It did not look at earlier ones.
       *[other] By the computer's estimate, none of the last { $count } turns cost much. It did not look at earlier ones.
    }
end-kings-costliest-none = By the computer's estimate, no turn cost much.
end-kings-costly =
    { $you ->
        [yes] You, round { $round }: { $move }.
       *[no] { $seat }, round { $round }: { $move }.
    }
end-kings-costly-loss = That cost about { $loss }% of the chance to win. Better: { $better }.
