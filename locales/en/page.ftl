# What the page says.
#
#   $seat      the name of a seat, $side that of a side
#   $move      a decision in words, as a sentence goes on after the name of a seat
#   $game      the name of a game, or in a match its number; $games how many there are
#   $level     a level of the computer, 1 to 8
#   $version, $commit, $rules, $protocol   which program the server runs


## Everywhere

tara = Tara
title = { $page } · Tara
skip = To the content
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
qr = QR code
qr-about = A QR code of this link: point the camera of a phone at it.
to-start = All games
failed = Something went wrong on this page. Load it again; no move is lost.


## What is not there

broken = There is nothing here
broken-load = This page could not be loaded
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
# Names for people who have not typed one, with commas between them; 24 or so. Each is a whole name.
guest-names = Guest Oak, Guest Rowan, Guest Hazel, Guest Ash, Guest Alder, Guest Birch, Guest Holly, Guest Willow, Guest Yew, Guest Elder, Guest Gorse, Guest Heather, Guest Wren, Guest Heron, Guest Raven, Guest Swan, Guest Curlew, Guest Robin, Guest Otter, Guest Hare, Guest Stag, Guest Badger, Guest Salmon, Guest Fox
away = (away)
to-move = to move


## Start

start-title = The games of Tara
start-about = Build ringforts on the hill of the high kings, bridge them into kingdoms, and take what stands alone. Play the computer, a friend beside you, or somebody far away.
start-script = Tara needs JavaScript. Turn it on for this page, and load the page again.
start-first = Play Four Treasures now
start-first-about = Against the computer at level 1. You press a hill; whatever is not allowed is explained.
start-friend = Play it with a friend
start-begin = Begin here
start-kings = Kings
start-four = Four players
keep-game = Save or share this game
start-import = Open a game file
start-editor = Set up a position and analyze it
mark-legend = Marks on the board
foot-about = The ringfort games are by Tailten Games, Tara, Seat of Kings by Alan Paull. This page is made independently of both.
version = Tara { $version }, commit { $commit }, rules { $rules }, protocol { $protocol }
foot-fonts = Licenses of the typefaces
foot-licenses = Licenses of the packages within the page


## A new game

new-computer = Against the computer
new-level = Play against level { $level }
level-1 = First steps
level-about-1 = Plays almost at random. For your first game.
level-2 = Beginner
level-about-2 = Sees a good move when it is close at hand, and misses many.
level-3 = Improver
level-about-3 = Plays sensibly and still makes plain mistakes.
level-4 = Companion
level-about-4 = An even game for somebody who knows the rules well.
level-5 = Steady hand
level-about-5 = Makes no careless moves, and looks a little ahead.
level-6 = Strong player
level-about-6 = Punishes mistakes.
level-7 = Expert
level-about-7 = Looks far ahead.
level-8 = Champion
level-about-8 = The best that the program can do, with about a second for a move.
new-people = With other people
new-screen = At one screen
new-link = By invitation link
new-lobby = In the lobby
new-screen-about = You take turns at this device.
new-link-about = You send a link to somebody you know.
new-lobby-about = The table is listed in the lobby, where anybody can join it and watch it.
new-variant-level = { $level ->
    [1] Level 1 in the name of a game is the rulebook's: its simpler rules. How well the computer plays is another matter, which you choose here.
   *[other] Level 2 in the name of a game is the rulebook's: its full rules. How well the computer plays is another matter, which you choose here.
  }
new-options = Clock, colors, match
new-clock = Clock
new-own = You play
new-first = Begins
new-lot = Decided by lot
new-length = Length
new-one-game = One game
new-match = A match of { $games } games
new-match-about = In a match you take turns to begin, and the points of all its games are added up.
new-full = This server opens no more tables for you now. Try again later, or play at a table that waits for somebody:
new-mixed = Seat by seat
new-mixed-open = Open the table

