//! Fair queues of the tasks that wait for a thread.

use std::time::Instant;

use host::{AdviceAnswer, AdviceQuestion, Cost, MoveQuestion, Problem, TableId};
use tokio::sync::oneshot;

use super::fair_queue::FairQueue;
use crate::address::Address;

/// The tasks that wait for a thread, short and long ones apart.
#[derive(Default)]
pub(super) struct Queues {
    short: FairQueue<Flow, Task>,
    /// By class.
    long: [FairQueue<Flow, Task>; Class::COUNT],
    /// The class of long tasks whose turn is next.
    next_class: usize,
}

/// The classes of long tasks, which take turns: so an analysis waits for one decision and the analyses of others, not for a
/// decision of each address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    /// Analyses.
    Advice,
    /// Decisions at tables where persons play.
    Persons,
    /// Decisions at tables of computer players alone.
    Programs,
}

impl Class {
    const COUNT: usize = 3;
}

/// The tasks that take turns with other flows as one. A table waits for one decision at a time, so the tables of an
/// address take turns within its flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Flow {
    /// The decisions at tables that this address opened, where persons play.
    TablesOf(Address),
    /// The decisions at tables of computer players alone that this address opened.
    ProgramsOf(Address),
    /// The decisions at a table whose opener is not known.
    Table(TableId),
    /// The hints and analyses that this address asks for.
    AdviceFor(Address),
}

impl Flow {
    const fn class(self) -> Class {
        match self {
            Self::AdviceFor(_) => Class::Advice,
            Self::TablesOf(_) | Self::Table(_) => Class::Persons,
            Self::ProgramsOf(_) => Class::Programs,
        }
    }
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
        self.short.count(flow) + self.long[flow.class() as usize].count(flow)
    }

    pub(super) fn push(&mut self, flow: Flow, task: Task) {
        match task.cost() {
            Cost::Short => self.short.push(flow, task),
            Cost::Long => self.long[flow.class() as usize].push(flow, task),
        }
    }

    /// Removes the decision that a table waits for. Returns how many there were.
    pub(super) fn withdraw(&mut self, table: TableId) -> usize {
        let is_of_table =
            |task: &Task| matches!(task, Task::Move(question, _) if question.table == table);
        let queues = self.long.iter_mut().chain([&mut self.short]);
        queues.map(|queue| queue.remove(is_of_table)).sum()
    }

    /// Takes the next task of a lane. Returns `None` if nothing waits for it.
    pub(super) fn pop(&mut self, lane: Lane) -> Option<Task> {
        match lane {
            Lane::Short => self.short.pop(),
            Lane::Long => self.pop_long().or_else(|| self.short.pop()),
        }
    }

    fn pop_long(&mut self) -> Option<Task> {
        let classes = (0..Class::COUNT).map(|step| (self.next_class + step) % Class::COUNT);
        for class in classes {
            if let Some(task) = self.long[class].pop() {
                self.next_class = class + 1;
                return Some(task);
            }
        }
        None
    }
}
