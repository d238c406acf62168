//! The table of the players.

use game::Seat;
use seat_of_kings::{Public, Step};

use super::{letter, player, style};
use crate::page::{self, Row};
use crate::words::Words;

/// The mark of the player who decides, and that of the others.
const DECIDES: [&str; 2] = ["▸", " "];

/// The headings of the public columns of a player.
const HEADINGS: [&str; 4] = [
    "show-cumals",
    "show-stock",
    "show-king-pieces",
    "show-prisoners",
];
/// The number of leading columns that hold numbers.
pub(super) const NUMBERS: usize = 3;

/// The table: cumals, stock, King pieces off the board and prisoners of each player.
pub(crate) fn table(public: &Public, words: &Words) -> String {
    let seats = public.options().players.seats();
    let rows: Vec<_> = seats.map(|seat| row(public, seat, words)).collect();
    page::table(&headings(words), &rows, NUMBERS)
}

pub(super) fn headings(words: &Words) -> Vec<String> {
    HEADINGS.map(|name| words.get(name)).into()
}

/// The public row of a player.
pub(super) fn row(public: &Public, seat: Seat, words: &Words) -> Row {
    let cells = [
        public.cumals(seat).to_string(),
        public.stock(seat).to_string(),
        public.king_pieces(seat).to_string(),
        prisoners(public, seat),
    ];
    Row {
        style: style(public, seat),
        name: name(public, seat, words),
        cells: cells.into(),
    }
}

/// The letter and the name of a player, with a mark if it decides.
pub(super) fn name(public: &Public, seat: Seat, words: &Words) -> String {
    let decides = public.decides() == Some(seat) && !matches!(public.step(), Step::Over(_));
    let mark = DECIDES[usize::from(!decides)];
    let letter = letter(public, seat).to_ascii_uppercase();
    format!("{mark} {letter} {}", player(public, seat, words))
}

/// The prisoners of a captor, as numbers with the letters of their owners.
fn prisoners(public: &Public, captor: Seat) -> String {
    let owners = public.options().players.seats();
    let held = owners.filter_map(|owner| match public.prisoners(captor, owner) {
        0 => None,
        count => Some(format!("{count}{}", letter(public, owner))),
    });
    held.collect::<Vec<_>>().join(" ")
}
