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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    const CSS: &str = include_str!("../../../web/src/board/board.css");

    /// The value of a variable of a style sheet in the light theme.
    #[track_caller]
    pub(crate) fn light<'a>(css: &'a str, variable: &str) -> &'a str {
        let from = css.find(&format!("{variable}: ")).expect(variable) + variable.len() + 2;
        let value = css[from..].split(';').next().expect("a line ends");
        let themes = value.strip_prefix("light-dark(");
        themes.map_or(value, |both| {
            both.split(',').next().expect("the first of two")
        })
    }

    #[test]
    fn the_page_has_the_same_colors() {
        let named = [
            ("land", LAND),
            ("land-edge", LAND_EDGE),
            ("hill", HILL),
            ("hill-edge", HILL_EDGE),
            ("glyph", GLYPH),
            ("plate", PLATE),
            ("mark", MARK),
            ("legal", LEGAL),
            ("tint", TINT),
        ];
        for (name, color) in named {
            assert_eq!(light(CSS, &format!("--tara-{name}")), color, "{name}");
        }
        for color in Color::BOTH {
            let name = format!("--tara-{}", color.name());
            assert_eq!(
                [light(CSS, &name), light(CSS, &format!("{name}-edge"))],
                side(color)
            );
        }
    }
}
