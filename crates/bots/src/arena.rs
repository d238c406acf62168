//! Matches between two players: the games in groups, the loop of a game, and what came of it.
//!
//! A group is the same game once for each way to seat the two: a pair with swapped sides, in Seat of Kings as many
//! games as there are seats. The games of a group share their opening and whatever chance draws. Everything random
//! follows from the seed of the match and the number of the game, so games may be played in any order.

mod contest;
mod game;
mod plan;
mod seed;
mod summary;

pub use contest::Contest;
pub use game::{Broken, Event, Played, Spent, play};
pub use plan::{Fixture, Plan, Who};
pub use seed::derived;
pub use summary::{GameResult, Summary, Tally};
