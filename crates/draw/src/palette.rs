//! The colors of a drawing, written into it so that it stands alone.
//!
//! A page that shows it can set others by class. They are those of the light theme of `data/look/tokens.json`.

use ringforts::Color;

pub(crate) const PAPER: &str = "#ffffff";
pub(crate) const LAND: &str = "#e2e7c6";
pub(crate) const LAND_EDGE: &str = "#8f9a6c";
pub(crate) const HILL: &str = "#f7f5e2";
pub(crate) const HILL_EDGE: &str = "#b7c08a";
pub(crate) const GLYPH: &str = "#545c38";
pub(crate) const PLATE: &str = "#fffaf0";
pub(crate) const MARK: &str = "#14181c";
pub(crate) const LEGAL: &str = "#1c6b3c";
pub(crate) const TINT: &str = "#d2d5a0";

/// The ribbon of a color and its edge.
pub(crate) const fn side(color: Color) -> [&'static str; 2] {
    match color {
        Color::Red => ["#b8382b", "#3f0d08"],
        Color::Blue => ["#3468b6", "#0b1f3f"],
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use serde_json::Value;

    use super::*;

    const TOKENS: &str = include_str!("../data/look/tokens.json");

    /// A color of the light theme, by its group and its name.
    #[track_caller]
    pub(crate) fn light(group: &str, name: &str) -> String {
        let tokens: Value = serde_json::from_str(TOKENS).expect("the file is JSON");
        let color = &tokens[group][name];
        let light = color.get(0).unwrap_or(color).as_str();
        light
            .unwrap_or_else(|| panic!("no {group} {name}"))
            .to_owned()
    }

    #[test]
    fn the_colors_are_those_of_the_tokens() {
        let named = [
            ("land", LAND),
            ("land-edge", LAND_EDGE),
            ("hill", HILL),
            ("hill-edge", HILL_EDGE),
            ("glyph", GLYPH),
            ("plate", PLATE),
            ("mark", MARK),
            ("tint", TINT),
        ];
        for (name, color) in named {
            assert_eq!(light("board", name), color, "{name}");
        }
        assert_eq!(light("page", "legal"), LEGAL);
        for color in Color::BOTH {
            let name = color.name();
            assert_eq!(
                [
                    light("board", name),
                    light("board", &format!("{name}-edge"))
                ],
                side(color)
            );
        }
    }
}
