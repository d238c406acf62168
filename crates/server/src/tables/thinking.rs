//! The threads that answer questions: moves of computer players and hints, and all dear work that people ask for.
//!
//! One thread takes short questions only, and each lane of dear work has one or two of the lowest priority; the others take long decisions first.
//! In each lane the addresses take turns.

mod fair_queue;
mod queues;

use std::panic::{AssertUnwindSafe, catch_unwind};
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
use crate::net::limits::{ConcurrencyLimit, Permit};
use queues::{Job, Queues, Task};

pub(crate) use queues::{Lane, QueueKey};

/// The threads and their queues.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    limits: QueueLimits,
    /// Those who wait for something or have it made, by lane.
    places: Vec<(Lane, ConcurrencyLimit)>,
    answers: mpsc::UnboundedSender<MoveAnswer>,
}

/// The maximum number of questions of an address that wait or are being answered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct QueueLimits {
    /// Moves that its tables wait for.
    pub(crate) moves: usize,
    /// Hints and dear work, in each lane.
    pub(crate) advice: usize,
    /// The time for which a person waits for an answer at most.
    pub(crate) wait: Duration,
}

/// A place of an address among those who wait in a lane.
pub(crate) struct Place<'a> {
    thinking: &'a Thinking,
    lane: Lane,
    address: Address,
    _permit: Permit,
}

/// Stops the work for which it was waited when that ends early, as when a client goes.
struct Waiting<'a> {
    thinking: &'a Thinking,
    lane: Lane,
    stop: StopFlag,
}

/// The number of places of a lane. An address that has none gets one as long as fewer than twice as many are taken.
const PLACES: usize = 32;
const TWICE: usize = 2 * PLACES;

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

impl Thinking {
    /// Starts `threads` threads for long decisions, one for short questions and one for each lane of dear work, for drawings two. Moves of
    /// computer players are sent to `answers`.
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
        let long = std::iter::repeat_n(Lane::Long, threads);
        // Pictures are what most people ask for: two threads, so that somebody else's comes within a second.
        let lanes = long.chain([Lane::Short, Lane::Drawings]).chain(Lane::DEAR);
        for lane in lanes {
            let (shared, answers) = (Arc::clone(&shared), answers.clone());
            let thread = thread::Builder::new().name(lane.name().into());
            thread.spawn(move || work(&shared, lane, &answers))?;
        }
        let asked = [Lane::Short].into_iter().chain(Lane::DEAR);
        Ok(Self {
            shared,
            limits,
            places: asked
                .map(|lane| (lane, ConcurrencyLimit::new(limits.advice)))
                .collect(),
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

    /// A place of an address in a lane, before anything is done for it.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if the address has too many, or everybody together.
    pub(crate) fn place(&self, address: Address, lane: Lane) -> Result<Place<'_>, Problem> {
        let places = self.places.iter().find(|(of, _)| *of == lane);
        let permit = places.and_then(|(_, places)| match places.total() {
            ..PLACES => places.take(address, usize::MAX),
            PLACES..TWICE => places.take(address, 1),
            TWICE.. => None,
        });
        let Some(permit) = permit else {
            self.shared.metrics.advice_full.inc();
            return Err(Problem::Busy);
        };
        Ok(Place {
            thinking: self,
            lane,
            address,
            _permit: permit,
        })
    }

    /// Waits for the answer to a question of a person.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if too many wait already or it takes too long, [`Problem::Failed`] if the program panicked.
    pub(crate) async fn advise(
        &self,
        address: Address,
        question: AdviceQuestion,
    ) -> Result<AdviceAnswer, Problem> {
        let lane = match question {
            AdviceQuestion::Hint(_) => Lane::Short,
            AdviceQuestion::Tutor(_) => Lane::Tutors,
            AdviceQuestion::Position(_) | AdviceQuestion::Decision(_) => Lane::Analyses,
        };
        let place = self.place(address, lane)?;
        place
            .work(move |players, stop| players.advise(&question, stop))
            .await
    }
}

impl Place<'_> {
    /// Has work done when it is its turn, and waits for the result. Nobody waits any longer if this is dropped: the work is not begun then,
    /// and `stop` is set if it was.
    ///
    /// # Errors
    ///
    /// [`Problem::Busy`] if it takes too long, [`Problem::Failed`] if it panicked, or the error of the work.
    pub(crate) async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce(&mut Players, &StopFlag) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (reply, response) = oneshot::channel();
        let shared = &self.thinking.shared;
        let metrics = Arc::clone(&shared.metrics);
        let (asked, stop) = (Instant::now(), StopFlag::default());
        let waiting = Waiting {
            thinking: self.thinking,
            lane: self.lane,
            stop: stop.clone(),
        };
        let job = Job {
            lane: self.lane,
            stop: stop.clone(),
            run: Box::new(move |players| {
                metrics
                    .advice_wait_seconds
                    .observe(asked.elapsed().as_secs_f64());
                // Whoever asked may have gone away meanwhile.
                let _ = reply.send(work(players, &stop));
            }),
        };
        let flow = QueueKey::AskedBy(self.address);
        shared.push(flow, job);
        let response = timeout(self.thinking.limits.wait, response).await;
        drop(waiting);
        let result = response.map_err(|_| Problem::Busy)?;
        let result = result.unwrap_or(Err(Problem::Failed))?;
        shared.metrics.advice.inc();
        Ok(result)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let shared = &self.thinking.shared;
        self.stop.set();
        let mut queues = shared.lock();
        queues.remove_stopped(self.lane);
        shared.count_waits(&queues);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn push(&self, flow: QueueKey, job: Job) {
        let mut queues = self.lock();
        queues.push(flow, Task::Job(job));
        self.count_waits(&queues);
        self.filled.notify_all();
    }

    fn count_waits(&self, queues: &Queues) {
        for (lane, count) in queues.dear_waits() {
            let waits = self
                .metrics
                .advice_waits
                .get_or_create(&[("lane", lane.name())]);
            waits.set(count as i64);
        }
    }

    /// Waits for the next task of a lane.
    fn next(&self, lane: Lane) -> Task {
        let mut queues = self.lock();
        loop {
            if let Some(task) = queues.pop(lane) {
                self.count_waits(&queues);
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
    if Lane::DEAR.contains(&lane) {
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
            Task::Job(job) if job.stop.is_set() => {}
            Task::Job(job) => {
                let done = catch_unwind(AssertUnwindSafe(|| (job.run)(&mut players)));
                if done.is_err() {
                    tracing::error!(
                        lane = lane.name(),
                        "the program failed at what somebody asked for"
                    );
                    players = Players::new(ELAPSED);
                }
            }
        }
    }
}

/// Gives this thread only the processor time that no other wants. An analysis has a time and returns what it has found.
fn lower_priority() {
    // Elsewhere the priority is that of the whole process.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LOWEST_PRIORITY) {
        tracing::warn!(%error, "dear work keeps the priority of decisions");
    }
}

#[cfg(test)]
mod tests;
