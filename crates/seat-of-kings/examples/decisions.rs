//! Random games for a profiler: `decisions [GAMES [SEATS]]` prints decisions, games and seconds.

use std::time::Instant;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Options, Players, State};

fn main() {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<usize>());
    let games = words.next().and_then(Result::ok).unwrap_or(1000);
    let seats = words.next().and_then(Result::ok).unwrap_or(4).clamp(2, 4);
    let players = Players::new(&Color::ALL[..seats]).expect("different colors");
    let start = State::new(Options::new(players));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let began = Instant::now();
    let decisions: u64 = (0..games)
        .map(|_| u64::from(game::chance_playout(start.clone(), &mut rng).1))
        .sum();
    let seconds = began.elapsed().as_secs_f64();
    println!("{decisions} decisions, {games} games, {seconds:.3} s");
}
