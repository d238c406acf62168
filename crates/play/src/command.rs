//! Commands of a seat to its table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Offer;
use crate::fair::Bytes;
use crate::view::ActionInput;

/// A command with its number and the version it is based on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Order {
    /// A number by which the table recognizes a repeated command of this seat, so that it is carried out once. A client
    /// chooses a new random number for each command.
    pub id: u64,
    /// The version of the table that the seat saw when it decided.
    pub version: u32,
    /// The command.
    #[serde(flatten)]
    pub command: Command,
}

/// A request of a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Sits down for the next game. Until all persons sit, it may do so again with another hash.
    Sit {
        /// The hash of 32 bytes that it chose at random, which it reveals when all persons sit.
        commitment: Bytes,
    },
    /// Reveals its share of the draws. The game begins when all persons have.
    Reveal {
        /// The 32 bytes whose hash it sat with.
        sent: Bytes,
    },
    /// Acts in the game.
    Move {
        /// The token, or the fields.
        action: ActionInput,
    },
    /// Offers something to the others, or agrees if they have offered it.
    Offer {
        /// The offer.
        offer: Offer,
    },
    /// Agrees to the open offer.
    Agree,
    /// Declines the open offer, or withdraws its own.
    Decline,
    /// Takes back its last decision at once, if no other person has to agree.
    Undo,
    /// Aborts the first game of a match before each person has decided in it; nobody scores.
    Abort,
    /// Resigns. Rule: M9, SKO5
    Resign,
    /// Claims the game because a seat that must decide went away.
    Claim {
        /// The claim.
        claim: Claim,
    },
}

/// A claim to a game whose opponent went away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The seat that went away has left the game. Rule: M9, SKO5
    Win,
    /// The game is drawn; in ringfort games only.
    Draw,
}
