//! The time of the host.

use std::time::{SystemTime, UNIX_EPOCH};

/// The time, in milliseconds since the beginning of 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