clock-none = No clock
clock-3 = 3 minutes + 2 seconds
clock-10 = 10 minutes + 5 seconds
clock-30 = 30 minutes + 20 seconds
clock-own = Your own time
clock-minutes = Minutes for each player
clock-seconds = Seconds more for each move
clock-day = One day for each move
clock-days = Three days for each move
clock-low = { $seat } has { $seconds } seconds left.
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
running-title = Games to watch
running-about = These games were opened in the lobby, so anybody can watch them. Cards in a hand stay hidden.
running-empty = No public game is being played at the moment.
mine-about = The tables where you have a seat in this browser. Those where it is your turn come first.
mine-empty = You have no seat at any table yet.
list-go = Go to the table
list-join = Play
list-watch = Watch
list-your-turn = Your turn
list-turn = { $seats } to move
list-moved = last move { $age }
list-moved-now = last move just now
list-you-won = You won
list-won = { $seats } won
list-drawn = Drawn
list-free = free
list-seat = { $seat }: { $who }
list-away = { $name } (away)
list-opened = opened { $age }
list-opened-now = opened just now
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
join-invited = { $name } invites you to play { $game }
join-terms = What is agreed
join-match = A match of { $games } games
join-no-clock = No clock
region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster
join-regions = Regions: { $regions }
join-deck-usual = The usual deck, a reconstruction
join-deck = The deck of a file: { $name }
join-rounds = Drawn after { $rounds } rounds without a winner
join-edition = { $edition ->
    [it] Italian edition
   *[other] Edition { $edition }
  }
join-partner = You play { $seat }, with { $partner } as your partner, against { $one } and { $other }.
join-name = Your name
join-name-none = or we give you one
join-seat = Play { $seat }
join-watch = Watch
join-full = All seats of this table are taken.
take-title = Play on here
take-about = The seats of another device come to this one. The other device can only watch then.
take = Take the seats


## The table

table = Table
table-title = { $game }
watching = You are watching this game.
watching-kings = You are watching this game. The cards in the players' hands are hidden from you.
players-above = Opponents
partners = with { $partner }
players-below = This side of the board
prompt = What to do
tools = Tools
menu = Menu
sound = Sound
count-kingdoms =
    { $count ->
        [one] { $count } kingdom
       *[other] { $count } kingdoms
    }
count-bridges =
    { $count ->
        [one] { $count } bridge
       *[other] { $count } bridges
    }
count-territory =
    { $count ->
        [one] { $count } ringfort
       *[other] { $count } ringforts
    }
count-kings_captured =
    { $count ->
        [one] { $count } king captured
       *[other] { $count } kings captured
    }
board-area = Board
board = Board of { $game }
actions = What you can do
more-actions = More to do
announcements = What happened
badge-turn = ●{" "}
notice-turn = Tara: your turn

link-connecting = Connecting …
link-offline = The server cannot be reached. Nothing is lost; the page connects again by itself.
vacancy-left = { $seats }: the player has left, and the seat is free again.
vacancy-dismissed = { $seats }: the guest was sent away, and the seat is free again.
vacancy-never_sat = { $seats }: the player did not sit down in time, and the seat is free again.
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
status-void-draws = This table was stopped, because three draws failed before the same game.
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

guests = Guests
invite = Send this link to the person you want to play with:
invite-until = The link is good until { $date }.
invite-none = This device has no working link to this table.
invite-again = New link
invite-withdraw = Withdraw the link
fill = Let the computer play, level { $level }
list = Show in the lobby
unlist = Remove from the lobby
listed = This table is in the lobby: everybody can join.

# Words of the rules that a press explains.
term-setup = Setup
    .about = Setup is the opening: each side builds the ringforts on which its kings stand.
term-manoeuvres = Manoeuvres
    .about = Manoeuvres are the first phase: both sides spread out over the board. Battle follows, with other rules for where to build.
term-battle = Battle
    .about = Battle is the main phase: now ringforts are joined, besieged and taken. It lasts until the end of the game.
term-over = Over
    .about = The game is over.
term-lull = A lull
    .about = In a lull no hill calls for a move above all others: you choose freely among the marked ones.

term-siege = Siege
    .about = A single ringfort is besieged, and can be captured, when enemy ringforts hold every hill beside it.
term-kingdom = Kingdom
    .about = A kingdom is a group of ringforts of one side that bridges join. One kingdom is best: the fewer, the better.
term-qualified = Qualified
    .about = A row is qualified for you if you have fewer ringforts in it than your enemy, or as many and at least one. You build in a qualified row, if you have one with a vacant hill. The counts stand at the edge of the board.
term-unlinked = Unlinked
    .about = A ringfort without a bridge is unlinked. The enemy may take it, unless its own king stands on it, and then sets a bridge. A badge marks it on the board.
term-out = OUT
    .about = OUT is called by the side that has nowhere left to play. Then the last turns begin.

board-legend = Marks, words and keys

