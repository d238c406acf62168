//! The time of the server, which a test can set.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::sleep;

/// Elapsed time, for searches with a time limit.
pub(crate) const ELAPSED: search::Clock = search::Clock(elapsed);

/// The time of the server, in milliseconds since the beginning of 1970. Clones are the same clock.
///
/// It begins with the date of the system and continues by a monotonic clock, so that setting the date moves no clock of
/// a game. While the process is frozen or the machine suspended, it stops.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System(Arc<Mutex<SystemClock>>),
    Manual(watch::Sender<u64>),
}

/// The state of a clock of the system. All times are in milliseconds.
#[derive(Debug)]
struct SystemClock {
    /// The start of the clock.
    began: Instant,
    /// The time that it showed then.
    start: u64,
    /// The monotonic time since then, when it was last read.
    read_at: u64,
    /// The part of that time that does not count, because the process was frozen.
    frozen: u64,
}

/// The longest time between two readings while the process runs, in milliseconds: the timer reads the clock every second.
/// If more passes, all of it counts as an absence of the host.
const MAX_GAP_MS: u64 = 3_000;

/// The time that a wait sleeps at once, so that the clock is read often enough.
const MAX_SLEEP: Duration = Duration::from_secs(1);

impl SystemClock {
    /// The time, at a monotonic time since the clock began.
    fn read(&mut self, elapsed: u64) -> u64 {
        let gap = elapsed.saturating_sub(self.read_at);
        if gap > MAX_GAP_MS {
            tracing::warn!(
                gap,
                "the server was frozen for so many milliseconds; no clock ran"
            );
            self.frozen += gap;
        }
        self.read_at += gap;
        self.start + self.read_at - self.frozen
    }
}

impl Clock {
    /// The clock of the system.
    pub fn system() -> Self {
        let date = SystemTime::now().duration_since(UNIX_EPOCH);
        let clock = SystemClock {
            began: Instant::now(),
            start: date.map_or(0, |date| date.as_millis() as u64),
            read_at: 0,
            frozen: 0,
        };
        Self(Source::System(Arc::new(Mutex::new(clock))))
    }

    /// A clock that stands still at this time until it is [advanced](Self::advance).
    pub fn manual(at: u64) -> Self {
        Self(Source::Manual(watch::Sender::new(at)))
    }

    /// The time.
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::System(clock) => {
                let mut clock = clock.lock().unwrap_or_else(PoisonError::into_inner);
                let elapsed = clock.began.elapsed().as_millis() as u64;
                clock.read(elapsed)
            }
            Source::Manual(time) => *time.borrow(),
        }
    }

    /// Puts the clock of the system forward to this time if it is behind, because the date was set back since the last
    /// server ran.
    pub(crate) fn catch_up(&self, at: u64) {
        if let Source::System(_) = &self.0 {
            self.advance(at.saturating_sub(self.now()));
        }
    }

    /// Puts the clock forward by `ms` milliseconds, for a test. Waits for the clock of the system notice it within a second.
    pub fn advance(&self, ms: u64) {
        match &self.0 {
            Source::System(clock) => {
                clock.lock().unwrap_or_else(PoisonError::into_inner).start += ms;
            }
            Source::Manual(time) => time.send_modify(|time| *time += ms),
        }
    }

    /// Waits until it may be this time. It can return too early: the caller looks at the clock.
    pub(crate) async fn wait_until(&self, at: u64) {
        match &self.0 {
            Source::System(_) => {
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

#[cfg(test)]
mod tests;
