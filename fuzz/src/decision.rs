//! Decisions and draws of Seat of Kings: no decision, or one that is written the same.

use seat_of_kings::{Decision, Draw};

/// Reads bytes as a decision, and as a draw.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn decision(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    if let Ok(decision) = text.parse::<Decision>() {
        assert_eq!(decision.to_string(), text);
    }
    if let Ok(draw) = text.parse::<Draw>() {
        assert_eq!(draw.to_string(), text);
    }
}
