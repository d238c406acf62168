//! The queue of alarms: tables whose clock runs out, and tables that wait for a processor.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use host::TableId;
use tokio::select;
use tokio::sync::mpsc;

use crate::clock::Clock;

/// A time, in milliseconds since the beginning of 1970, and a table.
pub(crate) type Alarm = (u64, TableId);

/// Returns each table when its time has come.
pub(crate) struct Timer {
    clock: Clock,
    requests: mpsc::UnboundedReceiver<Alarm>,
    alarms: BinaryHeap<Reverse<Alarm>>,
}

impl Timer {
    /// A timer, and where alarms for it are set.
    pub(crate) fn new(clock: Clock) -> (Self, mpsc::UnboundedSender<Alarm>) {
        let (setter, requests) = mpsc::unbounded_channel();
        let timer = Self {
            clock,
            requests,
            alarms: BinaryHeap::new(),
        };
        (timer, setter)
    }

    /// The next table whose time has come. Returns `None` when nobody can set alarms anymore.
    pub(crate) async fn next(&mut self) -> Option<TableId> {
        loop {
            let first = self.alarms.peek().map(|&Reverse(alarm)| alarm);
            if let Some((at, table)) = first
                && at <= self.clock.now()
            {
                self.alarms.pop();
                return Some(table);
            }
            let at = first.map_or(u64::MAX, |(at, _)| at);
            select! {
                alarm = self.requests.recv() => self.alarms.push(Reverse(alarm?)),
                () = self.clock.wait_until(at) => {}
            }
        }
    }
}
