//! A number that says whether the search of ringfort games still finds the same.

use game::{Game, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Limits, StopFlag};

use crate::Knowledge;

/// Random games whose moments are searched.
const GAMES: u64 = 3;

/// Moves between two of these moments.
const STRIDE: usize = 8;

/// Nodes for each of them.
const NODES: u64 = 5_000;

/// A number made of what the search finds at some moments of a variant with a fixed number of nodes: moves, values and
/// depths. It is the same on every machine, and changes with whatever changes the search, the weights or the order of
/// moves. Also gives the nodes that were looked at.
pub fn signature(variant: Variant) -> (u64, u64) {
    let mut search = AlphaBeta::new(Knowledge::default(), 1 << 20);
    let (mut signature, mut nodes) = (FNV_OFFSET, 0);
    for seed in 0..GAMES {
        for line in moments(variant, seed) {
            let found = search.best(&line, Limits::nodes(NODES), &StopFlag::default());
            let best = &found.variations[0];
            mix(&mut signature, &best.value.to_le_bytes());
            mix(&mut signature, &found.depth.to_le_bytes());
            for mv in &best.moves {
                mix(&mut signature, mv.to_string().as_bytes());
            }
            nodes += found.nodes;
        }
    }
    (signature, nodes)
}

/// Every eighth moment of a random game.
fn moments(variant: Variant, seed: u64) -> Vec<Line> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut line = Line::new(Position::start(variant));
    let mut moments = vec![line.clone()];
    while let Some(mv) = random_move(&line, &mut rng) {
        line.play(mv);
        moments.push(line.clone());
    }
    moments.pop();
    moments.into_iter().step_by(STRIDE).collect()
}

const FNV_OFFSET: u64 = 0xcbf2_9ce4_8422_2325;

/// FNV-1a of 64 bits.
fn mix(sum: &mut u64, bytes: &[u8]) {
    for &byte in bytes {
        *sum = (*sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written by `tara bench --json`. Whoever changes the search on purpose takes over what it prints.
    const SIGNATURES: &str = include_str!("../../../data/signatures.txt");

    #[test]
    fn the_search_finds_what_it_found_when_the_signatures_were_written() {
        let mut lines = SIGNATURES.lines();
        for variant in Variant::ALL {
            let found = format!("{variant} {:016x}", signature(variant).0);
            assert_eq!(lines.next(), Some(found.as_str()));
        }
        assert_eq!(lines.next(), None);
    }
}
