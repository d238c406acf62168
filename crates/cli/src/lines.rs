//! Reads lines of bounded length, and files that grow by whole lines.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::bail;
use records::{Fault, MARK, ReadError, TextReader};
use serde::de::IgnoredAny;

use crate::input::fault_at;

/// The maximum length of a line of a file that grows, in bytes: that of a transcript.
const MAX_BYTES: u64 = 1 << 26;

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

/// The end of a file that grows by whole lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LinesEnd {
    Whole,
    /// The last line lacks its line feed only.
    NoLineFeed,
    /// So many bytes of a line that a crash left incomplete.
    Incomplete(u64),
}

/// Reads a file that grows by whole lines. A device has none, and may have no end.
pub(crate) fn kept(file: &File) -> io::Result<impl BufRead> {
    let is_file = file.metadata()?.is_file();
    Ok(BufReader::new(file).take(if is_file { u64::MAX } else { 0 }))
}

/// Reads the lines of a text with their numbers, from 1. Empty lines are passed over, and so is an incomplete last line.
pub(crate) fn whole_lines(
    from: impl BufRead,
    mut take: impl FnMut(u64, &[u8]) -> anyhow::Result<()>,
) -> anyhow::Result<LinesEnd> {
    let (mut from, mut line) = (TextReader::new(from), Vec::new());
    for number in 1.. {
        line.clear();
        let mut most = from.by_ref().take(MAX_BYTES);
        let length = most.read_until(b'\n', &mut line)?;
        if length as u64 == MAX_BYTES {
            let (line, fault) = (number, Fault::TooLong(MAX_BYTES));
            bail!(ReadError { line, fault });
        }
        if length == 0 {
            break;
        }
        let text = line.trim_ascii();
        let has_feed = line.ends_with(b"\n");
        // No part of an object is an object.
        let is_object = || serde_json::from_slice::<IgnoredAny>(text).is_ok();
        // No crash leaves another beginning of a line: it is another file.
        if !has_feed && matches!(text.first(), None | Some(b'{' | 0)) && !is_object() {
            return Ok(LinesEnd::Incomplete(length as u64));
        }
        if text.starts_with(MARK.to_string().as_bytes()) {
            bail!(fault_at(number as usize - 1, 1, "input-mark"));
        }
        if !text.is_empty() {
            take(number, text)?;
        }
        if !has_feed {
            return Ok(LinesEnd::NoLineFeed);
        }
    }
    Ok(LinesEnd::Whole)
}

/// Opens a locked file for appending after its last whole line; `end` is the state of its last line. UTF-16 becomes UTF-8.
pub(crate) fn continued(mut file: File, path: &Path, end: LinesEnd) -> io::Result<File> {
    let mut mark = [0; 2];
    file.rewind()?;
    if file.read_exact(&mut mark).is_ok() && matches!(mark, [0xff, 0xfe] | [0xfe, 0xff]) {
        file.rewind()?;
        file = in_utf8(&file, &path.canonicalize()?)?;
    }
    if let LinesEnd::Incomplete(length) = end {
        file.set_len(file.metadata()?.len() - length)?;
    }
    file.seek(SeekFrom::End(0))?;
    if end == LinesEnd::NoLineFeed {
        file.write_all(b"\n")?;
    }
    Ok(file)
}

/// Replaces a file by one with the same text in UTF-8, which is locked.
fn in_utf8(from: &File, path: &Path) -> io::Result<File> {
    let new = path.with_added_extension("new");
    let mut file = File::options()
        .read(true)
        .write(true)
        .create_new(true)
        .open(&new)?;
    file.set_permissions(from.metadata()?.permissions())?;
    file.lock()?;
    io::copy(&mut TextReader::new(BufReader::new(from)), &mut file)?;
    file.sync_all()?;
    fs::rename(new, path)?;
    Ok(file)
}
