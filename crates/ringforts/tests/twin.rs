//! The fast code against its slow twin: move lists, texts, explanations, scores, perft tables, golden games.

use game::{Explain, Game, Moves, Text, perft, perft_bulk, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Position, Variant, points};
use ringforts_twin::{Twin, check};

/// Holds both at one moment against each other, explanations of every token of the variant included.
fn compare(fast: &Line, twin: &Twin, universe: &[String]) {
    let text = fast.to_string();
    assert_eq!(text, twin.write());
    let tokens: Vec<_> = fast.moves().iter().map(|mv| fast.write_move(mv)).collect();
    assert_eq!(tokens, twin.legal(), "{text}");
    let [red, blue] = points(fast.position()).map(u32::from);
    assert_eq!((red, blue), twin.points(), "{text}");
    for token in universe {
        let mv = fast
            .read_move(token)
            .unwrap_or_else(|| panic!("{token} is no token: {text}"));
        let broken = twin.broken(token);
        match fast.explain(mv) {
            None => assert!(broken.is_empty(), "{token} breaks {broken:?}: {text}"),
            Some(reason) => {
                let clause = reason.why.clause();
                let is_listed = broken.iter().any(|fault| fault.clause == clause);
                assert!(
                    is_listed,
                    "{token}: {clause} is not among {broken:?}: {text}"
                );
            }
        }
    }
}

fn compare_games(start: &Position, games: u32, rng: &mut Xoshiro256PlusPlus) {
    let universe = check::universe(start.variant().name());
    for game in 0..games {
        let mut fast = Line::new(*start);
        let mut twin = Twin::read(&start.to_string()).expect("a position");
        // Explaining every token takes the twin long: every tenth game is enough.
        let tokens: &[String] = if game % 10 == 0 { &universe } else { &[] };
        compare(&fast, &twin, tokens);
        while let Some(mv) = random_move(&fast, rng) {
            twin = twin.play(&fast.write_move(mv)).expect("legal by both");
            fast.play(mv);
            compare(&fast, &twin, tokens);
        }
    }
}

#[test]
fn random_games_of_every_variant_are_the_same_in_both() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for variant in Variant::ALL {
        let games = if variant == Variant::StoneOfDestiny {
            1
        } else {
            20
        };
        for seat in variant.seats() {
            compare_games(&Position::start_by(variant, seat), games, &mut rng);
        }
    }
}

#[test]
fn perft_is_that_of_the_twin() {
    let table = include_str!("../../../data/perft.txt");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let (count, rest) = line.split_once(' ').expect("count, depth, position");
        let (depth, position) = rest.split_once(' ').expect("count, depth, position");
        let depth = depth.parse().expect("a depth");
        let fast = Line::read(position).expect("a position of the twin");
        assert_eq!(perft(&fast, depth).to_string(), count, "{line}");
        assert_eq!(perft_bulk(&fast, depth).to_string(), count, "{line}");
    }
}
