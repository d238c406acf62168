//! Offers: who has to agree, and how far a game goes back.

use catalog::{Action, PlyRef};
use game::Seat;
use seat_of_kings::Decision;

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
        let is_own = |entry: Entry<'_>| {
            let seat_of = |(other, by)| (by == Decider::Seat).then_some(other);
            let other = entry.who.and_then(seat_of);
            other.filter(|&other| self.screen(other) == self.screen(seat))
        };
        let opening = self.rules().opening().len();
        let mut entries = log.since(opening).rev();
        let mut kept = log.len();
        let decider = loop {
            let entry = entries.next().ok_or(Refusal::NothingToTakeBack)?;
            kept -= 1;
            if let Some(decider) = is_own(entry) {
                self.check_taken_back(entry, seat)?;
                break decider;
            }
        };
        for entry in log.since(kept + 1) {
            self.check_taken_back(entry, seat)?;
        }
        while continues(log.since(kept).next())
            && let Some(entry) = entries.next()
            && self.is_within_turn(entry, decider)
            && self.check_taken_back(entry, seat).is_ok()
        {
            kept -= 1;
        }
        Ok(kept)
    }

    /// Refuses to take back an entry of Seat of Kings that showed cards of the deck, or that a person at another screen decided.
    fn check_taken_back(&self, entry: Entry<'_>, seat: Seat) -> Result<(), Refusal> {
        if entry.shows == Disclosure::Something {
            return Err(Refusal::Shown);
        }
        match entry.who {
            Some((other, Decider::Seat)) if self.variant().has_chance() => {
                let screen = self.screen(other);
                let is_elsewhere = screen.is_some() && screen != self.screen(seat);
                if is_elsewhere {
                    Err(Refusal::Decided)
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }

    /// Returns true if an entry may be of the turn of a seat: its own, or what a program had to decide meanwhile. Rule: SKD3, SKK2
    fn is_within_turn(&self, entry: Entry<'_>, seat: Seat) -> bool {
        let is_answer =
            |decision| matches!(decision, Decision::KeepFort(_) | Decision::Garrison(_));
        match (entry.who, entry.ply) {
            (Some((other, _)), _) if other == seat => true,
            (Some((other, _)), PlyRef::Action(Action::Kings(decision))) => {
                self.screen(other).is_none() && is_answer(decision)
            }
            _ => false,
        }
    }
}

/// Returns true if an entry goes on with a turn, so that an earlier one began it.
fn continues(entry: Option<Entry<'_>>) -> bool {
    match entry.map(|entry| entry.ply) {
        Some(PlyRef::Action(Action::Kings(decision))) => decision.continues(),
        _ => false,
    }
}
