//! Lines from standard input, read with a timeout.

use std::io::BufRead;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::lines::{UnreadableLine, next_line};

/// The longest accepted line, in bytes; far more than any command needs.
const MAX_BYTES: u64 = 4096;

/// The outcome of waiting for a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum InputEvent {
    /// A line without its line feed.
    Line(String),
    /// A line that is not UTF-8, or too long.
    Unreadable,
    /// The end of the input.
    End,
    /// No line came within the timeout.
    Timeout,
}

/// A thread that reads lines. A blocking read cannot be cancelled, so it happens outside the event loop.
pub(crate) struct InputLines(Receiver<InputEvent>);

impl InputLines {
    /// Starts the thread.
    pub(crate) fn new(mut from: impl BufRead + Send + 'static) -> Self {
        // One line is read ahead at most.
        let (sender, lines) = mpsc::sync_channel(0);
        thread::spawn(move || {
            loop {
                let came = match next_line(&mut from, MAX_BYTES) {
                    Some(Ok(line)) => InputEvent::Line(line.trim_end_matches(['\n', '\r']).into()),
                    Some(Err(UnreadableLine)) => InputEvent::Unreadable,
                    None => InputEvent::End,
                };
                let is_end = came == InputEvent::End;
                if sender.send(came).is_err() || is_end {
                    break;
                }
            }
        });
        Self(lines)
    }

    /// Waits for the next line, at most `within`; without a limit for `None`.
    pub(crate) fn next(&self, within: Option<Duration>) -> InputEvent {
        match within {
            None => self.0.recv().unwrap_or(InputEvent::End),
            Some(within) => match self.0.recv_timeout(within) {
                Ok(came) => came,
                Err(RecvTimeoutError::Timeout) => InputEvent::Timeout,
                Err(RecvTimeoutError::Disconnected) => InputEvent::End,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::{self, Cursor};

    use super::*;

    #[test]
    fn lines_come_one_by_one() {
        let mut bytes = b"D4\r\n\xff\n\n".to_vec();
        bytes.extend([b'x'; 10_000]);
        bytes.extend(b"\nlast");
        let lines = InputLines::new(Cursor::new(bytes));
        let line = |text: &str| InputEvent::Line(text.into());
        let want = [
            line("D4"),
            InputEvent::Unreadable,
            line(""),
            InputEvent::Unreadable,
            line("last"),
            InputEvent::End,
            InputEvent::End,
        ];
        for want in want {
            assert_eq!(lines.next(None), want);
        }
    }

    #[test]
    fn waiting_has_its_limit() {
        let (reader, writer) = io::pipe().expect("a pipe");
        let lines = InputLines::new(io::BufReader::new(reader));
        assert_eq!(lines.next(Some(Duration::ZERO)), InputEvent::Timeout);
        drop(writer);
        assert_eq!(lines.next(None), InputEvent::End);
    }
}
