# What the page says.
#
#   $seat      the name of a seat, $side that of a side
#   $color     red or blue, the color of a side
#   $move      a decision in words, as a sentence goes on after the name of a seat
#   $game      the name of a game, or in a match its number; $games how many there are
#   $level     a level of the computer, 1 to 8
#   $version, $commit, $rules, $protocol   which program the server runs


## Everywhere

tara = Tara
title = { $page } · Tara
skip = Skip to content
nav = Pages
nav-learn = Learn
nav-lobby = Lobby
nav-mine = My games
nav-mine-turns =
    { $count ->
        [one] Your turn at 1 table.
       *[other] Your turn at { $count } tables.
    }
nav-settings = Settings
rules-link = The rules
rules-all = All the rules of this game
loading = One moment …
again = Try again
just-changed = That just changed. Press again.
close = Close
clause = § { $name }
clause-open = Rule { $name }: its text
clause-read = Read on in the rules
help = How to play
to-start = All games
failed = Something went wrong. Reload the page; no moves are lost.


## What is not there

broken = Page not found
broken-load = This page could not be loaded
broken-link = This link does not work. It may be incomplete.
no-such-game = This site does not have that game.
offline-request = The server cannot be reached. Try again in a moment.
page-outdated = This page is out of date. Reload it.


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
    .short = Level { $level }
nameless = Guest
# Names for people who have not typed one, with commas between them; 24 or so. Each is a whole name.
guest-names = Guest Oak, Guest Rowan, Guest Hazel, Guest Ash, Guest Alder, Guest Birch, Guest Holly, Guest Willow, Guest Yew, Guest Elder, Guest Gorse, Guest Heather, Guest Wren, Guest Heron, Guest Raven, Guest Swan, Guest Curlew, Guest Robin, Guest Otter, Guest Hare, Guest Stag, Guest Badger, Guest Salmon, Guest Fox
away = (away)


## Start

start-title = The games of Tara
start-about = Build ringforts around Tara, the seat of the high kings, join them into kingdoms with bridges, and capture enemy ringforts that stand alone. Play the computer, a friend next to you, or people online.
start-script = Tara needs JavaScript. Turn it on for this site and reload the page.
start-learn = Learn { $game }
start-go-on = Go on with { $game }: step { $done } of { $steps }
start-first = Play Four Treasures now
start-first-about = The game begins at once, against the computer (level 1). If you choose a hill where you may not play, the page explains why.
start-friend = Play with a friend
learn-course = Learn it step by step
start-begin = Start here
start-kings = Kings
start-four = Four players
start-import = Open a game file
start-editor = Set up a position and analyze it
mark-legend = Marks on the board
foot-about = The ringfort games are by Tailten Games; Tara, Seat of Kings is by Alan Paull. This site is independent of both.
version = Tara { $version }, commit { $commit }, rules { $rules }, protocol { $protocol }
foot-fonts = Font licenses
foot-licenses = Package licenses


## A new game

new-computer = Against the computer
new-level = Play the computer, level { $level }
level-1 = First steps
level-about-1 = Moves almost at random, but captures where the rules demand it. For your first game.
level-2 = Beginner
level-about-2 = Sees obvious good moves, and misses many others.
level-3 = Improver
level-about-3 = Plays sensibly and still makes plain mistakes.
level-4 = Companion
level-about-4 = An even game if you know the rules well.
level-5 = Steady hand
level-about-5 = Makes no careless moves, and looks a little ahead.
level-6 = Strong player
level-about-6 = Punishes mistakes.
level-7 = Expert
level-about-7 = Looks far ahead.
level-8 = Champion
level-about-8 = The computer's best, with about a second per move.
tutor = Tutor
tutor-about = says what each move did, and warns before a blunder.
tutor-show = Show
new-people = With other people
new-screen = On this device
new-link = By invitation link
new-lobby = In the lobby
new-screen-about = You take turns on the same screen.
new-link-about = You send a link to a friend.
new-lobby-about = The lobby lists your table, and anybody can join or watch.
new-needs-server = Invitations and the lobby need a server of Tara.
new-variant-level = { $level ->
    [1] Level 1 in the name of the game means the simpler rules of the rulebook. The level that you choose here is how well the computer plays.
   *[other] Level 2 in the name of the game means the full rules of the rulebook. The level that you choose here is how well the computer plays.
  }
