//! Search for any game of the contract.
//!
//! [`Limits`] say how far a search may go, and a [`Stop`] ends it from outside. Values are [`Score`]s, in hundredths of
//! a point.
//!
//! The crate knows no game, does no IO, and draws no random number of its own.

mod limits;
mod score;

pub use limits::{Budget, Limits, Stop};
pub use score::{Score, difference};
