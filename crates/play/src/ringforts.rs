//! Ringfort games at a table: the effects of a move.

mod effect;

pub use effect::RingfortsEffect;
