//! The time of the server, which a test can set.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::sleep;

/// Elapsed time, for searches with a time limit.
pub(crate) const ELAPSED: search::Clock = search::Clock(elapsed);

/// The time of the server, in milliseconds since the beginning of 1970. Clones are the same clock.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System,
    Manual(watch::Sender<u64>),
}

/// How long a wait sleeps at once, so that it notices when the time of the system is set.
const MAX_SLEEP: Duration = Duration::from_secs(1);

impl Clock {
    /// The clock of the system.
    pub const fn system() -> Self {
        Self(Source::System)
    }

    /// A clock that stands still at this time until it is [advanced](Self::advance).
    pub fn manual(at: u64) -> Self {
        Self(Source::Manual(watch::Sender::new(at)))
    }

    /// The time.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                since.map_or(0, |since| since.as_millis() as u64)
            }
            Source::Manual(time) => *time.borrow(),
        }
    }

    /// Puts a manual clock forward by `ms` milliseconds. The clock of the system stays as it is.
    pub fn advance(&self, ms: u64) {
        if let Source::Manual(time) = &self.0 {
            time.send_modify(|time| *time += ms);
        }
    }

    /// Waits until it may be this time. It can return too early: the caller looks at the clock.
    pub(crate) async fn wait_until(&self, at: u64) {
        match &self.0 {
            Source::System => {
                let left = Duration::from_millis(at.saturating_sub(self.now()));
                sleep(left.min(MAX_SLEEP)).await;
            }
            Source::Manual(time) => {
                // The sender is this clock, so it is not closed.
                let _ = time.subscribe().wait_for(|&time| time >= at).await;
            }
        }
    }
}

fn elapsed() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
