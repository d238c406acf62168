//! What an engine waits for: lines of its standard input, and the end of its thinking.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::Sender;
use std::thread;

use super::thinker::{Thinker, Thought};

/// The longest line: many times that of the longest game.
const MAX_BYTES: u64 = 1 << 20;

/// Something that happens.
pub(super) enum Event {
    /// A line came, without its end; or why it cannot be read.
    Line(Result<String, UnreadableLine>),
    /// No more lines will come.
    End,
    /// The thinker has thought, and is free again.
    Thought(Box<dyn Thinker>, Thought),
}

/// A line that is no text, or too long.
pub(super) struct UnreadableLine;

/// Reads standard input on a thread of its own until it ends.
pub(super) fn read_lines(events: Sender<Event>) {
    thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Some(line) = next_line(&mut input) {
            if events.send(Event::Line(line)).is_err() {
                return;
            }
        }
        // If nobody listens any more, the session has ended before its input.
        let _ = events.send(Event::End);
    });
}

/// The next line; nothing at the end of the input, which an input that fails has reached.
fn next_line(input: &mut impl BufRead) -> Option<Result<String, UnreadableLine>> {
    let mut bytes = Vec::new();
    let length = input.take(MAX_BYTES).read_until(b'\n', &mut bytes).ok()?;
    if length == 0 {
        return None;
    }
    if length as u64 == MAX_BYTES && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n').ok()?;
        return Some(Err(UnreadableLine));
    }
    Some(String::from_utf8(bytes).map_err(|_| UnreadableLine))
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
        while let Some(line) = next_line(&mut input) {
            lines.push(line.ok());
        }
        let text = |text: &str| Some(text.to_owned());
        assert_eq!(lines, [text("go\r\n"), None, None, text("stop")]);
    }
}
