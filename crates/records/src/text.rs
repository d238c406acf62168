//! Reads texts as people save them: with a byte order mark, in UTF-16, with the line ends of any system.

use std::io::{self, BufRead, Read};
use std::str::Utf8Error;

/// The byte order mark as a character. Behind the beginning of a text it is that of another file, which was put behind the first.
pub const MARK: char = '\u{feff}';

/// The stand-in of units of UTF-16 that are no character: a half of one, as UTF-8 would write it if it could.
const HALF: [u8; 3] = [0xed, 0xa0, 0x80];

/// The byte order marks, and what follows them.
const MARKS: [(&[u8], Form); 3] = [
    (b"\xef\xbb\xbf", Form::Utf8),
    (b"\xff\xfe", Form::Utf16(u16::from_le_bytes)),
    (b"\xfe\xff", Form::Utf16(u16::from_be_bytes)),
];

/// The encoding of a text.
#[derive(Debug, Clone, Copy)]
enum Form {
    Utf8,
    /// Its units are read from two bytes by this.
    Utf16(fn([u8; 2]) -> u16),
}

/// The text of these bytes, as a [`TextReader`] reads it.
///
/// # Errors
///
/// The place of the first byte of the text that is not UTF-8.
pub fn text(bytes: &[u8]) -> Result<String, Utf8Error> {
    let mut text = Vec::new();
    let read = TextReader::new(bytes).read_to_end(&mut text);
    read.expect("memory can be read");
    String::from_utf8(text).map_err(|error| error.utf8_error())
}

/// Returns true if what is not UTF-8 in a text, and begins these bytes, is a half of a character in UTF-16.
pub fn is_half(bytes: &[u8]) -> bool {
    bytes.starts_with(&HALF)
}

/// Reads a text as UTF-8 whose lines end with a line feed.
///
/// A byte order mark at the beginning is passed over, and one of UTF-16 says that the text is in UTF-16. A carriage return ends
/// a line, alone or before a line feed. A unit that is no character becomes bytes that are not UTF-8, which the reader of the text refuses.
#[derive(Debug)]
pub struct TextReader<R> {
    from: R,
    /// The encoding; `None` before the first bytes.
    form: Option<Form>,
    /// Bytes that do not make a whole character yet.
    source: Vec<u8>,
    /// The text that was decoded, and how much of it has been read.
    decoded: Vec<u8>,
    read: usize,
    /// True after a carriage return.
    is_after_return: bool,
}

impl<R> TextReader<R> {
    /// A reader of these bytes.
    pub const fn new(from: R) -> Self {
        Self {
            from,
            form: None,
            source: Vec::new(),
            decoded: Vec::new(),
            read: 0,
            is_after_return: false,
        }
    }

    /// Decodes what there is of the source, as far as it is whole.
    fn decode(&mut self, is_end: bool) {
        let Some(form) = self.form.or_else(|| self.begin(is_end)) else {
            return;
        };
        self.form = Some(form);
        match form {
            Form::Utf8 => self.decoded.append(&mut self.source),
            Form::Utf16(unit) => {
                let (pairs, rest) = self.source.as_chunks();
                let mut units: Vec<u16> = pairs.iter().map(|pair| unit(*pair)).collect();
                // The second half of a character may not be there yet.
                let is_half = |last: &mut u16| !is_end && (0xd800..0xdc00).contains(last);
                let half = units.pop_if(is_half).map_or(0, |_| 2);
                let left = if is_end { 0 } else { rest.len() + half };
                for character in char::decode_utf16(units) {
                    match character {
                        Ok(character) => {
                            let mut bytes = [0; 4];
                            let bytes = character.encode_utf8(&mut bytes).as_bytes();
                            self.decoded.extend_from_slice(bytes);
                        }
                        Err(_) => self.decoded.extend(HALF),
                    }
                }
                if is_end && !rest.is_empty() {
                    self.decoded.extend(HALF);
                }
                self.source.drain(..self.source.len() - left);
            }
        }
        let is_after_return = &mut self.is_after_return;
        self.decoded.retain_mut(|byte| {
            let is_kept = !(*is_after_return && *byte == b'\n');
            *is_after_return = *byte == b'\r';
            if *is_after_return {
                *byte = b'\n';
            }
            is_kept
        });
    }

    /// The encoding by the mark at the beginning, which is taken away; `None` if more bytes must tell.
    fn begin(&mut self, is_end: bool) -> Option<Form> {
        let source = &mut self.source;
        if let Some((mark, form)) = MARKS.iter().find(|(mark, _)| source.starts_with(mark)) {
            source.drain(..mark.len());
            return Some(*form);
        }
        let may_come = MARKS.iter().any(|(mark, _)| mark.starts_with(source));
        (is_end || !may_come).then_some(Form::Utf8)
    }
}

impl<R: BufRead> BufRead for TextReader<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.read == self.decoded.len() {
            self.decoded.clear();
            self.read = 0;
            let bytes = self.from.fill_buf()?;
            self.source.extend_from_slice(bytes);
            let length = bytes.len();
            self.from.consume(length);
            self.decode(length == 0);
            if length == 0 {
                break;
            }
        }
        Ok(&self.decoded[self.read..])
    }

    fn consume(&mut self, amount: usize) {
        self.read += amount;
    }
}

impl<R: BufRead> Read for TextReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

#[cfg(test)]
mod tests;
