//! Pages to print: player aids, score sheets and cards, with their words as outlines, in SVG and PDF.

mod aid;
mod cards;
mod letters;
mod lines;
mod paper;
mod pdf;
mod scores;

pub use self::aid::{Aid, Block, Figure, Passage, Picture, aid};
pub use self::cards::{DeckPages, deck_pages};
pub use self::paper::Paper;
pub use self::pdf::{PdfRefused, pdf};
pub use self::scores::{Column, ScoreSheet, score_sheet};
