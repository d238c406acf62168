//! Static dispatch by rule book.
//!
//! These three functions are most of the time of a game. Where the variant is a constant, as in
//! [`crate::VariantTask`], the match disappears and the book's functions are inlined; function pointers in
//! [`crate::RuleBook`] would not be.

use game::Observer;

use crate::{
    Effect, Move, Moves, Position, building_turn, four_treasures, high_kings, poisoned_chalice,
    sacred_hill, stone_of_destiny,
};

/// A rule book, by the functions of its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RuleSet {
    SacredHill,
    FourTreasures,
    HighKings,
    PoisonedChalice,
    StoneOfDestiny,
}

/// The legal moves of a position that is not over.
#[inline(always)]
pub(crate) fn moves(position: &Position) -> Moves {
    match position.variant().book().rule_set {
        RuleSet::SacredHill => sacred_hill::moves(position),
        RuleSet::FourTreasures => four_treasures::moves(position),
        RuleSet::HighKings => high_kings::moves(position),
        RuleSet::PoisonedChalice => poisoned_chalice::moves(position),
        RuleSet::StoneOfDestiny => stone_of_destiny::moves(position),
    }
}

/// Plays a legal move, lets everything follow that happens by itself, and reports its effects.
#[inline(always)]
pub(crate) fn play<O: Observer<Effect>>(position: &mut Position, mv: Move, observer: &mut O) {
    match position.variant().book().rule_set {
        // Calls rather than function arguments: a function that is passed is not always inlined.
        RuleSet::SacredHill => {
            if building_turn::play(position, mv, observer) {
                sacred_hill::settle(position, observer);
            }
        }
        RuleSet::FourTreasures => {
            if building_turn::play(position, mv, observer) {
                building_turn::settle(position, observer);
            }
        }
        RuleSet::PoisonedChalice => {
            if building_turn::play(position, mv, observer) {
                poisoned_chalice::settle(position, observer);
            }
        }
        RuleSet::HighKings => high_kings::play(position, mv, observer),
        RuleSet::StoneOfDestiny => stone_of_destiny::play(position, mv, observer),
    }
}

/// Lets everything happen that happens by itself before the seat to move chooses.
pub(crate) fn settle(position: &mut Position) {
    match position.variant().book().rule_set {
        RuleSet::SacredHill => sacred_hill::settle(position, &mut ()),
        RuleSet::FourTreasures => building_turn::settle(position, &mut ()),
        RuleSet::HighKings => high_kings::settle(position, &mut ()),
        RuleSet::PoisonedChalice => poisoned_chalice::settle(position, &mut ()),
        RuleSet::StoneOfDestiny => stone_of_destiny::settle(position, &mut ()),
    }
}
