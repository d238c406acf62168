//! A whole board as a drawing.

use ringforts::{Color, Hills};
use view::RingfortsView;

use crate::Strands;
use crate::drawing::drawing;
use crate::ground::{ground, hills, tints};
use crate::knots::knots;
use crate::marks::{kings, marks};

/// The upper left corner of a drawing, seen from the corner of the board in the north-west, and its width and height.
const VIEW: [i32; 4] = [-900, -600, 7500, 7500];
/// The default width in pixels.
const WIDTH_PX: u32 = 750;

/// The drawing of a position as SVG, which stands alone: a square with the south at its foot, without a font.
///
/// There are hills, coordinates, ringforts and bridges as knotwork, kings; where a move can end; in Sacred Hill, Level 2,
/// orders of priority; qualified rows; in doubles the area of the seat to move; in Stone of Destiny ringforts without a
/// bridge. `title` is what a screen reader calls it. Every color can be set by class.
///
/// Rule: B1, B4, B5, PC3, SD4, SHD1, SHL3
pub fn board(view: &RingfortsView, title: &str) -> String {
    drawn(view, &Targets::of(view), title)
}

/// The drawing of a position as [`board`], without what the seat to move can do: for readers who are not asked.
///
/// Rule: B1, B4, B5
pub fn plain_board(view: &RingfortsView, title: &str) -> String {
    drawn(view, &Targets::NONE, title)
}

fn drawn(view: &RingfortsView, targets: &Targets, title: &str) -> String {
    let both = Color::BOTH.into_iter().filter_map(|color| {
        let strands = Strands::of(view, color);
        (!strands.is_empty()).then(|| knots(color, &strands))
    });
    drawing("tara", VIEW, [WIDTH_PX; 2], title)
        .with([ground(), tints(view), hills(view)])
        .with(both)
        .with([marks(view, targets), kings(view)])
        .to_string()
}

/// Hills that take the legal moves to find, found once for a drawing.
pub(crate) struct Targets {
    /// Hills on which a move can end.
    pub(crate) hills: Hills,
    /// By order of priority, from 0; `None` where orders decide nothing. Rule: SHL3
    pub(crate) priorities: Option<[Hills; 5]>,
}

impl Targets {
    const NONE: Self = Self {
        hills: Hills::NONE,
        priorities: None,
    };

    fn of(view: &RingfortsView) -> Self {
        Self {
            hills: view.targets(),
            priorities: view.own_priorities(),
        }
    }
}
