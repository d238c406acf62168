//! The page in two halves, for a screen with a list beside the upper one.

use view::{KingsView, Perspective};

use super::{board, deck, hands, legend, notes, players, prompt, seen, title};
use crate::page;
use crate::words::Words;

/// The two halves of a page.
pub(crate) struct Halves {
    /// The title, what is asked, and the board, wrapped to the width.
    pub(crate) upper: String,
    /// The table of the players, then card texts, legend and notes.
    pub(crate) lower: String,
}

/// The page of a position with an upper half of this width, in characters; with a result, of a game that ended here without
/// being played out.
pub(crate) fn halves(
    perspective: Perspective<'_>,
    result: Option<&str>,
    words: &Words,
    width: usize,
) -> Halves {
    let (view, deck) = (seen(perspective, result), deck(perspective));
    let above = match result {
        Some(result) => page::titled(&words.get("variant-seat-of-kings"), result),
        None => title(&view, words) + &prompt::sentence_of(&view, words, width),
    };
    let upper = [above, board::pairs(&view, words).concat()];
    let lower = [
        possessions(&view, words),
        hands::chosen_cards(&view, deck, words),
        legend::legend(&view, words),
        notes(&view, perspective, words),
    ];
    let lower: Vec<_> = lower.into_iter().filter(|part| !part.is_empty()).collect();
    Halves {
        upper: upper.concat(),
        lower: lower.join("\n"),
    }
}

/// The table of the players with their cards; without columns of cards if there are none.
fn possessions(view: &KingsView, words: &Words) -> String {
    let raths = view.raths.iter();
    let hands: Vec<_> = raths
        .clone()
        .map(|rath| hands::cells(view, rath.seat))
        .collect();
    let mut headings = players::headings(words);
    let mut rows: Vec<_> = raths.map(|rath| players::row(view, rath, words)).collect();
    if hands.iter().flatten().any(|cards| !cards.is_empty()) {
        headings.extend(hands::headings(words));
        for (row, cards) in rows.iter_mut().zip(hands) {
            row.cells.extend(cards);
        }
    }
    page::table(&headings, &rows, players::NUMBERS)
}
