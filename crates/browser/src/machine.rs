//! The machine of one instance: it runs one task at a time, in as many calls as that takes.

use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use host::Problem;
use search::Clock;
use words::Language;

use crate::calls::{Answer, Call, Outcome, Task};
use crate::home::Home;
use crate::port::Sent;
use crate::requests::refusal;
use crate::storage::Storage;

type Start = fn(Box<Home>, Task) -> Running;
type Running = Pin<Box<dyn Future<Output = (Home, Outcome)>>>;

/// One instance of the program.
pub struct Machine {
    state: State,
    storage: Storage,
    sent: Sent,
}

enum State {
    Idle(Box<Home>),
    Running(Running),
    /// A task panicked.
    Broken,
}

impl Machine {
    /// An instance that has nothing yet. The clock is for searches that a time limits.
    pub fn new(clock: Clock) -> Self {
        let (storage, sent) = (Storage::default(), Sent::default());
        let home = Home::new(storage.clone(), sent.clone(), clock);
        Self {
            state: State::Idle(Box::new(home)),
            storage,
            sent,
        }
    }

    /// Makes a call, as JSON. A call that cannot be read, or comes while another one waits for its storage, is refused.
    pub fn run(&mut self, call: &[u8]) -> Vec<u8> {
        self.call(call, |home, task| Box::pin(home.done(task)))
    }

    /// Makes a call of an instance that only makes files, as JSON.
    #[cfg(feature = "files")]
    pub fn make(&mut self, call: &[u8]) -> Vec<u8> {
        self.call(call, |home, task| Box::pin(home.made(task)))
    }

    fn call(&mut self, call: &[u8], start: Start) -> Vec<u8> {
        let outcome = match serde_json::from_slice(call) {
            Ok(call) => self.outcome(call, start),
            Err(error) => refused(&Problem::Malformed(error.to_string())),
        };
        serde_json::to_vec(&outcome).expect("outcomes have text for keys")
    }

    fn outcome(&mut self, call: Call, start: Start) -> Outcome {
        let running = match (std::mem::replace(&mut self.state, State::Broken), call.task) {
            (State::Running(running), Task::Got { got }) => {
                self.storage.give(got);
                running
            }
            (State::Idle(mut home), task) => {
                home.set(call.at, &call.random);
                start(home, task)
            }
            (state, _) => {
                self.state = state;
                return refused(&Problem::Failed);
            }
        };
        self.go_on(running)
    }

    fn go_on(&mut self, mut running: Running) -> Outcome {
        let mut waiting = Context::from_waker(Waker::noop());
        let mut outcome = match running.as_mut().poll(&mut waiting) {
            Poll::Ready((home, outcome)) => {
                self.state = State::Idle(Box::new(home));
                outcome
            }
            Poll::Pending => {
                self.state = State::Running(running);
                Outcome {
                    want: self.storage.take_want(),
                    ..Outcome::default()
                }
            }
        };
        outcome.messages = self.sent.take();
        outcome
    }
}

fn refused(problem: &Problem) -> Outcome {
    let answer: Answer = refusal(problem, Language::English);
    Outcome {
        answer: Some(answer),
        ..Outcome::default()
    }
}
