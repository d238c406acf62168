//! The rematches that the two seats of a pair offer, by the law of offers.

use std::time::Duration;

use tokio::time::Instant;

/// The rematches that each seat of a pair has offered.
#[derive(Debug, Default)]
pub(crate) struct Rematches {
    /// By seat: when its last offer was confirmed; `None` before the first.
    confirmed: [Option<Instant>; 2],
}

/// The pause before a seat may repeat an offer. A rematch needs no further entries in the log, as other offers do.
const PAUSE: Duration = Duration::from_secs(10);

impl Rematches {
    /// The index of the seat that may offer the next rematch first, and from when on it may if it has to wait at `now`.
    pub(crate) fn next(&self, now: Instant) -> (usize, Option<Instant>) {
        let [one, other] = self.confirmed;
        let place = usize::from(other < one);
        let may_from = self.confirmed[place].map(|confirmed| confirmed + PAUSE);
        (place, may_from.filter(|&from| from > now))
    }

    /// Notes an offer. The server has counted the pause since some time before its confirmation.
    pub(crate) const fn confirm(&mut self, place: usize, at: Instant) {
        self.confirmed[place] = Some(at);
    }
}

#[cfg(test)]
mod tests;
