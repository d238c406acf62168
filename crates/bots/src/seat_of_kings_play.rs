//! The players of Seat of Kings: the yardstick, and one that searches.

mod evaluation;
mod greedy;
mod ground;
mod near;
mod prospects;
mod searcher;

pub use evaluation::KingsWeights;
pub use greedy::{KingsGreedy, KingsReach};
pub use searcher::KingsSearcher;

#[cfg(test)]
mod tests;
