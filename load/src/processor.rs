//! The processor time of a process, as Linux counts it.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};

/// The processor time that a process has used.
pub(crate) struct ProcessorTime {
    /// In the program itself.
    pub(crate) user: Duration,
    /// In the system on behalf of it.
    pub(crate) system: Duration,
}

/// The ticks that Linux counts a second.
const TICKS: u64 = 100;

impl ProcessorTime {
    /// Reads the time of the process of this number.
    ///
    /// # Errors
    ///
    /// If there is no such process, or the system is not Linux.
    pub(crate) fn of(process: u32) -> Result<Self> {
        let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
        // The name of the command, in brackets, may have spaces.
        let (_, rest) = stat.rsplit_once(") ").context("no name in brackets")?;
        let fields: Vec<&str> = rest.split(' ').collect();
        let time = |place: usize| -> Result<Duration> {
            let ticks: u64 = fields.get(place).context("too few fields")?.parse()?;
            Ok(Duration::from_millis(ticks * 1000 / TICKS))
        };
        Ok(Self {
            user: time(11)?,
            system: time(12)?,
        })
    }
}
