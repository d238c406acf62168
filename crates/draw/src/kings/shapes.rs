//! The shapes of `data/kings/`, read once.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use seat_of_kings::{Color, Position};
use serde::Deserialize;

use crate::Point;

/// All of `data/kings/shapes.json`, whose head says what the numbers mean.
#[derive(Debug, Deserialize)]
pub(crate) struct Shapes {
    pub(crate) region: RegionForm,
    /// By how many regions there are, from one.
    pub(crate) board: [BoardForm; 4],
    pub(crate) middle: MiddleForm,
    /// The lowest stacks first.
    pub(crate) stack: Vec<StackForm>,
    pub(crate) king_scale: f64,
    /// The widths of the lines of outlines, emblems and glyphs.
    pub(crate) outline_line: i32,
    pub(crate) emblem_line: i32,
    pub(crate) glyph_line: i32,
    players: BTreeMap<String, PieceForm>,
    pub(crate) crown: CrownForm,
    pub(crate) fort: String,
    pub(crate) card: CardForm,
    pub(crate) glyphs: BTreeMap<char, Glyph>,
    pub(crate) signs: Symbols,
}

/// A region about its origin.
#[derive(Debug, Deserialize)]
pub(crate) struct RegionForm {
    positions: BTreeMap<String, Point>,
    /// Half the width of a brick.
    pub(crate) half: i32,
    pub(crate) round: i32,
    pub(crate) hollow: i32,
    pub(crate) name: Point,
    pub(crate) name_scale: f64,
    pub(crate) land: String,
    pub(crate) title: Title,
    pub(crate) seal: Sides,
}

/// The point where the name of a region begins or ends.
#[derive(Debug, Deserialize)]
pub(crate) struct Title {
    #[serde(flatten)]
    pub(crate) sides: Sides,
    pub(crate) scale: f64,
}

/// One point for each side at which the name of a region can be.
#[derive(Debug, Deserialize)]
pub(crate) struct Sides {
    left: Point,
    right: Point,
}

/// At which side the name of a region is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TitleSide {
    Left,
    Right,
}

/// The places of the regions of a board.
#[derive(Debug, Deserialize)]
pub(crate) struct BoardForm {
    /// In the order in which they are kept.
    pub(crate) regions: Vec<RegionPlace>,
    /// x, y, width and height.
    #[serde(rename = "box")]
    pub(crate) frame: [i32; 4],
    pub(crate) middle: Point,
}

/// The place of a region on a board.
#[derive(Debug, Clone, Copy, Deserialize)]
pub(crate) struct RegionPlace {
    pub(crate) at: Point,
    pub(crate) title: TitleSide,
}

/// Deck, discards and the other signs in the middle.
#[derive(Debug, Deserialize)]
pub(crate) struct MiddleForm {
    pub(crate) spacing: i32,
    pub(crate) sign: Point,
    pub(crate) count: Point,
    pub(crate) count_scale: f64,
}

/// A stack with at most so many pieces below its top one.
#[derive(Debug, Deserialize)]
pub(crate) struct StackForm {
    pub(crate) most: usize,
    pub(crate) top: Point,
    pub(crate) scale: f64,
    pub(crate) below_scale: f64,
    pub(crate) columns: usize,
    pub(crate) spacing: i32,
    pub(crate) rows: Vec<i32>,
}

/// The piece of a player.
#[derive(Debug, Deserialize)]
pub(crate) struct PieceForm {
    pub(crate) outline: String,
    pub(crate) emblem: String,
}

/// The shape of a King piece.
#[derive(Debug, Deserialize)]
pub(crate) struct CrownForm {
    pub(crate) plate: String,
    pub(crate) d: String,
    /// By player: how far below the middle of the piece, where that is not 0.
    raise: BTreeMap<String, i32>,
}

