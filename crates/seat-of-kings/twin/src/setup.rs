//! The start of a game.

use crate::color::Color;
use crate::deck::Deck;
use crate::ground::Ground;
use crate::region::Region;
use crate::stage::Stage;
use crate::world::{CARDS, Edition, KING_PIECES, PIECES, Player, World};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The options of a game, agreed before it begins.
#[derive(Clone, Debug)]
pub struct Options {
    /// The text that the rules follow. Rule: SKO1
    pub edition: Edition,
    /// The regions in any order, as many as seats; by default the first ones. Rule: SKB6
    pub regions: Option<Vec<String>>,
    /// The deck.
    pub deck: Deck,
    /// The round after which a game is drawn, from 1. Rule: SKO2
    pub max_rounds: u32,
}

/// A player with 20 pieces, 2 King pieces and some cumals. Rule: SKB3, SKR1
pub(crate) fn new_player(cumals: u64) -> Player {
    Player {
        cumals,
        stock: PIECES,
        kings: KING_PIECES,
        hand: Vec::new(),
        aside: Vec::new(),
        prisoners: Default::default(),
    }
}

/// A game before its lots; by default in the first regions. Rule: SKR1, SKB6
pub(crate) fn start(
    seats: Vec<Color>,
    regions: Option<Vec<Region>>,
    edition: Edition,
    max_rounds: u32,
    deck: Arc<Deck>,
) -> World {
    let regions = regions.unwrap_or_else(|| Region::ALL[..seats.len()].to_vec());
    World {
        starting: seats[0],
        players: seats.iter().map(|&seat| (seat, new_player(2))).collect(),
        board: regions
            .iter()
            .map(|&region| (region, Ground::default()))
            .collect(),
        seats,
        edition,
        regions,
        max_rounds,
        deck,
        round: 1,
        played: 0,
        closed: BTreeSet::new(),
        pile: Vec::new(),
        discard: (1..=CARDS).collect(),
        is_reshuffled: false,
        stage: Stage::Lots,
        action: None,
        questions: Vec::new(),
    }
}

/// The seats of some names: 2 to 4 different colors. Rule: SKB3
pub(crate) fn seats(names: &[&str]) -> Option<Vec<Color>> {
    let seats: Vec<Color> = names
        .iter()
        .map(|name| Color::parse(name))
        .collect::<Option<_>>()?;
    let different: BTreeSet<Color> = seats.iter().copied().collect();
    ((2..=4).contains(&seats.len()) && different.len() == seats.len()).then_some(seats)
}

/// The regions of some names, ascending, if all are different. Rule: SKB6
pub(crate) fn regions(names: &[String]) -> Option<Vec<Region>> {
    let regions = names.iter().map(|name| Region::parse(name));
    let regions: BTreeSet<Region> = regions.collect::<Option<_>>()?;
    (regions.len() == names.len()).then(|| regions.into_iter().collect())
}
