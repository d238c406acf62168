//! Text for terminals without UTF-8: whatever is printed for people is ASCII there.

use std::borrow::Cow;
use std::io::{self, Write};
use std::sync::LazyLock;

use deunicode::deunicode_char;

use crate::locale;

/// Signs and letters that have other stand-ins here than in the table of the library.
const STAND_INS: [(char, &str); 22] = [
    ('●', "*"),
    ('○', "o"),
    ('·', "."),
    ('∴', ";"),
    ('∷', "#"),
    ('▸', ">"),
    ('▾', "v"),
    ('│', "|"),
    ('─', "-"),
    ('†', "+"),
    ('→', "->"),
    ('≈', "~"),
    ('≤', "<="),
    ('≥', ">="),
    ('„', "\""),
    ('ä', "ae"),
    ('ö', "oe"),
    ('ü', "ue"),
    ('Ä', "Ae"),
    ('Ö', "Oe"),
    ('Ü', "Ue"),
    ('ß', "ss"),
];

/// True if the terminal has another charset than UTF-8.
static IS_ASCII: LazyLock<bool> = LazyLock::new(|| !locale::is_utf8());

/// Prints text for people.
pub(crate) struct Printer<W> {
    to: W,
    form: Form,
    /// The columns that stand-ins have taken more than their characters, and whether a space was printed last.
    excess: usize,
    is_after_space: bool,
}

/// The form of printed text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// All bytes as they are.
    Bytes,
    /// ASCII.
    Ascii,
    /// ASCII, each character in one column.
    Cells,
}

impl<W> Printer<W> {
    /// Prints in the charset of the terminal.
    pub(crate) fn new(to: W) -> Self {
        Self::in_form(to, Form::Ascii)
    }

    /// Prints the cells of a screen, whose width does not change.
    pub(crate) fn of_cells(to: W) -> Self {
        Self::in_form(to, Form::Cells)
    }

    fn in_form(to: W, form: Form) -> Self {
        Self {
            to,
            form: if *IS_ASCII { form } else { Form::Bytes },
            excess: 0,
            is_after_space: false,
        }
    }

    /// Prints all bytes as they are from now on, for other programs.
    pub(crate) const fn print_bytes(&mut self) {
        self.form = Form::Bytes;
    }

    /// The bytes to print for a text. Where there are many spaces, they make room for longer stand-ins, so that columns stay.
    fn ascii(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut ascii = Vec::with_capacity(bytes.len());
        for character in String::from_utf8_lossy(bytes).chars() {
            if character == '\n' {
                self.excess = 0;
            }
            let is_space = character == ' ';
            if is_space && self.is_after_space && self.excess > 0 {
                self.excess -= 1;
                continue;
            }
            self.is_after_space = is_space;
            let mut own = [0; 4];
            let shown = match stand_in(character) {
                None => &*character.encode_utf8(&mut own),
                Some(text) if self.form == Form::Cells => text.get(..1).unwrap_or(" "),
                Some(text) => text,
            };
            self.excess += shown.len().saturating_sub(1);
            ascii.extend_from_slice(shown.as_bytes());
        }
        ascii
    }
}

impl<W: Write> Write for Printer<W> {
    /// Takes a whole text at a time: nothing here writes a part of a character.
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.form == Form::Bytes {
            return self.to.write(bytes);
        }
        let ascii = self.ascii(bytes);
        self.to.write_all(&ascii)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// A text in the charset of the terminal.
pub(crate) fn shown(text: &str) -> Cow<'_, str> {
    if !*IS_ASCII || text.is_ascii() {
        return text.into();
    }
    let ascii =
        |character| stand_in(character).map_or_else(|| String::from(character), String::from);
    text.chars().map(ascii).collect::<String>().into()
}

/// The stand-in of a character; `None` for one of ASCII.
fn stand_in(character: char) -> Option<&'static str> {
    if character.is_ascii() {
        return None;
    }
    let own = STAND_INS.iter().find(|(sign, _)| *sign == character);
    Some(match own {
        Some((_, text)) => text,
        None => deunicode_char(character).unwrap_or("?"),
    })
}

#[cfg(test)]
mod tests;
