//! Playing a card and placing pieces: fits, fee, capture, forts.

use crate::color::Color;
use crate::deck::Card;
use crate::kings::after_change;
use crate::position::Position;
use crate::region::Region;
use crate::stage::{Action, Kind};
use crate::world::World;
use std::collections::BTreeSet;

/// The number of empty Placement Positions of a fit in a region. Rule: SKP1
pub(crate) fn empty_positions(world: &World, region: Region, fit: &[Position]) -> usize {
    let ground = world.ground(region);
    fit.iter()
        .filter(|&&position| ground.controller(position).is_none())
        .count()
}

/// The most empty Placement Positions that any fit of a card has in a region. Rule: SKP1
pub(crate) fn most_empty_positions(world: &World, region: Region, card: &Card) -> usize {
    card.fits()
        .iter()
        .map(|fit| empty_positions(world, region, fit))
        .max()
        .unwrap_or(0)
}

/// The price of the next placing in a region, in cumals. Rule: SKP5
pub(crate) fn fee(world: &World, seat: Color, region: Region) -> u64 {
    let is_exempt = world.round == 1 && seat == world.starting;
    if world.ground(region).is_empty() && !is_exempt {
        2
    } else {
        0
    }
}

/// Plays a card with a chosen fit. Rule: SKP1, SKR4
pub(crate) fn play(world: &mut World, seat: Color, card: u8, region: Region, fit: &[Position]) {
    world.use_card(seat, card);
    world.action = Some(Action {
        seat,
        region,
        cost: world.deck.card(card).cost,
        kind: Kind::Play {
            fit: fit.to_vec(),
            placed: BTreeSet::new(),
        },
        promotions: None,
    });
}

/// Places a piece on a Placement Position of the fit. Rule: SKP2, SKP5, SKK3, SKK6
pub(crate) fn place(world: &mut World, position: Position) {
    let Some(action) = &mut world.action else {
        return;
    };
    if let Kind::Play { placed, .. } = &mut action.kind {
        placed.insert(position);
    }
    let (seat, region) = (action.seat, action.region);
    let fee = fee(world, seat, region);
    world.player_mut(seat).cumals -= fee;
    bring(world, seat, region, position);
    after_change(world, region);
}

/// Brings a piece from stock onto a position, by placing or promoting: it stands alone, makes a fort, captures, or only
/// breaks a fort or removes a King piece. Rule: SKP3, SKP4, SKF1, SKF2, SKA3, SKK5
pub(crate) fn bring(world: &mut World, seat: Color, region: Region, position: Position) {
    let ground = world.ground(region);
    match ground.controller(position) {
        None => {}
        Some(owner) if owner == seat => {
            for old in ground.forts(seat) {
                world.send_top_home(region, old);
            }
        }
        Some(owner) if position == Position::KING && ground.king_piece.is_some() => {
            world.ground_mut(region).king_piece = None;
            world.player_mut(owner).kings += 1;
            return;
        }
        Some(_) if ground.has_fort(position) => {
            world.send_top_home(region, position);
            return;
        }
        Some(_) => world.release(region, position, seat),
    }
    world.put_from_stock(region, position, seat);
}
