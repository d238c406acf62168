//! Seat of Kings at a table: what its log tells, and the moments of a game that is over.

mod effect;
mod moment;
mod what;

pub use effect::EffectView;
pub use moment::{HandView, KingsAfter, KingsMoment};
pub use what::What;
