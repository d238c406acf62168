//! Perft of every variant from its start, beside cozy-chess in the same run.
//!
//! One element is one leaf. In `perft` every leaf is played, in `perft_bulk` the last moves are counted.

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, perft, perft_bulk};
use ringforts::{Line, Move, Moves, Position, Variant, VariantTask};

/// Leaves below which a depth is too shallow to be measured.
const LEAVES: u64 = 1_000_000;

/// The treatment of the last moves.
#[derive(Clone, Copy)]
enum LeafCount {
    Played,
    Counted,
}

/// Measures perft of one variant by its fast path.
struct Measure<'a, 'b> {
    group: &'a mut BenchmarkGroup<'b, WallTime>,
    variant: Variant,
    last: LeafCount,
}

impl VariantTask for Measure<'_, '_> {
    type Output = ();

    fn run<G: Game<Move = Move, Moves = Moves>>(self, start: G) {
        let mut depths = (1..).map(|depth| (depth, perft_bulk(&start, depth)));
        let found = depths.find(|&(_, leaves)| leaves >= LEAVES);
        let (depth, leaves) = found.expect("every game has this many openings");
        assert_eq!(perft(&start, depth), leaves, "{}", self.variant);
        self.group.throughput(Throughput::Elements(leaves));
        self.group
            .bench_function(self.variant.name(), |bench| match self.last {
                LeafCount::Played => bench.iter(|| perft(black_box(&start), depth)),
                LeafCount::Counted => bench.iter(|| perft_bulk(black_box(&start), depth)),
            });
    }
}

fn variants(group: &mut BenchmarkGroup<'_, WallTime>, last: LeafCount) {
    for variant in Variant::ALL {
        Line::new(Position::start(variant)).run_specialized(Measure {
            group,
            variant,
            last,
        });
    }
}

fn leaves_played(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(3));
    let board = Board::default();
    group.throughput(Throughput::Elements(chess_perft(&board, 5)));
    group.bench_function("cozy-chess", |bench| {
        bench.iter(|| chess_perft(black_box(&board), 5))
    });
    variants(&mut group, LeafCount::Played);
}

fn leaves_counted(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft_bulk");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(1));
    variants(&mut group, LeafCount::Counted);
}

/// Perft of chess, every leaf played, as ours is.
fn chess_perft(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for mv in moves {
            let mut next = board.clone();
            next.play_unchecked(mv);
            leaves += match depth {
                1 => {
                    black_box(&next);
                    1
                }
                _ => chess_perft(&next, depth - 1),
            };
        }
        false
    });
    leaves
}

criterion_group!(benches, leaves_played, leaves_counted);
criterion_main!(benches);
