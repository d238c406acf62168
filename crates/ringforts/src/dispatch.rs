//! The one place that asks by which book a position is played.
//!
//! These three functions are most of the time of a game. Where the compiler knows the variant, as in
//! [`crate::Visit`], it also knows the arm, and joins what the book does to what calls it; a function pointer in
//! [`crate::RuleBook`] would be called.

use crate::{
    Move, Moves, Position, final_cycle, four_treasures, high_kings, poisoned_chalice, sacred_hill,
    stone_of_destiny,
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

/// Plays a legal move and lets everything follow that happens by itself.
#[inline(always)]
pub(crate) fn play(position: &mut Position, mv: Move) {
    match position.variant().book().book {
        Book::SacredHill => final_cycle::play(position, mv, sacred_hill::settle),
        Book::FourTreasures => final_cycle::play(position, mv, final_cycle::settle),
        Book::HighKings => high_kings::play(position, mv),
        Book::PoisonedChalice => final_cycle::play(position, mv, poisoned_chalice::settle),
        Book::StoneOfDestiny => stone_of_destiny::play(position, mv),
    }
}

/// Lets everything happen that happens by itself before the seat to move chooses.
pub(crate) fn settle(position: &mut Position) {
    match position.variant().book().book {
        Book::SacredHill => sacred_hill::settle(position),
        Book::FourTreasures => final_cycle::settle(position),
        Book::HighKings => high_kings::settle(position),
        Book::PoisonedChalice => poisoned_chalice::settle(position),
        Book::StoneOfDestiny => stone_of_destiny::settle(position),
    }
}
