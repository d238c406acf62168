//! How far a search may go, and how it is ended from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How far a search may go; what is nothing does not limit it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Moments that are looked at; of a Monte Carlo search, its iterations.
    pub nodes: Option<u64>,
    /// Moves in a row, from the root.
    pub depth: Option<u32>,
    /// Elapsed time.
    pub time: Option<Duration>,
}

/// Ends a search from outside, within milliseconds. Copies end the same search.
#[derive(Debug, Clone, Default)]
pub struct Stop(Arc<AtomicBool>);

/// What a running search has spent of its limits.
#[derive(Debug)]
pub struct Budget {
    nodes: u64,
    most: u64,
    /// The clock and the bell are looked at when so many nodes are counted.
    next_look: u64,
    /// Nodes between two looks.
    look_every: u64,
    deadline: Option<Instant>,
    stop: Stop,
    is_spent: bool,
}

impl Limits {
    /// A limit of nodes only.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            depth: None,
            time: None,
        }
    }

    /// A limit of depth only.
    pub const fn depth(depth: u32) -> Self {
        Self {
            nodes: None,
            depth: Some(depth),
            time: None,
        }
    }

    /// A limit of time only.
    pub const fn time(time: Duration) -> Self {
        Self {
            nodes: None,
            depth: None,
            time: Some(time),
        }
    }
}

impl Stop {
    /// Ends every search that was given this or a copy of it.
    pub fn ring(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it rang.
    pub fn has_rung(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Budget {
    /// Nodes between two looks at the clock: some tenths of a millisecond of search.
    const LOOK_EVERY: u64 = 1024;

    /// A search that begins now.
    pub fn new(limits: Limits, stop: Stop) -> Self {
        Self {
            nodes: 0,
            most: limits.nodes.unwrap_or(u64::MAX),
            next_look: 0,
            look_every: Self::LOOK_EVERY,
            deadline: limits
                .time
                .and_then(|time| Instant::now().checked_add(time)),
            stop,
            is_spent: false,
        }
    }

    /// The same for nodes that take longer: the clock is looked at whenever so many are counted.
    #[must_use]
    pub const fn looking_every(mut self, nodes: u64) -> Self {
        self.look_every = nodes;
        self
    }

    /// Counts one node; gives whether the search may go on with it.
    #[inline]
    pub fn spend(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        if self.is_spent || self.nodes >= self.most {
            self.is_spent = true;
            return false;
        }
        self.nodes += 1;
        true
    }

    /// The nodes that were counted.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The nodes that may still be counted, if nothing else ends it before.
    pub const fn left(&self) -> u64 {
        self.most.saturating_sub(self.nodes)
    }

    /// Whether a limit was reached: what the search had not finished counts for nothing.
    pub const fn is_spent(&self) -> bool {
        self.is_spent
    }

    #[cold]
    fn look(&mut self) {
        self.next_look = self.nodes + self.look_every;
        let is_late = self.deadline.is_some_and(|end| Instant::now() >= end);
        self.is_spent |= is_late || self.stop.has_rung();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spent(limits: Limits, stop: Stop) -> u64 {
        let mut budget = Budget::new(limits, stop);
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.is_spent(), budget.nodes() < 10_000);
        budget.nodes()
    }

    #[test]
    fn each_limit_ends_the_search() {
        let none = || Stop::default();
        assert_eq!(spent(Limits::default(), none()), 10_000);
        assert_eq!(spent(Limits::nodes(1500), none()), 1500);
        assert_eq!(spent(Limits::time(Duration::ZERO), none()), 0);
        assert_eq!(spent(Limits::time(Duration::MAX), none()), 10_000);
    }

    #[test]
    fn a_bell_that_rings_ends_all_that_hold_it() {
        let stop = Stop::default();
        let mut budget = Budget::new(Limits::default(), stop.clone());
        assert!(budget.spend());
        stop.ring();
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.nodes(), Budget::LOOK_EVERY);
        let mut budget = Budget::new(Limits::default(), Stop::default()).looking_every(8);
        assert!(budget.spend());
        budget.stop.ring();
        while budget.nodes() < 10_000 && budget.spend() {}
        assert_eq!(budget.nodes(), 8);
    }
}
