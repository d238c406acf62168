//! Pictures of games as everybody may see them, for previews of links and to be kept.

use std::hash::{DefaultHasher, Hash, Hasher};

use catalog::AnyGame;
use host::Problem;
use search::StopFlag;
use serde::Deserialize;
use utoipa::IntoParams;
use view::{Perspective, RingfortsView};

/// The width of a picture in pixels, as previews show it.
const WIDTH_PX: u32 = 600;

/// The width of an animated picture in pixels.
const ANIMATED_WIDTH_PX: u32 = 480;

/// The maximum number of drawings of an animated picture. Of a longer game some moments are left out, at equal distances.
const MAX_FRAMES: usize = 120;

/// The maximum length of an animated picture in bytes. One that is longer is drawn again with half as many drawings.
const MAX_ANIMATED_BYTES: usize = 3 << 20;

/// A moment of a game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureMoment {
    /// The number of decisions and draws before it; the end of the game if it is left out.
    pub moment: Option<usize>,
}

/// The position that a picture shows.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PicturePosition {
    /// The text of the position.
    pub position: String,
}

impl PicturePosition {
    /// Reads the position.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if the text is no position, [`Problem::RingfortsOnly`].
    pub fn game(&self) -> Result<AnyGame, Problem> {
        let wrong = |_| Problem::Malformed("position: not a position of a ringfort game".into());
        let game = AnyGame::read(self.position.trim_end()).map_err(wrong)?;
        if game.as_ringforts().is_none() {
            return Err(Problem::RingfortsOnly);
        }
        Ok(game)
    }
}

/// A game as a PNG file.
///
/// # Errors
///
/// [`Problem::Failed`] if it cannot be drawn.
pub fn picture(game: &AnyGame) -> Result<Vec<u8>, Problem> {
    draw::small_png(&drawing(game), WIDTH_PX).map_err(|_| Problem::Failed)
}

/// The moments of a game, of which there are `count`, as an animated PNG file. `moments` plays the game again: it is called more than
/// once, so that one moment is held at a time.
///
/// # Errors
///
/// [`Problem::Failed`] if it cannot be drawn or `stop` was set, or why a moment cannot be shown.
pub fn animation<I>(
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
pub fn drawing(game: &AnyGame) -> String {
    let title = host::link_game(game);
    match (RingfortsView::of_game(game), game.as_kings()) {
        (Some(view), _) => draw::plain_board(&view, &title),
        (None, Some(state)) => draw::kings(Perspective::Watcher(state), &title),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests;
