//! Runs a player of the computer on its own thread, so that people can use the screen meanwhile.

use std::any::Any;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use bots::{AnyPlayer, Player};
use catalog::{Action, Observation};
use game::Seat;
use search::StopFlag;

use crate::words::words;

/// The name of the threads on which players run.
pub(crate) const THREAD: &str = "thinking";

/// The decision that a player task is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Subject {
    /// The seat that decides.
    pub(crate) seat: Seat,
    pub(crate) purpose: Purpose,
    /// The number of entries in the log when the task was started.
    pub(crate) log: usize,
}

/// The purpose of a player task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The computer decides for its seat.
    Decision,
    /// A person asked for a hint.
    Hint,
}

/// A running player. Dropping it stops the player without waiting for it.
pub(crate) struct PlayerTask {
    subject: Subject,
    stop: StopFlag,
    done: Receiver<TaskResult>,
}

/// The result of a player task.
pub(crate) struct TaskResult {
    pub(crate) subject: Subject,
    /// The player, to be used again; `None` after a panic.
    pub(crate) opponent: Option<AnyPlayer>,
    pub(crate) decision: anyhow::Result<Action>,
}

/// Calls a function when it is dropped, also while a panic unwinds.
struct OnDrop<F: FnOnce()>(Option<F>);

impl PlayerTask {
    /// Starts a player on what a seat sees. Calls `on_done` when it has finished.
    ///
    /// # Errors
    ///
    /// If no thread can be started.
    pub(crate) fn start(
        subject: Subject,
        seen: Observation,
        mut opponent: AnyPlayer,
        on_done: impl FnOnce() + Send + 'static,
    ) -> io::Result<Self> {
        let (sender, done) = mpsc::channel();
        let stop = StopFlag::default();
        opponent.set_stop(stop.clone());
        let on_done = OnDrop(Some(on_done));
        thread::Builder::new().name(THREAD.into()).spawn(move || {
            // Dropped last, so that the result has been sent when it is called.
            let _on_done = on_done;
            let (opponent, decision) = decide(opponent, &seen);
            // This fails only if the task was cancelled.
            let _ = sender.send(TaskResult {
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

    /// The result; `None` until the player has finished.
    pub(crate) fn poll(&self) -> Option<TaskResult> {
        self.done.try_recv().ok()
    }

    /// Waits for the result.
    pub(crate) fn wait(self) -> TaskResult {
        let result = self.done.recv();
        result.expect("the thread sends one, after a panic too")
    }
}

/// Lets a player decide. Returns the player too, unless it panicked.
fn decide(
    mut opponent: AnyPlayer,
    seen: &Observation,
) -> (Option<AnyPlayer>, anyhow::Result<Action>) {
    // Unwind safety: a player that panicked is dropped here and never used again.
    let decision = catch_unwind(AssertUnwindSafe(|| {
        let decision = opponent.choose(seen).map_err(anyhow::Error::from);
        (Some(opponent), decision)
    }));
    decision.unwrap_or_else(|panic| (None, Err(player_failed(panic_message(&*panic)))))
}

/// The message of a panic; empty if it has none.
fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or_default()
}

fn player_failed(message: &str) -> anyhow::Error {
    anyhow::Error::msg(words().say("play-player-failed", &[("said", message.into())]))
}

impl Drop for PlayerTask {
    fn drop(&mut self) {
        self.stop.set();
    }
}

impl<F: FnOnce()> Drop for OnDrop<F> {
    fn drop(&mut self) {
        if let Some(call) = self.0.take() {
            call();
        }
    }
}

#[cfg(test)]
mod tests;
