//! Clocks: how long seats may think, by the rules of `docs/clocks.md`.

use game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Refusal;

/// The time control of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClockRule {
    /// Nobody has a clock.
    #[default]
    None,
    /// Each seat has an initial time for the game, and an increment each time it completes what it has to do.
    Fischer {
        /// The time at the beginning, in milliseconds: 10 seconds to a day.
        initial_ms: u64,
        /// The increment, in milliseconds: none to ten minutes.
        increment_ms: u64,
    },
    /// Each seat has this many days whenever it must decide: 1 to 30.
    Days(
        /// The number of days of 24 hours.
        u8,
    ),
}

/// The clocks of the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Clocks {
    rule: ClockRule,
    /// By seat: what is left in milliseconds, as of when its clock began to run.
    left_ms: [u64; Seat::MAX_COUNT],
    /// By seat: when its clock began to run, if it runs.
    since: [Option<u64>; Seat::MAX_COUNT],
    /// By seat: how much lag may still be given back, in milliseconds.
    lag_left_ms: [u64; Seat::MAX_COUNT],
}

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const DAY: u64 = 24 * 60 * MINUTE;

/// The maximum network lag that is given back for one decision, in milliseconds.
pub const MAX_LAG_MS: u64 = 500;

/// The most lag that can be given back to a seat at once for decisions to come, in milliseconds; also what it begins a game
/// with. A client can delay its answers to heartbeats, so what it gains by that must be bounded.
const MAX_LAG_LEFT_MS: u64 = 2_000;

/// By how much that grows with each decision of the seat, in milliseconds.
const LAG_GAIN_MS: u64 = 100;

impl ClockRule {
    /// Refuses numbers that are out of range.
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let (key, range, is_within) = match self {
            Self::None => return Ok(()),
            Self::Fischer { initial_ms, .. } if !(10 * SECOND..=DAY).contains(&initial_ms) => {
                ("initial_ms", "10000 to 86400000", false)
            }
            Self::Fischer { increment_ms, .. } => {
                ("increment_ms", "0 to 600000", increment_ms <= 10 * MINUTE)
            }
            Self::Days(days) => ("days", "1 to 30", (1..=30).contains(&days)),
        };
        if is_within {
            Ok(())
        } else {
            Err(Refusal::InvalidTerms(format!(
                "clock.{key}: must be {range}"
            )))
        }
    }

    /// The time of a clock at the beginning of a game, in milliseconds.
    const fn begins_with(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Fischer { initial_ms, .. } => initial_ms,
            Self::Days(days) => days as u64 * DAY,
        }
    }
}

impl Clocks {
    /// The clocks before a game.
    pub(crate) fn new(rule: ClockRule) -> Self {
        Self {
            rule,
            left_ms: [rule.begins_with(); Seat::MAX_COUNT],
            since: [None; Seat::MAX_COUNT],
            lag_left_ms: [MAX_LAG_LEFT_MS; Seat::MAX_COUNT],
        }
    }

    /// The time left on this clock at a moment, in milliseconds; `None` without clocks.
    pub(crate) fn shown(&self, seat: Seat, at: u64) -> Option<u64> {
        if self.rule == ClockRule::None {
            return None;
        }
        let run = self.since[seat.index()].map_or(0, |since| at.saturating_sub(since));
        Some(self.left_ms[seat.index()].saturating_sub(run))
    }

    /// Returns true if this clock runs.
    pub(crate) fn runs(&self, seat: Seat) -> bool {
        self.since[seat.index()].is_some()
    }

    /// The seat whose clock runs out next, and the time.
    pub(crate) fn due(&self) -> Option<(Seat, u64)> {
        let running = (0..Seat::MAX_COUNT as u8)
            .map(Seat::new)
            .filter_map(|seat| {
                let since = self.since[seat.index()]?;
                Some((seat, since + self.left_ms[seat.index()]))
            });
        running.min_by_key(|&(_, due)| due)
    }

    /// Lets the clocks of just these seats run from now on. One that stops gets its increment.
    pub(crate) fn ask(&mut self, asked: impl Fn(Seat) -> bool, at: u64) {
        if self.rule == ClockRule::None {
            return;
        }
        for seat in (0..Seat::MAX_COUNT as u8).map(Seat::new) {
            match (self.runs(seat), asked(seat)) {
                (false, true) => self.since[seat.index()] = Some(at),
                (true, false) => self.stop(seat, at),
                (true, true) | (false, false) => {}
            }
        }
    }

    fn stop(&mut self, seat: Seat, at: u64) {
        let left = self.shown(seat, at).unwrap_or_default();
        self.since[seat.index()] = None;
        self.left_ms[seat.index()] = match self.rule {
            ClockRule::Fischer { increment_ms, .. } => left + increment_ms,
            ClockRule::None | ClockRule::Days(_) => self.rule.begins_with(),
        };
    }

    /// Gives time back to the clock of a seat that runs: what its decision took on its way.
    pub(crate) fn give_back(&mut self, seat: Seat, lag_ms: u64, at: u64) {
        if let Some(since) = &mut self.since[seat.index()] {
            *since = (*since + lag_ms.min(MAX_LAG_MS)).min(at);
            let left = &mut self.lag_left_ms[seat.index()];
            *left = (left.saturating_sub(lag_ms) + LAG_GAIN_MS).min(MAX_LAG_LEFT_MS);
        }
    }

    /// The lag that may still be given back to a seat, in milliseconds.
    pub(crate) const fn lag_left_ms(&self, seat: Seat) -> u64 {
        self.lag_left_ms[seat.index()]
    }

    /// Gives back the downtime of the host, which ended now: nobody's clock ran during it.
    pub(crate) fn skip_downtime(&mut self, downtime_ms: u64, at: u64) {
        for since in self.since.iter_mut().flatten() {
            *since = (*since + downtime_ms).min(at);
        }
    }

    /// Stops the clock of a seat that leaves the game as it is, without an increment.
    pub(crate) fn leave(&mut self, seat: Seat, at: u64) {
        if let Some(left) = self.shown(seat, at) {
            self.left_ms[seat.index()] = left;
            self.since[seat.index()] = None;
        }
    }

    /// Stops all clocks as they are.
    pub(crate) fn halt(&mut self, at: u64) {
        for seat in (0..Seat::MAX_COUNT as u8).map(Seat::new) {
            self.leave(seat, at);
        }
    }
}

#[cfg(test)]
mod tests;
