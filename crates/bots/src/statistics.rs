//! What games say of the strength of two players, and how sure that is.
//!
//! The unit of all of it is the group, for two sides the pair with swapped seats, because the games of a group share
//! their opening and are not independent.

mod elo;
mod estimate;
mod sprt;

pub use elo::{elo, expected_share};
pub use estimate::Estimate;
pub use sprt::{Sprt, SprtError, Tested, Verdict};
