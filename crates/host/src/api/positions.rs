//! Bodies of requests and answers about positions that no table has.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ExplanationBody;

/// A position of a ringfort game, as a text or as it is drawn, and decisions after it.
#[derive(Deserialize, ToSchema)]
pub struct PositionOf {
    /// The position text, or the name of a variant for its start.
    #[serde(default)]
    pub position: Option<String>,
    /// The position as it is drawn, if there is no text, as `docs/protocol.md` says it.
    #[serde(default)]
    pub drawn: Option<play::PositionSketch>,
    /// The actions that are played then, in order, as tokens or by their fields.
    #[serde(default)]
    pub actions: Vec<play::ActionInput>,
}

/// The answer to a request about a position.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum PositionBody {
    /// The position and its legal actions.
    Moment(Box<play::Moment>),
    /// That it is none.
    None {
        /// The fault.
        fault: Box<Fault>,
    },
    /// That a decision cannot be made there.
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
    /// A legal action that is judged beside the best ones.
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
    /// The position text, after the decisions.
    pub position: String,
    /// The seat to move; nothing if the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<&'static str>,
    /// The points by which Red wins if both sides play their best; less than 0 if Blue does.
    pub red: f64,
    /// True if that is proved.
    pub proved: bool,
    /// The best decisions of the seat to move, best first; none if the game is over.
    pub lines: Vec<ScoredLine>,
    /// The line of the decision that was to be judged.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<PlayedBody>,
    /// The number of plies that were searched in full.
    pub depth: u32,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// A decision, what is expected to follow, and what it is worth.
#[derive(Debug, Serialize, ToSchema)]
pub struct ScoredLine {
    /// The points by which the side to move is ahead with it.
    pub score: f64,
    /// True if that is proved.
    pub proved: bool,
    /// The action, and those that are expected after it.
    pub actions: Vec<play::ActionView>,
}

/// The value of a decision that was played.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayedBody {
    /// The decision, and what is expected to follow.
    #[serde(flatten)]
    pub line: ScoredLine,
    /// The points that it loses against the best decision; 0 if there is no better one.
    pub loss: f64,
}

/// The fault of a position.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Fault {
    /// The field of the position text at fault: `line`, `variant`, `board`, `turn`, `phase`, `lost`, `last`, `links`.
    pub field: &'static str,
    /// The column of the position text at fault, in characters from 1; nothing if what is drawn has no text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The hill at fault; of vacant hills side by side the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hill: Option<String>,
    /// The code of the fault, such as `kings-adjacent`; its sentence in `locales/` is named `fault-` and the code.
    pub name: String,
    /// The fault, in English.
    pub sentence: String,
}