new-options = Clock, colors, match
new-clock = Clock
new-own = You play
new-first = Goes first
new-lot = Random
new-length = Length
new-one-game = One game
new-match = A match of { $games } games
new-match-about = In a match you take turns going first, and the points of all games add up.
new-full = You have reached the limit for new tables. Try again later, or join a table here:
new-mixed = Choose every player
new-mixed-open = Open the table

clock-none = No clock
clock-3 = 3 min + 2 s
clock-10 = 10 min + 5 s
clock-30 = 30 min + 20 s
clock-own = Custom
clock-minutes = Minutes per player
clock-seconds = Seconds added per move
clock-day = 1 day per move
clock-days = 3 days per move
clock-fischer = { $minutes } min + { $seconds } s
clock-in-days =
    { $days ->
        [1] 1 day per move
       *[other] { $days } days per move
    }


## Lists of tables

lobby-about = These tables are waiting for a player.
lobby-empty = No open tables right now. Start a game, and others can join it here.
lobby-open = New game
running-title = Games to watch
running-about = Anybody can watch these games from the lobby. Cards in hand stay hidden.
running-empty = No public games right now.
mine-title = My games
mine-about = Your tables in this browser. Those where it is your turn come first.
mine-empty = You have no games yet.
mine-remove = Take out
mine-removed = { $game } is no longer in your games. This browser has no seat there any more.
mine-put-back = Put it back
list-go = Go to the table
list-join = Join
list-watch = Watch
list-your-turn = Your turn
list-turn = { $seats } to move
list-moved = last move { $age }
list-moved-now = last move just now
list-you-won = You won
list-won = { $seats } won
list-aborted = Aborted
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
stage-seating = Waiting
stage-playing = In progress
stage-over = Finished
stage-stopped = Stopped


## An invitation

join = Invitation
join-title = Play { $game }
join-invited = { $name } invites you to play { $game }
join-terms = Options
join-match = A match of { $games } games
join-no-clock = No clock
region-connacht = Connacht
region-ulster = Ulster
region-leinster = Leinster
region-munster = Munster
join-regions = Regions: { $regions }
join-deck-usual = Standard deck (a reconstruction)
join-deck = Deck from a file: { $name }
join-rounds =
    { $rounds ->
        [one] Draw after 1 round without a winner
       *[other] Draw after { $rounds } rounds without a winner
    }
edition-en = English and German edition
edition-it = Italian edition
join-partner = You play { $seat }, with { $partner } as your partner, against { $one } and { $other }.
join-name = Your name
join-name-none = or we give you one
join-seat = Play { $seat }
join-watch = Watch
join-full = All seats of this table are taken.
take-title = Continue here
take-about = This moves your seats here. Your other device can then only watch.
take = Move my seats here


## The table

table = Table
table-title = { $game }
board = Board of { $game }
notice-turn =
    { $count ->
        [one] Your turn: { $game } against { $names }
       *[other] Your turn: { $game } with { $names }
    }
badge-turn = ●{" "}
link-offline = Connection lost. Your game is safe; reconnecting …
begun-at-position = This game started from a position.


## Settings

settings-look = Look and touch
settings-language = Language
settings-language-auto = Same as device
settings-language-en = English
settings-language-de = Deutsch
settings-language-it = Italiano
settings-theme = Colors
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-confirm = Confirm each move
settings-confirm-auto = On touch screens
settings-confirm-on = Always
settings-confirm-off = Never
settings-motion = Motion
settings-motion-auto = Same as device
settings-motion-reduced = None
settings-pace = Other players' moves
settings-pace-calm = One by one
settings-pace-fast = One by one, fast
settings-pace-off = All at once
settings-home = Games on this device and analyses
settings-home-auto = In this browser, if it can
settings-home-server = On the server
settings-home-kept = The games that this browser keeps stay here. They open only while the server is there.
settings-patterns = Patterns for the sides
settings-patterns-off = Standard
settings-patterns-on = Strong
settings-your-turn = When it is your turn
settings-sounds = Sounds
settings-notices = Notifications on this device
settings-notices-refused = Your browser blocks notifications.
settings-name = Your name
settings-name-label = Name
settings-name-about = Others see it at tables that you open or join from now on. At a table, change it in the menu. If you leave it empty, you get a name such as Guest Oak.
settings-forget = Delete my name everywhere
settings-forgotten = Your name is deleted at all your tables.
