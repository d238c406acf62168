//! The computer players of Tara.
//!
//! A [`Player`] chooses moves from what its seat sees: a [`ringforts::Line`] of a ringfort game, a
//! [`seat_of_kings::View`] of Seat of Kings. [`RingfortPlayer`] searches ringfort games by [`search::AlphaBeta`], told what
//! it knows of them by [`Knowledge`]; an [`Analyst`] tells several lines and what of them is proved, a [`KingsAnalyst`] what
//! the search finds of a decision of Seat of Kings. [`Spec`] is what a player is called, and [`ringfort_player`] makes it; an
//! [`arena`] lets two of them play, and [`statistics`] says what their games prove. The crate does no IO.

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
mod spec;

pub mod arena;
pub mod statistics;
pub mod training;

#[cfg(test)]
mod moments;

pub use analysis::{Analysis, Analyst, Judged};
pub use endgame::{EndgameSolver, Solution, StoreError};
pub use evaluation::{Knowledge, Weights, WeightsError};
pub use greedy::Greedy;
pub use player::{Player, PlayerError};
pub use players::{Unplayable, ringfort_player, seat_of_kings_player};
pub use random::Random;
pub use ringfort_player::RingfortPlayer;
pub use seat_of_kings_play::{
    KingsAnalysis, KingsAnalyst, KingsGreedy, KingsReach, KingsSearcher, KingsUctPlayer,
};
pub use signature::signature;
pub use spec::{Spec, SpecError};
pub use uct_player::UctPlayer;
