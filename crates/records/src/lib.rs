//! Transcripts of games: write, read, replay.
//!
//! A [`Transcript`] is one game as one JSON object on one line, as `docs/notation.md` describes it. [`random_game`]
//! plays one, [`Transcript::write`] writes it, a [`Reader`] reads them one by one from whatever it is lent, and
//! [`replay`] plays one again and tells each [`Finding`]: a move that is not legal, or a field that says
//! something else than the game does.
//!
//! The crate opens no file and knows no rule: games come from `catalog`.
//!
//! ```
//! use catalog::AnyVariant;
//! use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
//! use records::{Legal, Reader, random_game, replay};
//!
//! let variant: AnyVariant = "high-kings-2".parse()?;
//! let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
//! let mut text = Vec::new();
//! random_game(variant, Legal::Listed, &mut rng).write(&mut text)?;
//!
//! let mut reader = Reader::new(text.as_slice());
//! let transcript = reader.next_transcript()?.expect("one line");
//! let mut findings = Vec::new();
//! replay(&transcript, |finding| { findings.push(finding); records::Then::Go })?;
//! assert_eq!(findings, []);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod transcript;

mod random;

mod reader;

mod finding;
mod replay;

mod fault;

pub use fault::{Fault, ReadError};
pub use finding::{Finding, Found, Then};
pub use random::{Legal, random_game};
pub use reader::Reader;
pub use replay::replay;
pub use transcript::Transcript;
