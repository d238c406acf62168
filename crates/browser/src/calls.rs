//! The calls of the worker, and what comes of them.

use catalog::Action;
use host::TableId;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A call.
#[derive(Debug, Deserialize)]
pub struct Call {
    /// The time, in milliseconds since the beginning of 1970; never less than that of the call before.
    #[serde(default)]
    pub at: u64,
    /// Random bytes as hexadecimal digits, for the draws and the number of a new table: 40 bytes.
    #[serde(default)]
    pub random: String,
    /// The task.
    #[serde(flatten)]
    pub task: Task,
}

/// A task of an instance.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Task {
    /// Takes what is stored, once, before anything else.
    Begin {
        /// When the storage was in use last, in milliseconds since the beginning of 1970; no clock ran since.
        alive: u64,
        /// The rows of all tables.
        rows: Vec<String>,
    },
    /// Answers a request of the API.
    Request {
        /// `GET` or `POST`.
        method: String,
        /// The path from `api/` on, with its query.
        path: String,
        /// The tag of the language of the client.
        language: String,
        /// The body; empty for none.
        #[serde(default)]
        body: String,
    },
    /// Opens the socket of a client.
    Connect {
        /// The number of the client.
        client: u32,
        /// The tag of its language.
        language: String,
    },
    /// Takes a message of a client.
    Message {
        /// The number of the client.
        client: u32,
        /// The message.
        text: String,
    },
    /// Closes the socket of a client.
    Disconnect {
        /// The number of the client.
        client: u32,
    },
    /// Makes the decision of a computer player.
    Decide {
        /// The table.
        table: TableId,
    },
    /// Plays the decision of a computer player.
    Decided {
        /// The decision, as an outcome has it.
        decision: Decision,
    },
    /// Does what is due at a table.
    Alarm {
        /// The table.
        table: TableId,
    },
    /// Stops a table at which the module trapped.
    Stop {
        /// The table.
        table: TableId,
    },
    /// Goes on with an answer of the storage.
    Got {
        /// The answer.
        got: Got,
    },
}

/// A request to the storage.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Want {
    /// The row of a table and its events, in order.
    Table(TableId),
    /// Stores a step of a table, all or nothing.
    Append {
        /// The table.
        table: TableId,
        /// The number of events that it has to have before; 0 for a new table.
        version: u32,
        /// The events, in order.
        events: Vec<String>,
        /// The row of the table from now on.
        row: String,
        /// The games that ended, by their numbers.
        games: Vec<(u32, String)>,
    },
    /// The text of a game that ended.
    Game(TableId, u32),
    /// The file of the weights of a variant, each byte as a character.
    Weights(String),
    /// The texts of the words of a language, by its tag.
    Words(String),
}

/// An answer of the storage.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Got {
    /// A table.
    Table {
        /// Its row.
        row: String,
        /// Its events, in order.
        events: Vec<String>,
    },
    /// A game that ended.
    Game(String),
    /// A file or texts.
    Text(String),
    /// The step is stored, durably.
    Stored,
    /// There is no such thing.
    Nothing,
    /// The storage failed.
    Failed,
}

/// The outcome of a call.
#[derive(Debug, Default, Serialize)]
pub struct Outcome {
    /// A request to the storage. The next call must be its answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub want: Option<Want>,
    /// The answer to a request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// The decision of a computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decision: Option<Decision>,
    /// True if the other instance is to answer the request, which takes long.
    #[serde(skip_serializing_if = "is_false")]
    pub takes_long: bool,
    /// True if an instance that makes files is to answer the request.
    #[serde(skip_serializing_if = "is_false")]
    pub is_file: bool,
    /// The messages for clients, in order, each with the number of its client.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<(u32, Box<RawValue>)>,
    /// The tables for which the other instance is to decide.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decide: Vec<TableId>,
    /// Times at which something is due at a table, in milliseconds since the beginning of 1970.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alarms: Vec<(u64, TableId)>,
}

/// The decision of a computer player at a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Decision {
    /// The table.
    pub table: TableId,
    /// The seat, in turn order from 0.
    pub seat: u8,
    /// The version of the table.
    pub version: u32,
    /// The action; `None` if the player failed.
    pub action: Option<Action>,
}

/// The answer to a request.
#[derive(Debug, Serialize)]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// The body; empty for none. The bytes of a file are characters.
    pub body: String,
    /// The type of the file that the body is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<&'static str>,
}

const fn is_false(is_true: &bool) -> bool {
    !*is_true
}
