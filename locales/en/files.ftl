# What the page says where games are saved, shared, and opened again.
#
#   $name     the name of a file
#   $line     the number of a line in a text, $column that of a character in it, both from 1
#   $fault    a sentence
#   $count    the number of games, $taken that of those that were read, $there that of those that were there before
#   $game     the name of a game
#   $size     a number


## Saving and sharing

keep-link = Link to this page
keep-game-link = Link to this game
keep-moment-link = Link to this point in the game
keep-branch-link = Link to this game, where your variation begins
keep-position-link = Link to this position alone
keep-link-about = The link does not include comments, drawings or variations. They are in the game file.
keep-texts = Save the whole game
keep-file = Game file
keep-about-file = for people: names, moves, comments, drawings and variations
keep-save-file = Save the game file
keep-copy-file = Copy the game file
keep-transcript = Transcript
keep-about-transcript = for programs: the moves, without comments and variations
keep-save-transcript = Save the transcript
keep-copy-transcript = Copy the transcript
keep-proof = Proof of lots and shuffles
keep-about-proof = to be checked: with tara verify FILE anyone sees whether they were fair
keep-save-proof = Save the proof
keep-later = When the game is over, you can save its game file, transcript and animated picture.
keep-pictures = Pictures
keep-png = Save this board as PNG
keep-svg = Save this board as SVG
keep-animation = Save the whole game, animated
keep-about-animation = The animated picture is a PNG that plays in every browser. For a long game it skips some moves.
keep-making = One moment …
keep-saved = Saved as { $name }.
keep-copy-yourself = Select the text and copy it.


## Comments and variations

comment-game = Comment on the game
comment-move = Comment on this move
comment-unkept = This browser has no room to keep the comment. Save the game file.
variation = Variation
variation-drop = Remove this variation
variation-comments =
    { $count ->
        [one] 1 comment
       *[other] { $count } comments
    }
moves-notes =
    { $comments ->
        [0] No comments
        [one] 1 comment
       *[other] { $comments } comments
    }, { $variations ->
        [0] no variations
        [one] 1 variation
       *[other] { $variations } variations
    }
variation-at = Variation at step { $at }: { $move }


## Opening a game again

import = Open a game file
import-about = Paste a game file or a transcript here, drop one on this page, or choose a file. Comments and variations are included.
import-text = The text of the game
import-file = Choose a file
import-read = Open the game
import-drop = Drop the file to open it.
import-large = This is too long for a game.
import-place = Line { $line }, character { $column }: { $fault }
import-line = Line { $line }: { $fault }
import-which = Game in the file
import-number = Game { $number }
import-again = Open another game file
import-stays = The game that is open stays.
import-analyze = Analyze this position
import-earlier = Bring back the earlier text


## The games of this browser

stored-tab = This browser keeps nothing for this page. Your games end when you close this tab.
stored-newer = A newer version of Tara stored the games of this browser, so this version cannot read them. Nothing of them is deleted. What you play now ends when you close this tab.
stored-unread =
    { $count ->
        [one] One game of this browser cannot be read: it is damaged, or a newer version of Tara wrote it. Nothing of it is deleted.
       *[other] { $count } games of this browser cannot be read: they are damaged, or a newer version of Tara wrote them. Nothing of them is deleted.
    }
stored-save = Save all games as one file
stored-read = Read games from a file
stored-readings =
    { $taken ->
        [0] No game was taken from the file.
        [one] One game was taken from the file.
       *[other] { $taken } games were taken from the file.
    } { $there ->
        [0] { "" }
        [one] One was here already.
       *[other] { $there } were here already.
    }
stored-damaged = { $game }: this game of the file is damaged, or a newer version of Tara wrote it. It was left out.
stored-other = { $game }: the game that is here went another way than that of the file. It stays as it is.
stored-full = { $game }: there is no room for it in your games. Take out one that is over, and read the file again.
stored-file-none = This file has no games that Tara saved.
stored-file-newer = A newer version of Tara wrote this file, so this version cannot read it.
stored-file-large = This file has more than { $size } MiB, so it is not read.
