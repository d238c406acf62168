//! What waits for a thread, and the order in which it is taken.

use std::time::Instant;

use host::{AdviceAnswer, AdviceQuestion, Cost, MoveQuestion, Problem, TableId};
use tokio::sync::oneshot;

use super::fair_queue::FairQueue;
use crate::address::Address;

/// The tasks that wait for a thread, short and long ones apart.
#[derive(Default)]
pub(super) struct Queues {
    short: FairQueue<Flow, Task>,
    long: FairQueue<Flow, Task>,
}

/// The tasks that take turns with other flows as one. A table waits for one decision at a time, so the tables of an
/// address take turns within its flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Flow {
    /// The decisions at tables that this address opened.
    TablesOf(Address),
    /// The decisions at a table whose opener is not known.
    Table(TableId),
    /// The hints and analyses that this address asks for.
    AdviceFor(Address),
}

/// The tasks that a thread takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Lane {
    /// Short ones only, so that no short task waits for the end of a long one.
    Short,
    /// Long ones first, so that no flood of short tasks keeps them waiting.
    Long,
}

/// A question of a person, and where the answer goes.
pub(super) struct Advice {
    pub(super) question: AdviceQuestion,
    pub(super) reply: oneshot::Sender<Result<AdviceAnswer, Problem>>,
}

/// The next task of a thread.
pub(super) enum Task {
    /// A decision, and since when it waits.
    Move(MoveQuestion, Instant),
    Advise(Box<Advice>),
}

impl Task {
    fn cost(&self) -> Cost {
        match self {
            Self::Move(question, _) => question.cost(),
            Self::Advise(advice) => advice.question.cost(),
        }
    }
}

impl Queues {
    /// The number of waiting tasks of a flow.
    pub(super) fn count(&self, flow: Flow) -> usize {
        self.short.count(flow) + self.long.count(flow)
    }

    pub(super) fn push(&mut self, flow: Flow, task: Task) {
        match task.cost() {
            Cost::Short => self.short.push(flow, task),
            Cost::Long => self.long.push(flow, task),
        }
    }

    /// Takes the next task of a lane. Returns `None` if nothing waits for it.
    pub(super) fn pop(&mut self, lane: Lane) -> Option<Task> {
        match lane {
            Lane::Short => self.short.pop(),
            Lane::Long => self.long.pop().or_else(|| self.short.pop()),
        }
    }
}
