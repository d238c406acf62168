//! The messages of the socket.

use play::{Order, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ErrorBody;
use crate::secret::Secret;
use crate::table_id::TableId;

/// A table, and the seat as which it is read or played; nothing for somebody who watches.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, TS)]
#[ts(optional_fields)]
pub(crate) struct Target {
    pub(crate) table: TableId,
    #[serde(rename = "as", default, skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<String>,
}

/// What a client says.
#[derive(Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub(crate) enum FromClient {
    /// That it holds the seats of a secret.
    Seats { table: TableId, secret: Secret },
    /// That it wants to see a table, now and after each change.
    Watch {
        #[serde(flatten)]
        target: Target,
        /// The version that it saw last, so that it gets only what came after of the log.
        #[serde(default)]
        since: Option<u32>,
    },
    /// That it wants to see it no longer.
    Leave {
        #[serde(flatten)]
        target: Target,
    },
    /// What a seat asks of its table.
    Order {
        #[serde(flatten)]
        target: Target,
        #[serde(flatten)]
        order: Order,
    },
    /// That it lives.
    Ping {
        #[serde(default)]
        number: u64,
    },
}

/// What a table looks like beside the game itself.
#[derive(Debug, Clone, Serialize, TS)]
#[ts(optional_fields)]
pub(crate) struct Shown<'a> {
    pub(crate) seat: &'a str,
    /// Whether a person has taken it.
    pub(crate) taken: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<&'a str>,
    /// Whether that person is here now.
    pub(crate) here: bool,
}

/// What the server says.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(optional_fields)]
pub(crate) enum ToClient<'a> {
    /// The first message.
    Welcome {
        protocol: u32,
        at: u64,
        heartbeat_ms: u64,
        message_bytes: usize,
    },
    /// The seats of a secret.
    Seats { table: TableId, seats: Vec<&'a str> },
    /// A table as its reader sees it.
    View {
        #[serde(flatten)]
        target: &'a Target,
        at: u64,
        people: &'a [Shown<'a>],
        view: &'a View<'a>,
    },
    /// Who is here, when that changes.
    People {
        table: TableId,
        people: &'a [Shown<'a>],
    },
    /// An order is done, and durable.
    Done {
        table: TableId,
        id: u64,
        version: u32,
    },
    /// A computer player has to wait for a place to think; nothing is lost.
    Busy { table: TableId },
    /// Nothing more comes of a table.
    Gone {
        #[serde(flatten)]
        target: &'a Target,
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// Something was refused.
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
        #[serde(skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// The answer to a ping.
    Pong { number: u64, at: u64 },
}
