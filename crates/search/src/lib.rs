//! Search for any game of the contract.
//!
//! - [`AlphaBeta`]: iterative-deepening principal-variation search with a transposition table, for games of two sides
//!   without chance. The game supplies an [`Evaluate`]; [`minimax`] is the reference it must agree with.
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
mod minimax;
mod score;
mod transposition_table;
mod uct;

pub use alpha_beta::{
    AlphaBeta, MAX_DEPTH, RunJobs, SearchResult, Selectivity, Variation, run_sequentially,
};
pub use evaluate::{Evaluate, MAX_VALUE};
pub use limits::{Budget, Clock, Limits, StopFlag, TimeLimit};
pub use minimax::minimax;
pub use score::{Score, terminal_value};
use transposition_table::{Bound, TableEntry, TranspositionTable};
pub use uct::{MAX_NODES, UctResult, chance_uct, uct};
