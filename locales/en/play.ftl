# What `tara play` says.
#
#   $seat      the name of a seat, or its word where it is typed
#   $token     what was typed, $decision a decision as in a transcript
#   $file      the file in which a game is kept


## The command line

play-no-seat = there is no seat { $seat }; there are { $seats }
play-seat-twice = { $seat } is given twice
play-nobody = { $seat } has no player; write { $seat }=human, or a program such as { $seat }=level:3
play-no-player = { $seat }: { $error }
play-no-clock = unknown time control { $clock }; write none, MINUTES+SECONDS such as 5+3, or DAYSd such as 2d
play-cannot-agree = cannot start this game: { $what }
play-no-place = found no folder for your data; name a file for the game with --save FILE
play-unsaved = { $error }; name a file for the game with --save FILE
play-file-is-there = { $file } already exists; resume it with --resume, or choose another name
play-busy = another tara process is playing this game
play-no-event = line { $line } is not a game event
play-no-table = { $file } holds no game that can be resumed: { $error }


## Beginning and leaving

play-seats = { $variant }: { $seats }.
play-seat-person = { $seat } is yours
play-seat-program = { $seat } is played by { $player }
play-kept = The game is kept in { $file }
play-begin = Type a decision, or help.
play-farewell = The game is kept. Resume it with: tara play --resume { $file }
play-bound = Commitment to its draws: { $commitment }
play-checked = Check its draws with: tara verify { $file }
play-resumed = Game resumed.


## What happens

play-begun =
    { $games ->
        [1] { $seat } begins.
       *[other] Game { $game } of { $games }: { $seat } begins.
    }
play-game = Game { $game } of { $games }.
play-lots = Lots for the first Starting Player: { $cards }.
play-shuffled = The cards are shuffled.
play-moved = { $seat }: { $decision }
play-moved-by-table = { $seat }: { $decision } (the only legal one)
play-chose = { $seat } has chosen three cards.
play-took-back = { $seat } takes back.
play-resigned = { $seat } resigns.
play-time = { $seat } has run out of time.
play-abandoned = { $seat } has left the game.
play-ended-won = The game is over: { $points }.
play-ended-drawn = The game is a draw: { $points }.
play-ended-agreed = The game is a draw by agreement: { $points }.
play-ended-aborted = The game was aborted before it began. Nobody scores.
play-stopped = The table has been stopped.
play-standing = The match after { $played } of { $games } games: { $points }.
play-again =
    { $games ->
        [1] Rematch: a new game.
       *[other] Rematch: a new match of { $games } games.
    }
play-clocks = Clocks: { $clocks }.


## What is asked

play-prompt = { $seat }>{" "}
play-prompt-thinks = { $seat } ({ $player }) thinks>{" "}
play-prompt-next = Enter for the next game>{" "}
play-prompt-over = rematch or quit>{" "}
play-curtain = { $seat }, press Enter when nobody else is looking>{" "}
play-curtain-line = ---- the screen is cleared ----
play-only-enter = When only { $seat } can see the screen, press Enter; or type quit.
# What agrees; several with commas.
play-yes = yes
play-affirm-draw = Type yes if everybody agrees to a draw>{" "}
play-affirm-abort = Type yes to abort the game>{" "}
play-affirm-resign = Type yes to resign>{" "}
play-not-affirmed = Nothing has changed.


## Answers

play-no-moves = No legal decision begins with “{ $begin }”; type moves to list all.
play-links = { $token }+ and one of { $rest }
play-swaps = { $token } and any two of { $rest }, the earlier first
play-keeps = keep and any three of { $cards }, the lowest first
play-kinds = { $kinds }. To list some of them, type moves and a first word, such as moves play.
play-legal = { $token } is legal.
play-illegal = { $token } is not legal by { $clause }: { $sentence }
play-hint = The computer (level { $level }) would play: { $decision }
play-hint-thinks = The computer (level { $level }) is looking for a hint ...
play-no-hint = No hint: { $error }
play-no-log = Nothing has been played yet.
play-then-decides = Preview: you would decide again. Nothing has been played.
play-then-done = Preview: the others would play next. Nothing has been played.
play-then-drawn = Preview: the next decision draws or reveals something, so its outcome is not shown. Nothing has been played.
play-player-failed = this player failed because of a bug: { $said }
play-thinks-long = { $seat } ({ $player }) is thinking ...
play-thinks = { $seat } is thinking. Meanwhile you can type undo, board, score, log, save, help or quit.
play-not-over = The game is not over; type a decision, or help.
play-game-over = The game is over. Type rematch, save, score, log, board, help or quit.
play-game-between = The game is over. Press Enter for the next one, or type save, score, log, board, help or quit.
play-nothing-typed = Type a decision, moves to list the legal ones, or help.
play-excess = { $word } takes no argument.
play-why-what = Type why and a decision, such as why D4.
play-try-what = Type try and decisions separated by semicolons.
play-save-what = Type save and the name of a new file, such as save game.tara.
play-saved = Saved: { $file }
play-not-saved = Could not save { $file }: { $why }
play-save-hidden = Hands are hidden until the game is over, so save works then. The game is kept meanwhile.
play-unreadable = That line is not UTF-8 or is too long. Type a decision, or help.

play-help-ringforts =
    A decision is a hill to build on (D4), x and a hill to capture (xD4), or hills
    with - between for a king (B2-C4); pass if the rules let you. ○ marks hills
    where you can build, ! what you can capture.
play-help-seat-of-kings =
    A decision is a line such as keep 3 17 25, play 8 ulster F1, place F1 or end; a
    turn is a series of them. moves lists what is legal now.
play-help =
    moves [BEGINNING]   the legal decisions, or those with this beginning
    why DECISION        why it is not legal, with the clause of the rules
    try DECISION; ...   what decisions would do, without playing them
    hint                what a good player would do
    undo                take back your last decision
    board, score, log   the board, the score, the moves played
    save FILE           save the game as readable text in a new file
    draw, resign        end the game
    abort               end the game before everybody has moved; nobody scores
    next, rematch       the next game of a match, another match
    quit                leave; the game is kept


## The board screen

play-screen-several = { $count } decisions: { $tokens }
play-screen-nothing = No legal move uses { $hills }. Press Esc to start over.
play-screen-below = PgDn: more
play-screen-more = Up and Down scroll; any other key goes back.
play-screen-keys = Arrow keys choose, Enter plays, PgUp and PgDn scroll; or type a command, such as help.
play-screen-small = The window has { $width } columns and { $height } rows; the board needs 60 and 20.


## Refusals that say what to type instead; all others are the errors of server.ftl

play-refused-not-begun = The game has not begun; type next.
play-refused-over = The game is over; type next, rematch or quit.
play-refused-stale = The game has moved on; type it again.
play-refused-not-asked = That leaves nothing more to decide; type fewer decisions, or moves.
play-refused-not-a-move = “{ $token }” is neither a decision of this game nor a known command; type moves or help.
play-refused-nothing-to-take-back = You have no move to take back.
play-refused-program = The computer does not agree to draws; type resign to give up.
