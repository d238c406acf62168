//! Four Treasures, singles and doubles.

use crate::rules::Clauses;
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
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    let mut clauses = Clauses::new();
    let (Move::Build(hill) | Move::Capture(hill)) = m else {
        return clauses;
    };
    if !s.turn.owns(hill) {
        clauses.extend(["SHD2", "FT4"]);
    }
    if let Move::Build(_) = m {
        if !s.is_vacant(hill) {
            clauses.extend(["B11", "B4"]);
        }
        if !s.capturable_hills().is_empty() {
            clauses.extend(["FT2", "FT4"]);
        }
        return clauses;
    }
    if !s.has(s.enemy(), hill) {
        clauses.extend(["B11", "B8"]);
    }
    if !s.is_besieged(s.enemy(), hill) {
        clauses.extend(["B7", "B8", "FT2"]);
    }
    clauses
}
