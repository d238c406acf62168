//! The legal decisions: all candidates but those that break a clause.

use crate::broken::broken;
use crate::color::Color;
use crate::decision::Decision;
use crate::position::Position;
use crate::region::Region;
use crate::turn::{Prompt, Turn, turn};
use crate::world::World;

/// The legal decisions of the seat that is asked, unsorted; none if no seat is asked.
pub(crate) fn legal(world: &World) -> Vec<Decision> {
    let Turn::Seat(seat, asked) = turn(world) else {
        return Vec::new();
    };
    let mut decisions = candidates(world, seat, asked);
    decisions.retain(|decision| broken(world, decision).is_empty());
    decisions
}

/// Every decision of the kinds that are asked for, with cards of the hand and pieces that are there.
fn candidates(world: &World, seat: Color, asked: Prompt) -> Vec<Decision> {
    match asked {
        Prompt::Keep => keeps(&world.player(seat).hand),
        Prompt::Turn => turns(world, seat),
        Prompt::Placing => with_positions(Decision::Place, &[Decision::Activate, Decision::End]),
        Prompt::AfterStone | Prompt::AfterExchange => vec![Decision::Activate, Decision::End],
        Prompt::Promoting => with_positions(Decision::Promote, &[Decision::End]),
        Prompt::Option => vec![Decision::Traitor, Decision::Decline],
        Prompt::Exchange => with_positions(Decision::Exchange, &[Decision::End]),
        Prompt::Garrison => with_positions(Decision::Garrison, &[Decision::End]),
        Prompt::KeepFort => with_positions(Decision::KeepFort, &[]),
        Prompt::Ransom => (0..=3).map(Decision::Ransom).collect(),
        Prompt::Start => Color::ALL.into_iter().map(Decision::Start).collect(),
        Prompt::Open => Region::ALL.into_iter().map(Decision::Open).collect(),
    }
}

/// A decision for each position, and some others.
fn with_positions(on: fn(Position) -> Decision, others: &[Decision]) -> Vec<Decision> {
    let on_positions = Position::all().into_iter().map(on);
    on_positions.chain(others.iter().cloned()).collect()
}

/// Every three cards of the six, ascending. Rule: SKR2
fn keeps(hand: &[u8]) -> Vec<Decision> {
    let mut decisions = Vec::new();
    for &a in hand {
        for &b in hand.iter().filter(|&&b| b > a) {
            for &c in hand.iter().filter(|&&c| c > b) {
                decisions.push(Decision::Keep([a, b, c]));
            }
        }
    }
    decisions
}

/// The four kinds of action of a turn. Rule: SKR4
fn turns(world: &World, seat: Color) -> Vec<Decision> {
    let mut decisions = Vec::new();
    for &card in &world.player(seat).hand {
        decisions.push(Decision::Discard(card));
        for &region in &world.regions {
            decisions.push(Decision::Amnesty(region, card));
            if world.deck.card(card).is_stone {
                swaps(world, card, region, &mut decisions);
            }
            let fits = world.deck.card(card).fits().into_iter();
            decisions.extend(fits.map(|fit| Decision::Play(card, region, fit)));
        }
    }
    decisions
}

/// Every two pieces of a region. Rule: SKD1
fn swaps(world: &World, card: u8, region: Region, decisions: &mut Vec<Decision>) {
    let spots = world.ground(region).swappable();
    for (index, &one) in spots.iter().enumerate() {
        for &other in &spots[index + 1..] {
            decisions.push(Decision::Stone(card, region, one, other));
        }
    }
}
