//! Decisions and events of Seat of Kings: no decision, or one that is written the same.

use seat_of_kings::{Decision, Event};

/// Reads bytes as a decision, and as an event.
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
    if let Ok(event) = text.parse::<Event>() {
        assert_eq!(event.to_string(), text);
    }
}
