//! The messages of the socket.

use play::{EntryView, MomentView, Order, View};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ErrorBody;
use crate::secret::Secret;
use crate::table_id::TableId;

/// The version of the protocol.
pub const PROTOCOL: u32 = 3;

/// A table, and the seat for which it is watched or played; without a seat the client is a spectator.
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
        /// The epoch of that version; 0 if omitted.
        #[serde(default)]
        epoch: u64,
    },
    /// Asks for entries of the log that are earlier than those of a view.
    Log {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The number of the first entry that the client has.
        before: usize,
    },
    /// Asks for the game as it was after fewer entries of its log.
    Moments {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The number of entries at the first of these moments.
        from: usize,
    },
    /// Ends a `watch`.
    Leave {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
    },
    /// Sends a command of a seat to a table.
    Order {
        /// The table and the seat.
        #[serde(flatten)]
        target: Target,
        /// The epoch of the version on which the client decided; if omitted, the current one.
        #[serde(default)]
        epoch: Option<u64>,
        /// The command, its number, and the version on which the client decided.
        #[serde(flatten)]
        order: Order,
    },
    /// Asks for a `pong`.
    Ping {
        /// Any number, which the `pong` repeats.
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
    /// In how many milliseconds an opponent may claim the game if this seat has to decide then; 0 if that time is over. Omitted if
    /// the person is connected, and where nothing can be claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim_in_ms: Option<u64>,
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
        /// The maximum number of bytes of a client message.
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
        /// The epoch of the table: another number after each restore of its database, 0 before the first. Versions of two epochs
        /// cannot be compared.
        epoch: u64,
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
    /// The answer to `moments`. Before a view that has several new entries it comes unasked, with the moments between them.
    Moments {
        /// The table and the seat.
        #[serde(flatten)]
        target: &'a Target,
        /// Consecutive moments, the earliest first.
        moments: &'a [MomentView],
    },
    /// The seats of persons, whenever one is taken or somebody connects or disconnects.
    People {
        /// The table.
        table: TableId,
        /// The seats of persons.
        people: &'a [PublicSeat<'a>],
    },
    /// An order was carried out and is durable.
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
    /// The storage of the host failed. The table continues automatically as soon as it can, with a view.
    Paused {
        /// The table.
        table: TableId,
    },
    /// The table has nearly reached its maximum number of events: offers and takebacks are refused.
    NearlyFull {
        /// The table.
        table: TableId,
        /// The number of events left; at 0 an unfinished game is stopped.
        events_left: u32,
    },
    /// The host ends a `watch`.
    Gone {
        /// The table and the seat.
        #[serde(flatten)]
        target: &'a Target,
        /// The reason.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// The host refuses a message.
    Error {
        /// The table, if the message was about one.
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        /// The number of the refused order.
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
