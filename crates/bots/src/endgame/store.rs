//! The file format of proved values, so that a long solve can be interrupted and continued.
//!
//! All numbers are little-endian. The header has 32 bytes: the magic number `TARASOLV`, the version as a word of 32 bits,
//! the index of the variant in [`Variant::ALL`], the words of a state, a zero word, and the number of entries in 64 bits.
//! The entries follow: the words of a state, and a word with the lower and the upper bound in its two low bytes. A
//! checksum of 64 bits over all words before it ends the file.

use std::io::{self, ErrorKind, Read, Write};

use ringforts::Variant;
use search::exact::Bounds;
use thiserror::Error;

/// An error of reading a store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The magic number is wrong.
    #[error("not a store of proved values")]
    NotAStore,
    /// The format has another version.
    #[error("a store of version {0}, but this program reads version {VERSION}")]
    Version(
        /// The version of the store.
        u32,
    ),
    /// The store is of another variant.
    #[error("a store of {found}, but the position is of {wanted}")]
    Variant {
        /// The variant in the store.
        found: Variant,
        /// The variant to solve.
        wanted: Variant,
    },
    /// The length or the checksum is wrong.
    #[error("the store is damaged")]
    Damaged,
    /// Reading failed.
    #[error(transparent)]
    Io(io::Error),
}

/// The version of the format of states and values.
const VERSION: u32 = 2;

/// The first bytes of every store.
const MAGIC: [u8; 8] = *b"TARASOLV";

/// Writes words and computes their checksum.
pub(super) struct StoreWriter<W> {
    out: W,
    sum: Checksum,
}

/// Reads words and computes their checksum.
pub(super) struct StoreReader<R> {
    input: R,
    sum: Checksum,
}

/// The header of a store.
pub(super) struct StoreHeader {
    pub(super) variant: Variant,
    pub(super) words: usize,
    pub(super) entries: u64,
}

struct Checksum(u64);

impl Checksum {
    const fn new() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }

    /// Mixes a word so that swapped words change the sum too.
    const fn add(&mut self, word: u32) {
        let mixed = (self.0 ^ word as u64).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 = mixed ^ mixed >> 29;
    }
}

impl<W: Write> StoreWriter<W> {
    pub(super) fn begin(out: W, head: &StoreHeader) -> io::Result<Self> {
        let sum = Checksum::new();
        let mut writer = Self { out, sum };
        let [low, high] = halves(u64::from_le_bytes(MAGIC));
        let [few, many] = halves(head.entries);
        let (variant, words) = (head.variant as u32, head.words as u32);
        for word in [low, high, VERSION, variant, words, 0, few, many] {
            writer.word(word)?;
        }
        Ok(writer)
    }

    pub(super) fn entry(&mut self, code: &[u32], bounds: Bounds) -> io::Result<()> {
        for &word in code {
            self.word(word)?;
        }
        let Bounds { lower, upper } = bounds;
        self.word(u32::from_le_bytes([lower as u8, upper as u8, 0, 0]))
    }

    pub(super) fn end(mut self) -> io::Result<()> {
        let sum = self.sum.0;
        self.out.write_all(&sum.to_le_bytes())?;
        self.out.flush()
    }

    fn word(&mut self, word: u32) -> io::Result<()> {
        self.sum.add(word);
        self.out.write_all(&word.to_le_bytes())
    }
}

impl<R: Read> StoreReader<R> {
    /// Reads the header and checks its variant.
    pub(super) fn begin(input: R, wanted: Variant) -> Result<(Self, StoreHeader), StoreError> {
        let sum = Checksum::new();
        let mut reader = Self { input, sum };
        for letters in halves(u64::from_le_bytes(MAGIC)) {
            match reader.word() {
                Ok(word) if word == letters => {}
                Err(StoreError::Io(error)) => return Err(StoreError::Io(error)),
                _ => return Err(StoreError::NotAStore),
            }
        }
        let version = reader.word()?;
        if version != VERSION {
            return Err(StoreError::Version(version));
        }
        let [variant, words, _, few, many] = [(); 5].map(|()| reader.word());
        let found = Variant::ALL.get(variant? as usize).copied();
        let found = found.ok_or(StoreError::Damaged)?;
        if found != wanted {
            return Err(StoreError::Variant { found, wanted });
        }
        let head = StoreHeader {
            variant: found,
            words: words? as usize,
            entries: u64::from(few?) | u64::from(many?) << 32,
        };
        Ok((reader, head))
    }

    /// Reads a state into `code`. Returns its bounds.
    pub(super) fn entry(&mut self, code: &mut [u32]) -> Result<Bounds, StoreError> {
        for word in code {
            *word = self.word()?;
        }
        let [lower, upper, ..] = self.word()?.to_le_bytes();
        let (lower, upper) = (lower as i8, upper as i8);
        if lower <= upper {
            Ok(Bounds { lower, upper })
        } else {
            Err(StoreError::Damaged)
        }
    }

    /// Checks the checksum and that the input ends after it.
    pub(super) fn end(mut self) -> Result<(), StoreError> {
        let sum = self.sum.0;
        let [low, high] = [self.word()?, self.word()?];
        let is_at_end = self.input.read(&mut [0]).map_err(StoreError::Io)? == 0;
        if [low, high] == halves(sum) && is_at_end {
            Ok(())
        } else {
            Err(StoreError::Damaged)
        }
    }

    fn word(&mut self) -> Result<u32, StoreError> {
        let mut bytes = [0; 4];
        match self.input.read_exact(&mut bytes) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::UnexpectedEof => {
                return Err(StoreError::Damaged);
            }
            Err(error) => return Err(StoreError::Io(error)),
        }
        let word = u32::from_le_bytes(bytes);
        self.sum.add(word);
        Ok(word)
    }
}

const fn halves(long: u64) -> [u32; 2] {
    [long as u32, (long >> 32) as u32]
}
