//! The players of Seat of Kings: the yardsticks, and one that searches.

mod analyst;
mod evaluation;
mod greedy;
mod ground;
mod near;
mod prospects;
mod searcher;
mod yardstick;

pub use analyst::{KingsAnalysis, KingsAnalyst};
pub use greedy::{KingsGreedy, KingsReach};
pub use searcher::KingsSearcher;
pub use yardstick::KingsYardstick;

#[cfg(test)]
mod tests;
