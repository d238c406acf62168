//! Fair queues of the tasks that wait for a thread.

use std::time::Instant;

use host::{Cost, MoveQuestion, Players, TableId};
use search::StopFlag;

use super::fair_queue::FairQueue;
use crate::net::address::Address;

/// The tasks that wait for a thread, those of each lane apart.
#[derive(Default)]
pub(super) struct Queues {
    /// Short decisions, and hints.
    short: FairQueue<QueueKey, Task>,
    /// The jobs of each of the other lanes, in the order of [`Lane::DEAR`].
    dear: [FairQueue<QueueKey, Task>; Lane::DEAR.len()],
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
    /// The hints and the dear work that this address asks for.
    AskedBy(Address),
}

/// The tasks that a thread takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Short decisions and hints only, so that no short task waits for the end of a long one.
    Short,
    /// Long decisions first, so that no flood of short tasks keeps them waiting.
    Long,
    /// Analyses: up to a second each.
    Analyses,
    /// Tutors: up to a tenth of a second each.
    Tutors,
    /// Pictures, sheets, files and replays: up to a tenth of a second each.
    Drawings,
    /// Animated pictures: seconds each.
    Films,
}

/// Work that somebody asked for.
pub(super) struct Job {
    pub(super) lane: Lane,
    /// Set when nobody waits for it any longer.
    pub(super) stop: StopFlag,
    /// Does the work and sends the result.
    pub(super) run: Box<dyn FnOnce(&mut Players) + Send>,
}

/// The next task of a thread.
pub(super) enum Task {
    /// A decision, and since when it waits.
    Move(MoveQuestion, Instant),
    Job(Job),
}

impl Lane {
    /// The lanes of dear work, whose threads decide no moves and have the lowest priority.
    pub(super) const DEAR: [Self; 4] = [Self::Analyses, Self::Tutors, Self::Drawings, Self::Films];

    /// The name of its threads.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Short => "thinking-short",
            Self::Long => "thinking",
            Self::Analyses => "analyses",
            Self::Tutors => "tutors",
            Self::Drawings => "drawings",
            Self::Films => "films",
        }
    }

    /// The place among the lanes of dear work.
    fn dear(self) -> Option<usize> {
        Self::DEAR.iter().position(|lane| *lane == self)
    }
}

impl Queues {
    /// The number of waiting decisions of a flow.
    pub(super) fn count(&self, flow: QueueKey) -> usize {
        let queues = [&self.short, &self.persons, &self.programs];
        queues.iter().map(|queue| queue.count(flow)).sum()
    }

    /// The number of waiting jobs of each lane of dear work.
    pub(super) fn dear_waits(&self) -> impl Iterator<Item = (Lane, usize)> {
        Lane::DEAR
            .into_iter()
            .zip(self.dear.iter().map(FairQueue::len))
    }

    pub(super) fn push(&mut self, flow: QueueKey, task: Task) {
        let queue = match &task {
            Task::Job(job) => match job.lane.dear() {
                Some(dear) => &mut self.dear[dear],
                None => &mut self.short,
            },
            Task::Move(question, _) if question.cost() == Cost::Short => &mut self.short,
            Task::Move(..) if matches!(flow, QueueKey::ProgramsOf(_)) => &mut self.programs,
            Task::Move(..) => &mut self.persons,
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

    /// Removes the work of a lane for which nobody waits any longer.
    pub(super) fn remove_stopped(&mut self, lane: Lane) {
        let is_stopped = |task: &Task| matches!(task, Task::Job(job) if job.stop.is_set());
        match lane.dear() {
            Some(dear) => self.dear[dear].remove(is_stopped),
            None => self.short.remove(is_stopped),
        };
    }

    /// Takes the next task of a lane. Returns `None` if nothing waits for it.
    pub(super) fn pop(&mut self, lane: Lane) -> Option<Task> {
        match (lane, lane.dear()) {
            (_, Some(dear)) => self.dear[dear].pop(),
            (Lane::Long, None) => self.pop_long().or_else(|| self.short.pop()),
            (_, None) => self.short.pop(),
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
