# What the page says where games are looked at and positions are drawn.
#
#   $points    a number of points
#   $move      the number of a move, $moves how many there are
#   $moments   a number of moments of a game, $done how many of them are analyzed
#   $told      what was played, in sentences
#   $side      the name of a side
#   $percent   an accuracy, 0 to 100; $good and $bad numbers of moves
#   $before    who was ahead before a move, $after who was after it, $better a better move


## A game or a position that is looked at

analysis = Analysis
analysis-title = Analysis: { $game }
moment-state = Current position
moment-start = The start of the game.
moment-position = The position.
moment = Move { $move } of { $moves }: { $told }
moment-branch = Variation, move { $move }: { $told }
moment-given-up = The game ended early, here.
to-table = Go to the table
game-before = Previous game
edit-position = Edit this position
leave-branch = Back to the game
leave-line = Back to the position

play-on = Play from here
play-on-kings = The game goes on with the same cards and deck, in their order. What the replay showed you of them, you know.


## Evaluations

ahead-0 = Red +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-1 = Blue +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-even = Even
proved-value = { $value } (proved)
not-judged = Not analyzed yet
loss =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [one] costs 1 point
       *[other] costs { NUMBER($points, maximumFractionDigits: 1) } points
    }
loss-none = best move

graph = Points ahead
graph-about =
    { $moments ->
        [1] Graph of who is ahead in one position
       *[other] Graph of who is ahead in { $moments } positions
    }
slider = Move

progress = Analysis of the game
progress-of = { $done } of { $moments }
progress-done = The whole game is analyzed.
judge-stop = Stop analysis
judge-go = Continue analysis
judge-stopped = Analysis is stopped.
judge-waits = The server is busy. Your analysis will continue.
judge-offline = Connection lost. Your analysis continues when the server is back.

lines = Best moves
lines-asked = One moment …
lines-none = This position is not analyzed.
lines-over = The game is over.
lines-depth = Depth { $depth }, { NUMBER($moments) } positions.
lines-deeper = Searching deeper …
lines-deepest = This is as deep as it goes.

moves = Moves
moves-branch = Variation at move { $move }
move-second = { $number }…
moves-none = Play on the board, or choose one of the best moves.


## How well each side played, and what is drawn on the board

accuracy = How well each side played
accuracy-side =
    { $side }: { $percent }% accuracy. { $good ->
        [0] None of { $moves } moves was as good as the best
        [one] 1 of { $moves } moves was as good as the best
       *[other] { $good } of { $moves } moves were as good as the best
    }, { $bad ->
        [0] none cost a point or more.
        [one] 1 cost a point or more.
       *[other] { $bad } cost a point or more.
    }
accuracy-about = Every move with an alternative counts 100%, and half as much for each point that it costs.
turning = Turning points
turning-none = No move cost a point or more.
turning-point = { $move }. { $told } Before: { $before }; after: { $after }. Better: { $better }.
beside = Keep beside the board
beside-about = Keeps this position next to the board, so that you can compare it with another.
best-on-board = Best moves on the board
sketch = Draw
sketch-about = Press a hill to ring it, or drag from hill to hill for an arrow. The right mouse button always draws.
sketch-clear = Clear the drawing


## The editor of positions

editor = Position editor
editor-side = The position
tool = Piece to place
tool-fort-0 = Red ringfort
tool-fort-1 = Blue ringfort
tool-king-0 = Red king
tool-king-1 = Blue king
tool-link = Bridge
tool-clear = Remove
link-first = Choose the first hill of the bridge.
link-second = Choose the other end of the bridge from { $hill }.
clear-board = Clear the board
set-start = Starting position
position-settled = After automatic moves:
position-unread = This position cannot be read
mend-position = Fix it in the editor

field-variant = Game
field-phase = Phase
field-phase-setup = Setup
field-phase-manoeuvres = Manoeuvres
field-phase-battle = Battle
field-phase-over = The game is over
field-turn = To move
field-last = Turns left
field-last-none = Not counted yet
field-lost = Lost kings, { $side }
position-text = Position text
read-text = Read the text
copy-text-yourself = Select the text and copy it.
