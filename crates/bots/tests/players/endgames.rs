//! Exact endgames against plain minimax, with small tables, and stopped and resumed.
//!
//! `TARA_ENDGAME_GAMES` says how many random games of each variant are compared; `cargo xtask deep solve` sets it.

use std::env;

use bots::{EndgameSolver, Solution, StoreError};
use game::{Game, Moves as _, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Color, Line, Position, Variant, points};
use search::{Limits, StopFlag};

/// More moments than plain minimax looks at in any one position here.
const MAX_POSITIONS: u64 = 10_000;

/// Longer than any line of play that it follows.
const MAX_MOVES: u32 = 60;

/// The value for Red by exhaustive search; `None` if there are too many positions or too long games.
fn plain(line: &Line, moments: &mut u64, moves: u32) -> Option<i8> {
    let Some(seat) = line.position().seat() else {
        let [red, blue] = points(line.position());
        return Some(red as i8 - blue as i8);
    };
    *moments = moments.checked_sub(1)?;
    let moves = moves.checked_sub(1)?;
    let mut values = Vec::new();
    for mv in line.moves().iter() {
        let mut next = line.clone();
        next.play(mv);
        values.push(plain(&next, moments, moves)?);
    }
    match Color::of_seat(seat) {
        Color::Red => values.into_iter().max(),
        Color::Blue => values.into_iter().min(),
    }
}

/// The positions of a random game, the last ones first.
fn backwards(variant: Variant, rng: &mut Xoshiro256PlusPlus) -> Vec<Position> {
    let mut line = Line::new(Position::start(variant));
    let mut past = vec![*line.position()];
    while let Some(mv) = random_move(&line, rng) {
        line.play(mv);
        past.push(*line.position());
    }
    past.reverse();
    past
}

/// A position of a random game with so many vacant hills.
fn with_vacant(variant: Variant, vacant: usize, rng: &mut Xoshiro256PlusPlus) -> Position {
    let past = backwards(variant, rng);
    let fits = past
        .into_iter()
        .rev()
        .find(|position| position.vacant().len() == vacant);
    fits.expect("every random game comes by")
}

fn solve(solver: &mut EndgameSolver, position: &Position, limits: Limits) -> Solution {
    solver.solve(position, limits, StopFlag::default())
}

/// Best play is legal, and where it ends the game it ends with the value.
fn check_line(position: &Position, solution: &Solution) {
    let mut line = Line::new(*position);
    for &mv in &solution.pv {
        assert!(line.moves().contains(mv), "{position}: {mv:?}");
        line.play(mv);
    }
    let [red, blue] = points(line.position()).map(|points| points as i8);
    match line.position().seat() {
        None => assert_eq!(Some(red - blue), solution.bounds.value(), "{position}"),
        Some(_) => assert!(
            matches!(
                position.variant(),
                Variant::HighKings1 | Variant::HighKings2
            ),
            "only there can a position come again: {position}"
        ),
    }
}

fn games() -> usize {
    let games = env::var("TARA_ENDGAME_GAMES").ok();
    games.map_or(30, |games| games.parse().expect("a whole number"))
}

#[test]
fn values_agree_with_plain_minimax() {
    for variant in Variant::ALL {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(21);
        let mut checked = 0;
        for game in 0..games() {
            let mut solver = EndgameSolver::new(variant, [1, 1 << 12, 1 << 20][game % 3]);
            for position in backwards(variant, &mut rng) {
                let mut moments = MAX_POSITIONS;
                let line = Line::new(position);
                let Some(value) = plain(&line, &mut moments, MAX_MOVES) else {
                    break;
                };
                let solution = solve(&mut solver, &position, Limits::default());
                assert_eq!(solution.bounds.value(), Some(value), "{position}");
                check_line(&position, &solution);
                checked += 1;
            }
        }
        println!("{variant}: {checked} positions agree");
        assert!(checked >= games(), "{variant}: {checked}");
    }
}

