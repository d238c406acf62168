//! Random games, move list by move list and reason by reason.

use game::{Game, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use seat_of_kings::{Card, Cards, Color, Decision, Piece, Position, Region, State};

use crate::both::Both;
use crate::tables::{Policy, tables};

/// Decisions of every kind, most of them illegal, some nearly legal.
fn candidates(state: &State, rng: &mut impl Rng) -> Vec<Decision> {
    let mut all = vec![
        Decision::Activate,
        Decision::End,
        Decision::Traitor,
        Decision::Decline,
        Decision::Ransom(below(4, rng) as u8),
        Decision::Start(Color::ALL[below(4, rng)]),
        Decision::Open(region(rng)),
    ];
    let verbs = [
        Decision::Place,
        Decision::KeepFort,
        Decision::Promote,
        Decision::Exchange,
        Decision::Garrison,
    ];
    all.extend(verbs.into_iter().map(|verb| verb(position(rng))));
    let own = match state.turn() {
        Turn::Seat(seat) => state.hand(seat).cards,
        _ => Cards::NONE,
    };
    for card in own.iter().chain([any_card(rng), any_card(rng)]) {
        all.push(Decision::Discard(card));
        all.push(Decision::Amnesty(region(rng), card));
        all.push(Decision::Play(card, region(rng), position(rng), None));
        all.push(Decision::Play(
            card,
            region(rng),
            position(rng),
            Some(position(rng)),
        ));
        all.push(Decision::Stone(card, region(rng), piece(rng), piece(rng)));
        all.push(Decision::Keep([card, any_card(rng), any_card(rng)]));
    }
    all
}

fn region(rng: &mut impl Rng) -> Region {
    Region::ALL[below(4, rng)]
}

fn position(rng: &mut impl Rng) -> Position {
    Position::all()
        .nth(below(Position::COUNT, rng))
        .expect("below their number")
}

fn piece(rng: &mut impl Rng) -> Piece {
    Piece {
        position: position(rng),
        level: below(3, rng) as u8,
    }
}

fn any_card(rng: &mut impl Rng) -> Card {
    Cards::ALL
        .iter()
        .nth(below(Card::COUNT, rng))
        .expect("below their number")
}

#[test]
fn random_games_are_the_same_in_both() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for options in tables() {
        for policy in [Policy::Uniform, Policy::Eager] {
            let mut both = Both::start(options.clone());
            while !matches!(both.fast.turn(), Turn::Over(_)) {
                both.check();
                if both.draw(&mut rng) {
                    continue;
                }
                for decision in candidates(&both.fast, &mut rng) {
                    both.check_reason(decision);
                }
                let decision = policy.choose(&both.fast, &mut rng);
                both.play(decision);
            }
            both.check();
        }
    }
}
