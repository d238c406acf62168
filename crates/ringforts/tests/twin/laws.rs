//! The laws of every game over random games of every variant.

use game::laws;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};

/// More moves than any game has: captures and builds are bounded, backtracks by repetition.
const MAX_MOVES: u32 = 2_000;

#[test]
fn random_games_of_every_variant_obey_the_laws() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for variant in Variant::ALL {
        let games = if variant == Variant::StoneOfDestiny {
            2
        } else {
            30
        };
        for seat in variant.seats() {
            let start = Line::new(Position::start_by(variant, seat));
            laws::check(&start, games, MAX_MOVES, &mut rng);
        }
    }
}
