//! Cards: their faces, with the array as bricks, and their backs.

use seat_of_kings::{Card, Print, Spot};

use super::palette::{
    BACK, BACK_LINE, COIN, COIN_EDGE, GREY, GREY_EDGE, GREY_INK, INK, PAPER, PAPER_EDGE, SPOT,
    SPOT_EDGE, STONE, STONE_EDGE,
};
use super::primitives::{Anchor, circle, form, glyphs, line, placed, rectangle};
use super::shapes::shapes;
use crate::Point;
use crate::element::Element;

/// The distance of ranks and neighbors in an array, before it is scaled.
const PITCH: i32 = 1000;

/// A position of an array in its place on a card.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlacedSpot {
    pub(crate) spot: Spot,
    pub(crate) is_placement: bool,
    /// The middle of its brick.
    pub(crate) at: Point,
}

/// The positions of an array about its middle, and their scale: as large as there is room. Rule: SKC1
pub(crate) fn laid_array(print: &Print) -> (Vec<PlacedSpot>, f64) {
    let placed = print.place.iter().map(|&spot| (spot, true));
    let grey = print.grey.iter().map(|&spot| (spot, false));
    let spots: Vec<_> = placed.chain(grey).collect();
    let points: Vec<_> = spots.iter().map(|&(spot, _)| point(spot)).collect();
    let [left, right] = ends(points.iter().map(|point| point.x));
    let [top, foot] = ends(points.iter().map(|point| point.y));
    let form = &shapes().card.array;
    let room = |room: i32, size: i32| {
        (f64::from(room) / f64::from(size + PITCH) * 1000.0).floor() / 1000.0
    };
    let scale = room(form.room.x, right - left)
        .min(room(form.room.y, foot - top))
        .min(form.scale);
    let place = |at: i32, low: i32, high: i32, middle: i32| {
        let from_middle = f64::from(2 * at - low - high) / 2.0;
        (f64::from(middle) + from_middle * scale + 0.5).floor() as i32
    };
    let laid = spots
        .iter()
        .zip(&points)
        .map(|(&(spot, is_placement), point)| PlacedSpot {
            spot,
            is_placement,
            at: Point::new(
                place(point.x, left, right, form.at.x),
                place(point.y, top, foot, form.at.y),
            ),
        });
    (laid.collect(), scale)
}

/// A position of an array relative to the others: each rank begins half a brick further right.
fn point(Spot { rank, shift }: Spot) -> Point {
    let height = i32::from(5 - rank.size());
    Point::new(
        PITCH * i32::from(shift) + PITCH / 2 * height,
        -PITCH * height,
    )
}

fn ends(numbers: impl Iterator<Item = i32> + Clone) -> [i32; 2] {
    [numbers.clone().min(), numbers.max()].map(Option::unwrap_or_default)
}

/// The paper of a card about its middle.
pub(crate) fn plate() -> Element {
    let card = &shapes().card;
    rectangle("kings-plate", Point::ORIGIN, card.half, card.round)
        .set("fill", PAPER)
        .set("stroke", PAPER_EDGE)
        .set("stroke-width", 20)
}

/// The back of a card about its middle.
pub(crate) fn back() -> Vec<Element> {
    let card = &shapes().card;
    let within = Point::new(card.half.x - 70, card.half.y - 70);
    let back = rectangle("kings-back", Point::ORIGIN, card.half, card.round)
        .set("fill", BACK)
        .set("stroke", PAPER_EDGE)
        .set("stroke-width", 20);
    let frame = rectangle("kings-back-line", Point::ORIGIN, within, card.round - 30)
        .set("fill", "none")
        .set("stroke", BACK_LINE)
        .set("stroke-width", 20);
    vec![
        back,
        frame,
        line("kings-back-sign", &card.back, BACK_LINE, 20),
    ]
}

/// The face of a card about its middle: number, Activation Cost, and the array or a Stone. Rule: SKC1
pub(crate) fn face(card: Card, print: &Print) -> Vec<Element> {
    let shape = &shapes().card;
    let number = glyphs(
        &card.to_string(),
        shape.number,
        shape.number_scale,
        Anchor::Left,
    );
    let cost = glyphs(
        &print.cost_cumals.to_string(),
        Point::ORIGIN,
        shape.cost_scale,
        Anchor::Middle,
    );
    let cost = placed("kings-cost", shape.cost, 1.0)
        .with(coin())
        .with([cost]);
    let number = Element::group("kings-number").with([number]);
    let mut face = vec![plate(), number, cost];
    if print.is_stone() {
        face.push(stone());
    } else {
        face.extend(array(print));
    }
    face
}

/// A cumal with its sign, a head with horns, since a cumal was a value in cows.
pub(crate) fn cumal() -> Vec<Element> {
    let sign = line("kings-coin-sign", &shapes().signs.cumal, COIN_EDGE, 18);
    coin().into_iter().chain([sign]).collect()
}

/// A cumal about its middle, with room for a number.
fn coin() -> [Element; 2] {
    let radius = shapes().card.coin;
    let coin = circle("kings-coin", Point::ORIGIN, radius)
        .set("fill", COIN)
        .set("stroke", COIN_EDGE)
        .set("stroke-width", 18);
    let rim = circle("kings-coin-line", Point::ORIGIN, radius - 22)
        .set("fill", "none")
        .set("stroke", COIN_EDGE)
        .set("stroke-opacity", "0.5")
        .set("stroke-width", 8);
    [coin, rim]
}

/// A Stone of Destiny.
fn stone() -> Element {
    let signs = &shapes().signs;
    placed("kings-destiny", shapes().card.stone_at, 1.05).with([
        form("kings-stone", &signs.stone, STONE, STONE_EDGE, 26),
        line("kings-stone-lines", &signs.stone_lines, STONE_EDGE, 24),
    ])
}

/// The bricks of an array, and the arrow that says that it is shifted left and right. Rule: SKC2
fn array(print: &Print) -> Vec<Element> {
    let shape = &shapes().card;
    let (spots, scale) = laid_array(print);
    let bricks = spots.into_iter().map(|spot| brick(spot, scale));
    let arrow = placed("kings-arrow", shape.arrow, 1.0).with([line("", &shape.arrow_d, INK, 26)]);
    bricks.chain([arrow]).collect()
}

/// A brick with its rank; an arrow points into it if a piece is placed there, and it is grey if not.
fn brick(laid: PlacedSpot, scale: f64) -> Element {
    let half = shapes().region.half;
    let plate = rectangle(
        "kings-spot-plate",
        Point::ORIGIN,
        Point::new(half, half),
        shapes().region.round,
    );
    let rank = laid.spot.rank.letter().to_string();
    if laid.is_placement {
        let plate = plate
            .set("fill", SPOT)
            .set("stroke", SPOT_EDGE)
            .set("stroke-width", 48);
        let arrow = line("", &shapes().card.place_d, INK, 64);
        let arrow = placed("kings-into", Point::new(0, -230), 1.0).with([arrow]);
        let rank = glyphs(&rank, Point::new(0, 170), 1.9, Anchor::Middle);
        return placed("kings-spot kings-place", laid.at, scale).with([plate, arrow, rank]);
    }
    let plate = plate
        .set("fill", GREY)
        .set("stroke", GREY_EDGE)
        .set("stroke-width", 36)
        .set("stroke-dasharray", "110 70");
    let rank = glyphs(&rank, Point::ORIGIN, 1.8, Anchor::Middle).set("stroke", GREY_INK);
    placed("kings-spot kings-grey", laid.at, scale).with([plate, rank])
}
