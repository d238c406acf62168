//! The sockets of the clients: the messages of the protocol, without a network.

use host::api::{FromClient, PROTOCOL, Target, ToClient};
use host::{Outbox, Problem, SeenVersion, Session, TableId, TableSlot, read_message};
use play::Order;

use crate::home::Home;
use crate::port::Port;

/// The number of tables that a client may watch.
const MAX_TABLES: usize = 64;

/// As a server has them. Nothing is sent to find out whether the other side is there.
const HEARTBEAT_MS: u64 = 30_000;
const MESSAGE_BYTES: usize = 16_384;

impl Home {
    pub(crate) async fn connect(&mut self, client: u32, language: &str) {
        let language = self.speak(language).await;
        let port = self.sent.port(client, language);
        port.put(&ToClient::Welcome {
            protocol: PROTOCOL,
            at: self.at,
            heartbeat_ms: HEARTBEAT_MS,
            message_bytes: MESSAGE_BYTES,
        });
        self.sessions.insert(client, Session::new(port, MAX_TABLES));
    }

    pub(crate) fn disconnect(&mut self, client: u32) {
        if let Some(session) = self.sessions.remove(&client) {
            for target in session.watched() {
                self.left(target, &session);
            }
        }
    }

    pub(crate) async fn message(&mut self, client: u32, text: &str) {
        let Some(mut session) = self.sessions.remove(&client) else {
            return;
        };
        match read_message(text) {
            Ok(message) => self.act(&mut session, message).await,
            Err(refused) => session.refuse(refused.table, refused.id, &refused.problem),
        }
        self.sessions.insert(client, session);
    }

    async fn act(&mut self, session: &mut Session<Port>, message: FromClient) {
        let table = match &message {
            FromClient::Seats { table, .. } => *table,
            FromClient::Watch { target, .. }
            | FromClient::Log { target, .. }
            | FromClient::Moments { target, .. }
            | FromClient::Leave { target }
            | FromClient::Order { target, .. } => target.table,
            FromClient::Ping { number } => {
                let (number, at) = (*number, self.at);
                return session.outbox().put(&ToClient::Pong { number, at });
            }
        };
        let (id, done) = match message {
            FromClient::Seats { secret, .. } => {
                let shown = match session.check_secrets() {
                    Ok(()) => self.loaded_slot(table).await,
                    Err(problem) => Err(problem),
                };
                (
                    None,
                    shown.and_then(|slot| session.show_secret(slot, &secret)),
                )
            }
            FromClient::Watch {
                target,
                since,
                epoch,
            } => {
                let since = since.map(|version| SeenVersion { epoch, version });
                (None, self.watch(session, target, since).await)
            }
            FromClient::Log { target, before } => {
                let slot = self.loaded_slot(table).await;
                (
                    None,
                    slot.and_then(|slot| session.send_log(slot, &target, before)),
                )
            }
            FromClient::Moments { target, from } => {
                let slot = self.loaded_slot(table).await;
                (
                    None,
                    slot.and_then(|slot| session.send_moments(slot, &target, from)),
                )
            }
            FromClient::Leave { target } => {
                session.forget_watched(&target);
                self.left(&target, session);
                return;
            }
            FromClient::Order {
                target,
                epoch,
                order,
            } => {
                let done = self.order(session, &target, epoch, &order).await;
                let done = done.map(|version| session.acknowledge(table, order.id, version));
                (Some(order.id), done)
            }
            FromClient::Ping { .. } => return,
        };
        if let Err(problem) = done {
            session.refuse(Some(table), id, &problem);
        }
    }

    /// A table, which is loaded.
    async fn loaded_slot(&mut self, id: TableId) -> Result<&TableSlot<Port>, Problem> {
        self.own(id).await?;
        self.slot(id)
    }

    async fn watch(
        &mut self,
        session: &mut Session<Port>,
        target: Target,
        since: Option<SeenVersion>,
    ) -> Result<(), Problem> {
        let id = target.table;
        session.check_watched(&target)?;
        self.own(id).await?;
        let at = self.at;
        session.watch(self.slot_mut(id)?, target, since, at)?;
        // A table of computer players alone goes on while somebody watches.
        self.go_on(id)
    }

    async fn order(
        &mut self,
        session: &Session<Port>,
        target: &Target,
        epoch: Option<u64>,
        order: &Order,
    ) -> Result<u32, Problem> {
        let id = target.table;
        if target.seat.is_none() {
            return Err(Problem::WrongSecret);
        }
        self.own(id).await?;
        self.tick(id).await?;
        let seat = session.seat_of(self.slot(id)?, target)?;
        self.slot(id)?.loaded()?.check_epoch(epoch)?;
        let at = self.at;
        let step = self.slot_mut(id)?.order(seat, order, 0, at);
        self.finish(id, step).await
    }

    fn left(&mut self, target: &Target, session: &Session<Port>) {
        let at = self.at;
        if let Some(slot) = self.slots.get_mut(&target.table) {
            slot.leave(target, session.outbox(), at);
            if slot.is_deserted() {
                slot.question_withdrawn();
            }
        }
    }
}
