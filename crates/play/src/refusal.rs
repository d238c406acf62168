//! Why a table refuses.

use catalog::{Explanation, PlayError};
use thiserror::Error;

/// Why a table refuses what it is asked; it stays as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The terms of a new table are invalid.
    #[error("{0}")]
    InvalidTerms(
        /// `key: what is wrong`.
        String,
    ),
    /// The table has no such seat, or a program takes it.
    #[error("no person takes that seat")]
    NoSeat,
    /// The seat has sat down already.
    #[error("the seat is taken")]
    Taken,
    /// A seat reveals before all persons sit, which would let the last one choose.
    #[error("not everybody sits yet")]
    RevealsEarly,
    /// What a seat reveals is not what it committed to.
    #[error("that is not what the seat committed to")]
    NotCommitted,
    /// The seat gave the same number to another order.
    #[error("another order of the seat has that number")]
    UsedId,
    /// The seat has offered the same a short time or a few moves ago.
    #[error("the seat has offered that too recently")]
    OfferedRecently,
    /// The first game of the table has begun, so its seats and the table stay.
    #[error("the game has begun")]
    Begun,
    /// Not everybody sits yet.
    #[error("the game has not begun")]
    NotBegun,
    /// The game, the match, or the table is over.
    #[error("the game is over")]
    Over,
    /// The seat is out of the game. Rule: SKO5
    #[error("the seat is out of the game")]
    Out,
    /// The game has gone on since the version that the command acts on.
    #[error("the game has gone on since")]
    Stale,
    /// The version is one that the table has not reached.
    #[error("the table has not come to that version")]
    Ahead,
    /// Another seat is asked.
    #[error("another seat is asked")]
    NotAsked,
    /// The decision is no token of the game.
    #[error("that is no move of this game")]
    NotAMove,
    /// The decision is not legal.
    #[error("illegal by {}", .0.clause)]
    Illegal(
        /// The clause, the places, and the name of the sentence.
        Explanation,
    ),
    /// An offer stands already.
    #[error("another offer stands")]
    OfferStands,
    /// No offer stands that the seat could answer.
    #[error("no offer stands for this seat")]
    NoOffer,
    /// There is nothing of that seat's that could be taken back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Since then something was drawn or shown, and what is known stays known.
    #[error("something was drawn or shown since")]
    Shown,
    /// Other persons play, so they are asked.
    #[error("the others have to agree")]
    OthersPlay,
    /// A program plays, which agrees to no draw.
    #[error("a program agrees to no draw")]
    Program,
    /// Another match is offered when the match is over.
    #[error("the match is not over")]
    NotOver,
    /// No seat that is asked has been away for long enough.
    #[error("nobody has been away for long enough")]
    NotAway,
    /// That claim is not one of this game.
    #[error("that cannot be claimed in this game")]
    NoClaim,
}

impl Refusal {
    /// A word that stands for it in messages, and does not change.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::InvalidTerms(_) => "invalid-terms",
            Self::NoSeat => "no-seat",
            Self::Taken => "taken",
            Self::RevealsEarly => "reveals-early",
            Self::NotCommitted => "not-committed",
            Self::UsedId => "used-id",
            Self::OfferedRecently => "offered-recently",
            Self::Begun => "begun",
            Self::NotBegun => "not-begun",
            Self::Over => "over",
            Self::Out => "out",
            Self::Stale => "stale",
            Self::Ahead => "ahead",
            Self::NotAsked => "not-asked",
            Self::NotAMove => "not-a-move",
            Self::Illegal(_) => "illegal",
            Self::OfferStands => "offer-stands",
            Self::NoOffer => "no-offer",
            Self::NothingToTakeBack => "nothing-to-take-back",
            Self::Shown => "shown",
            Self::OthersPlay => "others-play",
            Self::Program => "program",
            Self::NotOver => "not-over",
            Self::NotAway => "not-away",
            Self::NoClaim => "no-claim",
        }
    }
}

/// Why a decision is refused that cannot be played.
impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal(explanation) => Self::Illegal(explanation),
            PlayError::InvalidToken(_) | PlayError::Chance(_) => Self::NotAMove,
        }
    }
}
