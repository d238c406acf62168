//! A player of the program that thinks in a thread of its own, so that whoever sits at the screen need not wait.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use ::play::Seen;
use catalog::Action;
use game::Seat;
use search::StopFlag;

use super::opponents::Opponent;
use crate::words::Words;

/// What the threads are called in which players think.
pub(crate) const THREAD: &str = "thinking";

/// What is thought about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Subject {
    /// Whose decision it is.
    pub(crate) seat: Seat,
    pub(crate) purpose: Purpose,
    /// How many entries the log had.
    pub(crate) log: usize,
}

/// What a thought is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A player of the program decides.
    Decision,
    /// A person asked what a good player would decide.
    Hint,
}

/// A thought that is under way. Whoever drops it stops it, and does not wait for that.
pub(crate) struct Thinking {
    subject: Subject,
    stop: StopFlag,
    done: Receiver<Thought>,
}

/// What came of thinking.
pub(crate) struct Thought {
    pub(crate) subject: Subject,
    /// Who thought; nobody after a fault of the program.
    pub(crate) opponent: Option<Opponent>,
    pub(crate) decision: anyhow::Result<Action>,
}

/// Rings when it is dropped, after a panic too.
struct Bell<F: FnOnce()>(Option<F>);

impl Thinking {
    /// Begins to think about what a seat sees; the bell rings when that has come to an end.
    ///
    /// # Errors
    ///
    /// If there can be no more threads.
    pub(crate) fn begin(
        subject: Subject,
        seen: Seen,
        mut opponent: Opponent,
        bell: impl FnOnce() + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, done) = mpsc::channel();
        let stop = StopFlag::default();
        opponent.set_stop(stop.clone());
        let bell = Bell(Some(bell));
        thread::Builder::new().name(THREAD.into()).spawn(move || {
            // The bell is dropped last: whoever hears it finds the thought.
            let _bell = bell;
            let (opponent, decision) = decided(opponent, &seen);
            // Nobody waits for it any more if this fails.
            let _ = sender.send(Thought {
                subject,
                opponent,
                decision,
            });
        })?;
        Ok(Self {
            subject,
            stop,
            done,
        })
    }

    pub(crate) const fn subject(&self) -> Subject {
        self.subject
    }

    /// What has come of it, if it has come to an end.
    pub(crate) fn done(&self) -> Option<Thought> {
        self.done.try_recv().ok()
    }

    /// What comes of it in the end.
    pub(crate) fn wait(self) -> Thought {
        let thought = self.done.recv();
        thought.expect("the thread sends one, after a panic too")
    }
}

/// What a player decides, and the player, unless it panics.
fn decided(mut opponent: Opponent, seen: &Seen) -> (Option<Opponent>, anyhow::Result<Action>) {
    // A player that panicked is never asked again.
    let decided = catch_unwind(AssertUnwindSafe(|| {
        let decision = opponent.decide(seen);
        (Some(opponent), decision)
    }));
    decided.unwrap_or_else(|panic| (None, Err(fault(said(&*panic)))))
}

/// What somebody said who panicked.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or_default()
}

fn fault(said: &str) -> anyhow::Error {
    anyhow::Error::msg(Words::new().say("play-player-failed", &[("said", said.into())]))
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.set();
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

    use bots::Spec;
    use ringforts::{Line, Position, Variant};

    use super::*;

    const SUBJECT: Subject = Subject {
        seat: Seat::new(1),
        purpose: Purpose::Decision,
        log: 0,
    };

    /// The beginning of a game.
    fn seen() -> Seen {
        Seen::Ringforts(Line::new(Position::start(Variant::FourTreasures)))
    }

    /// A player who would think for an hour.
    fn slow() -> Opponent {
        let variant = "four-treasures".parse().expect("a variant");
        Opponent::new(variant, &Spec::SearchMillis(3_600_000)).expect("it plays")
    }

    #[test]
    fn who_is_stopped_decides_soon() {
        let (rings, rang) = mpsc::channel();
        let thinking = Thinking::begin(SUBJECT, seen(), slow(), move || {
            rings.send(()).expect("it is heard");
        });
        let thinking = thinking.expect("it begins");
        assert!(thinking.done().is_none());
        thinking.stop.set();
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
        let (rings, rang) = mpsc::channel();
        let thinking = Thinking::begin(SUBJECT, seen(), slow(), move || {
            rings.send(()).expect("it is heard");
        });
        drop(thinking.expect("it begins"));
        rang.recv().expect("it rings");
    }

    #[test]
    fn a_panic_comes_of_it_as_an_error() {
        let (rings, rang) = mpsc::channel();
        let thinking = Thinking::begin(SUBJECT, seen(), Opponent::faulty(), move || {
            rings.send(()).expect("it is heard");
        });
        let thinking = thinking.expect("it begins");
        rang.recv().expect("it rings");
        let thought = thinking.done().expect("it has come to an end");
        assert!(thought.opponent.is_none());
        let error = thought.decision.expect_err("it has not decided");
        assert!(error.to_string().contains("a hill is missing"), "{error}");
    }
}
