//! What one client has shown and watches, and what it says.

use std::collections::HashMap;
use std::sync::Arc;

use governor::DefaultDirectRateLimiter;
use play::Order;

use crate::address::Address;
use crate::api::{FromClient, Target, ToClient};
use crate::clock::now;
use crate::host::Host;
use crate::limits;
use crate::outbox::{End, Outbox};
use crate::problem::Problem;
use crate::secret::{Secret, SecretHash};
use crate::table_id::TableId;

/// One client.
pub(super) struct Session {
    host: Arc<Host>,
    address: Address,
    outbox: Outbox,
    /// The secrets that it has shown, by table.
    held: HashMap<TableId, Vec<SecretHash>>,
    watches: Vec<Target>,
    rate: DefaultDirectRateLimiter,
    /// How often it said what cannot be read, or too much; what can be read makes up for it.
    strikes: u32,
    /// What a message takes on its way, in milliseconds.
    lag_ms: u64,
}

/// After how many strikes a client is let go.
const MOST_STRIKES: u32 = 16;

impl Session {
    pub(super) fn new(host: Arc<Host>, address: Address, outbox: Outbox) -> Self {
        Self {
            rate: limits::messages(host.settings.messages_per_second),
            host,
            address,
            outbox,
            held: HashMap::new(),
            watches: Vec::new(),
            strikes: 0,
            lag_ms: 0,
        }
    }

    /// Does what the client says.
    pub(super) async fn hear(&mut self, text: &str) {
        if self.rate.check().is_err() {
            return self.strike(&Problem::TooOften);
        }
        match serde_json::from_str(text) {
            Ok(message) => {
                self.strikes = self.strikes.saturating_sub(1);
                // What this takes is large, and a socket seldom does anything.
                Box::pin(self.act(message)).await;
            }
            Err(error) => self.strike(&Problem::Malformed(error.to_string())),
        }
    }

    async fn act(&mut self, message: FromClient) {
        match message {
            FromClient::Seats { table, secret } => {
                let shown = self.show(table, &secret).await;
                self.answer(Some(table), None, shown);
            }
            FromClient::Watch { target, since } => {
                let table = target.table;
                let watched = self.watch(target, since).await;
                self.answer(Some(table), None, watched);
            }
            FromClient::Leave { target } => {
                self.watches.retain(|watched| *watched != target);
                self.host.tables.leave(&target, &self.outbox).await;
            }
            FromClient::Order { target, order } => self.order(&target, &order).await,
            FromClient::Ping { number } => self.outbox.put(&ToClient::Pong { number, at: now() }),
        }
    }

    async fn show(&mut self, table: TableId, secret: &Secret) -> Result<(), Problem> {
        let count: usize = self.held.values().map(Vec::len).sum();
        if count >= self.host.settings.tables_per_socket {
            return Err(Problem::TooMany);
        }
        let hash = secret.hash();
        let inner = self.host.tables.own(table).await?;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        let seats = live.seats_of(hash);
        if seats.is_empty() {
            return Err(Problem::WrongSecret);
        }
        let held = self.held.entry(table).or_default();
        if !held.contains(&hash) {
            held.push(hash);
        }
        self.outbox.put(&ToClient::Seats { table, seats });
        Ok(())
    }

    async fn watch(&mut self, target: Target, since: Option<u32>) -> Result<(), Problem> {
        let is_new = !self.watches.contains(&target);
        if is_new && self.watches.len() >= self.host.settings.tables_per_socket {
            return Err(Problem::TooMany);
        }
        let held = self.held.get(&target.table).map_or(&[][..], Vec::as_slice);
        let tables = &self.host.tables;
        let watched = tables.watch(target.clone(), held, since, &self.outbox);
        watched.await?;
        if is_new {
            self.watches.push(target);
        }
        Ok(())
    }

    async fn order(&mut self, target: &Target, order: &Order) {
        let held = self.held.get(&target.table).map_or(&[][..], Vec::as_slice);
        let done = self.host.tables.order(target, held, order, self.lag_ms);
        let done = done.await.map(|version| {
            self.outbox.put(&ToClient::Done {
                table: target.table,
                id: order.id,
                version,
            });
        });
        self.answer(Some(target.table), Some(order.id), done);
    }

    /// Says why not, if so.
    fn answer(&self, table: Option<TableId>, id: Option<u64>, done: Result<(), Problem>) {
        if let Err(problem) = done {
            let problem = self.host.limits.wrong(self.address, problem);
            self.host.metrics.refused.inc();
            let error = problem.body();
            self.outbox.put(&ToClient::Error { table, id, error });
        }
    }

    /// Refuses what is no fit message; a client that goes on so is let go.
    pub(super) fn strike(&mut self, problem: &Problem) {
        self.host.metrics.refused.inc();
        self.outbox.put(&super::error_message(problem));
        self.strikes += 1;
        if self.strikes >= MOST_STRIKES {
            self.outbox.end(End::Unfit);
        }
    }

    /// Measures the way of a message by a heartbeat that came back.
    pub(super) fn pong(&mut self, bytes: &[u8]) {
        if let Ok(sent) = bytes.try_into().map(u64::from_be_bytes) {
            self.lag_ms = now().saturating_sub(sent) / 2;
        }
    }

    /// Lets go of all that it watched.
    pub(super) async fn end(self) {
        for target in &self.watches {
            self.host.tables.leave(target, &self.outbox).await;
        }
    }
}
