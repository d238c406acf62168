# What the `tara` command says to people. Help texts are in args.ftl.


## All commands
#
#   $tag      the language that was asked for, $used the one in use

language-unknown = “{ $tag }” is not available, only en, de and it; using { $used }


## admin
#
#   $stage      the stage of a table
#   $name       the name of a person, $addresses from where they are connected
#   $number     the number of a report, $table where, $by and $about whom, $date when
#   $file       the file of a database, $tables and $events how many it has, $mib its size, $error what SQLite says
#   $rows       a number of rows

admin-done = done
admin-none = nothing to list
admin-checked =
    { $file }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $mib } MiB
admin-whole = no damage found
admin-fault-page = SQLite: { $error }
admin-fault-orphans =
    { $rows ->
        [one] { $rows } row belongs to a table that is missing
       *[other] { $rows } rows belong to tables that are missing
    }
admin-fault-table = table { $table } cannot be read
admin-table = table
admin-variant = variant
admin-stage = stage
admin-listed = { $stage }, in the lobby
admin-opened = opened
admin-last = last activity
admin-events = events
admin-clients = clients
admin-reports = open reports
admin-names = names
admin-watchers = watching
admin-free = free
admin-nameless = a person without a name
admin-away = { $name }, away
admin-here = { $name }, here from { $addresses }
admin-report = report { $number }, { $date }, table { $table }: { $by } about { $about }, { $reason }
admin-closed = closed { $date }
admin-user = user
admin-command = command
admin-target = target
admin-until = until
admin-reason = reason


## apply

apply-illegal = move { $place }, { $token }: { $clause } { $sentence }
apply-place = move { $place }


## bestmove, analyze

search-over = the game is over, and there is no move to choose
search-chance = a draw of cards is next, and there is no move to choose
search-another = this is the view of { $seat }, and another seat decides now
search-iterations = seat-of-kings takes --nodes (iterations) or --time, and has no --depth, --threads or --table


## arena
#
#   $a, $b      the two players; later a number of each
#   $points     a mean and its interval, as $share, $elo and $plies are

arena-match = { $variant }: a { $a } against b { $b }, seed { $seed }, { $opening } random plies first
arena-games = games         { $games }: a won { $won }, drawn { $drawn }, b won { $lost }
arena-points =
    { $sides ->
        [2] points a pair { $points }, a minus b
       *[other] points        { $points }, a minus the mean of b, { $sides } games added up
    }
arena-share = share of a    { $share }
arena-pairs = pairs         { $pairs } with 0, 1/2, 1, 3/2 and 2 wins of a
arena-elo = Elo           { $elo }
arena-sprt = test          { $verdict }, llr { $llr }, elo0 { $elo0 } against elo1 { $elo1 }
arena-plies = plies         { $plies }, from { $least } to { $most }
arena-cpu = CPU ms a move a { $a }, b { $b }
arena-progress = points { $points }
arena-no-games = no complete group of games was played
arena-another = the file belongs to another match: its { $name } is { $found }, not { $expected }
arena-busy = another process is writing a match to this file
arena-line = line { $line }
arena-not-next = not the next game of this match


## balance

balance-match = { $variant }: { $a } against itself, { $games } games, seed { $seed }, { $opening } random plies first
balance-points = points        { $points }, side moving first minus the others
balance-share = share         { $share } of a win, for the side moving first
balance-branching = legal moves   { $branching } per position


## convert
#
#   $line    the line of the file, $column the character in it, from 1

convert-illegal = line { $line }, column { $column }: { $token } is not legal, { $clause } { $sentence }
convert-line = line { $line }


## deck
#
#   $name     the name of the deck
#   $fault    the first fault of a file, $count how many there are

deck-summary =
    { $name }: { $cards } cards, { $stones ->
        [0] no Stone
        [one] 1 Stone
       *[other] { $stones } Stones
    } of Destiny
printed-several = several pages of SVG need a file: give one with -o
deck-reconstruction = This deck is a reconstruction, not the printed one. `tara rules SKC3` says what is known about it.
deck-refused =
    { $count ->
        [one] { $fault }
       *[other] { $fault }; { $count } faults in all; `tara deck check` lists them
    }
deck-placement = Placement Position
deck-grey = greyed: must exist in the region
deck-other = any other position; arrays stand as far left as they fit
deck-cost = cost { $cost }
deck-stone = Stone of Destiny


## engine
#
#   $word      a word of a line, $name that of an option
#   $answer    what a program said, $seconds how long it was waited for

engine-unreadable = the line is not UTF-8, or too long
engine-unknown = unknown command { $word }
engine-excess = { $word } takes no arguments
engine-option = write: setoption name NAME value VALUE
engine-no-option = there is no option { $name }
engine-position = write: position POSITION moves TOKEN ...
engine-limit = unknown limit { $word }; use nodes N, depth D, movetime MS or infinite
engine-number = { $word } needs a whole number from 1 to { $most }
engine-thinking = a search is running; stop it first
engine-no-position = there is no position
engine-over = the game is over
engine-hidden = this protocol does not support seat-of-kings yet
engine-no-command = the command is missing
engine-ended = the program that plays has exited
engine-silent = the program that plays did not answer within { $seconds } s
engine-says = the program that plays printed: { $answer }
engine-answered = the program that plays answered with something other than a move: { $answer }


