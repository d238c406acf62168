//! Search for any game of the contract.
//!
//! [`AlphaBeta`] searches games of two sides without chance, told what it needs to know by an [`Evaluate`]; [`plain`] is
//! the same without any cleverness, to hold it to.
//!
//! [`exact`] proves what positions near the end are worth, in points. [`uct`] is the yardstick: Monte Carlo tree search
//! with random playouts, for any game. [`information_set`] searches games of chance with hidden information, from what one
//! seat has seen.
//!
//! [`Limits`] say how far a search may go, and a [`Stop`] ends it from outside. Values are [`Score`]s, in hundredths of
//! a point.
//!
//! The crate knows no game, does no IO, and draws no random number of its own.

mod alpha_beta;
mod evaluate;
pub mod exact;
pub mod information_set;
mod limits;
mod plain;
mod score;
mod table;
mod uct;

pub use alpha_beta::{AlphaBeta, DEEPEST, Expected, Found, Selectivity};
pub use evaluate::{Evaluate, MOST_VALUE};
pub use limits::{Budget, Limits, Stop};
pub use plain::plain;
pub use score::{Score, difference};
pub use table::{Bound, Entry, Table};
pub use uct::{EXPLORATION, MOST_NODES, UctChoice, chance_uct, uct};
