//! Golden transcripts as JSON lines.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts_twin::{Game, Twin, VARIANTS, random_game};
use serde_json::{Value, json};

/// Prints two random games of each variant.
pub(crate) fn print(seed: u64) {
    let mut random = SplitMix64::seed_from_u64(seed);
    for variant in VARIANTS {
        let start = Twin::start(variant).expect("the variant is listed");
        for _ in 0..2 {
            let game = random_game(start.clone(), &mut random);
            println!("{}", transcript(variant, &game));
        }
    }
}

/// The transcript of a game, the keys in the order of the notation.
fn transcript(variant: &str, game: &Game) -> Value {
    let seats: &[&str] = if variant.contains("doubles") {
        &["south", "west", "north", "east"]
    } else {
        &["red", "blue"]
    };
    let (last, before) = game.positions.split_last().expect("a start at least");
    let (red, blue) = last.points();
    let m = last.measures();
    let mut measures = json!({m.name: m.counts, "territory": m.territory});
    if let Some(captured) = m.kings_captured {
        measures["kings_captured"] = json!(captured);
    }
    json!({
        "variant": variant,
        "seats": seats,
        "start": game.positions[0].write(),
        "moves": game.moves,
        "legal": before.iter().map(Twin::legal).collect::<Vec<_>>(),
        "final": last.write(),
        "points": {"red": red, "blue": blue},
        "measures": measures,
    })
}
