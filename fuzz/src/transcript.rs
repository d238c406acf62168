//! Transcripts: refused with a line, or read, written so that they read the same again, and replayed.

use std::ops::ControlFlow;

use records::TranscriptReader;
use seat_of_kings::Deck;

/// Reads bytes as transcripts, one a line, up to the first that is refused, and replays each.
///
/// # Panics
///
/// If an invariant of the target is broken.
pub fn transcript(bytes: &[u8]) {
    let mut reader = TranscriptReader::new(bytes);
    loop {
        let transcript = match reader.next_transcript() {
            Ok(Some(transcript)) => transcript,
            Ok(None) => return,
            Err(refused) => {
                assert_eq!(refused.line, reader.line(), "{refused}");
                return;
            }
        };
        let mut written = Vec::new();
        transcript
            .write(&mut written)
            .expect("a vector takes every byte");
        let again = TranscriptReader::new(written.as_slice()).next_transcript();
        assert_eq!(
            again.expect("it was read before").as_ref(),
            Some(&transcript)
        );
        // A legal list too many belongs to the event after the last.
        let events = 0..=transcript.event_count() + 1;
        // A replay that fails met a text that is no position or no token; its fault says so.
        let _ = transcript.replay(&Deck::reconstructed(), |finding| {
            assert!(events.contains(&finding.event), "{finding:?}");
            ControlFlow::Continue(())
        });
    }
}
