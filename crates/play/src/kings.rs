//! What a page that holds no rules shows of Seat of Kings: the board, the players, what is asked, and what is at stake.
//!
//! All of it is made from what is public and from the own cards of the seat that reads. Seats, regions and positions are
//! written by their names; ranks by the letter with which their positions begin.

mod asks;
mod deck;
mod effect;
mod hand;
mod moment;
mod rath;
mod region;
mod traitor;

use std::collections::BTreeMap;

use catalog::AnyGame;
use game::{Hidden, Seat};
use seat_of_kings::{Cards, Players, Positions, Public, View};
use serde::Serialize;
use ts_rs::TS;

pub use asks::{Asks, Cost};
pub use deck::{CardFace, DeckName, DeckView};
pub use effect::EffectView;
pub use hand::{Barred, CardFits, Fits};
pub use moment::{HandView, KingsAfter, KingsMoment};
pub use rath::{IncomeView, NearWinning, RathView};
pub use region::{RegionView, TraitorView};
pub use traitor::TraitorCard;

/// A number for each seat that has one, by its name.
pub(crate) type BySeat = BTreeMap<&'static str, u32>;

/// A moment of Seat of Kings as one reader may see it, so that who shows it needs no rules. What is not there is left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct KingsView {
    /// The edition: `en` or `it`. Rule: SKO1
    #[ts(type = "\"en\" | \"it\"")]
    pub edition: &'static str,
    /// The deck in use. Rule: SKC3
    pub deck: DeckName,
    /// The round, from 1.
    pub round: u32,
    /// After how many rounds a game that nobody has won is drawn. Rule: SKO2
    pub max_rounds: u32,
    /// How many turns of the round have been played.
    pub turns_played: u8,
    /// How many turns a round has. Rule: SKR3
    pub turns: u8,
    /// The Starting Player.
    pub starting: &'static str,
    /// Whose turn of the round it is, whoever decides; nothing before the first turn of a round and after the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_turn: Option<&'static str>,
    /// How many King positions somebody has to control to win. Rule: SKK6, SKO1
    pub kings_to_win: usize,
    /// The regions of the game, clockwise from the west. Rule: SKB1, SKB6
    pub regions: Vec<RegionView>,
    /// The players and what lies before them, in turn order.
    pub raths: Vec<RathView>,
    /// How many cards the deck has.
    pub deck_left: u8,
    /// The cards of the deck, ascending, if everybody knows them. Rule: SKC4
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck_cards: Option<Vec<u8>>,
    /// The discard pile, ascending.
    pub discard: Vec<u8>,
    /// Where the Traitor card is; nothing outside the traitor step. Rule: SKT1
    #[serde(skip_serializing_if = "Option::is_none")]
    pub traitor: Option<TraitorCard>,
    /// What is asked, and of whom; nothing if chance is next or the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asks: Option<Asks>,
    /// The hand of the seat that reads: what each card could do if a turn of that seat began now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub hand: Vec<CardFits>,
    /// The cards that it has set aside for the next round, ascending. Rule: SKR2
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<_>")]
    pub aside: Vec<u8>,
}

impl KingsView {
    /// What a seat may see of a game, or somebody who takes none; nothing of a ringfort game. Rule: SKO4
    pub(crate) fn of_game(game: &AnyGame, you: Option<Seat>) -> Option<Self> {
        let AnyGame::SeatOfKings(state) = game else {
            return None;
        };
        Some(match you {
            Some(seat) => Self::of(&state.view(seat)),
            None => {
                let public = state.public();
                let known = public.is_reshuffled().then(|| state.deck().collect());
                let sizes = |seat| {
                    let hand = state.hand(seat);
                    (hand.cards.len() as u8, hand.aside.len() as u8)
                };
                Self::watched(public, None, sizes, known)
            }
        })
    }

    /// What the seat of a view may see. Rule: SKO4
    pub(crate) fn of(view: &View) -> Self {
        let sizes = |seat| view.sizes(seat);
        let own = Self::watched(view.public(), Some(view.seat()), sizes, view.deck());
        Self {
            hand: hand::of(view),
            aside: ascending(view.own().aside),
            ..own
        }
    }

    /// What everybody may see; fees are those of the reader, if it is a seat.
    fn watched(
        public: &Public,
        you: Option<Seat>,
        sizes: impl Fn(Seat) -> (u8, u8),
        known_in_deck: Option<Cards>,
    ) -> Self {
        let options = public.options();
        let players = options.players;
        let reader = you.unwrap_or(public.on_turn());
        Self {
            edition: options.edition.name(),
            deck: DeckName::of(&options.deck),
            round: public.round(),
            max_rounds: options.max_rounds,
            turns_played: public.played(),
            turns: public.turns(),
            starting: name(players, public.starting()),
            on_turn: asks::on_turn(public).map(|seat| name(players, seat)),
            kings_to_win: public.kings_to_win(),
            regions: options
                .regions
                .iter()
                .map(|region| RegionView::of(public, region, reader))
                .collect(),
            raths: rath::all(public, sizes),
            deck_left: public.deck_left(),
            deck_cards: known_in_deck.map(ascending),
            discard: ascending(public.discard()),
            traitor: TraitorCard::of(public),
            asks: Asks::of(public),
            hand: Vec::new(),
            aside: Vec::new(),
        }
    }
}

/// The name of a seat.
pub(crate) fn name(players: Players, seat: Seat) -> &'static str {
    players.color(seat).name()
}

/// The names of seats, in the order given.
fn names(players: Players, seats: impl IntoIterator<Item = Seat>) -> Vec<&'static str> {
    seats.into_iter().map(|seat| name(players, seat)).collect()
}

/// The seats with a number above 0, by name.
pub(crate) fn by_seat(players: Players, number: impl Fn(Seat) -> u32) -> BySeat {
    let numbers = players
        .seats()
        .map(|seat| (name(players, seat), number(seat)));
    numbers.filter(|(_, number)| *number > 0).collect()
}

/// The names of positions, from the lowest rank up, left to right.
pub(crate) fn positions(set: Positions) -> Vec<&'static str> {
    set.climbing().map(|position| position.name()).collect()
}

/// The numbers of cards, ascending.
pub(crate) fn ascending(cards: Cards) -> Vec<u8> {
    cards.numbers().collect()
}
