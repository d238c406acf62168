//! A player of the program that thinks in a thread of its own, so that whoever sits at the screen need not wait.

use std::panic::resume_unwind;
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread::{self, JoinHandle};

use ::play::Wanted;
use game::Seat;
use search::Stop;

use super::opponents::Opponent;

/// A thought that is under way. Whoever drops it stops it, and does not wait for that.
pub(crate) struct Thinking {
    seat: Seat,
    /// How many entries the log had.
    log: usize,
    stop: Stop,
    done: Receiver<Thought>,
    /// Nothing once it was waited for.
    thread: Option<JoinHandle<()>>,
}

/// What came of thinking.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) opponent: Opponent,
    pub(crate) decision: anyhow::Result<String>,
}

/// Rings when it is dropped, after a panic too.
struct Bell<F: FnOnce()>(Option<F>);

impl Thinking {
    /// Begins to think about what is wanted when the log has so many entries; the bell rings when that has come to an end.
    pub(crate) fn begin(
        wanted: Wanted<'_>,
        log: usize,
        mut opponent: Opponent,
        bell: impl FnOnce() + Send + 'static,
    ) -> Self {
        let (seat, seen) = (wanted.seat, wanted.seen);
        let (sender, done) = mpsc::channel();
        let stop = Stop::default();
        opponent.heed(stop.clone());
        let bell = Bell(Some(bell));
        let thread = thread::spawn(move || {
            // The bell is dropped last: whoever hears it finds the thought, or that there is none.
            let _bell = bell;
            let sender = sender;
            let decision = opponent.decide(&seen);
            // Nobody waits for it any more if this fails.
            let _ = sender.send(Thought {
                seat,
                opponent,
                decision,
            });
        });
        Self {
            seat,
            log,
            stop,
            done,
            thread: Some(thread),
        }
    }

    /// Whose it is, and how many entries the log had.
    pub(crate) const fn of(&self) -> (Seat, usize) {
        (self.seat, self.log)
    }

    /// What has come of it, if it has come to an end.
    ///
    /// # Panics
    ///
    /// If the player did.
    pub(crate) fn done(&mut self) -> Option<Thought> {
        match self.done.try_recv() {
            Ok(thought) => Some(thought),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => self.panicked(),
        }
    }

    /// What comes of it in the end.
    ///
    /// # Panics
    ///
    /// If the player does.
    pub(crate) fn wait(mut self) -> Thought {
        match self.done.recv() {
            Ok(thought) => thought,
            Err(_) => self.panicked(),
        }
    }

    fn panicked(&mut self) -> ! {
        let thread = self.thread.take().expect("it is waited for once");
        resume_unwind(thread.join().expect_err("it sent no thought"))
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.ring();
    }
}

impl<F: FnOnce()> Drop for Bell<F> {
    fn drop(&mut self) {
        if let Some(ring) = self.0.take() {
            ring();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use ::play::Seen;
    use bots::Spec;
    use ringforts::{Line, Position, Variant};

    use super::*;

    /// A player who would think for an hour, and what it sees.
    fn slow() -> (Opponent, Wanted<'static>) {
        let spec = Spec::SearchMillis(3_600_000);
        let variant = "four-treasures".parse().expect("a variant");
        let line = Line::new(Position::start(Variant::FourTreasures));
        let wanted = Wanted {
            seat: Seat::new(1),
            player: "search",
            seed: 1,
            version: 3,
            seen: Seen::Ringforts(line),
        };
        (Opponent::new(variant, &spec).expect("it plays"), wanted)
    }

    #[test]
    fn who_is_stopped_decides_soon() {
        let (opponent, wanted) = slow();
        let (rings, rang) = mpsc::channel();
        let mut thinking = Thinking::begin(wanted, 0, opponent, move || {
            rings.send(()).expect("it is heard");
        });
        assert!(thinking.done().is_none());
        thinking.stop.ring();
        let begun = Instant::now();
        rang.recv().expect("it rings");
        assert!(
            thinking
                .done()
                .is_some_and(|thought| thought.decision.is_ok())
        );
        assert!(begun.elapsed() < Duration::from_secs(60));
    }

    #[test]
    fn what_is_dropped_is_stopped_and_rings_too() {
        let (opponent, wanted) = slow();
        let (rings, rang) = mpsc::channel();
        drop(Thinking::begin(wanted, 0, opponent, move || {
            rings.send(()).expect("it is heard");
        }));
        rang.recv().expect("it rings");
    }
}
