//! How often random games reach rare rules: `rare [GAMES]` prints a table, the share of games in percent.
//!
//! `cargo run --release -p seat-of-kings --example rare 1000`

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Moves, Turn, draw_at_random, eager_move, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::{
    Color, Decision, Edition, Options, Players, Position, Region, StackPiece, State, Step,
};

/// How decisions are chosen.
#[derive(Debug, Clone, Copy)]
enum Policy {
    /// All alike.
    Uniform,
    /// Nine times in ten one that builds or promotes, if there is one.
    Eager,
}

fn main() {
    let word = std::env::args().nth(1);
    let games = word.and_then(|word| word.parse().ok()).unwrap_or(200_u32);
    let mut columns = Vec::new();
    let mut shares: BTreeMap<&str, BTreeMap<usize, u32>> = BTreeMap::new();
    for edition in [Edition::En, Edition::It] {
        for seats in 2..=4 {
            for policy in [Policy::Uniform, Policy::Eager] {
                let column = columns.len();
                columns.push(format!("{seats} {} {policy:?}", edition.name()).to_lowercase());
                let mut options = Options::new(Players::new(&Color::ALL[..seats]).expect("colors"));
                options.edition = edition;
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
                for _ in 0..games {
                    for rule in reached(State::new(options.clone()), policy, &mut rng) {
                        *shares.entry(rule).or_default().entry(column).or_default() += 1;
                    }
                }
            }
        }
    }
    print!("{:<44}", "");
    columns.iter().for_each(|column| print!("{column:>14}"));
    println!();
    for (rule, counts) in shares {
        print!("{rule:<44}");
        for column in 0..columns.len() {
            let share = f64::from(*counts.get(&column).unwrap_or(&0)) / f64::from(games);
            print!("{:>14.1}", share * 100.0);
        }
        println!();
    }
}

/// Plays one game and tells what it reached.
fn reached(mut state: State, policy: Policy, rng: &mut impl Rng) -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    loop {
        match state.turn() {
            Turn::Over(scores) => {
                rules.extend(ending(&state, scores.all().contains(&1)));
                return rules;
            }
            Turn::Chance => {
                match state.public().step() {
                    Step::Tie { turned, .. } if turned.iter().any(Option::is_some) => {
                        rules.insert("SKC4 the deck runs out within a tie");
                    }
                    Step::Tie { .. } | Step::TraitorCard { .. } => {
                        rules.insert("SKC4 the deck runs out");
                    }
                    _ => {}
                }
                draw_at_random(&mut state, rng);
            }
            Turn::Seat(_) => {
                let chosen = match policy {
                    Policy::Uniform => random_move(&state, rng),
                    Policy::Eager => eager_move(&state, Decision::is_building, rng),
                };
                let decision = chosen.expect("a seat to move");
                let before = state.clone();
                state.play(decision);
                rules.extend(changes(&before, decision, &state));
            }
        }
    }
}

fn ending(state: &State, is_won: bool) -> Option<&'static str> {
    let public = state.public();
    let kings = Region::ALL.map(|region| public.stack(region, Position::KING));
    let is_king_piece = |stack: &Vec<StackPiece>| matches!(stack[..], [StackPiece::King(_)]);
    let ordinary = kings
        .iter()
        .filter(|stack| !stack.is_empty() && !is_king_piece(stack))
        .count();
    Some(match (is_won, ordinary) {
        (false, _) => "SKO2 drawn",
        (true, 0) => "SKO1 won by the third region, cleared",
        (true, 1) => "SKK6 won by promotion beside a King piece",
        (true, _) => "SKK6 won with two ordinary pieces",
    })
}

fn changes(before: &State, decision: Decision, after: &State) -> Vec<&'static str> {
    let [old, new] = [before.public(), after.public()];
    let players = old.options().players;
    let mut rules = Vec::new();
    let count = |state: &State, region| {
        let all = Position::all().map(|at| state.public().stack(region, at).len());
        all.sum::<usize>()
    };
    let is_within_round = !matches!(new.step(), Step::Over(_)) && old.step() != Step::Clear;
    for region in Region::ALL {
        if is_within_round && count(before, region) >= 14 && count(after, region) <= 1 {
            let is_turn_over = matches!(
                decision,
                Decision::End | Decision::Decline | Decision::Traitor
            );
            match decision {
                _ if is_turn_over => {}
                Decision::Stone(..) => {
                    let own = new.garrison().map(|garrison| garrison.seat) == old.decides();
                    rules.push(if own {
                        "SKK3 a region filled by a Stone"
                    } else {
                        "SKK3 a region filled by another's Stone"
                    });
                }
                Decision::Promote(_) => rules.push("SKK3 a region filled by promotion"),
                Decision::Place(_) => rules.push("SKK3 a region filled by placing"),
                _ => {}
            }
        }
    }
    for seat in players.seats() {
        if matches!(decision, Decision::Promote(_)) && new.king_pieces(seat) > old.king_pieces(seat)
        {
            rules.push("SKK5 a King piece removed");
        }
        if new.garrison().is_some() && old.garrison().is_none() {
            rules.push("SKK2 a garrison asked for");
        }
    }
    match decision {
        Decision::KeepFort(_) if matches!(after.moves().get(0), Decision::KeepFort(_)) => {
            rules.push("SKD3 two owners of two forts");
        }
        Decision::KeepFort(_) => rules.push("SKD3 one of two forts kept"),
        Decision::Ransom(3) => rules.push("SKX2 all prisoners ransomed"),
        Decision::Ransom(1 | 2) => rules.push("SKX2 prisoners ransomed"),
        Decision::Region(_) => rules.push("SK2P2 a third region opened"),
        Decision::Exchange(_) => rules.push("SKT3 a traitor's exchange"),
        Decision::Amnesty(region, _) => {
            let king = old.stack(region, Position::KING);
            rules.push("SKM1 an amnesty");
            if king.len() > 1 {
                rules.push("SKM1 an amnesty with captives under a king");
            }
        }
        _ => {}
    }
    rules
}
