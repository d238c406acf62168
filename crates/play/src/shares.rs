//! Commit-reveal: each seat's share of the seed of a game.

use game::Seat;

use crate::VacancyReason;
use crate::fair::{self, Bytes};

/// The number of times that a seat can replace what it committed to for a game. A page that has lost its share needs one.
const MAX_REPLACEMENTS: u8 = 8;

/// The shares of all seats for one game, as far as they are known.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct Shares {
    seats: [Share; Seat::MAX_COUNT],
    /// The time at which the last person committed, in milliseconds since the beginning of 1970; `None` before.
    pub(crate) complete_at: Option<u64>,
}

/// The share of one seat.
#[derive(Clone, Copy, PartialEq, Default)]
struct Share {
    /// The hash of the share; `None` before the seat sits, and for a share that was never committed to.
    commitment: Option<Bytes>,
    /// The number of times that the commitment was replaced.
    replacements: u8,
    /// The share itself, once it is revealed.
    revealed: Option<Bytes>,
}

/// A draw that began no game, because some seats did not reveal their shares.
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

impl Shares {
    /// Returns true if a seat has committed to its share for the game, or revealed it.
    pub(crate) const fn is_seated(&self, seat: Seat) -> bool {
        let share = &self.seats[seat.index()];
        share.commitment.is_some() || share.revealed.is_some()
    }

    /// The commitment of a seat.
    pub(crate) const fn commitment(&self, seat: Seat) -> Option<Bytes> {
        self.seats[seat.index()].commitment
    }

    /// The share that a seat revealed.
    pub(crate) const fn revealed(&self, seat: Seat) -> Option<Bytes> {
        self.seats[seat.index()].revealed
    }

    /// Returns true if a seat revealed a share to which it had not committed.
    pub(crate) const fn is_unbound(&self, seat: Seat) -> bool {
        let share = &self.seats[seat.index()];
        share.commitment.is_none() && share.revealed.is_some()
    }

    /// The hashes of the shares that were revealed.
    pub(crate) fn revealed_hashes(&self) -> impl Iterator<Item = Bytes> {
        let revealed = self.seats.iter().filter_map(|share| share.revealed);
        revealed.map(fair::commitment)
    }

    /// Returns true if these bytes are what a seat committed to.
    pub(crate) fn is_committed(&self, seat: Seat, sent: Bytes) -> bool {
        self.commitment(seat) == Some(fair::commitment(sent))
    }

    /// Forgets what a seat committed to, which is free again.
    pub(crate) fn clear(&mut self, seat: Seat) {
        self.seats[seat.index()] = Share::default();
    }

    /// Returns true if a seat may commit to a share, in place of another if it has one.
    pub(crate) const fn may_commit(&self, seat: Seat) -> bool {
        let share = &self.seats[seat.index()];
        share.commitment.is_none() || share.replacements < MAX_REPLACEMENTS
    }

    pub(crate) const fn commit(&mut self, seat: Seat, commitment: Bytes) {
        let share = &mut self.seats[seat.index()];
        if share.commitment.is_some() {
            share.replacements = share.replacements.saturating_add(1);
        }
        share.commitment = Some(commitment);
    }

    pub(crate) const fn reveal(&mut self, seat: Seat, sent: Bytes) {
        self.seats[seat.index()].revealed = Some(sent);
    }
}
