//! Perft of every variant from its start, beside cozy-chess in the same run.
//!
//! One element is one leaf. In `perft` every leaf is played, in `perft_bulk` the last moves are counted.

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use game::{perft, perft_bulk};
use ringforts::{Line, Position, Variant};

/// Leaves below which a depth is too shallow to be measured.
const LEAVES: u64 = 1_000_000;

/// The start of a variant, the depth at which it has enough leaves, and their number.
fn measured(variant: Variant) -> (Line, u32, u64) {
    let start = Line::new(Position::start(variant));
    let mut depths = (1..).map(|depth| (depth, perft_bulk(&start, depth)));
    let (depth, leaves) = depths
        .find(|&(_, leaves)| leaves >= LEAVES)
        .expect("games grow");
    assert_eq!(
        perft(&start, depth),
        leaves,
        "{variant}: the two ways to count differ"
    );
    (start, depth, leaves)
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
    for variant in Variant::ALL {
        let (start, depth, leaves) = measured(variant);
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(variant.name(), |bench| {
            bench.iter(|| perft(black_box(&start), depth))
        });
    }
}

fn leaves_counted(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft_bulk");
    group
        .sample_size(20)
        .measurement_time(Duration::from_secs(1));
    for variant in Variant::ALL {
        let (start, depth, leaves) = measured(variant);
        group.throughput(Throughput::Elements(leaves));
        let id = BenchmarkId::from_parameter(variant);
        group.bench_function(id, |bench| {
            bench.iter(|| perft_bulk(black_box(&start), depth))
        });
    }
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
