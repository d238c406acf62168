//! Deep perft of every variant, by playing every leaf and in bulk, which must agree: run by `cargo xtask deep perft`.

use std::time::Instant;

use game::{perft, perft_bulk};
use ringforts::{Line, Position, Variant};

/// Leaves below which a depth is not deep.
const LEAVES: u64 = 100_000_000;

fn main() {
    for variant in Variant::ALL {
        let start = Line::new(Position::start(variant));
        let mut depths = (1..).map(|depth| (depth, perft_bulk(&start, depth)));
        let (depth, leaves) = depths
            .find(|&(_, leaves)| leaves >= LEAVES)
            .expect("games grow");
        let began = Instant::now();
        assert_eq!(
            perft(&start, depth),
            leaves,
            "{variant}: the two ways to count differ"
        );
        let rate = leaves as f64 / began.elapsed().as_secs_f64();
        println!(
            "{variant} {depth} {leaves} ({:.0} million a second)",
            rate / 1e6
        );
    }
}
