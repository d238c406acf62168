//! Computer players: a few threads that make decisions and give advice, and queues that are never without end.

mod advice;

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use bots::{Player, Spec, Unplayable, ringfort_player, seat_of_kings_player};
use catalog::Action;
use game::Seat;
use play::{Seen, Wanted};
use ringforts::{Line, Move};
use seat_of_kings::{Decision, View};
use tokio::sync::mpsc;

use crate::metrics::Metrics;
use crate::table_id::TableId;

/// A decision that a computer player is to make.
pub(crate) struct Question {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) version: u32,
    player: Spec,
    seed: u64,
    seen: Seen,
}

/// A decision of a computer player.
pub(crate) struct Answer {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) version: u32,
    /// The action; `None` if the player failed.
    pub(crate) action: Option<Action>,
}

/// The threads and their queues.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    most: Most,
}

/// How many wait at most.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Most {
    /// Decisions that tables wait for.
    pub(crate) decisions: usize,
    /// Hints and analyses that people wait for.
    pub(crate) advice: usize,
}

struct Shared {
    queues: Mutex<Queues>,
    filled: Condvar,
    metrics: Arc<Metrics>,
}

/// What waits for a thread. Tables come first: a hint can wait, a clock cannot.
#[derive(Default)]
struct Queues {
    decisions: VecDeque<Question>,
    advice: VecDeque<Advice>,
}

/// Something else that the players of a thread are to do.
type Advice = Box<dyn FnOnce(&mut Players) + Send>;

enum Task {
    Decide(Question),
    Advise(Advice),
}

/// That the queue is full.
pub(crate) struct Full;

impl Question {
    /// What a table wants; nothing if its player is none that is on offer.
    pub(crate) fn of(table: TableId, wanted: Wanted<'_>) -> Option<Self> {
        Some(Self {
            table,
            seat: wanted.seat,
            version: wanted.version,
            player: offered(wanted.player)?,
            // One number for each decision, which follows from that of the game.
            seed: wanted.seed ^ u64::from(wanted.version).wrapping_mul(0x9e37_79b9_7f4a_7c15),
            seen: wanted.seen,
        })
    }
}

/// The player of this name, if people may ask for it: no time, no program of their own, no endless search.
pub(crate) fn offered(name: &str) -> Option<Spec> {
    match name.parse().ok()? {
        spec @ (Spec::Random | Spec::Greedy | Spec::Level(_)) => Some(spec),
        Spec::Uct(_) | Spec::SearchMillis(_) | Spec::SearchNodes(_) | Spec::Engine(_) => None,
    }
}

impl Thinking {
    /// Starts so many threads with queues of such lengths; answers to decisions go there.
    pub(crate) fn start(
        threads: usize,
        most: Most,
        answers: &mpsc::UnboundedSender<Answer>,
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
            thread.spawn(move || think(&shared, &answers))?;
        }
        Ok(Self { shared, most })
    }

    /// Puts a decision in the queue.
    ///
    /// # Errors
    ///
    /// If the queue is full.
    pub(crate) fn ask(&self, question: Question) -> Result<(), Full> {
        let mut queues = self.shared.lock();
        if queues.decisions.len() >= self.most.decisions {
            self.shared.metrics.thinking_full.inc();
            return Err(Full);
        }
        queues.decisions.push_back(question);
        self.shared.metrics.thinking_waits.inc();
        self.shared.filled.notify_one();
        Ok(())
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queues> {
        self.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Task {
        let mut queues = self.lock();
        loop {
            if let Some(question) = queues.decisions.pop_front() {
                return Task::Decide(question);
            }
            if let Some(advice) = queues.advice.pop_front() {
                self.metrics.advice_waits.dec();
                return Task::Advise(advice);
            }
            let waited = self.filled.wait(queues);
            queues = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The players of one thread, which keep their memory between decisions and forget what is in it.
#[derive(Default)]
pub(crate) struct Players {
    ringforts: Kept<Line, Move>,
    kings: Kept<View, Decision>,
}

fn think(shared: &Shared, answers: &mpsc::UnboundedSender<Answer>) {
    let mut players = Players::default();
    loop {
        let is_heard = match shared.next() {
            Task::Decide(question) => {
                let answer = decide(&mut players, &question);
                shared.metrics.thinking_waits.dec();
                answers.send(answer).is_ok()
            }
            Task::Advise(advice) => {
                if catch_unwind(AssertUnwindSafe(|| advice(&mut players))).is_err() {
                    tracing::error!("the program failed at a hint or an analysis");
                    players = Players::default();
                }
                true
            }
        };
        if !is_heard {
            return;
        }
    }
}

fn decide(players: &mut Players, question: &Question) -> Answer {
    let (spec, seed) = (&question.player, question.seed);
    let decide = || players.decide(spec, seed, &question.seen);
    let action = catch_unwind(AssertUnwindSafe(decide));
    if action.is_err() {
        *players = Players::default();
    }
    Answer {
        table: question.table,
        seat: question.seat,
        version: question.version,
        action: action.ok().flatten(),
    }
}

impl Players {
    /// The action of a player, from what a seat sees; `None` if there is none.
    pub(crate) fn decide(&mut self, spec: &Spec, seed: u64, seen: &Seen) -> Option<Action> {
        match seen {
            Seen::Ringforts(line) => {
                let mv = choose(&mut self.ringforts, spec, seed, line, ringfort_player)?;
                Some(Action::Ringforts(mv))
            }
            Seen::SeatOfKings(view) => {
                let decision = choose(&mut self.kings, spec, seed, view, seat_of_kings_player)?;
                Some(Action::Kings(decision))
            }
        }
    }
}

type Kept<Seen, Move> = HashMap<String, Box<dyn Player<Seen, Move>>>;

/// The decision of the player of this name, who is made if he is not there yet.
fn choose<Seen, Move>(
    players: &mut Kept<Seen, Move>,
    spec: &Spec,
    seed: u64,
    seen: &Seen,
    make: impl FnOnce(&Spec) -> Result<Box<dyn Player<Seen, Move>>, Unplayable>,
) -> Option<Move> {
    let player = match players.entry(spec.to_string()) {
        Entry::Occupied(player) => player.into_mut(),
        Entry::Vacant(place) => place.insert(make(spec).ok()?),
    };
    player.begin(seed);
    player.choose(seen).ok()
}
