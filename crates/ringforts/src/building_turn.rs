//! Turns that build or capture one ringfort, and OUT: the turns of Sacred Hill, Four Treasures and Poisoned Chalice.

use game::Observer;

use crate::{Effect, Hills, Move, Position};

/// Builds or captures, and gives the turn to the next seat unless this was the last turn of the final cycle. Returns
/// whether the game goes on, so that the book settles. Rule: B8, M6, SH1, FT1, PC1
#[inline(always)]
pub(crate) fn play(
    position: &mut Position,
    mv: Move,
    observer: &mut impl Observer<Effect>,
) -> bool {
    if let Move::Build(hill) | Move::Capture(hill) = mv {
        position.set_ringfort(position.mover(), hill);
    }
    if position.turns_left == 1 {
        position.finish(observer);
        return false;
    }
    position.turns_left = position.turns_left.saturating_sub(1);
    position.next_seat();
    true
}

/// Announces OUT for a seat without a legal turn and skips such seats in the final cycle. Rule: M6
#[inline(always)]
pub(crate) fn settle(position: &mut Position, observer: &mut impl Observer<Effect>) {
    while !can_act(position) {
        observer.observe(if position.turns_left == 0 {
            Effect::Out(position.next_to_move())
        } else {
            Effect::Skipped(position.next_to_move())
        });
        position.turns_left = match position.turns_left {
            0 => position.variant().seat_count() - 1,
            1 => return position.finish(observer),
            left => left - 1,
        };
        position.next_seat();
    }
}

/// Returns whether the seat to move can build or capture in Battle: in all three books any vacant hill of the area
/// will do where nothing better is there. Rule: SH6, SHL2, FT1, PC5
#[inline(always)]
fn can_act(position: &Position) -> bool {
    let vacant: Hills = position.vacant() & position.area();
    !vacant.is_empty() || !(position.besieged() & position.area()).is_empty()
}
