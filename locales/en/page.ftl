# What the page says.
#
#   $seat      the name of a seat, $side that of a side
#   $move      a decision in words, as a sentence goes on after the name of a seat
#   $game      the name of a game, or in a match its number; $games how many there are
#   $level     a level of the computer, 1 to 8


## Everywhere

tara = Tara
title = { $page } · Tara
nav = Pages
nav-lobby = Lobby
nav-mine = My games
nav-settings = Settings
loading = One moment …
again = Try again
cancel = Cancel
close = Close
help = How to play
copy = Copy
copied = Copied.
copy-yourself = Select the link and copy it.
share = Share
to-start = All games
failed = Something went wrong on this page. Load it again; no move is lost.


## What is not there

broken = There is nothing here
broken-link = This link leads nowhere. Perhaps a part of it is missing.
no-such-game = There is no such game on this page.
offline-request = The server cannot be reached. Try again in a moment.


## Seats and sides

seat-red = Red
seat-blue = Blue
seat-white = White
seat-yellow = Yellow
seat-south = South
seat-west = West
seat-north = North
seat-east = East
side-0 = Red
side-1 = Blue
seats = Players
sitter-you = You
sitter-guest = Somebody else
sitter-level = Computer, level { $level }
nameless = Guest
away = (away)
to-move = to move


## Start

start-title = The games of Tara
start-about = Choose a game. Play it against the computer, at one screen, or with somebody far away.
start-editor = Set up a position and analyze it


## A new game

new-computer = Against the computer
new-computer-about = Press a level, and the game begins. Level 1 is for a first game. Each level plays better than the one before it.
new-level = Play against level { $level }
new-people = With other people
new-screen = At one screen
new-link = By invitation link
new-lobby = In the lobby
new-options = Clock, colors, match
new-clock = Clock
new-own = You play
new-first = Begins
new-lot = Decided by lot
new-length = Length
new-one-game = One game
new-match = A match of { $games } games
new-full = This server opens no more tables for you now. Try again later, or play at a table that waits for somebody:
new-mixed = Seat by seat
new-mixed-open = Open the table

clock-none = No clock
clock-3 = 3 minutes + 2 seconds
clock-10 = 10 minutes + 5 seconds
clock-30 = 30 minutes + 20 seconds
clock-day = One day for each move
clock-days = Three days for each move
clock-fischer = { $minutes } minutes + { $seconds } seconds
clock-in-days =
    { $days ->
        [1] One day for each move
       *[other] { $days } days for each move
    }


## Lists of tables

lobby-about = These tables wait for somebody to play.
lobby-empty = Nobody waits at the moment. Open a table, and others see it here.
lobby-open = New game
mine-about = The tables where you have a seat in this browser.
mine-empty = You have no seat at any table yet.
list-go = Go to the table
list-join = Play
list-free = free
list-seat = { $seat }: { $who }
list-match = Match
list-position = From a position
analyze = Analyze
analyze-game = Analyze game { $game }
analyze-last = Analyze the last game
stage-seating = Not begun
stage-playing = Being played
stage-over = Over
stage-stopped = Stopped


## An invitation

join = Invitation
join-title = Play { $game }
join-seat = Play { $seat }
join-watch = Watch
join-full = All seats of this table are taken.
take-title = Play on here
take-about = The seats of another device come to this one. The other device can only watch then.
take = Take the seats


## The table

table = Table
table-title = { $game }
state = Players and turn
board-area = Board
board = Board of { $game }
actions = What you can do
more = More
more-actions = More to do
announcements = What happened
badge-turn = ●{" "}
notice-turn = Tara: your turn

link-connecting = Connecting …
link-offline = The server cannot be reached. Nothing is lost; the page connects again by itself.
void-draw = { $seats } did not take part in the draw in time, so it counts for nothing and the seat is free again.
draws-renewed = The host has restored this table from a copy. What is drawn from then on is new.
proof-file = The proof of its draws, for tara verify
table-paused = The server cannot store this table at the moment. Nothing is lost; the game continues by itself as soon as it can.
table-nearly-full = This table is nearly full: it has room for { $count } more steps. Finish the game here, and open a new table for the next one.
seats-elsewhere = Your seats are on another device now. Here you can watch.

