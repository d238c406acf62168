//! The arena: matches between two participants.
//!
//! A match is a number of groups of games. A group is the same game once for each way to seat the participants: a pair
//! with swapped sides, and in Seat of Kings as many games as there are seats. The games of a group share their opening
//! and all draws. All randomness follows from the seed of the match and the number of the game, so games can be played
//! in any order.

mod arena_game;
mod plan;
mod play;
mod results;
mod runner;
mod seed;

pub use arena_game::ArenaGame;
pub use plan::{GamePlan, MatchPlan, Participant};
pub use play::{Effort, GameError, GameEvent, PlayedGame, play};
pub use results::{GameResult, MatchResults, Summary};
pub use runner::{BoxedPlayer, Match, PlayerPool};
pub use seed::derive_seed;
