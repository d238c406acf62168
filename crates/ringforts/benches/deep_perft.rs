//! Deep perft of every variant, every leaf played and in bulk, which must agree: run by `cargo xtask deep perft`.

use std::time::Instant;

use game::{Game, perft, perft_bulk};
use ringforts::{Line, Move, Moves, Position, Variant, VariantTask};

/// Leaves below which a depth is not deep.
const LEAVES: u64 = 100_000_000;

/// Compares the two ways to count, by the fast path and by the plain one.
struct Compare(Variant);

impl VariantTask for Compare {
    type Output = ();

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) {
        let Self(variant) = self;
        let mut depths = (1..).map(|depth| (depth, perft_bulk(&start, depth)));
        let found = depths.find(|&(_, leaves)| leaves >= LEAVES);
        let (depth, leaves) = found.expect("every game has this many openings");
        let began = Instant::now();
        assert_eq!(
            perft(&start, depth),
            leaves,
            "{variant}, played and counted"
        );
        let rate = leaves as f64 / began.elapsed().as_secs_f64();
        let plain = Line::new(Position::start(variant));
        assert_eq!(
            perft_bulk(&plain, depth),
            leaves,
            "{variant}, plain and fast"
        );
        println!(
            "{variant} {depth} {leaves} ({:.0} million a second)",
            rate / 1e6
        );
    }
}

fn main() {
    for variant in Variant::ALL {
        Line::new(Position::start(variant)).run_specialized(Compare(variant));
    }
}
