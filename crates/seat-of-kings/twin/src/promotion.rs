//! Activation and promotion.

use crate::color::Color;
use crate::ground::Ground;
use crate::kings::after_change;
use crate::placing::bring;
use crate::position::Position;
use crate::stage::{Action, Kind, Promotions};
use crate::world::World;
use std::collections::BTreeSet;

/// The positions that the price would activate: Placement Positions that the player controls, or the pieces that a Stone
/// or a traitor brought to the top. Rule: SKA2, SKD4, SKT4
pub(crate) fn to_activate(world: &World, action: &Action) -> BTreeSet<Position> {
    let ground = world.ground(action.region);
    let is_own = |position: Position| ground.controller(position) == Some(action.seat);
    match &action.kind {
        Kind::Play { fit, .. } => fit.iter().copied().filter(|&at| is_own(at)).collect(),
        Kind::Stone(spots) | Kind::Exchange(spots) => spots
            .iter()
            .filter(|spot| spot.level + 1 == ground.stack(spot.position).len())
            .map(|spot| spot.position)
            .filter(|&at| is_own(at))
            .collect(),
    }
}

/// Pays the Activation Cost and activates. Rule: SKA1, SKA2, SKA4, SKD4, SKT4
pub(crate) fn activate(world: &mut World) {
    let Some(mut action) = world.action.take() else {
        return;
    };
    world.player_mut(action.seat).cumals -= action.cost;
    let mut promotions = Promotions {
        activated: to_activate(world, &action),
        promoted: BTreeSet::new(),
    };
    spread(world.ground(action.region), action.seat, &mut promotions);
    action.promotions = Some(promotions);
    world.action = Some(action);
}

/// Returns whether a position stands above two positions of the player, at least one of them activated. Rule: SKA3
pub(crate) fn is_above_activated_pair(
    ground: &Ground,
    seat: Color,
    activated: &BTreeSet<Position>,
    position: Position,
) -> bool {
    position.beneath().is_some_and(|pair| {
        pair.iter().all(|&at| ground.controller(at) == Some(seat))
            && pair.iter().any(|at| activated.contains(at))
    })
}

/// Activates the player's own positions above activated pairs, from the lowest rank upwards. Rule: SKA4
fn spread(ground: &Ground, seat: Color, promotions: &mut Promotions) {
    for position in Position::all() {
        if ground.controller(position) == Some(seat)
            && is_above_activated_pair(ground, seat, &promotions.activated, position)
        {
            promotions.activated.insert(position);
        }
    }
}

/// Promotes into a position. Rule: SKA3, SKA4, SKA5, SKK3, SKK6
pub(crate) fn promote(world: &mut World, position: Position) {
    let Some((seat, region)) = world.action.as_ref().map(|a| (a.seat, a.region)) else {
        return;
    };
    bring(world, seat, region, position);
    let ground = world.ground(region);
    let is_own = ground.controller(position) == Some(seat);
    if let Some(mut promotions) = world.action.as_ref().and_then(|a| a.promotions.clone()) {
        promotions.promoted.insert(position);
        if is_own {
            promotions.activated.insert(position);
        }
        spread(ground, seat, &mut promotions);
        if let Some(action) = &mut world.action {
            action.promotions = Some(promotions);
        }
    }
    after_change(world, region);
}
