//! Positions of random games, for tests.

use game::{Game, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Position, Variant};

/// The position with `vacant` vacant hills of the random game of a seed.
pub(crate) fn with_vacant(variant: Variant, vacant: usize, seed: u64) -> Line {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut line = Line::new(Position::start(variant));
    while line.position().vacant().len() > vacant {
        let mv = random_move(&line, &mut rng).expect("hills are vacant");
        line.play(mv);
    }
    line
}
