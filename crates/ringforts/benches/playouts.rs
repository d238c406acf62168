//! Random games of every variant to the final score: one element is one game.

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Move, Moves, Position, Variant, VariantTask};

/// Measures random games of one variant by its fast path.
struct Measure<'a, 'b> {
    group: &'a mut BenchmarkGroup<'b, WallTime>,
    variant: Variant,
}

impl VariantTask for Measure<'_, '_> {
    type Output = ();

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        self.group.bench_function(self.variant.name(), |bench| {
            bench.iter(|| playout(start.clone(), &mut rng));
        });
    }
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group
        .measurement_time(Duration::from_secs(3))
        .throughput(Throughput::Elements(1));
    for variant in Variant::ALL {
        let start = Line::new(Position::start(variant));
        let group = &mut group;
        start.run_specialized(Measure { group, variant });
    }
}

criterion_group!(benches, playouts);
criterion_main!(benches);
