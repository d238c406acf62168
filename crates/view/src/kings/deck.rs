//! The deck of a table: its cards as they are printed, and whether it is a reconstruction.

use seat_of_kings::{Card, Cards, Deck};
use serde::Serialize;
use utoipa::ToSchema;

/// All cards of a deck. Everybody at the table may know them before the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct DeckView {
    /// Its name.
    pub name: String,
    /// True if it is the reconstruction that comes with the program, and not the printed deck.
    pub is_reconstruction: bool,
    /// Its 36 cards, ascending.
    pub cards: Vec<CardFace>,
}

/// One card as it is printed. Rule: SKC1
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardFace {
    /// Its tie-break number.
    pub card: u8,
    /// Its name, if the deck file gives one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// True if it is a Stone of Destiny, which shows no array.
    pub is_stone: bool,
    /// Its Activation Cost in cumals.
    pub cost: u8,
    /// Its Placement Positions, relative to each other: a rank and a shift, `F0`, `H+1`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub place: Vec<String>,
    /// Its greyed positions, relative to those.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grey: Vec<String>,
    /// The places in a region where all of these exist, each by its Placement Positions: `F2`, `F1+H1`. Rule: SKC2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fits: Vec<String>,
}

impl DeckView {
    /// The cards of a deck.
    pub fn of(deck: &Deck) -> Self {
        let cards = Cards::ALL.by_number().into_iter();
        Self {
            name: deck.name().into(),
            is_reconstruction: deck.is_reconstruction(),
            cards: cards.map(|card| CardFace::of(deck, card)).collect(),
        }
    }
}

impl CardFace {
    fn of(deck: &Deck, card: Card) -> Self {
        let print = deck.print(card);
        let spots = |spots: &[seat_of_kings::Spot]| spots.iter().map(ToString::to_string).collect();
        Self {
            card: card.number(),
            name: print.name.clone(),
            is_stone: print.is_stone(),
            cost: print.cost_cumals,
            place: spots(&print.place),
            grey: spots(&print.grey),
            fits: print.fits().iter().map(|fit| joined(fit)).collect(),
        }
    }
}

/// Placement Positions as a decision names them.
fn joined(fit: &[seat_of_kings::Position]) -> String {
    let names: Vec<&str> = fit.iter().map(|position| position.name()).collect();
    names.join("+")
}
