//! The requests of `tara admin` and the answers of the server: JSON, one of each for a connection.

use std::net::IpAddr;

use host::TableId;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A request of a host.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "snake_case")]
pub enum AdminRequest {
    /// Lists tables, the newest first.
    Tables(TableFilter),
    /// Shows a table.
    Table {
        /// The table.
        table: TableId,
    },
    /// Stops a table for good; its finished games can still be read.
    Stop {
        /// The table.
        table: TableId,
        /// The reason, for the audit log.
        reason: String,
    },
    /// Deletes a table with everything stored about it.
    Delete {
        /// The table.
        table: TableId,
        /// The reason, for the audit log.
        reason: Option<String>,
    },
    /// Gives the person of a seat another name, at all seats of the screen.
    Rename {
        /// The table.
        table: TableId,
        /// The name of the seat.
        seat: String,
        /// The new name.
        name: String,
        /// The reason, for the audit log.
        reason: Option<String>,
    },
    /// Refuses all requests and sockets of a network for a time, and closes its open sockets.
    Ban {
        /// The network. An IPv6 address stands for its /64.
        network: IpNet,
        /// The duration, in milliseconds.
        duration_ms: u64,
        /// The reason, for the audit log and the list of bans.
        reason: Option<String>,
    },
    /// Ends a ban.
    Unban {
        /// The network, as it is listed.
        network: IpNet,
    },
    /// Lists the bans.
    Bans,
    /// Lists reports, the newest first.
    Reports {
        /// True to list closed reports too.
        all: bool,
        /// The maximum number of them.
        limit: u32,
    },
    /// Closes a report that the host has handled.
    CloseReport {
        /// Its number.
        number: i64,
    },
    /// Lists the entries of the audit log, the newest first.
    Log {
        /// The maximum number of them.
        limit: u32,
    },
}

/// A choice of tables.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct TableFilter {
    /// True for tables in the lobby only.
    pub listed: bool,
    /// The stage of the tables; `None` for all.
    pub stage: Option<String>,
    /// The address of a client that is connected to the tables; `None` for all.
    pub address: Option<IpAddr>,
    /// The maximum number of tables.
    pub limit: u32,
}

/// An answer of a server.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "answer", content = "content", rename_all = "snake_case")]
pub enum AdminAnswer {
    /// Answers `Tables`.
    Tables(Vec<TableSummary>),
    /// Answers `Table`.
    Table(Box<TableDetails>),
    /// Acknowledges a change, which is stored.
    Done,
    /// Answers `Bans`.
    Bans(Vec<Ban>),
    /// Answers `Reports`.
    Reports(Vec<Report>),
    /// Answers `Log`.
    Log(Vec<LogEntry>),
    /// Refuses the request, which changed nothing.
    Refused(AdminRefusal),
}

/// The reason why a server refuses a request of a host.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", content = "detail", rename_all = "kebab-case")]
pub enum AdminRefusal {
    /// There is no such table.
    #[error("there is no such table; `tara admin tables` lists those that there are")]
    NoTable,
    /// The table is over or stopped already.
    #[error("the table is over or stopped already; `tara admin delete` deletes it")]
    Over,
    /// The table cannot be replayed from its events anymore, so it cannot be changed.
    #[error("the table was stopped and can only be shown or deleted")]
    Stopped,
    /// No person has the seat.
    #[error("nobody has that seat; `tara admin table ID` lists the seats of a table")]
    NoSeat,
    /// The name is not fit for others to read.
    #[error(
        "a name has 1 to 40 visible characters, and looks like no computer player's and nobody else's at the table"
    )]
    Name,
    /// The network contains this machine or a trusted proxy, through which all clients come.
    #[error(
        "{0} contains this machine or one of `trusted_proxies`, so everybody would be banned; choose a smaller network"
    )]
    Protected(
        /// The network.
        IpNet,
    ),
    /// The maximum number of bans is reached.
    #[error(
        "there are {0} bans, and no more are possible; end some with `tara admin unban`, or ban a larger network"
    )]
    TooManyBans(
        /// Their number.
        usize,
    ),
    /// The duration of the ban is zero or too long.
    #[error("a ban lasts for more than 0 and at most {0} hours")]
    Duration(
        /// The maximum, in hours.
        u64,
    ),
    /// There is no ban of this network.
    #[error("there is no ban of {0}; `tara admin bans` lists those that there are")]
    NoBan(
        /// The network.
        IpNet,
    ),
    /// There is no such open report.
    #[error(
        "there is no open report of that number; `tara admin reports` lists those that there are"
    )]
    NoReport,
    /// A text is too long, or a request cannot be read.
    #[error("{0}")]
    Malformed(
        /// The fault, in English.
        String,
    ),
    /// The database does not write or read.
    #[error("the database failed, so nothing was done; see the log of the server and try again")]
    Unavailable,
    /// The program failed at this table.
    #[error("the program failed at this table; see the log of the server")]
    Failed,
}

/// A table in a list.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TableSummary {
    /// The table.
    pub table: TableId,
    /// The name of its variant.
    pub variant: String,
    /// The name of its stage.
    pub stage: String,
    /// True if guests need no invitation.
    pub is_listed: bool,
    /// The time at which it was opened, in milliseconds since the beginning of 1970.
    pub opened_at: u64,
    /// The time of its last event, in milliseconds since the beginning of 1970.
    pub last_at: u64,
    /// The number of its events.
    pub events: u32,
    /// The number of clients that watch it now.
    pub clients: usize,
    /// The number of its open reports.
    pub open_reports: u32,
    /// The names of its persons, each once, in turn order.
    pub names: Vec<String>,
}

/// A table with its seats. It contains nothing that is hidden from players.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TableDetails {
    /// The same as in a list.
    #[serde(flatten)]
    pub summary: TableSummary,
    /// All seats in turn order; only those of persons if the terms cannot be read anymore.
    pub seats: Vec<SeatDetails>,
    /// The addresses of clients that watch without a seat.
    pub watchers: Vec<String>,
    /// The reports, the newest first.
    pub reports: Vec<Report>,
}

/// A seat of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SeatDetails {
    /// Its name.
    pub seat: String,
    /// The computer player that has it, if one has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// True if a person has taken it.
    pub is_taken: bool,
    /// The name of that person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The addresses from which that person is connected now; empty for a person who is away.
    pub addresses: Vec<String>,
}

/// A ban of a network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// The network.
    pub network: IpNet,
    /// Its beginning, in milliseconds since the beginning of 1970.
    pub since: u64,
    /// Its end, in milliseconds since the beginning of 1970.
    pub until: u64,
    /// The reason, if the host gave one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// A report of a player about another.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Report {
    /// Its number, from 1.
    pub number: i64,
    /// The time of the report, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The table.
    pub table: TableId,
    /// The seat that reports.
    pub by: String,
    /// The current name of the player who reported; `None` if that player has none, or has given up the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_name: Option<String>,
    /// The seat that it is about.
    pub about: String,
    /// The current name of the reported player; `None` as for the other.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about_name: Option<String>,
    /// The reason: `name`, `cheating`, `stalling` or `other`.
    pub reason: String,
    /// The words of the player; may be empty.
    pub text: String,
    /// The time at which the host closed it, in milliseconds since the beginning of 1970; `None` while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<u64>,
}

/// An entry of the audit log.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LogEntry {
    /// The time, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The user ID of the operator, from the operating system; `None` if it does not provide one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<u32>,
    /// The command.
    pub command: String,
    /// A table, a table and a seat, a network, or the number of a report.
    pub target: String,
    /// The end of a ban, in milliseconds since the beginning of 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// The reason, if the host gave one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
