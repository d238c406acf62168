//! A line whose variant the compiler knows: the fast path of perft and random games.

use game::{Game, Seat, Side, Turn};

use crate::{Line, Move, Moves, Variant};

/// A [`Line`] of the variant with this number in [`Variant::ALL`].
///
/// It plays by the very functions that a line plays by; only the questions which book, which level, how many
/// seats are answered when it is compiled. `docs/performance.md` says what that gains.
#[derive(Debug, PartialEq)]
pub struct Fixed<const VARIANT: usize>(
    /// Of this variant.
    Line,
);

/// Something to do with a line, whatever its variant.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> Self::Output;
}

impl Line {
    /// Does something with this line by the fast path of its variant.
    pub fn visit<V: Visit>(self, visit: V) -> V::Output {
        match self.position().variant() {
            Variant::SacredHill1 => visit.visit(Fixed::<0>(self)),
            Variant::SacredHill2 => visit.visit(Fixed::<1>(self)),
            Variant::SacredHillDoubles1 => visit.visit(Fixed::<2>(self)),
            Variant::SacredHillDoubles2 => visit.visit(Fixed::<3>(self)),
            Variant::FourTreasures => visit.visit(Fixed::<4>(self)),
            Variant::FourTreasuresDoubles => visit.visit(Fixed::<5>(self)),
            Variant::HighKings1 => visit.visit(Fixed::<6>(self)),
            Variant::HighKings2 => visit.visit(Fixed::<7>(self)),
            Variant::PoisonedChalice => visit.visit(Fixed::<8>(self)),
            Variant::StoneOfDestiny => visit.visit(Fixed::<9>(self)),
        }
    }
}

impl<const VARIANT: usize> Clone for Fixed<VARIANT> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    #[inline(always)]
    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}

impl<const VARIANT: usize> Game for Fixed<VARIANT> {
    type Move = Move;
    type Moves = Moves;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline(always)]
    fn moves(&self) -> Moves {
        let mut position = *self.0.position();
        position.know_variant(Variant::ALL[VARIANT]);
        position.moves()
    }

    #[inline(always)]
    fn play(&mut self, mv: Move) {
        self.0.know_variant(Variant::ALL[VARIANT]);
        self.0.play(mv);
    }

    #[inline(always)]
    fn play_from(&mut self, before: &Self, mv: Move) {
        self.0.play_from_known(&before.0, mv, Variant::ALL[VARIANT]);
    }

    fn side(&self, seat: Seat) -> Side {
        self.0.side(seat)
    }
}
