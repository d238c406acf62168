//! The clocks that the lab passes to searches.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use search::Clock;

/// Elapsed time.
pub(crate) const ELAPSED: Clock = Clock(elapsed);

/// The processor time of the calling thread where the system tells it, else elapsed time.
pub(crate) const THREAD_CPU: Clock = Clock(thread_cpu);

fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn thread_cpu() -> Duration {
    schedstat().unwrap_or_else(elapsed)
}

fn schedstat() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds = text.split(' ').next()?.parse().ok()?;
    Some(Duration::from_nanos(nanoseconds))
}
