//! Search for any game of the contract.
//!
//! - [`AlphaBeta`]: iterative-deepening principal-variation search with a transposition table, for games of two sides
//!   without chance. The game supplies an [`Evaluate`]; [`plain`] is the reference it must agree with.
//! - [`exact`]: proves the values of endgames, in whole points.
//! - [`information_set`]: Monte Carlo tree search for games with chance and hidden information, from the view of one
//!   seat.
//! - [`uct`]: plain Monte Carlo tree search with random rollouts for any game, the baseline of all others.
//!
//! [`Limits`] bound a search, a [`StopFlag`] ends it early. Values are [`Score`]s, in hundredths of a point.
//!
//! The crate knows no game and does no IO. The caller passes in random numbers, the [`Clock`] and [threads](RunJobs).

mod alpha_beta;
mod evaluate;
pub mod exact;
pub mod information_set;
mod limits;
mod plain;
mod score;
mod transposition_table;
mod uct;

pub use alpha_beta::{
    AlphaBeta, MAX_DEPTH, RunJobs, SearchResult, Selectivity, Variation, one_after_another,
};
pub use evaluate::{Evaluate, MAX_VALUE};
pub use limits::{Budget, Clock, Limits, StopFlag, TimeLimit};
pub use plain::plain;
pub use score::{Score, difference};
pub use transposition_table::{Bound, TableEntry, TranspositionTable};
pub use uct::{EXPLORATION, MAX_NODES, UctChoice, chance_uct, uct};
