//! Tara in a worker of a page: a driver of [`host`] without a network, a database or threads.
//!
//! [`Machine::run`] takes a [call](calls::Call) as JSON, and returns what came of it as JSON. What the home needs from its storage it
//! asks for in the [outcome](calls::Outcome), and the next call has the answer. Time and random bytes come with each call, so the same
//! calls give the same outcomes in a browser, in Node.js and natively.
//!
//! Two instances of the module run beside each other. One keeps the tables and never thinks; the other reads the same storage and
//! answers what takes long: moves of computer players, hints, tutors and analyses. It can be ended at any time.
//!
//! With the feature `files` there is [`Machine::make`] too, which makes pictures and sheets. The module with this feature does nothing else.

mod calls;
#[cfg(feature = "files")]
mod files;
mod games;
mod home;
mod kept;
mod machine;
mod port;
mod requests;
mod saved;
mod sockets;
mod storage;
mod tables;

#[cfg(target_family = "wasm")]
mod exports;

pub use calls::{Answer, Call, Got, Outcome, Task, Want};
pub use machine::Machine;
