//! The players of all games: what they choose is legal, right where it can be proved, and in time.

mod agreement;
mod endgames;
mod interruption;
mod late_moves;
mod legality;
mod matches;
mod waste;
