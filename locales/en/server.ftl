# What the server says with the codes of its errors. These sentences have no variables.

error-malformed = This message cannot be read.
error-not-text = This file is not text in UTF-8 or UTF-16.
error-too-large = This message is too large.
error-too-slow = This request took too long to arrive.
error-wrong-host = This server does not answer to that name. Its operator can add the name to the setting public_urls.
error-wrong-origin = Requests from other websites are not allowed.
error-banned = The operator of this server has banned your network for a while.
error-too-often = Too many requests; wait a moment.
error-too-many = You have reached a limit of this server.
error-no-path = There is nothing here.
error-no-page = This server was built without its page; `cargo xtask page` builds it.
error-no-method = This address does not accept that method.
error-no-table = There is no such table.
error-no-game = There is no such finished game.
error-wrong-secret = This seat belongs to somebody else.
error-wrong-invitation = This invitation is for another table, was withdrawn, or has expired.
error-wrong-code = This code is wrong, expired, or already used.
error-used-secret = This secret has already been used; choose another.
error-no-free-seat = This seat is not free.
error-unused-seat = Nobody used the seat that you or somebody on your network took at a public table. You cannot join public tables for a while; invitations still work.
error-own-seat = This is your own seat: leave it instead.
error-lost-seat = You have lost a seat of this table, so you cannot take one there again.
error-name = A name has 1 to 40 visible characters, and must not resemble another player's name, the name of a seat, or a word such as host or computer.
error-given-name = The operator of this server gave you your name here, so you cannot change it.
error-player = There is no such computer player.
error-stopped = This table was stopped; its finished games can still be read.
error-deleted = The operator has deleted this table.
error-damaged = This table cannot be read: what is stored of it is damaged, or a newer version of Tara wrote it. Nothing of it is deleted.
error-unavailable = This could not be saved, and nothing changed; try again.
error-closing = The server is shutting down; try again in a moment.
error-failed = The server failed because of a bug; everything before that is kept.
error-busy = The computer players are busy; try again in a moment.
error-no-room = This server has no more room for new tables. Games that have begun go on.
error-full = This table, or this seat, has almost reached its limit of events; no more offers or takebacks are possible.
error-position = This is not a position of a ringfort game.
error-kings-position = This is not a position of Tara, Seat of Kings.
error-ringforts-only = This is available for the ringfort games only.
error-kings-only = This is available for Tara, Seat of Kings only.
error-needs-server = This needs a server, which brings people together. Here you can play the computer, and friends at this device.
error-older-rules = This game was played under older rules, so it can be read but not shown step by step.
error-invalid-terms = A table cannot be opened with these settings.
error-no-seat = This seat is not for a person.
error-taken = This seat is already taken.
error-reveals-early = Not everybody has sat down yet, so nothing is revealed.
error-not-committed = That is not what this seat committed to.
error-used-part = This share was revealed at this table before; choose new random bytes.
error-revealing = Shares are being revealed; wait until the game begins or the time is up.
error-used-id = This seat has already used that order number.
error-offered-recently = You have offered that too recently; play on first.
error-begun = The first game has begun, so this is no longer possible.
error-not-begun = The game has not begun.
error-over = The game is over.
error-out = This seat is out of the game.
error-stale = The game has moved on.
error-ahead = The table has not reached this version yet.
error-not-asked = Another seat must decide now.
error-not-a-move = That is not a move of this game.
error-illegal = That move is not legal.
error-offer-stands = Another offer is still open.
error-no-offer = This seat has no open offer.
error-nothing-to-take-back = There is no move to take back.
error-decided = Another player has decided since, so this cannot be taken back.
error-shown = Cards have been drawn or revealed since, so this cannot be taken back.
error-others-play = The other players must agree.
error-program = The computer does not agree to draws.
error-not-over = The match is not over.
# $wait: whether $time is known, the time that is left.
error-not-away =
    { $wait ->
        [some] You cannot claim the game yet. Wait another { $time }.
       *[none] You cannot claim the game: nobody who has to move is away.
    }
error-no-claim = Nothing can be claimed in this game.
error-no-abort = The game is under way, so it can only be resigned now.

# Why a position is refused, for somebody who draws it. These sentences have no variables.

fault-fields = A position has seven fields with one space between them.
fault-line-break = A position is one line.
fault-not-a-word = The variant, the turn and the phase are one word each.
fault-not-hills = Hills are written one after the other, such as D4E5.
fault-twice = There are two ringforts or two kings on one hill.
fault-without-ringfort = A king stands on a ringfort, but this hill is vacant.
fault-variant = There is no such variant.
fault-letter = This piece does not belong to the variant.
fault-run = Vacant hills next to each other are written as one digit from 1 to 7.
fault-row-too-long = This row has too many hills.
fault-row-too-short = This row has too few hills.
fault-rows = The board has seven rows.
fault-seat = The variant has no such seat.
fault-no-seat = A side is to move, unless the game is over.
fault-seat-after-end = No side is to move when the game is over.
fault-phase = The variant has no such phase.
fault-lost = Lost kings are counted in High Kings only, from 0 to 3 for each side.
fault-lost-too-many = A side that has lost two kings has lost the game, so the game is over.
fault-lost-in-setup = No king is lost in Setup.
fault-turns-left = This many turns cannot be left in this variant and phase.
fault-full-board = The last hill is filled, so one turn must be left.
fault-final-turn-too-soon = There is no final turn yet while a hill is vacant and the other side has kings.
fault-no-links = Bridges are set one by one in Stone of Destiny only, from Battle on.
fault-link = A bridge joins two neighbors, and the lower hill is named first.
fault-link-order = Bridges are named in order, each once.
fault-link-colors = A bridge joins two ringforts of one color.
fault-kings-adjacent = Two kings of one color are next to each other.
fault-ringfort-without-king = In Setup every ringfort has its king.
fault-too-many-in-setup = In Setup no side has more than three ringforts.
fault-counts = The numbers of ringforts do not fit the side that is to move.
fault-kings = The kings on the board must be three for each side, less those that it has lost.
fault-ringforts-adjacent = Before Battle no two ringforts of one color are next to each other.
fault-stranded = A king cannot be stranded here.
fault-off-edge = In Manoeuvres ringforts stand on the edges only.
fault-edge-twice = In Manoeuvres no color has two ringforts on one edge.
fault-opposite = In Manoeuvres no ringfort stands opposite another.
fault-too-many-ringforts = No side has more than 23 ringforts.
fault-not-one-king = Each color that has a ringfort has one king.
fault-not-full = In Battle the board is full.
fault-no-spare = In Battle the side to move has 22 ringforts, and the 23rd in hand.

