# What `tara --help`, the help of each command and errors of its command line say. English is the text beside the definitions in the code, and a test compares both.


## Headings and notes of help
#
#   $variable  an environment variable, $value its value, or a default
#   $values    a list to be read

args-usage = Usage
args-commands = Commands
args-arguments = Arguments
args-options = Options
args-seat-of-kings = Seat of Kings
args-usage-options = [OPTIONS]
args-usage-command = <COMMAND>
args-variable = [env: { $variable }={ $value }]
args-default = [default: { $value }]
args-values = [possible values: { $values }]
args-described = Possible values:


## Errors of the command line
#
#   $arg      an argument, $value a value of it, $why what is wrong with it
#   $count    how many there are in $others or $found
#   $found    what is like what was given, or where it exists

args-unknown = unexpected argument '{ $arg }' found
args-unknown-command = unrecognized subcommand '{ $command }'
args-no-command = '{ $command }' requires a subcommand but one was not provided
args-list-commands = [subcommands: { $values }]
args-missing = the following required arguments were not provided: { $args }
args-no-value = a value is required for '{ $arg }' but none was supplied
args-invalid = invalid value '{ $value }' for '{ $arg }'
args-refused = invalid value '{ $value }' for '{ $arg }': { $why }
args-hours = must be a number of hours above 0
args-number = not a number
args-address = not an IP address
args-socket-address = not an address with a port, such as 127.0.0.1:8272
args-network = not an address or a network such as 192.0.2.0/24
args-url = not a URL such as https://tara.example
args-levels = not levels of a log, such as info,sqlx=debug
args-table-id = not 16 hexadecimal digits
args-excess = unexpected value '{ $value }' for '{ $arg }' found; no more were expected
args-repeated = the argument '{ $arg }' cannot be used multiple times
args-conflict =
    { $count ->
        [one] the argument '{ $arg }' cannot be used with '{ $others }'
       *[other] the argument '{ $arg }' cannot be used with: { $others }
    }
args-tip = tip: { $tip }
args-similar =
    { $count ->
        [one] a similar argument exists: { $found }
       *[other] some similar arguments exist: { $found }
    }
args-similar-command =
    { $count ->
        [one] a similar subcommand exists: { $found }
       *[other] some similar subcommands exist: { $found }
    }
args-similar-value =
    { $count ->
        [one] a similar value exists: { $found }
       *[other] some similar values exist: { $found }
    }
args-quoted = '{ $text }'
args-as-value = to pass '{ $arg }' as a value, use '-- { $arg }'
args-after-dashes = subcommand '{ $arg }' exists; to use it, remove the '--' before it
args-elsewhere = '{ $found }' exists
args-all-commands = `tara --help` lists all commands
args-all-variants = `tara variants` lists the variants


## What is wrong with a SPEC
#
#   $word           the word of a player, $found what follows it
#   $least, $most   a range

spec-unknown = no player is called "{ $word }"; there are random, greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, engine:COMMAND
spec-usage =
    { $word ->
        [level] level:L
        [search] search:MS or search:nodes=N
       *[uct] uct:PLAYOUTS
    }
spec-missing = "{ $word }" needs a number: { spec-usage }
spec-number = "{ $found }" is not a whole number from { $least } to { $most }: { spec-usage }
spec-no-command = "engine" needs a command: engine:COMMAND
spec-excess = "{ $word }" takes nothing after it


## Names of values

value-address = ADDRESS
value-bytes = BYTES
value-clock = CLOCK
value-d = D
value-database = DATABASE
value-days = DAYS
value-depth = DEPTH
value-dir = DIR
value-elo = ELO
value-file = FILE
value-form = FORM
value-from = FROM
value-id = ID
value-k = K
value-l = L
value-lang = LANG
value-levels = LEVELS
value-mib = MIB
value-ms = MS
value-n = N
value-name = NAME
value-game = GAME
value-paper = PAPER
value-network = NETWORK
value-networks = NETWORKS
value-path = PATH
value-plies = PLIES
value-policy = POLICY
value-position = POSITION
value-regions = REGIONS
value-s = S
value-seat = SEAT
value-seat-who = SEAT=WHO
value-seats = SEATS
value-seconds = SECONDS
value-shell = SHELL
value-spec = SPEC
value-stage = STAGE
value-text = TEXT
value-to = TO
value-token = TOKEN
value-urls = URLS
value-variant = VARIANT


