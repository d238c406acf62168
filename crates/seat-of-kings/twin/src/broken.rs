//! Every clause that a decision breaks.

use crate::action_broken::{activate, garrison, place, promote};
use crate::amnesty;
use crate::color::Color;
use crate::decision::Decision;
use crate::placing::{empty_positions, most_empty_positions};
use crate::position::{Position, Spot};
use crate::ransom::{freed_by, held};
use crate::region::Region;
use crate::stage::{Outcome, Question, Stage, TraitorStep};
use crate::traitor::is_exchange;
use crate::turn::{Chance, Prompt, Turn, turn};
use crate::world::World;
use std::collections::BTreeSet;

/// Clause ids.
pub(crate) type Clauses = BTreeSet<&'static str>;

/// Every clause that a decision breaks; none exactly if it is legal. Rule: SKO6
pub(crate) fn broken(world: &World, decision: &Decision) -> Clauses {
    match turn(world) {
        Turn::Over(outcome) => Clauses::from([match outcome {
            Outcome::HighKing(_) => "SKK6",
            Outcome::ThirdRegion(_) => "SKO1",
            Outcome::Drawn => "SKO2",
        }]),
        Turn::Chance(chance) => Clauses::from([match chance {
            Chance::Lots => "SKR1",
            Chance::Deal => "SKR2",
            Chance::Reshuffle => "SKC4",
        }]),
        Turn::Seat(seat, asked) => {
            let mut clauses = Clauses::new();
            content(world, seat, decision, &mut clauses);
            if !asked.is_answered_by(decision) {
                clauses.insert(not_asked(asked, decision));
            }
            clauses
        }
    }
}

/// The clause of a decision that is not asked for now. Rule: SKO6
fn not_asked(asked: Prompt, decision: &Decision) -> &'static str {
    match decision {
        Decision::Keep(_) => "SKR2",
        Decision::Discard(_) | Decision::Amnesty(..) | Decision::Play(..) | Decision::Stone(..) => {
            "SKR3"
        }
        Decision::Place(_) => "SKP2",
        Decision::Activate => "SKA1",
        Decision::Promote(_) => "SKA3",
        Decision::KeepFort(_) => "SKD3",
        Decision::Traitor | Decision::Decline => "SKT2",
        Decision::Exchange(_) => "SKT3",
        Decision::Garrison(_) => "SKK2",
        Decision::Ransom(_) => "SKX2",
        Decision::Start(_) => "SKR5",
        Decision::Open(_) => "SK2P2",
        Decision::End => match asked {
            Prompt::Keep => "SKR2",
            Prompt::Option => "SKT2",
            Prompt::KeepFort => "SKD3",
            Prompt::Ransom => "SKX2",
            Prompt::Start => "SKR5",
            Prompt::Open => "SK2P2",
            _ => "SKR3",
        },
    }
}

/// Adds the clauses that a decision breaks at any moment. Rule: SKO6
fn content(world: &World, seat: Color, decision: &Decision, clauses: &mut Clauses) {
    match decision {
        Decision::Keep(cards) => keep(world, seat, cards, clauses),
        Decision::Discard(card) => in_hand(world, seat, *card, clauses),
        Decision::Amnesty(region, card) => {
            in_hand(world, seat, *card, clauses);
            in_play(world, *region, clauses);
            if world.player(seat).cumals < amnesty::COST {
                clauses.insert("SKM1");
            }
        }
        Decision::Play(card, region, positions) => {
            in_hand(world, seat, *card, clauses);
            in_play(world, *region, clauses);
            play(world, *card, *region, positions, clauses);
        }
        Decision::Stone(card, region, one, other) => {
            in_hand(world, seat, *card, clauses);
            in_play(world, *region, clauses);
            if !world.deck.card(*card).is_stone {
                clauses.insert("SKC1");
            }
            swap(world, *region, *one, *other, clauses);
        }
        Decision::Place(position) => place(world, seat, *position, clauses),
        Decision::Activate => activate(world, clauses),
        Decision::Promote(position) => promote(world, seat, *position, clauses),
        Decision::KeepFort(position) => keep_fort(world, *position, clauses),
        Decision::Exchange(position) => exchange(world, *position, clauses),
        Decision::Garrison(position) => garrison(world, *position, clauses),
        Decision::Ransom(cumals) => ransom(world, *cumals, clauses),
        Decision::Start(color) => {
            if *color == world.starting || !world.seats.contains(color) {
                clauses.insert("SKR5");
            }
        }
        Decision::Open(region) => {
            if world.regions.contains(region) {
                clauses.insert("SK2P2");
            }
        }
        Decision::End | Decision::Traitor | Decision::Decline => {}
    }
}