## Input
#
#   $place    the argument, from 1; the first is a word such as `moves`
#   $variant  the variant whose id is most like what was given
#   $kind     the kind of file that something seems to be

input-no-deck = this is a position of a ringfort game; only seat-of-kings has --deck
input-once = only one argument can read standard input
input-number = not a whole number from { $least } to { $most }
input-similar = { $error }; did you mean { $variant }?
input-standard = standard input
output-standard = standard output
input-no-file = a file name is missing after @
other-kind =
    { $kind ->
        [transcript] this seems to be a file of transcripts: `tara replay` checks it
        [proof] this seems to be the proof of a game: `tara verify` checks it
        [kept] this seems to be a game of `tara play`: `tara play --resume` continues it, and `tara verify` checks its draws
        [game] this seems to be a game file: `tara convert` makes transcripts of it
        [position] this seems to be a position: `tara show @FILE` draws it
        [deck] this seems to be a deck: `tara deck check` checks it
        [picture] this seems to be a picture: the game file or the transcript of its game can be read
        [settings] this seems to be a settings file: `tara serve --settings` reads it
       *[database] this seems to be the database of a server: `tara serve --database` opens it
    }
input-too-long = too long for a position or a deck
input-not-utf-8 = not UTF-8
input-half = half of a UTF-16 character
input-mark = a byte order mark: a second file begins here
input-second = a position is one line, and a second text begins here
input-argument-not-utf-8 = argument { $place }, column { $column }: not UTF-8


## random

random-policy = only seat-of-kings has --policy


## replay
#
#   $line    the line of the file, from 1
#   $event   the move, from 1

replay-difference = line { $line }, event { $event }, { $field }: expected { $expected }, found { $found }
replay-illegal = line { $line }, event { $event }, { $field }: { $token } is not legal, { $clause } { $sentence }
replay-nothing = nothing


## rules

rules-variants = Variants
rules-sections = Sections
rules-more = To read more, add the id of a variant, a section or a clause: tara rules SH3.
rules-bite =
    { $seat ->
        [none] Nobody can play { $move } here. { $reason }
       *[other] { $seat } cannot play { $move } here. { $reason }
    }
rules-learn-more = All its rules, clause by clause: tara rules { $variant }. The page of `tara serve` has a course on the board.
rules-also = Clauses of other sections that also apply
rules-ruling = Ruling: { $ruling }
rules-source = Source: { $source }
source-manual = manual
source-revised = revised
source-appendix = appendix
source-rulebook = rulebook
source-german = German
source-italian = Italian
source-faq = FAQ
source-ruling = ruling
rules-no-id = the id of a variant, section or clause is missing; `tara rules` lists them
rules-unknown = { $id } is not a variant, section or clause; `tara rules` lists them


## serve
#
#   $address   where it listens
#   $port      its port, $path the path below which everything is served

serve-listens = listening at { $address }
serve-others = other devices of this network reach it at { $address }
serve-others-unknown = other devices reach it at http:// and the address of this computer in the network, then :{ $port }{ $path }
serve-ended = stopped; everything that was acknowledged is stored


## show

show-seat-red = Red
show-seat-blue = Blue
show-seat-south = South (Red)
show-seat-west = West (Blue)
show-seat-north = North (Red)
show-seat-east = East (Blue)
show-side-red = Red
show-side-blue = Blue

show-phase-setup = Setup
show-phase-manoeuvres = Manoeuvres
show-phase-battle = Battle
show-turn = { $seat } to move
show-over-red = the game is over, Red has won
show-over-blue = the game is over, Blue has won
show-over-drawn = the game is over and drawn

show-ringfort = red and blue ringfort
show-king = the same with its king
show-stranded-red = red king stranded on a blue ringfort
show-stranded-blue = blue king stranded on a red ringfort
show-target = vacant, and a move can end here
show-vacant = vacant
show-target-ringfort = a move can end on this ringfort
show-priorities = order of priority 1 to 4
show-qualified = qualified row

show-kingdoms = kingdoms
show-links = bridges
show-territory = territory
show-kings-lost = kings lost
show-points = points

show-battle = BATTLE has been announced.
show-out =
    { $turns ->
        [one] OUT has been called: this is the last turn.
       *[other] OUT has been called: { $turns } turns are left, including this one.
    }
show-final-turn = This is the final turn.
show-lull = Lull: no hill has an order of priority above 1.
show-area-south = South's area is rows 1 to 4.
show-area-west = West's area is columns A to D.
show-area-north = North's area is rows 4 to 7.
show-area-east = East's area is columns D to G.
show-qualified-rows =
    { $count ->
        [one] The qualified row is { $rows }.
       *[other] The qualified rows are { $rows }.
    }
