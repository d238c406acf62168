# Why the `tara` command cannot read or do something. English is what the errors in the code say of themselves, and tests compare both where a sentence is only here.


## Places
#
#   $field    a field of a position, $key a key of a JSON object
#   $line     the number of a line, $column that of a character in it, both from 1; $column is 0 for the whole line
#   $fault    what is wrong there

text-field =
    { $field ->
        [line] line, column { $column }: { $fault }
       *[other] { $field }, column { $column }: { $fault }
    }
text-key = { $key }: missing, or not a possible value
text-not-json = not the JSON of a position
text-json = not the JSON that is needed here: line { $line }, column { $column }
text-line =
    { $column ->
        [0] line { $line }: { $fault }
       *[other] line { $line }, column { $column }: { $fault }
    }


## Files
#
#   $error    what the operating system says, $folder a folder that is not there

io-not-found = no such file or folder
io-no-folder = there is no folder { $folder }; make it first, or choose another
io-not-allowed = not allowed
io-exists = there already
io-directory = a folder, not a file
io-no-directory = not a folder
io-full = no room left on the device
io-read-only = on a disk that is read-only
io-address-in-use = another program uses this address already
io-no-address = not an address of this computer
io-too-slow = no answer in time
io-other = { $error }


## Games and players
#
#   $variant  the id of a variant, $game the name of a game, $spec a player
#   $who      a player of a match, $place the number of a move, $why what is wrong with it, $token the move

perft-chance = perft is not offered for { $variant }, in which chance has a part
player-other-game = { $spec } does not play { $game }
player-program = { $spec } is another program
player-no-move = there is no move to choose
player-illegal = { $token } is not legal
player-at-move = { $who }, move { $place }: { $why }
sprt-range = the first difference in Elo must be below the second, and both from -1000 to 1000


## Positions of Seat of Kings, after the key at fault
#
#   $expected, $found   two numbers
#   $card, $seat        the number of a card, the name of a seat

kings-seat = { $seat }
kings-region-count = { $found } regions, not { $expected }
kings-third-too-early = a third region is opened only after two are closed
kings-closed-of-many = regions are closed only in a game of two
kings-not-in-game = not a region of the game
kings-at-least-one = at least 1
kings-above-max-rounds = above max_rounds, which is { $most }
kings-played = not 0 to { $most }
kings-card-twice = card { $card } comes twice
kings-card-missing = card { $card } is nowhere
kings-card-count = { $found } cards, not { $expected }
kings-too-many-pieces = more than 20 pieces of { kings-seat }
kings-not-at-the-table = nobody here plays { kings-seat }
kings-own-prisoners = one's own pieces are no prisoners
kings-empty-seat = nobody sits there
kings-position-twice = named twice
kings-empty-stack = no piece
kings-own-pieces-below = the controller's own pieces are the top one, or the top two
kings-king-piece-outside = a King piece stands on K only
kings-king-piece-in-stack = a King piece stands alone
kings-fort-on-king = there is no fort on K
kings-two-forts = two forts of { kings-seat }
kings-two-kings = { kings-seat } controls two King positions, and has won
kings-filled = { kings-seat } controls all positions, and the region would have been cleared
kings-pieces-in-closed = only a King piece can stand in a closed region
kings-wrong-seat = it is the turn of { kings-seat }
kings-nobody-decides = nobody decides at this stage
kings-seat-missing = missing: it is the turn of { kings-seat }
kings-not-at-this-point = not at this point of a round
kings-stage = does not fit the other keys of the stage


## Decks
#
#   $card     the place of a card in the file, $number its number
#   $fault    what is wrong, $line in which line
#   $word     a word of the file

deck-card = card { $card }
deck-card-number = card { $card } (number { $number })
deck-line = { $fault } (line { $line })
deck-encoding = not UTF-8 from byte { $byte } on
deck-syntax = not TOML: line { $line }, column { $column }
deck-joined = two decks are joined: the second begins here
deck-missing = missing
deck-unknown-key = unknown key
deck-not-text = not a text
deck-edition = not 1, the only edition of this form
deck-count = { $count } cards, not 36
deck-not-table = not a table
deck-number = not a whole number from 1 to 36
deck-number-twice = comes twice
deck-cost-range = not a whole number from 0 to 4
deck-stone-cost = a Stone of Destiny costs 3
deck-stone-array = a Stone of Destiny has no array
deck-not-boolean = not true or false
deck-not-list = not a list of positions
deck-place-count = { $count } Placement Positions, not one or two
deck-spot = { $word } is not a rank and 0, +1 to +4 or -1 to -4
deck-place-rank = { $word } is not a Farmer, Herdsman or Warrior
deck-spot-twice = { $word } is named twice
deck-no-fit = the array fits nowhere
deck-name = a name has at most { $count } characters, none of which changes how the text around it is shown


## Stores of proved values
#
#   $found, $wanted   the version or the variant of a store, and that of the position

store-foreign = not a store of proved values
store-version = a store of version { $found }, which this program does not read
store-variant = a store of { $found }, but the position is of { $wanted }
store-damaged = the store is damaged


