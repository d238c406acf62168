//! The fast code against its slow twin: random games, perft tables, golden games; and its fast path against both.

use crate::both::compare_game;
use game::{Game, Moves as _, Scores, Text, Tokens, perft, perft_bulk, playout};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Move, Moves, Position, Variant, VariantTask, points};
use ringforts_twin::{Twin, tokens};
use serde_json::Value;

const PERFT: &str = include_str!("../../../../data/perft.txt");
const GOLDEN: &str = include_str!("../../../../data/golden/ringforts.jsonl");

/// Below this count a perft is played by the fast path too.
const SMALL: u64 = 300_000;

fn compare_games(start: &Position, games: u32, rng: &mut Xoshiro256PlusPlus) {
    let universe = tokens(start.variant().name());
    for game in 0..games {
        // Explaining every token takes the twin long: every tenth game is enough.
        let tokens: &[String] = if game % 10 == 0 { &universe } else { &[] };
        let twin = Twin::read(&start.to_string()).expect("a position");
        compare_game(Line::new(*start), twin, tokens, rng);
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

/// The perft table of the twin: position, depth, count.
fn table() -> impl Iterator<Item = (&'static str, u32, u64)> {
    let lines = PERFT.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (count, rest) = line.split_once(' ').expect("count, depth, position");
        let (depth, position) = rest.split_once(' ').expect("count, depth, position");
        let depth = depth.parse().expect("a depth");
        (position, depth, count.parse().expect("a count"))
    })
}

fn read(position: &str) -> Line {
    Line::read(position).unwrap_or_else(|refused| panic!("{position}: {refused}"))
}

#[test]
fn perft_is_that_of_the_twin() {
    for (position, depth, count) in table() {
        let line = read(position);
        assert_eq!(perft(&line, depth), count, "{depth} {position}");
        assert_eq!(perft_bulk(&line, depth), count, "{depth} {position}");
    }
}

/// Perft of this depth, every move played.
struct Perft(u32);

impl VariantTask for Perft {
    type Output = u64;

    fn run<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> u64 {
        perft(&game, self.0)
    }
}

#[test]
fn perft_by_the_fast_path_is_that_of_the_twin() {
    for (position, depth, count) in table().filter(|&(.., count)| count < SMALL) {
        let played = read(position).run_specialized(Perft(depth));
        assert_eq!(played, count, "{depth} {position}");
    }
}

/// One random game of this seed.
struct Playout(u64);

impl VariantTask for Playout {
    type Output = (Scores, u32);

    fn run<G: Game<Move = Move, Moves = Moves>>(self, game: G) -> Self::Output {
        playout(game, &mut Xoshiro256PlusPlus::seed_from_u64(self.0))
    }
}

#[test]
fn random_games_by_the_fast_path_are_those_of_a_plain_line() {
    for variant in Variant::ALL {
        for seed in 0..200 {
            let line = Line::new(Position::start(variant));
            let plain = Playout(seed).run(line.clone());
            assert_eq!(
                line.run_specialized(Playout(seed)),
                plain,
                "{variant} {seed}"
            );
        }
    }
}

/// A list of texts in a golden game.
fn texts(list: &Value) -> Vec<&str> {
    let texts = list.as_array().expect("a list").iter();
    texts.map(|text| text.as_str().expect("a text")).collect()
}

/// Replays the moves of a golden game, each legal, between the lists of legal tokens that the twin wrote.
fn replay(golden: &Value) -> Line {
    let mut line = read(golden["start"].as_str().expect("a position"));
    let lists = golden["legal"].as_array().expect("a list for each move");
    let moves = texts(&golden["moves"]);
    assert_eq!(moves.len(), lists.len(), "one list for each move");
    for (token, list) in moves.into_iter().zip(lists) {
        let legal: Vec<_> = line.moves().iter().map(|mv| line.write_move(mv)).collect();
        assert_eq!(legal, texts(list), "{line}");
        assert!(legal.iter().any(|each| each == token), "{token}: {line}");
        line.play(line.read_move(token).expect("a token"));
    }
    line
}

#[test]
fn golden_games_of_the_twin_are_replayed() {
    let mut variants = Vec::new();
    for golden in GOLDEN.lines() {
        let golden: Value = serde_json::from_str(golden).expect("JSON");
        let line = replay(&golden);
        assert_eq!(golden["final"], line.to_string());
        let [red, blue] = points(line.position());
        assert_eq!(golden["points"]["red"], red, "{line}");
        assert_eq!(golden["points"]["blue"], blue, "{line}");
        variants.push(line.position().variant());
    }
    variants.dedup();
    assert_eq!(variants, Variant::ALL, "golden games of every variant");
}
