//! Bodies of requests and answers about deck files, and about games of Seat of Kings that are over.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A deck file that somebody means to play with.
#[derive(Debug, Deserialize, ToSchema)]
pub struct DeckFileOf {
    /// The text of the file.
    pub text: String,
}

/// The faults of a deck file.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeckFileBody {
    /// All faults, each with its card, key and line, in the language that the client asks for; none if the deck can be played.
    pub faults: Vec<String>,
}

/// A decision of a finished game, to be analyzed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct KingsAnalysisOf {
    /// The number of the moment at which it was made: one less than that of the moment after it.
    pub moment: usize,
    /// The maximum number of iterations, if less than the server allows.
    #[serde(default)]
    pub iterations: Option<u64>,
    /// The number of lines, 1 to 5; 3 by default.
    #[serde(default)]
    pub lines: Option<usize>,
}

/// The analysis of a decision, from what its seat saw.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingsAnalysisBody {
    /// The number of the moment.
    pub moment: usize,
    /// The seat that decided.
    pub seat: &'static str,
    /// The number of iterations; 0 if there was no time for one.
    pub iterations: u64,
    /// True if the server allows no more iterations or time.
    pub deepest: bool,
    /// The decisions that the search tried most, the most tried first.
    pub lines: Vec<ValuedBody>,
    /// Its line for the decision that was made.
    pub played: JudgedBody,
}

/// A decision and its evaluation by the search.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValuedBody {
    /// The action.
    pub action: play::ActionView,
    /// The estimated probability that the seat wins with it, 0 to 1.
    pub value: f64,
    /// The number of iterations that tried it: with few iterations the value is uncertain.
    pub iterations: u32,
}

/// The decision that was made. Without time for a single iteration, it has no value and no loss.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgedBody {
    /// The action.
    pub action: play::ActionView,
    /// The same as in a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// The same as in a line; 0 if it was not tried.
    pub iterations: u32,
    /// The estimated loss against the first line, 0 to 1; 0 if that is no better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
}
