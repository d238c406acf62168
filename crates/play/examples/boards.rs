//! Times the boards of random games, made and written: `cargo run --release -p play --example boards`.

use std::hint::black_box;
use std::time::{Duration, Instant};

use catalog::{AnyGame, AnyVariant};
use play::Board;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn main() {
    println!("variant boards made_micros written_micros bytes most_bytes");
    for variant in AnyVariant::all().filter(|&variant| variant != AnyVariant::SeatOfKings) {
        time(variant);
    }
}

fn time(variant: AnyVariant) {
    let games = positions(variant);
    let (mut made, mut written) = (Duration::ZERO, Duration::ZERO);
    let (mut bytes, mut most) = (0, 0);
    for game in &games {
        let begin = Instant::now();
        let board = black_box(Board::of_game(black_box(game)));
        made += begin.elapsed();
        let begin = Instant::now();
        let text = black_box(serde_json::to_string(&board).expect("JSON"));
        written += begin.elapsed();
        (bytes, most) = (bytes + text.len(), most.max(text.len()));
    }
    let count = games.len();
    let micros = |time: Duration| time.as_secs_f64() * 1e6 / count as f64;
    println!(
        "{variant} {count} {:.2} {:.2} {} {most}",
        micros(made),
        micros(written),
        bytes / count
    );
}

/// Every moment of random games.
fn positions(variant: AnyVariant) -> Vec<AnyGame> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut games = Vec::new();
    while games.len() < 20_000 {
        let mut game = variant.start();
        while !game.is_over() {
            games.push(game.clone());
            game.play_random(&mut rng);
        }
    }
    games
}