clause = § { $name }
clause-open = Clause { $name } of the rules
measures = As the board stands
measure-points = Points
measure-kingdoms = Kingdoms
measure-bridges = Bridges
measure-territory = Ringforts
measure-kings_captured = Kings captured
log = Moves
begun-at-position = This game began at a position.
log-earlier = Earlier moves
log-empty = Nothing has been played yet.
earlier-shown = You are looking at an earlier move.
back-to-now = Back to now

step-first = To the start
step-back = One moment back
step-on = One moment on
step-last = To the end


## What is done at a table

choose-pass = Pass

# What a press on a hill would do, as a list of these.
follows = { $hill }: { $words }.
follows-captures = captures the ringfort
follows-joins = { $count ->
    [2] joins two kingdoms
    [3] joins three kingdoms
   *[other] joins four kingdoms
  }
follows-besieges = besieges { $hills }

# What the reader is asked for, one line at a time.
prompt-build = Build a ringfort on any hill.
prompt-build-marked = Build a ringfort on a marked hill.
prompt-build-king = Build a ringfort. One of your kings will stand on it.
prompt-build-row = { $count ->
    [one] Build in the marked row.
   *[other] Build in one of the { $count } marked rows.
  }
prompt-build-most = { $order ->
    [one] Build beside one of your ringforts: no hill is beside two.
   *[other] Build on a marked hill: it lies beside { $order } of your ringforts, and none lies beside more.
  }
prompt-build-or-capture-most = { $order ->
    [one] Build or capture on a marked hill: no hill calls more for a move.
   *[other] Build or capture on a marked hill: { $order } of your ringforts are beside it, and no hill has more.
  }
prompt-capture = { $count ->
    [one] Capture the ringed ringfort on { $hill }.
   *[other] Capture one of the ringed ringforts.
  }
prompt-capture-most = { $count ->
    [one] Capture the ringed ringfort on { $hill }: { $order } of yours surround it, and no hill has more.
   *[other] Capture one of the ringed ringforts: { $order } of yours surround each, and no hill has more.
  }
prompt-take = { $count ->
    [one] Take the ringfort on { $hill }: no other of { $side } is unlinked.
   *[other] Take one of the { $count } unlinked ringforts of { $side }.
  }
prompt-take-first = { $count ->
    [one] 1 of 2: take the ringfort on { $hill }. No other of { $side } is unlinked.
   *[other] 1 of 2: take one of the { $count } unlinked ringforts of { $side }.
  }
prompt-link = { $count ->
    [one] 2 of 2: set a bridge. Choose its dot.
   *[other] 2 of 2: set a bridge. Choose one of { $count } dots.
  }
prompt-link-from = 2 of 2: set a bridge from { $hill }. Choose its other end.
prompt-king = Choose a king to move.
prompt-king-one = Choose your king on { $hill }: no other can move.
prompt-king-or-pass = Choose a king to move, or pass.
prompt-king-to = Choose where the king from { $hill } goes.
prompt-king-from = Choose the king that goes to { $hill }.
prompt-option = { $hill }: choose one of the two.
prompt-unsent = No connection: your move is not sent yet.
prompt-pass = You cannot move. Pass.
prompt-confirm = { act }?
# The text of a button, by the kind of its action.
act = { $kind ->
    [build] Build on { $hill }
    [capture] Capture { $hill }
    [replace] Take it, and set this bridge to { $hill }
    [take] Capture { $hill } with the king
    [sacrifice] Move the king to { $hill } and sacrifice the ringfort there
    [pass] Pass
   *[step] Move the king to { $hill }
  }
hint = Hint
hint-answer = In your place, level { $level } { $move }.
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
offer-takeback =
    { $more ->
        [none] { $seat } asks to take back { $move }.
       *[some] { $seat } asks to take back { $move } and what was played since: { $rest }.
    }
offer-takeback-steps =
    { $count ->
        [one] { $seat } asks to take back the last step.
       *[other] { $seat } asks to take back the last { $count } steps.
    }
offer-resign = { $seat } wants to resign with you.
offer-rematch = { $seat } wants to play again.
offer-draw-own = You have offered a draw.
offer-takeback-own =
    { $more ->
        [none] You have asked to take back { $move }.
       *[some] You have asked to take back { $move } and what was played since: { $rest }.
    }
offer-takeback-steps-own =
    { $count ->
        [one] You have asked to take back the last step.
       *[other] You have asked to take back the last { $count } steps.
    }
