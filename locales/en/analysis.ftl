# What the page says where games are looked at and positions are drawn.
#
#   $points    a number of points
#   $move      the number of a move, $moves how many there are
#   $moments   a number of moments of a game, $done how many of them are analyzed
#   $told      what was played, in sentences
#   $side      the name of a side


## A game or a position that is looked at

analysis = Analysis
analysis-title = Analysis: { $game }
moment-state = Moment
moment-start = The start of the game.
moment-position = The position.
moment = Move { $move } of { $moves }: { $told }
moment-branch = Branch, move { $move }: { $told }
moment-given-up = The game ended here before it was played out.
to-table = Go to the table
game-before = The game before
edit-position = Edit this position
leave-branch = To the game
leave-line = To the position

play-on = Play on from here


## What moments are worth

ahead-0 = Red +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-1 = Blue +{ NUMBER($points, maximumFractionDigits: 1) }
ahead-even = Even
proved-value = { $value } (proved)
not-judged = Not analyzed yet
loss =
    { NUMBER($points, maximumFractionDigits: 1) ->
        [1] loses 1 point
       *[other] loses { NUMBER($points, maximumFractionDigits: 1) } points
    }
loss-none = best move

graph = Points ahead
graph-about =
    { $moments ->
        [1] Graph of who is ahead at one moment
       *[other] Graph of who is ahead at { $moments } moments
    }
slider = Moment

progress = Analysis of the game
progress-of = { $done } of { $moments }
progress-done = The whole game is analyzed.
judge-stop = Stop analysis
judge-go = Continue analysis
judge-stopped = Analysis is stopped.
judge-waits = Many analyses are running at the moment. This one continues by itself.
judge-offline = The server cannot be reached. Analysis goes on when it can.

lines = Best moves
lines-asked = One moment …
lines-none = This moment is not analyzed.
lines-over = The game is over.
lines-deep = Looked { $depth } moves ahead, at { NUMBER($moments) } moments.
lines-shallow = Looked { $depth } moves ahead so far; a longer look follows.

moves = Moves
moves-branch =
    { $move ->
        [0] Branch from the start
       *[other] Branch from move { $move }
    }
moves-none = Play on the board, or choose one of the best moves.


## The editor of positions

editor = Position editor
editor-side = The position
tool = What a press on a hill sets
tool-fort-0 = Red ringfort
tool-fort-1 = Blue ringfort
tool-king-0 = Red king
tool-king-1 = Blue king
tool-link = Bridge
tool-clear = Remove
link-first = Choose the first hill of the bridge.
link-second = Choose the hill to which the bridge from { $hill } leads.
clear-board = Empty board
set-start = Start of the game
position-settled = The rules take it further at once:
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
