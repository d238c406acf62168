//! The colors of a drawing, written into it so that it stands alone.
//!
//! A page that shows it can set others by class. They are those of the light theme of `data/look/tokens.json`.

use ringforts::Color;

use crate::element::Element;

pub(crate) const PAPER: &str = "#ffffff";
/// From the light to the shade.
pub(crate) const LAND: [&str; 3] = ["#e9e5c3", "#d3d4a6", "#bac18d"];
pub(crate) const FRAME: [&str; 2] = ["#3d3125", "#1d1611"];
pub(crate) const DITCH: [&str; 2] = ["#9aa06e", "#c3c69a"];
pub(crate) const BANK: [&str; 2] = ["#f3f0d6", "#cccda4"];
pub(crate) const HOLLOW: [&str; 2] = ["#cccf9b", "#e6e5c2"];
pub(crate) const FRAME_LINE: &str = "#d9ac4b";
pub(crate) const COORDINATE: &str = "#f0dfb4";
pub(crate) const COORDINATE_OPEN: &str = "#9fdcc0";
pub(crate) const DITCH_EDGE: &str = "#60653c";
pub(crate) const GLYPH: &str = "#545c38";
pub(crate) const PLATE: &str = "#fffaf0";
pub(crate) const MARK: &str = "#14181c";
pub(crate) const LEGAL: &str = "#1c6b3c";
/// With their opacity in the last two digits.
pub(crate) const CONTOUR: &str = "#5e68324d";
pub(crate) const CAST: &str = "#30260f66";
pub(crate) const VEIL: &str = "#e9e5c36b";

/// The ribbon of a color, from the light to the shade.
pub(crate) const fn ribbon(color: Color) -> [&'static str; 2] {
    match color {
        Color::Red => ["#c23a2a", "#8e1f15"],
        Color::Blue => ["#2f68b8", "#173f7f"],
    }
}

/// The crown of a color and the edge of all that it has.
pub(crate) const fn side(color: Color) -> [&'static str; 2] {
    let [light, _] = ribbon(color);
    match color {
        Color::Red => [light, "#35090a"],
        Color::Blue => [light, "#081a38"],
    }
}

/// The line along a ribbon. That of Red has none.
pub(crate) const MIDLINE: &str = "#cfe2ff";

/// The plate of a seat and its letter.
pub(crate) const fn seat_colors(color: Color) -> [&'static str; 2] {
    match color {
        Color::Red => ["#b8382b", "#fff3ef"],
        Color::Blue => ["#2f63b0", "#f0f5ff"],
    }
}

/// The element with a color that has an opacity, as `fill` or `stroke`. Not all readers of SVG know it in one.
pub(crate) fn transparent(element: Element, paint: &'static str, color: &str) -> Element {
    let (color, opacity) = color.split_at("#rrggbb".len());
    let opacity = u8::from_str_radix(opacity, 16).expect("two digits");
    let name = match paint {
        "fill" => "fill-opacity",
        _ => "stroke-opacity",
    };
    let share = (f64::from(opacity) / 2.55).round() / 100.0;
    element.set(paint, color).set(name, share)
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
            ("frame-line", FRAME_LINE),
            ("coordinate", COORDINATE),
            ("coordinate-open", COORDINATE_OPEN),
            ("ditch-edge", DITCH_EDGE),
            ("glyph", GLYPH),
            ("plate", PLATE),
            ("mark", MARK),
            ("contour", CONTOUR),
            ("cast", CAST),
            ("veil", VEIL),
            ("blue-midline", MIDLINE),
        ];
        for (name, color) in named {
            assert_eq!(light("board", name), color, "{name}");
        }
        assert_eq!(light("page", "legal"), LEGAL);
        let middle = light("board", "land-middle");
        assert_eq!(
            LAND,
            [
                &light("board", "land"),
                &middle,
                &light("board", "land-rim")
            ]
        );
        let lit = [
            ("frame", FRAME),
            ("ditch", DITCH),
            ("bank", BANK),
            ("hollow", HOLLOW),
            ("red", ribbon(Color::Red)),
            ("blue", ribbon(Color::Blue)),
        ];
        for (name, colors) in lit {
            let rim = light("board", &format!("{name}-rim"));
            assert_eq!(colors, [&light("board", name), &rim], "{name}");
        }
        for color in Color::BOTH {
            let name = color.name();
            let edge = light("board", &format!("{name}-edge"));
            assert_eq!(side(color), [&light("board", name), &edge]);
            let seat = format!("seat-{name}");
            let ink = light("page", &format!("{seat}-ink"));
            assert_eq!(seat_colors(color), [&light("page", &seat), &ink]);
        }
    }
}
