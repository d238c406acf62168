//! Positions and transcripts from arguments, files and standard input.

use std::borrow::Cow;
use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::Arc;

use ::seat_of_kings::{Deck, Faults, View};
use anyhow::{Context, anyhow, bail};
use catalog::{AnyGame, AnyVariant, ReadError, seat_of_kings};
use records::{MARK, TextReader, is_half};

use crate::args::PositionArgs;
use crate::errors;
use crate::words::words;

/// The longest accepted position or deck, in bytes; far more than any needs.
const MAX_BYTES: u64 = 1 << 20;

/// Reads a position and the deck with which it is played. Rule: SKC3
pub(crate) fn position(args: &PositionArgs) -> anyhow::Result<AnyGame> {
    let file = args.deck.as_deref();
    refuse_stdin_twice([Some(Path::new(&args.position)), file])?;
    check_deck(game(&args.position, &deck(file)?)?, file)
}

/// A position, or the view of one seat.
pub(crate) enum PositionInput {
    Game(AnyGame),
    View(Box<View>),
}

/// Reads a position, or a view of Seat of Kings, and the deck with which it is played. Rule: SKO4, SKC3
pub(crate) fn position_or_view(args: &PositionArgs) -> anyhow::Result<PositionInput> {
    let file = args.deck.as_deref();
    refuse_stdin_twice([Some(Path::new(&args.position)), file])?;
    let (deck, argument) = (deck(file)?, TextArgument::new(&args.position)?);
    if seat_of_kings::is_view(&argument.text) {
        let view = argument.read(|text| Ok(seat_of_kings::read_view(text, &deck)?))?;
        return Ok(PositionInput::View(Box::new(view)));
    }
    let game = argument.read(|text| any_game(text, &deck))?;
    Ok(PositionInput::Game(check_deck(game, file)?))
}

/// Refuses a deck for a game without cards.
pub(crate) fn check_deck(game: AnyGame, deck: Option<&Path>) -> anyhow::Result<AnyGame> {
    if deck.is_some() && game.options().is_none() {
        bail!(words().get("input-no-deck"));
    }
    Ok(game)
}

/// Reads the argument that gives a position: a text, the id of a variant, `@FILE`, or `-`.
pub(crate) fn game(argument: &OsStr, deck: &Arc<Deck>) -> anyhow::Result<AnyGame> {
    TextArgument::new(argument)?.read(|text| any_game(text, deck))
}

/// Reads the text of a position or the id of a variant. An error names the variant that may have been meant.
fn any_game(text: &str, deck: &Arc<Deck>) -> anyhow::Result<AnyGame> {
    let variants = AnyVariant::all().map(AnyVariant::name);
    AnyGame::read_with_deck(text, deck).map_err(|error| match nearest(text, variants) {
        Some(variant) if error == ReadError::Variant => {
            let error = errors::sentence(&error, words());
            let values = [("error", error.into()), ("variant", variant.into())];
            anyhow!(words().say("input-similar", &values))
        }
        _ => error.into(),
    })
}

/// The name that is most like a word; `None` if none is like it.
pub(crate) fn nearest<'a>(word: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    /// The least likeness of a suggestion of `clap`.
    const LEAST: f64 = 0.7;
    let likeness = |name: &&str| strsim::jaro(word, name);
    let names = names.into_iter();
    let nearest = names.max_by(|a, b| likeness(a).total_cmp(&likeness(b)));
    nearest.filter(|name| likeness(name) > LEAST)
}

/// The text that an argument gives.
pub(crate) struct TextArgument<'a> {
    pub(crate) text: Cow<'a, str>,
    /// The name of the file that it comes from; `None` for an argument that is the text itself.
    file: Option<&'a Path>,
}

impl<'a> TextArgument<'a> {
    pub(crate) fn new(argument: &'a OsStr) -> anyhow::Result<Self> {
        let file = match argument.as_bytes() {
            b"@" => bail!(words().get("input-no-file")),
            b"-" => argument,
            [b'@', name @ ..] => OsStr::from_bytes(name),
            _ => {
                let text = argument.to_str().ok_or_else(|| {
                    let arguments = env::args_os().skip(1);
                    anyhow!(argument_not_utf8(arguments).unwrap_or_default())
                })?;
                let text = text.strip_prefix(MARK).unwrap_or(text).into();
                return Ok(Self { text, file: None });
            }
        };
        let text = text(file).with_context(|| source(file))?;
        Ok(Self {
            text: text.into(),
            file: Some(Path::new(file)),
        })
    }

    /// Parses the text, that of a file without blank lines and spaces around it. An error names the file, and the line of a second text.
    pub(crate) fn read<T>(
        &self,
        read: impl FnOnce(&str) -> anyhow::Result<T>,
    ) -> anyhow::Result<T> {
        match self.file {
            Some(name) => read(self.text.trim())
                .map_err(|error| self.second(&error).map_or(error, anyhow::Error::msg))
                .with_context(|| source(name)),
            None => read(&self.text),
        }
    }

    /// The message about a text behind the position, which is one line.
    fn second(&self, error: &anyhow::Error) -> Option<String> {
        let begin = self.text.len() - self.text.trim_start().len();
        let end = begin + self.text[begin..].find('\n')? + 1;
        let is_second = matches!(error.downcast_ref()?, ReadError::LineBreak(_));
        is_second.then(|| in_place(self.text[..end].as_bytes(), "input-second"))
    }
}

