# What the page says at a table, and where a game is looked at again. `page.ftl` says what its variables are.


## Links and players

cancel = Cancel
copy = Copy
copied = Copied.
copy-yourself = The link is selected: copy it.
own-device = Only this device can open this link; for others, open Tara at this device's name or address in your network, and make the link there.
share = Share
qr = QR code
qr-about = QR code of this link: scan it with a phone camera.
to-move = to move
keep-game = Save or share this game
clock-waits = waits for the first move
clock-unsure = may be wrong: there is no connection
clock-low =
    { $seconds ->
        [one] { $seat } has { $seconds } second left.
       *[other] { $seat } has { $seconds } seconds left.
    }
analyze-last = Analyze the last game


## The table

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
count-kings_captured = Kings: captured { $count }, lost { $other }
board-area = Board
actions = What you can do
more-actions = More actions
announcements = What happened

link-connecting = Connecting …
vacancy-left =
    { $count ->
        [one] { $seats }: the player has left. The seat is free.
       *[other] { $seats }: the player has left. The seats are free.
    }
vacancy-dismissed =
    { $count ->
        [one] { $seats }: the guest was removed. The seat is free.
       *[other] { $seats }: the guest was removed. The seats are free.
    }
vacancy-never_sat =
    { $count ->
        [one] { $seats }: the player was not ready in time. The seat is free.
       *[other] { $seats }: nobody was ready in time. The seats are free.
    }
void-draw =
    { $count ->
        [one] { $seats } did not take part in drawing lots in time. The lots are void, and the seat is free.
       *[other] { $seats } did not take part in drawing lots in time. The lots are void, and the seats are free.
    }
draws-renewed = The operator has restored this table from a backup. From now on lots and cards are drawn anew.
proof-file = Proof of lots and shuffles, for tara verify
table-paused = The server cannot save this table right now. Nothing is lost; the game will continue by itself.
table-paused-here = This browser cannot save this table right now; perhaps it has no more room. Nothing that was saved is lost, and the game will continue by itself.
table-nearly-full =
    { $count ->
        [one] This table has almost reached its limit (1 step left). Finish this game, and open a new table for the next one.
       *[other] This table has almost reached its limit ({ $count } steps left). Finish this game, and open a new table for the next one.
    }
seats-elsewhere = Your seats are on another device now. Here you can only watch.
seats-for-tab = This browser keeps nothing for this site. Your seat is lost when you close this tab.

status-free = Waiting for somebody to join.
status-sit = Ready for the next game?
status-sit-after =
    { $count ->
        [one] { $names } is ready for the next game. Are you?
       *[other] { $names } are ready for the next game. Are you?
    }
status-wait = Waiting for { $names }.
status-reveal = Everybody is ready. The game starts when all are connected …
status-thinks = { $seat } is thinking …
status-busy = { $seat } is waiting for a free processor …
status-stopped = This table was stopped.
status-void-draws = This table was stopped because drawing lots for the same game failed three times.
turn-begins-own = You begin this game.
turn-begins = { $seat } begins this game.
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
# Why a game is in its last turn. $side: the side that cannot or did not go on; $you: whether the reader moves.
last-turn =
    { $why ->
        [full] The board is full:
        [pass] { $side } has passed:
       *[out] The board is full, and { $side } has nothing to capture:
    } { $you ->
        [yes] this is your last turn.
       *[no] this is the last turn.
    }
must-capture = A marked ringfort must be captured.
lull = Lull: no hill has an order of priority above 1.

guests = Guests
invite = Send this link to the person you want to play with:
invite-until = The link is valid until { $date }.
invite-none = This device has no valid invitation link.
invite-again = New link
invite-withdraw = Withdraw the link
fill = Add the computer, level { $level }
list = Show in the lobby
unlist = Remove from the lobby
listed = This table is in the lobby: anybody can join.

# Words of the rules that a press explains.
term-setup = Setup
    .about = Setup is the opening: each side builds the ringforts on which its kings stand.
term-manoeuvres = Manoeuvres
    .about = Manoeuvres are the first phase: both sides spread out over the board. Battle follows, with other rules for where to build.
term-battle = Battle
    .about = Battle is the main phase: now you link, besiege and capture ringforts. It lasts until the end of the game.
term-over = Over
    .about = The game is over.
