//! Every clause that a decision breaks while an action goes on: placing, activation, promotion, garrison.

use crate::broken::Clauses;
use crate::color::Color;
use crate::ground::Ground;
use crate::placing::fee;
use crate::position::Position;
use crate::promotion::{is_above_activated_pair, to_activate};
use crate::stage::{Action, Kind, Promotions, Question};
use crate::world::World;

/// Adds the clauses that placing breaks. Rule: SKP2, SKP5, SKP6, SKF1, SK2P3
pub(crate) fn place(world: &World, seat: Color, position: Position, clauses: &mut Clauses) {
    let Some((action, Kind::Play { fit, placed })) =
        world.action.as_ref().map(|action| (action, &action.kind))
    else {
        no_stock(world, seat, clauses);
        return;
    };
    no_stock(world, action.seat, clauses);
    closed(world, action, clauses);
    if world.player(action.seat).cumals < fee(world, action.seat, action.region) {
        clauses.insert("SKP5");
    }
    own_fort(world.ground(action.region), action.seat, position, clauses);
    if !fit.contains(&position) || placed.contains(&position) {
        clauses.insert("SKP2");
    }
}

/// Adds the clauses that activating breaks. Rule: SKA1, SKA2, SKD4, SKT4, SK2P3
pub(crate) fn activate(world: &World, clauses: &mut Clauses) {
    let Some(action) = &world.action else {
        return;
    };
    if action.promotions.is_some() {
        clauses.insert("SKA1");
        return;
    }
    closed(world, action, clauses);
    let (price, nothing) = match action.kind {
        Kind::Play { .. } => ("SKA1", "SKA2"),
        Kind::Stone(_) => ("SKD4", "SKD4"),
        Kind::Exchange(_) => ("SKT4", "SKT4"),
    };
    if world.player(action.seat).cumals < action.cost {
        clauses.insert(price);
    }
    if to_activate(world, action).is_empty() {
        clauses.insert(nothing);
    }
}

/// Adds the clauses that promoting breaks. Rule: SKP6, SKF1, SKA3, SKA5
pub(crate) fn promote(world: &World, seat: Color, position: Position, clauses: &mut Clauses) {
    let Some(action) = &world.action else {
        no_stock(world, seat, clauses);
        return;
    };
    no_stock(world, action.seat, clauses);
    let ground = world.ground(action.region);
    own_fort(ground, action.seat, position, clauses);
    let none = Promotions::default();
    let promotions = action.promotions.as_ref().unwrap_or(&none);
    if !is_above_activated_pair(ground, action.seat, &promotions.activated, position) {
        clauses.insert("SKA3");
    }
    let is_own_king =
        position == Position::KING && ground.controller(position) == Some(action.seat);
    if promotions.promoted.contains(&position) || is_own_king {
        clauses.insert("SKA5");
    }
}

/// Adds the clauses that a garrison breaks. Rule: SKK2
pub(crate) fn garrison(world: &World, position: Position, clauses: &mut Clauses) {
    if let Some(Question::Garrison { region, .. }) = world.questions.first() {
        let is_empty = world.ground(*region).stack(position).is_empty();
        if position == Position::KING || !is_empty {
            clauses.insert("SKK2");
        }
    }
}

/// A piece is in stock. Rule: SKP6
fn no_stock(world: &World, seat: Color, clauses: &mut Clauses) {
    if world.player(seat).stock == 0 {
        clauses.insert("SKP6");
    }
}

/// There is no third piece of one player on top. Rule: SKF1
fn own_fort(ground: &Ground, seat: Color, position: Position, clauses: &mut Clauses) {
    if ground.has_fort(position) && ground.controller(position) == Some(seat) {
        clauses.insert("SKF1");
    }
}

/// The region has not been closed in this turn. Rule: SK2P3
fn closed(world: &World, action: &Action, clauses: &mut Clauses) {
    if world.closed.contains(&action.region) {
        clauses.insert("SK2P3");
    }
}
