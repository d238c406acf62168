//! Offers: who has to agree, and how far a game goes back.

use catalog::{Action, PlyRef};
use game::Seat;

use crate::log::{Disclosure, Entry};
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

    /// The number of log entries that are left when a seat takes back what was decided last at its screen. In Seat of Kings
    /// that is a whole turn, back to where cards of the deck were shown or another person decided.
    ///
    /// # Errors
    ///
    /// If nothing has been decided there since the opening, or it stands by now.
    pub(crate) fn entries_before_last_turn(&self, seat: Seat) -> Result<usize, Refusal> {
        let log = self.history().log();
        let opening = self.rules().opening().len();
        let is_own = |(other, by)| by == Decider::Seat && self.screen(other) == self.screen(seat);
        let last = log.iter().rposition(|entry| entry.who.is_some_and(is_own));
        let mut kept = last
            .filter(|&kept| kept >= opening)
            .ok_or(Refusal::NothingToTakeBack)?;
        log.since(kept)
            .try_for_each(|entry| self.check_taken_back(entry, seat))?;
        let at = |number| log.since(number).next();
        let seat_of = |entry: Entry<'_>| entry.who.map(|(seat, _)| seat);
        while kept > opening
            && let (Some(before), Some(entry)) = (at(kept - 1), at(kept))
            && continues(entry)
            && seat_of(entry) == seat_of(before)
            && self.check_taken_back(before, seat).is_ok()
        {
            kept -= 1;
        }
        Ok(kept)
    }

    /// Refuses to take back an entry that showed cards of the deck or, in Seat of Kings, that a person at another screen decided.
    fn check_taken_back(&self, entry: Entry<'_>, seat: Seat) -> Result<(), Refusal> {
        let is_elsewhere = |screen: Option<u8>| screen.is_some() && screen != self.screen(seat);
        match entry.who {
            _ if entry.shows == Disclosure::Something => Err(Refusal::Shown),
            Some((other, Decider::Seat))
                if self.variant().has_chance() && is_elsewhere(self.screen(other)) =>
            {
                Err(Refusal::Decided)
            }
            _ => Ok(()),
        }
    }
}

/// Returns true if an entry goes on with what its seat began by an earlier decision.
fn continues(entry: Entry<'_>) -> bool {
    matches!(entry.ply, PlyRef::Action(Action::Kings(decision)) if decision.continues())
}
