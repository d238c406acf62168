//! What in a transcript does not agree with the rules.

use catalog::Explanation;
use serde_json::Value;

/// Something that a transcript says and the rules do not.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The number of the event that it concerns, from 1. 0 for what goes before the first event; the number of
    /// the last for what comes after it.
    pub event: usize,
    /// What was found.
    pub found: Found,
}

/// What a replay can find.
#[derive(Debug, Clone, PartialEq)]
pub enum Found {
    /// A field does not say what the game does; nothing stands for a field that is not, or should not be, there.
    Difference {
        /// The key of the field.
        field: &'static str,
        /// What the game says.
        expected: Option<Value>,
        /// What the transcript says.
        found: Option<Value>,
    },
    /// A move is not legal. Nothing after it can be checked.
    Illegal {
        /// The key of the field that has it.
        field: &'static str,
        /// Which, and why.
        explanation: Explanation,
    },
}

/// What a replay does after a finding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// It goes on.
    Go,
    /// It ends.
    Stop,
}
