//! The ways that were tried to choose a random move, to find sieges and to count kingdoms, side by side.
//!
//! One element is one board. The boards are the ends of random games of Four Treasures, and moments of them.

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, Moves, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Hill, Hills, Position, Variant, kingdoms};

/// Positions of random games: the last of each, or all.
fn positions(only_ends: bool) -> Vec<Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut positions = Vec::new();
    while positions.len() < 2_000 {
        let mut position = Position::start(Variant::FourTreasures);
        while let Some(mv) = random_move(&position, &mut rng) {
            position.play(mv);
            if !only_ends || position.seat().is_none() {
                positions.push(position);
            }
        }
    }
    positions
}

fn compare<T>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    positions: &[Position],
    name: &str,
    way: impl Fn(&Position) -> T,
) {
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function(name, |bench| {
        bench.iter(|| {
            for position in positions {
                black_box(way(black_box(position)));
            }
        });
    });
}

/// A random move: the bit of a rank, or a list that is made and indexed.
fn random_moves(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random_move");
    let positions: Vec<_> = positions(false)
        .into_iter()
        .filter(|position| position.seat().is_some())
        .collect();
    compare(&mut group, &positions, "bit_of_rank", |position| {
        let moves = position.moves();
        moves.get(moves.len() / 2)
    });
    let list = std::cell::RefCell::new(Vec::with_capacity(64));
    compare(&mut group, &positions, "list", |position| {
        let mut list = list.borrow_mut();
        list.clear();
        list.extend(position.moves().iter());
        list[list.len() / 2]
    });
    compare(&mut group, &positions, "walk_to_rank", |position| {
        let moves = position.moves();
        moves.iter().nth(moves.len() / 2)
    });
}

/// Sieges: what has no neighbor outside the besiegers, or as many besiegers as neighbors.
fn sieges(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sieges");
    let positions = positions(false);
    let by_neighbors = [2, 3, 4].map(|count| {
        let has = |hill: &Hill| Hills::of(*hill).neighbors().len() == count;
        Hill::all().filter(has).collect::<Hills>()
    });
    compare(&mut group, &positions, "complement", |position| {
        let [red, blue] = Color::BOTH.map(|color| position.ringforts(color));
        blue.besieged_by(red)
    });
    compare(&mut group, &positions, "counts", |position| {
        let [red, blue] = Color::BOTH.map(|color| position.ringforts(color));
        let [_, _, two, three, four] = red.neighbor_counts();
        let [corner, edge, inner] = by_neighbors;
        blue & (two & corner | three & edge | four & inner)
    });
    compare(&mut group, &positions, "hill_by_hill", |position| {
        let [red, blue] = Color::BOTH.map(|color| position.ringforts(color));
        let is_besieged = |hill: &Hill| (hill.neighbors() - red).is_empty();
        blue.into_iter().filter(is_besieged).collect::<Hills>()
    });
}

/// Kingdoms of both colors: singles set aside and the rest flooded, all flooded, or hills united one by one.
fn count_kingdoms(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("kingdoms");
    let positions = positions(true);
    let both = |position: &Position, count: fn(Hills) -> u8| {
        Color::BOTH.map(|color| count(position.ringforts(color)))
    };
    compare(&mut group, &positions, "singles_then_flood", |position| {
        both(position, kingdoms)
    });
    compare(&mut group, &positions, "flood", |position| {
        both(position, flooded)
    });
    compare(&mut group, &positions, "united", |position| {
        both(position, united)
    });
}

fn flooded(mut forts: Hills) -> u8 {
    let mut count = 0;
    while let Some(hill) = forts.first() {
        forts -= Hills::of(hill).flood(forts);
        count += 1;
    }
    count
}

/// Union-find over hills and the neighbors before them.
fn united(forts: Hills) -> u8 {
    let mut parent: [u8; 64] = std::array::from_fn(|bit| bit as u8);
    let mut count = forts.len() as u8;
    for hill in forts {
        let before = hill.neighbors() & forts;
        for other in before.into_iter().take_while(|&other| other < hill) {
            let (one, two) = (root(&mut parent, hill), root(&mut parent, other));
            count -= u8::from(one != two);
            parent[one] = two as u8;
        }
    }
    count
}

fn root(parent: &mut [u8; 64], hill: Hill) -> usize {
    let mut at = hill.bit();
    while usize::from(parent[at]) != at {
        parent[at] = parent[usize::from(parent[at])];
        at = usize::from(parent[at]);
    }
    at
}

fn checked(criterion: &mut Criterion) {
    for position in positions(true) {
        for color in Color::BOTH {
            let forts = position.ringforts(color);
            assert_eq!(kingdoms(forts), flooded(forts));
            assert_eq!(kingdoms(forts), united(forts));
        }
    }
    random_moves(criterion);
    sieges(criterion);
    count_kingdoms(criterion);
}

criterion_group!(benches, checked);
criterion_main!(benches);
