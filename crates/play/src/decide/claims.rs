//! Claims of a game whose opponent went away.

use game::Seat;

use super::endings;
use crate::{Claim, ClockRule, CommandContext, Departure, Ending, Event, RULES, Refusal, Table};

/// The factor by which an absence has to be longer without a clock, where nobody loses by waiting.
const UNHURRIED: u64 = 5;

impl Table {
    /// The event that follows from a claim. Rule: M9, SKO5
    pub(super) fn claimed(
        &self,
        seat: Seat,
        claim: Claim,
        version: u32,
        context: &CommandContext,
    ) -> Result<Event, Refusal> {
        self.check_playing(seat)?;
        self.check_position(version)?;
        let limit = self
            .away_limit_ms(context.claim_after_ms)
            .ok_or(Refusal::NoClaim)?;
        let asked = self.asked().iter().copied();
        let absences = asked.filter_map(|other| {
            let away_ms = context.away_ms[other.index()];
            let is_person = self.screen(other).is_some();
            let counts = is_person && away_ms > 0 && !self.are_partners(seat, other);
            counts.then_some((away_ms, other))
        });
        let (away_ms, gone) = absences
            .max_by_key(|&(away_ms, _)| away_ms)
            .ok_or(Refusal::NotAway { wait_ms: None })?;
        if away_ms < limit {
            let wait_ms = Some(limit - away_ms);
            return Err(Refusal::NotAway { wait_ms });
        }
        let gone = gone.index() as u8;
        match claim {
            Claim::Win => Ok(Event::SeatLeft {
                seat: gone,
                how: Departure::Abandoned,
            }),
            Claim::Draw if self.variant().has_chance() => Err(Refusal::NoClaim),
            Claim::Draw => Ok(Event::GameEnded {
                ending: Ending::Abandoned { seat: gone },
                points: endings::drawn(self),
                rules: RULES,
            }),
        }
    }

    /// After how long an absence a seat that is asked counts as gone, in milliseconds, at a host with this `claim_after_ms`;
    /// `None` where a day or more is given for a decision.
    pub const fn away_limit_ms(&self, claim_after_ms: u64) -> Option<u64> {
        match self.agreed().clock {
            ClockRule::None => Some(claim_after_ms.saturating_mul(UNHURRIED)),
            ClockRule::Fischer { .. } => Some(claim_after_ms),
            ClockRule::Days(_) => None,
        }
    }
}
