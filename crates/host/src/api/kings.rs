//! Bodies of requests and answers about games of Seat of Kings that are over.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A decision to be judged, of a game that is over.
#[derive(Debug, Deserialize, ToSchema)]
pub struct KingsAnalysisOf {
    /// The number of the moment at which it was made: that of the moment after it, less 1.
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
    /// The decisions that the search tried most, the most first.
    pub lines: Vec<ValuedBody>,
    /// Its line for the decision that was made.
    pub played: JudgedBody,
}

/// A decision and what the search finds of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ValuedBody {
    /// The action.
    pub action: play::ActionView,
    /// The chance of the seat to win by it, 0 to 1, as the search sees it: a guess, and no proof.
    pub value: f64,
    /// The number of iterations that tried it: what was tried little is uncertain.
    pub iterations: u32,
}

/// The decision that was made. Without time for a single iteration, it has no value and no loss.
#[derive(Debug, Serialize, ToSchema)]
pub struct JudgedBody {
    /// The action.
    pub action: play::ActionView,
    /// As that of a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
    /// As those of a line; 0 if it was not tried.
    pub iterations: u32,
    /// The loss against the first line, as the search sees it, 0 to 1; 0 if that is no better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub loss: Option<f64>,
}
