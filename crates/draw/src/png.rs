//! Drawings as pixels.

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Encoder, EncodingError, Filter};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// The number of colors of a small picture. A full board of 600 pixels has 95 kB with so many, and 102 kB with 64.
const SMALL_COLORS: usize = 48;

/// One pixel of so many is looked at to find them.
const SMALL_SAMPLE: i32 = 30;

/// An error of rendering pixels.
#[derive(Debug, Error)]
pub enum PngRefused {
    /// The text is not a drawing.
    #[error("not an SVG drawing: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// There would be no pixels, or more than fit into memory.
    #[error("no picture is {0} pixels wide")]
    Width(u32),
    /// There are fewer drawings than frames; the number that is missing.
    #[error("{0} drawings are missing")]
    Missing(usize),
    /// The pixels could not be encoded.
    #[error("the pixels cannot be encoded: {0}")]
    Encoding(String),
}

/// Renders a drawing as a PNG file of this width in pixels; the height follows from the drawing.
///
/// # Errors
///
/// If the text is not SVG, or the width is 0 or too large for memory.
pub fn png(drawing: &str, width_px: u32) -> Result<Vec<u8>, PngRefused> {
    pixels(drawing, width_px)?
        .encode_png()
        .map_err(|error| PngRefused::Encoding(error.to_string()))
}

/// Renders a drawing as a PNG file of at most 48 colors: as sharp as that of [`png()`], and a fifth of its bytes.
///
/// # Errors
///
/// As [`png()`].
pub fn small_png(drawing: &str, width_px: u32) -> Result<Vec<u8>, PngRefused> {
    let pixels = pixels(drawing, width_px)?;
    let [width, height] = [pixels.width(), pixels.height()];
    let colors = pixels.take_demultiplied();
    let palette = NeuQuant::new(SMALL_SAMPLE, SMALL_COLORS, &colors);
    let (all, _) = colors.as_chunks::<4>();
    let mut last = (None, 0);
    let indices = all.iter().map(|color| {
        // Most pixels have the color of the one before.
        if last.0 != Some(color) {
            last = (Some(color), palette.index_of(color) as u8);
        }
        last.1
    });
    let indices: Vec<u8> = indices.collect();
    let mut file = Vec::new();
    indexed(
        &mut file,
        [width, height],
        &palette.color_map_rgba(),
        &indices,
    )
    .map_err(|error| PngRefused::Encoding(error.to_string()))?;
    Ok(file)
}

/// A file of pixels that are places in a palette, of which each color has four bytes.
fn indexed(
    file: &mut Vec<u8>,
    [width, height]: [u32; 2],
    palette: &[u8],
    indices: &[u8],
) -> Result<(), EncodingError> {
    let (colors, _) = palette.as_chunks::<4>();
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_palette(
        colors
            .iter()
            .flat_map(|[r, g, b, _]| [*r, *g, *b])
            .collect::<Vec<_>>(),
    );
    encoder.set_trns(colors.iter().map(|[.., alpha]| *alpha).collect::<Vec<_>>());
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()
}

/// The pixels of a drawing at this width.
pub(crate) fn pixels(drawing: &str, width_px: u32) -> Result<Pixmap, PngRefused> {
    let tree = Tree::from_str(drawing, &Options::default())?;
    let scale = width_px as f32 / tree.size().width();
    let height_px = (tree.size().height() * scale).round() as u32;
    render(&tree, scale, [width_px, height_px])
}

/// The pixels of a drawing as large as it fits into this width and height, from the upper left corner.
pub(crate) fn pixels_within(drawing: &str, size: [u32; 2]) -> Result<Pixmap, PngRefused> {
    let tree = Tree::from_str(drawing, &Options::default())?;
    let [width, height] = size.map(|length| length as f32);
    let scale = (width / tree.size().width()).min(height / tree.size().height());
    render(&tree, scale, size)
}

fn render(tree: &Tree, scale: f32, [width_px, height_px]: [u32; 2]) -> Result<Pixmap, PngRefused> {
    let mut pixels = Pixmap::new(width_px, height_px).ok_or(PngRefused::Width(width_px))?;
    let transform = Transform::from_scale(scale, scale);
    resvg::render(tree, transform, &mut pixels.as_mut());
    Ok(pixels)
}