term-lull = A lull
    .about = In a lull no hill has an order of priority above 1. Choose any of the marked hills.

term-knights-move = Knight's move
    .about = One hill in one direction and two in the other, as in chess. What stands in between does not matter.
term-next-to = Next to
    .about = Above, below, left or right of a hill. Hills that touch only at the corner are not next to each other.
term-bridge = Bridge
    .about = A bridge links two ringforts of one side that are next to each other.
term-siege = Siege
    .about = A single ringfort is besieged, and can be captured, when enemy ringforts hold every hill next to it.
term-kingdom = Kingdom
    .about = A kingdom is a group of ringforts of one side joined by bridges; a lone ringfort is one too. The fewer kingdoms, the better.
term-qualified = Qualified
    .about = Red builds in columns, Blue in rows. A row or column with a vacant hill is qualified for you if you have fewer ringforts in it than your enemy, or equally many but at least one. If any is qualified, you must build in one. The counts are at the edge of the board.
term-area = Area
    .about = You build and capture only in your area: the four rows or columns nearest to you. The two numbers beside a player's letter count the ringforts in that player's area: your side's first, or Red's if you play both.
term-unlinked = Unlinked
    .about = A ringfort without a bridge is unlinked. The enemy may take it, unless the king of its color stands on it. A badge marks it on the board.
term-out = OUT
    .about = A player who has no legal move at the start of a turn calls OUT, usually because the board is full. Each other player then has one more turn, or is skipped if no legal move is left; in Stone of Destiny the game ends at once.

board-legend = Marks, words and keys

measures = Score now
measure-points = Points
measure-kingdoms = Kingdoms
measure-bridges = Bridges
measure-territory = Ringforts
measure-kings_captured = Kings captured
log = Moves
log-earlier = Earlier moves
# Beside its sign, below the moves and in the legend.
sign-only = It was the only move, so it was played automatically.
log-empty = No moves yet.
earlier-shown = You are looking at an earlier move.
earlier-now = Now: { $status }
back-to-now = Back to now

step-first = To the start
step-back = One step back
step-on = One step forward
step-turn-back = One turn back
step-turn-on = One turn forward
step-last = To the end


## What is done at a table

choose-pass = Pass

# What choosing a hill would do, as a list of these.
follows = { $hill }: { $words }.
follows-kings = { $count ->
    [one] captures the king on { $hills }
   *[other] captures the kings on { $hills }
  }
follows-captures = captures the ringfort
follows-joins = { $count ->
    [2] joins two kingdoms
    [3] joins three kingdoms
   *[other] joins four kingdoms
  }
follows-besieges = besieges { $hills }
follows-frees = breaks the siege of { $hills }
follows-links = { $count ->
    [one] makes a bridge
   *[other] makes { $count } bridges
  }

# What the reader must decide, one line at a time.
prompt-build = Build a ringfort on any vacant hill.
prompt-build-marked = Build a ringfort on a marked hill.
prompt-build-king = { $number } of 3: build a ringfort with a king, not next to one of yours.
# In Stone of Destiny the king goes along. $king: whether it comes onto the board now.
prompt-build-with-king = { $king ->
    [first] Build a ringfort on any vacant hill: your king will stand on it.
   *[again] Build a ringfort on any vacant hill: your king moves there.
  }
prompt-build-near-king = { $king ->
    [first] Build within two hills of { $side }'s king, straight or diagonally: your king will stand there.
   *[again] Build within two hills of { $side }'s king, straight or diagonally: your king moves there.
  }
prompt-build-row = { $line ->
    [column] { $count ->
        [one] Build in the marked column.
       *[other] Build in one of the { $count } marked columns.
    }
   *[row] { $count ->
        [one] Build in the marked row.
       *[other] Build in one of the { $count } marked rows.
    }
  }
prompt-build-most = { $order ->
    [one] Build next to one of your ringforts: no hill is next to two.
   *[other] Build on a marked hill, next to { $order } of your ringforts: no hill has more.
  }
prompt-build-or-capture-most = { $order ->
    [one] Build or capture on a marked hill: no hill has a higher order of priority.
   *[other] Build or capture on a marked hill, next to { $order } of your ringforts: no hill has more.
  }
prompt-capture = { $count ->
    [one] Capture the ringed ringfort on { $hill }: you besiege it, so you must.
   *[other] Capture one of the ringed ringforts: you besiege them, so you must.
  }
