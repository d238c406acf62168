//! Odd positions, that no play leads to, played on in the fast code and its twin.

use std::sync::Arc;

use catalog::seat_of_kings::read;
use game::{Game, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::{Color, Deck, Position, Region};
use seat_of_kings_twin::{self as slow, Twin};
use serde_json::{Map, Value, json};

use crate::both::Both;
use crate::tables::Policy;

/// The number of positions that are made up.
const POSITIONS: u32 = 400;
/// The number of those that can be read.
const READABLE: u32 = 94;
/// So many decisions are played from each of those.
const DECISIONS: u32 = 60;

/// A position at a turn: the cards are where they must be, the pieces anywhere.
fn made_up(rng: &mut impl Rng) -> Value {
    let count = 2 + below(3, rng);
    let seats: Vec<_> = Color::ALL[..count]
        .iter()
        .map(|color| color.name())
        .collect();
    let round = 1 + below(6, rng);
    let played = below(3 * count, rng);
    let starting = below(count, rng);
    let mut cards: Vec<u8> = (1..=36).collect();
    for place in (1..cards.len()).rev() {
        cards.swap(place, below(place + 1, rng));
    }
    let mut take = |number: usize| {
        let mut taken = cards.split_off(cards.len() - number);
        taken.sort_unstable();
        taken
    };
    let mut players = Map::new();
    for (seat, name) in seats.iter().enumerate() {
        let place = (seat + count - starting) % count;
        let turns_played = (played + count - 1 - place) / count;
        let mut prisoners = Map::new();
        for other in seats.iter().filter(|other| *other != name) {
            if below(3, rng) == 0 {
                prisoners.insert((*other).into(), json!(1 + below(4, rng)));
            }
        }
        let player = json!({
            "cumals": below(9, rng),
            "hand": take(3 - turns_played),
            "aside": take(if round % 2 == 1 { 3 } else { 0 }),
            "prisoners": prisoners,
        });
        players.insert((*name).into(), player);
    }
    let discard = take(below(6, rng));
    let edition = if below(2, rng) == 0 { "en" } else { "it" };
    // Two players at one region each, and a third one opened.
    let has_third = count == 2 && below(3, rng) == 0;
    let regions: Vec<_> = Region::ALL[..count + usize::from(has_third)]
        .iter()
        .map(|region| region.name())
        .collect();
    let closed = if has_third { &regions[..2] } else { &[] };
    let mut board = board(&regions[closed.len()..], &seats, rng);
    for (region, seat) in closed.iter().zip(&seats).filter(|_| edition == "en") {
        board[*region] = json!({"K": [seat.to_uppercase()]});
    }
    json!({
        "variant": "seat-of-kings",
        "seats": seats,
        "options": {"edition": edition, "regions": regions, "max_rounds": 7},
        "round": round,
        "starting": seats[starting],
        "played": played,
        "stage": {"name": "turn", "seat": seats[(starting + played) % count]},
        "players": players,
        "board": board,
        "closed": closed,
        "deck": cards,
        "discard": discard,
    })
}

/// Regions that one player nearly fills, and others with stacks of any kind.
fn board(regions: &[&str], seats: &[&str], rng: &mut impl Rng) -> Value {
    let mut board = Map::new();
    for region in regions {
        let lord = (below(4, rng) == 0).then(|| seats[below(seats.len(), rng)]);
        let mut stacks = Map::new();
        for position in Position::all() {
            let stack = match lord {
                Some(_) if below(25, rng) == 0 => Vec::new(),
                Some(lord) => vec![lord.to_owned()],
                None if position == Position::KING && below(8, rng) > 0 => Vec::new(),
                None if position == Position::KING && below(2, rng) > 0 => {
                    vec![seats[below(seats.len(), rng)].to_uppercase()]
                }
                None => stack(seats, rng),
            };
            if !stack.is_empty() {
                stacks.insert(position.name().into(), json!(stack));
            }
        }
        board.insert((*region).into(), Value::Object(stacks));
    }
    Value::Object(board)
}

/// No piece, or a controller with captives, now and then with a fort, rarely with a fault.
fn stack(seats: &[&str], rng: &mut impl Rng) -> Vec<String> {
    if below(3, rng) == 0 {
        return Vec::new();
    }
    let controller = seats[below(seats.len(), rng)];
    let mut stack = Vec::new();
    for _ in 0..below(3, rng) {
        let captive = seats[below(seats.len(), rng)];
        if captive != controller || below(60, rng) == 0 {
            stack.push(captive.into());
        }
    }
    if below(15, rng) == 0 {
        stack.push(controller.into());
    }
    stack.push(controller.into());
    stack
}

#[test]
fn odd_positions_are_the_same_in_both() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let deck = Deck::reconstructed();
    let slow_deck = slow::Deck::read(slow::RECONSTRUCTED).expect("the deck has no faults");
    let mut readable = 0;
    for _ in 0..POSITIONS {
        let text = made_up(&mut rng).to_string();
        let Ok(fast) = read(&text, &Arc::clone(&deck)) else {
            continue;
        };
        readable += 1;
        let twin = Twin::read(&text, &slow_deck).expect("the keys and types of a position");
        play_on(Both::at(fast, twin), &mut rng);
    }
    // On each of the texts two independent readers once agreed.
    assert_eq!(readable, READABLE);
}

fn play_on(mut both: Both, rng: &mut impl Rng) {
    for _ in 0..DECISIONS {
        both.check();
        if matches!(both.fast.turn(), Turn::Over(_)) {
            return;
        }
        if !both.draw(rng) {
            let policy = [Policy::Uniform, Policy::Eager][below(2, rng)];
            both.play(policy.choose(&both.fast, rng));
        }
    }
}
