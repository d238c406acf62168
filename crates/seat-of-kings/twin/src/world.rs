//! The whole state of a game, and how pieces and cards change hands.

use crate::color::Color;
use crate::deck::Deck;
use crate::ground::Ground;
use crate::position::{Position, Spot};
use crate::region::Region;
use crate::stage::{Action, Question, Stage};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The number of ordinary pieces of a player. Rule: SKB3
pub(crate) const PIECES: u32 = 20;
/// The number of King pieces of a player. Rule: SKB3
pub(crate) const KING_PIECES: u32 = 2;
/// The number of cards in the deck. Rule: SKC1
pub(crate) const CARDS: u8 = 36;

/// The text that the rules follow where the texts differ. Rule: SKO1
#[derive(Clone, Copy, Deserialize, Serialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The English text, and the German one.
    En,
    /// The Italian text.
    It,
}

/// The belongings of a player off the board. A position says nothing of what is counted: stock and kings.
#[derive(Clone, Deserialize, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) cumals: u64,
    /// Ordinary pieces that are neither on the board nor prisoners.
    #[serde(skip)]
    pub(crate) stock: u32,
    /// King pieces that are not on the board.
    #[serde(skip)]
    pub(crate) kings: u32,
    /// The cards to play from, ascending; after a deal all six.
    pub(crate) hand: Vec<u8>,
    /// The cards set aside for the next round, ascending.
    pub(crate) aside: Vec<u8>,
    /// The number of pieces of each other player on the Rath card; no zeros.
    pub(crate) prisoners: BTreeMap<Color, u32>,
}

/// The whole state of a game.
#[derive(Clone, Debug)]
pub(crate) struct World {
    /// The players, clockwise.
    pub(crate) seats: Vec<Color>,
    pub(crate) edition: Edition,
    /// The regions of the game, a third one of two players too; ascending. Rule: SKB6, SK2P2
    pub(crate) regions: Vec<Region>,
    pub(crate) max_rounds: u32,
    pub(crate) deck: Arc<Deck>,
    /// The number of the round, from 1.
    pub(crate) round: u32,
    pub(crate) starting: Color,
    /// The number of turns of this round that are over.
    pub(crate) played: usize,
    pub(crate) players: BTreeMap<Color, Player>,
    /// All regions of the game.
    pub(crate) board: BTreeMap<Region, Ground>,
    /// The regions that are won. Rule: SK2P1
    pub(crate) closed: BTreeSet<Region>,
    /// The cards not dealt, top first.
    pub(crate) pile: Vec<u8>,
    pub(crate) discard: BTreeSet<u8>,
    /// The pile was made from the discards since the last deal. Rule: SKC4
    pub(crate) is_reshuffled: bool,
    pub(crate) stage: Stage,
    /// The turn or traitor action that goes on.
    pub(crate) action: Option<Action>,
    /// The questions that are answered before anything else, first one first.
    pub(crate) questions: Vec<Question>,
}

impl World {
    /// The belongings of a player.
    pub(crate) fn player(&self, color: Color) -> &Player {
        &self.players[&color]
    }

    /// The belongings of a player, to change them.
    pub(crate) fn player_mut(&mut self, color: Color) -> &mut Player {
        self.players
            .get_mut(&color)
            .expect("only colors at the table are asked for")
    }

    /// The stacks of a region; none outside the game.
    pub(crate) fn ground(&self, region: Region) -> &Ground {
        const NOTHING: &Ground = &Ground {
            stacks: BTreeMap::new(),
            king_piece: None,
        };
        self.board.get(&region).unwrap_or(NOTHING)
    }

    /// The stacks of a region, to change them.
    pub(crate) fn ground_mut(&mut self, region: Region) -> &mut Ground {
        self.board.entry(region).or_default()
    }

    /// All seats clockwise from one. Rule: SKB3
    pub(crate) fn clockwise_from(&self, first: Color) -> Vec<Color> {
        let start = self.seats.iter().position(|&seat| seat == first);
        let mut seats = self.seats.clone();
        seats.rotate_left(start.unwrap_or(0));
        seats
    }

    /// The seat whose turn it is while turns are played. Rule: SKR3
    pub(crate) fn on_turn(&self) -> Color {
        self.clockwise_from(self.starting)[self.played % self.seats.len()]
    }

    /// Returns whether a region is in the game and not closed. Rule: SKB6, SK2P1
    pub(crate) fn is_open(&self, region: Region) -> bool {
        self.regions.contains(&region) && !self.closed.contains(&region)
    }

    /// The regions that can still be played in, ascending.
    pub(crate) fn open_regions(&self) -> Vec<Region> {
        let open = |region: &Region| self.is_open(*region);
        self.regions.iter().copied().filter(open).collect()
    }

    /// Returns whether this is the game for two. Rule: SK2P1
    pub(crate) fn is_for_two(&self) -> bool {
        self.seats.len() == 2
    }

    /// Takes one ordinary piece off the board and back to its owner's stock, and keeps track of the swapped pieces.
    pub(crate) fn send_home(&mut self, region: Region, spot: Spot) {
        let owner = self.ground_mut(region).take(spot);
        self.player_mut(owner).stock += 1;
        if let Some(action) = &mut self.action
            && action.region == region
        {
            action.forget(spot);
        }
    }

    /// Takes the top piece of a position back to its owner's stock. Rule: SKF1, SKF2, SKD3
    pub(crate) fn send_top_home(&mut self, region: Region, position: Position) {
        let level = self.ground(region).stack(position).len() - 1;
        self.send_home(region, Spot { position, level });
    }

    /// Takes all pieces of a player in one stack back to stock. Rule: SKP3, SKA3, SKT3
    pub(crate) fn release(&mut self, region: Region, position: Position, owner: Color) {
        let stack = self.ground(region).stack(position);
        for level in (0..stack.len()).rev() {
            let spot = Spot { position, level };
            if self.ground(region).piece(spot) == Some(owner) {
                self.send_home(region, spot);
            }
        }
    }

    /// Puts a piece from stock on top of a position.
    pub(crate) fn put_from_stock(&mut self, region: Region, position: Position, owner: Color) {
        self.player_mut(owner).stock -= 1;
        self.ground_mut(region).put(position, owner);
    }

    /// Takes the used card out of the hand and onto the discard pile. Rule: SKR4
    pub(crate) fn use_card(&mut self, seat: Color, card: u8) {
        self.player_mut(seat).hand.retain(|&held| held != card);
        self.discard.insert(card);
    }
}

/// The player who alone has the highest count, at least one. Rule: SKT1, SKI1
pub(crate) fn sole_most<I: Iterator<Item = (Color, usize)>>(counts: I) -> Option<Color> {
    let counts: Vec<(Color, usize)> = counts.collect();
    let most = counts.iter().map(|&(_, count)| count).max()?;
    let mut first = counts.into_iter().filter(|&(_, count)| count == most);
    match (first.next(), first.next()) {
        (Some((color, 1..)), None) => Some(color),
        _ => None,
    }
}
