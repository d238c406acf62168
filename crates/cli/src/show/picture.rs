//! A position as a picture in a file.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::args::ShowArgs;
use crate::input::unwritten;

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
        fs::write(file, bytes).map_err(|error| unwritten(file, error))
    }
}
