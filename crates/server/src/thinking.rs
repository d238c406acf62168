//! Computer players: a few threads that make decisions, and a queue that is never without end.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use bots::{Player, Spec, Unplayable, ringfort_player, seat_of_kings_player};
use game::{Seat, Tokens};
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
    /// The decision; nothing if the player failed.
    pub(crate) decision: Option<String>,
}

/// The threads and their queue.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    most: usize,
}

struct Shared {
    queue: Mutex<VecDeque<Question>>,
    filled: Condvar,
    metrics: Arc<Metrics>,
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
    /// Starts so many threads with a queue of so many decisions; answers go there.
    pub(crate) fn start(
        threads: usize,
        most: usize,
        answers: &mpsc::UnboundedSender<Answer>,
        metrics: &Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
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
        let mut queue = self.shared.lock();
        if queue.len() >= self.most {
            self.shared.metrics.thinking_full.inc();
            return Err(Full);
        }
        queue.push_back(question);
        self.shared.metrics.thinking_waits.inc();
        self.shared.filled.notify_one();
        Ok(())
    }
}

impl Shared {
    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<Question>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Question {
        let mut queue = self.lock();
        loop {
            if let Some(question) = queue.pop_front() {
                return question;
            }
            let waited = self.filled.wait(queue);
            queue = waited.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The players of one thread, which keep their memory between decisions and forget what is in it.
#[derive(Default)]
struct Players {
    ringforts: Kept<Line, Move>,
    kings: Kept<View, Decision>,
}

fn think(shared: &Shared, answers: &mpsc::UnboundedSender<Answer>) {
    let mut players = Players::default();
    loop {
        let question = shared.next();
        let decision = catch_unwind(AssertUnwindSafe(|| players.decide(&question)));
        if decision.is_err() {
            players = Players::default();
        }
        shared.metrics.thinking_waits.dec();
        let answer = Answer {
            table: question.table,
            seat: question.seat,
            version: question.version,
            decision: decision.ok().flatten(),
        };
        if answers.send(answer).is_err() {
            return;
        }
    }
}

impl Players {
    fn decide(&mut self, question: &Question) -> Option<String> {
        let (spec, seed) = (&question.player, question.seed);
        match &question.seen {
            Seen::Ringforts(line) => {
                let mv = choose(&mut self.ringforts, spec, seed, line, ringfort_player)?;
                Some(line.write_move(mv))
            }
            Seen::SeatOfKings(view) => {
                let decision = choose(&mut self.kings, spec, seed, view, seat_of_kings_player)?;
                Some(decision.to_string())
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