#[test]
fn a_small_table_proves_what_a_large_one_proves() {
    let rows = [
        (Variant::SacredHill1, 11),
        (Variant::SacredHillDoubles2, 20),
        (Variant::FourTreasuresDoubles, 11),
        (Variant::PoisonedChalice, 12),
    ];
    for (variant, vacant) in rows {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for _ in 0..5 {
            let position = with_vacant(variant, vacant, &mut rng);
            let values = [1, 1 << 10, 1 << 24].map(|bytes| {
                let mut solver = EndgameSolver::new(variant, bytes);
                let solution = solve(&mut solver, &position, Limits::default());
                check_line(&position, &solution);
                solution.bounds.value().expect("no limit")
            });
            assert_eq!(values, [values[0]; 3], "{position}");
        }
    }
}

#[test]
fn a_solve_that_is_stopped_and_resumed_ends_with_the_same_value() {
    for (variant, vacant) in [(Variant::FourTreasures, 11), (Variant::PoisonedChalice, 13)] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
        let position = with_vacant(variant, vacant, &mut rng);
        let whole = solve(
            &mut EndgameSolver::new(variant, 1 << 20),
            &position,
            Limits::default(),
        );
        let mut solver = EndgameSolver::new(variant, 1 << 20);
        let mut stops = 0;
        let resumed = loop {
            let part = solve(&mut solver, &position, Limits::nodes(whole.nodes / 3));
            assert!(part.bounds.lower <= whole.bounds.lower);
            assert!(part.bounds.upper >= whole.bounds.upper);
            assert!(stops < 1000, "it gets nowhere");
            if part.bounds.value().is_some() {
                break part;
            }
            stops += 1;
            let mut store = Vec::new();
            solver.save(&mut store).expect("memory takes all");
            solver = EndgameSolver::load(variant, 1 << 20, &store[..]).expect("just written");
        };
        assert_eq!(resumed.bounds, whole.bounds, "{position}");
        assert!(stops >= 2, "{stops} stops of {} nodes", whole.nodes);
    }
}

/// A store with some entries.
fn store() -> Vec<u8> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let position = with_vacant(Variant::SacredHill2, 12, &mut rng);
    let mut solver = EndgameSolver::new(Variant::SacredHill2, 1 << 16);
    solve(&mut solver, &position, Limits::default());
    let mut store = Vec::new();
    solver.save(&mut store).expect("memory takes all");
    assert!(store.len() > 100);
    store
}

fn loaded(store: &[u8]) -> Result<EndgameSolver, StoreError> {
    EndgameSolver::load(Variant::SacredHill2, 1 << 16, store)
}

#[test]
fn a_store_that_is_read_and_written_has_the_same_entries() {
    let store = store();
    let mut again = Vec::new();
    let Ok(solver) = loaded(&store) else {
        panic!("just written");
    };
    solver.save(&mut again).expect("memory takes all");
    let sorted = |bytes: &[u8]| {
        let entries = bytes[32..bytes.len() - 8].chunks(16).map(<[u8]>::to_vec);
        let mut entries: Vec<_> = entries.collect();
        entries.sort();
        entries
    };
    assert_eq!(again[..32], store[..32]);
    assert_eq!(sorted(&again), sorted(&store));
}

#[test]
fn a_store_that_is_damaged_is_refused() {
    let store = store();
    for at in (0..store.len()).step_by(7).chain([24, store.len() - 1]) {
        for bit in [0, 5] {
            let mut damaged = store.clone();
            damaged[at] ^= 1 << bit;
            assert!(loaded(&damaged).is_err(), "byte {at}");
        }
    }
    for length in (0..store.len()).step_by(11).chain([store.len() - 1]) {
        assert!(loaded(&store[..length]).is_err(), "{length} bytes");
    }
    let longer = [&store[..], &[0]].concat();
    assert!(matches!(loaded(&longer), Err(StoreError::Damaged)));
}

#[test]
fn stores_of_other_versions_and_variants_are_refused() {
    let store = store();
    let refused = |store: &[u8]| match loaded(store) {
        Ok(_) => String::from("nothing"),
        Err(error) => error.to_string(),
    };
    assert_eq!(refused(b"{\"variant\":1}"), "not a store of proved values");
    assert_eq!(refused(b""), "not a store of proved values");
    let mut newer = store.clone();
    newer[8] = 99;
    assert!(refused(&newer).starts_with("a store of version 99, but"));
    let other = EndgameSolver::load(Variant::SacredHill1, 1 << 16, &store[..]).err();
    assert_eq!(
        other.expect("another variant").to_string(),
        "a store of sacred-hill-2, but the position is of sacred-hill-1"
    );
}
