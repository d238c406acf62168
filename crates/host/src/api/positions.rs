//! Bodies of requests and answers about positions outside tables.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ExplanationBody, Tried, WishesOf};

/// A position, as a text or, of a ringfort game, as a drawing, and actions after it.
#[derive(Deserialize, ToSchema)]
pub struct PositionOf {
    /// The position text, or the name of a variant for its start.
    #[serde(default)]
    pub position: Option<String>,
    /// The position as a drawing, if there is no text, in the form of `docs/protocol.md`.
    #[serde(default)]
    pub drawn: Option<play::PositionSketch>,
    /// The actions to play from there, in order, as tokens or by their fields.
    #[serde(default)]
    pub actions: Vec<play::ActionInput>,
    /// In Seat of Kings, the seat that reads; the one that decides by default.
    #[serde(default)]
    pub seat: Option<String>,
}

/// A draft of actions to preview, from a position.
#[derive(Deserialize, ToSchema)]
pub struct PositionPreviewOf {
    /// The position. The seat that decides drafts.
    #[serde(flatten)]
    pub position: PositionOf,
    /// Its actions in order, as tokens or by their fields; 32 at most.
    pub draft: Vec<play::ActionInput>,
}

/// A turn of Seat of Kings to plan, from a position.
#[derive(Deserialize, ToSchema)]
pub struct PositionTurnOf {
    /// The position. The seat that decides drafts.
    #[serde(flatten)]
    pub position: PositionOf,
    /// The turn.
    #[serde(flatten)]
    pub wishes: WishesOf,
}

/// A request for the usual turns of a card, from a position.
#[derive(Deserialize, ToSchema)]
pub struct PositionTurnsOf {
    /// The position. The seat that decides asks.
    #[serde(flatten)]
    pub position: PositionOf,
    /// The card.
    pub card: u8,
}

/// A request to explain why an action is not legal in a position, or why a press leads to nothing there.
#[derive(Deserialize, ToSchema)]
pub struct PositionWhyNot {
    /// The position. The seat that decides asks.
    #[serde(flatten)]
    pub position: PositionOf,
    /// The action or the presses.
    #[serde(flatten)]
    pub tried: Tried,
}

/// The answer to a request about a position.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum PositionBody {
    /// The position of a ringfort game and its legal actions.
    Moment(Box<play::Moment>),
    /// The position of Seat of Kings and its legal actions.
    Kings(Box<play::KingsPosition>),
    /// The position is impossible.
    None {
        /// The fault.
        fault: Box<Fault>,
    },
    /// An action is not legal there.
    Illegal {
        /// The clause that forbids it.
        why: Box<ExplanationBody>,
    },
}

/// A position to be analyzed.
#[derive(Deserialize, ToSchema)]
pub struct AnalysisOf {
    /// The position.
    #[serde(flatten)]
    pub position: PositionOf,
    /// A legal action to compare with the best ones.
    #[serde(default)]
    pub played: Option<play::ActionInput>,
    /// The number of lines, 1 to 3; 3 by default.
    #[serde(default)]
    pub lines: Option<usize>,
    /// The maximum number of nodes, if less than the server allows.
    #[serde(default)]
    pub nodes: Option<u64>,
}

/// The value of a position.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisBody {
    /// The position text, after the actions.
    pub position: String,
    /// The seat to move; absent if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// The points by which Red wins with best play by both sides; negative if Blue wins.
    pub red: f64,
    /// True if that is proved.
    pub proved: bool,
    /// The best decisions of the seat to move, best first; none if the game is over.
    pub lines: Vec<ScoredLine>,
    /// The line of the action to compare.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<PlayedBody>,
    /// The number of plies searched in full.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
    /// True if no other number of nodes gives a deeper answer: all is proved, or the server allows no more nodes or time.
    pub deepest: bool,
}

/// An action, its principal variation, and its value.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoredLine {
    /// The points by which the side to move is ahead with it.
    pub score: f64,
    /// True if that is proved.
    pub proved: bool,
    /// The action, and the expected continuation.
    pub actions: Vec<play::ActionView>,
}

/// The value of an action that was played.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedBody {
    /// The action, and the expected continuation.
    #[serde(flatten)]
    pub line: ScoredLine,
    /// The points that it loses against the best action; 0 if there is no better one.
    pub loss: f64,
}

/// The fault of a position.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Fault {
    /// The field of the position text at fault: `line`, `variant`, `board`, `turn`, `phase`, `lost`, `last`, `links`; in Seat of
    /// Kings always `line`.
    pub field: &'static str,
    /// The column of the position text at fault, in characters from 1; absent if the drawing has no text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The hill at fault; for a run of vacant hills the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hill: Option<String>,
    /// In Seat of Kings the path of the key at fault, such as `players.blue.hand`; absent if the text is not JSON.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The code of the fault, such as `kings-adjacent`; of a ringfort game its sentence in `locales/` is named `fault-` and the
    /// code.
    pub name: String,
    /// The fault, in the language that the client asks for.
    pub sentence: String,
}
