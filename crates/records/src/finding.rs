//! Findings: where a transcript does not agree with the rules.

use catalog::Explanation;
use serde_json::Value;

/// A place where a transcript does not agree with the rules.
#[derive(Debug, Clone, PartialEq)]
pub struct Finding {
    /// The number of the event that it concerns, from 1. 0 for fields before the first event; the number of the last
    /// for those after it.
    pub event: usize,
    /// The kind of disagreement.
    pub kind: FindingKind,
}

/// A kind of finding.
#[derive(Debug, Clone, PartialEq)]
pub enum FindingKind {
    /// A field differs from the game. `None` stands for a field that is, or should be, absent.
    Difference {
        /// The key of the field.
        field: &'static str,
        /// The value by the rules.
        expected: Option<Value>,
        /// The value in the transcript.
        found: Option<Value>,
    },
    /// A move is not legal. The moves after it cannot be checked.
    Illegal {
        /// The key of the field that has it.
        field: &'static str,
        /// The move and the reason.
        explanation: Explanation,
    },
}
