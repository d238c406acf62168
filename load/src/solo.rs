//! A person who plays Seat of Kings against a greedy computer player.

use std::net::Ipv4Addr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::opening::post;
use crate::seat::{Seat, ServerMessage};

/// A person at a table with a computer player.
pub(crate) struct Solo(Seat);

/// The table, and how the person shows that the seat is theirs.
pub(crate) struct SoloTable {
    table: String,
    seat: (String, String),
}

/// The seat of the person, and that of the computer player.
const SEATS: [&str; 2] = ["blue", "red"];

impl SoloTable {
    /// The path and the body of a request about the last moves.
    pub(crate) fn tutor(&self) -> (String, Value) {
        let (seat, secret) = &self.seat;
        let body = json!({"secret": secret, "seat": seat, "since": 0});
        (format!("/api/tables/{}/tutor", self.table), body)
    }
}

impl Solo {
    /// Opens a table and begins.
    ///
    /// # Errors
    ///
    /// If the server does not let them.
    pub(crate) async fn sit_down(address: &str) -> Result<(SoloTable, Self)> {
        let secret = format!("{:032x}", u32::MAX);
        let [person, program] = SEATS;
        let seats = json!([{"seat": person, "person": 1}, {"seat": program, "program": "greedy"}]);
        let asked = json!({
            "agreed": {"variant": "seat-of-kings", "seats": seats},
            "secret": secret,
            "seat": person,
        });
        let url = format!("http://{address}/api/tables");
        let opened = tokio::task::spawn_blocking(move || {
            post(&ureq::Agent::new_with_defaults(), &url, &asked)
        });
        let opened = opened.await??;
        let table = opened["table"].as_str().context("no table")?.to_owned();
        let seat = (person.to_owned(), secret);
        let mut own = Seat::take(address, Ipv4Addr::LOCALHOST, &table, &seat, 0).await?;
        let share = own.share();
        let commitment = blake3::hash(&share).to_hex();
        own.order(json!({"do": "sit", "commitment": commitment.as_str()}))
            .await?;
        let mut solo = Self(own);
        solo.done().await?;
        let sent = blake3::Hash::from_bytes(share).to_hex();
        solo.0
            .order(json!({"do": "reveal", "sent": sent.as_str()}))
            .await?;
        solo.done().await?;
        Ok((SoloTable { table, seat }, solo))
    }

    /// Makes `decisions` decisions as fast as the other answers.
    ///
    /// # Errors
    ///
    /// If the socket ends, or the game does.
    pub(crate) async fn warm_up(mut self, decisions: usize) -> Result<Self> {
        for _ in 0..decisions {
            self.decide().await?;
        }
        Ok(self)
    }

    /// Makes a decision in each period.
    ///
    /// # Errors
    ///
    /// As [`Solo::warm_up`].
    pub(crate) async fn play(&mut self, period: Duration) -> Result<()> {
        loop {
            self.decide().await?;
            sleep(period).await;
        }
    }

    /// Waits for the turn and makes a decision.
    async fn decide(&mut self) -> Result<()> {
        loop {
            if let Some(decision) = self.0.decision()? {
                let before = self.0.view.version;
                self.0
                    .order(json!({"do": "move", "action": decision}))
                    .await?;
                self.done().await?;
                while self.0.view.version == before {
                    self.hear().await?;
                }
                return Ok(());
            }
            ensure!(self.0.view.stage != "over", "the game is over");
            self.hear().await?;
        }
    }

    /// Waits until an order is done.
    async fn done(&mut self) -> Result<()> {
        while !self.hear().await? {}
        Ok(())
    }

    /// Notes a message. Returns true if it says that an order was done.
    async fn hear(&mut self) -> Result<bool> {
        let heard = self.0.hear().await?;
        let is_done = matches!(heard, ServerMessage::Done);
        if let ServerMessage::View(view) = heard {
            self.0.view = view;
        }
        Ok(is_done)
    }
}