prompt-capture-most = { $count ->
    [one] Capture the ringed ringfort on { $hill }: { $order } of yours surround it, and no hill has more.
   *[other] Capture one of the ringed ringforts: { $order } of yours surround each, and no hill has more.
  }
prompt-take = { $count ->
    [one] Take the ringfort on { $hill }: { $side } has no other unlinked one.
   *[other] Take one of the { $count } unlinked ringforts of { $side }.
  }
prompt-take-first = { $count ->
    [one] 1 of 2: take the ringfort on { $hill }. { $side } has no other unlinked one.
   *[other] 1 of 2: take one of the { $count } unlinked ringforts of { $side }.
  }
prompt-link = { $count ->
    [one] 2 of 2: you take { $hill }. Set a bridge: choose its dot.
   *[other] 2 of 2: you take { $hill }. Set a bridge: choose one of { $count } dots.
  }
prompt-link-from = 2 of 2: you take { $hill }. Set a bridge from { $from }: choose its other end.
prompt-king = Choose a king to move.
prompt-king-one = Choose your king on { $hill }: no other can move.
prompt-king-mobile = Choose your king on { $hill }: only it can still build, so it must.
prompt-king-stranded = Your king on { $hill } is stranded: it must move now.
prompt-king-or-pass = { $turns ->
    [1] Choose a king to move, or pass. If you pass, your kings leave the board, and the game ends.
   *[other] Choose a king to move, or pass. If you pass, your kings leave the board, { $side } has one more turn, and the game ends.
  }
prompt-king-to = Choose where the king from { $hill } goes.
prompt-king-from = Choose the king that goes to { $hill }.
prompt-option = { $hill }: choose one of the two.
prompt-unsent = No connection: your move is not sent yet.
prompt-pass = You cannot move. Pass.
prompt-confirm = { act }?
prompt-confirm-pass = { $turns ->
    [1] Pass? Your kings leave the board, and the game ends.
   *[other] Pass? Your kings leave the board, { $side } has one more turn, then the game ends.
  }
prompt-sacrifice = { $hill }: keep the ringfort, or give it to { $side }? If you give it, your king must leave it next turn; if it cannot, you lose the game.
# What has happened since the reader's last press. $who: whether it concerns the reader or the other side.
since-moves = Since your last press: { $count } moves.
since-forced = { $who ->
    [you] { $count ->
        [one] { $moves } was your only move and was played for you.
       *[other] { $moves } were your only moves and were played for you.
    }
   *[all] { $count ->
        [one] { $moves } was the only move and was played automatically.
       *[other] { $moves } were the only moves and were played automatically.
    }
  }
since-taken = { $count ->
    [one] { $side } captured your ringfort on { $hills }.
   *[other] { $side } captured your ringforts on { $hills }.
  }
# The reader's kings that a move can capture.
king-besieged = { $count ->
    [one] Your king on { $hills } is besieged: it falls if an enemy king moves next to it.
   *[other] Your kings on { $hills } are besieged: one falls if an enemy king moves next to it.
  }
since-given = { $who ->
    [you] { $giver } gave you { $hill }.
    [other] You gave { $hill } to { $side }.
   *[none] { $giver } gave { $hill } to { $side }.
  }
since-king = { $who ->
    [you] { $lost ->
        [1] You lost a king on { $hill }: one more loses the game.
       *[other] You lost a king on { $hill }.
    }
    [other] You captured the king on { $hill }.
   *[none] { $side } lost a king on { $hill }.
  }
since-battle = Battle has begun.
# The text of a button, by the kind of its action.
act = { $kind ->
    [build] Build on { $hill }
    [capture] Capture { $hill }
    [replace] Take { $hill }, and set the bridge { $bridge }
    [take] Capture { $hill } with the king
    [sacrifice] Move there and give { $hill } to { $side }
    [pass] Pass
   *[step] Move the king to { $hill }
  }
# A hill that the reader asks about, by the right mouse button or a long press. $words: what stands there.
explain-hill = { $words }.
explain-kingdom = Kingdom: { $hills }.
explain-act = If you press it: { $act }.
explain-choice = Press it to choose it.
hint = Hint
# What the computer would do in the reader's place, by the kind of the action.
hint-counts-kingdoms = { $own ->
    [one] Then you have { $own } kingdom, { $side } { $other }.
   *[other] Then you have { $own } kingdoms, { $side } { $other }.
  }
