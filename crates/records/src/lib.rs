//! Transcripts of games and game files: write, read, replay.
//!
//! An [`AnyTranscript`] is one game as one JSON object on one line, as `docs/notation.md` describes it: a
//! [`Transcript`] of a ringfort game, or one of [`seat_of_kings`]. [`random_game`] plays one, [`AnyTranscript::write`]
//! writes it, a [`TranscriptReader`] reads them one by one from any `BufRead`, and [`AnyTranscript::replay`] plays one
//! again and reports each [`Finding`]: a move that is not legal, or a field that does not agree with the game.
//!
//! A [`game_file::GameFile`] is for people: the same games as text with headers, numbered moves, comments and variations.
//!
//! Both are read from text as a [`TextReader`] gives it, whatever encoding and line ends a file has. [`FileKind::seeming`] says what a text seems to be that is neither.
//!
//! The crate opens no file and knows no rule: games come from `catalog`.
//!
//! ```
//! use catalog::AnyVariant;
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//! use records::{LegalLists, Policy, TranscriptReader, random_game};
//! use ::seat_of_kings::Deck;
//!
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let mut text = Vec::new();
//! for name in ["high-kings-2", "seat-of-kings"] {
//!     let variant: AnyVariant = name.parse()?;
//!     let game = random_game(variant.start(), Policy::Uniform, LegalLists::Omitted, &mut rng);
//!     game.write(&mut text)?;
//! }
//!
//! let mut reader = TranscriptReader::new(text.as_slice());
//! let mut findings = Vec::new();
//! while let Some(transcript) = reader.next_transcript()? {
//!     let deck = Deck::reconstructed();
//!     transcript.replay(&deck, |finding| { findings.push(finding); std::ops::ControlFlow::Continue(()) })?;
//! }
//! assert_eq!(findings, []);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod text;

mod transcript;

pub mod seat_of_kings;

mod any_transcript;

mod from_plies;
mod random;

mod reader;

pub mod game_file;

mod check;
mod finding;
mod replay;

mod fault;

mod file_kind;

pub use any_transcript::AnyTranscript;
pub use fault::{ChanceFault, Fault, ReadError};
pub use file_kind::FileKind;
pub use finding::{Finding, FindingKind};
pub use from_plies::transcript_of;
pub use random::{LegalLists, Policy, random_game};
pub use reader::TranscriptReader;
pub use replay::replay;
pub use text::{MARK, TextReader, is_half, text};
pub use transcript::Transcript;
