//! The page in two halves, for a screen with a list beside the upper one.

use view::Perspective;

use super::{board, hands, legend, notes, players, prompt, title};
use crate::page;
use crate::words::Words;

/// The two halves of a page.
pub(crate) struct Halves {
    /// The title, what is asked, and the board, wrapped to the width.
    pub(crate) upper: String,
    /// The table of the players, then card texts, legend and notes.
    pub(crate) lower: String,
}

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

/// The table of the players with their cards; without columns of cards if there are none.
fn possessions(perspective: Perspective<'_>, words: &Words) -> String {
    let public = perspective.public();
    let seats = public.options().players.seats();
    let hands: Vec<_> = seats
        .clone()
        .map(|seat| hands::cells(perspective, seat))
        .collect();
    let mut headings = players::headings(words);
    let mut rows: Vec<_> = seats
        .map(|seat| players::row(public, seat, words))
        .collect();
    if hands.iter().flatten().any(|cards| !cards.is_empty()) {
        headings.extend(hands::headings(words));
        for (row, cards) in rows.iter_mut().zip(hands) {
            row.cells.extend(cards);
        }
    }
    page::table(&headings, &rows, players::NUMBERS)
}
