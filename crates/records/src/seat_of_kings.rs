//! Transcripts of Tara, Seat of Kings: chance events and decisions, and the final state of the table.
//!
//! A [`Transcript`] is one game as one JSON object on one line. [`replay`] plays one again with a deck and reports each
//! disagreement.

mod transcript;

mod replay;

#[cfg(test)]
mod tests;

/// The name of the variant.
pub(crate) const VARIANT: &str = "seat-of-kings";

pub use replay::replay;
pub(crate) use transcript::last;
pub use transcript::{EventKind, Transcript, TranscriptEvent};