status-free = Waiting for somebody to join.
status-sit = Ready for the next game?
status-wait = Waiting for the others.
status-reveal = All are ready. Waiting until everybody is here for the draw …
status-thinks = { $seat } is thinking …
status-busy = { $seat } is waiting for a free processor …
status-stopped = This table was stopped.
turn-own = Your turn.
turn-seat = { $seat } to move.
turn-other = { $seat } to move.
phase-setup = Setup.
phase-manoeuvres = Manoeuvres.
phase-battle = Battle.
phase-over = The game is over.
turns-left =
    { $turns ->
        [1] The last turn.
       *[other] { $turns } turns left.
    }
must-capture = One of the marked ringforts must be captured.
lull = A lull: no hill calls for a move above all others.

invite = Send this link to the person you want to play with:
measures = As the board stands
measure-points = Points
measure-kingdoms = Kingdoms
measure-bridges = Bridges
measure-territory = Ringforts
measure-kings_captured = Kings captured
log = Moves
log-only = (the only move)
begun-at-position = This game began at a position.
log-earlier = Earlier moves
log-empty = Nothing has been played yet.

step-first = To the start
step-back = One moment back
step-on = One moment on
step-last = To the end


## What is done at a table

choose-pass = Pass
confirm = Play: { $move }
hint = Hint
hint-told = Level { $level } would play: { $move }.
undo = Take back
takeback = Ask to take back
draw = Offer a draw
resign = Resign
rematch = Play again
next-game = Next game
new-game = New game
agree = Agree
decline = Decline
withdraw = Withdraw
really-draw = Offer that the game is drawn?
yes-draw = Offer a draw
really-resign = Give up this game?
yes-resign = Yes, resign
claim-win = They are gone: claim the win
claim-draw = They are gone: claim a draw
outlines = Outline kingdoms
turn-board = Turn the board
watch-link = Link for those who watch
leave-table = Give up your seat
dismiss-guest = Send { $seat } away
close-table = Close the table
report = Report a player
report-readers = A report goes to the host of this server, who alone reads it, with this table, your seat and your name. The other player does not see it.
report-about = Player
report-reason = Reason
report-reason-name = Insulting or false name
report-reason-cheating = Cheating
report-reason-stalling = Lets others wait on purpose
report-reason-other = Something else
report-text = In your own words, if you like
report-send = Send the report
report-sent = The report was sent.
handover = Continue on another device
handover-link = Open this link on the other device within ten minutes:

offer-draw = { $seat } offers a draw.
offer-takeback = { $seat } asks to take back the last move.
offer-resign = { $seat } wants to resign with you.
offer-rematch = { $seat } wants to play again.
offer-draw-own = You have offered a draw.
offer-takeback-own = You have asked to take back your last move.
offer-resign-own = You have asked your partner to resign.
offer-rematch-own = You have asked to play again.


## Moves, after the name of a seat

move-build = builds on { $hill }
move-capture = captures { $hill }
move-capture-link = captures { $hill } and links { $one } with { $other }
move-king = moves the king from { $from } to { $to }
move-king-captures = captures { $to } with the king from { $from }
move-sacrifice = moves the king from { $from } to { $to } and sacrifices the ringfort there
move-pass = passes


## What happened

told-move = { $seat } { $move }.
told-only-move = { $seat } { $move }: the only move there is.
told-battle = BATTLE!
told-out = OUT!
told-took-back = A move was taken back.
told-won = { $side } wins { $more } to { $less }.
told-drawn = The game is drawn, { $points } to { $points }.
told-agreed = A draw was agreed.
told-resigned = { $seat } has resigned.
told-time = The time of { $seat } is up.
told-abandoned = { $seat } has left the game.
told-game = Game { $game } of { $games }.
told-standing = Red { $red }, Blue { $blue }.


## Hills, as a screen reader names them

hill-vacant = vacant
hill-fort = { $side } ringfort
hill-king = { $side } king
hill-bridges = bridges to { $hills }
hill-forced = must be captured
hill-besieged = besieged
hill-unlinked = unlinked
hill-order = order { $order }
hill-last = last move
hill-reason = reason
hill-hint = hint
hill-picked = picked
hill-legal = can be played


## Settings

settings-look = Look and touch
settings-theme = Colors
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm = Confirm each move
settings-confirm-auto = On touch screens
settings-confirm-on = Always
settings-confirm-off = Never
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-reduced = None
settings-patterns = Patterns for the sides
settings-patterns-off = Usual
settings-patterns-on = Strong
settings-told = When it is your turn
settings-sounds = Sounds
settings-notices = Notices of this device
settings-notices-refused = The browser does not allow notices.
settings-name = Your name
settings-name-label = Name
settings-name-about = Others see it at tables that you open or join from now on. None is needed.
settings-forget = Delete my name everywhere
settings-forgotten = Your name is deleted at all your tables.
