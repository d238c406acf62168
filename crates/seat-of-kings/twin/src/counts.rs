//! Counts and stacks of a position that cannot be.

use crate::color::Color;
use crate::ground::Ground;
use crate::json::At;
use crate::kings::{high_king, owner_of_all};
use crate::position::Position;
use crate::region::Region;
use crate::world::{CARDS, PIECES, World};
use std::collections::BTreeSet;

/// Refuses what cannot be, and counts the pieces that are left in the stocks.
///
/// # Errors
///
/// The first fault, beginning with the path of the key.
pub(crate) fn check(top: &At, world: &mut World) -> Result<(), String> {
    players(top)?;
    closed(top, world)?;
    hands(world)?;
    cards(world)?;
    for &region in &world.regions {
        ground(region, world)?;
    }
    if high_king(world).is_some() {
        return Err("board: a player with two King positions".to_string());
    }
    for seat in world.seats.clone() {
        stock(world, seat)?;
    }
    Ok(())
}

/// Every entry of `players` is a seat.
fn players(top: &At) -> Result<(), String> {
    let seats: Vec<&str> = top
        .key("seats")?
        .list()?
        .iter()
        .map(At::text)
        .collect::<Result<_, _>>()?;
    for (name, player) in top.key("players")?.entries()? {
        if !seats.contains(&name) {
            return Err(player.fault("no seat of this game"));
        }
    }
    Ok(())
}

/// Only two players close regions, and they open a third one when two are closed. Rule: SK2P1, SK2P2
fn closed(top: &At, world: &World) -> Result<(), String> {
    if !world.is_for_two() && !world.closed.is_empty() {
        return Err(top.key("closed")?.fault("more than two players"));
    }
    if world.is_for_two() && world.regions.len() == 3 && world.closed.len() < 2 {
        return Err("options.regions: a third region before two are closed".to_string());
    }
    Ok(())
}

/// A card for every turn left, and three for the next round in odd rounds. Rule: SKR2, SKR3
fn hands(world: &World) -> Result<(), String> {
    let seats = world.clockwise_from(world.starting);
    let aside = if world.round % 2 == 1 { 3 } else { 0 };
    for (index, &seat) in seats.iter().enumerate() {
        let played = (0..world.played)
            .filter(|turn| turn % seats.len() == index)
            .count();
        let player = world.player(seat);
        if player.hand.len() != 3 - played {
            let left = 3 - played;
            return Err(format!("players.{seat}.hand: {left} turns are left"));
        }
        if player.aside.len() != aside {
            return Err(format!("players.{seat}.aside: not {aside} cards"));
        }
    }
    Ok(())
}

/// Each card once. Rule: SKC1
fn cards(world: &World) -> Result<(), String> {
    let discard: Vec<u8> = world.discard.iter().copied().collect();
    let mut lists: Vec<(String, &[u8])> = Vec::new();
    for &seat in &world.seats {
        let player = world.player(seat);
        lists.push((format!("players.{seat}.hand"), &player.hand));
        lists.push((format!("players.{seat}.aside"), &player.aside));
    }
    lists.push(("deck".to_string(), &world.pile));
    lists.push(("discard".to_string(), &discard));
    let mut seen = BTreeSet::new();
    for (path, list) in lists {
        for card in list {
            if !seen.insert(*card) {
                return Err(format!("{path}: card {card} twice"));
            }
        }
    }
    match (1..=CARDS).find(|card| !seen.contains(card)) {
        Some(card) => Err(format!("deck: card {card} is missing")),
        None => Ok(()),
    }
}

/// The stacks of one region. Rule: SKB4, SKF1, SKK3, SK2P1
fn ground(region: Region, world: &World) -> Result<(), String> {
    let ground = world.ground(region);
    if let Some(position) = Position::all()
        .into_iter()
        .find(|&position| breaks_stack(ground, position))
    {
        return Err(format!("board.{region}.{position}: no such stack can be"));
    }
    for seat in &world.seats {
        if ground.forts(*seat).len() > 1 {
            return Err(format!("board.{region}: two forts of {seat}"));
        }
    }
    if owner_of_all(world, region).is_some() {
        return Err(format!("board.{region}: all positions are one player's"));
    }
    if world.closed.contains(&region) && !ground.stacks.is_empty() {
        return Err(format!("board.{region}: pieces in a closed region"));
    }
    Ok(())
}

/// Are there controller's pieces below the top two, or a fort on K? Rule: SKB4, SKF1
fn breaks_stack(ground: &Ground, position: Position) -> bool {
    let controller = ground.controller(position);
    let has_lower = match ground.stack(position) {
        [lower @ .., _, _] => lower.iter().any(|&piece| Some(piece) == controller),
        _ => false,
    };
    has_lower || (position == Position::KING && ground.has_fort(position))
}

/// What is neither on the board nor held prisoner. Rule: SKB3
fn stock(world: &mut World, seat: Color) -> Result<(), String> {
    let mut away: usize = 0;
    let mut king_pieces = 0;
    for ground in world.board.values() {
        let pieces = ground.stacks.values().flatten();
        away += pieces.filter(|&&piece| piece == seat).count();
        king_pieces += u32::from(ground.king_piece == Some(seat));
    }
    for player in world.players.values() {
        away += player.prisoners.get(&seat).map_or(0, |&held| held as usize);
    }
    let player = world.player_mut(seat);
    player.kings -= king_pieces;
    player.stock = PIECES
        .checked_sub(away as u32)
        .ok_or_else(|| format!("board: more than {PIECES} pieces of {seat}"))?;
    Ok(())
}
