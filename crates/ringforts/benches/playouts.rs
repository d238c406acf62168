//! Random games of every variant to the final score: one element is one game.

use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::playout;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group
        .measurement_time(Duration::from_secs(3))
        .throughput(Throughput::Elements(1));
    for variant in Variant::ALL {
        let start = Line::new(Position::start(variant));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        group.bench_function(variant.name(), |bench| {
            bench.iter(|| playout(&mut start.clone(), &mut rng));
        });
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);