/// A card about its middle.
#[derive(Debug, Deserialize)]
pub(crate) struct CardForm {
    pub(crate) half: Point,
    pub(crate) round: i32,
    pub(crate) number: Point,
    pub(crate) number_scale: f64,
    pub(crate) cost: Point,
    pub(crate) cost_scale: f64,
    /// The radius of a cumal.
    pub(crate) coin: i32,
    pub(crate) array: ArrayForm,
    pub(crate) arrow: Point,
    pub(crate) arrow_d: String,
    pub(crate) back: String,
    pub(crate) place_d: String,
    pub(crate) stone_at: Point,
}

/// The room for an array.
#[derive(Debug, Deserialize)]
pub(crate) struct ArrayForm {
    pub(crate) at: Point,
    /// Its width and height.
    #[serde(rename = "box")]
    pub(crate) room: Point,
    /// At most.
    pub(crate) scale: f64,
}

/// A line about its middle, and how far the next one is.
#[derive(Debug, Deserialize)]
pub(crate) struct Glyph {
    pub(crate) advance: f64,
    pub(crate) d: String,
}

/// Symbols about their middles.
#[derive(Debug, Deserialize)]
pub(crate) struct Symbols {
    pub(crate) cumal: String,
    pub(crate) stone: String,
    pub(crate) stone_lines: String,
    pub(crate) cube: String,
    pub(crate) dagger: String,
    pub(crate) seal: String,
}

static SHAPES: LazyLock<Shapes> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/kings/shapes.json"))
        .expect("a test reads the file")
});

/// All shapes.
pub(crate) fn shapes() -> &'static Shapes {
    &SHAPES
}

impl RegionForm {
    /// The middle of a position, from the origin of its region.
    pub(crate) fn of(&self, position: Position) -> Point {
        self.positions[position.name()]
    }
}

impl Sides {
    pub(crate) const fn of(&self, side: TitleSide) -> Point {
        match side {
            TitleSide::Left => self.left,
            TitleSide::Right => self.right,
        }
    }
}

impl Shapes {
    /// The piece of a player.
    pub(crate) fn piece(&self, color: Color) -> &PieceForm {
        &self.players[color.name()]
    }
}

impl CrownForm {
    /// The place of the crown of a player, from the middle of the piece.
    pub(crate) fn at(&self, color: Color) -> Point {
        let y = self.raise.get(color.name()).copied().unwrap_or(0);
        Point::new(0, y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use seat_of_kings::{Rank, Region};

    #[test]
    fn skb2_the_file_is_whole_and_each_position_stands_between_two() {
        let shapes = shapes();
        for color in Color::ALL {
            assert!(shapes.piece(color).outline.ends_with('Z'));
            assert!(!shapes.piece(color).emblem.is_empty());
        }
        let at =
            |rank, number| Position::new(rank, number).map(|position| shapes.region.of(position));
        for (lower, upper) in Rank::ALL.into_iter().zip(Rank::ALL.into_iter().skip(1)) {
            for number in 1..=upper.size() {
                let [left, right] =
                    [number, number + 1].map(|each| at(lower, each).expect("in the rank"));
                let above = at(upper, number).expect("in the rank");
                assert_eq!(2 * above.x, left.x + right.x);
                assert!(above.y < left.y && left.y == right.y);
            }
        }
    }

    #[test]
    fn every_count_of_regions_and_every_height_has_its_form() {
        let shapes = shapes();
        for (count, board) in (1..).zip(&shapes.board) {
            assert_eq!(board.regions.len(), count);
        }
        for form in &shapes.stack {
            assert!(form.columns * form.rows.len() >= form.most);
        }
        assert!(shapes.stack.is_sorted_by_key(|form| form.most));
        let names = Region::ALL.map(|region| region.name().to_ascii_uppercase());
        let positions: String = Position::all().map(Position::name).collect();
        for glyph in (names.concat() + &positions).chars() {
            assert!(shapes.glyphs.contains_key(&glyph), "{glyph}");
        }
    }
}