## Commands

command = Play, study and host the Tara board games
    .long =
        Play, study and host the Tara board games.

        A POSITION is a position text in quotes, the id of a variant (its start position), @FILE to read one from a file, or - to read standard input.

        The exit code is 0 for yes, 1 for no (such as an illegal move, or a transcript that does not agree with the rules) and 2 for anything that cannot be read or done.
command-variants = List the ids of all variants
command-start = Print the start position of a game
command-moves = List the legal moves, or explain why a move is not legal; prints "chance" if a chance event is next
command-apply = Play moves and print the resulting position
command-perft = Count the move sequences of a given length (perft), in games without chance
command-score = Print the current points and the counts behind them
command-random = Play random games and print their transcripts
command-replay = Check transcripts move by move and field by field
command-convert = Convert a game file to transcripts, or transcripts to game files
command-verify = Verify the draws of finished games against the table's commitments
command-show = Draw a position and describe it
command-view = Print a position as one seat may see it
command-deck = Check or show a deck of Seat of Kings
command-deck-check = Check a deck file and list all its faults
command-deck-show = Draw every card of a deck
command-deck-print = Write the cards of a deck in the size of playing cards, nine a page, to print and cut
command-rules = Read the rules: a variant, a section, or one clause with its ruling and source
command-play = Play a game or a match in the terminal, against the computer or with people at the same screen
    .long =
        Play a game or a match in the terminal, against the computer or with people at the same screen

        On a terminal it draws a board. Otherwise, or with --plain, it reads one line for each decision. It saves every event to a file at once, so --resume continues a game however it was interrupted.
command-bestmove = Print the best move that a search finds; a position of Seat of Kings may be a view
command-analyze = Evaluate a position: score in points for the side to move, depth, nodes, and principal variation
    .long =
        Evaluate a position: score in points for the side to move, depth, nodes, and principal variation

        In Seat of Kings the position may be a view. A line then has the share of a win that the seat to decide can expect, the number of iterations, how many of them began with this decision, and the decision.
command-arena = Play a match between two players and report which is stronger, with confidence intervals
    .long =
        Play a match between two players and report which is stronger, with confidence intervals

        Games come in pairs with the same opening and swapped seats. In Seat of Kings they come in groups with the same shuffles: the first player takes each seat once, and the second takes all the others. A SPEC is random, greedy, uct:PLAYOUTS, level:L, search:MS, search:nodes=N, or engine:COMMAND.
command-balance = Play one player against itself and report the value of moving first, game lengths, and legal moves per position
command-engine = Run a player as an engine for another program, using the engine protocol on standard input and output
command-solve = Prove the result of a ringfort position: points of the side to move minus those of the other, and best play
    .long =
        Prove the result of a ringfort position: points of the side to move minus those of the other, and best play

        If a limit is reached first, it prints the bounds proved so far, two numbers between which the points lie, and the exit code is 1.
command-bench = Measure the speed of random games, perft, search and solver
command-serve = Serve live tables over HTTP until interrupted
    .long =
        Serve live tables over HTTP until interrupted

        A setting comes from its flag, else from its environment variable, else from the settings file, else it has its default.
command-admin = Manage a running server: its tables, bans, player reports and audit log
    .long =
        Manage a running server: its tables, bans, player reports and audit log

        It talks to the server on this machine that has the database open. Run it as the same user or as root.
command-admin-tables = List tables, the newest first
command-admin-table = Show a table: its players, their addresses, and its reports
command-admin-stop = Stop a table for good; its finished games and the proofs of its draws stay readable
command-admin-delete = Delete a table with its games, names and reports
command-admin-rename = Change the name of the player in a seat
command-admin-ban = Refuse all requests from an address or network for a time, and close its open sockets
command-admin-unban = End a ban
command-admin-bans = List the bans
command-admin-reports = List player reports, the newest first
command-admin-report = Handle a report
command-admin-report-close = Close a report that you have handled
command-admin-check = Check the database or a backup, also while the server runs
command-admin-log = Print the audit log, the newest entries first
command-backup = Back up the database, even while the server runs
command-restore = Restore a backup to a new database file
command-completions = Print the completion script of a shell
command-man = Print the man page


