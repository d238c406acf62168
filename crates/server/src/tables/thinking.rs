//! The threads that answer questions: moves of computer players, hints and analyses.
//!
//! One thread takes short questions only and one takes analyses only, with the lowest priority; the others take long decisions first. In each lane
//! the addresses take turns.

mod fair_queue;
mod queues;

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use host::{
    AdviceAnswer, AdviceQuestion, Cost, MoveAnswer, MoveQuestion, Players, Problem, TableId,
};
use search::StopFlag;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::clock::ELAPSED;
use crate::metrics::Metrics;
use crate::net::address::Address;
use queues::{Advice, Lane, Queues, Task};

pub(crate) use queues::QueueKey;

/// The threads and their queues.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    limits: QueueLimits,
    answers: mpsc::UnboundedSender<MoveAnswer>,
}

/// The maximum number of waiting questions of an address.
#[derive(Debug, Clone, Copy)]
pub(crate) struct QueueLimits {
    /// Moves that its tables wait for.
    pub(crate) moves: usize,
    /// Hints and analyses.
    pub(crate) advice: usize,
}

/// The lowest priority that Linux knows, as a nice value.
#[cfg(target_os = "linux")]
const LOWEST_PRIORITY: i32 = 19;

struct Shared {
    queues: Mutex<Queues>,
    filled: Condvar,
    metrics: Arc<Metrics>,
}

/// Too many questions of a flow wait.
pub(crate) struct QueueFull;

/// The time that a person waits for advice at most: an analysis takes about a second, and each address has its turn before.
const ADVICE_TIMEOUT: Duration = Duration::from_secs(20);

impl Thinking {
    /// Starts `threads` threads for long decisions, one for short questions and one for analyses. Moves of computer players are sent to `answers`.
    ///
    /// # Errors
    ///
    /// If a thread cannot be started.
    pub(crate) fn start(
        threads: usize,
        limits: QueueLimits,
        answers: mpsc::UnboundedSender<MoveAnswer>,
        metrics: &Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            queues: Mutex::default(),
            filled: Condvar::new(),
            metrics: Arc::clone(metrics),
        });
        let long = (0..threads).map(|number| (Lane::Long, format!("thinking-{number}")));
        let others = [
            (Lane::Short, "thinking-short".into()),
            (Lane::Analyses, "analyses".into()),
        ];
        for (lane, name) in long.chain(others) {
            let (shared, answers) = (Arc::clone(&shared), answers.clone());
            let thread = thread::Builder::new().name(name);
            thread.spawn(move || work(&shared, lane, &answers))?;
        }
        Ok(Self {
            shared,
            limits,
            answers,
        })
    }

    /// Queues the question for a move.
    ///
    /// # Errors
    ///
    /// If too many questions of the flow wait.
    pub(crate) fn ask(&self, flow: QueueKey, question: MoveQuestion) -> Result<(), QueueFull> {
        let mut queues = self.shared.lock();
        if queues.count(flow) >= self.limits.moves {
            self.shared.metrics.thinking_full.inc();
            return Err(QueueFull);
        }
        queues.push(flow, Task::Move(question, Instant::now()));
        self.shared.metrics.thinking_waits.inc();
        // A thread that only takes short tasks may be among those that wait, so one would not do.
        self.shared.filled.notify_all();
        Ok(())
    }

    /// Takes back the question of a table, if it still waits. Returns whether it did.
    pub(crate) fn withdraw(&self, table: TableId) -> bool {
        let withdrawn = self.shared.lock().withdraw(table);
        self.shared.metrics.thinking_waits.dec_by(withdrawn as i64);
        withdrawn > 0
    }

    /// Gives an answer once more that could not be stored.
    pub(crate) fn answer_again(&self, answer: MoveAnswer) {
        // Without a receiver the server is about to end.
        let _ = self.answers.send(answer);
    }

    /// Waits for the answer to a question of a person.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if too many of that address wait already or it takes too long, [`Problem::Failed`] if the program
    /// panicked.
    pub(crate) async fn advise(
        &self,
        address: Address,
        question: AdviceQuestion,
    ) -> Result<AdviceAnswer, Problem> {
        let (reply, response) = oneshot::channel();
        let (metrics, flow) = (&self.shared.metrics, QueueKey::AdviceFor(address));
        {
            let mut queues = self.shared.lock();
            if queues.count(flow) >= self.limits.advice {
                metrics.advice_full.inc();
                return Err(Problem::Busy);
            }
            let advice = Box::new(Advice { question, reply });
            queues.push(flow, Task::Advise(advice));
            metrics.advice_waits.inc();
        }
        self.shared.filled.notify_all();
        let response = timeout(ADVICE_TIMEOUT, response)
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

    /// Waits for the next task of a lane.
    fn next(&self, lane: Lane) -> Task {
        let mut queues = self.lock();
        loop {
            if let Some(task) = queues.pop(lane) {
                return task;
            }
            let waited = self.filled.wait(queues);
            queues = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Does one task after the other, until nobody takes answers anymore.
fn work(shared: &Shared, lane: Lane, answers: &mpsc::UnboundedSender<MoveAnswer>) {
    let (mut players, metrics) = (Players::new(ELAPSED), &shared.metrics);
    if lane == Lane::Analyses {
        lower_priority();
    }
    loop {
        match shared.next(lane) {
            Task::Move(question, asked) => {
                let answer = players.decide(&question);
                metrics.thinking_waits.dec();
                if question.cost() == Cost::Short {
                    let took = asked.elapsed().as_secs_f64();
                    metrics.short_decision_seconds.observe(took);
                }
                if answers.send(answer).is_err() {
                    return;
                }
            }
            Task::Advise(advice) => {
                metrics.advice_waits.dec();
                advise(&mut players, *advice);
            }
        }
    }
}

/// Gives this thread only the processor time that no other wants. An analysis has a time and returns what it has found.
fn lower_priority() {
    // Elsewhere the priority is that of the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST_PRIORITY) {
        tracing::warn!(%error, "analyses keep the priority of decisions");
    }
}

/// Answers a person, unless that person went away while the question waited.
fn advise(players: &mut Players, advice: Advice) {
    if advice.reply.is_closed() {
        return;
    }
    let answer = players.advise(&advice.question, &StopFlag::default());
    if matches!(answer, Err(Problem::Failed)) {
        tracing::error!("the program failed at a hint or an analysis");
    }
    // The person may have gone away meanwhile.
    let _ = advice.reply.send(answer);
}

#[cfg(test)]
mod tests;
