//! The computer players of Tara.
//!
//! A [`Player`] chooses moves from what its seat sees: a [`ringforts::Line`] of a ringfort game, a
//! [`seat_of_kings::View`] of Seat of Kings. [`RingfortPlayer`] searches ringfort games by [`search::AlphaBeta`], told what
//! it knows of them by [`Knowledge`]. The crate does no IO.

mod player;

mod evaluation;
mod ringfort_player;

pub mod training;

pub use evaluation::{Knowledge, Weights, WeightsError};
pub use player::{Player, PlayerError};
pub use ringfort_player::RingfortPlayer;
