//! The refusals of a table, by their codes.
//!
//! The sentences for people are in `locales/`, under `error-` and the code.

use catalog::{Explanation, PlayError};
use thiserror::Error;

/// A refusal of a command; the table is unchanged. Displays as its code, for logs.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", self.code())]
pub enum Refusal {
    /// The terms of a new table are invalid.
    #[error("{0}")]
    InvalidTerms(
        /// `key: what is wrong`.
        String,
    ),
    /// The table has no such seat, or a program takes it.
    NoSeat,
    /// The seat has sat down already, or too often before this game.
    Taken,
    /// A seat reveals before all persons sit, which would let the last one to sit choose the draws.
    RevealsEarly,
    /// The revealed share does not match the commitment of the seat.
    NotCommitted,
    /// The share of this commitment was revealed at the table before.
    UsedShare,
    /// Shares are being revealed, so no seat is given up.
    Revealing,
    /// The seat gave the same number to another order.
    UsedId,
    /// The seat has offered the same a short time or a few moves ago.
    OfferedRecently,
    /// The first game of the table has begun, so its seats cannot be given up and the table cannot be closed.
    Begun,
    /// Not all persons sit yet.
    NotBegun,
    /// The game, the match, or the table is over.
    Over,
    /// The seat is out of the game. Rule: SKO5
    Out,
    /// The game has gone on since the version that the command is based on.
    Stale,
    /// The table has not reached the version that the command is based on.
    Ahead,
    /// Another seat must decide.
    NotAsked,
    /// The token or action does not belong to this game.
    NotAMove,
    /// The action is not legal.
    #[error("illegal by {}", .0.clause)]
    Illegal(
        /// The clause, the places, and the name of its sentence.
        Explanation,
    ),
    /// Another offer is open.
    OfferStands,
    /// No offer is open that the seat could answer.
    NoOffer,
    /// The seat has decided nothing that could be taken back.
    NothingToTakeBack,
    /// A person at another screen has decided in Seat of Kings since the turn that would be taken back.
    Decided,
    /// Something was drawn or revealed since the decision that would be taken back.
    Shown,
    /// Other persons play, so they have to agree.
    OthersPlay,
    /// A program plays, and programs do not agree to draws.
    Program,
    /// A rematch is offered before the match is over.
    NotOver,
    /// No seat that has to decide has been away for long enough.
    NotAway {
        /// In how many milliseconds the one that has been away longest will have been; `None` if none is away.
        wait_ms: Option<u64>,
    },
    /// The game or its clock does not have this claim.
    NoClaim,
    /// Each person has decided in this game, or it is a later game of a match: it can only be resigned.
    NoAbort,
}

impl Refusal {
    /// The stable code in messages.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::InvalidTerms(_) => "invalid-terms",
            Self::NoSeat => "no-seat",
            Self::Taken => "taken",
            Self::RevealsEarly => "reveals-early",
            Self::NotCommitted => "not-committed",
            Self::UsedShare => "used-part",
            Self::Revealing => "revealing",
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
            Self::Decided => "decided",
            Self::Shown => "shown",
            Self::OthersPlay => "others-play",
            Self::Program => "program",
            Self::NotOver => "not-over",
            Self::NotAway { .. } => "not-away",
            Self::NoClaim => "no-claim",
            Self::NoAbort => "no-abort",
        }
    }
}

impl From<PlayError> for Refusal {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Illegal(explanation) => Self::Illegal(explanation),
            PlayError::InvalidToken(_) | PlayError::Chance(_) => Self::NotAMove,
        }
    }
}
