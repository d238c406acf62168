//! The Stone of Destiny.

use crate::color::Color;
use crate::kings::after_change;
use crate::position::{Position, Spot};
use crate::region::Region;
use crate::stage::{Action, Kind, Question, Stage};
use crate::world::World;
use std::collections::BTreeSet;

/// Swaps two pieces of a region: surplus pieces go home, then victory, a whole region, and forts to choose from.
/// Rule: SKD1, SKD2, SKD3, SKK3, SKK6
pub(crate) fn swap(
    world: &mut World,
    seat: Color,
    card: u8,
    region: Region,
    one: Spot,
    other: Spot,
) {
    world.use_card(seat, card);
    let ground = world.ground_mut(region);
    if let (Some(first), Some(second)) = (ground.piece(one), ground.piece(other)) {
        for (spot, color) in [(one, second), (other, first)] {
            if let Some(stack) = ground.stacks.get_mut(&spot.position) {
                stack[spot.level] = color;
            }
        }
    }
    world.action = Some(Action {
        seat,
        region,
        cost: world.deck.card(card).cost,
        kind: Kind::Stone(vec![one, other]),
        promotions: None,
    });
    for position in BTreeSet::from([one.position, other.position]) {
        send_surplus_home(world, region, position);
    }
    after_change(world, region);
    if !matches!(world.stage, Stage::Over(_)) {
        ask_for_forts(world, seat, region);
    }
}

/// Of the controller's pieces only the top one, and one directly beneath it, stay in a stack. Rule: SKD2, SKB4
fn send_surplus_home(world: &mut World, region: Region, position: Position) {
    let ground = world.ground(region);
    let controller = ground.controller(position);
    let lower = ground.stack(position).len().saturating_sub(2);
    for level in (0..lower).rev() {
        let spot = Spot { position, level };
        if world.ground(region).piece(spot) == controller {
            world.send_home(region, spot);
        }
    }
}

/// Asks every owner of two forts which one to keep, clockwise from the seat on turn. Rule: SKD3
fn ask_for_forts(world: &mut World, seat: Color, region: Region) {
    for owner in world.clockwise_from(seat) {
        let forts = world.ground(region).forts(owner);
        if forts.len() > 1 {
            world.questions.push(Question::KeepFort {
                owner,
                region,
                forts,
            });
        }
    }
}

/// Keeps one fort; the top piece of the other goes back to stock. Rule: SKD3
pub(crate) fn keep_fort(world: &mut World, kept: Position) {
    if let Question::KeepFort { region, forts, .. } = world.questions.remove(0) {
        for fort in forts.into_iter().filter(|&fort| fort != kept) {
            world.send_top_home(region, fort);
        }
    }
}
