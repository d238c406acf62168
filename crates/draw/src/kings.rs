//! A whole game of Seat of Kings as a drawing, from one perspective.

mod card;
mod middle;
mod palette;
mod panel;
mod primitives;
mod region;
mod shapes;
mod sheet;
mod stack;

#[cfg(test)]
mod layout_tests;

use game::{Moves, Seat};
use seat_of_kings::{Card, Decision, Deck, Positions, Public, Region, Step, View};
use view::Perspective;

use self::panel::{Cards, panel};
use crate::Point;
use crate::drawing::drawing;
use crate::element::Element;

pub(crate) use self::card::back as card_back;
pub use self::sheet::{Sheet, deck};

/// The default width in pixels.
const WIDTH_PX: u32 = 900;
/// Between panels, and from them to the edge.
const GAP: i32 = 60;
/// The height of the row with the cards of the seat that looks, and how large they are.
const OWN_HEIGHT: i32 = 2300;
const OWN_SCALES: [f64; 2] = [1.5, 1.1];

/// The drawing of a game as SVG, which stands alone, without a font.
///
/// There are the regions around the middle (deck, discards, Starting Player, traitor), and below them what each player has
/// before them: cumals, pieces in stock, King pieces, prisoners, cards. A stack shows its top piece large and those below it small,
/// from the lowest one on. Where the seat that decides can act is marked. The cards of the seat whose view it is are at the foot.
/// `title` is what a screen reader calls it. Every color can be set by class.
///
/// Rule: SKB1, SKB2, SKB4, SKF1, SKO4
pub fn kings(perspective: Perspective<'_>, title: &str) -> String {
    let public = perspective.public();
    let [x, y, width, board_height] = region::form_of(public).frame;
    let seats: Vec<_> = public.options().players.seats().collect();
    let below = y + board_height + GAP;
    let panels = seats.iter().zip(0..).map(|(&seat, place)| {
        let corner = Point::new(
            x + GAP + place % 2 * (panel::SIZE.x + GAP),
            below + place / 2 * (panel::SIZE.y + GAP),
        );
        panel(public, &cards_before(perspective, seat), seat, corner)
    });
    let rows = seats.len().div_ceil(2) as i32;
    let foot = below + rows * (panel::SIZE.y + GAP);
    let (own, foot) = match perspective {
        Perspective::Everything(_) | Perspective::Watcher(_) => (Vec::new(), foot),
        Perspective::Seat(view) => {
            let middle = Point::new(x + width / 2, foot + OWN_HEIGHT / 2);
            let own = panel::cards(public, &own_cards(view), OWN_SCALES, middle);
            (own, foot + OWN_HEIGHT + GAP)
        }
    };
    let height = foot - y;
    let height_px = i64::from(WIDTH_PX) * i64::from(height) / i64::from(width);
    let size = [WIDTH_PX.into(), height_px];
    drawing("kings", [x, y, width, height], size, title)
        .with([
            region::regions(public, marked(perspective)),
            middle::middle(public),
        ])
        .with(panels)
        .with([Element::group("kings-own").with(own)])
        .to_string()
}

/// The regions of a game for another drawing to show, and their height by their width.
pub(crate) fn regions_drawing(public: &Public) -> (Element, f64) {
    let frame = region::form_of(public).frame;
    shown(frame, region::regions(public, None))
}

/// A card for another drawing to show, and its height by its width.
pub(crate) fn card_drawing(deck: &Deck, card: Card) -> (Element, f64) {
    let Point { x, y } = card_half();
    let frame = [-x - GAP, -y - GAP, 2 * (x + GAP), 2 * (y + GAP)];
    let face = card_face(deck, card);
    shown(frame, Element::group("kings-card").with(face))
}

/// The face of a card about its middle.
pub(crate) fn card_face(deck: &Deck, card: Card) -> Vec<Element> {
    card::face(card, deck.print(card))
}

/// Half the width and the height of a card.
pub(crate) fn card_half() -> Point {
    shapes::shapes().card.half
}

/// A part of a drawing in its frame, and its height by its width.
fn shown(frame: [i32; 4], part: Element) -> (Element, f64) {
    let ratio = f64::from(frame[3]) / f64::from(frame[2]);
    let size = [frame[2], frame[3]];
    (drawing("kings", frame, size, "").with([part]), ratio)
}

fn own_cards(view: &View) -> Cards {
    let own = view.own();
    let seen = |cards: seat_of_kings::Cards| cards.by_number().into_iter().map(Some).collect();
    Cards {
        hand: seen(own.cards),
        aside: seen(own.aside),
    }
}

/// The cards in front of a seat, or their backs.
fn cards_before(perspective: Perspective<'_>, seat: Seat) -> Cards {
    let seen = |cards: seat_of_kings::Cards| cards.by_number().into_iter().map(Some);
    match (perspective, perspective.hand(seat)) {
        (Perspective::Everything(_), Some(hand)) => Cards {
            hand: seen(hand.cards).collect(),
            aside: seen(hand.aside).collect(),
        },
        // The own cards are drawn at the foot.
        _ => {
            let (hand, aside) = perspective.sizes(seat);
            Cards {
                hand: vec![None; hand.into()],
                aside: vec![None; aside.into()],
            }
        }
    }
}

/// The positions where the seat that decides can place, promote, exchange, garrison or keep a fort; `None` if that is hidden.
fn marked(perspective: Perspective<'_>) -> Option<(Region, Positions)> {
    let public = perspective.public();
    let region = match (public.garrison(), public.step()) {
        (Some(garrison), _) => garrison.region,
        (
            None,
            Step::Place { region, .. }
            | Step::Stone { region, .. }
            | Step::Promote { region, .. }
            | Step::Exchange { region, .. },
        ) => region,
        _ => return None,
    };
    let decisions = perspective.decisions()?;
    let positions = decisions.iter().filter_map(|decision| match decision {
        Decision::Place(position)
        | Decision::Promote(position)
        | Decision::Exchange(position)
        | Decision::Garrison(position)
        | Decision::KeepFort(position) => Some(position),
        _ => None,
    });
    Some((region, positions.collect()))
}
