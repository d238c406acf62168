//! The panel of a player: the Rath card with cumals and prisoners, the stock, and the cards.

use game::Seat;
use seat_of_kings::{Card, Color, Public, Step};

use super::card::{back, cumal, face};
use super::middle::cube;
use super::palette::{INK, LAND, LAND_EDGE, LEGAL};
use super::primitives::{Anchor, form, glyphs, placed, rectangle};
use super::stack::{Piece, PlacedPiece, drawn};
use crate::Point;
use crate::element::Element;

/// The width and height of a panel.
pub(crate) const SIZE: Point = Point::new(5360, 2300);
/// The middle of the line of signs, and where the first one is.
const SIGNS: Point = Point::new(520, 430);
/// The middle of the cards.
const CARDS_Y: i32 = 1500;
/// The scales of cards of the hand and of those set aside.
const SCALES: [f64; 2] = [0.86, 0.6];
/// The gaps between two cards, and between the hand and the cards set aside.
const GAPS: [i32; 2] = [60, 170];

/// The cards of a seat as somebody sees them: each by number, or face down.
pub(crate) struct Cards {
    pub(crate) hand: Vec<Option<Card>>,
    pub(crate) aside: Vec<Option<Card>>,
}

/// The panel of a seat with its upper left corner at a point; a thick frame says that it decides.
pub(crate) fn panel(public: &Public, before: &Cards, seat: Seat, corner: Point) -> Element {
    let decides = public.decides() == Some(seat) && !matches!(public.step(), Step::Over(_));
    let half = Point::new(SIZE.x / 2, SIZE.y / 2);
    let [color, width] = if decides {
        [LEGAL, "60"]
    } else {
        [LAND_EDGE, "20"]
    };
    let plate = rectangle("kings-panel-plate", half, half, 160)
        .set("fill", LAND)
        .set("stroke", color)
        .set("stroke-width", width);
    let cards = cards(public, before, SCALES, Point::new(half.x, CARDS_Y));
    placed("kings-panel", corner, 1.0)
        .with([plate])
        .with(signs(public, seat))
        .with(cards)
}

/// The sign of its player, then each kind of possession with its number. Rule: SKB3, SKB5
fn signs(public: &Public, seat: Seat) -> Vec<Element> {
    let players = public.options().players;
    let color = players.color(seat);
    let mut row = Row {
        x: SIGNS.x,
        signs: Vec::new(),
    };
    row.add(piece(Piece::Ordinary(color), row.at(), 0.95), 760);
    if public.starting() == seat && !matches!(public.step(), Step::Lots) {
        row.add(placed("kings-cube", row.at(), 0.8).with([cube()]), 640);
    }
    row.counted(
        placed("kings-cost", row.at(), 1.35).with(cumal()),
        public.cumals(seat),
    );
    row.counted(
        piece(Piece::Ordinary(color), row.at(), 0.5),
        public.stock(seat).into(),
    );
    row.counted(
        piece(Piece::King(color), row.at(), 0.5),
        public.king_pieces(seat).into(),
    );
    for owner in players.seats() {
        let held = public.prisoners(seat, owner);
        if held > 0 {
            row.counted(prisoner(players.color(owner), row.at()), held.into());
        }
    }
    row.signs
}

/// Signs one beside the other.
struct Row {
    /// The middle of the next sign.
    x: i32,
    signs: Vec<Element>,
}

impl Row {
    const fn at(&self) -> Point {
        Point::new(self.x, SIGNS.y)
    }

    /// A sign, and how far the next is.
    fn add(&mut self, sign: Element, advance: i32) {
        self.signs.push(sign);
        self.x += advance;
    }

    /// A sign with its number.
    fn counted(&mut self, sign: Element, count: u32) {
        let number = count.to_string();
        let at = Point::new(self.x + 230, SIGNS.y);
        self.signs.push(glyphs(&number, at, 1.1, Anchor::Left));
        self.add(sign, 560 + 170 * number.len() as i32);
    }
}

fn piece(piece: Piece, at: Point, scale: f64) -> Element {
    drawn(PlacedPiece { piece, at, scale })
}

/// A piece behind bars.
fn prisoner(color: Color, at: Point) -> Element {
    let bars = "M-260 -300V300M-90 -300V300M90 -300V300M260 -300V300";
    let bars = form("kings-bars", bars, "none", INK, 34);
    let held = piece(Piece::Ordinary(color), Point::new(0, 0), 0.85);
    placed("kings-prisoner", at, 0.55).with([held, bars])
}

/// Cards side by side about a point: the hand, then smaller what is set aside.
pub(crate) fn cards(
    public: &Public,
    cards: &Cards,
    scales: [f64; 2],
    middle: Point,
) -> Vec<Element> {
    let hand = cards.hand.iter().map(|&card| (card, scales[0]));
    let aside = cards.aside.iter().map(|&card| (card, scales[1]));
    let all: Vec<_> = hand.chain(aside).collect();
    let wide = |scale: f64| (scale * 1000.0) as i32;
    let gap = |place: usize| GAPS[usize::from(place == cards.hand.len())];
    let gaps: i32 = (1..all.len()).map(gap).sum();
    let width = gaps + all.iter().map(|&(_, scale)| wide(scale)).sum::<i32>();
    let mut x = middle.x - width / 2;
    let mut drawn = Vec::new();
    for (place, (card, scale)) in all.into_iter().enumerate() {
        if place > 0 {
            x += gap(place);
        }
        let at = Point::new(x + wide(scale) / 2, middle.y);
        let shown = match card {
            Some(card) => face(card, public.options().deck.print(card)),
            None => back(),
        };
        drawn.push(placed("kings-card", at, scale).with(shown));
        x += wide(scale);
    }
    drawn
}
