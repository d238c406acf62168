//! Several drawings as one animated picture.

use png::{BitDepth, BlendOp, ColorType, DisposeOp, Encoder, EncodingError, Writer};
use resvg::tiny_skia::Pixmap;

use crate::png::{PngRefused, pixels, pixels_within};

/// The time that each drawing is shown, and the last one, in milliseconds.
const FRAME_MS: u16 = 800;
const LAST_FRAME_MS: u16 = 4000;

/// The pixels of one frame: four bytes for each, rows from top to bottom.
struct Frame {
    bytes: Vec<u8>,
    size: [u32; 2],
}

/// A rectangle of pixels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Area {
    corner: [u32; 2],
    size: [u32; 2],
}

/// Renders `count` drawings as one animated PNG file (APNG) of this width in pixels, which repeats. One drawing is held at a time. A program without
/// animations shows the first one. Each frame has only the pixels that change; the others within its area are transparent,
/// which takes hardly any room. The first drawing determines the size of the picture; drawings of another shape are fitted
/// into it.
///
/// # Errors
///
/// If there are fewer drawings than that or none, one is not SVG, or the width is 0 or too large for memory.
pub fn animation(
    count: usize,
    drawings: impl IntoIterator<Item = String>,
    width_px: u32,
) -> Result<Vec<u8>, PngRefused> {
    let mut rest = drawings.into_iter().take(count);
    let first = rest.next().ok_or(PngRefused::Width(0))?;
    let mut shown = Frame::new(pixels(&first, width_px)?);
    drop(first);
    let mut file = Vec::new();
    let mut writer = begun(&mut file, shown.size, count).map_err(refused)?;
    writer.write_image_data(&shown.bytes).map_err(refused)?;
    let mut left = count - 1;
    for drawing in rest {
        left -= 1;
        let next = Frame::new(pixels_within(&drawing, shown.size)?);
        let delay = if left == 0 { LAST_FRAME_MS } else { FRAME_MS };
        let area = shown.change_to(&next);
        append(&mut writer, &shown, &next, area, delay).map_err(refused)?;
        shown = next;
    }
    if left > 0 {
        return Err(PngRefused::Missing(left));
    }
    writer.finish().map_err(refused)?;
    Ok(file)
}

/// A file with its header, before its first frame.
fn begun(
    file: &mut Vec<u8>,
    [width, height]: [u32; 2],
    frames: usize,
) -> Result<Writer<&mut Vec<u8>>, EncodingError> {
    let mut encoder = Encoder::new(file, width, height);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_animated(u32::try_from(frames).unwrap_or(u32::MAX), 0)?;
    encoder.set_frame_delay(FRAME_MS, 1000)?;
    encoder.set_blend_op(BlendOp::Source)?;
    encoder.set_dispose_op(DisposeOp::None)?;
    encoder.write_header()
}

/// Appends what has changed since the frame before.
fn append(
    writer: &mut Writer<&mut Vec<u8>>,
    before: &Frame,
    frame: &Frame,
    area: Area,
    delay_ms: u16,
) -> Result<(), EncodingError> {
    // The place goes back first: a frame never reaches beyond the picture.
    writer.reset_frame_position()?;
    writer.set_frame_dimension(area.size[0], area.size[1])?;
    writer.set_frame_position(area.corner[0], area.corner[1])?;
    writer.set_frame_delay(delay_ms, 1000)?;
    let changes = frame.changes_since(before, area);
    writer.set_blend_op(match changes {
        Some(_) => BlendOp::Over,
        None => BlendOp::Source,
    })?;
    writer.write_image_data(&changes.unwrap_or_else(|| frame.part(area)))
}

fn refused(error: EncodingError) -> PngRefused {
    PngRefused::Encoding(error.to_string())
}

impl Frame {
    fn new(pixels: Pixmap) -> Self {
        Self {
            size: [pixels.width(), pixels.height()],
            bytes: pixels.take_demultiplied(),
        }
    }

    fn rows(&self) -> impl Iterator<Item = &[[u8; 4]]> {
        let (pixels, _) = self.bytes.as_chunks::<4>();
        pixels.chunks_exact(self.size[0] as usize)
    }

    /// The smallest area with all pixels that differ in another frame of the same size; one pixel if none does.
    fn change_to(&self, other: &Self) -> Area {
        let [mut left, mut top] = self.size;
        let [mut right, mut bottom] = [0, 0];
        for (y, (row, next)) in (0u32..).zip(self.rows().zip(other.rows())) {
            let differs = |(one, other): (&[u8; 4], &[u8; 4])| one != other;
            let Some(first) = row.iter().zip(next).position(differs) else {
                continue;
            };
            let last = row.iter().zip(next).rposition(differs).unwrap_or(first);
            left = left.min(first as u32);
            right = right.max(last as u32 + 1);
            top = top.min(y);
            bottom = y + 1;
        }
        if bottom == 0 {
            return Area {
                corner: [0, 0],
                size: [1, 1],
            };
        }
        Area {
            corner: [left, top],
            size: [right - left, bottom - top],
        }
    }

    /// The bytes of an area in which all pixels that another frame has too are transparent; `None` if a pixel that differs is
    /// not opaque, so that the other frame would show through it.
    fn changes_since(&self, before: &Self, area: Area) -> Option<Vec<u8>> {
        let (now, then) = (self.part(area), before.part(area));
        let pixels = now.as_chunks::<4>().0.iter().zip(then.as_chunks::<4>().0);
        let mut changes = Vec::with_capacity(now.len());
        for (pixel, before) in pixels {
            match pixel {
                _ if pixel == before => changes.extend([0; 4]),
                [.., u8::MAX] => changes.extend(pixel),
                _ => return None,
            }
        }
        Some(changes)
    }

    /// The bytes of an area.
    fn part(&self, Area { corner, size }: Area) -> Vec<u8> {
        let rows = self.rows().skip(corner[1] as usize).take(size[1] as usize);
        let columns = corner[0] as usize..(corner[0] + size[0]) as usize;
        rows.flat_map(|row| row[columns.clone()].as_flattened())
            .copied()
            .collect()
    }
}

#[cfg(test)]
mod tests;
