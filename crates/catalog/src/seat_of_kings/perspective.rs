//! Perspectives: the readers that a view is made for.

use game::{Game, Seat};
use seat_of_kings::{Cards, Decisions, Hand, Public, State, View};

/// A game as one reader may see it. Everything shown or written of it is derived from this alone. Rule: SKO4
#[derive(Debug, Clone, Copy)]
pub enum Perspective<'a> {
    /// All hands and the deck.
    Everything(&'a State),
    /// The view of one seat.
    Seat(&'a View),
    /// The public information, for a reader without a seat.
    Watcher(&'a State),
}

impl<'a> Perspective<'a> {
    /// The public information.
    pub const fn public(self) -> &'a Public {
        match self {
            Self::Everything(state) | Self::Watcher(state) => state.public(),
            Self::Seat(view) => view.public(),
        }
    }

    /// The seat that reads; `None` for a reader without a seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(view) => Some(view.seat()),
            Self::Everything(_) | Self::Watcher(_) => None,
        }
    }

    /// The cards of a seat; `None` if they are hidden.
    pub fn hand(self, seat: Seat) -> Option<&'a Hand> {
        match self {
            Self::Everything(state) => Some(state.hand(seat)),
            Self::Seat(view) => (view.seat() == seat).then(|| view.own()),
            Self::Watcher(_) => None,
        }
    }

    /// The numbers of cards that a seat has in its hand and set aside.
    pub fn sizes(self, seat: Seat) -> (u8, u8) {
        match self {
            Self::Everything(state) | Self::Watcher(state) => {
                let Hand { cards, aside } = *state.hand(seat);
                (cards.len() as u8, aside.len() as u8)
            }
            Self::Seat(view) => view.sizes(seat),
        }
    }

    /// The cards of the deck in no order, if everybody knows them. Rule: SKC4
    pub fn deck_cards(self) -> Option<Cards> {
        match self {
            Self::Everything(state) | Self::Watcher(state) => {
                let is_known = state.public().is_reshuffled();
                is_known.then(|| state.deck().collect())
            }
            Self::Seat(view) => view.deck(),
        }
    }

    /// The legal decisions of the seat that decides; `None` if they are hidden.
    pub fn decisions(self) -> Option<Decisions> {
        match self {
            Self::Everything(state) => Some(state.moves()),
            Self::Seat(view) => view.decisions(),
            Self::Watcher(_) => None,
        }
    }
}
