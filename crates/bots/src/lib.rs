//! The computer players of Tara.
//!
//! A [`Player`] chooses moves from what its seat sees: a [`ringforts::Line`] of a ringfort game, a
//! [`seat_of_kings::View`] of Seat of Kings. The crate does no IO.

mod player;

pub use player::{Player, PlayerError};
