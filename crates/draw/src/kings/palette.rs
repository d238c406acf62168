//! The colors of a drawing of Seat of Kings, which the page has too as those of its light theme.

use seat_of_kings::Color;

pub(crate) const PAPER: &str = "#fffaf0";
pub(crate) const PAPER_EDGE: &str = "#8d7c52";
pub(crate) const LAND: &str = "#efe5c8";
pub(crate) const LAND_EDGE: &str = "#b9a77c";
pub(crate) const BRICK: &str = "#fbf5e3";
pub(crate) const BRICK_EDGE: &str = "#cdbd8f";
pub(crate) const HIGH: &str = "#f6e3a6";
pub(crate) const HOLLOW: &str = "#efe4c4";
pub(crate) const INK: &str = "#4f4630";
pub(crate) const BACK: &str = "#2f5d50";
pub(crate) const BACK_LINE: &str = "#e5d9a8";
pub(crate) const STONE: &str = "#8b8f90";
pub(crate) const MARK: &str = "#1c1a14";
pub(crate) const LEGAL: &str = "#2f6b2a";

/// Of cards and cumals, which are the same in the light and in the dark.
pub(crate) const COIN: &str = "#e9c65a";
pub(crate) const COIN_EDGE: &str = "#6b4f0d";
pub(crate) const SPOT: &str = "#fbf5e3";
pub(crate) const SPOT_EDGE: &str = "#2b2517";
pub(crate) const GREY: &str = "#c3bfb4";
pub(crate) const GREY_EDGE: &str = "#8f8b80";
pub(crate) const GREY_INK: &str = "#75716a";
pub(crate) const STONE_EDGE: &str = "#2c2f30";

/// The colors of a player's pieces.
pub(crate) struct PieceColors {
    pub(crate) fill: &'static str,
    pub(crate) edge: &'static str,
    pub(crate) emblem: &'static str,
}

/// The colors of the pieces of a player.
pub(crate) const fn piece(color: Color) -> PieceColors {
    let (fill, edge, emblem) = match color {
        Color::Blue => ("#3d6fb8", "#0b1f3f", "#e8f0ff"),
        Color::Red => ("#b8382b", "#3f0d08", "#ffe6df"),
        Color::White => ("#ffffff", "#2b2a28", "#5d5a55"),
        Color::Yellow => ("#efbc2f", "#4a3405", "#5a4006"),
    };
    PieceColors { fill, edge, emblem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::tests::light;

    const CSS: &str = include_str!("../../../../web/src/seat-of-kings/seat-of-kings.css");

    #[test]
    fn the_page_has_the_same_colors() {
        let named = [
            ("paper", PAPER),
            ("paper-edge", PAPER_EDGE),
            ("land", LAND),
            ("land-edge", LAND_EDGE),
            ("brick", BRICK),
            ("brick-edge", BRICK_EDGE),
            ("high", HIGH),
            ("hollow", HOLLOW),
            ("ink", INK),
            ("back", BACK),
            ("back-line", BACK_LINE),
            ("stone", STONE),
            ("mark", MARK),
            ("legal", LEGAL),
        ];
        for (name, color) in named {
            assert_eq!(light(CSS, &format!("--kings-{name}")), color, "{name}");
        }
        for player in Color::ALL {
            let PieceColors { fill, edge, emblem } = piece(player);
            assert_eq!(light(CSS, &format!("--kings-{player}")), fill);
            assert_eq!(light(CSS, &format!("--kings-{player}-edge")), edge);
            assert_eq!(light(CSS, &format!("--kings-{player}-emblem")), emblem);
        }
    }

    #[test]
    fn cards_and_cumals_have_the_same_colors_on_the_page() {
        for color in [
            COIN, COIN_EDGE, SPOT, SPOT_EDGE, GREY, GREY_EDGE, GREY_INK, STONE_EDGE,
        ] {
            assert!(CSS.contains(&format!(" {color};")), "{color}");
        }
    }
}
