//! A whole board as a drawing.

use ringforts::{Color, Hills};
use view::RingfortsView;

use crate::Strands;
use crate::drawing::drawing;
use crate::element::Element;
use crate::ground::{ground, hills, tints, veil};
use crate::knots::knots;
use crate::look::{BOARD, look};
use crate::marks::{kings, marks};

/// The default width in pixels.
const WIDTH_PX: u32 = 792;

/// A self-contained SVG drawing of a position: a square with the south at the bottom, without a font.
///
/// It has hills, ringforts and bridges as knotwork, kings, and coordinates in the frame; the ends of possible moves; in Sacred Hill, Level
/// 2, orders of priority; qualified rows, with the counts of all in the frame; in doubles the seats, and a veil outside the area of the
/// seat to move; in Stone of Destiny ringforts without a bridge. `title` is its name for screen readers. Every color can be set by class.
///
/// Rule: B1, B4, B5, PC3, SD4, SHD1, SHL3
pub fn board(view: &RingfortsView, title: &str) -> String {
    board_drawing(view, title).to_string()
}

/// The drawing of [`board`], which another can show.
pub(crate) fn board_drawing(view: &RingfortsView, title: &str) -> Element {
    let kings_and_marks = [marks(view, &Targets::of(view)), kings(view)];
    drawing_of(title)
        .with([ground(view, view.mover()), tints(view), hills(view)])
        .with(all_knots(view))
        .with(veil(view))
        .with(kings_and_marks)
}

/// The same drawing as [`board`] without the possible moves, for readers who are not to move.
///
/// Rule: B1, B4, B5
pub fn plain_board(view: &RingfortsView, title: &str) -> String {
    plain_drawing(view, title).to_string()
}

/// The drawing of [`plain_board`], which another can show.
pub(crate) fn plain_drawing(view: &RingfortsView, title: &str) -> Element {
    drawing_of(title)
        .with([ground(view, None), hills(view)])
        .with(all_knots(view))
        .with([marks(view, &Targets::NONE), kings(view)])
}

/// An empty drawing as large as the frame of a board.
fn drawing_of(title: &str) -> Element {
    let beyond = look().frame.beyond;
    let size = BOARD + 2 * beyond;
    drawing("tara", [-beyond, -beyond, size, size], [WIDTH_PX; 2], title)
}

/// The knots of both colors.
fn all_knots(view: &RingfortsView) -> impl Iterator<Item = Element> {
    Color::BOTH.into_iter().filter_map(|color| {
        let strands = Strands::of(view, color);
        (!strands.is_empty()).then(|| knots(color, &strands))
    })
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
