//! Limits of a search, the flag that stops it early, and the budget that keeps count.

use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A monotonic clock of the caller: the time since some fixed instant.
///
/// This crate has none of its own, so that it also runs in a worker of a browser, where the clock of the standard
/// library does not work.
#[derive(Debug, Clone, Copy)]
pub struct Clock(pub fn() -> Duration);

/// Limits of one search. `None` means no limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Nodes to visit, 0 or more; iterations of a Monte Carlo search.
    pub nodes: Option<u64>,
    /// Depth in plies from the root, 0 or more.
    pub depth: Option<u32>,
    /// Elapsed time.
    pub time: Option<TimeLimit>,
}

/// A duration and the clock that measures it.
#[derive(Debug, Clone, Copy)]
pub struct TimeLimit {
    /// The maximum duration of the search.
    pub duration: Duration,
    /// The clock by which it is measured.
    pub clock: Clock,
}

/// Stops a running search from another thread, within milliseconds. Clones share one flag.
#[derive(Debug, Clone, Default)]
pub struct StopFlag(Arc<AtomicBool>);

/// Counts the nodes of a running search and ends it at its limits.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    max_nodes: u64,
    /// The node count at which the clock and the flag are polled next.
    next_poll: u64,
    /// Nodes between two polls.
    poll_interval: u64,
    deadline: Option<Deadline>,
    stop: StopFlag,
    is_spent: bool,
}

/// The reading of a clock at which a search must end.
#[derive(Debug, Clone, Copy)]
struct Deadline {
    at: Duration,
    clock: Clock,
}

impl Clock {
    /// The time since the fixed instant of this clock.
    pub fn now(self) -> Duration {
        (self.0)()
    }
}

impl TimeLimit {
    /// The same clock with this part of the duration, rounded down.
    ///
    /// # Panics
    ///
    /// If `divisor` is 0.
    #[must_use]
    pub fn divided_by(self, divisor: u32) -> Self {
        Self {
            duration: self.duration / divisor,
            ..self
        }
    }

    /// The same clock with what is left of the duration after some of it has elapsed; zero if nothing is left.
    #[must_use]
    pub const fn minus(self, elapsed: Duration) -> Self {
        Self {
            duration: self.duration.saturating_sub(elapsed),
            ..self
        }
    }
}

/// Equal durations are equal limits: clocks of one program measure the same time.
impl PartialEq for TimeLimit {
    fn eq(&self, other: &Self) -> bool {
        self.duration == other.duration
    }
}

impl Eq for TimeLimit {}

impl Limits {
    /// A limit of nodes alone.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            depth: None,
            time: None,
        }
    }

    /// A limit of depth alone, in plies.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            depth: Some(depth),
            time: None,
        }
    }

    /// A limit of time alone, measured by `clock`.
    pub const fn time(duration: Duration, clock: Clock) -> Self {
        Self {
            nodes: None,
            depth: None,
            time: Some(TimeLimit { duration, clock }),
        }
    }

    /// This part of nodes and time, rounded down; the depth stays.
    ///
    /// # Panics
    ///
    /// If `divisor` is 0 and there is a limit of nodes or time.
    #[must_use]
    pub fn divided_by(self, divisor: u32) -> Self {
        Self {
            nodes: self.nodes.map(|nodes| nodes / u64::from(divisor)),
            time: self.time.map(|time| time.divided_by(divisor)),
            ..self
        }
    }

    /// The rest of nodes and time after these were spent; the depth stays.
    #[must_use]
    pub fn minus(self, nodes: u64, elapsed: Duration) -> Self {
        Self {
            nodes: self.nodes.map(|limit| limit.saturating_sub(nodes)),
            time: self.time.map(|limit| limit.minus(elapsed)),
            ..self
        }
    }

    /// The reading of the clock of the time limit; zero without one.
    pub fn clock_reading(&self) -> Duration {
        self.time.map_or(Duration::ZERO, |time| time.clock.now())
    }
}

