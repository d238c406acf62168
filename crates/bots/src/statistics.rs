//! Statistics of matches: Elo, confidence intervals and the SPRT.
//!
//! The unit of all statistics is the group, for two sides the pair with swapped seats, because the games of a group share
//! their opening and are not independent.

mod elo;
mod estimate;
mod sprt;

pub use elo::{elo, expected_share};
pub use estimate::Estimate;
pub use sprt::{Sprt, SprtError, SprtResult, Verdict};
