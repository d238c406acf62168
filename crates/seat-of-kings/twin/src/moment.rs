//! Writing a moment as JSON: positions, views, final states.

use crate::color::Color;
use crate::ground::Ground;
use crate::position::Position;
use crate::stage::{Outcome, Stage};
use crate::turn::{Prompt, Turn, turn};
use crate::world::{Player, World};
use serde_json::{Map, Value, json};

/// The name of the variant.
pub(crate) const VARIANT: &str = "seat-of-kings";

/// An object with one entry for each of some colors.
fn by_color<I: IntoIterator<Item = (Color, Value)>>(entries: I) -> Value {
    let entries = entries.into_iter();
    Value::Object(
        entries
            .map(|(color, value)| (color.to_string(), value))
            .collect(),
    )
}

/// The options, all of them.
pub(crate) fn options(world: &World) -> Value {
    json!({
        "edition": world.edition,
        "regions": world.regions,
        "deck": world.deck.name,
        "max_rounds": world.max_rounds,
    })
}

/// The position at a seat's choice of an action; `None` at other moments.
pub(crate) fn position(world: &World) -> Option<Value> {
    write(world, None)
}

/// The same as one seat may see it. Rule: SKO4
pub(crate) fn view(world: &World, viewer: Color) -> Option<Value> {
    write(world, Some(viewer))
}

/// Writes all cards, or with a viewer only the number of those that are hidden from them.
fn write(world: &World, viewer: Option<Color>) -> Option<Value> {
    let Turn::Seat(seat, Prompt::Turn) = turn(world) else {
        return None;
    };
    let players = world.seats.iter().map(|&seat| {
        let is_hidden = viewer.is_some_and(|viewer| viewer != seat);
        (seat, player(world.player(seat), is_hidden))
    });
    let mut value = json!({
        "variant": VARIANT,
        "seats": world.seats,
        "options": options(world),
        "round": world.round,
        "starting": world.starting,
        "played": world.played,
        "stage": {"name": "turn", "seat": seat},
        "players": by_color(players),
        "board": board(world),
        "closed": world.closed,
        "deck": cards(&world.pile, viewer.is_some()),
        "discard": world.discard,
    });
    if world.is_reshuffled {
        value["reshuffled"] = json!(true);
    }
    Some(value)
}

/// A list of cards, or its length.
fn cards(list: &[u8], is_hidden: bool) -> Value {
    if is_hidden {
        json!(list.len())
    } else {
        json!(list)
    }
}

fn player(player: &Player, is_hidden: bool) -> Value {
    json!({
        "cumals": player.cumals,
        "hand": cards(&player.hand, is_hidden),
        "aside": cards(&player.aside, is_hidden),
        "prisoners": player.prisoners,
    })
}

/// The regions that have any piece.
fn board(world: &World) -> Value {
    let regions = world
        .regions
        .iter()
        .map(|&region| (region, world.ground(region)));
    let built = regions.filter(|(_, ground)| !ground.is_empty());
    Value::Object(
        built
            .map(|(region, ground)| (region.to_string(), stacks(ground)))
            .collect(),
    )
}

/// The positions that have any piece: a King piece in capitals.
fn stacks(ground: &Ground) -> Value {
    let mut positions = Map::new();
    for (position, stack) in &ground.stacks {
        positions.insert(position.to_string(), json!(stack));
    }
    if let Some(owner) = ground.king_piece {
        let name = owner.name().to_uppercase();
        positions.insert(Position::KING.to_string(), json!([name]));
    }
    Value::Object(positions)
}

/// The `final` of a transcript.
pub(crate) fn final_state(world: &World) -> Value {
    let of_all = |what: fn(&Player) -> u64| {
        let seats = world.seats.iter();
        by_color(seats.map(|&seat| (seat, json!(what(world.player(seat))))))
    };
    let captors = world.seats.iter().map(|&seat| (seat, world.player(seat)));
    let captors = captors.filter(|(_, player)| !player.prisoners.is_empty());
    json!({
        "cumals": of_all(|player| player.cumals),
        "stock": of_all(|player| u64::from(player.stock)),
        "kings": of_all(|player| u64::from(player.kings)),
        "prisoners": by_color(captors.map(|(seat, player)| (seat, json!(player.prisoners)))),
        "board": board(world),
    })
}

/// The points of the seats in their order, once the game is over. Rule: SKO3
pub(crate) fn points(world: &World) -> Option<Vec<(String, u8)>> {
    let Stage::Over(outcome) = world.stage else {
        return None;
    };
    let winner = match outcome {
        Outcome::HighKing(winner) | Outcome::ThirdRegion(winner) => Some(winner),
        Outcome::Drawn => None,
    };
    let seats = world.seats.iter();
    Some(
        seats
            .map(|&seat| (seat.to_string(), u8::from(Some(seat) == winner)))
            .collect(),
    )
}
