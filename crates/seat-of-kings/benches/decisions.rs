//! Random games of two, three and four players: one element is one decision, its legal list made and played.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::chance_playout;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use seat_of_kings::{Color, Options, Players, State};

/// So many games are one iteration, the same ones each time.
const GAMES: u32 = 20;

/// Plays the games; gives the number of their decisions.
fn play(start: &State) -> u64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    (0..GAMES)
        .map(|_| u64::from(chance_playout(start.clone(), &mut rng).1))
        .sum()
}

fn decisions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("decisions");
    group.measurement_time(Duration::from_secs(3));
    for seats in 2..=4 {
        let players = Players::new(&Color::ALL[..seats]).expect("different colors");
        let start = State::new(Options::new(players));
        group.throughput(Throughput::Elements(play(&start)));
        group.bench_function(format!("seat-of-kings-{seats}"), |bench| {
            bench.iter(|| play(&start))
        });
    }
}

criterion_group!(benches, decisions);
criterion_main!(benches);
