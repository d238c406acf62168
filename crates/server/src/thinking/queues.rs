//! What waits for a thread, and the order in which it is taken.

use std::collections::VecDeque;

use host::{AdviceAnswer, AdviceQuestion, MoveQuestion, Problem};
use search::StopFlag;
use tokio::sync::oneshot;

/// What waits for a thread. Moves come first: a hint can wait, a clock cannot.
#[derive(Default)]
pub(super) struct Queues {
    pub(super) moves: VecDeque<MoveQuestion>,
    pub(super) advice: VecDeque<Advice>,
    /// How many threads wait for a task.
    pub(super) idle: usize,
    /// The advice that threads are giving now.
    pub(super) running: Vec<Running>,
    /// The number of the next one.
    next_number: u64,
}

/// Advice that a thread is giving.
#[derive(Clone)]
pub(super) struct Running {
    number: u64,
    /// Ends it early.
    pub(super) stop: StopFlag,
}

/// A question of a person, and where the answer goes.
pub(super) struct Advice {
    pub(super) question: AdviceQuestion,
    pub(super) reply: oneshot::Sender<Result<AdviceAnswer, Problem>>,
}

/// What a thread does next.
pub(super) enum Task {
    Move(MoveQuestion),
    Advise(Box<Advice>, Running),
}

impl Queues {
    /// Adds a move. An analysis takes up to a second, so if no thread is free for the move, one analysis is stopped.
    pub(super) fn push_move(&mut self, question: MoveQuestion) {
        self.moves.push_back(question);
        if self.moves.len() > self.idle
            && let Some(running) = self.running.iter().find(|one| !one.stop.is_set())
        {
            running.stop.set();
        }
    }

    /// Takes the next task. Returns `None` if nothing waits.
    pub(super) fn pop(&mut self) -> Option<Task> {
        if let Some(question) = self.moves.pop_front() {
            return Some(Task::Move(question));
        }
        let advice = self.advice.pop_front()?;
        let running = Running {
            number: self.next_number,
            stop: StopFlag::default(),
        };
        self.next_number += 1;
        self.running.push(running.clone());
        Some(Task::Advise(Box::new(advice), running))
    }

    /// Notes that a thread has ended the advice that it was giving.
    pub(super) fn end(&mut self, ended: &Running) {
        self.running.retain(|one| one.number != ended.number);
    }
}
