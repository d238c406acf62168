//! What of a game of Seat of Kings is shown: all of it, what a seat has seen, or what everybody sees.

use game::{Game, Seat};
use seat_of_kings::{Decisions, Hand, Public, State, View};

/// A game as somebody may see it. What is drawn rests on nothing else. Rule: SKO4
#[derive(Clone, Copy)]
pub(crate) enum Shown<'a> {
    /// All hands.
    All(&'a State),
    /// What a seat has seen.
    Seat(&'a View),
    /// What somebody sees who takes no seat.
    Watched(&'a State),
}

impl<'a> Shown<'a> {
    pub(crate) const fn public(self) -> &'a Public {
        match self {
            Self::All(state) | Self::Watched(state) => state.public(),
            Self::Seat(view) => view.public(),
        }
    }

    /// The legal decisions, if they are known.
    pub(crate) fn decisions(self) -> Option<Decisions> {
        match self {
            Self::All(state) => Some(state.moves()),
            Self::Seat(view) => view.decisions(),
            Self::Watched(_) => None,
        }
    }

    /// The cards of a seat, if they are seen.
    pub(crate) fn hand(self, seat: Seat) -> Option<&'a Hand> {
        match self {
            Self::All(state) => Some(state.hand(seat)),
            Self::Seat(view) => (view.seat() == seat).then(|| view.own()),
            Self::Watched(_) => None,
        }
    }

    /// How many cards a seat has in its hand, and how many set aside.
    pub(crate) fn sizes(self, seat: Seat) -> (u8, u8) {
        match self {
            Self::All(state) | Self::Watched(state) => {
                let Hand { cards, aside } = *state.hand(seat);
                (cards.len() as u8, aside.len() as u8)
            }
            Self::Seat(view) => view.sizes(seat),
        }
    }
}
