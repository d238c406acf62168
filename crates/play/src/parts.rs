//! The parts that seats add to everything random of a game, to which all commit before any is revealed.

use game::Seat;

use crate::VacancyReason;
use crate::fair::{self, Bytes};

/// The parts of all seats for one game, as far as they are known.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Parts {
    seats: [Part; Seat::MAX_COUNT],
    /// The time at which the last person committed, in milliseconds since the beginning of 1970; `None` before.
    pub(crate) complete_at: Option<u64>,
}

/// The part of one seat.
#[derive(Clone, Copy, PartialEq, Default)]
struct Part {
    /// The hash of the part; `None` before the seat sits, and for a part that was never committed to.
    commitment: Option<Bytes>,
    /// The part itself, once it is revealed.
    revealed: Option<Bytes>,
}

/// A draw that began no game, because some seats did not reveal their parts.
#[derive(Clone, PartialEq)]
pub(crate) struct VoidDraw {
    /// The seats that did not reveal.
    pub(crate) seats: Vec<Seat>,
    /// The secret of the table for it.
    pub(crate) secret: Bytes,
}

/// Seats that became free before the first game.
#[derive(Clone, PartialEq)]
pub(crate) struct Vacancy {
    pub(crate) seats: Vec<Seat>,
    pub(crate) reason: VacancyReason,
}

impl Parts {
    /// Returns true if a seat has taken its place for the game.
    pub(crate) const fn sits(&self, seat: Seat) -> bool {
        let part = &self.seats[seat.index()];
        part.commitment.is_some() || part.revealed.is_some()
    }

    /// The commitment of a seat.
    pub(crate) const fn commitment(&self, seat: Seat) -> Option<Bytes> {
        self.seats[seat.index()].commitment
    }

    /// The part that a seat revealed.
    pub(crate) const fn revealed(&self, seat: Seat) -> Option<Bytes> {
        self.seats[seat.index()].revealed
    }

    /// Returns true if a seat revealed a part to which it had not committed.
    pub(crate) const fn is_unbound(&self, seat: Seat) -> bool {
        let part = &self.seats[seat.index()];
        part.commitment.is_none() && part.revealed.is_some()
    }

    /// The hashes of the parts that were revealed.
    pub(crate) fn revealed_hashes(&self) -> impl Iterator<Item = Bytes> {
        let revealed = self.seats.iter().filter_map(|part| part.revealed);
        revealed.map(fair::commitment)
    }

    /// Returns true if these bytes are what a seat committed to.
    pub(crate) fn is_committed(&self, seat: Seat, sent: Bytes) -> bool {
        self.commitment(seat) == Some(fair::commitment(sent))
    }

    /// Forgets what a seat committed to, which is free again.
    pub(crate) fn clear(&mut self, seat: Seat) {
        self.seats[seat.index()] = Part::default();
    }

    pub(crate) const fn commit(&mut self, seat: Seat, commitment: Bytes) {
        self.seats[seat.index()].commitment = Some(commitment);
    }

    pub(crate) const fn reveal(&mut self, seat: Seat, sent: Bytes) {
        self.seats[seat.index()].revealed = Some(sent);
    }
}
