//! Two remote players who play each other, game after game.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::{Instant, interval_at};

use crate::latencies::Latencies;
use crate::opening::OpenTable;
use crate::seat::{Seat, ServerMessage};

/// Two players at one table.
pub(crate) struct Pair {
    seats: [Seat; 2],
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
            Seat::take(address, &opened.table, one, 2 * seed).await?,
            Seat::take(address, &opened.table, other, 2 * seed + 1).await?,
        ];
        let mut pair = Self { seats };
        pair.sit().await?;
        Ok(pair)
    }

    async fn sit(&mut self) -> Result<()> {
        let parts = [0, 1].map(|place| self.seats[place].part());
        for (place, part) in parts.iter().enumerate() {
            let commitment = blake3::hash(part).to_hex();
            self.order(
                place,
                json!({"do": "sit", "commitment": commitment.as_str()}),
            )
            .await?;
        }
        for (place, part) in parts.into_iter().enumerate() {
            let sent = blake3::Hash::from_bytes(part).to_hex();
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
            self.play_one().await?;
        }
        Ok(self)
    }

    /// Reads messages until the schedule begins, then plays by it. Records the latency of each move, from the time at which
    /// it was due.
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
        let mut ticks = interval_at(begin + pace.offset, pace.period);
        loop {
            let due = loop {
                tokio::select! {
                    due = ticks.tick() => break due,
                    heard = hear(&mut self.seats) => self.note(heard?),
                }
            };
            let came = self.play_one().await?;
            if due >= measured {
                latencies.borrow_mut().add(came - due);
            }
        }
    }

    /// Plays one move, and starts another game if one is over. Returns the time at which the other seat saw the move.
    async fn play_one(&mut self) -> Result<Instant> {
        let came = self.decide().await?;
        if self.seats[0].view.stage == "over" {
            self.play_again().await?;
        }
        Ok(came)
    }

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

    async fn play_again(&mut self) -> Result<()> {
        self.order(0, json!({"do": "offer", "offer": "rematch"}))
            .await?;
        self.order(1, json!({"do": "agree"})).await?;
        self.sit().await
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
