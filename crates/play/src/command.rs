//! Commands of a seat to its table.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Offer;
use crate::fair::Bytes;
use crate::view::ActionInput;

/// A command with what belongs to it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Order {
    /// A number by which the table knows the command of this seat again, so that it happens once, however often it comes. A
    /// client chooses it at random, another one for each command.
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
    /// Takes its seat for the next game. Until all persons sit it may do so again with another hash.
    Sit {
        /// The hash of 32 bytes that it chose at random, which it reveals when all persons sit.
        commitment: Bytes,
    },
    /// Reveals what it adds to everything random. The game begins when all persons have.
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
    /// Agrees to the offer that stands.
    Agree,
    /// Declines the offer that stands, or takes its own back.
    Decline,
    /// Takes back its last decision at once, where no other person is asked.
    Undo,
    /// Resigns. Rule: M9, SKO5
    Resign,
    /// Claims the game because a seat that is asked went away.
    Claim {
        /// The claim.
        claim: Claim,
    },
}

/// A claim to a game whose opponent went away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// That the seat that went away has left it. Rule: M9, SKO5
    Win,
    /// That it is drawn; in a ringfort game only.
    Draw,
}
