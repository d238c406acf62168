//! The messages of one client.

use std::sync::Arc;

use governor::DefaultDirectRateLimiter;
use host::api::{FromClient, Target, ToClient};
use host::{Outbox as _, Problem, Session as HostSession, TableId};
use play::Order;

use crate::address::Address;
use crate::failure::log;
use crate::limits;
use crate::outbox::{End, Outbox};
use crate::state::AppState;

/// One client, with the limits that a network needs.
pub(super) struct Session {
    state: Arc<AppState>,
    address: Address,
    session: HostSession<Outbox>,
    rate: DefaultDirectRateLimiter,
    /// How many unreadable or excess messages it sent, less the readable ones since.
    strikes: u32,
    /// How long a message takes on its way, in milliseconds.
    lag_ms: u64,
}

/// After how many strikes a client is disconnected.
const MAX_STRIKES: u32 = 16;

impl Session {
    pub(super) fn new(state: Arc<AppState>, address: Address, outbox: Outbox) -> Self {
        Self {
            rate: limits::messages(state.settings.messages_per_second),
            session: HostSession::new(outbox, state.settings.tables_per_socket),
            state,
            address,
            strikes: 0,
            lag_ms: 0,
        }
    }

    /// Handles a message.
    pub(super) async fn handle(&mut self, text: &str) {
        if self.rate.check().is_err() {
            return self.penalize(&Problem::TooOften);
        }
        match serde_json::from_str(text) {
            Ok(message) => {
                self.strikes = self.strikes.saturating_sub(1);
                // Boxed: the future is large and most sockets are idle.
                Box::pin(self.act(message)).await;
            }
            Err(error) => self.penalize(&Problem::Malformed(error.to_string())),
        }
    }

    async fn act(&mut self, message: FromClient) {
        let tables = &self.state.tables;
        match message {
            FromClient::Seats { table, secret } => {
                let shown = tables.show_secret(&mut self.session, table, &secret).await;
                self.refuse_if(Some(table), None, shown);
            }
            FromClient::Watch { target, since } => {
                let table = target.table;
                let watched = tables.watch(&mut self.session, target, since).await;
                self.refuse_if(Some(table), None, watched);
            }
            FromClient::Log { target, before } => {
                let sent = tables.send_log(&self.session, &target, before).await;
                self.refuse_if(Some(target.table), None, sent);
            }
            FromClient::Leave { target } => {
                self.session.forget_watched(&target);
                tables.leave(&target, self.session.outbox()).await;
            }
            FromClient::Order { target, order } => self.order(&target, &order).await,
            FromClient::Ping { number } => {
                let at = self.state.clock.now();
                self.session.outbox().put(&ToClient::Pong { number, at });
            }
        }
    }

    async fn order(&self, target: &Target, order: &Order) {
        let tables = &self.state.tables;
        let done = tables.order(&self.session, target, order, self.lag_ms);
        let done = done.await;
        let done = done.map(|version| {
            self.session.acknowledge(target.table, order.id, version);
        });
        self.refuse_if(Some(target.table), Some(order.id), done);
    }

    fn refuse_if(&self, table: Option<TableId>, id: Option<u64>, done: Result<(), Problem>) {
        if let Err(problem) = done {
            let problem = self.state.limits.count_guess(self.address, problem);
            log(&problem);
            self.state.metrics.refused.inc();
            self.session.refuse(table, id, &problem);
        }
    }

    /// Refuses an unfit message, and disconnects a client that sends many of them.
    pub(super) fn penalize(&mut self, problem: &Problem) {
        self.state.metrics.refused.inc();
        self.session.refuse(None, None, problem);
        self.strikes += 1;
        if self.strikes >= MAX_STRIKES {
            self.session.outbox().end(End::Unfit);
        }
    }

    /// Measures how long a message takes, by a heartbeat that came back.
    pub(super) fn pong(&mut self, bytes: &[u8]) {
        if let Ok(sent) = bytes.try_into().map(u64::from_be_bytes) {
            self.lag_ms = self.state.clock.now().saturating_sub(sent) / 2;
        }
    }

    /// Ends all that it watches.
    pub(super) async fn end(self) {
        for target in self.session.watched() {
            let outbox = self.session.outbox();
            self.state.tables.leave(target, outbox).await;
        }
    }
}
