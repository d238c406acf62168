//! The search agrees with minimax, with a table and without, at random positions of every variant.

use bots::RingfortEvaluation;
use game::{Game, Moves, perft_bulk, random_move};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant};
use search::{AlphaBeta, Limits, Selectivity, StopFlag, minimax};

/// A moment of a random game of this variant at which somebody is to move, its history included.
fn moment(variant: Variant, rng: &mut Xoshiro256PlusPlus) -> Line {
    let start = Line::new(Position::start(variant));
    let mut line = start.clone();
    let mut moments = vec![start];
    while let Some(mv) = random_move(&line, rng) {
        line.play(mv);
        moments.push(line.clone());
    }
    moments.pop();
    let place = rng.next_u64() % moments.len() as u64;
    moments.swap_remove(place as usize)
}

/// So deep that minimax visits some thousands of positions.
fn depth(line: &Line) -> u32 {
    let fits = |&depth: &u32| perft_bulk(line, depth) <= 3_000;
    (1..=8).take_while(fits).last().unwrap_or(1)
}

fn value(search: &mut AlphaBeta<Line, RingfortEvaluation>, line: &Line, depth: u32) -> i32 {
    let found = search.best(line, Limits::depth(depth), &StopFlag::default());
    assert!(found.depth == depth || found.is_proved);
    found.variations[0].value
}

#[test]
fn values_equal_minimax_with_a_table_and_without() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for variant in Variant::ALL {
        let mut searches = [
            AlphaBeta::new(RingfortEvaluation::default(), 1 << 16),
            AlphaBeta::without_table(RingfortEvaluation::default()),
        ]
        .map(|search| search.with_selectivity(Selectivity::FullWidth));
        for _ in 0..25 {
            let line = moment(variant, &mut rng);
            let depth = depth(&line);
            let want = minimax(&line, &RingfortEvaluation::default(), depth);
            for search in &mut searches {
                assert_eq!(value(search, &line, depth), want, "{line} {depth}");
            }
        }
    }
}

#[test]
fn the_variation_is_legal_and_begins_with_the_best_move() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    for variant in Variant::ALL {
        let mut search = AlphaBeta::new(RingfortEvaluation::default(), 1 << 16);
        for _ in 0..10 {
            let mut line = moment(variant, &mut rng);
            let found = search.best(&line, Limits::nodes(2000), &StopFlag::default());
            for &mv in &found.variations[0].moves {
                assert!(line.moves().contains(mv), "{line} {mv}");
                line.play(mv);
            }
        }
    }
}

/// The usual search, however it left out and reused, proves what the one that leaves nothing out proves.
#[test]
fn proved_values_are_those_of_the_search_that_leaves_nothing_out() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let limits = Limits::nodes(10_000);
    let mut proved = 0;
    for variant in Variant::ALL {
        let mut usual = AlphaBeta::new(RingfortEvaluation::default(), 1 << 20);
        let mut whole = AlphaBeta::new(RingfortEvaluation::default(), 1 << 20)
            .with_selectivity(Selectivity::FullWidth);
        for _ in 0..30 {
            let line = moment(variant, &mut rng);
            let found = usual.best(&line, limits, &StopFlag::default());
            let want = whole.best(&line, limits, &StopFlag::default());
            if found.is_proved && want.is_proved {
                proved += 1;
                assert_eq!(
                    found.variations[0].value, want.variations[0].value,
                    "{line}"
                );
            }
        }
    }
    assert!(proved > 10, "{proved}");
}
