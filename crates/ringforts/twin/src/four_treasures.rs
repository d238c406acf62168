//! Four Treasures, singles and doubles.

use crate::fault::Faults;
use crate::sacred_hill::non_besieging_neighbours;
use crate::state::State;
use crate::token::Move;

/// The legal moves of the seat to move. Rule: FT1, FT2, FT4
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    let captures = s.capturable_hills();
    if !captures.is_empty() {
        return captures.into_iter().map(Move::Capture).collect();
    }
    s.vacant_hills()
        .filter(|&hill| s.turn.owns(hill))
        .map(Move::Build)
        .collect()
}

/// The clauses that a move breaks. Rule: B12
pub(crate) fn faults(s: &State, m: Move) -> Faults {
    let mut faults = Faults::default();
    match m {
        Move::Build(hill) => {
            if !s.is_vacant(hill) {
                faults.add(&["B11", "B4"], [hill]);
            }
            if !s.turn.owns(hill) {
                faults.add(&["SHD2", "FT4"], [hill]);
            }
            faults.add_if_any(&["FT2", "FT4"], s.capturable_hills());
        }
        Move::Capture(hill) => {
            if !s.has(s.enemy(), hill) {
                faults.add(&["B11", "B8"], [hill]);
            }
            if !s.turn.owns(hill) {
                faults.add(&["SHD2", "FT4"], [hill]);
            }
            if !s.is_besieged(s.enemy(), hill) {
                faults.add(&["B7", "B8", "FT2"], non_besieging_neighbours(s, hill));
            }
        }
        _ => {}
    }
    faults
}
