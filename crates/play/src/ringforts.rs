//! Ringfort games at a table: what a move brought about.

mod effect;

pub use effect::RingfortsEffect;