## Arguments that several commands have

arg-help = Print help
    .more = Print help (see more with '--help')
    .less = Print help (see a summary with '-h')
arg-version = Print version
arg-lang = Language of messages: en, de or it (default: TARA_LANG, else the system's language)
arg-position = A position text in quotes, a variant id (its start position), @FILE, or - for standard input
arg-variant = The id of the variant
arg-deck = Deck file for Seat of Kings; by default the deck that comes with the program
arg-seats = Seats in clockwise order, separated by commas: two to four of blue, red, white and yellow; all by default
arg-edition = The rulebook that the game follows: en or it; en by default
arg-regions = Regions, separated by commas; by default the first of connacht, ulster, leinster and munster
arg-max-rounds = Round limit, after which the game is a draw; 60 by default
arg-seed = Seed of the random numbers: the same seed gives the same games
arg-games = Number of games, rounded up to whole groups
arg-opening = Number of random plies at the start; by default 4 for ringfort games in arena, else none
arg-threads = Number of search threads; with more than one, results differ from run to run
arg-out = Write each finished game to this file, and continue the match if the file already has a part of it
arg-json = Print one JSON object
arg-patience = Maximum seconds for each answer of an external engine
arg-player = The player, a SPEC as for tara arena
arg-nodes = Maximum nodes; in Seat of Kings, maximum iterations
arg-depth = Maximum depth in plies
arg-time = Maximum time in milliseconds
arg-table = Size of the transposition table, in MiB; 64, or less where the nodes need less


## Arguments of single commands

arg-variants-json = Print a JSON list with the details of each variant
arg-start-deck = A deck file; by default the deck that comes with the program
arg-random-deck = { arg-start-deck }
arg-play-deck = { arg-start-deck }
arg-arena-deck = { arg-start-deck }
arg-balance-deck = { arg-start-deck }
arg-moves-why = Explain why this move is not legal: clause, hills or positions, and a sentence; prints nothing if it is legal
arg-apply-tokens = Moves in the order of play, one per argument, and draws where a chance event is next; without any, prints the position as tara reads it
arg-perft-depth = Length of the sequences, in moves
arg-perft-divide = Print the count for each first move, then the total
arg-random-games = Number of games
arg-random-legal = Add the list of legal moves before each move
arg-random-policy = Choice of a decision at random; uniform by default
arg-random-policy-uniform = Every legal decision is equally likely
arg-random-policy-eager = Nine times in ten it builds or promotes, if it can
arg-replay-file = A file of transcripts, one per line, or - for standard input
arg-replay-all = Continue after the first difference
arg-replay-deck = Deck file of the Seat of Kings games; by default the deck that comes with the program
arg-convert-file = A game file, or a file of transcripts, one per line, or - for standard input
arg-convert-deck = { arg-replay-deck }
arg-verify-file = A file that tara play saved, or the proof of a game (a JSON object), or - for standard input
arg-show-svg = Write the board as SVG to this file instead of printing text; - is standard output
arg-show-png = Write the board as PNG to this file instead of printing text; - is standard output
arg-show-size = Width of the PNG in pixels
arg-view-seat = The seat whose view to print; everything hidden from it is left out
arg-deck-check-file = A deck file, or - for standard input
arg-deck-show-file = A deck file, or - for standard input; by default the deck that comes with the program
arg-deck-show-svg = Write a printable sheet of cards as SVG to this file instead of printing text; - is standard output
arg-deck-print-file = { arg-deck-show-file }
arg-deck-print-backs = Add a page of backs after each page, for printing on both sides
arg-deck-print-paper = { arg-rules-paper }
arg-deck-print-output = { arg-rules-output }
arg-rules-about = The id of a variant, a section or a clause, such as SH3; without it, lists all variants and sections
arg-rules-learn = Explain this game to somebody who does not know it, with boards
arg-rules-sheet = Write the player aid of this game, one page to print
arg-rules-score = Write its blank score sheet instead
arg-rules-paper = Size of the paper
arg-rules-output = Write pages to this file, as PDF if its name ends in .pdf, else as SVG, with -1, -2 and so on before the ending if there are several; - is standard output
arg-play-seat = Player of a seat, once per seat: human, or a program such as level:3, random, greedy, search:MS, uct:PLAYOUTS or engine:COMMAND; by default you take the first seat and level:3 takes the others
arg-play-match = Play a match instead of a single game: each seat starts one game
arg-play-clock = Clock of each seat: none, MINUTES+SECONDS such as 5+3, or DAYSd per decision, such as 2d
arg-play-first = The seat that starts the first game of a ringfort match; random by default
arg-play-seed = Seed of everything random; by default the operating system supplies the random numbers
arg-play-save = Save the game to this new file; by default to one in tara/games in your data folder
arg-play-resume = Continue the game saved in this file
arg-play-plain = Read and write lines, even on a terminal
arg-bestmove-level = Play at a level from 1 to 8 instead of with limits
arg-bestmove-seed = Seed that breaks ties: the same seed gives the same move, unless time is limited
arg-analyze-lines = Number of best moves to print
arg-arena-a = The first player
arg-arena-b = The second player
arg-arena-elo0 = Elo difference of the null hypothesis of the sequential test (SPRT)
arg-arena-elo1 = Elo difference of the alternative hypothesis of the sequential test (SPRT)
arg-arena-until-decided = End the match as soon as the test accepts a hypothesis
arg-arena-threads = Number of games played at the same time
arg-arena-json = Print a JSON object
arg-balance-threads = { arg-arena-threads }
arg-balance-json = { arg-arena-json }
arg-solve-store = Start from the proofs in this file and save new ones there, at the end and every five minutes
arg-solve-nodes = Maximum nodes
arg-solve-table-mb = Size of the proof table, in MiB
arg-bench-json = Print one JSON object per line
arg-bench-variant = Measure this variant only
arg-bench-millis = Time of each measurement, in milliseconds
arg-completions-shell = The shell
arg-man-out = Write the pages of tara and all its commands to this directory instead


## Arguments of `tara serve`, `tara backup` and `tara restore`

arg-serve-settings = Settings file: TOML, with the names of these flags and _ instead of -
arg-serve-listen = Address and port to listen on, 127.0.0.1:8272 by default; port 0 means any free port
arg-serve-database = Database file, tara.db by default
arg-serve-base-path = Path below which everything is served, such as /tara; none by default
arg-serve-public-urls = URLs by which people reach the server, such as `https://tara.example`, separated by commas; none by default
arg-serve-trusted-proxies = Addresses or networks of proxies whose X-Forwarded-For header is trusted, separated by commas; none by default
arg-serve-connections = Maximum number of connections, 8192 by default; the limit on open files may lower it
arg-serve-connections-per-address = Maximum number of connections from one address, 128 by default
arg-serve-request-timeout-ms = Milliseconds for a request to arrive, and for a client to read part of an answer, 10000 by default
arg-serve-work-timeout-ms = Milliseconds to wait for a hint, an analysis, a picture or a file, 20000 by default
arg-serve-unsent-bytes = Maximum unsent bytes of all clients together, 16777216 by default
arg-serve-unsent-bytes-per-address = Maximum unsent bytes of one address, 4194304 by default
arg-serve-outbox-bytes = Unsent bytes at which a slow socket is closed, 1048576 by default
arg-serve-thinking-threads = Number of threads for long computer decisions, 1 by default; short decisions and analyses each have their own thread
arg-serve-thinking-queue = Maximum number of waiting decisions of computer players at the tables that one address opened, 64 by default
arg-serve-advice-queue = Maximum number of waiting hints and analyses of one address, 4 by default
arg-serve-advice-per-minute = Maximum number of hints and analyses that one address may request in a minute, 120 by default
arg-serve-analysis-nodes = Maximum nodes of one analysis, 1000000 by default
arg-serve-analysis-ms = Maximum milliseconds of search in one analysis, 1000 by default
arg-serve-message-bytes = Maximum bytes of one message or request, 16384 by default
arg-serve-messages-per-second = Maximum number of messages a second from one socket, 20 by default
arg-serve-requests-per-second = Maximum number of requests a second from one address, 20 by default
arg-serve-kib-per-second = Maximum KiB of answers a second to one address, 1024 by default
arg-serve-tables-per-hour = Maximum number of tables that one address may open in an hour, 60 by default
arg-serve-joins-per-hour = Maximum number of requests to join a table, or to change a name there, from one address in an hour, 120 by default
arg-serve-events-per-hour = Maximum number of events that one address may add to tables in an hour, 18000 by default
arg-serve-listed-tables-per-address = Maximum number of waiting listed tables that one address may have opened, 5 by default
arg-serve-listed-seats-per-address = Maximum number of waiting listed tables at which one address may have taken seats, 5 by default
arg-serve-listed-away-ms = Milliseconds after which a listed table with nobody present drops out of the list, 43200000 by default
arg-serve-invitation-days = Days for which an invitation is valid, 7 by default
arg-serve-wrong-secrets-per-minute = Maximum number of wrong secrets that one address may try in a minute, 30 by default
arg-serve-sockets-per-address = Maximum number of sockets of one address, 32 by default
arg-serve-tables-per-socket = Maximum number of seats and tables that one socket may watch, 64 by default
arg-serve-outbox-messages = Unsent messages at which a slow socket is closed, 64 by default
arg-serve-heartbeat-ms = Milliseconds between pings of a socket, 30000 by default
arg-serve-claim-after-ms = Milliseconds of absence after which the others may claim a game with a Fischer clock, 120000 by default
arg-serve-sit-within-ms = Milliseconds within which a person who takes a seat must sit, 600000 by default; after that the seat is free again
arg-serve-idle-ms = Milliseconds after which a table that nobody watches leaves memory, 300000 by default
arg-serve-max-database-mib = Size of the database in MiB at which no new table opens, 8192 by default; 0 means no limit
arg-serve-keep-over-days = Days after which a table that is over is deleted, 365 by default; 0 means never
arg-serve-keep-unbegun-days = Days after which a table whose first game has not begun is deleted, 30 by default; 0 means never
arg-serve-keep-idle-days = Days without events after which an unfinished table is deleted, 365 by default; 0 means never
arg-serve-log = Log levels on standard error: error, warn, info, debug or trace, overall or per module, as in info,sqlx=debug
arg-serve-log-form = Format of the log
arg-serve-log-form-json = One JSON object per line
arg-serve-log-form-text = Text for people to read
arg-backup-to = The backup file to write; it must not exist yet
arg-backup-database = Database file
arg-restore-from = The backup file
arg-restore-database = The database file to write; it must not exist yet


## Arguments of `tara admin`

arg-admin-database = The server's database file
arg-admin-json = Print the answer as JSON
arg-admin-table = Table id: 16 hexadecimal digits
arg-admin-reason = The reason, for the audit log
arg-admin-tables-listed = Only tables in the lobby
arg-admin-tables-stage = Only tables at this stage
arg-admin-tables-address = Only tables that a client at this address is watching
arg-admin-tables-limit = The maximum number of tables
arg-admin-rename-seat = The seat, such as red
arg-admin-rename-name = The new name
arg-admin-ban-network = The address or network, such as 192.0.2.0/24; an IPv6 address stands for its /64
arg-admin-ban-hours = Length of the ban in hours, such as 24 or 0.5
arg-admin-ban-reason = The reason, for the list of bans and the audit log
arg-admin-unban-network = The address or network, as `tara admin bans` lists it
arg-admin-reports-all = List closed reports too
arg-admin-reports-limit = The maximum number of reports
arg-admin-report-close-number = The number of the report, as `tara admin reports` lists it
arg-admin-log-limit = The maximum number of entries
