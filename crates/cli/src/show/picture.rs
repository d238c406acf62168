//! A position as a picture in a file.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail};
use catalog::AnyGame;

use super::ringforts::caption;
use crate::args::ShowArgs;
use crate::input::quoted;
use crate::words::Words;

/// The picture that is asked for.
pub(crate) struct Picture<'a> {
    /// Where it goes; `-` is standard output.
    file: &'a Path,
    kind: Kind,
}

enum Kind {
    Svg,
    Png { size_px: u32 },
}

/// The picture that is asked for, if one is.
pub(crate) fn asked(args: &ShowArgs) -> Option<Picture<'_>> {
    let svg = args.svg.as_deref().map(|file| (file, Kind::Svg));
    let size_px = args.size;
    let png = args
        .png
        .as_deref()
        .map(|file| (file, Kind::Png { size_px }));
    svg.or(png).map(|(file, kind)| Picture { file, kind })
}

/// Draws a position and writes the picture.
///
/// # Errors
///
/// If the game has no picture, or the file cannot be written.
pub(crate) fn write(
    picture: &Picture<'_>,
    game: &AnyGame,
    words: &Words,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let AnyGame::Ringforts(line) = game else {
        bail!(words.get("show-no-picture"));
    };
    let position = line.position();
    let drawing = draw::board(position, &caption(position, words));
    let bytes = match picture.kind {
        Kind::Svg => drawing.into_bytes(),
        Kind::Png { size_px } => draw::png(&drawing, size_px)?,
    };
    match picture.file == Path::new("-") {
        true => Ok(out.write_all(&bytes)?),
        false => fs::write(picture.file, bytes).with_context(|| quoted(picture.file)),
    }
}
