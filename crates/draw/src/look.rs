//! The shapes and measures of `data/look/ground.json`, read once; its head says what they mean.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::Point;
use crate::point::PITCH;

/// From the first to the last column.
pub(crate) const BOARD: i32 = 6 * PITCH;

/// The ground of a board.
#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    pub(crate) land: Land,
    pub(crate) frame: Frame,
    pub(crate) coordinates: Coordinates,
    pub(crate) seat: Seat,
    pub(crate) roundel: Roundel,
    pub(crate) earthwork: Earthwork,
    /// Where a shadow falls.
    pub(crate) cast: Point,
    pub(crate) contours: String,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Land {
    /// From the outermost hills to the edge.
    pub(crate) beyond: i32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Frame {
    /// From the outermost hills to the edge.
    pub(crate) beyond: i32,
    /// At its corners.
    pub(crate) radius: i32,
    /// The distances of its gold lines from its edge.
    pub(crate) lines: [i32; 2],
}

#[derive(Debug, Deserialize)]
pub(crate) struct Coordinates {
    /// From the outermost hills to their middle.
    pub(crate) beyond: i32,
    pub(crate) scale: f64,
    /// The width of their line before it is scaled.
    pub(crate) line: i32,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Seat {
    /// From the outermost hills to its middle.
    pub(crate) beyond: i32,
    pub(crate) lozenge: String,
    pub(crate) disc: String,
}

/// The ornament of a corner.
#[derive(Debug, Deserialize)]
pub(crate) struct Roundel {
    /// From where the hill of the corner would be, along both axes.
    pub(crate) outward: i32,
    pub(crate) radii: [i32; 2],
    pub(crate) triskele: String,
}

/// The rings of a vacant hill, as radii.
#[derive(Debug, Deserialize)]
pub(crate) struct Earthwork {
    pub(crate) ditch: i32,
    pub(crate) bank: i32,
    pub(crate) hollow: i32,
    /// The line in the shade of its rim.
    pub(crate) shade: String,
}

static LOOK: LazyLock<Look> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/look/ground.json")).expect("a test reads the file")
});

/// The ground of a board.
pub(crate) fn look() -> &'static Look {
    &LOOK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_read_and_the_frame_has_room_for_its_signs() {
        let look = look();
        let [first, second] = look.frame.lines;
        assert!(first < second && second < look.frame.radius);
        let inner = look.frame.beyond - second;
        assert!(look.land.beyond < look.coordinates.beyond && look.coordinates.beyond < inner);
        assert_eq!(look.contours.matches('M').count(), 11);
        let Earthwork {
            ditch,
            bank,
            hollow,
            ..
        } = look.earthwork;
        assert!(hollow < bank && bank < ditch && ditch < PITCH / 2);
    }
}
