//! A whole board as a drawing.

use ringforts::{Color, Position};

use crate::Strands;
use crate::drawing::drawing;
use crate::ground::{ground, hills, tints};
use crate::knots::knots;
use crate::marks::{kings, marks};
use crate::scene::Scene;

/// The upper left corner of a drawing, seen from the corner of the board in the north-west, and its width and height.
const VIEW: [i32; 4] = [-900, -600, 7500, 7500];
/// The width in pixels where nobody asks for another.
const WIDTH_PX: u32 = 750;

/// The drawing of a position as SVG, which stands alone: a square with the south at its foot, without a font.
///
/// There are hills, coordinates, ringforts and bridges as knotwork, kings; where a move can end; in Sacred Hill, Level 2,
/// orders of priority; qualified rows; in doubles the area of the seat to move; in Stone of Destiny ringforts without a
/// bridge. `title` is what it is called by a screen reader. Every color can be set by class.
///
/// Rule: B1, B4, B5, PC3, SD4, SHD1, SHL3
pub fn board(position: &Position, title: &str) -> String {
    let scene = Scene::new(position);
    let both = Color::BOTH.into_iter().filter_map(|color| {
        let strands = Strands::between(color, position.ringforts(color), scene.bridges);
        (!strands.is_empty()).then(|| knots(color, &strands))
    });
    drawing("tara", VIEW, [WIDTH_PX; 2], title)
        .with([ground(), tints(&scene), hills(&scene)])
        .with(both)
        .with([marks(&scene), kings(&scene)])
        .to_string()
}
