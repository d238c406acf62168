//! The board of a position text: rows from north to south, letters for what stands, digits for runs of vacant hills.

use std::fmt;

use thiserror::Error;

use crate::position_error::Fault;
use crate::setup::reading_order;
use crate::{Color, Hill, Hills, Kings, MoveKind, Setup, Variant};

/// Pieces on hills, whether a game can reach them or not. [`Display`](fmt::Display) writes the second field of a
/// position text, whose letters are the same in every variant.
///
/// No hill has two ringforts or two kings, and every king stands on a ringfort.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    /// Red's and Blue's ringforts.
    pub(crate) ringforts: [Hills; 2],
    /// Red's and Blue's kings, on ringforts of either color.
    pub(crate) kings: [Hills; 2],
}

/// Pieces that cannot stand on hills together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PieceError {
    /// Two ringforts, or two kings, on one hill.
    #[error("two of a kind on {0}")]
    Twice(
        /// The hill.
        Hill,
    ),
    /// A king on a vacant hill.
    #[error("a king without a ringfort on {0}")]
    WithoutRingfort(
        /// The hill.
        Hill,
    ),
}

impl Board {
    /// The board with these ringforts and kings, Red's first, in any order.
    ///
    /// # Errors
    ///
    /// The first hill with two pieces of a kind, else the first king without a ringfort.
    pub fn new(ringforts: [&[Hill]; 2], kings: [&[Hill]; 2]) -> Result<Self, PieceError> {
        for hill in Hill::all() {
            for pieces in [ringforts, kings] {
                let pieces = pieces.iter().copied().flatten();
                if pieces.filter(|&&other| other == hill).count() > 1 {
                    return Err(PieceError::Twice(hill));
                }
            }
        }
        let is_vacant = |hill: &&Hill| !ringforts.iter().any(|ringforts| ringforts.contains(hill));
        if let Some(&king) = kings.iter().copied().flatten().find(is_vacant) {
            return Err(PieceError::WithoutRingfort(king));
        }
        let set = |hills: &[Hill]| {
            hills
                .iter()
                .fold(Hills::NONE, |set, &hill| set | hill.into())
        };
        Ok(Self {
            ringforts: ringforts.map(set),
            kings: kings.map(set),
        })
    }

