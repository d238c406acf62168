//! A page in two halves, for a screen on which something else stands beside the upper one.

use game::Seat;
use view::Perspective;

use super::players::{name, prisoners};
use super::{board, hands, legend, notes, prompt, style, title};
use crate::page::styled;
use crate::words::Words;

/// What is asked and the board.
pub(crate) struct Halves {
    /// Where the game stands, what is asked, and the board, in lines of the width.
    pub(crate) upper: String,
    /// What everybody has, in a line for each; below it cards, signs and the rest.
    pub(crate) lower: String,
}

/// What stands in a row of the table, column by column.
type Cells = [String; 6];

/// The columns of the table.
const HEADINGS: [&str; 6] = [
    "show-cumals",
    "show-stock",
    "show-king-pieces",
    "show-prisoners",
    "show-hand",
    "show-aside",
];
/// The first column of cards.
const HAND: usize = 4;

/// The page of a position, its upper half so wide.
pub(crate) fn halves(perspective: Perspective<'_>, words: &Words, width: usize) -> Halves {
    let public = perspective.public();
    let upper = [
        title(public, words),
        prompt::sentence_of(perspective, words, width),
        board::pairs(public, words).concat(),
    ];
    let lower = [
        possessions(perspective, words),
        hands::chosen_cards(perspective, words),
        legend::legend(public, words),
        notes(perspective, words),
    ];
    let lower: Vec<_> = lower.into_iter().filter(|part| !part.is_empty()).collect();
    Halves {
        upper: upper.concat(),
        lower: lower.join("\n"),
    }
}

/// For each player cumals, stock, King pieces off the board, prisoners, the hand and what is set aside.
fn possessions(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let seats = public.options().players.seats();
    let rows = seats.map(|seat| (seat, name(public, seat, words), cells(perspective, seat)));
    let rows: Vec<_> = rows.collect();
    let headings = headings(rows.iter().map(|(_, _, cells)| cells), words);
    let widths = widths(rows.iter().map(|(_, _, cells)| cells).chain([&headings]));
    let names = rows.iter().map(|(_, name, _)| name.chars().count());
    let longest = names.max().unwrap_or(0);
    let mut page = format!("{}{}\n", " ".repeat(longest), line(&headings, &widths));
    for (seat, name, cells) in &rows {
        let gap = " ".repeat(longest - name.chars().count());
        let name = styled(style(public, *seat), name);
        page.push_str(&format!("{name}{gap}{}\n", line(cells, &widths)));
    }
    page
}

/// What the columns are called; nothing above those in which nothing can stand, before the first deal and after the end.
fn headings<'a>(rows: impl Iterator<Item = &'a Cells>, words: &Words) -> Cells {
    let has_cards = |row: &Cells| row[HAND..].iter().any(|cell| !cell.is_empty());
    let columns = if rows.into_iter().any(has_cards) {
        HEADINGS.len()
    } else {
        HAND
    };
    std::array::from_fn(|column| {
        if column < columns {
            words.get(HEADINGS[column])
        } else {
            String::new()
        }
    })
}

/// What a seat has, column by column.
fn cells(perspective: Perspective<'_>, seat: Seat) -> Cells {
    let public = perspective.public();
    let [hand, aside] = hands::cells(perspective, seat);
    [
        public.cumals(seat).to_string(),
        public.stock(seat).to_string(),
        public.king_pieces(seat).to_string(),
        prisoners(public, seat),
        hand,
        aside,
    ]
}

/// How wide each column is.
fn widths<'a>(rows: impl Iterator<Item = &'a Cells>) -> [usize; 6] {
    rows.fold([0; 6], |widths, row| {
        std::array::from_fn(|column| widths[column].max(row[column].chars().count()))
    })
}

/// A row of the table; numbers, which are the first three columns, stand at the right of theirs.
fn line(cells: &Cells, widths: &[usize; 6]) -> String {
    let cells = cells.iter().zip(widths).enumerate();
    let cells = cells.map(|(column, (cell, &width))| match column {
        0..3 => format!("  {cell:>width$}"),
        _ => format!("  {cell:<width$}"),
    });
    cells.collect::<String>().trim_end().into()
}
