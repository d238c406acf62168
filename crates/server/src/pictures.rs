//! Pictures of games as everybody may see them, for previews of links and to be kept: drawn when somebody asks, and kept for a
//! while.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use catalog::AnyGame;
use host::{Problem, TableId};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use view::{Perspective, RingfortsView};

/// The subject of a picture, which looks the same as long as this is the same.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A table at a version.
    Table(TableId, u32),
    /// A finished game of a table, by its number, after this many decisions and draws, or at its end.
    Game(TableId, u32, Option<usize>),
    /// A finished game of a table as an animated picture.
    Animation(TableId, u32),
    /// A position, by its text.
    Position(String),
}

/// Draws pictures, one at a time, and keeps the last ones.
pub(crate) struct Pictures {
    /// The newest first.
    drawn: Mutex<VecDeque<(Subject, Bytes)>>,
    /// Those that are animated, the newest first.
    animated: Mutex<VecDeque<(Subject, Bytes)>>,
    pencil: Semaphore,
    /// For animated ones, which take seconds, so that others do not wait for them.
    film: Semaphore,
}

/// The number of animated pictures that are kept.
const MAX_KEPT_ANIMATED: usize = 8;

/// The width of an animated picture in pixels.
const ANIMATED_WIDTH_PX: u32 = 480;

/// The maximum number of drawings of an animated picture. Of a longer game some moments are left out, at equal distances.
const MAX_FRAMES: usize = 120;

/// The maximum length of an animated picture in bytes. One that is longer is drawn again with half as many drawings.
const MAX_ANIMATED_BYTES: usize = 3 << 20;

/// The number of pictures that are kept, some 300 KiB each.
const MAX_KEPT: usize = 16;

/// The width of a picture in pixels, as previews show it.
const WIDTH_PX: u32 = 600;

impl Default for Pictures {
    fn default() -> Self {
        Self {
            drawn: Mutex::default(),
            animated: Mutex::default(),
            pencil: Semaphore::new(1),
            film: Semaphore::new(1),
        }
    }
}

impl Pictures {
    /// The picture of a subject, if it is kept.
    pub(crate) fn kept(&self, subject: &Subject) -> Option<Bytes> {
        let drawn = self.list(subject);
        let found = drawn.iter().find(|(of, _)| of == subject);
        found.map(|(_, picture)| picture.clone())
    }

    /// The kept pictures of the kind of a subject.
    fn list(&self, of: &Subject) -> MutexGuard<'_, VecDeque<(Subject, Bytes)>> {
        let list = match of {
            Subject::Animation(..) => &self.animated,
            Subject::Table(..) | Subject::Game(..) | Subject::Position(_) => &self.drawn,
        };
        list.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Draws a subject, of which this is the game, as a PNG file.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] if it cannot be drawn.
    pub(crate) async fn draw(&self, subject: Subject, game: AnyGame) -> Result<Bytes, Problem> {
        let _pencil = self.pencil.acquire().await.map_err(|_| Problem::Closing)?;
        // Somebody else may have asked for the same meanwhile.
        if let Some(picture) = self.kept(&subject) {
            return Ok(picture);
        }
        let picture = spawn_blocking(move || draw::png(&drawing(&game), WIDTH_PX)).await;
        let picture = picture.map_err(|_| Problem::Failed)?;
        let picture = Bytes::from(picture.map_err(|_| Problem::Failed)?);
        let mut drawn = self.list(&subject);
        drawn.push_front((subject, picture.clone()));
        drawn.truncate(MAX_KEPT);
        Ok(picture)
    }

    /// Draws a game as an animated PNG file; these are its moments.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] if it cannot be drawn.
    pub(crate) async fn animate(
        &self,
        subject: Subject,
        games: Vec<AnyGame>,
    ) -> Result<Bytes, Problem> {
        let _film = self.film.acquire().await.map_err(|_| Problem::Closing)?;
        if let Some(picture) = self.kept(&subject) {
            return Ok(picture);
        }
        let picture = spawn_blocking(move || animation(&games)).await;
        let picture = picture.map_err(|_| Problem::Failed)??;
        let mut drawn = self.list(&subject);
        drawn.push_front((subject, picture.clone()));
        drawn.truncate(MAX_KEPT_ANIMATED);
        Ok(picture)
    }

    /// Drops the pictures of a table.
    pub(crate) fn forget(&self, table: TableId) {
        for list in [&self.drawn, &self.animated] {
            let mut drawn = list.lock().unwrap_or_else(PoisonError::into_inner);
            drawn.retain(|(subject, _)| match subject {
                Subject::Table(of, _) | Subject::Game(of, ..) | Subject::Animation(of, _) => {
                    *of != table
                }
                Subject::Position(_) => true,
            });
        }
    }
}

/// The animated picture of these moments.
fn animation(games: &[AnyGame]) -> Result<Bytes, Problem> {
    let mut drawings: Vec<String> = games.iter().map(drawing).collect();
    // What changes in hands alone is not seen.
    drawings.dedup();
    let mut most = MAX_FRAMES;
    loop {
        drawings = thinned(drawings, most);
        let picture = draw::animation(&drawings, ANIMATED_WIDTH_PX);
        let picture = picture.map_err(|_| Problem::Failed)?;
        if picture.len() <= MAX_ANIMATED_BYTES || most < 4 {
            return Ok(picture.into());
        }
        most /= 2;
    }
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
mod tests {
    use super::*;

    fn subject(number: u32) -> Subject {
        Subject::Game(TableId::from_bytes([0; 8]), number, None)
    }

    #[test]
    fn a_long_list_is_thinned_at_equal_distances_with_both_ends() {
        assert_eq!(thinned((0..3).collect(), 3), [0, 1, 2]);
        assert_eq!(thinned((0..5).collect(), 3), [0, 2, 4]);
        let kept: Vec<usize> = thinned((0..1001).collect(), 120);
        assert_eq!((kept.len(), kept[0], kept[119]), (120, 0, 1000));
    }

    #[tokio::test]
    async fn pictures_are_kept_until_there_are_many_or_the_table_is_gone() {
        let pictures = Pictures::default();
        let game = AnyGame::read("four-treasures 5/7/7/2rr3/7/7/5 blue battle - - -");
        let game = game.expect("a position");
        let picture = pictures.draw(subject(0), game).await.expect("it is drawn");
        assert!(picture.starts_with(b"\x89PNG"));
        assert_eq!(pictures.kept(&subject(0)), Some(picture));
        assert_eq!(pictures.kept(&subject(1)), None);
        pictures.forget(TableId::from_bytes([0; 8]));
        assert_eq!(pictures.kept(&subject(0)), None);
    }
}
