//! Reading a position from JSON.

use crate::color::Color;
use crate::counts;
use crate::deck::Deck;
use crate::json::At;
use crate::moment::VARIANT;
use crate::position::Position;
use crate::region::Region;
use crate::setup;
use crate::stage::Stage;
use crate::world::{CARDS, Edition, PIECES, Player, World};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The world of a position at a seat's choice of an action.
///
/// # Errors
///
/// The first fault, beginning with the path of the key.
pub(crate) fn read(text: &str, deck: Arc<Deck>) -> Result<World, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    let top = At::top(&value);
    if top.key("variant")?.text()? != VARIANT {
        return Err(top.key("variant")?.fault("not seat-of-kings"));
    }
    let seats = seats(&top.key("seats")?)?;
    let mut world = options(&top, seats, deck)?;
    course(&top, &mut world)?;
    for seat in world.seats.clone() {
        let player = player(&top.key("players")?.key(seat.name())?, &world, seat)?;
        world.players.insert(seat, player);
    }
    board(&top.key("board")?, &mut world)?;
    closed(&top.key("closed")?, &mut world)?;
    piles(&top, &mut world)?;
    counts::check(&top, &mut world)?;
    Ok(world)
}

fn seats(at: &At) -> Result<Vec<Color>, String> {
    let names: Vec<&str> = at
        .list()?
        .iter()
        .map(|name| name.text())
        .collect::<Result<_, _>>()?;
    setup::seats(&names).ok_or_else(|| at.fault("not 2 to 4 different colors"))
}

/// The options, with their defaults, in a world that has nothing else yet. Rule: SKO1, SKO2, SKB6
fn options(top: &At, seats: Vec<Color>, deck: Arc<Deck>) -> Result<World, String> {
    let Some(at) = top.find("options")? else {
        let regions = Region::ALL[..seats.len()].to_vec();
        return Ok(setup::start(seats, regions, Edition::En, 60, deck));
    };
    let edition = match at.find("edition")? {
        None => Edition::En,
        Some(name) => match name.text()? {
            "en" => Edition::En,
            "it" => Edition::It,
            _ => return Err(name.fault("neither en nor it")),
        },
    };
    let regions = match at.find("regions")? {
        None => Region::ALL[..seats.len()].to_vec(),
        Some(list) => regions(&list, seats.len())?,
    };
    if let Some(name) = at.find("deck")?
        && name.text()? != deck.name
    {
        return Err(name.fault("not the deck in use"));
    }
    let max_rounds = match at.find("max_rounds")? {
        None => 60,
        Some(number) => number.whole(1, u64::from(u32::MAX))? as u32,
    };
    Ok(setup::start(seats, regions, edition, max_rounds, deck))
}

/// As many regions as seats; with two players a third may be open. Rule: SKB6, SK2P2
fn regions(at: &At, seats: usize) -> Result<Vec<Region>, String> {
    let names: Vec<String> = at
        .list()?
        .iter()
        .map(|name| name.text().map(str::to_string))
        .collect::<Result<_, _>>()?;
    setup::regions(Some(&names), seats)
        .filter(|regions| regions.len() == seats || (seats == 2 && regions.len() == 3))
        .ok_or_else(|| at.fault("not as many different regions as needed"))
}

/// The round, its Starting Player, the turns played, and the seat on turn. Rule: SKR3
fn course(top: &At, world: &mut World) -> Result<(), String> {
    let max_rounds = u64::from(world.max_rounds);
    world.round = top.key("round")?.whole(1, max_rounds)? as u32;
    world.starting = top.key("starting")?.color(&world.seats)?;
    let turns = 3 * world.seats.len() as u64;
    world.played = top.key("played")?.whole(0, turns - 1)? as usize;
    let stage = top.key("stage")?;
    if stage.key("name")?.text()? != "turn" {
        return Err(stage.key("name")?.fault("not turn"));
    }
    world.stage = Stage::Turns;
    if stage.key("seat")?.color(&world.seats)? != world.on_turn() {
        return Err(stage.key("seat")?.fault("not the seat on turn"));
    }
    Ok(())
}

fn player(at: &At, world: &World, seat: Color) -> Result<Player, String> {
    let mut player = setup::new_player(at.key("cumals")?.whole(0, u64::from(u32::MAX))?);
    player.hand = cards(&at.key("hand")?)?;
    player.hand.sort_unstable();
    player.aside = cards(&at.key("aside")?)?;
    player.aside.sort_unstable();
    for (name, count) in at.key("prisoners")?.entries()? {
        let owner = Color::parse(name).filter(|owner| world.seats.contains(owner));
        let owner = owner
            .filter(|&owner| owner != seat)
            .ok_or_else(|| count.fault("no other seat"))?;
        let held = count.whole(0, u64::from(PIECES))? as u32;
        if held > 0 {
            player.prisoners.insert(owner, held);
        }
    }
    Ok(player)
}

fn cards(at: &At) -> Result<Vec<u8>, String> {
    let numbers = at.list()?;
    let cards = numbers
        .iter()
        .map(|number| number.whole(1, u64::from(CARDS)));
    cards.map(|card| card.map(|card| card as u8)).collect()
}

/// The stacks; King pieces in capitals. Rule: SKB4, SKK5
fn board(at: &At, world: &mut World) -> Result<(), String> {
    for (name, positions) in at.entries()? {
        let region = Region::parse(name)
            .filter(|region| world.regions.contains(region))
            .ok_or_else(|| positions.fault("no region of this game"))?;
        for (name, stack) in positions.entries()? {
            let position = Position::parse(name).ok_or_else(|| stack.fault("no position"))?;
            let pieces = stack.list()?;
            if let Some(king) = pieces.iter().find_map(|piece| king_piece(piece, world)) {
                if position != Position::KING || pieces.len() != 1 {
                    return Err(stack.fault("a King piece stands alone and on K"));
                }
                world.ground_mut(region).king_piece = Some(king);
                continue;
            }
            for piece in pieces {
                let color = piece.color(&world.seats)?;
                world.ground_mut(region).put(position, color);
            }
        }
    }
    Ok(())
}

/// The owner of a King piece, if it is one.
fn king_piece(piece: &At, world: &World) -> Option<Color> {
    let name = piece.text().ok()?;
    let mut seats = world.seats.iter().copied();
    seats.find(|seat| seat.name().to_uppercase() == name)
}

/// The closed regions. Rule: SK2P1
fn closed(at: &At, world: &mut World) -> Result<(), String> {
    for name in at.list()? {
        let region = Region::parse(name.text()?)
            .filter(|region| world.regions.contains(region))
            .ok_or_else(|| name.fault("no region of this game"))?;
        if !world.closed.insert(region) {
            return Err(at.fault("a region twice"));
        }
    }
    Ok(())
}

/// The pile and the discards. Rule: SKC4
fn piles(top: &At, world: &mut World) -> Result<(), String> {
    world.pile = cards(&top.key("deck")?)?;
    let discard = top.key("discard")?;
    let list = cards(&discard)?;
    world.discard = BTreeSet::from_iter(list.iter().copied());
    if world.discard.len() != list.len() {
        return Err(discard.fault("a card twice"));
    }
    if let Some(reshuffled) = top.find("reshuffled")? {
        world.is_reshuffled = reshuffled.truth()?;
    }
    Ok(())
}
