//! Fair queues of the tasks that wait for a thread.

use std::time::Instant;

use host::{AdviceAnswer, AdviceQuestion, Cost, MoveQuestion, Problem, TableId};
use tokio::sync::oneshot;

use super::fair_queue::FairQueue;
use crate::net::address::Address;

/// The tasks that wait for a thread, those of each lane apart.
#[derive(Default)]
pub(super) struct Queues {
    /// Short decisions, and hints.
    short: FairQueue<QueueKey, Task>,
    analyses: FairQueue<QueueKey, Task>,
    /// Long decisions at tables where persons play.
    persons: FairQueue<QueueKey, Task>,
    /// Long decisions at tables of computer players alone.
    programs: FairQueue<QueueKey, Task>,
    /// Whose turn is next: so a table of persons waits for one decision of programs, not for one of each address.
    next: Turn,
}

/// The kinds of long decisions, which take turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Turn {
    #[default]
    Persons,
    Programs,
}

/// The tasks that take turns with other flows as one. A table waits for one decision at a time, so the tables of an
/// address take turns within its flow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum QueueKey {
    /// The decisions at tables that this address opened, where persons play.
    TablesOf(Address),
    /// The decisions at tables of computer players alone that this address opened.
    ProgramsOf(Address),
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
    /// Long decisions first, so that no flood of short tasks keeps them waiting.
    Long,
    /// Analyses only, so that no decision waits for the end of one.
    Analyses,
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
    pub(super) fn count(&self, flow: QueueKey) -> usize {
        let queues = [&self.short, &self.analyses, &self.persons, &self.programs];
        queues.iter().map(|queue| queue.count(flow)).sum()
    }

    pub(super) fn push(&mut self, flow: QueueKey, task: Task) {
        let queue = match (task.cost(), flow) {
            (Cost::Short, _) => &mut self.short,
            (Cost::Long, QueueKey::AdviceFor(_)) => &mut self.analyses,
            (Cost::Long, QueueKey::TablesOf(_) | QueueKey::Table(_)) => &mut self.persons,
            (Cost::Long, QueueKey::ProgramsOf(_)) => &mut self.programs,
        };
        queue.push(flow, task);
    }

    /// Removes the decision that a table waits for. Returns how many there were.
    pub(super) fn withdraw(&mut self, table: TableId) -> usize {
        let is_of_table =
            |task: &Task| matches!(task, Task::Move(question, _) if question.table == table);
        let queues = [&mut self.short, &mut self.persons, &mut self.programs];
        queues.map(|queue| queue.remove(is_of_table)).iter().sum()
    }

    /// Takes the next task of a lane. Returns `None` if nothing waits for it.
    pub(super) fn pop(&mut self, lane: Lane) -> Option<Task> {
        match lane {
            Lane::Short => self.short.pop(),
            Lane::Long => self.pop_long().or_else(|| self.short.pop()),
            Lane::Analyses => self.analyses.pop(),
        }
    }

    fn pop_long(&mut self) -> Option<Task> {
        let (first, second, other) = match self.next {
            Turn::Persons => (&mut self.persons, &mut self.programs, Turn::Programs),
            Turn::Programs => (&mut self.programs, &mut self.persons, Turn::Persons),
        };
        if let Some(task) = first.pop() {
            self.next = other;
            return Some(task);
        }
        second.pop()
    }
}
