//! Plays games between the fitted weights and the values made by hand: `duel VARIANT (NODES | MILLISms) GAMES`.
//!
//! Each pair of games begins at one moment, after six random moves, and each player has either side once.

use std::time::Duration;

use bots::{Knowledge, Player, RingfortPlayer};
use game::{Game, Side, Turn, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{Limits, difference};

const USAGE: &str = "duel VARIANT (NODES | MILLISms) GAMES";

/// Random moves before a game.
const OPENING: u32 = 6;

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let [_, name, limit, games] = words.as_slice() else {
        panic!("{USAGE}");
    };
    let variant = Variant::from_name(name).expect(USAGE);
    let limits = match limit.strip_suffix("ms") {
        Some(millis) => Limits::time(Duration::from_millis(millis.parse().expect(USAGE))),
        None => Limits::nodes(limit.parse().expect(USAGE)),
    };
    let player = |knowledge| RingfortPlayer::with_table(limits, 4 << 20).with_knowledge(knowledge);
    let mut players = [Knowledge::Fitted, Knowledge::ByHand].map(player);
    let pairs: u64 = games.parse::<u64>().expect(USAGE) / 2;
    let results: Vec<f64> = (0..pairs)
        .map(|seed| pair(variant, &mut players, seed))
        .collect();
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let spread = results.iter().map(|result| (result - mean).powi(2));
    let error = 1.96 * (spread.sum::<f64>() / (count - 1.0) / count).sqrt();
    println!("{variant} at {limit}: fitted {mean:+.2} +- {error:.2} points a game, {games} games");
}

/// The mean of two games from one start, in points for the first player.
fn pair(variant: Variant, players: &mut [RingfortPlayer; 2], seed: u64) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1000 + seed);
    let mut start = Line::new(Position::start(variant));
    for _ in 0..OPENING {
        if let Some(mv) = random_move(&start, &mut rng) {
            start.play(mv);
        }
    }
    let [red, blue] = [0, 1].map(|side| game(start.clone(), players, side, seed));
    (red + blue) / 2.0
}

/// A game in which the first player has this side, in points for the first player.
fn game(mut line: Line, players: &mut [RingfortPlayer; 2], side: usize, seed: u64) -> f64 {
    for player in players.iter_mut() {
        player.begin(seed);
    }
    loop {
        match line.turn() {
            Turn::Over(scores) => {
                return f64::from(difference(&scores, Side::new(side as u8))) / 100.0;
            }
            Turn::Seat(seat) => {
                let player = (line.side(seat).index() + side) % 2;
                let mv = players[player].choose(&line);
                line.play(mv.expect("a seat is to move"));
            }
            Turn::Chance => panic!("a game without chance"),
        }
    }
}
