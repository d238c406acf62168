//! The page of a position of a ringfort game.

mod board;
mod notes;

use anstream::adapter::strip_str;
use ringforts::Position;
use view::RingfortsView;

use self::board::TextBoard;
use crate::page::{beside, titled};
use crate::words::Words;

/// The width of the board with the gap to the legend, in characters.
const BOARD_WIDTH: usize = 36;

/// The page of a position; with a result, of a game that ended here without being played out.
pub(crate) fn page(position: &Position, result: Option<&str>, words: &Words) -> String {
    let view = RingfortsView::of(position);
    let drawn = TextBoard::new(&view);
    let parts = match result {
        Some(result) => [
            titled(&notes::name(&view, words), result),
            board(&drawn.closed(), words),
            notes::table(&view, words),
            String::new(),
        ],
        None => [
            notes::title(&view, words),
            board(&drawn, words),
            notes::table(&view, words),
            notes::notes(&view, words),
        ],
    };
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n")
}

/// The title and the board of a position, without what is counted on it.
pub(crate) fn diagram(position: &Position, words: &Words) -> String {
    let view = RingfortsView::of(position);
    let drawn = board(&TextBoard::new(&view), words);
    format!("{}\n{drawn}", notes::title(&view, words))
}

/// The points of a position and what they come from.
pub(crate) fn table(position: &Position, words: &Words) -> String {
    notes::table(&RingfortsView::of(position), words)
}

/// The title without styles.
pub(crate) fn caption(view: &RingfortsView, words: &Words) -> String {
    let title = notes::title(view, words);
    let plain = strip_str(title.trim_end()).to_string();
    plain.replace("  ", ", ")
}

/// The board with its legend at the right, vertically centered.
fn board(board: &TextBoard<'_>, words: &Words) -> String {
    let legend = board.legend(words);
    let board: Vec<_> = board.drawn().lines().map(String::from).collect();
    let above = board.len().saturating_sub(legend.len()) / 2;
    let mut texts = vec![String::new(); above];
    texts.extend(legend);
    texts.truncate(board.len());
    beside(&[board, texts], BOARD_WIDTH)
}
