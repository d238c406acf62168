//! The threads that answer questions: moves of computer players first, then hints and analyses.

mod queues;

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use host::{AdviceAnswer, AdviceQuestion, MoveAnswer, MoveQuestion, Players, Problem};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::clock::ELAPSED;
use crate::metrics::Metrics;
use queues::{Advice, Queues, Running, Task};

/// The threads and their queues.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    limits: QueueLimits,
}

/// How many questions wait at most.
#[derive(Debug, Clone, Copy)]
pub(crate) struct QueueLimits {
    /// Moves that tables wait for.
    pub(crate) moves: usize,
    /// Hints and analyses that people wait for.
    pub(crate) advice: usize,
}

struct Shared {
    queues: Mutex<Queues>,
    filled: Condvar,
    metrics: Arc<Metrics>,
}

/// A queue has no room for a question.
pub(crate) struct QueueFull;

/// How long a person waits for advice at most. Tables come first, and they may ask a lot.
const PATIENCE: Duration = Duration::from_secs(20);

impl Thinking {
    /// Starts the threads. Moves of computer players are sent to `answers`.
    ///
    /// # Errors
    ///
    /// If a thread cannot be started.
    pub(crate) fn start(
        threads: usize,
        limits: QueueLimits,
        answers: &mpsc::UnboundedSender<MoveAnswer>,
        metrics: &Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            queues: Mutex::default(),
            filled: Condvar::new(),
            metrics: Arc::clone(metrics),
        });
        for number in 0..threads {
            let (shared, answers) = (Arc::clone(&shared), answers.clone());
            let thread = thread::Builder::new().name(format!("thinking-{number}"));
            thread.spawn(move || work(&shared, &answers))?;
        }
        Ok(Self { shared, limits })
    }

    /// Queues the question for a move. If all threads are busy, one that gives advice is interrupted.
    ///
    /// # Errors
    ///
    /// If the queue is full.
    pub(crate) fn ask(&self, question: MoveQuestion) -> Result<(), QueueFull> {
        let mut queues = self.shared.lock();
        if queues.moves.len() >= self.limits.moves {
            self.shared.metrics.thinking_full.inc();
            return Err(QueueFull);
        }
        queues.push_move(question);
        self.shared.metrics.thinking_waits.inc();
        self.shared.filled.notify_one();
        Ok(())
    }

    /// Waits for the answer to a question of a person.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if too many wait already or it takes too long, [`Problem::Failed`] if the program panicked.
    pub(crate) async fn advise(&self, question: AdviceQuestion) -> Result<AdviceAnswer, Problem> {
        let (reply, response) = oneshot::channel();
        let metrics = &self.shared.metrics;
        {
            let mut queues = self.shared.lock();
            if queues.advice.len() >= self.limits.advice {
                metrics.advice_full.inc();
                return Err(Problem::Busy);
            }
            queues.advice.push_back(Advice { question, reply });
            metrics.advice_waits.inc();
        }
        self.shared.filled.notify_one();
        let response = timeout(PATIENCE, response)
            .await
            .map_err(|_| Problem::Busy)?;
        let answer = response.unwrap_or(Err(Problem::Failed))?;
        metrics.advice.inc();
        Ok(answer)
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next task of a thread.
    fn next(&self) -> Task {
        let mut queues = self.lock();
        loop {
            if let Some(task) = queues.pop() {
                if matches!(task, Task::Advise(..)) {
                    self.metrics.advice_waits.dec();
                }
                return task;
            }
            queues.idle += 1;
            let waited = self.filled.wait(queues);
            queues = waited.unwrap_or_else(PoisonError::into_inner);
            queues.idle -= 1;
        }
    }
}

/// Does one task after the other, until nobody takes answers anymore.
fn work(shared: &Shared, answers: &mpsc::UnboundedSender<MoveAnswer>) {
    let mut players = Players::new(ELAPSED);
    loop {
        match shared.next() {
            Task::Move(question) => {
                let answer = players.decide(&question);
                shared.metrics.thinking_waits.dec();
                if answers.send(answer).is_err() {
                    return;
                }
            }
            Task::Advise(advice, running) => advise(shared, &mut players, *advice, &running),
        }
    }
}

/// Answers a person, or queues the question again if a move interrupted it: half an analysis is no answer, and the same
/// question is to have the same answer.
fn advise(shared: &Shared, players: &mut Players, advice: Advice, running: &Running) {
    // Whoever asked may have gone away, now or meanwhile.
    if advice.reply.is_closed() {
        shared.lock().end(running);
        return;
    }
    let answer = players.advise(&advice.question, &running.stop);
    if matches!(answer, Err(Problem::Failed)) {
        tracing::error!("the program failed at a hint or an analysis");
    }
    let mut queues = shared.lock();
    queues.end(running);
    if running.stop.is_set() {
        shared.metrics.advice_waits.inc();
        queues.advice.push_front(advice);
    } else {
        let _ = advice.reply.send(answer);
    }
}

#[cfg(test)]
mod tests;
