//! The functions that the module gives to its worker, and the one that it takes: a clock.

#![allow(unsafe_code)] // Names for the worker; nothing is read or written through a pointer here.

use core::time::Duration;
use std::cell::RefCell;

use search::Clock;

use crate::Machine;

unsafe extern "C" {
    /// The time since some fixed instant, in milliseconds.
    safe fn now() -> f64;
}

fn elapsed() -> Duration {
    Duration::from_secs_f64(now() / 1_000.0)
}

/// The module with files makes nothing else.
#[cfg(feature = "files")]
const RUN: fn(&mut Machine, &[u8]) -> Vec<u8> = Machine::make;
#[cfg(not(feature = "files"))]
const RUN: fn(&mut Machine, &[u8]) -> Vec<u8> = Machine::run;

thread_local! {
    static MACHINE: RefCell<Machine> = RefCell::new(Machine::new(Clock(elapsed)));
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// The place of a call of this many bytes, which the worker then writes.
#[unsafe(no_mangle)]
extern "C" fn place(bytes: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(bytes, 0);
        text.as_mut_ptr()
    })
}

/// Makes the call that was written. Returns the number of bytes of its outcome.
#[unsafe(no_mangle)]
extern "C" fn run() -> usize {
    let call = TEXT.take();
    let outcome = MACHINE.with_borrow_mut(|machine| RUN(machine, &call));
    let bytes = outcome.len();
    TEXT.set(outcome);
    bytes
}

/// The place of that outcome.
#[unsafe(no_mangle)]
extern "C" fn outcome() -> *const u8 {
    TEXT.with_borrow(|text| text.as_ptr())
}