offer-resign-own = You have asked your partner to resign.
offer-rematch-own = You have asked to play again.
declined-draw = { $seat } declines the draw.
declined-takeback = { $seat } does not agree to take back moves.
declined-resign = { $seat } does not want to resign.
declined-rematch = { $seat } does not want to play again.
declined-draw-own = You have declined the draw that { $by } offered.
declined-takeback-own = You have not agreed to take back moves for { $by }.
declined-resign-own = You have not agreed to resign with { $by }.
declined-rematch-own = You have not agreed to play again with { $by }.
declined-draw-other = { $seat } declines the draw that { $by } offered.
declined-takeback-other = { $seat } does not agree to take back moves for { $by }.
declined-resign-other = { $seat } does not want to resign with { $by }.
declined-rematch-other = { $seat } does not want to play again with { $by }.
left-stand-in = The program decides for { $seat } from now on.


## Moves, after the name of a seat

move-build = builds on { $hill }
move-build-king =
    { $from ->
        [none] builds on { $hill } and sets the king there
       *[other] builds on { $hill } and sets the king from { $from } there
    }
move-capture = captures { $hill }
move-capture-king =
    { $from ->
        [none] captures { $hill } and sets the king there
       *[other] captures { $hill } and sets the king from { $from } there
    }
move-capture-link =
    { $from ->
        [none] captures { $hill }, sets the king there and links { $one } with { $other }
       *[other] captures { $hill }, sets the king from { $from } there and links { $one } with { $other }
    }
move-king = moves the king from { $from } to { $to }
move-king-captures = captures { $to } with the king from { $from }
move-sacrifice = moves the king from { $from } to { $to } and sacrifices the ringfort there
move-pass = passes

move-number = { $number }.

# The same in short, as a list of moves has them.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = pass


## What happened

log-move = { $seat } { $move }.
log-only-move = { $seat } { $move }: the only move there is.
log-begun = The game begins.
took-back-moves =
    { $count ->
        [one] { $moves } was taken back.
       *[other] { $moves } were taken back.
    }
took-back-moves-by =
    { $count ->
        [one] { $moves } was taken back, as { $seat } asked.
       *[other] { $moves } were taken back, as { $seat } asked.
    }
took-back-steps =
    { $count ->
        [one] The last step was taken back.
       *[other] The last { $count } steps were taken back.
    }
took-back-steps-by =
    { $count ->
        [one] The last step was taken back, as { $seat } asked.
       *[other] The last { $count } steps were taken back, as { $seat } asked.
    }
log-won =
    { $you ->
        [yes] You win { $more } to { $less }.
       *[no] { $side } wins { $more } to { $less }.
    }
log-drawn = The game is drawn, { $points } to { $points }.
log-agreed = A draw was agreed.
log-left-resigned = { $seat } has resigned.
log-left-time = The time of { $seat } is up.
log-left-abandoned = { $seat } has left the game.
log-game = Game { $game } of { $games }.
log-standing = Red { $red }, Blue { $blue }.


## Counts at the edge of the board: $counts are those of both sides

edge-counts = Counts at the edge of the board
count-side = { $side } { $count }
count-you = you
count-row = Row { $row }: { $counts }.
count-area = Area of { $area }: { $counts }.
count-qualified = Qualified for { $side }.


## Who leads a ringfort game, and why it is won
#
#   $side      the side that is ahead or has won, $loser the other one
#   $own       its number of what is counted, $other that of the other side
#   $count     the number of both where they are level, $territory their ringforts
#   $more      the points of the winner, $less those of the other side
#   $you       "yes" if the reader has won

lead-short-side = { $side } leads.
lead-short-tie = Level; the tie goes to { $side }.
lead-short-level = Level.
lead-kingdoms =
    { $own ->
        [one] { $side } leads: { $own } kingdom to { $other }.
       *[other] { $side } leads: { $own } kingdoms to { $other }.
    }
lead-bridges =
    { $own ->
        [one] { $side } leads: { $own } bridge to { $other }.
       *[other] { $side } leads: { $own } bridges to { $other }.
    }
lead-level-kingdoms =
    { $count ->
        [one] Level: { $count } kingdom and { $territory } ringforts each.
       *[other] Level: { $count } kingdoms and { $territory } ringforts each.
    }
lead-level-bridges =
    { $count ->
        [0] Level: no bridges yet.
        [one] Level: { $count } bridge and { $territory } ringforts each.
       *[other] Level: { $count } bridges and { $territory } ringforts each.
    }
