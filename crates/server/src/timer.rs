//! One queue of moments at which tables are looked at: clocks that run out, computer players that found no place.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::clock::now;
use crate::table_id::TableId;

/// A moment, in milliseconds since the beginning of 1970, and a table.
pub(crate) type Alarm = (u64, TableId);

/// How long a timer sleeps at most, so that it notices when the time of the host is set.
const LONGEST: Duration = Duration::from_secs(1);

/// Gives each alarm back when its moment has come.
pub(crate) struct Timer {
    set: mpsc::UnboundedReceiver<Alarm>,
    alarms: BinaryHeap<Reverse<Alarm>>,
}

impl Timer {
    /// A timer and where alarms for it are set.
    pub(crate) fn new() -> (Self, mpsc::UnboundedSender<Alarm>) {
        let (setter, set) = mpsc::unbounded_channel();
        let timer = Self {
            set,
            alarms: BinaryHeap::new(),
        };
        (timer, setter)
    }

    /// The next table whose moment has come; nothing when nobody can set alarms anymore.
    pub(crate) async fn next(&mut self) -> Option<TableId> {
        loop {
            let wait = match self.alarms.peek() {
                Some(&Reverse((at, table))) if at <= now() => {
                    self.alarms.pop();
                    return Some(table);
                }
                Some(&Reverse((at, _))) => {
                    Duration::from_millis(at.saturating_sub(now())).min(LONGEST)
                }
                None => LONGEST,
            };
            match timeout(wait, self.set.recv()).await {
                Ok(Some(alarm)) => self.alarms.push(Reverse(alarm)),
                Ok(None) => return None,
                Err(_) => {}
            }
        }
    }
}
