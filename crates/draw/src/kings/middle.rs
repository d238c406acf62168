//! The middle of the board: deck, discards, Starting Player, traitor.

use seat_of_kings::{Color, Public, Step};

use super::card::{back, plate};
use super::palette::{LAND_EDGE, MARK, STONE};
use super::primitives::{Anchor, form, glyphs, placed};
use super::region::form_of;
use super::shapes::shapes;
use super::stack::{Piece, PlacedPiece, drawn};
use crate::Point;
use crate::element::Element;

/// The scale of cards in the middle.
const CARD: f64 = 0.6;

/// The signs of the middle side by side, those that are there.
pub(crate) fn middle(public: &Public) -> Element {
    let players = public.options().players;
    let mut items = vec![deck(public), discards(public)];
    if !matches!(public.step(), Step::Lots) {
        items.push(starting(players.color(public.starting())));
    }
    items.extend(traitor(public));
    let (form, middle) = (&shapes().middle, form_of(public).middle);
    let count = items.len() as i32;
    let placed = items.into_iter().zip(0..).map(|(item, place)| {
        let x = middle.x + (2 * place - count + 1) * form.spacing / 2;
        let at = Point::new(x, middle.y);
        placed("kings-item", at, 1.0).with(item)
    });
    Element::group("kings-middle").with(placed)
}

fn count(number: u8) -> Element {
    let form = &shapes().middle;
    glyphs(
        &number.to_string(),
        form.count,
        form.count_scale,
        Anchor::Middle,
    )
}

/// Up to three backs, one upon the other, and how many cards there are.
fn deck(public: &Public) -> Vec<Element> {
    let (left, sign) = (public.deck_left(), shapes().middle.sign);
    let backs = (0..3)
        .rev()
        .filter(|&depth| depth < i32::from(left))
        .map(|depth| {
            let at = Point::new(sign.x + 22 * depth, sign.y - 22 * depth);
            placed("kings-card", at, CARD).with(back())
        });
    let none = (left == 0).then(nothing);
    backs.chain(none).chain([count(left)]).collect()
}

/// The discard pile with its number of cards. Which one is on top is not known, nor does it matter. Rule: SKC4
fn discards(public: &Public) -> Vec<Element> {
    let discards = public.discard().len();
    let pile = match discards {
        0 => nothing(),
        _ => placed("kings-card", shapes().middle.sign, CARD).with([plate()]),
    };
    vec![pile, count(discards as u8)]
}

/// The outline of a missing card.
fn nothing() -> Element {
    let plate = plate()
        .set("fill-opacity", "0")
        .set("stroke-dasharray", "60 50")
        .set("stroke-opacity", "0.6");
    placed("kings-none", shapes().middle.sign, CARD).with([plate])
}

/// The cube, and whose it is. Rule: SKR1
fn starting(color: Color) -> Vec<Element> {
    vec![
        placed("kings-cube", shapes().middle.sign, 1.1).with([cube()]),
        owner(color),
    ]
}

/// The Starting Player cube about its middle.
pub(crate) fn cube() -> Element {
    form(
        "kings-cube-sides",
        &shapes().signs.cube,
        MARK,
        LAND_EDGE,
        26,
    )
}

/// A dagger, on the card once that is seen, and who has it or may. Rule: SKT2, SKT3
fn traitor(public: &Public) -> Option<Vec<Element>> {
    let (seat, card) = match public.step() {
        Step::Traitor { seat, .. }
        | Step::TraitorCard { seat, .. }
        | Step::Activate { seat, .. } => (seat, None),
        Step::Promote { seat, .. } if public.is_round_played() => (seat, None),
        Step::Exchange { seat, card, .. } => (seat, Some(card)),
        _ => return None,
    };
    let sign = shapes().middle.sign;
    let card = card.map(|card| {
        let at = Point::new(-240, -480);
        let number = glyphs(&card.to_string(), at, 1.3, Anchor::Middle);
        placed("kings-card", sign, CARD).with([plate(), number])
    });
    let blade = form("kings-blade", &shapes().signs.dagger, STONE, MARK, 26);
    let (at, scale) = match card {
        Some(_) => (beside_number(sign), 0.72),
        None => (sign, 0.95),
    };
    let dagger = placed("kings-dagger", at, scale).with([blade]);
    let owner = owner(public.options().players.color(seat));
    Some(card.into_iter().chain([dagger, owner]).collect())
}

/// The place of a dagger beside the number of its card.
const fn beside_number(sign: Point) -> Point {
    Point::new(sign.x + 70, sign.y + 100)
}

fn owner(color: Color) -> Element {
    drawn(PlacedPiece {
        piece: Piece::Ordinary(color),
        at: shapes().middle.count,
        scale: 0.45,
    })
}
