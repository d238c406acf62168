//! The commands for operators: their settings, each with its unit and default.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::ValueEnum;
use ipnet::IpNet;
use serde::Serialize;
use server::PublicUrl;

use super::{values, whole_number};

/// Serve live tables over HTTP until interrupted
///
/// A setting comes from its flag, else from its environment variable, else from the settings file, else it has its
/// default.
#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Settings file: TOML, with the names of these flags and _ instead of -
    #[arg(long = "settings", value_name = "FILE", env = "TARA_SETTINGS")]
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: SettingsArgs,
    /// Log levels on standard error: error, warn, info, debug or trace, overall or per module, as in info,sqlx=debug
    #[arg(
        long,
        value_name = "LEVELS",
        env = "TARA_LOG",
        default_value = "info,sqlx=warn",
        value_parser = values::log_levels
    )]
    pub(crate) log: String,
    /// Format of the log
    #[arg(
        long,
        value_name = "FORM",
        env = "TARA_LOG_FORM",
        default_value = "json"
    )]
    pub(crate) log_form: LogForm,
}

/// The settings of the server, named as in the file; absent settings are `None`.
#[derive(Debug, clap::Args, Serialize)]
#[command(mut_args(|arg| arg.allow_negative_numbers(true)))]
pub(crate) struct SettingsArgs {
    /// Address and port to listen on, 127.0.0.1:8272 by default; port 0 means any free port
    #[arg(long, value_name = "ADDRESS", env = "TARA_LISTEN", value_parser = values::parsed::<SocketAddr>("args-socket-address"))]
    pub(crate) listen: Option<SocketAddr>,
    /// Database file, tara.db by default
    #[arg(long, value_name = "FILE", env = "TARA_DATABASE")]
    pub(crate) database: Option<PathBuf>,
    /// Path below which everything is served, such as /tara; none by default
    #[arg(long, value_name = "PATH", env = "TARA_BASE_PATH")]
    pub(crate) base_path: Option<String>,
    /// URLs by which people reach the server, such as `https://tara.example`, separated by commas; none by default
    #[arg(
        long,
        value_name = "URLS",
        value_delimiter = ',',
        value_parser = values::parsed::<PublicUrl>("args-url"),
        env = "TARA_PUBLIC_URLS"
    )]
    pub(crate) public_urls: Option<Vec<PublicUrl>>,
    /// Addresses or networks of proxies whose X-Forwarded-For header is trusted, separated by commas; none by default
    #[arg(
        long,
        value_name = "NETWORKS",
        value_delimiter = ',',
        value_parser = values::network,
        env = "TARA_TRUSTED_PROXIES"
    )]
    pub(crate) trusted_proxies: Option<Vec<IpNet>>,
    /// Maximum number of connections, 8192 by default; the limit on open files may lower it
    #[arg(long, value_name = "N", env = "TARA_CONNECTIONS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) connections: Option<usize>,
    /// Maximum number of connections from one address, 128 by default
    #[arg(long, value_name = "N", env = "TARA_CONNECTIONS_PER_ADDRESS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) connections_per_address: Option<usize>,
    /// Milliseconds for a request to arrive, and for a client to read part of an answer, 10000 by default
    #[arg(long, value_name = "MS", env = "TARA_REQUEST_TIMEOUT_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) request_timeout_ms: Option<u64>,
    /// Milliseconds to wait for a hint, an analysis, a picture or a file, 20000 by default
    #[arg(long, value_name = "MS", env = "TARA_WORK_TIMEOUT_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) work_timeout_ms: Option<u64>,
    /// Maximum unsent bytes of all clients together, 16777216 by default
    #[arg(long, value_name = "BYTES", env = "TARA_UNSENT_BYTES", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) unsent_bytes: Option<usize>,
    /// Maximum unsent bytes of one address, 4194304 by default
    #[arg(long, value_name = "BYTES", env = "TARA_UNSENT_BYTES_PER_ADDRESS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) unsent_bytes_per_address: Option<usize>,
    /// Unsent bytes at which a slow socket is closed, 1048576 by default
    #[arg(long, value_name = "BYTES", env = "TARA_OUTBOX_BYTES", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) outbox_bytes: Option<usize>,
    /// Number of threads for long computer decisions, 1 by default; short decisions and analyses each have their own thread
    #[arg(long, value_name = "N", env = "TARA_THINKING_THREADS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) thinking_threads: Option<usize>,
    /// Maximum number of waiting decisions of computer players at the tables that one address opened, 64 by default
    #[arg(long, value_name = "N", env = "TARA_THINKING_QUEUE", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) thinking_queue: Option<usize>,
    /// Maximum number of waiting hints and analyses of one address, 4 by default
    #[arg(long, value_name = "N", env = "TARA_ADVICE_QUEUE", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) advice_queue: Option<usize>,
    /// Maximum number of hints and analyses that one address may request in a minute, 120 by default
    #[arg(long, value_name = "N", env = "TARA_ADVICE_PER_MINUTE", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) advice_per_minute: Option<u32>,
    /// Maximum nodes of one analysis, 1000000 by default
    #[arg(long, value_name = "N", env = "TARA_ANALYSIS_NODES", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) analysis_nodes: Option<u64>,
    /// Maximum milliseconds of search in one analysis, 1000 by default
    #[arg(long, value_name = "MS", env = "TARA_ANALYSIS_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) analysis_ms: Option<u64>,
    /// Maximum bytes of one message or request, 16384 by default
    #[arg(long, value_name = "BYTES", env = "TARA_MESSAGE_BYTES", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) message_bytes: Option<usize>,
    /// Maximum number of messages a second from one socket, 20 by default
    #[arg(long, value_name = "N", env = "TARA_MESSAGES_PER_SECOND", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) messages_per_second: Option<u32>,
    /// Maximum number of requests a second from one address, 20 by default
    #[arg(long, value_name = "N", env = "TARA_REQUESTS_PER_SECOND", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) requests_per_second: Option<u32>,
    /// Maximum KiB of answers a second to one address, 1024 by default
    #[arg(long, value_name = "N", env = "TARA_KIB_PER_SECOND", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) kib_per_second: Option<u32>,
    /// Maximum number of tables that one address may open in an hour, 60 by default
    #[arg(long, value_name = "N", env = "TARA_TABLES_PER_HOUR", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) tables_per_hour: Option<u32>,
    /// Maximum number of requests to join a table, or to change a name there, from one address in an hour, 120 by default
    #[arg(long, value_name = "N", env = "TARA_JOINS_PER_HOUR", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) joins_per_hour: Option<u32>,
    /// Maximum number of events that one address may add to tables in an hour, 18000 by default
    #[arg(long, value_name = "N", env = "TARA_EVENTS_PER_HOUR", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) events_per_hour: Option<u32>,
    /// Maximum number of waiting listed tables that one address may have opened, 5 by default
    #[arg(long, value_name = "N", env = "TARA_LISTED_TABLES_PER_ADDRESS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) listed_tables_per_address: Option<usize>,
    /// Maximum number of waiting listed tables at which one address may have taken seats, 5 by default
    #[arg(long, value_name = "N", env = "TARA_LISTED_SEATS_PER_ADDRESS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) listed_seats_per_address: Option<usize>,
    /// Milliseconds after which a listed table with nobody present drops out of the list, 43200000 by default
    #[arg(long, value_name = "MS", env = "TARA_LISTED_AWAY_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) listed_away_ms: Option<u64>,
    /// Days for which an invitation is valid, 7 by default
    #[arg(long, value_name = "DAYS", env = "TARA_INVITATION_DAYS", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) invitation_days: Option<u32>,
    /// Maximum number of wrong secrets that one address may try in a minute, 30 by default
    #[arg(long, value_name = "N", env = "TARA_WRONG_SECRETS_PER_MINUTE", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) wrong_secrets_per_minute: Option<u32>,
    /// Maximum number of sockets of one address, 32 by default
    #[arg(long, value_name = "N", env = "TARA_SOCKETS_PER_ADDRESS", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) sockets_per_address: Option<usize>,
    /// Maximum number of seats and tables that one socket may watch, 64 by default
    #[arg(long, value_name = "N", env = "TARA_TABLES_PER_SOCKET", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) tables_per_socket: Option<usize>,
    /// Unsent messages at which a slow socket is closed, 64 by default
    #[arg(long, value_name = "N", env = "TARA_OUTBOX_MESSAGES", value_parser = whole_number(0..=usize::MAX))]
    pub(crate) outbox_messages: Option<usize>,
    /// Milliseconds between pings of a socket, 30000 by default
    #[arg(long, value_name = "MS", env = "TARA_HEARTBEAT_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) heartbeat_ms: Option<u64>,
    /// Milliseconds of absence after which the others may claim a game with a Fischer clock, 120000 by default
    #[arg(long, value_name = "MS", env = "TARA_CLAIM_AFTER_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) claim_after_ms: Option<u64>,
    /// Milliseconds within which a person who takes a seat must sit, 600000 by default; after that the seat is free again
    #[arg(long, value_name = "MS", env = "TARA_SIT_WITHIN_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) sit_within_ms: Option<u64>,
    /// Milliseconds after which a table that nobody watches leaves memory, 300000 by default
    #[arg(long, value_name = "MS", env = "TARA_IDLE_MS", value_parser = whole_number(0..=u64::MAX))]
    pub(crate) idle_ms: Option<u64>,
    /// Size of the database in MiB at which no new table opens, 8192 by default; 0 means no limit
    #[arg(long, value_name = "MIB", env = "TARA_MAX_DATABASE_MIB", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) max_database_mib: Option<u32>,
    /// Days after which a table that is over is deleted, 365 by default; 0 means never
    #[arg(long, value_name = "DAYS", env = "TARA_KEEP_OVER_DAYS", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) keep_over_days: Option<u32>,
    /// Days after which a table whose first game has not begun is deleted, 30 by default; 0 means never
    #[arg(long, value_name = "DAYS", env = "TARA_KEEP_UNBEGUN_DAYS", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) keep_unbegun_days: Option<u32>,
    /// Days without events after which an unfinished table is deleted, 365 by default; 0 means never
    #[arg(long, value_name = "DAYS", env = "TARA_KEEP_IDLE_DAYS", value_parser = whole_number(0..=u32::MAX))]
    pub(crate) keep_idle_days: Option<u32>,
}

/// The format of log lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogForm {
    /// One JSON object per line.
    Json,
    /// Text for people to read.
    Text,
}

/// Back up the database, even while the server runs
#[derive(Debug, clap::Args)]
pub(crate) struct BackupArgs {
    /// The backup file to write; it must not exist yet
    pub(crate) to: PathBuf,
    /// Database file
    #[arg(
        long,
        value_name = "FILE",
        env = "TARA_DATABASE",
        default_value = "tara.db"
    )]
    pub(crate) database: PathBuf,
}

/// Restore a backup to a new database file
#[derive(Debug, clap::Args)]
pub(crate) struct RestoreArgs {
    /// The backup file
    pub(crate) from: PathBuf,
    /// The database file to write; it must not exist yet
    pub(crate) database: PathBuf,
}
