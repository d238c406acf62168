//! Settings of a host, each with its unit and default, as in `docs/hosting.md`.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use host::WaitingTimes;
use ipnet::IpNet;
use serde::{Deserialize, Deserializer, de};
use thiserror::Error;

use crate::public_url::PublicUrl;

/// The settings of a host.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The address and port to listen on; `127.0.0.1:8272`. Port 0 means any free port.
    pub listen: SocketAddr,
    /// The database file; `tara.db`.
    pub database: PathBuf,
    /// The path below which everything is served, such as `/tara`; none.
    pub base_path: String,
    /// The URLs by which people reach the server, such as `https://tara.example`; none. Other names are then refused.
    pub public_urls: Vec<PublicUrl>,
    /// The addresses or networks of proxies whose `X-Forwarded-For` header is trusted; none.
    #[serde(deserialize_with = "networks")]
    pub trusted_proxies: Vec<IpNet>,
    /// The maximum number of connections; 8192. The process's limit on open files may lower it.
    pub connections: usize,
    /// The maximum number of connections from one address; 128.
    pub connections_per_address: usize,
    /// The milliseconds for a request to arrive, and for a client to read a part of the answer; 10000. A connection
    /// without a request is closed after this time.
    pub request_timeout_ms: u64,
    /// The milliseconds that somebody waits for a hint, an analysis, a picture or a file until `busy` is the answer; 20000: an animation
    /// takes some seconds, and each address has its turn before.
    pub work_timeout_ms: u64,
    /// The maximum unsent bytes of all clients together; 16777216. A client without unsent bytes gets its answer all
    /// the same.
    pub unsent_bytes: usize,
    /// The maximum unsent bytes of one address, after which it gets no more answers; 4194304.
    pub unsent_bytes_per_address: usize,
    /// The number of unsent bytes at which a slow socket is closed; 1048576. A single message may be longer.
    pub outbox_bytes: usize,
    /// The number of threads for long decisions of computer players; 1. Short decisions have one more, and other
    /// work that people ask for has four.
    pub thinking_threads: usize,
    /// The maximum number of waiting decisions of computer players at the tables that one address opened; 64.
    pub thinking_queue: usize,
    /// The maximum number of hints of one address that wait or are being made, and of analyses, tutors, drawings and animations each; 4.
    pub advice_queue: usize,
    /// The maximum number of hints, analyses, tutors, pictures, sheets and files that one address may request in a minute; 120. An animation
    /// counts as 20.
    pub advice_per_minute: u32,
    /// The maximum nodes of one analysis; 1000000.
    pub analysis_nodes: u64,
    /// The maximum milliseconds of search in one analysis; 1000.
    pub analysis_ms: u64,
    /// The maximum bytes of one message or request; 16384.
    pub message_bytes: usize,
    /// The maximum number of messages a second from one socket, on average; 20. It may send twice as many at once.
    pub messages_per_second: u32,
    /// The maximum number of requests a second from one address, on average; 20. It may send twice as many at once.
    pub requests_per_second: u32,
    /// The KiB of answers that one address may be sent in a second, on average; 1024. Views do not count.
    pub kib_per_second: u32,
    /// The maximum number of tables that one address may open in an hour; 60.
    pub tables_per_hour: u32,
    /// The maximum number of requests to join a table, or to change a name there, from one address in an hour; 120.
    pub joins_per_hour: u32,
    /// The maximum number of events that one address may add to tables in an hour; 18000.
    pub events_per_hour: u32,
    /// The maximum number of waiting listed tables that one address may have opened; 5.
    pub listed_tables_per_address: usize,
    /// The maximum number of waiting listed tables at which one address may have taken seats; 5.
    pub listed_seats_per_address: usize,
    /// The milliseconds after which a listed table with nobody present drops out of the list; 43200000.
    pub listed_away_ms: u64,
    /// The days for which an invitation is valid; 7.
    pub invitation_days: u32,
    /// The maximum number of wrong secrets that one address may try in a minute; 30.
    pub wrong_secrets_per_minute: u32,
    /// The maximum number of sockets of one address; 32.
    pub sockets_per_address: usize,
    /// The maximum number of seats and tables that one socket may watch; 64.
    pub tables_per_socket: usize,
    /// The number of unsent messages at which a slow socket is closed; 64.
    pub outbox_messages: usize,
    /// The milliseconds between pings of a socket; 30000. A socket that does not answer within twice that time is closed.
    pub heartbeat_ms: u64,
    /// The milliseconds of absence after which the others may claim a game with a Fischer clock; 120000. Without a clock it takes
    /// five times as long.
    pub claim_after_ms: u64,
    /// The milliseconds that a person who takes a seat has to sit before the seat is free again; 600000. This applies
    /// before the first game of a table.
    pub sit_within_ms: u64,
    /// The milliseconds after which a table that nobody watches leaves memory; 300000.
    pub idle_ms: u64,
    /// The size of the database in MiB at which no new table opens; 8192. 0 means no limit.
    pub max_database_mib: u32,
    /// The days after which a table that is over or stopped is deleted, with its games; 365. 0 means never.
    pub keep_over_days: u32,
    /// The days after which a table whose first game has not begun is deleted; 30. 0 means never.
    pub keep_unbegun_days: u32,
    /// The days without events after which an unfinished table is deleted, unless a clock runs; 365. 0 means never.
    pub keep_idle_days: u32,
}

