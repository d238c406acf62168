//! Every game that Tara offers, by name.
//!
//! An [`AnyVariant`] is a set of rules with its name; an [`AnyGame`] is a position of a game of any of them, with the history that its
//! rules need, and plays an [`Action`] or a [`Draw`]. Text is parsed at the edge ([`AnyGame::read`], [`AnyGame::parse_action`]) and written
//! by `Display`. What must be fast, such as perft and random games, goes to the rules crate of the game in one step and stays there.
//!
//! The crate knows no rule of its own, does no IO and draws no random number. Without its feature `json`, which is on by default,
//! positions of Seat of Kings have no text.
//!
//! ```
//! use catalog::AnyGame;
//!
//! let mut game = AnyGame::read("sacred-hill-1")?;
//! game.play_text("D4")?;
//! assert_eq!(game.to_string(), "sacred-hill-1 5/7/7/3r3/7/7/5 blue manoeuvres - - -");
//! assert_eq!(game.legal_tokens().len(), 44);
//! assert_eq!(game.explain_text("D4")?.map(|because| because.clause), Some("B11"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod any_variant;

mod action;
mod any_game;
#[cfg(feature = "json")]
pub mod seat_of_kings;

mod family;
mod numbers;
mod observation;

mod explanation;
mod kings_clauses;
mod play;
mod subject_object;

mod ending;
mod perft;
mod score;

#[cfg(feature = "json")]
pub mod json;
#[cfg(feature = "openapi")]
pub mod schema;

pub use ::seat_of_kings::Draw;
pub use action::{Action, Ply, PlyRef, UnknownToken};
pub use any_game::{AnyGame, ReadError};
pub use any_variant::AnyVariant;
pub use ending::{Ending, Loss};
pub use explanation::{Explanation, ExplanationValue, InvalidToken};
pub use family::EffectObserver;
pub use observation::Observation;
pub use perft::PerftError;
pub use play::{ChanceError, PlayError};
pub use ringforts::UnknownVariant;
pub use score::Score;
pub use subject_object::SubjectObject;

#[cfg(feature = "serde")]
game::serde_by_text!(Action, AnyVariant, Ply);