hint-counts-bridges = { $own ->
    [one] Then you have { $own } bridge, { $side } { $other }.
   *[other] Then you have { $own } bridges, { $side } { $other }.
  }
hint-counts-kings_captured = { $own ->
    [one] Then you have captured { $own } king, { $side } { $other }.
   *[other] Then you have captured { $own } kings, { $side } { $other }.
  }
hint-besieged = The ringfort there is besieged at once, as a bait: { $side } can capture it.
hint-follows = The move { $words }.
hint-quiet = Nothing else changes at once.
hint-would = { $kind ->
    [build] The computer (level { $level }) would build on { $hill }.
    [capture] The computer (level { $level }) would capture { $hill }.
    [replace] The computer (level { $level }) would take { $hill } and link { $from } with { $to }.
    [take] The computer (level { $level }) would capture { $to } with the king from { $from }.
    [sacrifice] The computer (level { $level }) would move { $from } to { $to } and sacrifice the ringfort there.
    [step] The computer (level { $level }) would move { $from } to { $to }.
   *[pass] The computer (level { $level }) would pass.
  }
undo = Take back
takeback = Ask to take back
draw = Offer a draw
abort = Abort the game
resign = Resign
rematch = Rematch
next-game = Next game
new-game = New game
agree = Accept
decline = Decline
withdraw = Withdraw
really-draw = Offer a draw?
yes-draw = Offer a draw
really-abort = Abort this game? Nobody scores.
really-resign = Resign this game?
yes-abort = Yes, abort
yes-resign = Yes, resign
# $kind: what the absence of $seat brings: the win or a draw, the win alone, or that the game goes on without it.
claim-wait =
    { $kind ->
        [both] { $seat } is away. In { $time } you may claim the win or a draw.
        [win] { $seat } is away. In { $time } you may claim the win.
       *[on] { $seat } is away. In { $time } you may go on without { $seat }.
    }
claim-away = { $seat } is away.
claim-win = Claim the win
claim-draw = Claim a draw
claim-on = Go on without this player
outlines = Outline kingdoms
turn-board = Turn the board
watch-link = Link for spectators
kept-here = This game is kept in this browser: nobody can watch it, and no other device can take it over.
leave-table = Give up your seat
dismiss-guest = Remove { $seat }
close-table = Close the table
report = Report a player
report-readers = Only the operator of this server reads your report. It includes this table, your seat and your name. The other player does not see it.
report-about = Player
report-reason = Reason
report-reason-name = Insulting or false name
report-reason-cheating = Cheating
report-reason-stalling = Stalling on purpose
report-reason-other = Something else
report-text = Details (optional)
report-send = Send the report
report-sent = Report sent.
own-name-about = Everybody at this table sees it. Your next tables use it too.
own-name-save = Save
own-name-saved = Your name here is now { $name }.
handover = Continue on another device
handover-link = Open this link on the other device within ten minutes:

offer-draw = { $seat } offers a draw.
offer-takeback =
    { $more ->
        [none] { $seat } asks to take back { $move }.
       *[some] { $seat } asks to take back { $move } and the moves since: { $rest }.
    }
offer-takeback-steps =
    { $count ->
        [one] { $seat } asks to take back the last step.
       *[other] { $seat } asks to take back the last { $count } steps.
    }
offer-resign = { $seat } wants to resign with you.
offer-rematch = { $seat } offers a rematch.
offer-draw-own = You have offered a draw.
offer-takeback-own =
    { $more ->
        [none] You have asked to take back { $move }.
       *[some] You have asked to take back { $move } and the moves since: { $rest }.
    }
offer-takeback-steps-own =
    { $count ->
        [one] You have asked to take back the last step.
       *[other] You have asked to take back the last { $count } steps.
    }
