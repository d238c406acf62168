//! Drawings as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use thiserror::Error;

/// An error of rendering pixels.
#[derive(Debug, Error)]
pub enum PngRefused {
    /// The text is not a drawing.
    #[error("not an SVG drawing: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// There would be no pixels, or more than fit into memory.
    #[error("no picture is {0} pixels wide")]
    Width(u32),
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