/// Three different cards of the six, ascending. Rule: SKR2
fn keep(world: &World, seat: Color, cards: &[u8; 3], clauses: &mut Clauses) {
    let hand = &world.player(seat).hand;
    let is_ascending = cards.windows(2).all(|pair| pair[0] < pair[1]);
    if !is_ascending || cards.iter().any(|card| !hand.contains(card)) {
        clauses.insert("SKR2");
    }
}

/// The card is in the hand. Rule: SKR3
fn in_hand(world: &World, seat: Color, card: u8, clauses: &mut Clauses) {
    if !world.player(seat).hand.contains(&card) {
        clauses.insert("SKR3");
    }
}

/// The region is in the game and not closed. Rule: SKB6, SK2P1
fn in_play(world: &World, region: Region, clauses: &mut Clauses) {
    if !world.regions.contains(&region) {
        clauses.insert("SKB6");
    }
    if world.closed.contains(&region) {
        clauses.insert("SK2P1");
    }
}

/// The positions are a legal fit of the card. Rule: SKC1, SKC2, SKP1
fn play(world: &World, card: u8, region: Region, positions: &[Position], clauses: &mut Clauses) {
    let card = world.deck.card(card);
    if card.is_stone {
        clauses.insert("SKC1");
    } else if !card.fits().iter().any(|fit| fit == positions) {
        clauses.insert("SKC2");
    } else if empty_positions(world, region, positions) < most_empty_positions(world, region, card)
    {
        clauses.insert("SKP1");
    }
}

/// Two different pieces outside K, in order. Rule: SKD1, SKD5
fn swap(world: &World, region: Region, one: Spot, other: Spot, clauses: &mut Clauses) {
    let ground = world.ground(region);
    let is_swappable = |spot: Spot| spot.position != Position::KING && ground.piece(spot).is_some();
    if ground.swappable().len() < 2 {
        clauses.insert("SKD5");
    }
    if !is_swappable(one) || !is_swappable(other) || one >= other {
        clauses.insert("SKD1");
    }
}

/// One of the two forts. Rule: SKD3
fn keep_fort(world: &World, position: Position, clauses: &mut Clauses) {
    if let Some(Question::KeepFort { forts, .. }) = world.questions.first()
        && !forts.contains(&position)
    {
        clauses.insert("SKD3");
    }
}

/// A position that the traitor's card allows. Rule: SKT3
fn exchange(world: &World, position: Position, clauses: &mut Clauses) {
    if let Stage::Traitors(region, TraitorStep::Exchange(owner, card)) = world.stage
        && !is_exchange(world, region, owner, card, position)
    {
        clauses.insert("SKT3");
    }
}

/// A ransom of that many cumals is offered, and can be paid. Rule: SKX2
fn ransom(world: &World, cumals: u8, clauses: &mut Clauses) {
    if let Stage::Ransom { captor, owners, .. } = &world.stage
        && let Some(&owner) = owners.first()
    {
        let is_offered = freed_by(cumals, held(world, *captor, owner)).is_some();
        if !is_offered || world.player(owner).cumals < u64::from(cumals) {
            clauses.insert("SKX2");
        }
    }
}
