//! Observers: what a move does, reported by the rules where it happens.

use std::fmt::Debug;

use crate::Game;

/// Receives the effects of a move, in the order in which the rules make them happen.
///
/// Rules functions are generic over the observer. Search and perft pass `()`, which the compiler removes; a table
/// passes a `Vec`, which collects.
pub trait Observer<E> {
    /// Receives one effect.
    fn observe(&mut self, effect: E);
}

/// Ignores every effect.
impl<E> Observer<E> for () {
    #[inline(always)]
    fn observe(&mut self, _effect: E) {}
}

/// Collects the effects in order.
impl<E> Observer<E> for Vec<E> {
    fn observe(&mut self, effect: E) {
        self.push(effect);
    }
}

/// Passes each effect on, so that an observer can be borrowed or behind a `dyn`.
impl<E, O: Observer<E> + ?Sized> Observer<E> for &mut O {
    fn observe(&mut self, effect: E) {
        (**self).observe(effect);
    }
}

/// A game that reports what its moves do beyond what the move itself says: announcements, captures, income.
pub trait Effects: Game {
    /// One public consequence of a move.
    type Effect: Copy + Debug + PartialEq;

    /// Plays a legal move as [`Game::play`] does, and reports its effects.
    fn play_observed(&mut self, mv: Self::Move, observer: &mut impl Observer<Self::Effect>);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(observer: &mut impl Observer<u8>) {
        observer.observe(1);
        observer.observe(2);
    }

    #[test]
    fn a_vec_collects_in_order_and_unit_ignores() {
        let mut effects = Vec::new();
        report(&mut effects);
        report(&mut ());
        assert_eq!(effects, [1, 2]);
    }
}
