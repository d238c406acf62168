//! Times the boards of random games, made and written: `cargo run --release -p tara-play --example boards`.

use std::hint::black_box;
use std::time::Instant;

use catalog::{AnyGame, AnyVariant};
use play::RingfortsView;
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
    let micros = |begin: Instant| begin.elapsed().as_secs_f64() * 1e6 / games.len() as f64;
    let begin = Instant::now();
    let board = |game| RingfortsView::of_game(black_box(game)).expect("a ringfort game");
    let boards: Vec<RingfortsView> = games.iter().map(board).collect();
    let made = micros(begin);
    let (mut text, mut bytes, mut most) = (Vec::with_capacity(1 << 10), 0, 0);
    let begin = Instant::now();
    for board in &boards {
        text.clear();
        serde_json::to_writer(&mut text, board).expect("JSON");
        (bytes, most) = (bytes + black_box(&text).len(), most.max(text.len()));
    }
    let written = micros(begin);
    let (count, usual) = (games.len(), bytes / games.len());
    println!("{variant} {count} {made:.2} {written:.2} {usual} {most}");
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
