//! The shapes of `data/knot/`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ringforts::Color;
use serde::Deserialize;

use crate::{Crossing, Point};

/// The form of the knots of one side.
#[derive(Debug, Deserialize)]
pub(crate) struct Form {
    /// The width of the colored band.
    pub(crate) ribbon: i32,
    /// The width of the line at either edge of it.
    pub(crate) outline: i32,
    /// The gap at either edge of an upper strand.
    pub(crate) gap: i32,
    /// The width of the line along its middle, 0 for none.
    pub(crate) midline: i32,
    /// Those toward the north of a hill.
    pub(crate) pieces: Vec<SegmentShape>,
}

/// A piece of a strand from one crossing to the next.
#[derive(Debug, Deserialize)]
pub(crate) struct SegmentShape {
    #[serde(rename = "where")]
    pub(crate) place: PieceSides,
    /// At its first and at its last point.
    #[serde(rename = "levels")]
    pub(crate) crossings: [Crossing; 2],
    /// Its first point, then three points for each cubic.
    pub(crate) curve: Vec<Point>,
}

/// On which sides of a ringfort a piece is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PieceSides {
    /// On all.
    Always,
    /// On those without a bridge.
    Open,
    /// On those with one.
    Bridge,
}

/// The paths of a king about its hill.
#[derive(Debug, Deserialize)]
pub(crate) struct King {
    pub(crate) plate: String,
    pub(crate) crown: String,
}

/// The shapes that are drawn beside strands.
#[derive(Debug, Deserialize)]
pub(crate) struct Marks {
    pub(crate) glyphs: BTreeMap<char, String>,
    kings: ByForm<King>,
    pub(crate) pip_radius: i32,
    /// By how many there are, from 1.
    pub(crate) pips: [Vec<Point>; 4],
    pub(crate) target: String,
    pub(crate) capture: String,
    pub(crate) unlinked: String,
}

/// One thing for each of the two forms.
#[derive(Debug, Deserialize)]
struct ByForm<T> {
    braid: T,
    loops: T,
}

#[derive(Debug, Deserialize)]
struct Forms {
    forms: ByForm<Form>,
}

static FORMS: LazyLock<Forms> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/knot/forms.json")).expect("a test reads the file")
});

static SIGNS: LazyLock<Marks> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/knot/signs.json")).expect("a test reads the file")
});

/// The form of a color.
pub(crate) fn form(color: Color) -> &'static Form {
    FORMS.forms.of(color)
}

/// The king of a color.
pub(crate) fn king(color: Color) -> &'static King {
    SIGNS.kings.of(color)
}

/// The shapes that are drawn beside strands.
pub(crate) fn signs() -> &'static Marks {
    &SIGNS
}

impl<T> ByForm<T> {
    fn of(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.braid,
            Color::Blue => &self.loops,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_files_are_read_and_whole() {
        for color in Color::BOTH {
            let form = form(color);
            assert!(form.ribbon > 0 && form.outline > 0 && form.gap > 0 && form.midline >= 0);
            for piece in &form.pieces {
                assert_eq!(piece.curve.len() % 3, 1, "{piece:?}");
                assert_ne!(piece.crossings[0], piece.crossings[1], "{piece:?}");
            }
            for place in [PieceSides::Always, PieceSides::Open, PieceSides::Bridge] {
                assert!(form.pieces.iter().any(|piece| piece.place == place));
            }
            assert!(king(color).plate.ends_with('Z') && king(color).crown.ends_with('Z'));
        }
        assert_eq!(
            signs().glyphs.keys().collect::<String>(),
            "0123456789ABCDEFGNSW"
        );
        for (count, pips) in (1..).zip(&signs().pips) {
            assert_eq!(pips.len(), count);
        }
    }
}