lead-tie-kingdoms-territory =
    { $count ->
        [one] Level: { $count } kingdom each. The tie goes to { $side }, with { $own } ringforts to { $other }.
       *[other] Level: { $count } kingdoms each. The tie goes to { $side }, with { $own } ringforts to { $other }.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Level: no bridges yet.
        [one] Level: { $count } bridge each. The tie goes to { $side }, with { $own } ringforts to { $other }.
       *[other] Level: { $count } bridges each. The tie goes to { $side }, with { $own } ringforts to { $other }.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Level: { $count } kingdom each. The tie goes to { $side }, because { $loser } holds the spare ringfort.
       *[other] Level: { $count } kingdoms each. The tie goes to { $side }, because { $loser } holds the spare ringfort.
    }

log-won-kingdoms =
    { $you ->
        [yes]
            { $own ->
                [one] You win { $more } to { $less }: { $own } kingdom to { $other }.
               *[other] You win { $more } to { $less }: { $own } kingdoms to { $other }.
            }
       *[no]
            { $own ->
                [one] { $side } wins { $more } to { $less }: { $own } kingdom to { $other }.
               *[other] { $side } wins { $more } to { $less }: { $own } kingdoms to { $other }.
            }
    }
log-won-bridges =
    { $you ->
        [yes] You win { $more } to { $less }: { $own } bridges to { $other }.
       *[no] { $side } wins { $more } to { $less }: { $own } bridges to { $other }.
    }
log-won-kingdoms-territory =
    { $you ->
        [yes] You win { $more } to { $less }: the kingdoms are level at { $count }, and you have { $own } ringforts to { $other }.
       *[no] { $side } wins { $more } to { $less }: the kingdoms are level at { $count }, and { $side } has { $own } ringforts to { $other }.
    }
log-won-bridges-territory =
    { $you ->
        [yes] You win { $more } to { $less }: the bridges are level at { $count }, and you have { $own } ringforts to { $other }.
       *[no] { $side } wins { $more } to { $less }: the bridges are level at { $count }, and { $side } has { $own } ringforts to { $other }.
    }
log-won-kingdoms-spare =
    { $you ->
        [yes] You win { $more } to { $less }: the kingdoms are level at { $count }, and { $loser } is left with the spare ringfort.
       *[no] { $side } wins { $more } to { $less }: the kingdoms are level at { $count }, and { $loser } is left with the spare ringfort.
    }
log-won-kings_captured =
    { $you ->
        [yes]
            { $other ->
                [0] You win { $more } to { $less }: you have captured { $own } kings.
               *[other] You win { $more } to { $less }: you have captured { $own } kings, and { $loser } { $other }.
            }
       *[no]
            { $other ->
                [0] { $side } wins { $more } to { $less }: { $side } has captured { $own } kings.
               *[other] { $side } wins { $more } to { $less }: { $side } has captured { $own } kings, and { $loser } { $other }.
            }
    }
log-drawn-kingdoms = The game is drawn, { $points } to { $points }: kingdoms and ringforts are level at { $count } and { $territory }.
log-drawn-bridges = The game is drawn, { $points } to { $points }: bridges and ringforts are level at { $count } and { $territory }.
log-drawn-kings_captured = The game is drawn, { $points } to { $points }: both sides have lost { $count } kings.
log-king-point = { $side } has a point for the king it captured.
log-king-points = Each side has a point for the king it captured.

match-won =
    { $you ->
        [yes] You win the match { $more } to { $less }.
       *[no] { $side } wins the match { $more } to { $less }.
    }
match-drawn = The match is drawn, { $points } to { $points }.


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
hill-trail = move { $number } since yours
hill-unsent = not sent yet
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
settings-pace = Moves of others
settings-pace-calm = One after the other
settings-pace-fast = One after the other, fast
settings-pace-off = All at once
settings-patterns = Patterns for the sides
settings-patterns-off = Usual
settings-patterns-on = Strong
settings-your-turn = When it is your turn
settings-sounds = Sounds
settings-notices = Notices of this device
settings-notices-refused = The browser does not allow notices.
settings-name = Your name
settings-name-label = Name
settings-name-about = Others see it at tables that you open or join from now on. Without one you are given a name such as Guest Oak.
settings-forget = Delete my name everywhere
settings-forgotten = Your name is deleted at all your tables.
