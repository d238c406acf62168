//! Four Treasures, singles and doubles.

use crate::broken::Faults;
use crate::sacred_hill::not_besieging;
use crate::state::State;
use crate::token::Move;

/// The legal moves of the seat to move. Rule: FT1, FT2, FT4
pub(crate) fn legal(s: &State) -> Vec<Move> {
    let captures = s.capturable();
    if !captures.is_empty() {
        return captures.into_iter().map(Move::Capture).collect();
    }
    s.vacant()
        .filter(|&hill| s.turn.owns(hill))
        .map(Move::Build)
        .collect()
}

/// Every clause that a move breaks. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Faults {
    let mut faults = Faults::default();
    match m {
        Move::Build(hill) => {
            if !s.is_vacant(hill) {
                faults.add(&["B11", "B4"], [hill]);
            }
            if !s.turn.owns(hill) {
                faults.add(&["SHD2", "FT4"], [hill]);
            }
            faults.add_if_any(&["FT2", "FT4"], s.capturable());
        }
        Move::Capture(hill) => {
            if !s.has(s.enemy(), hill) {
                faults.add(&["B11", "B8"], [hill]);
            }
            if !s.turn.owns(hill) {
                faults.add(&["SHD2", "FT4"], [hill]);
            }
            if !s.is_besieged(s.enemy(), hill) {
                faults.add(&["B7", "B8", "FT2"], not_besieging(s, hill));
            }
        }
        _ => {}
    }
    faults
}
