//! Game files: round trips, refusals, and what is left of a text that breaks off.

mod breaking_off;
mod refusals;
mod round_trip;
mod writing;

use catalog::AnyVariant;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::Deck;

use super::{Comment, Composer, GameFile, Headers, Record};

/// Words with whatever could be taken for something else.
const WORDS: [&str; 12] = [
    "good", "{", "\\}", "}", "\\", "(", "1.", "*", "[Variant", "\"", "Ő", ";",
];

fn read(text: &str) -> GameFile {
    GameFile::read(text.as_bytes(), &Deck::reconstructed())
        .unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The error message of a text that is refused.
fn refused(text: &str) -> String {
    let read = GameFile::read(text.as_bytes(), &Deck::reconstructed());
    read.expect_err(text).to_string()
}

/// The first moves of a random game, with random comments and variations.
fn random(variant: AnyVariant, moves: usize, seed: u64) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut headers = Headers::new(variant);
    if variant == AnyVariant::SeatOfKings {
        let seats = ["red,blue", "white,blue,red", "blue,red,white,yellow"];
        headers
            .add("Seats", seats[below(3, &mut rng)])
            .expect("a list");
    }
    headers
        .add("Note", &text(&mut rng))
        .expect("every variant has notes");
    let mut composer = Composer::new(headers, &Deck::reconstructed()).expect("headers that fit");
    let mut left = moves;
    while left > 0 {
        match below(16, &mut rng) {
            0..4 => composer.comment(Comment::new(&text(&mut rng)).expect("words")),
            4 => drop(composer.open_variation()),
            5 | 6 => drop(composer.close_variation()),
            _ => {
                left -= usize::from(composer.depth() == 0);
                if !play_random(&mut composer, &mut rng) && composer.depth() == 0 {
                    break;
                }
            }
        }
    }
    composer.record()
}

fn play_random(composer: &mut Composer, rng: &mut Xoshiro256PlusPlus) -> bool {
    let token = composer.game().clone().play_random(rng);
    token.is_some_and(|token| composer.play(&token.to_string()).is_ok())
}

fn text(rng: &mut Xoshiro256PlusPlus) -> String {
    let count = 1 + below(30, rng);
    let words: Vec<_> = (0..count).map(|_| WORDS[below(WORDS.len(), rng)]).collect();
    words.join(" ")
}

fn below(bound: usize, rng: &mut Xoshiro256PlusPlus) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// The tokens of the game of a record.
fn tokens(record: &Record) -> Vec<&str> {
    record
        .mainline()
        .moves()
        .iter()
        .map(super::Move::token)
        .collect()
}
