//! The seven fields of a position text, read one by one.

use crate::hill::Hill;
use crate::refusal::Refusal;
use crate::variant::{Family, Phase, Variant};
use std::collections::BTreeSet;

/// The hills of a row from west to east.
pub(crate) fn row_hills(row: i8) -> impl Iterator<Item = Hill> {
    (0..7).filter_map(move |col| Hill::at(col, row))
}

/// A field of a position text.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    /// The name.
    pub(crate) name: &'static str,
    /// The column of the first character in the line, from 1.
    pub(crate) column: usize,
    /// The text of the field.
    pub(crate) text: &'a str,
}

impl Field<'_> {
    /// Refuses the character at an offset in the field, in characters from 0.
    pub(crate) fn refuse<T>(self, offset: usize, why: impl Into<String>) -> Result<T, Refusal> {
        Err(Refusal {
            field: self.name,
            column: self.column + offset,
            why: why.into(),
        })
    }
}

/// A letter of the board field and its place.
pub(crate) struct Piece {
    /// The hill.
    pub(crate) hill: Hill,
    /// The letter.
    pub(crate) letter: char,
    /// The offset in the board field, in characters.
    pub(crate) offset: usize,
}

/// Splits a line into its seven fields.
pub(crate) fn split(line: &str) -> Result<[Field<'_>; 7], Refusal> {
    const NAMES: [&str; 7] = ["variant", "board", "turn", "phase", "lost", "last", "links"];
    let line_field = Field {
        name: "line",
        column: 1,
        text: line,
    };
    let mut fields = Vec::new();
    let mut column = 1;
    for (i, text) in line.split(' ').enumerate() {
        if i == 7 {
            return line_field.refuse(column - 2, "more than seven fields");
        }
        if text.is_empty() {
            return line_field.refuse(
                column - 1,
                "a field is missing, or two spaces stand side by side",
            );
        }
        fields.push(Field {
            name: NAMES[i],
            column,
            text,
        });
        column += text.chars().count() + 1;
    }
    match fields.try_into() {
        Ok(fields) => Ok(fields),
        Err(_) => line_field.refuse(line.chars().count(), "fewer than seven fields"),
    }
}

/// Reads the board field into its letters, in the order of the text.
pub(crate) fn read_board(variant: Variant, field: Field<'_>) -> Result<Vec<Piece>, Refusal> {
    let letters = match (variant.family, variant.level_two) {
        (Family::HighKings, true) => "rbRBmn",
        (Family::HighKings, false) | (Family::StoneOfDestiny, _) => "rbRB",
        _ => "rb",
    };
    let mut pieces = Vec::new();
    let (mut row, mut hills) = (7, row_hills(7).collect::<Vec<Hill>>().into_iter());
    let mut after_digit = false;
    for (offset, c) in field.text.chars().enumerate() {
        match c {
            '/' => {
                if hills.next().is_some() {
                    return field.refuse(offset, "a row is too short");
                }
                row -= 1;
                if row == 0 {
                    return field.refuse(offset, "more than seven rows");
                }
                hills = row_hills(row).collect::<Vec<Hill>>().into_iter();
            }
            '1'..='7' => {
                if after_digit {
                    return field.refuse(offset, "two digits side by side");
                }
                for _ in 0..c.to_digit(10).unwrap_or(0) {
                    if hills.next().is_none() {
                        return field.refuse(offset, "a row is too long");
                    }
                }
            }
            _ if letters.contains(c) => match hills.next() {
                Some(hill) => pieces.push(Piece {
                    hill,
                    letter: c,
                    offset,
                }),
                None => return field.refuse(offset, "a row is too long"),
            },
            _ => return field.refuse(offset, "not a character of the board of this variant"),
        }
        after_digit = c.is_ascii_digit();
    }
    if row != 1 || hills.next().is_some() {
        return field.refuse(field.text.chars().count(), "the board is too short");
    }
    Ok(pieces)
}

/// Reads the `lost` field: two digits with a colon in High Kings, `-` elsewhere.
pub(crate) fn read_lost(variant: Variant, field: Field<'_>) -> Result<[u8; 2], Refusal> {
    if variant.family != Family::HighKings {
        return if field.text == "-" {
            Ok([0, 0])
        } else {
            field.refuse(0, "only High Kings has kings lost")
        };
    }
    let mut lost = [0, 0];
    let mut chars = field.text.chars();
    for i in 0..3 {
        match (i, chars.next()) {
            (1, Some(':')) => {}
            (0 | 2, Some(c @ '0'..='3')) => lost[i / 2] = c as u8 - b'0',
            _ => return field.refuse(i, "kings lost are two digits 0-3 with a colon between"),
        }
    }
    if chars.next().is_some() {
        field.refuse(3, "kings lost are two digits")
    } else {
        Ok(lost)
    }
}

/// Reads the `last` field: which numbers are possible depends on variant and phase. Rule: M6, HK9, HK11, SD5
pub(crate) fn read_last(
    variant: Variant,
    phase: Phase,
    field: Field<'_>,
) -> Result<Option<u8>, Refusal> {
    if field.text == "-" {
        return Ok(None);
    }
    if phase != Phase::Battle || variant.family == Family::StoneOfDestiny {
        return field.refuse(0, "no final cycle here");
    }
    let max = variant.seats().len() as u8 - 1;
    match (1..=max).find(|turns| turns.to_string() == field.text) {
        Some(turns) => Ok(Some(turns)),
        None => field.refuse(0, "not a number of turns that can be left"),
    }
}

/// Reads the `links` field; whether ringforts stand there is checked with the board.
pub(crate) fn read_links(
    variant: Variant,
    phase: Phase,
    field: Field<'_>,
) -> Result<BTreeSet<(Hill, Hill)>, Refusal> {
    let mut links = BTreeSet::new();
    if field.text == "-" {
        return Ok(links);
    }
    if variant.family != Family::StoneOfDestiny || phase == Phase::Manoeuvres {
        return field.refuse(0, "no links are written here");
    }
    let mut offset = 0;
    for pair in field.text.split(',') {
        let chars: Vec<char> = pair.chars().collect();
        let hill = |from: usize| Hill::parse(&chars.iter().skip(from).take(2).collect::<String>());
        let Some(a) = hill(0) else {
            return field.refuse(offset, "not a hill");
        };
        let Some(b) = hill(2) else {
            return field.refuse(offset + 2, "not a hill");
        };
        if chars.len() > 4 {
            return field.refuse(offset + 4, "more than two hills");
        }
        if !a.is_next_to(b) || a > b {
            return field.refuse(offset, "not two adjacent hills, the lower one first");
        }
        if links.last().is_some_and(|before| *before >= (a, b)) {
            return field.refuse(offset, "links are written once each, ascending");
        }
        links.insert((a, b));
        offset += 5;
    }
    Ok(links)
}
