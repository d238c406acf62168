//! Offers: who has to agree, and how far a game goes back.

use game::Seat;

use crate::log::Disclosure;
use crate::table::OpenOffer;
use crate::{Decider, Offer, Refusal, Table};

/// The least time between two offers of the same by one seat, in milliseconds.
const MIN_PAUSE_MS: u64 = 10_000;

/// The number of entries that the log has to gain before a seat repeats an offer.
const fn min_entries(offer: Offer) -> usize {
    match offer {
        Offer::Draw => 20,
        Offer::Takeback | Offer::Resign => 2,
        Offer::Rematch => 0,
    }
}

impl Table {
    /// Refuses an offer that the seat has made too recently, by the moves or by the time since.
    pub(crate) fn check_offered_before(
        &self,
        seat: Seat,
        offer: Offer,
        at: u64,
    ) -> Result<(), Refusal> {
        let Some(before) = self.offered_before(seat, offer) else {
            return Ok(());
        };
        let is_soon = at < before.at.saturating_add(MIN_PAUSE_MS);
        let is_same_game = before.game == self.game_number();
        if is_soon || is_same_game && self.log().len() < before.entries + min_entries(offer) {
            return Err(Refusal::OfferedRecently);
        }
        Ok(())
    }

    /// Returns true if this seat has still to answer an offer: persons at other screens that it concerns.
    pub(crate) fn answers(&self, offer: &OpenOffer, seat: Seat) -> bool {
        let is_asked = match offer.offer {
            Offer::Draw => self.plays(seat),
            Offer::Takeback => self.plays(seat) && !self.are_partners(seat, offer.by),
            Offer::Resign => self.are_partners(seat, offer.by),
            Offer::Rematch => true,
        };
        is_asked && self.is_elsewhere(seat, offer)
    }

    /// Returns true if a person takes this seat at a screen from which nobody has agreed yet.
    fn is_elsewhere(&self, seat: Seat, offer: &OpenOffer) -> bool {
        let Some(screen) = self.screen(seat) else {
            return false;
        };
        let mut agreed = self.seats().filter(|&other| offer.agreed[other.index()]);
        agreed.all(|other| self.screen(other) != Some(screen))
    }

    /// Returns true if two seats are one side.
    pub(crate) fn are_partners(&self, one: Seat, other: Seat) -> bool {
        self.variant().side(one) == self.variant().side(other)
    }

    /// Returns true if another person than this one still plays.
    pub(crate) fn others_play(&self, seat: Seat) -> bool {
        let mut persons = self.persons().filter(|&other| self.plays(other));
        persons.any(|other| self.screen(other) != self.screen(seat))
    }

    /// The number of log entries that are left when a seat takes back its last decision, at its screen.
    ///
    /// # Errors
    ///
    /// If it has decided nothing since the opening, or something was drawn or shown since.
    pub(crate) fn entries_before_last_action(&self, seat: Seat) -> Result<usize, Refusal> {
        let log = self.history().log();
        let is_own = |who: &Option<(Seat, Decider)>| {
            who.is_some_and(|(other, by)| {
                by == Decider::Seat && self.screen(other) == self.screen(seat)
            })
        };
        let last = log.iter().rposition(|entry| is_own(&entry.who));
        let kept = last
            .filter(|&kept| kept >= self.rules().opening().len())
            .ok_or(Refusal::NothingToTakeBack)?;
        if log
            .since(kept)
            .all(|entry| entry.shows == Disclosure::Nothing)
        {
            Ok(kept)
        } else {
            Err(Refusal::Shown)
        }
    }
}
