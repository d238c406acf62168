//! A position as a picture in a file.

use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use catalog::AnyGame;
use seat_of_kings::View;
use view::{Perspective, RingfortsView};

use super::kings;
use super::ringforts;
use crate::args::ShowArgs;
use crate::input::quoted;
use crate::words::Words;

/// A picture to write.
pub(crate) struct Picture<'a> {
    /// The file; `-` is standard output.
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

/// The drawing of a whole position, as SVG.
pub(crate) fn of_game(game: &AnyGame, words: &Words) -> String {
    match game {
        AnyGame::Ringforts(line) => {
            let view = RingfortsView::of(line.position());
            draw::board(&view, &ringforts::caption(&view, words))
        }
        AnyGame::SeatOfKings(state) => of_kings(Perspective::Everything(state), words),
    }
}

/// The drawing of a position as one seat sees it, as SVG. Rule: SKO4
pub(crate) fn of_view(view: &View, words: &Words) -> String {
    of_kings(Perspective::Seat(view), words)
}

fn of_kings(perspective: Perspective<'_>, words: &Words) -> String {
    draw::kings(perspective, &kings::caption(perspective, words))
}

impl Picture<'_> {
    /// Writes a drawing in the format of the picture.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub(crate) fn write(&self, drawing: String, out: &mut impl Write) -> anyhow::Result<()> {
        let bytes = match self.kind {
            Kind::Svg => drawing.into_bytes(),
            Kind::Png { size_px } => draw::png(&drawing, size_px)?,
        };
        write_file(self.file, &bytes, out)
    }
}

/// Writes bytes into a file, or to standard output for `-`.
pub(crate) fn write_file(file: &Path, bytes: &[u8], out: &mut impl Write) -> anyhow::Result<()> {
    if file == Path::new("-") {
        Ok(out.write_all(bytes)?)
    } else {
        fs::write(file, bytes).with_context(|| quoted(file))
    }
}
