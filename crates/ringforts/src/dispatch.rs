//! The one place that asks by which book a position is played.
//!
//! These three functions are most of the time of a game. Where the compiler knows the variant, as in
//! [`crate::Visit`], it also knows the arm, and joins what the book does to what calls it; a function pointer in
//! [`crate::RuleBook`] would be called.

use game::Observer;

use crate::{
    Effect, Move, Moves, Position, final_cycle, four_treasures, high_kings, poisoned_chalice,
    sacred_hill, stone_of_destiny,
};

/// A rule book, by the functions of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Book {
    SacredHill,
    FourTreasures,
    HighKings,
    PoisonedChalice,
    StoneOfDestiny,
}

/// The legal moves of a position that is not over.
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    match position.variant().book().book {
        Book::SacredHill => sacred_hill::moves(position),
        Book::FourTreasures => four_treasures::moves(position),
        Book::HighKings => high_kings::moves(position),
        Book::PoisonedChalice => poisoned_chalice::moves(position),
        Book::StoneOfDestiny => stone_of_destiny::moves(position),
    }
}

/// Plays a legal move, lets everything follow that happens by itself, and reports its effects.
#[inline(always)]
pub(crate) fn play<O: Observer<Effect>>(position: &mut Position, mv: Move, observer: &mut O) {
    match position.variant().book().book {
        // Calls rather than function arguments: a function that is passed is not always inlined.
        Book::SacredHill => {
            if final_cycle::play(position, mv, observer) {
                sacred_hill::settle(position, observer);
            }
        }
        Book::FourTreasures => {
            if final_cycle::play(position, mv, observer) {
                final_cycle::settle(position, observer);
            }
        }
        Book::PoisonedChalice => {
            if final_cycle::play(position, mv, observer) {
                poisoned_chalice::settle(position, observer);
            }
        }
        Book::HighKings => high_kings::play(position, mv, observer),
        Book::StoneOfDestiny => stone_of_destiny::play(position, mv, observer),
    }
}

/// Lets everything happen that happens by itself before the seat to move chooses.
pub(crate) fn settle(position: &mut Position) {
    match position.variant().book().book {
        Book::SacredHill => sacred_hill::settle(position, &mut ()),
        Book::FourTreasures => final_cycle::settle(position, &mut ()),
        Book::HighKings => high_kings::settle(position, &mut ()),
        Book::PoisonedChalice => poisoned_chalice::settle(position, &mut ()),
        Book::StoneOfDestiny => stone_of_destiny::settle(position, &mut ()),
    }
}
