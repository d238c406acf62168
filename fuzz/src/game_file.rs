//! Game files: refused with a line and a column, or read, written so that they read the same again, and replayed as transcripts.

use std::ops::ControlFlow;

use records::game_file::{Composer, GameFile};
use seat_of_kings::Deck;

/// Reads bytes as a game file as far as it is whole, and lets each game go on where it ends.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn game_file(bytes: &[u8]) {
    let deck = Deck::reconstructed();
    let (file, error) = GameFile::recover(bytes, &deck);
    if let Some(error) = error {
        let lines = bytes.iter().filter(|byte| **byte == b'\n').count() as u64 + 1;
        assert!((1..=lines).contains(&error.line), "{error}");
        assert!((1..=bytes.len() + 1).contains(&error.column), "{error}");
    }
    let text = file.to_string();
    let again = GameFile::read(text.as_bytes(), &deck).expect("what is written can be read");
    assert_eq!(again, file, "{text}");
    assert_eq!(again.to_string(), text);
    for record in file.records {
        let mut found = None;
        let replayed = record.transcript().replay(&deck, |finding| {
            found = Some(finding);
            ControlFlow::Break(())
        });
        replayed.expect("the transcript of a record can be played");
        assert_eq!(found, None, "{text}");
        assert_eq!(Composer::resume(record.clone()).record(), record);
    }
}
