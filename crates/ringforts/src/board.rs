//! The board of a position text: rows from north to south, letters for what stands, digits for runs of vacant hills.

use std::fmt;

use crate::refused::Fault;
use crate::setup::reading_order;
use crate::{Color, Hill, Hills, Kings, MoveKind, Setup, Variant};

/// The ringforts and the kings, Red's first.
type Board = ([Hills; 2], [Hills; 2]);

/// Reads the ringforts and the kings of both colors, rows from north to south; else the number of the character at
/// fault, from 0, and its fault.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Board, (usize, Fault)> {
    let (mut ringforts, mut kings) = ([Hills::NONE; 2], [Hills::NONE; 2]);
    let mut rows = (0..7).rev().map(hills_of_row);
    let mut row = rows.next().unwrap_or_default();
    let mut after_digit = false;
    for (at, letter) in text.chars().enumerate() {
        let refused = |fault| (at, fault);
        let was_digit = std::mem::replace(&mut after_digit, letter.is_ascii_digit());
        match letter {
            '/' if !row.is_empty() => return Err(refused(Fault::RowTooShort)),
            '/' => row = rows.next().ok_or(refused(Fault::Rows))?,
            '1'..='7' if was_digit => return Err(refused(Fault::Run)),
            '1'..='7' => {
                let run = letter as usize - '0' as usize;
                row = row.get(run..).ok_or(refused(Fault::RowTooLong))?.to_vec();
            }
            '0' | '8' | '9' => return Err(refused(Fault::Run)),
            _ => {
                let (fort, king) = read_letter(variant, letter).ok_or(refused(Fault::Letter))?;
                let (&hill, rest) = row.split_first().ok_or(refused(Fault::RowTooLong))?;
                ringforts[fort.index()] |= hill.into();
                if let Some(king) = king {
                    kings[king.index()] |= hill.into();
                }
                row = rest.to_vec();
            }
        }
    }
    let end = text.chars().count();
    match (row.is_empty(), rows.next()) {
        (false, _) => Err((end, Fault::RowTooShort)),
        (true, Some(_)) => Err((end, Fault::Rows)),
        (true, None) => Ok((ringforts, kings)),
    }
}

/// The hill of the character of this number, from 0; the first of a run.
pub(crate) fn hill_at(text: &str, at: usize) -> Option<Hill> {
    let (mut row, mut column) = (6_u8, 0);
    for letter in text.chars().take(at) {
        match letter.to_digit(10) {
            Some(run) => column += run as usize,
            None if letter == '/' => (row, column) = (row.checked_sub(1)?, 0),
            None => column += 1,
        }
    }
    hills_of_row(row).get(column).copied()
}

fn hills_of_row(row: u8) -> Vec<Hill> {
    (0..7).filter_map(|column| Hill::at(column, row)).collect()
}

/// The colors of the ringfort and of the king on it.
fn read_letter(variant: Variant, letter: char) -> Option<(Color, Option<Color>)> {
    let has_kings = variant.book().kings != Kings::None;
    let has_stranded = variant.move_kinds().contains(&MoveKind::Sacrifice);
    match letter {
        'r' => Some((Color::Red, None)),
        'b' => Some((Color::Blue, None)),
        'R' if has_kings => Some((Color::Red, Some(Color::Red))),
        'B' if has_kings => Some((Color::Blue, Some(Color::Blue))),
        'm' if has_stranded => Some((Color::Blue, Some(Color::Red))),
        'n' if has_stranded => Some((Color::Red, Some(Color::Blue))),
        _ => None,
    }
}

impl Setup {
    /// The characters of the board before that of a hill, or of the run that it belongs to.
    pub(crate) fn column_in_board(&self, hill: Hill) -> usize {
        let mut column = 0;
        let mut in_run = false;
        for each in reading_order() {
            let starts_row =
                each.row() < 6 && (each.column() == 0 || each.row() == 0 && each.column() == 1);
            let is_vacant = self.letter(each).is_none();
            column += usize::from(starts_row);
            in_run &= !starts_row;
            if each == hill {
                return column - usize::from(in_run && is_vacant);
            }
            column += usize::from(!(in_run && is_vacant));
            in_run = is_vacant;
        }
        column
    }

    fn letter(&self, hill: Hill) -> Option<char> {
        let color = Color::BOTH
            .into_iter()
            .find(|color| self.ringforts[color.index()].has(hill))?;
        let king = Color::BOTH
            .into_iter()
            .find(|color| self.kings[color.index()].has(hill));
        Some(match (color, king) {
            (Color::Red, None) => 'r',
            (Color::Blue, None) => 'b',
            (Color::Red, Some(Color::Red)) => 'R',
            (Color::Blue, Some(Color::Blue)) => 'B',
            (Color::Blue, Some(Color::Red)) => 'm',
            (Color::Red, Some(Color::Blue)) => 'n',
        })
    }

    pub(crate) fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // As long as a board without runs.
        let mut text = String::with_capacity(55);
        for row in (0..7).rev() {
            let mut run = 0;
            for hill in (0..7).filter_map(|column| Hill::at(column, row)) {
                match self.letter(hill) {
                    None => run += 1,
                    Some(letter) => {
                        write_run(&mut text, std::mem::take(&mut run));
                        text.push(letter);
                    }
                }
            }
            write_run(&mut text, run);
            text.push_str(if row > 0 { "/" } else { "" });
        }
        f.write_str(&text)
    }
}

fn write_run(text: &mut String, run: u8) {
    if run > 0 {
        text.push(char::from(b'0' + run));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hill_is_in_the_column_of_its_letter_or_its_run() {
        let text = "sacred-hill-1 5/7/2r4/7/7/7/5 red manoeuvres - - -";
        let setup: Setup = text.parse().expect("a position text");
        let column = |name| setup.column_in_board(Hill::from_name(name).expect("a hill"));
        assert_eq!(["B7", "F7", "A6", "G6"].map(column), [0, 0, 2, 2]);
        assert_eq!(["A5", "B5", "C5", "D5", "G5"].map(column), [4, 4, 5, 6, 6]);
        assert_eq!(["A4", "B1", "F1"].map(column), [8, 14, 14]);
        let back = |at| hill_at("5/7/2r4/7/7/7/5", at).map(|hill| hill.to_string());
        let found = [0, 2, 4, 5, 6, 8, 14, 15].map(|at| back(at).unwrap_or_default());
        assert_eq!(found, ["B7", "A6", "A5", "C5", "D5", "A4", "B1", ""]);
    }
}