    /// The letter of a hill; `None` if it is vacant.
    fn letter(&self, hill: Hill) -> Option<char> {
        let color = |pieces: [Hills; 2]| {
            Color::BOTH
                .into_iter()
                .find(|color| pieces[color.index()].has(hill))
        };
        Some(match (color(self.ringforts)?, color(self.kings)) {
            (Color::Red, None) => 'r',
            (Color::Blue, None) => 'b',
            (Color::Red, Some(Color::Red)) => 'R',
            (Color::Blue, Some(Color::Blue)) => 'B',
            (Color::Blue, Some(Color::Red)) => 'm',
            (Color::Red, Some(Color::Blue)) => 'n',
        })
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// A fault of the board's text.
pub(crate) struct BoardFault {
    /// The number of the character at fault, from 0.
    pub(crate) character: usize,
    /// The hill that the character stands for; `None` beyond the end of a row.
    pub(crate) hill: Option<Hill>,
    /// The fault.
    pub(crate) fault: Fault,
}

/// The place that the next character of a board text stands for.
struct Cursor {
    /// 6, the northernmost, to 0.
    row: u8,
    column: u8,
}

impl Cursor {
    /// The first column of a row. The outermost rows have no corners.
    const fn at_row(row: u8) -> Self {
        let column = if row == 0 || row == 6 { 1 } else { 0 };
        Self { row, column }
    }

    /// `None` at the end of the row.
    const fn hill(&self) -> Option<Hill> {
        Hill::at(self.column, self.row)
    }

    /// Passes over a run of hills.
    fn skip(&mut self, run: u8) -> Result<(), Fault> {
        Hill::at(self.column + run - 1, self.row).ok_or(Fault::RowTooLong)?;
        self.column += run;
        Ok(())
    }

    /// Goes to the next row to the south.
    fn next_row(&mut self) -> Result<(), Fault> {
        if self.hill().is_some() {
            return Err(Fault::RowTooShort);
        }
        *self = Self::at_row(self.row.checked_sub(1).ok_or(Fault::Rows)?);
        Ok(())
    }

    /// Checks that the text ends where the board does.
    const fn check_end(&self) -> Result<(), Fault> {
        match (self.hill(), self.row) {
            (Some(_), _) => Err(Fault::RowTooShort),
            (None, 0) => Ok(()),
            (None, _) => Err(Fault::Rows),
        }
    }
}

/// Reads a board, rows from north to south.
pub(crate) fn read(variant: Variant, text: &str) -> Result<Board, BoardFault> {
    let mut board = Board {
        ringforts: [Hills::NONE; 2],
        kings: [Hills::NONE; 2],
    };
    let mut cursor = Cursor::at_row(6);
    let mut after_digit = false;
    for (character, letter) in text.chars().enumerate() {
        let hill = cursor.hill();
        let read = match letter {
            '/' => cursor.next_row(),
            '1'..='7' if !after_digit => cursor.skip(letter as u8 - b'0'),
            '0'..='9' => Err(Fault::Run),
            _ => board
                .put(variant, letter, hill)
                .and_then(|()| cursor.skip(1)),
        };
        read.map_err(|fault| BoardFault {
            character,
            hill,
            fault,
        })?;
        after_digit = letter.is_ascii_digit();
    }
    cursor.check_end().map_err(|fault| BoardFault {
        character: text.chars().count(),
        hill: cursor.hill(),
        fault,
    })?;
    Ok(board)
}

impl Board {
    /// Puts the pieces of a letter on a hill; `hill` is `None` at the end of a row.
    fn put(&mut self, variant: Variant, letter: char, hill: Option<Hill>) -> Result<(), Fault> {
        let (ringfort, king) = read_letter(variant, letter).ok_or(Fault::Letter)?;
        let hill = hill.ok_or(Fault::RowTooLong)?;
        self.ringforts[ringfort.index()] |= hill.into();
        if let Some(king) = king {
            self.kings[king.index()] |= hill.into();
        }
        Ok(())
    }
}

/// The colors of the ringfort and of the king on it; `None` if the variant has no such letter.
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
    /// The pieces on the board.
    pub(crate) const fn board(&self) -> Board {
        Board {
            ringforts: self.ringforts,
            kings: self.kings,
        }
    }

    /// The characters of the board before that of a hill, or of the run that it belongs to.
    pub(crate) fn column_in_board(&self, hill: Hill) -> usize {
        let board = self.board();
        let mut column = 0;
        let mut in_run = false;
        for each in reading_order() {
            let starts_row =
                each.row() < 6 && (each.column() == 0 || each.row() == 0 && each.column() == 1);
            let is_vacant = board.letter(each).is_none();
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
    fn pieces_on_hills_are_a_board_unless_they_exclude_each_other() {
        let [c3, d4] = ["C3", "D4"].map(|name| Hill::from_name(name).expect("a hill"));
        let board = Board::new([&[c3], &[d4]], [&[d4], &[]]).map(|board| board.to_string());
        assert_eq!(board, Ok("5/7/7/3m3/2r4/7/5".into()));
        fn refused(ringforts: [&[Hill]; 2], kings: [&[Hill]; 2]) -> Option<PieceError> {
            Board::new(ringforts, kings).err()
        }
        let twice = Some(PieceError::Twice(c3));
        assert_eq!(refused([&[c3], &[c3]], [&[], &[]]), twice);
        assert_eq!(refused([&[], &[c3, d4, c3]], [&[], &[]]), twice);
        assert_eq!(refused([&[c3], &[]], [&[c3], &[c3]]), twice);
        let vacant = Some(PieceError::WithoutRingfort(d4));
        assert_eq!(refused([&[c3], &[]], [&[], &[d4]]), vacant);
    }

    #[test]
    fn a_hill_is_in_the_column_of_its_letter_or_its_run() {
        let text = "sacred-hill-1 5/7/2r4/7/7/7/5 red manoeuvres - - -";
        let setup: Setup = text.parse().expect("a position text");
        let column = |name| setup.column_in_board(Hill::from_name(name).expect("a hill"));
        assert_eq!(["B7", "F7", "A6", "G6"].map(column), [0, 0, 2, 2]);
        assert_eq!(["A5", "B5", "C5", "D5", "G5"].map(column), [4, 4, 5, 6, 6]);
        assert_eq!(["A4", "B1", "F1"].map(column), [8, 14, 14]);
    }
}
