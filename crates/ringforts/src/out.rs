//! OUT: how Sacred Hill, Four Treasures and Poisoned Chalice end.

use crate::{Hills, Position};

/// Ends the turn of the seat that has just moved. Rule: M6
#[inline(always)]
pub(crate) fn end_turn(position: &mut Position) {
    if position.last == 1 {
        return position.finish();
    }
    position.last = position.last.saturating_sub(1);
    position.next_seat();
}

/// Announces OUT for a seat without a legal turn and skips such seats in the final cycle. Rule: M6
#[inline(always)]
pub(crate) fn settle(position: &mut Position) {
    while !can_act(position) {
        position.last = match position.last {
            0 => position.variant().seat_count() - 1,
            1 => return position.finish(),
            left => left - 1,
        };
        position.next_seat();
    }
}

/// Whether the seat to move can build or capture in Battle: in all three books any vacant hill of the area
/// will do where nothing better is there. Rule: SH6, SHL2, FT1, PC5
#[inline(always)]
fn can_act(position: &Position) -> bool {
    let vacant: Hills = position.vacant() & position.area();
    !vacant.is_empty() || !(position.besieged() & position.area()).is_empty()
}
