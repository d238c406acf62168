//! The colors of a drawing of Seat of Kings, those of the light theme of `data/look/tokens.json`.

use seat_of_kings::Color;

pub(crate) const PAPER: &str = "#fffaf0";
pub(crate) const PAPER_EDGE: &str = "#8d7c52";
pub(crate) const LAND: &str = "#e6e3cf";
pub(crate) const LAND_EDGE: &str = "#9c9675";
pub(crate) const BRICK: &str = "#fbf8ea";
pub(crate) const BRICK_EDGE: &str = "#c3bd9b";
pub(crate) const HIGH: &str = "#f6e3a6";
pub(crate) const HOLLOW: &str = "#eeead6";
pub(crate) const INK: &str = "#4a4430";
pub(crate) const BACK: &str = "#1f5f4a";
pub(crate) const BACK_LINE: &str = "#e5d9a8";
pub(crate) const STONE: &str = "#8b8f90";
pub(crate) const MARK: &str = "#14181c";
pub(crate) const LEGAL: &str = "#1c6b3c";

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
        Color::Blue => ("#2f63b0", "#0b1f3f", "#e8f0ff"),
        Color::Red => ("#b8382b", "#3f0d08", "#ffe6df"),
        Color::White => ("#fdfbf3", "#2b2a28", "#6b665c"),
        Color::Yellow => ("#efbc2f", "#4a3405", "#5a4006"),
    };
    PieceColors { fill, edge, emblem }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::tests::light;

    #[test]
    fn the_colors_are_those_of_the_tokens() {
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
            ("coin", COIN),
            ("coin-edge", COIN_EDGE),
            ("spot", SPOT),
            ("spot-edge", SPOT_EDGE),
            ("grey", GREY),
            ("grey-edge", GREY_EDGE),
            ("grey-ink", GREY_INK),
            ("stone-edge", STONE_EDGE),
        ];
        for (name, color) in named {
            assert_eq!(light("kings", name), color, "{name}");
        }
        assert_eq!(light("page", "legal"), LEGAL);
        for player in Color::ALL {
            let PieceColors { fill, edge, emblem } = piece(player);
            assert_eq!(light("kings", &player.to_string()), fill);
            assert_eq!(light("kings", &format!("{player}-edge")), edge);
            assert_eq!(light("kings", &format!("{player}-emblem")), emblem);
        }
    }
}
