//! Every sentence that Tara says: messages of the files in `locales/`, by name, in each language.
//!
//! [`Words`] puts them together, for the terminal and for the wire. The crate knows no rule; its callers choose the
//! sentence.
//!
//! ```
//! let game = catalog::AnyGame::read("sacred-hill-1 5/7/3r3/4r2/7/7/5 red manoeuvres - - -")?;
//! let because = game.explain_text("D4")?.expect("it is not legal");
//! let sentence = words::Words::of(words::Language::English).explain(&because);
//! assert!(sentence.contains("D5 and E4"), "{sentence}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod language;
mod words;

pub use language::Language;
pub use words::{Values, Words, lend};
