//! Pictures of games as everybody may see them, for previews of links and to be kept.

use std::hash::{DefaultHasher, Hash, Hasher};

use catalog::AnyGame;
use host::{Problem, TableId};
use search::StopFlag;
use view::{Perspective, RingfortsView};

use crate::kept::Kept;

/// The subject of a picture, which looks the same as long as this is the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A table at a version.
    Table(TableId, u32),
    /// A finished game of a table, by its number, after this many decisions and draws, or at its end.
    Game(TableId, u32, Option<usize>),
    /// A position, by its text.
    Position(String),
}

/// The pictures drawn last.
pub(crate) struct Pictures {
    pub(crate) drawn: Kept<Subject>,
    /// Finished games of tables, by their numbers, as animated pictures.
    pub(crate) animated: Kept<(TableId, u32)>,
}

/// The number of pictures that are kept, of 100 kB at most.
const MAX_KEPT: usize = 48;

/// The width of a picture in pixels, as previews show it.
const WIDTH_PX: u32 = 600;

/// The number of animated pictures that are kept.
const MAX_KEPT_ANIMATED: usize = 8;

/// The width of an animated picture in pixels.
const ANIMATED_WIDTH_PX: u32 = 480;

/// The maximum number of drawings of an animated picture. Of a longer game some moments are left out, at equal distances.
const MAX_FRAMES: usize = 120;

/// The maximum length of an animated picture in bytes. One that is longer is drawn again with half as many drawings.
const MAX_ANIMATED_BYTES: usize = 3 << 20;

impl Default for Pictures {
    fn default() -> Self {
        Self {
            drawn: Kept::new(MAX_KEPT),
            animated: Kept::new(MAX_KEPT_ANIMATED),
        }
    }
}

impl Pictures {
    /// Drops the pictures of a table.
    pub(crate) fn forget(&self, table: TableId) {
        self.drawn.forget(|subject| match subject {
            Subject::Table(of, _) | Subject::Game(of, ..) => *of == table,
            Subject::Position(_) => false,
        });
        self.animated.forget(|(of, _)| *of == table);
    }
}

/// A game as a PNG file.
///
/// # Errors
///
/// [`Problem::Failed`] if it cannot be drawn.
pub(crate) fn picture(game: &AnyGame) -> Result<Vec<u8>, Problem> {
    draw::small_png(&drawing(game), WIDTH_PX).map_err(|_| Problem::Failed)
}

/// The moments of a game, of which there are `count`, as an animated PNG file. `moments` plays the game again: it is called more than
/// once, so that one moment is held at a time.
///
/// # Errors
///
/// [`Problem::Failed`] if it cannot be drawn or `stop` was set, or why a moment cannot be shown.
pub(crate) fn animation<I>(
    count: usize,
    moments: impl Fn() -> I,
    stop: &StopFlag,
) -> Result<Vec<u8>, Problem>
where
    I: Iterator<Item = Result<AnyGame, Problem>>,
{
    let candidates = thinned((0..count).collect(), 2 * MAX_FRAMES);
    let mut shown = Vec::new();
    let mut last = None;
    for (number, drawing) in drawings(moments(), &candidates, stop) {
        // Changes in hands alone are not seen.
        let drawing = Some(digest(&drawing?));
        if drawing != last {
            shown.push(number);
            last = drawing;
        }
    }
    let mut most = MAX_FRAMES;
    loop {
        shown = thinned(shown, most);
        // One that fails is missing, which refuses the picture.
        let frames = drawings(moments(), &shown, stop).map_while(|(_, drawing)| drawing.ok());
        let picture = draw::animation(shown.len(), frames, ANIMATED_WIDTH_PX);
        let picture = picture.map_err(|_| Problem::Failed)?;
        if picture.len() <= MAX_ANIMATED_BYTES || most < 4 {
            return Ok(picture);
        }
        most /= 2;
    }
}

/// The drawings of some moments, by their numbers, ascending, until `stop` is set.
fn drawings(
    moments: impl Iterator<Item = Result<AnyGame, Problem>>,
    numbers: &[usize],
    stop: &StopFlag,
) -> impl Iterator<Item = (usize, Result<String, Problem>)> {
    let mut numbers = numbers.iter().peekable();
    let chosen = moments
        .enumerate()
        .filter(move |(number, _)| numbers.next_if_eq(&number).is_some());
    let drawn = chosen.map(|(number, game)| (number, game.map(|game| drawing(&game))));
    drawn.take_while(|_| !stop.is_set())
}

fn digest(drawing: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    drawing.hash(&mut hasher);
    hasher.finish()
}

/// At most so many of a list, at equal distances, the first and the last always.
fn thinned<T>(all: Vec<T>, most: usize) -> Vec<T> {
    let last = all.len().saturating_sub(1);
    if last < most {
        return all;
    }
    let mut kept = (0..most)
        .map(|number| number * last / (most - 1))
        .peekable();
    let is_kept = |(number, one)| kept.next_if_eq(&number).map(|_| one);
    all.into_iter().enumerate().filter_map(is_kept).collect()
}

/// The drawing of a game without anything that is hidden from somebody. Rule: SKO4
pub(crate) fn drawing(game: &AnyGame) -> String {
    let title = host::link_game(game);
    match (RingfortsView::of_game(game), game.as_kings()) {
        (Some(view), _) => draw::plain_board(&view, &title),
        (None, Some(state)) => draw::kings(Perspective::Watcher(state), &title),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests;
