//! Random games as transcripts.

use crate::decision::Decision;
use crate::moment;
use crate::setup::Options;
use crate::turn::{Chance, Turn, cards_to_shuffle, turn};
use crate::world::World;
use crate::{Twin, chance, legal, playing, round};
use rand_core::Rng;
use serde_json::{Value, json};

/// A way to choose decisions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// All legal decisions are equally likely.
    Uniform,
    /// First the kind of decision is chosen, with a preference for building and promoting.
    Eager,
}

/// The lists of legal decisions in a transcript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legal {
    /// The list of legal decisions.
    Written,
    /// Nothing.
    LeftOut,
}

/// Plays one random game and gives its transcript.
///
/// # Panics
///
/// As `Twin::new`.
pub fn random_game<R: Rng>(
    seats: &[&str],
    options: &Options,
    policy: Policy,
    legal: Legal,
    random: &mut R,
) -> Value {
    let choose = |_: &Twin, decisions: &[Decision], random: &mut R| match policy {
        Policy::Uniform => below(decisions.len(), random),
        Policy::Eager => eager(decisions, random),
    };
    record(Twin::new(seats, options), legal, random, choose)
}

/// Plays one game with random lots and shuffles, and decisions chosen as an index into a list of the legal ones.
///
/// # Panics
///
/// As `Twin::new`, and if there is no decision of the index.
pub fn chosen_game<R: Rng, F: FnMut(&Twin, &[String], &mut R) -> usize>(
    seats: &[&str],
    options: &Options,
    legal: Legal,
    random: &mut R,
    mut choose: F,
) -> Value {
    let by_line = |game: &Twin, decisions: &[Decision], random: &mut R| {
        let lines: Vec<String> = decisions.iter().map(Decision::to_string).collect();
        choose(game, &lines, random)
    };
    record(Twin::new(seats, options), legal, random, by_line)
}

/// Plays a game to its end and gives its transcript.
fn record<R: Rng, F: FnMut(&Twin, &[Decision], &mut R) -> usize>(
    mut game: Twin,
    legal: Legal,
    random: &mut R,
    mut choose: F,
) -> Value {
    let agreed = moment::options(&game.world);
    let mut events = Vec::new();
    loop {
        match turn(&game.world) {
            Turn::Over(_) => break,
            Turn::Chance(next) => {
                let line = chance_line(&game.world, next, random);
                chance::play(&mut game.world, next, &line).expect("the line was made to fit");
                round::settle(&mut game.world);
                events.push(json!({"chance": line}));
            }
            Turn::Seat(seat, _) => {
                let decisions = legal::legal(&game.world);
                let decision = &decisions[choose(&game, &decisions, random)];
                let mut event = json!({"seat": seat, "do": decision.to_string()});
                if legal == Legal::Written {
                    event["legal"] = json!(game.legal());
                }
                playing::play(&mut game.world, decision);
                events.push(event);
            }
        }
    }
    json!({
        "variant": moment::VARIANT,
        "seats": game.world.seats,
        "options": agreed,
        "events": events,
        "points": points(&game),
        "final": game.final_state(),
    })
}

/// The points as an object; empty before the end.
fn points(game: &Twin) -> Value {
    let points = game.points().unwrap_or_default().into_iter();
    Value::Object(points.map(|(seat, points)| (seat, json!(points))).collect())
}

/// A random line of a chance event.
fn chance_line<R: Rng>(world: &World, next: Chance, random: &mut R) -> String {
    let mut cards = match next {
        Chance::Lots => cards_to_shuffle(world, Chance::Deal),
        Chance::Deal | Chance::Reshuffle => cards_to_shuffle(world, next),
    };
    for index in (1..cards.len()).rev() {
        cards.swap(index, below(index + 1, random));
    }
    let word = match next {
        Chance::Lots => {
            cards.truncate(world.seats.len());
            "lots"
        }
        Chance::Deal | Chance::Reshuffle => "shuffle",
    };
    let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
    format!("{word} {}", cards.join(" "))
}

/// A random number below `n`, which is not 0.
fn below<R: Rng>(n: usize, random: &mut R) -> usize {
    (random.next_u64() % n as u64) as usize
}

/// The index of a decision of a kind that is chosen by its weight.
fn eager<R: Rng>(decisions: &[Decision], random: &mut R) -> usize {
    let mut kinds: Vec<u32> = decisions.iter().map(eagerness).collect();
    kinds.sort_unstable();
    kinds.dedup();
    // Every kind has another eagerness, which is its weight.
    let mut weight = below(kinds.iter().sum::<u32>() as usize, random) as u32;
    let chosen = kinds.iter().copied().find(|&kind| {
        let is_here = weight < kind;
        weight = weight.saturating_sub(kind);
        is_here
    });
    let of_kind: Vec<usize> = (0..decisions.len())
        .filter(|&index| Some(eagerness(&decisions[index])) == chosen)
        .collect();
    of_kind[below(of_kind.len(), random)]
}

/// The weight of a kind of decision; kinds that are legal together have different ones.
fn eagerness(decision: &Decision) -> u32 {
    match decision {
        Decision::Play(..) => 60,
        Decision::Stone(..) => 15,
        Decision::Discard(_) => 24,
        Decision::Amnesty(..) => 6,
        Decision::Place(_) => 90,
        Decision::Activate => 40,
        Decision::Promote(_) => 91,
        Decision::Exchange(_) | Decision::Garrison(_) => 20,
        Decision::Traitor => 30,
        Decision::Decline => 10,
        Decision::End => 3,
        _ => 1,
    }
}
