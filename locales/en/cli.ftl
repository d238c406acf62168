# What the `tara` command says to people. Help texts stand beside the command line's definitions in the code.


## apply

apply-illegal = move { $place }, { $token }: { $clause } { $sentence }
apply-place = move { $place }


## Input
#
#   $place    the argument, from 1; the first is a word such as `moves`

input-number = not a whole number from { $least } to { $most }
input-standard = standard input
input-no-file = the name of a file is missing after @
input-too-long = too long for a position
input-not-utf-8 = line { $line }, column { $column }: not UTF-8
input-argument-not-utf-8 = argument { $place }, column { $column }: not UTF-8


## replay
#
#   $line    the line of the file, from 1
#   $event   the move, from 1

replay-difference = line { $line }, event { $event }, { $field }: expected { $expected }, found { $found }
replay-illegal = line { $line }, event { $event }, moves: { $token } is not legal, { $clause } { $sentence }
replay-nothing = nothing


## rules

rules-variants = Variants
rules-sections = Sections
rules-more = Read more with the id of a variant, of a section, or of a clause such as SH3.
rules-also = Clauses of other sections that apply too
rules-ruling = Ruling: { $ruling }
rules-source = Source: { $source }
rules-no-id = the id of a variant, section or clause is missing; `tara rules` lists them
rules-unknown = { $id } is no variant, section or clause; `tara rules` lists them


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
       *[other] OUT has been called: { $turns } turns are left, with this one.
    }
show-final-turn = This is the final turn.
show-lull = There is a lull: no order of priority is above 1.
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
