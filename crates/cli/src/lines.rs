//! Reads lines of bounded length, and files that grow by whole lines.

use std::fs::File;
use std::io::{self, BufRead, Read, Seek, SeekFrom};

/// The byte order mark.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A line that is not UTF-8, or too long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct UnreadableLine;

/// Reads the next line, with its line feed if it has one; `None` at the end of the input or if reading fails. A line of more
/// than `max_bytes` bytes is skipped to its end.
pub(crate) fn next_line(
    input: &mut impl BufRead,
    max_bytes: u64,
) -> Option<Result<String, UnreadableLine>> {
    let mut bytes = Vec::new();
    let length = input.take(max_bytes).read_until(b'\n', &mut bytes).ok()?;
    if length == 0 {
        return None;
    }
    if length as u64 == max_bytes && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n').ok()?;
        return Some(Err(UnreadableLine));
    }
    Some(String::from_utf8(bytes).map_err(|_| UnreadableLine))
}

/// Reads the whole lines of a file with their numbers, from 1. Returns how many bytes they have; an incomplete last line, as a
/// crash leaves it, is passed over.
pub(crate) fn whole_lines(
    mut from: impl BufRead,
    mut take: impl FnMut(u64, &[u8]) -> anyhow::Result<()>,
) -> anyhow::Result<u64> {
    let (mut whole, mut line) = (0, Vec::new());
    for number in 1_u64.. {
        line.clear();
        let length = from.read_until(b'\n', &mut line)?;
        let text = line.strip_prefix(MARK).filter(|_| number == 1);
        let text = text.unwrap_or(&line);
        let is_whole = text.ends_with(b"\n");
        // No crash leaves such an end of a line: it is another file.
        let is_foreign = !matches!(text.first(), None | Some(b'{' | 0)) || text.contains(&b'\r');
        if is_whole || is_foreign {
            take(number, text)?;
        }
        if !is_whole {
            break;
        }
        whole += length as u64;
    }
    Ok(whole)
}

/// Cuts a file after its whole lines, so that further lines can be written there.
pub(crate) fn cut_after(file: &mut File, whole: u64) -> io::Result<()> {
    file.set_len(whole)?;
    file.seek(SeekFrom::End(0))?;
    Ok(())
}