offer-resign-own = You have asked your partner to resign.
offer-rematch-own = You have offered a rematch.
declined-draw = { $seat } declines the draw.
declined-takeback = { $seat } declines the takeback.
declined-resign = { $seat } does not want to resign.
declined-rematch = { $seat } declines the rematch.
declined-draw-own = You have declined the draw that { $by } offered.
declined-takeback-own = You have declined the takeback that { $by } requested.
declined-resign-own = You have declined to resign with { $by }.
declined-rematch-own = You have declined the rematch that { $by } offered.
declined-draw-other = { $seat } declines the draw that { $by } offered.
declined-takeback-other = { $seat } declines the takeback that { $by } requested.
declined-resign-other = { $seat } does not want to resign with { $by }.
declined-rematch-other = { $seat } declines the rematch that { $by } offered.
left-stand-in = The computer decides for { $seat } from now on.
left-stand-in-own = The computer decides for you from now on.


## Moves in short, as a list of moves has them

move-number = { $number }.
short-build = { $hill }
short-capture = ×{ $hill }
short-capture-link = ×{ $hill } { $one }–{ $other }
short-step = { $from }→{ $to }
short-take = { $from }×{ $to }
short-sacrifice = { $from }→{ $to }†
short-pass = pass


## What happened

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
took-back-moves-own =
    { $count ->
        [one] { $moves } was taken back, as you asked.
       *[other] { $moves } were taken back, as you asked.
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
took-back-steps-own =
    { $count ->
        [one] The last step was taken back, as you asked.
       *[other] The last { $count } steps were taken back, as you asked.
    }
log-won =
    { $you ->
        [yes] You win { $more } to { $less }.
        [lost] You lose { $less } to { $more }.
       *[no] { $side } wins { $more } to { $less }.
    }
log-drawn = The game is drawn, { $points } to { $points }.
log-agreed = A draw was agreed.
log-aborted = The game was aborted before it began. Nobody scores.
log-left-resigned = { $seat } has resigned.
log-left-time = { $seat } has run out of time.
log-left-abandoned = { $seat } has left the game.
log-left-resigned-own = You have resigned.
log-left-time-own = You have run out of time.
log-left-abandoned-own = You have left the game.
log-game = Game { $game } of { $games }.
log-game-over = Game { $game } of { $games } is over.


## Counts at the edge of the board: $counts are those of both sides

edge-counts = Counts at the edge of the board
count-side =
    { $you ->
        [yes] you { $count }
       *[no] { $side } { $count }
    }
count-row = Row { $row }: { $counts }.
count-column = Column { $row }: { $counts }.
count-area = Area of { $area }: { $counts }.
count-qualified =
    { $you ->
        [yes] Qualified for you.
       *[no] Qualified for { $side }.
    }


## Who leads a ringfort game, and why it is won
#
#   $side      the side that is ahead or has won, $loser the other one
#   $own       its number of what is counted, $other that of the other side
#   $count     the number of both where they are level, $territory their ringforts
#   $more      the points of the winner, $less those of the other side
#   $you       "yes" if the reader leads or has won

lead-short-later = Nobody leads yet.
lead-short-side =
    { $you ->
        [yes] You lead.
       *[no] { $side } leads.
    }
lead-short-tie =
    { $you ->
        [yes] Even; the tie goes to you.
       *[no] Even; the tie goes to { $side }.
    }
lead-short-level = Even.
lead-later = Nobody leads before Battle. Then fewer kingdoms win.
lead-kings = Kings lost: Red { $red }, Blue { $blue }. Losing two loses the game.
lead-kings-later = Losing two kings loses the game.
lead-kingdoms =
    { $you ->
        [yes] You lead: { $own } { $own ->
            [one] kingdom
           *[other] kingdoms
        } to { $other }, and fewer win.
       *[no] { $side } leads: { $own } { $own ->
            [one] kingdom
           *[other] kingdoms
        } to { $other }, and fewer win.
    }
lead-bridges =
    { $you ->
        [yes] You lead: { $own } { $own ->
            [one] bridge
           *[other] bridges
        } to { $other }.
       *[no] { $side } leads: { $own } { $own ->
            [one] bridge
           *[other] bridges
        } to { $other }.
    }
lead-level-kingdoms =
    { $count ->
        [one] Even: { $count } kingdom and { $territory } ringforts each.
       *[other] Even: { $count } kingdoms and { $territory } ringforts each.
    }
lead-level-bridges =
    { $count ->
        [0] Even: no bridges yet.
        [one] Even: { $count } bridge and { $territory } ringforts each.
       *[other] Even: { $count } bridges and { $territory } ringforts each.
    }
lead-tie-kingdoms-territory =
    { $count ->
        [one] Even: { $count } kingdom each.
       *[other] Even: { $count } kingdoms each.
    } { $you ->
        [yes] The tie goes to you, with more ringforts: { $own } to { $other }.
       *[no] The tie goes to { $side }, with more ringforts: { $own } to { $other }.
    }
lead-tie-bridges-territory =
    { $count ->
        [0] Even: no bridges yet.
        [one] Even: { $count } bridge each.
       *[other] Even: { $count } bridges each.
    } { $you ->
        [yes] The tie goes to you, with more ringforts: { $own } to { $other }.
       *[no] The tie goes to { $side }, with more ringforts: { $own } to { $other }.
    }
lead-tie-kingdoms-spare =
    { $count ->
        [one] Even: { $count } kingdom each.
       *[other] Even: { $count } kingdoms each.
    } { $you ->
        [yes] The tie goes to you, because { $loser } holds the spare ringfort.
       *[no] The tie goes to { $side }, because { $loser } holds the spare ringfort.
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
        [yes]
            { $own ->
                [one] You win { $more } to { $less }: { $own } bridge to { $other }.
               *[other] You win { $more } to { $less }: { $own } bridges to { $other }.
            }
       *[no]
            { $own ->
                [one] { $side } wins { $more } to { $less }: { $own } bridge to { $other }.
               *[other] { $side } wins { $more } to { $less }: { $own } bridges to { $other }.
            }
    }
log-won-kingdoms-territory =
    { $you ->
        [yes] You win { $more } to { $less }: the kingdoms are even at { $count }, and you have { $own } ringforts to { $other }.
       *[no] { $side } wins { $more } to { $less }: the kingdoms are even at { $count }, and { $side } has { $own } ringforts to { $other }.
    }
log-won-bridges-territory =
    { $you ->
        [yes] You win { $more } to { $less }: the bridges are even at { $count }, and you have { $own } ringforts to { $other }.
       *[no] { $side } wins { $more } to { $less }: the bridges are even at { $count }, and { $side } has { $own } ringforts to { $other }.
    }
log-won-kingdoms-spare =
    { $you ->
        [yes] You win { $more } to { $less }: the kingdoms are even at { $count }, and { $loser } is left with the spare ringfort.
       *[no] { $side } wins { $more } to { $less }: the kingdoms are even at { $count }, and { $loser } is left with the spare ringfort.
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
log-drawn-kingdoms = The game is drawn, { $points } to { $points }: kingdoms and ringforts are even at { $count } and { $territory }.
log-drawn-bridges = The game is drawn, { $points } to { $points }: bridges and ringforts are even at { $count } and { $territory }.
log-drawn-kings_captured =
    { $count ->
        [one] The game is drawn, { $points } to { $points }: both sides have lost { $count } king.
       *[other] The game is drawn, { $points } to { $points }: both sides have lost { $count } kings.
    }
log-king-point =
    { $you ->
        [yes] You have a point for the king you captured.
       *[no] { $side } has a point for the king it captured.
    }
log-king-points = Each side has a point for the king it captured.

match-led =
    { $you ->
        [yes] You lead the match { $more } to { $less }.
       *[no] { $side } leads the match { $more } to { $less }.
    }
match-level = The match is even, { $points } to { $points }.
match-won =
    { $you ->
        [yes] You win the match { $more } to { $less }.
        [lost] You lose the match { $less } to { $more }.
       *[no] { $side } wins the match { $more } to { $less }.
    }
match-drawn = The match is drawn, { $points } to { $points }.


## Hills, as a screen reader names them

hill-vacant = vacant
hill-fort =
    { $color ->
        [red] Red ringfort
       *[blue] Blue ringfort
    }
hill-king =
    { $color ->
        [red] Red king
       *[blue] Blue king
    }
hill-bridges = bridges to { $hills }
hill-forced = must be captured
hill-besieged = besieged
hill-unlinked = unlinked
hill-order = order { $order }
hill-last = last move
hill-trail = move { $number } since yours
hill-fallen =
    { $color ->
        [red] Red king captured here
       *[blue] Blue king captured here
    }
hill-unsent = not sent yet
hill-reason = this is why not
hill-refused = not possible
hill-lit = marked
hill-hint = hint
hill-best = best move { $number }
hill-ringed = with your ring
hill-arrow = your arrow to { $hills }
hill-picked = chosen
hill-legal = can be played
