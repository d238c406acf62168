//! The players of Seat of Kings: two baselines, and one that searches.

mod analyst;
mod evaluation;
mod greedy;
mod king_distance;
mod move_scorer;
mod region_trial;
mod searcher;
mod uct_player;

pub use analyst::{KingsAnalysis, KingsAnalyst};
pub use greedy::{KingsGreedyPlayer, KingsReach};
pub use searcher::KingsSearcher;
pub use uct_player::KingsUctPlayer;

#[cfg(test)]
mod tests;
