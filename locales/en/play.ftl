# What `tara play` says.
#
#   $seat      the name of a seat, or its word where it is typed
#   $token     what was typed, $decision a decision as in a transcript
#   $file      the file in which a game is kept


## The command line

play-no-seat = there is no seat { $seat }; there are { $seats }
play-seat-twice = { $seat } is given twice
play-nobody = say who plays { $seat }: { $seat }=human, or a player such as { $seat }=level:3
play-no-player = { $seat }: { $error }
play-no-clock = there is no clock { $clock }; write none, MINUTES+SECONDS such as 5+3, or DAYSd such as 2d
play-cannot-agree = this cannot be played: { $what }
play-no-place = there is no folder for your data; say where to keep the game with --save FILE
play-file-is-there = { $file } already exists; resume it with --resume, or choose another name
play-busy = another tara is playing this game now
play-no-event = line { $line } is not an event of a game
play-no-table = { $file } holds no game that can be resumed: { $error }


## Beginning and leaving

play-seats = { $variant }: { $seats }.
play-seat-person = { $seat } is yours
play-seat-program = { $seat } is played by { $player }
play-kept = The game is kept in { $file }
play-begin = Type a decision, or help.
play-farewell = The game is kept. Resume it with: tara play --resume { $file }
play-bound = Its draws are bound to { $commitment }
play-checked = Its draws can be checked with: tara verify { $file }
play-resumed = The game goes on.


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
play-moved-by-stand-in = { $seat }: { $decision } (by the computer, for a seat that has left)
play-chose = { $seat } has chosen three cards.
play-took-back = { $seat } takes back.
play-resigned = { $seat } resigns.
play-time = The time of { $seat } is up.
play-abandoned = { $seat } has left the game.
play-ended-won = The game is over: { $points }.
play-ended-drawn = The game is over and drawn: { $points }.
play-ended-agreed = The game is drawn by agreement: { $points }.
play-standing = The match after { $played } of { $games } games: { $points }.
play-again = Another match begins.
play-clocks = Clocks: { $clocks }.


## What is asked

play-prompt = { $seat }>{" "}
play-prompt-thinks = { $seat } ({ $player }) thinks>{" "}
play-prompt-next = Enter for the next game>{" "}
play-prompt-over = rematch or quit>{" "}
play-curtain = { $seat }, press Enter when nobody else is looking>{" "}
play-curtain-line = ---- the screen is cleared ----
play-only-enter = When only { $seat } can see the screen, press Enter; or type quit.
play-affirm-draw = Type yes if all agree that the game is drawn>{" "}
play-affirm-resign = Type yes to resign>{" "}
play-not-affirmed = Nothing has changed.


## Answers

play-no-moves = No legal decision begins with “{ $begin }”; moves lists all.
play-links = { $token }+ and one of { $rest }
play-swaps = { $token } and any two of { $rest }, the earlier first
play-keeps = keep and any three of { $cards }, the lowest first
play-kinds = { $kinds }. Type moves and how a decision begins to see those.
play-legal = { $token } is legal.
play-illegal = { $token } is not legal by { $clause }: { $sentence }
play-hint = Level { $level } would play: { $decision }
play-hint-thinks = Level { $level } thinks about a hint ...
play-no-hint = There is no hint: { $error }
play-chance = Chance
play-no-log = Nothing has been played yet.
play-then-decides = It would be your decision again. Nothing has been played.
play-then-done = Then others would go on. Nothing has been played.
play-then-drawn = The next decision would draw or reveal something, so its outcome is not shown. Nothing has been played.
play-player-failed = this player failed because of a bug: { $said }
play-thinks-long = { $seat } ({ $player }) thinks ...
play-thinks = { $seat } thinks. Meanwhile type undo, board, score, log, save, help or quit.
play-not-over = The game is not over; type a decision, or help.
play-game-over = The game is over. Type score, log, board, help or quit.
play-nothing-typed = Type a decision, moves for all that are legal, or help.
play-excess = { $word } takes no argument; type { $word } alone.
play-why-what = Type why and a decision, such as why D4.
play-try-what = Type try and decisions separated by semicolons.
play-save-what = Type save and the name of a new file, such as save game.tara.
play-saved = Written: { $file }
play-not-saved = { $file } is not written: { $why }
play-save-hidden = Hands are hidden until the game is over; then save writes it. It is kept meanwhile.
play-unreadable = That line is not UTF-8, or it is too long. Type a decision, or help.

play-help-ringforts =
    A decision is a hill to build on (D4), x and a hill to capture (xD4), or hills
    with - between for a king (B2-C4); pass if the rules let you. ○ marks hills
    where you can build, ! what you can capture.
play-help-seat-of-kings =
    A decision is a line such as keep 3 17 25, play 8 ulster F1, place F1 or end; a
    turn is a row of them. moves lists what is legal now.
play-help =
    moves [BEGINNING]   the legal decisions, or those that begin so
    why DECISION        why it is not legal, with the clause of the rules
    try DECISION; ...   what decisions would do, without playing them
    hint                what a good player would do
    undo                take back your last decision
    board, score, log   the board, how it stands, what was played
    save FILE           write the game as text for people into a new file
    draw, resign        end the game
    next, rematch       the next game of a match, another match
    quit                leave; the game is kept


## The board screen

play-screen-several = { $count } decisions: { $tokens }
play-screen-nothing = No decision has { $hills }. Press Esc to start over.
play-screen-below = PgDn: more
play-screen-more = Up and Down scroll; any other key goes back.
play-screen-keys = Arrow keys choose, Enter plays, PgUp and PgDn scroll; or type a command, such as help.
play-screen-small = { $width } columns and { $height } rows are too few; 60 and 20 are needed.


## Refusals that say what to type instead; all others are the errors of server.ftl

play-refused-not-begun = The game has not begun; type next.
play-refused-over = The game is over; type next, rematch or quit.
play-refused-stale = The game has moved on since; type it again.
play-refused-not-asked = There is nothing more to decide after that; type fewer decisions, or moves.
play-refused-not-a-move = “{ $token }” is neither a decision of this game nor a known command; type moves or help.
play-refused-nothing-to-take-back = You have nothing to take back.
play-refused-program = The computer does not agree to draws; type resign to give up.
