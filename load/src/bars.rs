//! The targets of a server, from `data/bars.toml`.

use anyhow::{Context, Result};
use serde::Deserialize;

/// The targets of a server.
#[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bars {
    /// Moves a second, at least.
    pub(crate) moves: f64,
    /// Milliseconds from a move to the view of the other seat, at most, for 99 moves of 100.
    pub(crate) wait_ms: f64,
    /// Microseconds of the processor that a move costs the server, at most.
    pub(crate) processor_us: f64,
    /// KiB of memory for each table, at most.
    pub(crate) table_kib: f64,
    /// Milliseconds until a server with many tables answers, at most.
    pub(crate) start_ms: f64,
}

impl Bars {
    /// Reads the targets.
    ///
    /// # Errors
    ///
    /// If the file cannot be parsed.
    pub(crate) fn read() -> Result<Self> {
        #[derive(Deserialize)]
        struct File {
            server: Bars,
        }
        let text = include_str!("../../data/bars.toml");
        let file: File = toml::from_str(text).context("data/bars.toml")?;
        Ok(file.server)
    }
}