## Proofs of draws
#
#   $found, $committed      two hashes; elsewhere $found is a number of entries
#   $expected, $claimed     what follows from the secret, and what the proof says
#   $event                  the number of an event
#   $why                    why it cannot be played there
#   $seat                   the number of a seat, from 0; in a proof its name

proof-agreement = agreed: not possible terms
proof-secret = secret: its hash is { $found }, not the commitment { $committed }
proof-commitment = sent: what { $seat } sent is not what it committed to
proof-sent = sent: { $found } entries for { $seats } seats
proof-start = start: should be { $due }
proof-first = first: { $expected } starts, not { $claimed }
proof-other-first = first: another seat starts, not { $claimed }
proof-event = event { $event }: { $why }
proof-draw = event { $event }: drawn was `{ $expected }`, not `{ $claimed }`
replay-rules = played under version { $version } of the rules, which this program does not have
replay-event = event { $event }: { $why }
event-none = there is none
event-opens-no-table = it opens no table
event-opens-again = a table is opened once
event-earlier = it is earlier than the one before
event-no-seat = there is no seat { $seat }
event-no-person = no person takes seat { $seat }
event-not-taken = that seat cannot be taken
event-not-revealed = that seat cannot reveal this
event-nothing-shown = that seat has shown no share
event-not-filled = that seat cannot be filled
event-not-void = no draw can be void
event-no-beginning = no game can begin
event-no-draw = nothing is drawn now
event-not-asked = that seat is not asked
event-no-offer = there is no offer
event-nothing-to-take-back = there is nothing to take back
event-no-game = no game is played
event-points = not as many points as sides
event-not-over = the match is not over


## Refusals of a server
#
#   $detail   a network, a number, or what cannot be read

admin-refused-no-table = there is no such table; `tara admin tables` lists those that there are
admin-refused-over = the table is over or stopped already; `tara admin delete` deletes it
admin-refused-stopped = the table was stopped and can only be shown or deleted
admin-refused-no-seat = nobody has that seat; `tara admin table ID` lists the seats of a table
admin-refused-name = a name has 1 to 40 visible characters, and looks like no computer player's and nobody else's at the table
admin-refused-protected = { $detail } contains this machine or one of `trusted_proxies`, so everybody would be banned; choose a smaller network
admin-refused-too-many-bans = there are { $detail } bans, and no more are possible; end some with `tara admin unban`, or ban a larger network
admin-refused-duration = a ban lasts for more than 0 and at most { $detail } hours
admin-refused-no-ban = there is no ban of { $detail }; `tara admin bans` lists those that there are
admin-refused-no-report = there is no open report of that number; `tara admin reports` lists those that there are
admin-refused-malformed = { $detail }
admin-refused-unavailable = the database failed, so nothing was done; see the log of the server and try again
admin-refused-failed = the program failed at this table; see the log of the server


## Settings, servers and their databases
#
#   $key      a setting
#   $nearest  the setting whose key is most like that
#   $address  where a server is to listen, $file a file, $why what is wrong
#   $reason   a word for what SQLite says, $error what it says

settings-syntax = not TOML
settings-unknown = there is no setting { $key }; `tara serve --help` lists them
settings-similar = there is no setting { $key }; did you mean { $nearest }?
settings-urls = not a list of URLs, such as ["https://tara.example"]
settings-networks = not a list of addresses or networks, such as ["192.0.2.0/24"]
settings-number = not a whole number from 0, or too large
settings-base-path = base_path: must begin with / and not end with it
settings-zero = { $key }: must be at least 1
serve-cannot-listen = cannot listen at { $address }: { $why }
database-stale = the table is of another version
database-failed = the database failed: { $why }
database-version = the database cannot be brought to this version: { $why }
database-in-use = another server has the database open: { $file } is locked
database-unopened = the database { $file } cannot be opened: { $why }
database-no-file = { $file } is no file to SQLite; for a file of this name, write ./{ $file }
database-foreign = { $file } is the database of another program; name another file with --database
database-damaged = the database { $file } is damaged; move it away with its -wal and -shm, and restore a backup with `tara restore`
database-failing = the database does not write
database-closed = the database is closed
database-reason =
    { $reason ->
        [locked] another program has locked the file
        [read-only] the file cannot be written
        [disk] the file cannot be read or written
        [damaged] the file is damaged
        [full] there is no room left
        [unopened] the file cannot be opened
        [foreign] the file is not a database
        [newer] it was written by a newer version
       *[other] it says: { $error }
    }
copy-occupied = there is a file already
copy-not-whole = the copy is not whole
backup-no-database = there is no database { $file }; name the one of the server with --database
restore-no-backup = there is no backup { $file }; name a file that `tara backup` has written
admin-no-server = no server runs with the database { $file }; start one with `tara serve`, or name its file with --database
admin-not-allowed = { $file } belongs to another user; run this as the user who runs the server
admin-no-answer = the server did not answer
admin-unreadable = the answer of the server cannot be read; it may have another version than this command