/// A setting with which no server can run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SettingsError {
    /// The base path has another form.
    #[error("base_path: must begin with / and not end with it")]
    BasePath,
    /// A number is 0.
    #[error("{0}: must be at least 1")]
    Zero(
        /// The key of the setting.
        &'static str,
    ),
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8272)),
            database: "tara.db".into(),
            base_path: String::new(),
            public_urls: Vec::new(),
            trusted_proxies: Vec::new(),
            connections: 8192,
            connections_per_address: 128,
            request_timeout_ms: 10_000,
            work_timeout_ms: 20_000,
            unsent_bytes: 16 << 20,
            unsent_bytes_per_address: 4 << 20,
            outbox_bytes: 1 << 20,
            thinking_threads: 1,
            thinking_queue: 64,
            advice_queue: 4,
            advice_per_minute: 120,
            analysis_nodes: 1_000_000,
            analysis_ms: 1_000,
            message_bytes: 16_384,
            messages_per_second: 20,
            requests_per_second: 20,
            kib_per_second: 1024,
            tables_per_hour: 60,
            joins_per_hour: 120,
            events_per_hour: 18_000,
            listed_tables_per_address: 5,
            listed_seats_per_address: 5,
            listed_away_ms: 43_200_000,
            invitation_days: 7,
            wrong_secrets_per_minute: 30,
            sockets_per_address: 32,
            tables_per_socket: 64,
            outbox_messages: 64,
            heartbeat_ms: 30_000,
            claim_after_ms: play::CLAIM_AFTER_MS,
            sit_within_ms: 600_000,
            idle_ms: 300_000,
            max_database_mib: 8_192,
            keep_over_days: 365,
            keep_unbegun_days: 30,
            keep_idle_days: 365,
        }
    }
}

impl Settings {
    /// Checks that a server can run with these settings.
    ///
    /// # Errors
    ///
    /// The first setting that is wrong.
    pub fn check(&self) -> Result<(), SettingsError> {
        let is_path = |path: &str| {
            path.starts_with('/') && !path.ends_with('/') && !path.contains(['{', '}', '?', '#'])
        };
        if !self.base_path.is_empty() && !is_path(&self.base_path) {
            return Err(SettingsError::BasePath);
        }
        let numbers = [
            ("connections", self.connections as u64),
            (
                "connections_per_address",
                self.connections_per_address as u64,
            ),
            ("request_timeout_ms", self.request_timeout_ms),
            ("work_timeout_ms", self.work_timeout_ms),
            ("unsent_bytes", self.unsent_bytes as u64),
            (
                "unsent_bytes_per_address",
                self.unsent_bytes_per_address as u64,
            ),
            ("outbox_bytes", self.outbox_bytes as u64),
            ("thinking_threads", self.thinking_threads as u64),
            ("thinking_queue", self.thinking_queue as u64),
            ("advice_queue", self.advice_queue as u64),
            ("advice_per_minute", self.advice_per_minute.into()),
            ("analysis_nodes", self.analysis_nodes),
            ("analysis_ms", self.analysis_ms),
            ("message_bytes", self.message_bytes as u64),
            ("messages_per_second", self.messages_per_second.into()),
            ("requests_per_second", self.requests_per_second.into()),
            ("kib_per_second", self.kib_per_second.into()),
            ("tables_per_hour", self.tables_per_hour.into()),
            (
                "wrong_secrets_per_minute",
                self.wrong_secrets_per_minute.into(),
            ),
            ("joins_per_hour", self.joins_per_hour.into()),
            ("events_per_hour", self.events_per_hour.into()),
            (
                "listed_tables_per_address",
                self.listed_tables_per_address as u64,
            ),
            (
                "listed_seats_per_address",
                self.listed_seats_per_address as u64,
            ),
            ("listed_away_ms", self.listed_away_ms),
            ("invitation_days", self.invitation_days.into()),
            ("sockets_per_address", self.sockets_per_address as u64),
            ("tables_per_socket", self.tables_per_socket as u64),
            ("outbox_messages", self.outbox_messages as u64),
            ("heartbeat_ms", self.heartbeat_ms),
            ("claim_after_ms", self.claim_after_ms),
            ("sit_within_ms", self.sit_within_ms),
            ("idle_ms", self.idle_ms),
        ];
        match numbers.iter().find(|&&(_, number)| number == 0) {
            Some((key, _)) => Err(SettingsError::Zero(key)),
            None => Ok(()),
        }
    }

    /// The times for which tables wait for their persons.
    pub(crate) const fn waiting_times(&self) -> WaitingTimes {
        WaitingTimes {
            claim_after_ms: self.claim_after_ms,
            sit_within_ms: self.sit_within_ms,
        }
    }

    /// Returns true if a proxy that is trusted has this address.
    pub(crate) fn is_trusted(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        let mut networks = self.trusted_proxies.iter();
        networks.any(|network| network.contains(&address))
    }
}

/// Reads a network such as `10.0.0.0/8`, or one address.
///
/// # Errors
///
/// If it is neither. The error says why, in English.
pub fn parse_network(text: &str) -> Result<IpNet, String> {
    let address = text.parse::<IpAddr>().map(IpNet::from);
    let network = address.or_else(|_| text.parse());
    network.map_err(|_| format!("{text:?} is no address and no network"))
}

fn networks<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<IpNet>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    let networks = texts.iter().map(|text| parse_network(text));
    networks
        .collect::<Result<_, _>>()
        .map_err(de::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_served_is_refused_by_key() {
        let wrong = |settings: Settings| settings.check().expect_err("it is wrong");
        assert!(Settings::default().check().is_ok());
        let settings = Settings {
            base_path: "tara/".into(),
            ..Settings::default()
        };
        assert_eq!(wrong(settings), SettingsError::BasePath);
        let settings = Settings {
            outbox_messages: 0,
            ..Settings::default()
        };
        assert_eq!(wrong(settings), SettingsError::Zero("outbox_messages"));
    }
}
