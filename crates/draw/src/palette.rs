//! The colors of a drawing, written into it so that it stands alone; a page that shows it can set others by class.

use ringforts::Color;

pub(crate) const PAPER: &str = "#ffffff";
pub(crate) const LAND: &str = "#f3ecd9";
pub(crate) const LAND_EDGE: &str = "#b9a77c";
pub(crate) const HILL: &str = "#e4d8b6";
pub(crate) const HILL_EDGE: &str = "#cdbd8f";
pub(crate) const GLYPH: &str = "#6b5f43";
pub(crate) const PLATE: &str = "#fffaf0";
pub(crate) const MARK: &str = "#1c1a14";
pub(crate) const LEGAL: &str = "#3a6b35";
pub(crate) const TINT: &str = "#d9c893";

/// The ribbon of a color and its edge.
pub(crate) const fn side(color: Color) -> [&'static str; 2] {
    match color {
        Color::Red => ["#b8382b", "#3f0d08"],
        Color::Blue => ["#3d6fb8", "#0b1f3f"],
    }
}
