//! The cards of a deck in the size of playing cards, to print and cut.

use seat_of_kings::{Card, Cards, Deck};

use super::letters::{Face, Side, Style, points};
use super::lines::Lines;
use super::paper::Paper;
use crate::Point;
use crate::element::Element;
use crate::kings::{card_back, card_face, card_half};

/// A poker card in units of a page.
const CARD: [i32; 2] = [6_300, 8_800];
/// Side by side, and above each other.
const ACROSS: i32 = 3;
const PER_PAGE: usize = 9;
/// From the edge of a card to its face, so that a cut that is not quite true spares it.
const WITHIN: i32 = 250;
/// The length of a cut mark, and its distance from the cards.
const MARK: i32 = 350;
const FROM_CARDS: i32 = 100;

const INK: &str = "#4a4430";
const CUT: &str = "#6b6252";

/// The words of the pages of a deck.
pub struct DeckPages<'a> {
    /// The title of the pages; it stands small at their head.
    pub title: &'a str,
    /// A line at their foot, such as that the deck is a reconstruction.
    pub note: &'a str,
    /// True if every second page has the backs of the one before it.
    pub has_backs: bool,
}

/// All 36 cards of a deck by number as pages of SVG, nine a page, with marks where to cut. Rule: SKC1, SKC3
pub fn deck_pages(deck: &Deck, words: &DeckPages<'_>, paper: Paper) -> Vec<String> {
    let cards = Cards::ALL.by_number();
    let mut pages = Vec::new();
    for cards in cards.chunks(PER_PAGE) {
        let faces = cards.iter().map(|&card| face(deck, card));
        pages.push(page(faces.collect(), words, paper));
        if words.has_backs {
            pages.push(page(cards.iter().map(|_| back()).collect(), words, paper));
        }
    }
    pages
}

fn page(cards: Vec<Element>, words: &DeckPages<'_>, paper: Paper) -> String {
    let [left, top] = corner(paper);
    let placed = cards.into_iter().zip(0..).map(|(card, place)| {
        let x = left + place % ACROSS * CARD[0] + CARD[0] / 2;
        let y = top + place / ACROSS * CARD[1] + CARD[1] / 2;
        card.set("transform", format!("translate({x} {y})"))
    });
    let small = Style {
        face: Face::Text,
        size: points(6.0),
        color: INK,
    };
    // Between the marks of the middle column, where nothing is cut.
    let [x, room] = [
        f64::from(left + CARD[0] + WITHIN),
        f64::from(CARD[0] - 2 * WITHIN),
    ];
    let foot = f64::from(top + ACROSS * CARD[1] + FROM_CARDS);
    let title = small.within(words.title, room);
    let title = title.line(
        words.title,
        [x, f64::from(top - 2 * FROM_CARDS)],
        Side::Left,
    );
    let note = Lines::new(&[(small, words.note)], room).drawn([x, foot]);
    paper
        .page(words.title)
        .with(placed)
        .with([marks(left, top), title])
        .with(note)
        .to_string()
}

/// The upper left corner of the cards.
fn corner(paper: Paper) -> [i32; 2] {
    let [width, height] = paper.size();
    [
        (width - ACROSS * CARD[0]) / 2,
        (height - ACROSS * CARD[1]) / 2,
    ]
}

/// Where to cut: short lines beyond the cards.
fn marks(left: i32, top: i32) -> Element {
    let [right, foot] = [left + ACROSS * CARD[0], top + ACROSS * CARD[1]];
    let mut d = String::new();
    for place in 0..=ACROSS {
        let [x, y] = [left + place * CARD[0], top + place * CARD[1]];
        let [above, below] = [top - FROM_CARDS - MARK, foot + FROM_CARDS];
        let [before, after] = [left - FROM_CARDS - MARK, right + FROM_CARDS];
        d.push_str(&format!("M{x} {above}v{MARK}M{x} {below}v{MARK}"));
        d.push_str(&format!("M{before} {y}h{MARK}M{after} {y}h{MARK}"));
    }
    Element::path(&d)
        .set("class", "print-cut")
        .set("stroke", CUT)
        .set("stroke-width", 9)
        .set("fill", "none")
}

fn face(deck: &Deck, card: Card) -> Element {
    let name = deck.print(card).name.as_deref().map(|name| {
        let style = Style {
            face: Face::Text,
            size: points(8.0),
            color: INK,
        };
        let room = f64::from(CARD[0] - 4 * WITHIN);
        let at = [0.0, f64::from(CARD[1] / 2 - 2 * WITHIN)];
        style.within(name, room).line(name, at, Side::Middle)
    });
    Element::group("print-card")
        .with([inside(card_face(deck, card))])
        .with(name)
}

fn back() -> Element {
    Element::group("print-back").with([inside(card_back())])
}

/// A drawing of a card as large as it fits into one.
fn inside(drawn: Vec<Element>) -> Element {
    let half: Point = card_half();
    let room = CARD.map(|length| f64::from(length / 2 - WITHIN));
    let scale = (room[0] / f64::from(half.x)).min(room[1] / f64::from(half.y));
    Element::group("")
        .set("transform", format!("scale({scale:.4})"))
        .with(drawn)
}
