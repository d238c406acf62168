//! Plays a number of random games of a variant, and nothing else: for counting instructions.
//!
//! `valgrind --tool=callgrind target/release/examples/playouts four-treasures 2000`

use game::{Game, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Move, Moves, Position, Variant, VariantTask};

struct Games(u32);

impl VariantTask for Games {
    type Output = u32;

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) -> u32 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        (0..self.0)
            .map(|_| playout(start.clone(), &mut rng).1)
            .sum()
    }
}

fn main() {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let chosen = match words.as_slice() {
        [name, games] => Variant::from_name(name).zip(games.parse().ok()),
        _ => None,
    };
    match chosen {
        Some((variant, games)) => {
            let plies = Line::new(Position::start(variant)).run_specialized(Games(games));
            println!("{plies} moves");
        }
        None => eprintln!("two words are needed: a variant and a number of games"),
    }
}
