//! Sheets to print: a player aid and a score sheet for each game, and the cards of Seat of Kings; and pictures of games to keep.
//!
//! The crate says which words and pictures are on a sheet; [`draw`] lays them out. Most words are those of the lessons and the
//! rules, so that a sheet says what the page says. Drivers of [`host`] make their files with [`picture`], [`drawing`], [`animation`]
//! and [`file()`], from requests that [`read_query`] reads.
//!
//! ```
//! use draw::Paper;
//! use words::Language;
//!
//! let variant = "four-treasures".parse()?;
//! let aid = sheets::player_aid(variant, Language::German, Paper::A4);
//! assert_eq!(aid.title(), "Vier Schätze");
//! assert!(aid.pages()[0].starts_with("<svg"));
//! assert!(aid.pdf()?.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod content;
mod figures;
mod scores;

mod pictures;
mod prints;

#[cfg(test)]
mod tests;

pub use content::clauses_of_lesson;
pub use pictures::{PictureMoment, PicturePosition, animation, drawing, picture};
pub use prints::{Content, DeckSheets, Form, GameSheet, Print, file};

use catalog::AnyVariant;
use draw::{Aid, DeckPages, Paper, PdfRefused};
use host::Problem;
use seat_of_kings::{Card, Deck};
use serde::de::DeserializeOwned;
use words::{Language, Words};

/// Pages to print.
pub struct Sheets {
    title: String,
    language: Language,
    pages: Vec<String>,
}

impl Sheets {
    /// Their title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Each page as SVG.
    pub fn pages(&self) -> &[String] {
        &self.pages
    }

    /// All pages as one PDF.
    ///
    /// # Errors
    ///
    /// If a page has what a PDF cannot show.
    pub fn pdf(&self) -> Result<Vec<u8>, PdfRefused> {
        draw::pdf(&self.pages, &self.title, self.language.tag())
    }
}

/// A game on one page: its aim, turns, phases, captures, end and score, with the clauses behind each passage and pictures.
pub fn player_aid(variant: AnyVariant, language: Language, paper: Paper) -> Sheets {
    let words = Words::of_sheets(language);
    let name = name(variant);
    let title = words.get(&name);
    let shown = figures::Shown::of(variant);
    let aid = Aid {
        title: &title,
        hook: &words.attribute(&name, "hook").unwrap_or_default(),
        blocks: &content::blocks(variant, &words),
        figures: &shown.figures(&words),
        foot: &words.get("sheet-foot"),
    };
    let pages = vec![draw::aid(&aid, paper)];
    Sheets {
        title,
        language,
        pages,
    }
}

/// A blank score sheet of a game on one page: rows for the games of matches, and what decides in columns.
pub fn score_sheet(variant: AnyVariant, language: Language, paper: Paper) -> Sheets {
    let words = Words::of_sheets(language);
    let game = words.get(&name(variant));
    let title = words.say("sheet-score", &[("game", game.as_str().into())]);
    let pages = vec![scores::drawn(variant, &title, &words, paper)];
    Sheets {
        title,
        language,
        pages,
    }
}

/// True if the pages of a deck have backs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backs {
    /// Faces only.
    Without,
    /// Every second page has the backs of the one before it.
    With,
}

/// The 36 cards of a deck, nine a page, with marks where to cut. Rule: SKC3
pub fn cards(deck: &Deck, backs: Backs, language: Language, paper: Paper) -> Sheets {
    let words = Words::of_sheets(language);
    let values = [
        ("name", deck.name().into()),
        ("cards", Card::COUNT.into()),
        ("stones", deck.stones().len().into()),
    ];
    let game = words.get("variant-seat-of-kings");
    let title = format!("{game}, {}", words.say("deck-summary", &values));
    let reconstruction = words.get("deck-reconstruction");
    let note = if deck.is_reconstruction() {
        reconstruction.as_str()
    } else {
        ""
    };
    let pages = DeckPages {
        title: &title,
        note,
        has_backs: backs == Backs::With,
    };
    let pages = draw::deck_pages(deck, &pages, paper);
    Sheets {
        title,
        language,
        pages,
    }
}

/// The name of the message that names a variant.
fn name(variant: AnyVariant) -> String {
    format!("variant-{}", variant.name())
}

/// Reads the query of a request.
///
/// # Errors
///
/// [`Problem::Malformed`].
pub fn read_query<T: DeserializeOwned>(query: Option<&str>) -> Result<T, Problem> {
    serde_urlencoded::from_str(query.unwrap_or_default())
        .map_err(|error| Problem::Malformed(error.to_string()))
}
