//! Positions sketched in an editor, and their position texts.

use ringforts::{Board, Hill, Kings, PieceError, RuleBook, Variant};
use serde::Deserialize;
use thiserror::Error;
use utoipa::ToSchema;

/// A position sketched in an editor, legal or not, with the fields of a [`crate::RingfortsView`]: names of hills one after
/// the other, Red's first.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, ToSchema)]
pub struct PositionSketch {
    /// The name of the variant.
    pub variant: String,
    /// The ringforts of each color.
    pub ringforts: [String; 2],
    /// The hills where the kings of each color stand.
    #[serde(default)]
    pub kings: [String; 2],
    /// The seat to move; `None` if the game is over.
    #[serde(default)]
    pub turn: Option<String>,
    /// The phase: `setup`, `manoeuvres`, `battle`, `over`.
    pub phase: String,
    /// The kings that each color has lost, in High Kings.
    #[serde(default)]
    pub kings_lost: [u8; 2],
    /// The number of turns left in the final cycle.
    #[serde(default)]
    pub turns_left: Option<u8>,
    /// The bridges of each color, two hills each; only those of Stone of Destiny are read.
    #[serde(default)]
    pub links: [String; 2],
}

/// An error of a sketch that has no position text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SketchError {
    /// A text other than names of hills, one after the other.
    #[error("not hills one after the other: {0}")]
    NotHills(
        /// The text.
        String,
    ),
    /// A field that is empty or has a space in it.
    #[error("not one word: {0}")]
    NotAWord(
        /// The text.
        String,
    ),
    /// Pieces that cannot stand on their hills together.
    #[error(transparent)]
    Pieces(#[from] PieceError),
}

impl SketchError {
    /// Its name in messages to clients, such as `not-hills`; it does not change.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotHills(_) => "not-hills",
            Self::NotAWord(_) => "not-a-word",
            Self::Pieces(PieceError::Twice(_)) => "twice",
            Self::Pieces(PieceError::WithoutRingfort(_)) => "without-ringfort",
        }
    }

    /// The hill at fault; `None` if a text is.
    pub const fn hill(&self) -> Option<Hill> {
        match self {
            Self::Pieces(PieceError::Twice(hill) | PieceError::WithoutRingfort(hill)) => {
                Some(*hill)
            }
            Self::NotHills(_) | Self::NotAWord(_) => None,
        }
    }
}

impl PositionSketch {
    /// The position text. Reading it checks it by the rules.
    ///
    /// # Errors
    ///
    /// The first field that no text can hold.
    pub fn text(&self) -> Result<String, SketchError> {
        let words = [&self.variant, &self.phase].into_iter().chain(&self.turn);
        for word in words {
            if word.is_empty() || word.contains(char::is_whitespace) {
                return Err(SketchError::NotAWord(word.clone()));
            }
        }
        let board = self.board()?;
        let turn = self.turn.as_deref().unwrap_or("-");
        let left = self.turns_left.map_or("-".into(), |left| left.to_string());
        let [red, blue] = self.kings_lost;
        let counts_kings = self.book().is_some_and(|book| book.kings == Kings::Three);
        let lost = if counts_kings || [red, blue] != [0, 0] {
            format!("{red}:{blue}")
        } else {
            "-".into()
        };
        let links = self.links()?;
        let (variant, phase) = (&self.variant, &self.phase);
        Ok(format!(
            "{variant} {board} {turn} {phase} {lost} {left} {links}"
        ))
    }

    fn board(&self) -> Result<Board, SketchError> {
        let [red, blue] = [hills(&self.ringforts[0])?, hills(&self.ringforts[1])?];
        let [red_kings, blue_kings] = [hills(&self.kings[0])?, hills(&self.kings[1])?];
        Ok(Board::new([&red, &blue], [&red_kings, &blue_kings])?)
    }

    /// The rule book of the variant; `None` if there is no such variant.
    fn book(&self) -> Option<&'static RuleBook> {
        Variant::from_name(&self.variant).map(Variant::book)
    }

    /// The field of the links: `-` where links follow from the board.
    fn links(&self) -> Result<String, SketchError> {
        if self.book().is_none_or(|book| !book.makes_links_singly) {
            return Ok("-".into());
        }
        let mut links = Vec::new();
        for text in &self.links {
            let hills = hills(text)?;
            if hills.len() % 2 != 0 {
                return Err(SketchError::NotHills(text.clone()));
            }
            links.extend(
                hills
                    .chunks(2)
                    .map(|pair| format!("{}{}", pair[0], pair[1])),
            );
        }
        links.sort();
        if links.is_empty() {
            return Ok("-".into());
        }
        Ok(links.join(","))
    }
}

/// Parses names of hills, one after the other.
fn hills(text: &str) -> Result<Vec<Hill>, SketchError> {
    let read = |name: &[u8]| Hill::from_name(std::str::from_utf8(name).ok()?);
    let hills = text.as_bytes().chunks(2).map(read);
    let hills: Option<Vec<Hill>> = hills.collect();
    hills.ok_or_else(|| SketchError::NotHills(text.into()))
}

#[cfg(test)]
mod tests {
    use catalog::{AnyGame, AnyVariant};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;
    use crate::RingfortsView;

    /// The sketch that a page makes of a game.
    fn sketch(game: &AnyGame) -> PositionSketch {
        let board = RingfortsView::of_game(game).expect("a ringfort game");
        let mut fields = serde_json::to_value(&board).expect("JSON");
        fields["variant"] = game.variant().name().into();
        fields["turn"] = game.seat_name().into();
        if let AnyGame::Ringforts(line) = game {
            let lost = ringforts::Color::BOTH.map(|color| line.position().kings_lost(color));
            fields["kings_lost"] = lost.to_vec().into();
        }
        serde_json::from_value(fields).expect("the fields of a board")
    }

    #[test]
    fn the_sketch_of_a_game_has_its_position_text() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
        for variant in AnyVariant::all().filter(|&variant| variant != AnyVariant::SeatOfKings) {
            let mut game = variant.start();
            loop {
                assert_eq!(sketch(&game).text(), Ok(game.to_string()));
                if game.play_random(&mut rng).is_none() {
                    break;
                }
            }
        }
    }

    #[test]
    fn a_sketch_without_a_text_is_refused_by_its_fault() {
        let start = || sketch(&AnyGame::read("high-kings-2").expect("a name"));
        let with = |change: fn(&mut PositionSketch)| {
            let mut sketch = start();
            change(&mut sketch);
            let fault = sketch.text().expect_err("it has no text");
            (fault.code(), fault.hill().map(|hill| hill.to_string()))
        };
        let hill = |name: &str| Some(name.to_owned());
        assert_eq!(
            with(|sketch| sketch.ringforts[0] = "A1".into()),
            ("not-hills", None)
        );
        assert_eq!(
            with(|sketch| sketch.ringforts[0] = "D4E".into()),
            ("not-hills", None)
        );
        assert_eq!(
            with(|sketch| sketch.ringforts[0] = "Dé".into()),
            ("not-hills", None)
        );
        assert_eq!(
            with(|sketch| sketch.ringforts[0] = "D4D4".into()),
            ("twice", hill("D4"))
        );
        assert_eq!(
            with(|sketch| sketch.ringforts = ["D4".into(), "D4".into()]),
            ("twice", hill("D4"))
        );
        assert_eq!(
            with(|sketch| sketch.kings[1] = "C3".into()),
            ("without-ringfort", hill("C3"))
        );
        assert_eq!(
            with(|sketch| sketch.phase = "battle now".into()),
            ("not-a-word", None)
        );
    }
}
