//! The computer players of Tara, their levels, and matches between them.
//!
//! A [`Player`] chooses moves from what its seat sees: a [`ringforts::Line`], or a [`seat_of_kings::View`].
//! [`RingfortPlayer`] plays the ringfort games by [`search::AlphaBeta`] with the evaluation of [`RingfortEvaluation`],
//! and [`KingsSearcher`] plays Seat of Kings by [`search::information_set`]. [`Analyst`] and [`KingsAnalyst`] analyze
//! positions and decisions. A [`Spec`] names a player, [`ringfort_player`] and [`seat_of_kings_player`] construct it,
//! the [`arena`] plays matches, and [`statistics`] evaluates their results.
//!
//! The crate does no IO. The caller passes in clocks and threads.

mod player;

mod analysis;
mod endgame;
mod evaluation;
mod ringfort_player;
mod seat_of_kings_play;
mod signature;

mod greedy;
mod random;
mod uct_player;

pub mod levels;
mod players;
mod report;
mod spec;

pub mod arena;
pub mod statistics;

#[cfg(test)]
mod test_positions;

pub use analysis::{Analysis, Analyst, ScoredVariation};
pub use endgame::{EndgameSolver, Solution, StoreError};
pub use evaluation::{RingfortEvaluation, Weights, WeightsError, features, lend_weights};
pub use greedy::GreedyPlayer;
pub use player::{Player, PlayerError};
pub use players::{AnyPlayer, ConstructionError, ringfort_player, seat_of_kings_player};
pub use random::RandomPlayer;
pub use report::{KingsSearchReport, ScoredLine, SearchReport, SolveReport, ValuedDecision};
pub use ringfort_player::RingfortPlayer;
pub use seat_of_kings_play::{
    KingsAnalysis, KingsAnalyst, KingsGreedyPlayer, KingsReach, KingsSearcher, KingsUctPlayer,
};
pub use signature::{seat_of_kings_signature, signature};
pub use spec::{Spec, SpecError};
pub use uct_player::UctPlayer;
