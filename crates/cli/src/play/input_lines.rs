//! Lines from standard input, with a limit to how long one is waited for.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// More than any decision needs.
const MOST_BYTES: u64 = 4096;

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Came {
    /// A line without its end.
    Line(String),
    /// A line that is not UTF-8, or too long.
    Unreadable,
    /// The end of the input.
    End,
    /// Nothing in that time.
    Nothing,
}

/// A thread that reads, since waiting for a line cannot be given up.
pub(crate) struct InputLines(Receiver<Came>);

impl InputLines {
    /// Begins to read.
    pub(crate) fn new(mut from: impl BufRead + Send + 'static) -> Self {
        // One line is read ahead at most.
        let (sender, lines) = mpsc::sync_channel(0);
        thread::spawn(move || {
            loop {
                let came = read(&mut from).unwrap_or(Came::End);
                let is_end = came == Came::End;
                if sender.send(came).is_err() || is_end {
                    break;
                }
            }
        });
        Self(lines)
    }

    /// The next line; nothing if none comes in that time.
    pub(crate) fn next(&self, within: Option<Duration>) -> Came {
        match within {
            None => self.0.recv().unwrap_or(Came::End),
            Some(within) => match self.0.recv_timeout(within) {
                Ok(came) => came,
                Err(RecvTimeoutError::Timeout) => Came::Nothing,
                Err(RecvTimeoutError::Disconnected) => Came::End,
            },
        }
    }
}

/// Reads a line; of one that is too long, what is too much is read and dropped.
fn read(from: &mut impl BufRead) -> io::Result<Came> {
    let mut line = Vec::new();
    from.by_ref()
        .take(MOST_BYTES)
        .read_until(b'\n', &mut line)?;
    if line.is_empty() {
        return Ok(Came::End);
    }
    let is_whole = line.ends_with(b"\n");
    if !is_whole && line.len() as u64 == MOST_BYTES {
        skip_line(from)?;
        return Ok(Came::Unreadable);
    }
    Ok(match String::from_utf8(line) {
        Ok(line) => Came::Line(line.trim_end_matches(['\n', '\r']).into()),
        Err(_) => Came::Unreadable,
    })
}

fn skip_line(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = from.fill_buf()?;
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let (length, is_over) = (end.map_or(bytes.len(), |end| end + 1), end.is_some());
        let is_empty = bytes.is_empty();
        from.consume(length);
        if is_over || is_empty {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn lines_come_one_by_one() {
        let mut bytes = b"D4\r\n\xff\n\n".to_vec();
        bytes.extend([b'x'; 10_000]);
        bytes.extend(b"\nlast");
        let lines = InputLines::new(Cursor::new(bytes));
        let line = |text: &str| Came::Line(text.into());
        let want = [
            line("D4"),
            Came::Unreadable,
            line(""),
            Came::Unreadable,
            line("last"),
            Came::End,
            Came::End,
        ];
        for want in want {
            assert_eq!(lines.next(None), want);
        }
    }

    #[test]
    fn waiting_has_its_limit() {
        let (reader, writer) = io::pipe().expect("a pipe");
        let lines = InputLines::new(io::BufReader::new(reader));
        assert_eq!(lines.next(Some(Duration::ZERO)), Came::Nothing);
        drop(writer);
        assert_eq!(lines.next(None), Came::End);
    }
}
