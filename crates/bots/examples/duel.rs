//! Plays games between two kinds of knowledge at equal nodes or equal time.

use bots::{Knowledge, Player, RingfortPlayer, Weights};
use game::{Game, Turn, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{Limits, difference};
use std::sync::Arc;
use std::time::Duration;

fn knowledge(name: &str, variant: Variant) -> Knowledge {
    match name {
        "hand" => Knowledge::ByHand,
        "fitted" => Knowledge::Fitted,
        file => {
            let bytes = std::fs::read(file).expect("a file");
            Knowledge::Given(Arc::new(Weights::read(variant, &bytes).expect("weights")))
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let variant = Variant::from_name(&words[1]).expect("variant");
    let limits = match words[4].strip_suffix("ms") {
        Some(ms) => Limits::time(Duration::from_millis(ms.parse().expect("ms"))),
        None => Limits::nodes(words[4].parse().expect("nodes")),
    };
    let games: u64 = words[5].parse().expect("games");
    let mut players = [2, 3].map(|at| {
        RingfortPlayer::with_table(limits, 1 << 22).with_knowledge(knowledge(&words[at], variant))
    });
    let mut results = Vec::new();
    for pair in 0..games / 2 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000 + pair);
        let mut start = Line::new(Position::start(variant));
        for _ in 0..6 {
            if let Some(mv) = random_move(&start, &mut rng) {
                start.play(mv);
            }
        }
        let mut sum = 0.0;
        for swap in 0..2 {
            for player in &mut players {
                player.begin(pair);
            }
            let mut line = start.clone();
            let scores = loop {
                match line.turn() {
                    Turn::Over(scores) => break scores,
                    Turn::Seat(seat) => {
                        let who = (line.side(seat).index() + swap) % 2;
                        let mv = players[who].choose(&line).expect("move");
                        line.play(mv);
                    }
                    Turn::Chance => unreachable!(),
                }
            };
            sum += f64::from(difference(&scores, game::Side::new(swap as u8))) / 100.0;
        }
        results.push(sum / 2.0);
    }
    let n = results.len() as f64;
    let mean = results.iter().sum::<f64>() / n;
    let var = results.iter().map(|r| (r - mean).powi(2)).sum::<f64>() / (n - 1.0);
    println!(
        "{variant} {} vs {} at {}: {mean:+.2} ± {:.2} points a game, {games} games",
        words[2],
        words[3],
        words[4],
        1.96 * (var / n).sqrt()
    );
}
