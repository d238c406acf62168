//! The contract that every game of Tara fulfills, and algorithms for any such game.
//!
//! A [`Game`] knows whose [`Turn`] it is, its legal [`Moves`], and how to play one. Each further ability is a trait of
//! its own: [`Tokens`], [`Text`], [`Explain`], [`Index`], [`Chance`], [`Hidden`], [`Effects`]. [`perft`], [`playout`]
//! and the [`laws`] build on the contract. The crate knows no game, does no IO and reads no clock; the caller passes in
//! random numbers.
//!
//! ```
//! use game::{Game, Moves, Scores, Seat, Side, Turn, perft};
//!
//! /// Two seats take one or two matches in turn; the seat that takes the last one wins.
//! #[derive(Clone)]
//! struct Nim { left: u8, seat: u8 }
//!
//! #[derive(Clone, Copy)]
//! struct Takes(u8);
//!
//! impl Moves for Takes {
//!     type Move = u8;
//!     type Iter = std::ops::RangeInclusive<u8>;
//!     fn len(&self) -> usize { self.0.into() }
//!     fn get(&self, rank: usize) -> u8 { rank as u8 + 1 }
//!     fn iter(&self) -> Self::Iter { 1..=self.0 }
//! }
//!
//! impl Game for Nim {
//!     type Move = u8;
//!     type Moves = Takes;
//!     fn turn(&self) -> Turn {
//!         match self.left {
//!             0 => Turn::Over(Scores::new(if self.seat == 1 { &[1, 0] } else { &[0, 1] })),
//!             _ => Turn::Seat(Seat::new(self.seat)),
//!         }
//!     }
//!     fn moves(&self) -> Takes { Takes(self.left.min(2)) }
//!     fn play(&mut self, take: u8) { self.left -= take; self.seat ^= 1; }
//!     fn side(&self, seat: Seat) -> Side { Side::new(seat.index() as u8) }
//! }
//!
//! assert_eq!(perft(&Nim { left: 5, seat: 0 }, 3), 7);
//! ```

mod chance;
mod contract;
pub mod laws;
mod observer;
mod perft;
mod playout;
mod reasons;
mod seat;
#[cfg(feature = "serde")]
mod serde_text;
mod turn;

pub use chance::{ChanceEvent, DrawError, DrawnItems};
pub use contract::{Chance, Explain, Game, Hidden, Index, Moves, Text, Tokens};
pub use observer::{Effects, Observer};
pub use perft::{perft, perft_bulk};
pub use playout::{
    below, biased_random_move, chance_playout, draw_at_random, playout, random_move, shuffle,
};
pub use seat::{Seat, Side};
#[doc(hidden)]
#[cfg(feature = "serde")]
pub use serde;
#[cfg(feature = "serde")]
pub use serde_text::from_text;
pub use turn::{Scores, Turn};
