//! Reading a position from JSON.

use crate::color::Color;
use crate::deck::Deck;
use crate::position::Position;
use crate::region::Region;
use crate::setup;
use crate::stage::Stage;
use crate::world::{Edition, KING_PIECES, PIECES, Player, World};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The keys of a position that are read.
#[derive(Deserialize)]
struct PositionText {
    seats: Vec<Color>,
    #[serde(default)]
    options: OptionsText,
    round: u32,
    starting: Color,
    played: usize,
    players: BTreeMap<Color, Player>,
    board: BTreeMap<Region, BTreeMap<Position, Vec<String>>>,
    closed: BTreeSet<Region>,
    deck: Vec<u8>,
    discard: BTreeSet<u8>,
    #[serde(default)]
    reshuffled: bool,
}

/// The options, with their defaults. Rule: SKO1, SKO2, SKB6
#[derive(Default, Deserialize)]
#[serde(default)]
struct OptionsText {
    edition: Option<Edition>,
    regions: Option<BTreeSet<Region>>,
    max_rounds: Option<u32>,
}

/// Reads a position at a seat's choice of an action, in which nothing is checked but keys and types.
///
/// # Errors
///
/// If the text is not JSON, or a key is missing or of another type.
pub(crate) fn read(text: &str, deck: Arc<Deck>) -> Result<World, serde_json::Error> {
    let text: PositionText = serde_json::from_str(text)?;
    let mut world = setup::start(
        text.seats,
        text.options
            .regions
            .map(|regions| regions.into_iter().collect()),
        text.options.edition.unwrap_or(Edition::En),
        text.options.max_rounds.unwrap_or(60),
        deck,
    );
    world.round = text.round;
    world.starting = text.starting;
    world.played = text.played;
    world.stage = Stage::Turns;
    world.players = text.players;
    world.closed = text.closed;
    world.pile = text.deck;
    world.discard = text.discard;
    world.is_reshuffled = text.reshuffled;
    for (region, stacks) in text.board {
        for (position, pieces) in stacks {
            for piece in pieces {
                put(&mut world, region, position, &piece);
            }
        }
    }
    for seat in world.seats.clone() {
        count(&mut world, seat);
    }
    Ok(world)
}

/// Puts a piece on the board; the names of King pieces are in capitals. Rule: SKB4, SKK5
fn put(world: &mut World, region: Region, position: Position, piece: &str) {
    let ground = world.ground_mut(region);
    if let Some(color) = Color::parse(piece) {
        ground.put(position, color);
    } else {
        ground.king_piece = Color::parse(&piece.to_lowercase());
    }
}

/// Counts the pieces in stock, which are neither on the board nor prisoners, and puts the cards in order. Rule: SKB3
fn count(world: &mut World, seat: Color) {
    let grounds = world.board.values();
    let kings = grounds
        .clone()
        .filter(|ground| ground.king_piece == Some(seat));
    let kings = kings.count() as u32;
    let pieces = grounds.flat_map(|ground| ground.stacks.values().flatten());
    let placed = pieces.filter(|&&piece| piece == seat).count() as u32;
    let captors = world.players.values();
    let held: u32 = captors
        .filter_map(|captor| captor.prisoners.get(&seat))
        .sum();
    let player = world.player_mut(seat);
    player.kings = KING_PIECES - kings;
    player.stock = PIECES - placed - held;
    player.hand.sort_unstable();
    player.aside.sort_unstable();
    player.prisoners.retain(|_, held| *held > 0);
}
