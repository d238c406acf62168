//! The messages of the socket.

use play::{EntryView, Order, View};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ErrorBody;
use crate::secret::Secret;
use crate::table_id::TableId;

/// The version of the protocol.
pub const PROTOCOL: u32 = 3;

/// A table, and the seat for which it is watched or played; without a seat it is watched as a bystander.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct Target {
    /// The table.
    pub table: TableId,
    /// The name of the seat.
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A message of a client.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromClient {
    /// Shows that the client holds the seats of a secret.
    Seats {
        /// The table.
        table: TableId,
        /// The secret of the seats.
        secret: Secret,
    },
    /// Asks for a view of a table, now and after each change.
    Watch {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The version that the client saw last, so that it gets only later entries of the log.
        #[serde(default)]
        since: Option<u32>,
    },
    /// Asks for entries of the log that are earlier than those of a view.
    Log {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The number of the first entry that the client has.
        before: usize,
    },
    /// Ends a `watch`.
    Leave {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
    },
    /// Asks a table for something in the name of a seat.
    Order {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The command, its number, and the version that it answers to.
        #[serde(flatten)]
        order: Order,
    },
    /// Asks for a `pong`.
    Ping {
        /// Any number, which comes back.
        #[serde(default)]
        number: u64,
    },
}

/// A person's seat, as everybody at the table sees it.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PublicSeat<'a> {
    /// The name of the seat.
    pub seat: &'a str,
    /// True if a person has taken it.
    pub taken: bool,
    /// The name of that person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    /// True if that person is connected.
    pub here: bool,
}

/// A message to a client.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToClient<'a> {
    /// The first message.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The time of the host, in milliseconds since the beginning of 1970.
        at: u64,
        /// The interval between pings of the server, in milliseconds.
        heartbeat_ms: u64,
        /// The most bytes of a message of the client.
        message_bytes: usize,
    },
    /// The answer to `seats`.
    Seats {
        /// The table.
        table: TableId,
        /// The names of the secret's seats.
        seats: Vec<&'a str>,
    },
    /// A table as its reader sees it.
    View {
        /// The table and the seat.
        #[serde(flatten)]
        target: &'a Target,
        /// The time of the host, in milliseconds since the beginning of 1970.
        at: u64,
        /// The seats of persons.
        people: &'a [PublicSeat<'a>],
        /// The table.
        view: &'a View<'a>,
    },
    /// The answer to `log`.
    Log {
        /// The table and the seat.
        #[serde(flatten)]
        target: &'a Target,
        /// The number of the first of these entries, from 0.
        log_from: usize,
        /// The entries, up to the one that the client has.
        log: &'a [EntryView<'a>],
    },
    /// The seats of persons, when one is taken, or somebody comes or goes.
    People {
        /// The table.
        table: TableId,
        /// The seats of persons.
        people: &'a [PublicSeat<'a>],
    },
    /// An order is done, and durable.
    Done {
        /// The table.
        table: TableId,
        /// The number of the order.
        id: u64,
        /// The version of the table after it.
        version: u32,
    },
    /// A computer player has to wait for a processor; nothing is lost.
    Busy {
        /// The table.
        table: TableId,
    },
    /// The storage of the host failed. The table goes on by itself as soon as it can, and a view says so.
    Paused {
        /// The table.
        table: TableId,
    },
    /// The table has nearly as many events as it may have: nothing can be offered or taken back.
    NearlyFull {
        /// The table.
        table: TableId,
        /// The number of events that it may still have; at 0 an unfinished game is stopped.
        events_left: u32,
    },
    /// A `watch` is ended by the host.
    Gone {
        /// The table and the seat.
        #[serde(flatten)]
        target: &'a Target,
        /// The reason.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// Something is refused.
    Error {
        /// The table, if it belongs to one.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        /// The number of the order that is refused.
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// The reason.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// The answer to a `ping`.
    Pong {
        /// The number of the ping.
        number: u64,
        /// The time of the host, in milliseconds since the beginning of 1970.
        at: u64,
    },
}
