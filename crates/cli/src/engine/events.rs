//! The events of an engine session: lines of standard input, and finished searches.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use records::TextReader;

use super::thinker::{Thinker, Thought};
use crate::lines::{UnreadableLine, next_line};

/// The longest accepted line, in bytes: many times that of the longest game.
const MAX_BYTES: u64 = 1 << 20;

/// An event of the session.
pub(super) enum Event {
    /// A line, or that it cannot be read.
    Line(Result<String, UnreadableLine>),
    /// The end of the input.
    End,
    /// A finished search: the thinker, to be used again, and its result.
    Thought(Box<dyn Thinker>, Thought),
}

/// Reads standard input on a thread of its own until it ends.
pub(super) fn read_lines(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = TextReader::new(io::stdin().lock());
        while let Some(line) = next_line(&mut input, MAX_BYTES) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // If the receiver is gone, the session has ended before its input.
        let _ = events.send(Event::End);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind_are_read_one_by_one() {
        let long = vec![b'x'; MAX_BYTES as usize + 5];
        let input = [b"go\r\n\xff\n", &long[..], b"\nstop"].concat();
        let mut input = &mut input.as_slice();
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input, MAX_BYTES) {
            lines.push(line.ok());
        }
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(lines, [text("go\r\n"), None, None, text("stop")]);
    }
}
