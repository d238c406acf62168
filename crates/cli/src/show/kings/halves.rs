//! The page in two halves, for a screen with a list beside the upper one.

use game::Seat;
use view::Perspective;

use super::players::{name, prisoners};
use super::{board, hands, legend, notes, prompt, style, title};
use crate::page::styled;
use crate::words::Words;

/// The two halves of a page.
pub(crate) struct Halves {
    /// The title, what is asked, and the board, wrapped to the width.
    pub(crate) upper: String,
    /// The table of the players, then card texts, legend and notes.
    pub(crate) lower: String,
}

/// The cells of a row of the table.
type Cells = [String; 6];

/// The messages with the headings of the columns.
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

/// The page of a position with an upper half of this width, in characters.
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

/// The table of the players: cumals, stock, King pieces off the board, prisoners, hand, cards set aside.
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

/// The headings of the columns; those of cards are empty if no row has cards.
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

/// The row of a seat.
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

/// The width of each column, in characters.
fn widths<'a>(rows: impl Iterator<Item = &'a Cells>) -> [usize; 6] {
    rows.fold([0; 6], |widths, row| {
        std::array::from_fn(|column| widths[column].max(row[column].chars().count()))
    })
}

/// A row of the table. The first three columns are numbers and aligned to the right.
fn line(cells: &Cells, widths: &[usize; 6]) -> String {
    let cells = cells.iter().zip(widths).enumerate();
    let cells = cells.map(|(column, (cell, &width))| match column {
        0..3 => format!("  {cell:>width$}"),
        _ => format!("  {cell:<width$}"),
    });
    cells.collect::<String>().trim_end().into()
}