impl StopFlag {
    /// Stops every search that holds this flag or a clone of it.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the flag was set.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// Nodes between two polls of the clock: some tenths of a millisecond of search.
    const POLL_INTERVAL: u64 = 1024;

    /// The budget of a search that starts now.
    pub fn new(limits: Limits, stop: StopFlag) -> Self {
        Self {
            nodes: 0,
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
            next_poll: 0,
            poll_interval: Self::POLL_INTERVAL,
            // A duration that overflows the clock is no limit.
            deadline: limits.time.and_then(Deadline::of),
            stop,
            is_spent: false,
        }
    }

    /// The same budget, which polls the clock every `nodes` nodes. For searches whose nodes take long.
    #[must_use]
    pub const fn polling_every(mut self, nodes: u64) -> Self {
        self.poll_interval = nodes;
        self
    }

    /// Counts one node. Returns whether the search may visit it.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.nodes >= self.next_poll {
            self.poll();
        }
        if self.is_spent || self.nodes >= self.max_nodes {
            self.is_spent = true;
            return false;
        }
        self.nodes += 1;
        true
    }

    /// The nodes counted so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The nodes left until the limit of nodes.
    pub const fn left(&self) -> u64 {
        self.max_nodes.saturating_sub(self.nodes)
    }

    /// Returns whether a limit was reached. Values of nodes that were open at that time are void.
    pub const fn is_spent(&self) -> bool {
        self.is_spent
    }

    #[cold]
    fn poll(&mut self) {
        self.next_poll = self.nodes + self.poll_interval;
        let is_late = self.deadline.is_some_and(Deadline::has_passed);
        self.is_spent |= is_late || self.stop.is_set();
    }
}

impl Deadline {
    /// `None` if the time overflows the clock.
    fn of(limit: TimeLimit) -> Option<Self> {
        let TimeLimit { duration, clock } = limit;
        let at = clock.now().checked_add(duration)?;
        Some(Self { at, clock })
    }

    fn has_passed(self) -> bool {
        self.clock.now() >= self.at
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STANDING: Clock = Clock(|| Duration::from_secs(5));

    fn spent(limits: Limits, stop: StopFlag) -> u64 {
        let mut budget = Budget::new(limits, stop);
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.is_spent(), budget.nodes() < 10_000);
        budget.nodes()
    }

    #[test]
    fn each_limit_ends_the_search() {
        let none = StopFlag::default;
        assert_eq!(spent(Limits::default(), none()), 10_000);
        assert_eq!(spent(Limits::nodes(1500), none()), 1500);
        let time = |duration| Limits::time(duration, STANDING);
        assert_eq!(spent(time(Duration::ZERO), none()), 0);
        assert_eq!(spent(time(Duration::from_millis(1)), none()), 10_000);
        assert_eq!(spent(time(Duration::MAX), none()), 10_000);
    }

    #[test]
    fn a_flag_ends_every_search_that_holds_it() {
        let stop = StopFlag::default();
        let mut budget = Budget::new(Limits::default(), stop.clone());
        assert!(budget.spend());
        stop.set();
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.nodes(), Budget::POLL_INTERVAL);
        let mut budget = Budget::new(Limits::default(), StopFlag::default()).polling_every(8);
        assert!(budget.spend());
        budget.stop.set();
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.nodes(), 8);
    }

    #[test]
    fn minus_saturates_at_zero() {
        let second = Duration::from_secs(1);
        let both = Limits {
            nodes: Some(900),
            ..Limits::time(second, STANDING)
        };
        let left = both.minus(500, second / 4);
        let (nodes, time) = (left.nodes, left.time.map(|time| time.duration));
        assert_eq!((nodes, time), (Some(400), Some(3 * second / 4)));
        let left = both.minus(901, 2 * second);
        let (nodes, time) = (left.nodes, left.time.map(|time| time.duration));
        assert_eq!((nodes, time), (Some(0), Some(Duration::ZERO)));
        assert_eq!(Limits::depth(3).minus(9, second), Limits::depth(3));
    }
}