# What a link shows of itself in a chat or a feed. The game's own sentence follows that of link-about.

link-site = Tara: games of ringforts and kings
link-site-about = Board games from the hills of Ireland: play the computer, a friend on this device, or people online. No account needed.
link-game = Play { $game }
link-invitation = { $name } invites you to play { $game }
link-table = { $game }: { $players }
link-position = A position of { $game }
link-nameless = Guest
link-level = Computer, level { $level }
link-about =
    { $stage ->
        [free] A seat is free: open the link to take it or to watch.
        [seating] The game is about to begin.
        [playing] This game is in progress: open the link to watch.
       *[other] This game is over: open the link to replay it.
    }

# Why a text cannot be read as a game.

file-unread = This text cannot be read.
file-not-utf8 = This is not UTF-8 text.
file-half-character = This is half of a UTF-16 character.
file-mark = A second file begins here, with a byte order mark.
file-control = A game file cannot have this control character: { $code }.
file-too-long = A game has at most { $bytes } bytes.
file-no-game = A game begins with [Variant "..."].
file-other-kind =
    { $kind ->
        [position] This is a position, not a game.
        [kings-position] This is a position of Seat of Kings, not a game. `tara show @FILE` draws it.
        [deck] This is a deck of Seat of Kings, not a game. Choose it under “Custom deck file” when you set up a new game.
        [proof] This is a proof of draws, not a game. `tara verify` checks it.
        [kept] This is a game that `tara play` kept. `tara play --resume` continues it, and `tara verify` checks its draws.
        [picture] This is a picture of a game, not the game. Open its game file or its transcript.
       *[database] This is the database of a server, not a game.
    }
file-after-end = The game has ended here, but more text follows.
file-header-form = A header has the form [Name "value"].
file-escape = A backslash is allowed only before a backslash, before a quote in a header, and before a brace in a comment.
file-header-unknown = There is no header { $header }. The file may be from a newer version of Tara.
file-header-twice = The header { $header } appears twice.
file-header-not-first = The first header is Variant, not { $header }.
file-header-not-of-game = This game does not have the header { $header }.
file-header-missing = The header { $header } is missing.
file-header-value =
    { $header ->
        [Date] A date has the form 2026, 2026-11 or 2026-11-30.
        [Variant] There is no such game in this version of Tara.
        [Start] This is not a position of this game.
        [Ending] A game like this cannot end in that way.
        [Left] This header lists players of this game, each once, with commas between them.
        [MaxRounds] This is not a possible number of rounds.
       *[other] This value of { $header } is not possible.
    }
file-unclosed-comment = This comment has no end.
file-unclosed-variation = This variation has no end.
file-variation-first = A variation comes after the move that it replaces.
file-variation-deep = Variations can be nested at most { $depth } deep.
file-variation-empty = This variation has no move.
file-variation-none-open = No variation ends here: none is open.
file-unexpected = “{ $character }” cannot stand here.
file-number = The next move has the number “{ $expected }”, not “{ $found }”.
file-no-move = No move follows “{ $after }”.
file-seat = “{ $found }:” is here, but the next move is by “{ $expected }”.
file-token = “{ $token }” is not a move of this game.
file-chance =
    { $case ->
        [nothing] Nothing is left to chance here.
        [lots] The next event of chance is “lots”.
        [shuffle] The next event of chance is “shuffle”.
       *[other] These cards cannot be drawn here.
    }
file-move-illegal = { $why }
file-long-move = A move has at most { $characters } characters.
file-no-semicolon = The semicolon after “{ $words }” is missing.
file-breaks-off = The text breaks off here.
file-no-result = The game has no result at its end: points such as 5-0, or *.
file-result-in-variation = A variation has no result.
file-result = The result is { $expected }, not { $found }.
file-played-out = This game was played to its end, so it has no header Ending.
file-empty-line = This line is empty.
file-no-object = A transcript is a JSON object on one line.
file-json = This is not the JSON of a transcript.
file-value =
    { $key ->
        [variant] There is no such game in this version of Tara.
       *[other] The value of “{ $key }” is not possible.
    }
file-options = The options of this game are not possible.
file-event-chance =
    { $case ->
        [nothing] Event { $event } is an event of chance, but nothing is left to chance there.
        [lots] Event { $event } has to be “lots”.
        [shuffle] Event { $event } has to be “shuffle”.
        [form] Event { $event } has to be “lots” or “shuffle” with the numbers of cards.
       *[other] The cards of event { $event } cannot be drawn there.
    }
file-event-token = Event { $event }: “{ $token }” is not a move of this game.
file-unchallenged = A move of this game was not legal and nobody challenged it, so it cannot be shown.
file-illegal = Event { $event } cannot be played: { $why }
file-differs = At event { $event }, “{ $field }” is not what the game gives.
