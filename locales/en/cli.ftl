# What the `tara` command says to people. Help texts stand beside the command line's definitions in the code.


## apply

apply-illegal = move { $place }, { $token }: { $clause } { $sentence }
apply-place = move { $place }


## replay
#
#   $line    the line of the file, from 1
#   $event   the move, from 1

replay-difference = line { $line }, event { $event }, { $field }: expected { $expected }, found { $found }
replay-illegal = line { $line }, event { $event }, moves: { $token } is not legal, { $clause } { $sentence }
replay-nothing = nothing
