//! The table of the players.

use seat_of_kings::Stage;
use view::{KingsView, PlayerObject, RathCard};

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
pub(crate) fn table(view: &KingsView, words: &Words) -> String {
    let rows = view.raths.iter().map(|rath| row(view, rath, words));
    page::table(&headings(words), &rows.collect::<Vec<_>>(), NUMBERS)
}

pub(super) fn headings(words: &Words) -> Vec<String> {
    HEADINGS.map(|name| words.get(name)).into()
}

/// The public row of a player.
pub(super) fn row(view: &KingsView, rath: &RathCard, words: &Words) -> Row {
    let seat = rath.seat;
    let cells = [
        possessions(view, seat).cumals.to_string(),
        rath.stock.to_string(),
        rath.king_pieces.to_string(),
        prisoners(view, seat),
    ];
    Row {
        style: style(seat),
        name: name(view, seat, words),
        cells: cells.into(),
    }
}

/// The possessions of a player off the board.
pub(super) fn possessions<'a>(view: &'a KingsView, seat: &str) -> &'a PlayerObject {
    let players = &view.position.players;
    players.get(seat).expect("every seat has possessions")
}

/// The letter and the name of a player, with a mark if it decides.
pub(super) fn name(view: &KingsView, seat: &str, words: &Words) -> String {
    let stage = &view.position.stage;
    let decides = stage.seat == Some(seat) && stage.name != Stage::Over.name();
    let mark = DECIDES[usize::from(!decides)];
    let letter = letter(seat).to_ascii_uppercase();
    format!("{mark} {letter} {}", player(seat, words))
}

/// The prisoners of a captor, as numbers with the letters of their owners.
fn prisoners(view: &KingsView, captor: &str) -> String {
    let prisoners = &possessions(view, captor).prisoners;
    let owners = view.position.seats.iter();
    let held = owners.filter_map(|owner| {
        let count = prisoners.get(owner)?;
        Some(format!("{count}{}", letter(owner)))
    });
    held.collect::<Vec<_>>().join(" ")
}
