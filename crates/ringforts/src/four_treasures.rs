//! Four Treasures: build anywhere, capture what is besieged, count bridges.

use crate::{Hills, Move, Moves, Position, Reason, Why};

/// Rule: FT1, FT2, FT4
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    let captures = position.besieged() & position.area();
    let builds = position.vacant() & position.area();
    Moves::places(builds.only_if(captures.is_empty()), captures)
}

/// Why a move on a hill that can be built on or taken, in the seat's own area, is not legal. Rule: B12
pub(crate) fn explain(position: &Position, mv: Move) -> Reason {
    let captures: Hills = position.besieged() & position.area();
    match mv {
        Move::Capture(hill) => Why::NotBesieged.on(hill),
        _ => Why::MustCaptureTreasure.on(captures),
    }
}
