//! Two remote players who play each other, game after game.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, sleep_until};

use crate::latencies::Latencies;
use crate::opening::OpenTable;
use crate::rematches::Rematches;
use crate::seat::{Seat, ServerMessage};

/// Two players at one table.
pub(crate) struct Pair {
    seats: [Seat; 2],
    rematches: Rematches,
}

/// The schedule of a pair: its offset in a period that all pairs share.
#[derive(Debug)]
pub(crate) struct Pace {
    /// The begin of the schedule and of the measurement; `None` until they are set.
    pub(crate) begin: watch::Receiver<Option<[Instant; 2]>>,
    /// The time from the beginning to its first move.
    pub(crate) offset: Duration,
    pub(crate) period: Duration,
}

impl Pair {
    /// Seats both at their table, which begins the game.
    ///
    /// # Errors
    ///
    /// If the server does not let them.
    pub(crate) async fn sit_down(address: &str, opened: &OpenTable, seed: u64) -> Result<Self> {
        let [one, other] = &opened.seats;
        let seats = [
            Seat::take(address, opened.from, &opened.table, one, 2 * seed).await?,
            Seat::take(address, opened.from, &opened.table, other, 2 * seed + 1).await?,
        ];
        let mut pair = Self {
            seats,
            rematches: Rematches::default(),
        };
        pair.sit().await?;
        Ok(pair)
    }

    async fn sit(&mut self) -> Result<()> {
        let shares = [0, 1].map(|place| self.seats[place].share());
        for (place, share) in shares.iter().enumerate() {
            let commitment = blake3::hash(share).to_hex();
            self.order(
                place,
                json!({"do": "sit", "commitment": commitment.as_str()}),
            )
            .await?;
        }
        for (place, share) in shares.into_iter().enumerate() {
            let sent = blake3::Hash::from_bytes(share).to_hex();
            self.order(place, json!({"do": "reveal", "sent": sent.as_str()}))
                .await?;
        }
        Ok(())
    }

    /// Plays `moves` moves.
    ///
    /// # Errors
    ///
    /// If a socket ends, or the server refuses a move.
    pub(crate) async fn warm_up(mut self, moves: usize) -> Result<Self> {
        for _ in 0..moves {
            self.decide().await?;
            self.play_again_if_over().await?;
        }
        Ok(self)
    }

    /// Ends the game: the first player resigns.
    ///
    /// # Errors
    ///
    /// If a socket ends, or the server refuses.
    pub(crate) async fn resign(mut self) -> Result<()> {
        self.order(0, json!({"do": "resign"})).await.map(drop)
    }

    /// Reads messages until the schedule begins, then plays by it. Records the latency of each move, from the time at which
    /// it was due. While the law of offers delays a rematch, no move is due.
    ///
    /// # Errors
    ///
    /// If a socket ends, or the server refuses a move.
    pub(crate) async fn play(
        mut self,
        mut pace: Pace,
        latencies: Rc<RefCell<Latencies>>,
    ) -> Result<()> {
        let [begin, measured] = loop {
            tokio::select! {
                begin = pace.begin.wait_for(Option::is_some) => {
                    break begin?.expect("it was waited for");
                }
                heard = hear(&mut self.seats) => self.note(heard?),
            }
        };
        let first = begin + pace.offset;
        let mut ticks = interval_at(first, pace.period);
        loop {
            let due = loop {
                tokio::select! {
                    due = ticks.tick() => break due,
                    heard = hear(&mut self.seats) => self.note(heard?),
                }
            };
            let came = self.decide().await?;
            if due >= measured {
                latencies.borrow_mut().add(came - due);
            }
            if let Some(paused_until) = self.play_again_if_over().await? {
                ticks.reset_at(due_from(first, pace.period, paused_until));
            }
        }
    }

    /// Starts another game if one is over. Returns the end of the pause if it had to wait for the law of offers.
    async fn play_again_if_over(&mut self) -> Result<Option<Instant>> {
        if self.seats[0].view.stage != "over" {
            return Ok(None);
        }
        let (place, paused_until) = self.rematches.next(Instant::now());
        if let Some(until) = paused_until {
            self.wait_until(until).await?;
        }
        self.order(place, json!({"do": "offer", "offer": "rematch"}))
            .await?;
        self.rematches.confirm(place, Instant::now());
        self.order(1 - place, json!({"do": "agree"})).await?;
        self.sit().await?;
        Ok(paused_until)
    }

    /// Reads messages until a time.
    async fn wait_until(&mut self, until: Instant) -> Result<()> {
        loop {
            tokio::select! {
                () = sleep_until(until) => return Ok(()),
                heard = hear(&mut self.seats) => self.note(heard?),
            }
        }
    }

    /// Makes a move. Returns the time at which the other seat saw it.
    async fn decide(&mut self) -> Result<Instant> {
        for place in 0..2 {
            if let Some(decision) = self.seats[place].decision()? {
                return self
                    .order(place, json!({"do": "move", "action": decision}))
                    .await;
            }
        }
        bail!("no seat is asked, and the game is not over")
    }

    /// Sends a command. Returns the time at which the other seat saw it, once both have the confirmation.
    async fn order(&mut self, place: usize, what: Value) -> Result<Instant> {
        let before = self.seats[1 - place].view.version;
        self.seats[place].order(what).await?;
        let (mut is_done, mut seen) = (false, None);
        loop {
            let (whose, heard) = hear(&mut self.seats).await?;
            is_done |= whose == place && matches!(heard, ServerMessage::Done);
            self.note((whose, heard));
            if seen.is_none() && self.seats[1 - place].view.version > before {
                seen = Some(Instant::now());
            }
            if let (true, Some(seen)) = (is_done, seen) {
                return Ok(seen);
            }
        }
    }

    fn note(&mut self, (whose, heard): (usize, ServerMessage)) {
        if let ServerMessage::View(view) = heard {
            self.seats[whose].view = view;
        }
    }
}

/// The next message of either seat, and the index of the seat.
async fn hear([one, other]: &mut [Seat; 2]) -> Result<(usize, ServerMessage)> {
    tokio::select! {
        heard = one.hear() => Ok((0, heard?)),
        heard = other.hear() => Ok((1, heard?)),
    }
}

/// The first time from `from` on at which a schedule has a move that is due.
fn due_from(first: Instant, period: Duration, from: Instant) -> Instant {
    let periods = (from - first).div_duration_f64(period).ceil();
    first + period.mul_f64(periods)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_schedule_goes_on_after_a_pause_at_the_next_due_move() {
        let (first, period) = (Instant::now(), Duration::from_millis(150));
        let after = |ms| first + Duration::from_millis(ms);
        for (from, due) in [(0, 0), (1, 150), (150, 150), (10_000, 10_050)] {
            assert_eq!(due_from(first, period, after(from)), after(due), "{from}");
        }
    }
}
