//! Offers: who has to agree, and how far a game goes back.

use game::Seat;

use crate::log::Disclosure;
use crate::table::OpenOffer;
use crate::{Decider, Offer, Refusal, Table};

impl Table {
    /// Whether this seat has still to answer an offer: persons at other screens that it concerns.
    pub(crate) fn answers(&self, offer: &OpenOffer, seat: Seat) -> bool {
        let is_asked = match offer.offer {
            Offer::Draw => self.plays(seat),
            Offer::Takeback => self.plays(seat) && !self.are_partners(seat, offer.by),
            Offer::Resign => self.are_partners(seat, offer.by),
            Offer::Rematch => true,
        };
        is_asked && self.is_elsewhere(seat, offer)
    }

    /// Whether a person takes this seat at a screen from which nobody has agreed yet.
    fn is_elsewhere(&self, seat: Seat, offer: &OpenOffer) -> bool {
        let Some(screen) = self.screen(seat) else {
            return false;
        };
        let mut agreed = self.seats().filter(|&other| offer.agreed[other.index()]);
        agreed.all(|other| self.screen(other) != Some(screen))
    }

    /// Whether two seats are one side.
    pub(crate) fn are_partners(&self, one: Seat, other: Seat) -> bool {
        self.variant().side(one) == self.variant().side(other)
    }

    /// Whether another person than this one still plays.
    pub(crate) fn others_play(&self, seat: Seat) -> bool {
        let mut persons = self.persons().filter(|&other| self.plays(other));
        persons.any(|other| self.screen(other) != self.screen(seat))
    }

    /// How many entries of the log are left when a seat takes back its last decision, at its screen.
    ///
    /// # Errors
    ///
    /// If it has decided nothing, or something was drawn or shown since.
    pub(crate) fn entries_before_last_action(&self, seat: Seat) -> Result<usize, Refusal> {
        let log = self.course().log();
        let is_own = |who: &Option<(Seat, Decider)>| {
            who.is_some_and(|(other, by)| {
                by == Decider::Seat && self.screen(other) == self.screen(seat)
            })
        };
        let last = log.iter().rposition(|entry| is_own(&entry.who));
        let kept = last.ok_or(Refusal::NothingToTakeBack)?;
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
