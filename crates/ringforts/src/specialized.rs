//! Code specialized at compile time for each variant: the fast path of perft and random games.

use game::{Game, Seat, Side, Turn};

use crate::variant::with_variants;
use crate::{Line, Move, Moves, Variant};

/// A [`Line`] whose variant is known when it is compiled: `Variant::ALL[VARIANT]`.
///
/// It calls the same functions as [`Line`]; the book, the level and the number of seats are constants in them.
/// `docs/performance.md` says what that gains.
#[derive(Clone)]
struct Specialized<const VARIANT: usize>(
    /// A game of this variant.
    Line,
);

/// A computation on a game of any variant, compiled once for each.
pub trait VariantTask {
    /// The result.
    type Output;

    /// Runs the computation.
    fn run<G>(self, game: G) -> Self::Output
    where
        G: Game<Move = Move, Moves = Moves> + AsRef<Line> + Send + Sync + 'static;
}

macro_rules! define_run_specialized {
    ($($variant:ident: $book:ident::$rules:ident,)+) => {
        impl Line {
            /// Runs a task on this line by the code specialized for its variant.
            pub fn run_specialized<T: VariantTask>(self, task: T) -> T::Output {
                match self.position().variant() {
                    $(Variant::$variant => {
                        task.run(Specialized::<{ Variant::$variant as usize }>(self))
                    })+
                }
            }
        }
    };
}

with_variants!(define_run_specialized);

impl<const VARIANT: usize> Specialized<VARIANT> {
    /// The variants are numbered in the order of [`Variant::ALL`].
    const VARIANT: Variant = Variant::ALL[VARIANT];
}

impl<const VARIANT: usize> AsRef<Line> for Specialized<VARIANT> {
    fn as_ref(&self) -> &Line {
        &self.0
    }
}

impl<const VARIANT: usize> Game for Specialized<VARIANT> {
    type Move = Move;
    type Moves = Moves;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    #[inline(always)]
    fn moves(&self) -> Moves {
        let mut position = *self.0.position();
        position.assume_variant(Self::VARIANT);
        position.moves()
    }

    #[inline(always)]
    fn play(&mut self, mv: Move) {
        self.0.assume_variant(Self::VARIANT);
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
