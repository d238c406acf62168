//! Fixed-node signatures: numbers that change whenever a search changes its results.

use game::{Game, Hidden, Turn, draw_at_random, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Limits, StopFlag};
use seat_of_kings::{Color, Options, Players, State, View};

use crate::{KingsSearcher, Player, RingfortEvaluation};

/// The number of random games whose positions are searched.
const GAMES: u64 = 3;

/// Moves between two of these positions.
const STRIDE: usize = 8;

/// Nodes for each of them.
const NODES: u64 = 5_000;

/// Moves between two positions of Seat of Kings, whose games are longer.
const KINGS_STRIDE: usize = 24;

/// Iterations for each of them.
const KINGS_ITERATIONS: u64 = 150;

/// The signature of the ringfort search, and the nodes visited: a hash of the moves, values and depths found at some
/// positions of a variant with a fixed number of nodes.
///
/// It is the same on every machine, and changes with the search, the weights or the order of moves.
pub fn signature(variant: Variant) -> (u64, u64) {
    let mut search = AlphaBeta::new(RingfortEvaluation::default(), 1 << 20);
    let (mut signature, mut nodes) = (FNV_OFFSET, 0);
    for seed in 0..GAMES {
        for line in ringfort_positions(variant, seed) {
            let result = search.best(&line, Limits::nodes(NODES), &StopFlag::default());
            let best = &result.variations[0];
            mix(&mut signature, &best.value.to_le_bytes());
            mix(&mut signature, &result.depth.to_le_bytes());
            for mv in &best.moves {
                mix(&mut signature, mv.to_string().as_bytes());
            }
            nodes += result.nodes;
        }
    }
    (signature, nodes)
}

/// The signature of the search of Seat of Kings, and the iterations made: a hash of the decisions, visits and values found
/// at some positions of games with 2, 3 and 4 seats.
///
/// Values are hashed by their bits, so it also differs if floating-point functions differ between machines.
pub fn seat_of_kings_signature() -> (u64, u64) {
    let (mut signature, mut iterations) = (FNV_OFFSET, 0);
    for seats in 2..=4 {
        for view in kings_views(seats) {
            let mut player = KingsSearcher::new(Limits::nodes(KINGS_ITERATIONS));
            player.begin(seats as u64);
            for found in player.search(&view) {
                mix(&mut signature, found.mv.to_string().as_bytes());
                mix(&mut signature, &found.visits.to_le_bytes());
                mix(&mut signature, &found.value.to_bits().to_le_bytes());
                iterations += u64::from(found.visits);
            }
        }
    }
    (signature, iterations)
}

/// Every eighth position of a random game.
fn ringfort_positions(variant: Variant, seed: u64) -> Vec<Line> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut line = Line::new(Position::start(variant));
    let mut positions = vec![line.clone()];
    while let Some(mv) = random_move(&line, &mut rng) {
        line.play(mv);
        positions.push(line.clone());
    }
    positions.pop();
    positions.into_iter().step_by(STRIDE).collect()
}

/// Some views of the deciding seats in a random game.
fn kings_views(seats: usize) -> Vec<View> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats as u64);
    let players = Players::new(&Color::ALL[..seats]).expect("two to four colors");
    let mut state = State::new(Options::new(players));
    let mut views = Vec::new();
    loop {
        match state.turn() {
            Turn::Over(_) => return views.into_iter().step_by(KINGS_STRIDE).collect(),
            Turn::Chance => {
                draw_at_random(&mut state, &mut rng);
            }
            Turn::Seat(seat) => {
                views.push(state.view(seat));
                let mv = random_move(&state, &mut rng).expect("a seat is to move");
                state.play(mv);
            }
        }
    }
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

    /// `tara bench --json` prints these. A change that is meant to change a search updates them.
    const SIGNATURES: &str = include_str!("../../../data/signatures.txt");

    #[test]
    fn signatures_are_unchanged() {
        let mut lines = SIGNATURES.lines();
        for variant in Variant::ALL {
            let found = format!("{variant} {:016x}", signature(variant).0);
            assert_eq!(lines.next(), Some(found.as_str()));
        }
        let found = format!("seat-of-kings {:016x}", seat_of_kings_signature().0);
        assert_eq!(lines.next(), Some(found.as_str()));
        assert_eq!(lines.next(), None);
    }
}
