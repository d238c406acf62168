//! The speed of the search, in nodes a second of processor time.

use std::time::Duration;

use bots::RingfortPlayer;
use game::{Game, Turn, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Line, Position, Variant};
use search::{Limits, StopFlag};

use crate::clock::THREAD_CPU;

/// The number of positions searched.
const MOMENTS: u64 = 5;

/// Nodes of each search.
const NODES: u64 = 1_000_000;

/// Prints the nodes a second in the middle of random games, all moments together.
pub(crate) fn run(variant: Variant) {
    let (mut nodes, mut spent) = (0, Duration::ZERO);
    for seed in 0..MOMENTS {
        let mut player = RingfortPlayer::with_nodes(NODES);
        player.set_limits(Limits::nodes(NODES), StopFlag::default());
        let line = middle(variant, seed);
        let begin = THREAD_CPU.now();
        nodes += player.analyze(&line, 1).nodes;
        spent += THREAD_CPU.now() - begin;
    }
    let rate = nodes as f64 / spent.as_secs_f64();
    let rounded = (rate / 10_000.0).round() * 10_000.0;
    println!(
        "{variant}: {rate:.0} nodes a second, rounded {rounded:.0} ({nodes} nodes in {spent:.2?})"
    );
}

/// Where a third of the plies of a random game were played.
fn middle(variant: Variant, seed: u64) -> Line {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut moments = vec![Line::new(Position::start(variant))];
    loop {
        let line = moments.last().expect("the start is one");
        if matches!(line.turn(), Turn::Over(_)) {
            return moments.swap_remove(moments.len() / 3);
        }
        let mv = random_move(line, &mut rng).expect("the game is not over");
        let mut next = line.clone();
        next.play(mv);
        moments.push(next);
    }
}
