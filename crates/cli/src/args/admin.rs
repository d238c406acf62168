//! The options of `tara admin`.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Subcommand;
use ipnet::IpNet;
use server::admin::TableId;

use super::{values, whole_number};
use crate::words::words;

/// Manage a running server: its tables, bans, player reports and audit log
///
/// It talks to the server on this machine that has the database open. Run it as the same user or as root.
#[derive(Debug, clap::Args)]
#[command(disable_help_subcommand = true)]
pub(crate) struct AdminArgs {
    /// The server's database file
    #[arg(
        long,
        value_name = "FILE",
        env = "TARA_DATABASE",
        default_value = "tara.db",
        global = true
    )]
    pub(crate) database: PathBuf,
    /// Print the answer as JSON
    #[arg(long, global = true)]
    pub(crate) json: bool,
    #[command(subcommand)]
    pub(crate) command: AdminCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum AdminCommand {
    Tables(TablesArgs),
    /// Show a table: its players, their addresses, and its reports
    Table {
        /// Table id: 16 hexadecimal digits
        #[arg(value_name = "ID", value_parser = values::parsed::<TableId>("args-table-id"))]
        table: TableId,
    },
    /// Stop a table for good; its finished games and the proofs of its draws stay readable
    Stop {
        /// Table id: 16 hexadecimal digits
        #[arg(value_name = "ID", value_parser = values::parsed::<TableId>("args-table-id"))]
        table: TableId,
        /// The reason, for the audit log
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Delete a table with its games, names and reports
    Delete {
        /// Table id: 16 hexadecimal digits
        #[arg(value_name = "ID", value_parser = values::parsed::<TableId>("args-table-id"))]
        table: TableId,
        /// The reason, for the audit log
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    /// Change the name of the player in a seat
    Rename {
        /// Table id: 16 hexadecimal digits
        #[arg(value_name = "ID", value_parser = values::parsed::<TableId>("args-table-id"))]
        table: TableId,
        /// The seat, such as red
        #[arg(add = values::seats())]
        seat: String,
        /// The new name
        name: String,
        /// The reason, for the audit log
        #[arg(long, value_name = "TEXT")]
        reason: Option<String>,
    },
    Ban(BanArgs),
    /// End a ban
    Unban {
        /// The address or network, as `tara admin bans` lists it
        #[arg(value_parser = values::network)]
        network: IpNet,
    },
    /// List the bans
    Bans,
    /// List player reports, the newest first
    Reports {
        /// List closed reports too
        #[arg(long)]
        all: bool,
        /// The maximum number of reports
        #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole_number(0..=u32::MAX))]
        limit: u32,
    },
    /// Handle a report
    Report {
        #[command(subcommand)]
        command: ReportCommand,
    },
    /// Check the database or a backup, also while the server runs
    Check,
    /// Print the audit log, the newest entries first
    Log {
        /// The maximum number of entries
        #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole_number(0..=u32::MAX))]
        limit: u32,
    },
}

/// List tables, the newest first
#[derive(Debug, clap::Args)]
pub(crate) struct TablesArgs {
    /// Only tables in the lobby
    #[arg(long)]
    pub(crate) listed: bool,
    /// Only tables at this stage
    #[arg(long, value_name = "STAGE", value_parser = ["seating", "playing", "over", "stopped"])]
    pub(crate) stage: Option<String>,
    /// Only tables that a client at this address is watching
    #[arg(long, value_name = "ADDRESS", value_parser = values::parsed::<IpAddr>("args-address"))]
    pub(crate) address: Option<IpAddr>,
    /// The maximum number of tables
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole_number(0..=u32::MAX))]
    pub(crate) limit: u32,
}

/// Refuse all requests from an address or network for a time, and close its open sockets
#[derive(Debug, clap::Args)]
pub(crate) struct BanArgs {
    /// The address or network, such as 192.0.2.0/24; an IPv6 address stands for its /64
    #[arg(value_parser = values::network)]
    pub(crate) network: IpNet,
    /// Length of the ban in hours, such as 24 or 0.5
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = hours)]
    pub(crate) hours: f64,
    /// The reason, for the list of bans and the audit log
    #[arg(long, value_name = "TEXT")]
    pub(crate) reason: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ReportCommand {
    /// Close a report that you have handled
    Close {
        /// The number of the report, as `tara admin reports` lists it
        #[arg(value_name = "N", allow_negative_numbers = true, value_parser = whole_number(0..=i64::MAX))]
        number: i64,
    },
}

/// Parses a number of hours above 0.
fn hours(text: &str) -> Result<f64, String> {
    let is_length = |hours: &f64| hours.is_finite() && *hours > 0.0;
    let hours = text.parse().ok().filter(is_length);
    hours.ok_or_else(|| words().get("args-hours"))
}