/// Reads the deck of a file; without a file, returns the deck that comes with the program. Rule: SKC2a, SKC3
pub(crate) fn deck(file: Option<&Path>) -> anyhow::Result<Arc<Deck>> {
    let Some(file) = file else {
        return Ok(Deck::reconstructed());
    };
    let read = bytes(file).with_context(|| source(file))?;
    match Deck::read(&read) {
        Ok(deck) => Ok(Arc::new(deck)),
        Err(Faults(faults)) => {
            let first = faults.first().map(|fault| errors::sentence(fault, words()));
            let values = [("fault", first.into()), ("count", faults.len().into())];
            bail!("{}: {}", source(file), words().say("deck-refused", &values))
        }
    }
}

/// Refuses `-` for both of two inputs.
pub(crate) fn refuse_stdin_twice(files: [Option<&Path>; 2]) -> anyhow::Result<()> {
    match files.map(|file| file == Some(Path::new("-"))) {
        [true, true] => bail!(words().get("input-once")),
        _ => Ok(()),
    }
}

/// Opens a file, or standard input for `-`, to be read line by line.
pub(crate) fn lines(path: &Path) -> anyhow::Result<TextReader<Box<dyn BufRead>>> {
    Ok(TextReader::new(if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::with_capacity(1 << 16, File::open(path)?))
    }))
}

/// Reads a short text, such as a deck, or standard input for `-`. There may be bytes that are not UTF-8.
pub(crate) fn bytes(path: &Path) -> anyhow::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = lines(path)?.take(MAX_BYTES).read_to_end(&mut bytes)?;
    if read as u64 == MAX_BYTES {
        bail!(words().get("input-too-long"));
    }
    let is_mark = |three: &[u8]| three == MARK.to_string().as_bytes();
    let find = |is_stray: fn(&[u8]) -> bool| bytes.windows(3).position(is_stray);
    for (name, place) in [("input-mark", find(is_mark)), ("input-half", find(is_half))] {
        place.map_or(Ok(()), |at| Err(anyhow!(in_place(&bytes[..at], name))))?;
    }
    Ok(bytes)
}

/// Reads a short text as [`bytes`] does. An error has the line and column of the first byte that is not UTF-8.
pub(crate) fn text(path: impl AsRef<Path>) -> anyhow::Result<String> {
    String::from_utf8(bytes(path.as_ref())?).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        anyhow!(in_place(before, "input-not-utf-8"))
    })
}

/// The message about the fault of this name in what stands after these bytes.
fn in_place(before: &[u8], name: &str) -> String {
    let before = String::from_utf8_lossy(before);
    let last = before.rsplit('\n').next().unwrap_or_default();
    fault_at(before.matches('\n').count(), column_after(last), name)
}

/// The message about the fault of this name after so many lines, at a column from 1.
pub(crate) fn fault_at(lines: usize, column: usize, name: &str) -> String {
    let fault = words().get(name);
    let values = [("line", (lines + 1).into()), ("column", column.into())];
    words().say(
        "text-line",
        &[&values[..], &[("fault", fault.into())]].concat(),
    )
}

/// The column, in characters from 1, after a text.
fn column_after(before: &str) -> usize {
    before.chars().count() + 1
}

/// The message about the first argument that is not UTF-8; `None` if all are.
pub(crate) fn argument_not_utf8(arguments: impl Iterator<Item = OsString>) -> Option<String> {
    let (place, argument) = (1..)
        .zip(arguments)
        .find(|(_, argument): &(u64, OsString)| argument.to_str().is_none())?;
    let bytes = argument.as_encoded_bytes();
    let error = str::from_utf8(bytes).err()?;
    let column = column_after(&String::from_utf8_lossy(&bytes[..error.valid_up_to()]));
    let values = [("place", place.into()), ("column", column.into())];
    Some(words().say("input-argument-not-utf-8", &values))
}

/// The name of an input as it stands in messages.
pub(crate) fn source(name: impl AsRef<Path>) -> String {
    if name.as_ref() == Path::new("-") {
        words().get("input-standard")
    } else {
        quoted(name)
    }
}

/// The error of a file that cannot be written. It names the folder if that is not there.
pub(crate) fn unwritten(file: &Path, error: io::Error) -> anyhow::Error {
    let error = match no_folder(file, &error) {
        Some(sentence) => anyhow!(sentence),
        None => error.into(),
    };
    error.context(quoted(file))
}

/// The sentence about the folder of a file that is not there; `None` if the error is another.
pub(crate) fn no_folder(file: &Path, error: &io::Error) -> Option<String> {
    let folder = file.parent().filter(|folder| *folder != Path::new(""))?;
    let values = [("folder", quoted(folder).into())];
    let is_missing = error.kind() == ErrorKind::NotFound && !folder.exists();
    is_missing.then(|| words().say("io-no-folder", &values))
}

/// A path as it stands in messages.
pub(crate) fn quoted(path: impl AsRef<Path>) -> String {
    path.as_ref().display().to_string()
}

/// A path as a word of a command for a shell. One that begins with `-` gets a folder, so that it is no flag.
pub(crate) fn shell_word(path: &Path) -> String {
    let dashed = path.as_os_str().as_bytes().starts_with(b"-");
    let path = Path::new(if dashed { "." } else { "" }).join(path);
    let is_plain = |character: char| character.is_alphanumeric() || "-_./+:,@%".contains(character);
    match path.to_str() {
        Some(text) if !text.is_empty() && text.chars().all(is_plain) => text.into(),
        Some(text) if !text.contains(char::is_control) => {
            format!("'{}'", text.replace('\'', r"'\''"))
        }
        _ => format!("$'{}'", path.as_os_str().as_bytes().escape_ascii()),
    }
}
