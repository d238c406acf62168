//! The time of the host.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use search::Clock;

/// Elapsed time, for searches with a limit of time.
pub(crate) const ELAPSED: Clock = Clock(elapsed);

/// The time, in milliseconds since the beginning of 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}

fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