show-no-qualified-row = No row is qualified.
show-stranded-king-red = The red king on { $hill } is stranded.
show-stranded-king-blue = The blue king on { $hill } is stranded.


## show: Seat of Kings
#
#   $seat     a player; $captor and $region likewise; $card the number of a card
#   $round    the number of the round, $turn that of the turn in it, $turns how many turns it has
#   $places   positions as a list to be read

show-player-blue = Blue
show-player-red = Red
show-player-white = White
show-player-yellow = Yellow
show-region-connacht = Connacht
show-region-ulster = Ulster
show-region-leinster = Leinster
show-region-munster = Munster
show-region-closed = { $region } (closed)

show-round = Round { $round }
show-round-turn = Round { $round }, turn { $turn } of { $turns }
show-round-end = Round { $round }, the end of the round
show-won = the game is over, { $seat } has won
show-drawn = the game is over and drawn

show-ask-lots = Next, each player turns over a card: the lots for the first Starting Player.
show-ask-deal = Next, the deck is shuffled and each player is dealt six cards.
show-ask-reshuffle = Next, the discards are shuffled to form a new deck, since the deck is empty.
show-ask-keep = { $seat } chooses three of six cards to keep for this round.
show-ask-turn = { $seat } chooses what to do with a card.
show-ask-place =
    { $count ->
        [0] { $seat } has played card { $card } in { $region } and tried all its positions.
       *[other] { $seat } has played card { $card } in { $region } and can still place on { $places }.
    }
show-ask-activate = { $seat } has swapped two pieces in { $region }.
show-ask-keep-fort = { $seat } has two forts in { $region } and chooses which one to keep.
show-ask-promote =
    { $count ->
        [0] { $seat } has activated in { $region }.
       *[other] { $seat } has activated { $places } in { $region }.
    }
show-ask-traitor = { $seat } can buy the traitor of { $region } for 1 cumal.
show-ask-exchange = { $seat } has bought the traitor of { $region } and taken card { $card }.
show-ask-activate-exchange =
    { $cost ->
        [one] { $seat } has exchanged a piece in { $region }; activating costs 1 cumal.
       *[other] { $seat } has exchanged a piece in { $region }; activating costs { $cost } cumals.
    }
show-ask-ransom =
    { $count ->
        [one] { $seat } can pay a ransom: { $captor } holds 1 piece.
       *[other] { $seat } can pay a ransom: { $captor } holds { $count } pieces.
    }
show-ask-start = { $seat } names the next Starting Player.
show-ask-region = { $seat } chooses the third region.
show-ask-garrison =
    { $count ->
        [one] { $seat } has a King piece in { $region } and can garrison it with one more piece.
       *[other] { $seat } has a King piece in { $region } and can garrison it with one or two pieces.
    }
show-choices = Legal: { $choices }.

show-controller = controller of a position
show-fort = fort
show-captives = with captives below, from the bottom up
show-king-piece = King piece
show-many-captives = with this many captives below, from the bottom up:

show-cumals = cumals
show-stock = stock
show-king-pieces = kings
show-prisoners = prisoners
show-hand = hand
show-aside = set aside
show-card = { $name }, cost { $cost }: { $fits }
show-card-stone = { $name }, cost { $cost }
show-piles =
    { $deck ->
        [0] The deck is empty.
        [one] The deck has 1 card.
       *[other] The deck has { $deck } cards.
    }
show-discards =
    { $count ->
        [0] The discard pile is empty.
       *[other] Discarded: { $cards }.
    }
show-turned-up = Turned up for the traitor of { $region }: { $cards }.
show-starting = { $seat } is the Starting Player of this round.
show-edition-it = This game follows the Italian rulebook where it differs (SKO1).


## start, random

table-agreed = only seat-of-kings has --seats, --edition, --regions, --deck and --max-rounds


## view

view-no-seat = nobody plays "{ $seat }" here; the seats are { $seats }


## solve

solve-hidden = tara solve takes positions of ringfort games only; seat-of-kings has hidden cards
solve-store-unwritten = cannot write to the store


## tara verify

verify-proved = proved: { $draws ->
    [0] nothing was drawn, and the commitment matches the secret
    [one] one draw follows from the secret and the shares of the seats
   *[other] { $draws } draws follow from the secret and the shares of the seats
}
verify-commitment = commitment { $commitment }
# Besides the draws, each seat's share is checked against its commitment, one line a seat.
verify-committed = checked: the share of { $seat } matches its commitment { $commitment }
verify-uncommitted = not committed: { $seat } revealed its share without a commitment, and could have chosen it knowing the secret
verify-renewed = renewed: the operator restored the table from a backup before draw { $draw }, and could have chosen the draws from there on
verify-restored = restored: the operator restored the table from a backup { $times ->
    [one] once
   *[other] { $times } times
} before this game, and committed to the secret above after that
verify-unchecked = not checked: whether these commitments were published before the game; compare them with your own record
verify-game = game { $game }
verify-not = not proved: { $why }
verify-not-over = the game is not over; its secret, which proves the draws, is published when it ends
