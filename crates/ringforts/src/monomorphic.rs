//! A line whose variant the compiler knows: the fast path of perft and random games.

use game::{Game, Seat, Side, Turn};

use crate::{Line, Move, Moves, Variant};

/// A [`Line`] of the variant of this number.
///
/// It plays by the very functions that a line plays by; only the questions which book, which level, how many
/// seats are answered when it is compiled. `docs/performance.md` says what that gains.
#[derive(Clone)]
struct Fixed<const VARIANT: usize>(
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
        use Variant::{
            FourTreasures, FourTreasuresDoubles, HighKings1, HighKings2, PoisonedChalice,
            SacredHill1, SacredHill2, SacredHillDoubles1, SacredHillDoubles2, StoneOfDestiny,
        };
        match self.position().variant() {
            SacredHill1 => visit.visit(Fixed::<{ SacredHill1 as usize }>(self)),
            SacredHill2 => visit.visit(Fixed::<{ SacredHill2 as usize }>(self)),
            SacredHillDoubles1 => visit.visit(Fixed::<{ SacredHillDoubles1 as usize }>(self)),
            SacredHillDoubles2 => visit.visit(Fixed::<{ SacredHillDoubles2 as usize }>(self)),
            FourTreasures => visit.visit(Fixed::<{ FourTreasures as usize }>(self)),
            FourTreasuresDoubles => visit.visit(Fixed::<{ FourTreasuresDoubles as usize }>(self)),
            HighKings1 => visit.visit(Fixed::<{ HighKings1 as usize }>(self)),
            HighKings2 => visit.visit(Fixed::<{ HighKings2 as usize }>(self)),
            PoisonedChalice => visit.visit(Fixed::<{ PoisonedChalice as usize }>(self)),
            StoneOfDestiny => visit.visit(Fixed::<{ StoneOfDestiny as usize }>(self)),
        }
    }
}

impl<const VARIANT: usize> Fixed<VARIANT> {
    /// The variants are numbered in the order of [`Variant::ALL`].
    const VARIANT: Variant = Variant::ALL[VARIANT];
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
        position.know_variant(Self::VARIANT);
        position.moves()
    }

    #[inline(always)]
    fn play(&mut self, mv: Move) {
        self.0.know_variant(Self::VARIANT);
        self.0.play(mv);
    }

    #[inline(always)]
    fn play_from(&mut self, before: &Self, mv: Move) {
        self.0.play_from_known(&before.0, mv, Self::VARIANT);
    }

    fn side(&self, seat: Seat) -> Side {
        self.0.side(seat)
    }
}
