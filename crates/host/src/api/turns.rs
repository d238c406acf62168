//! Requests of a seat at its turn: previews, plans, explanations, hints, and the transcript of the game.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::secret::Secret;

/// A draft of actions to preview.
#[derive(Deserialize, ToSchema)]
pub struct PreviewOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// Its actions in order, as tokens or by their fields; 32 at most.
    pub draft: Vec<play::ActionInput>,
}

/// The preview of a draft.
#[derive(Serialize, ToSchema)]
#[schema(as = PreviewAnswer)]
pub struct Preview {
    /// The version of the table that it begins at.
    pub version: u32,
    /// The preview, in the form of `docs/protocol.md`.
    pub preview: play::Preview,
}

/// A turn of Seat of Kings to plan.
#[derive(Deserialize, ToSchema)]
pub struct TurnOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The turn.
    #[serde(flatten)]
    pub wishes: WishesOf,
}

/// A player's choices for a turn of Seat of Kings.
#[derive(Deserialize, ToSchema)]
pub struct WishesOf {
    /// The action that begins it; none if the turn has begun.
    pub begin: Option<play::ActionInput>,
    /// Unusual steps to add where they are legal; 32 at most.
    #[serde(default)]
    pub also: Vec<play::ActionInput>,
    /// Usual steps to leave out; 32 at most.
    #[serde(default)]
    pub without: Vec<play::ActionInput>,
}

/// The plan of a turn.
#[derive(Serialize, ToSchema)]
#[schema(as = TurnAnswer)]
pub struct Turn {
    /// The version of the table that it begins at.
    pub version: u32,
    /// The plan, in the form of `docs/protocol.md`.
    pub plan: play::TurnPlan,
}

/// A request for the usual turns of a card.
#[derive(Deserialize, ToSchema)]
pub struct TurnsOf {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The card.
    pub card: u8,
}

/// The usual turn of each fit of a card.
#[derive(Serialize, ToSchema)]
#[schema(as = TurnsAnswer)]
pub struct Turns {
    /// The version of the table at which they begin.
    pub version: u32,
    /// The turns, the one that does most first.
    pub turns: Vec<play::UsualTurn>,
}

/// A request to explain why an action is not legal, or why a press leads to nothing.
#[derive(Deserialize, ToSchema)]
pub struct WhyNot {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
    /// The action or the presses.
    #[serde(flatten)]
    pub tried: Tried,
}

/// The subject of an explanation: either an action or presses.
#[derive(Deserialize, ToSchema)]
pub struct Tried {
    /// The action, as a token or by its fields. A play may name one position of a fit of two: the explanation is then for the whole fit.
    pub action: Option<play::ActionInput>,
    /// The hills of a ringfort board that a person pressed, in order: one to three. The last of them leads to nothing after those
    /// before it, of which the first counts only if something begins there.
    #[serde(default)]
    pub hills: Vec<String>,
}

/// A seat that asks for a hint.
#[derive(Deserialize, ToSchema)]
pub struct HintFor {
    /// The secret of the seat.
    pub secret: Secret,
    /// The seat.
    pub seat: String,
}

/// A hint for a seat: the action of a computer player.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hint {
    /// The version of the table that it is for.
    pub version: u32,
    /// The action.
    pub action: play::ActionView,
    /// The level of the player.
    pub level: u8,
}

/// The transcript of a game, as `docs/notation.md` describes it. The server sends the text that it keeps.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum TranscriptBody {
    /// Of a ringfort game.
    Ringforts(records::Transcript),
    /// Of Seat of Kings.
    Kings(records::seat_of_kings::Transcript),
}
