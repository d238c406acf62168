//! The messages of one client.

use std::sync::Arc;
use std::time::Instant;

use governor::DefaultDirectRateLimiter;
use host::api::{FromClient, Target, ToClient};
use host::{
    MAX_LOG_ENTRIES, MAX_MOMENTS, Outbox as _, Problem, SeenVersion, Session as HostSession,
    TableId, TableSlot, Unread, read_message,
};
use play::Order;

use crate::Random;
use crate::net::address::Address;
use crate::net::limits;
use crate::net::outbox::{End, Outbox};
use crate::net::refusal::log;
use crate::state::AppState;
use crate::tables::{orders, readers};

/// One client, with the limits that a network needs.
pub(super) struct Session {
    state: Arc<AppState>,
    address: Address,
    session: HostSession<Outbox>,
    rate: DefaultDirectRateLimiter,
    /// The number of unreadable or excess messages it sent, less the readable ones since.
    strikes: u32,
    /// The random payload of the last ping and when it was sent, until it comes back.
    ping: Option<([u8; 8], Instant)>,
    /// The network lag of a message, in milliseconds.
    lag_ms: u64,
    /// The bytes of the last view that it asked for.
    view_bytes: usize,
}

/// After how many strikes a client is disconnected.
const MAX_STRIKES: u32 = 16;

/// The bytes of an entry of a log: no message of whole games has more than 128 of these.
const LOG_ENTRY_BYTES: usize = 320;

/// The bytes of a moment: none of Seat of Kings for four has more.
const MOMENT_BYTES: usize = 4_000;

impl Session {
    pub(super) fn new(state: Arc<AppState>, address: Address, outbox: Outbox) -> Self {
        Self {
            rate: limits::messages(state.settings.messages_per_second),
            session: HostSession::new(outbox, state.settings.tables_per_socket),
            state,
            address,
            strikes: 0,
            ping: None,
            lag_ms: 0,
            view_bytes: 0,
        }
    }

    /// Handles a message.
    pub(super) async fn handle(&mut self, text: &str) {
        if self.rate.check().is_err() {
            let refused = Unread::of(text, Problem::TooOften);
            return self.penalize(refused.table, refused.id, &refused.problem);
        }
        match read_message(text) {
            Ok(message) => {
                self.strikes = self.strikes.saturating_sub(1);
                // Boxed: the future is large and most sockets are idle.
                Box::pin(self.act(message)).await;
            }
            Err(refused) => self.penalize(refused.table, refused.id, &refused.problem),
        }
    }

    /// Counts a message that says nothing: a ping or a pong.
    pub(super) fn count(&mut self) {
        if self.rate.check().is_err() {
            self.penalize(None, None, &Problem::TooOften);
        }
    }

    async fn act(&mut self, message: FromClient) {
        let tables = &self.state.tables;
        match message {
            FromClient::Seats { table, secret } => {
                let shown = readers::show_secret(tables, &mut self.session, table, &secret).await;
                self.refuse_if(Some(table), None, shown);
            }
            FromClient::Watch {
                target,
                since,
                epoch,
            } => {
                let table = target.table;
                let since = since.map(|version| SeenVersion { epoch, version });
                let watched = self.watch(target, since).await;
                self.refuse_if(Some(table), None, watched);
            }
            FromClient::Log { target, before } => {
                let bytes = before.min(MAX_LOG_ENTRIES) * LOG_ENTRY_BYTES;
                self.send_part(target.table, bytes, |session, slot| {
                    session.send_log(slot, &target, before)
                })
                .await;
            }
            FromClient::Moments { target, from } => {
                self.send_part(target.table, MAX_MOMENTS * MOMENT_BYTES, |session, slot| {
                    session.send_moments(slot, &target, from)
                })
                .await;
            }
            FromClient::Leave { target } => {
                self.session.forget_watched(&target);
                readers::leave(tables, &target, self.session.outbox()).await;
            }
            FromClient::Order {
                target,
                epoch,
                order,
            } => self.order(&target, epoch, &order).await,
            FromClient::Ping { number } => {
                let at = self.state.clock.now();
                self.session.outbox().put(&ToClient::Pong { number, at });
            }
        }
    }

    /// Sends a view, the first of a socket at once. Each further one waits until the address may be sent as much as the last one had: without
    /// that 32 sockets would get 38 megabytes a second.
    async fn watch(&mut self, target: Target, since: Option<SeenVersion>) -> Result<(), Problem> {
        let outbox = self.session.outbox().clone();
        if self.view_bytes > 0 {
            outbox.wait_for(self.view_bytes).await?;
        }
        let before = outbox.queued();
        // Until what is asked for is queued, which counts it.
        let _reserved = outbox.reserve().ok_or(Problem::TooMany)?;
        let (tables, session) = (&self.state.tables, &mut self.session);
        let watched = readers::watch(tables, session, self.address, target, since).await;
        if watched.is_ok() {
            self.view_bytes = outbox.queued() - before;
        }
        watched
    }

    /// Sends a part of a table of at most so many bytes, so that it is refused before its table is loaded or waited for.
    async fn send_part(
        &self,
        table: TableId,
        bytes: usize,
        send: impl FnOnce(&HostSession<Outbox>, &TableSlot<Outbox>) -> Result<(), Problem>,
    ) {
        let sent = async {
            self.state.limits.sent.check_bytes(self.address, bytes)?;
            let _reserved = self.session.outbox().reserve().ok_or(Problem::TooMany)?;
            let slot = self.state.tables.own(table).await?;
            send(&self.session, slot.table())
        };
        let sent = sent.await;
        self.refuse_if(Some(table), None, sent);
    }

    async fn order(&self, target: &Target, epoch: Option<u64>, order: &Order) {
        let tables = &self.state.tables;
        let done = orders::order(tables, &self.session, target, epoch, order, self.lag_ms);
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
    pub(super) fn penalize(&mut self, table: Option<TableId>, id: Option<u64>, problem: &Problem) {
        self.state.metrics.refused.inc();
        self.session.refuse(table, id, problem);
        self.strikes += 1;
        if self.strikes >= MAX_STRIKES {
            self.session.outbox().end(End::Unfit);
        }
    }

    /// The payload of the next ping. Random, so that a client cannot answer a ping that it has not received.
    pub(super) fn ping(&mut self) -> [u8; 8] {
        let payload = Random::system().bytes();
        self.ping = Some((payload, Instant::now()));
        payload
    }

    /// Measures how long a message takes, by the answer to the last ping. Anything else measures nothing.
    pub(super) fn pong(&mut self, bytes: &[u8]) {
        if let Some((_, sent)) = self.ping.take_if(|(payload, _)| payload == bytes) {
            self.lag_ms = sent.elapsed().as_millis() as u64 / 2;
        }
    }

    /// Ends all that it watches.
    pub(super) async fn end(self) {
        for target in self.session.watched() {
            let outbox = self.session.outbox();
            readers::leave(&self.state.tables, target, outbox).await;
        }
    }
}
