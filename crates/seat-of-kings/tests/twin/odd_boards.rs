//! Random boards, mostly such as no game leads to: the twin plays whatever is read to an end, and loses nothing.

use catalog::seat_of_kings::read;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::Deck;
use seat_of_kings_twin::{NextEvent, Twin};
use serde_json::{Value, json};

use crate::positions::{Setup, check_pieces, deck, setup};

const POSITIONS: &str = "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K";

fn below(n: usize, random: &mut Xoshiro256PlusPlus) -> usize {
    (random.next_u64() % n as u64) as usize
}

/// A region in which one color has most.
fn random_ground(seats: &[&str], random: &mut Xoshiro256PlusPlus) -> Value {
    let mut ground = json!({});
    let favorite = seats[below(seats.len(), random)];
    let (full, share) = (below(101, random), below(101, random));
    for position in POSITIONS.split(' ') {
        if below(100, random) >= full {
            continue;
        }
        if position == "K" && below(2, random) == 0 {
            ground["K"] = json!([favorite.to_uppercase()]);
            continue;
        }
        let height = [1, 1, 1, 1, 1, 2, 2, 3, 4][below(9, random)];
        let mut stack: Vec<&str> = (1..height)
            .map(|_| seats[below(seats.len(), random)])
            .collect();
        let is_favorite = below(100, random) < share;
        stack.push(if is_favorite {
            favorite
        } else {
            seats[below(seats.len(), random)]
        });
        ground[position] = json!(stack);
    }
    ground
}

/// Any position that has some chance of being read.
fn random_position(seats: &str, random: &mut Xoshiro256PlusPlus) -> Setup {
    let names: Vec<&str> = seats.split(' ').collect();
    let regions = ["connacht", "ulster", "leinster", "munster"];
    let mut board = json!({});
    for region in &regions[..names.len()] {
        if below(3, random) > 0 {
            board[region] = random_ground(&names, random);
        }
    }
    let mut prisoners = json!({});
    for captor in &names {
        for owner in names.iter().filter(|owner| *owner != captor) {
            if below(4, random) == 0 {
                prisoners[captor][owner] = json!(below(5, random));
            }
        }
    }
    let round = 1 + below(2, random) as u32;
    let mut position = setup(seats).board(board).prisoners(prisoners).round(round);
    let stones = [7u8, 14, 19, 28];
    position = position
        .max_rounds(round + 1)
        .starting(names[below(names.len(), random)])
        .played(below(3 * names.len(), random))
        .pile(&[1 + below(6, random) as u8, 8 + below(5, random) as u8]);
    for (seat, stone) in names.iter().zip(stones) {
        position = position.cumals(seat, below(9, random) as u32);
        if below(2, random) == 0 {
            position = position.hand(seat, &[stone]);
        }
    }
    if below(2, random) == 0 {
        position = position.it();
    }
    if names.len() == 2 && below(2, random) == 0 {
        position = position.closed(json!([regions[below(2, random)]]));
    }
    position
}

/// A line that fits; promotions and placings first, as a rule.
fn line(game: &Twin, random: &mut Xoshiro256PlusPlus) -> Option<String> {
    match game.next_event() {
        NextEvent::Over(_) => None,
        NextEvent::Lots => panic!("no new game"),
        NextEvent::Shuffle(mut cards) => {
            for index in (1..cards.len()).rev() {
                cards.swap(index, below(index + 1, random));
            }
            let words: Vec<String> = cards.iter().map(u8::to_string).collect();
            Some(format!("shuffle {}", words.join(" ")))
        }
        NextEvent::Seat(_) => {
            let mut lines = game.legal();
            let words = [
                "promote", "activate", "place", "exchange", "traitor", "stone", "play",
            ];
            let word = words[below(words.len(), random)];
            if lines.iter().any(|line| line.starts_with(word)) {
                lines.retain(|line| line.starts_with(word));
            }
            Some(lines.swap_remove(below(lines.len(), random)))
        }
    }
}

#[test]
fn whatever_is_read_can_be_played_to_an_end() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(17);
    let deck = deck();
    let fast_deck = Deck::reconstructed();
    let mut readable = 0;
    for seats in ["blue red", "red blue white", "white blue red yellow"] {
        for _ in 0..800 {
            let mut position = random_position(seats, &mut random).json();
            if position["closed"]
                .as_array()
                .is_some_and(|closed| !closed.is_empty())
            {
                let region = position["closed"][0]
                    .as_str()
                    .expect("a region")
                    .to_string();
                position["board"][region] = json!({"K": ["RED"]});
            }
            if read(&position.to_string(), &fast_deck).is_err() {
                continue;
            }
            readable += 1;
            let game = Twin::read(&position.to_string(), &deck);
            let mut game = game.expect("the keys and types of a position");
            let mut is_choosing = false;
            while let Some(line) = line(&game, &mut random) {
                game.play(&line).expect("a legal line");
                is_choosing = game
                    .legal()
                    .iter()
                    .any(|line| line.starts_with("keep-fort"));
                if !is_choosing {
                    check_pieces(&game.final_state(), game.points().is_some());
                }
            }
            assert!(!is_choosing);
        }
    }
    // On each of the texts two independent readers once agreed.
    assert_eq!(readable, 637);
}
