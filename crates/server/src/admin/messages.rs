//! What `tara admin` asks a server, and what it answers: JSON, one request and one answer a connection.

use std::net::IpAddr;

use host::TableId;
use ipnet::IpNet;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What a host asks a server.
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
        /// Why, for the audit log.
        reason: String,
    },
    /// Deletes a table with all that is stored of it.
    Delete {
        /// The table.
        table: TableId,
        /// Why, for the audit log.
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
        /// Why, for the audit log.
        reason: Option<String>,
    },
    /// Refuses all requests and sockets of a network for a time, and closes its sockets.
    Ban {
        /// The network. One address of version 6 stands for its network of 64 bits.
        network: IpNet,
        /// For how long, in milliseconds.
        duration_ms: u64,
        /// Why, for the audit log and the list of bans.
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
        /// Whether closed ones are listed too.
        all: bool,
        /// How many at most.
        limit: u32,
    },
    /// Closes a report: the host has seen to it.
    CloseReport {
        /// Its number.
        number: i64,
    },
    /// Lists the entries of the audit log, the newest first.
    Log {
        /// How many at most.
        limit: u32,
    },
}

/// Which tables are listed.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct TableFilter {
    /// Whether only those in the lobby's list are.
    pub listed: bool,
    /// The stage of those that are; `None` for all.
    pub stage: Option<String>,
    /// The address of a client that is connected to those that are; `None` for all.
    pub address: Option<IpAddr>,
    /// How many at most.
    pub limit: u32,
}

/// What a server answers.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "answer", content = "content", rename_all = "snake_case")]
pub enum AdminAnswer {
    /// To `Tables`.
    Tables(Vec<TableSummary>),
    /// To `Table`.
    Table(Box<TableDetails>),
    /// To what changes something: it is stored.
    Done,
    /// To `Bans`.
    Bans(Vec<Ban>),
    /// To `Reports`.
    Reports(Vec<Report>),
    /// To `Log`.
    Log(Vec<LogEntry>),
    /// Nothing was done.
    Refused(AdminRefusal),
}

/// Why a server refuses what a host asks.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "code", content = "detail", rename_all = "kebab-case")]
pub enum AdminRefusal {
    /// There is no such table.
    #[error("there is no such table; `tara admin tables` lists those that there are")]
    NoTable,
    /// The table is over or stopped already.
    #[error("the table is over or stopped already; `tara admin delete` deletes it")]
    Over,
    /// The events of the table make no table anymore, so nothing can be changed there.
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
    /// The network holds this machine or a trusted proxy, through which everybody comes.
    #[error(
        "{0} holds this machine or one of `trusted_proxies`, so everybody would be banned; choose a smaller network"
    )]
    Protected(
        /// The network.
        IpNet,
    ),
    /// There are as many bans as there may be.
    #[error(
        "there are {0} bans, and no more are possible; end some with `tara admin unban`, or ban a larger network"
    )]
    TooManyBans(
        /// How many.
        usize,
    ),
    /// The duration of the ban is not one that can be.
    #[error("a ban lasts for more than 0 and at most {0} hours")]
    Duration(
        /// The most hours.
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
        /// What is wrong, in English.
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
    /// Whether guests need no invitation.
    pub is_listed: bool,
    /// When it was opened, in milliseconds since the beginning of 1970.
    pub opened_at: u64,
    /// When the last thing happened there, in milliseconds since the beginning of 1970.
    pub last_at: u64,
    /// How many events it has.
    pub events: u32,
    /// How many clients watch it now.
    pub clients: usize,
    /// How many reports there are that are open.
    pub open_reports: u32,
    /// The names of its persons, each once, in turn order.
    pub names: Vec<String>,
}

/// A table with its seats. Nothing that is hidden from players is in it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TableDetails {
    /// What the list says of it.
    #[serde(flatten)]
    pub summary: TableSummary,
    /// All seats in turn order; those of persons alone if what was agreed cannot be read anymore.
    pub seats: Vec<SeatDetails>,
    /// The addresses of those who watch without a seat.
    pub watchers: Vec<String>,
    /// The reports, the newest first.
    pub reports: Vec<Report>,
}

/// A seat of a table.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SeatDetails {
    /// Its name.
    pub seat: String,
    /// The computer player that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub program: Option<String>,
    /// Whether a person has taken it.
    pub is_taken: bool,
    /// The name of that person.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The addresses from which that person is connected now; none of somebody who is away.
    pub addresses: Vec<String>,
}

/// A ban of a network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ban {
    /// The network.
    pub network: IpNet,
    /// Since when, in milliseconds since the beginning of 1970.
    pub since: u64,
    /// Until when, in milliseconds since the beginning of 1970.
    pub until: u64,
    /// Why, if the host said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What a person at a table said about another.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Report {
    /// Its number, from 1.
    pub number: i64,
    /// When it came, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The table.
    pub table: TableId,
    /// The seat that reports.
    pub by: String,
    /// The name that its person has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by_name: Option<String>,
    /// The seat that it is about.
    pub about: String,
    /// The name that its person has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about_name: Option<String>,
    /// What is wrong: `name`, `cheating`, `stalling` or `other`.
    pub reason: String,
    /// The same in words; may be empty.
    pub text: String,
    /// When the host closed it, in milliseconds since the beginning of 1970; `None` while it is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed_at: Option<u64>,
}

/// An entry of the audit log.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct LogEntry {
    /// When, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The number of the user of the operating system who did it; `None` where the system does not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user: Option<u32>,
    /// What was done: the command.
    pub command: String,
    /// To what: a table, a table and a seat, a network, or the number of a report.
    pub target: String,
    /// Until when, for a ban, in milliseconds since the beginning of 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// Why, if the host said so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}
