//! All cards of a deck on one sheet to print.

use seat_of_kings::{Card, Cards, Deck};

use super::card::face;
use super::palette::INK;
use super::primitives::placed;
use super::shapes::shapes;
use crate::Point;
use crate::drawing::drawing;
use crate::element::Element;

/// Cards side by side.
const COLUMNS: i32 = 6;
/// Between two cards, and around all.
const GAP: i32 = 70;
/// The height of the title and of each note above the cards.
const HEAD: i32 = 270;
const NOTE: i32 = 130;
/// The width in millimeters; with three notes the height is 265, so it fits on a page of A4 and of US letter.
const WIDTH_MM: i32 = 180;
/// Longer names are cut.
const NAME_LENGTH: usize = 24;

/// The texts on a sheet of cards.
pub struct Sheet<'a> {
    /// The name and the kind of the deck.
    pub title: &'a str,
    /// Lines below it, three at most, such as that the deck is a reconstruction.
    pub notes: &'a [String],
}

/// All 36 cards of a deck by number as SVG: one sheet to print and cut that fits on a page of A4 or US letter. Rule: SKC1, SKC3
///
/// It is the only drawing with words, which appear in whatever font is available.
pub fn deck(deck: &Deck, sheet: &Sheet<'_>) -> String {
    let half = shapes().card.half;
    let [wide, high] = [2 * half.x + GAP, 2 * half.y + GAP];
    let rows = Card::COUNT as i32 / COLUMNS;
    let head_height = HEAD + NOTE * sheet.notes.len() as i32;
    let [width, height] = [COLUMNS * wide + GAP, head_height + rows * high + GAP];
    let cards = Cards::ALL.by_number().into_iter().zip(0..);
    let cards = cards.map(|(card, place)| {
        let at = Point::new(
            GAP + half.x + place % COLUMNS * wide,
            head_height + GAP + half.y + place / COLUMNS * high,
        );
        placed("kings-card", at, 1.0)
            .with(face(card, deck.print(card)))
            .with(name(deck, card))
    });
    let height_mm = (WIDTH_MM * height + width - 1) / width;
    let size = [WIDTH_MM, height_mm].map(|length| format!("{length}mm"));
    drawing("kings", [0, 0, width, height], size, sheet.title)
        .with(head(sheet))
        .with(cards)
        .to_string()
}

/// The title, and the notes below it.
fn head(sheet: &Sheet<'_>) -> Vec<Element> {
    let title = text(sheet.title, Point::new(GAP, 210), 180);
    let notes = sheet.notes.iter().zip(0..).map(|(note, line)| {
        let y = HEAD + 70 + NOTE * line;
        text(note, Point::new(GAP, y), 110)
    });
    [title].into_iter().chain(notes).collect()
}

/// The name of a card at its foot, if it has one.
fn name(deck: &Deck, card: Card) -> Option<Element> {
    let name = deck.print(card).name.as_ref()?;
    let cut: String = match name.chars().count() {
        0..=NAME_LENGTH => name.clone(),
        _ => name.chars().take(NAME_LENGTH - 1).chain(['…']).collect(),
    };
    let at = Point::new(0, shapes().card.half.y - 36);
    Some(text(&cut, at, 62).set("text-anchor", "middle"))
}

fn text(words: &str, at: Point, size: i32) -> Element {
    Element::new("text")
        .set("x", at.x)
        .set("y", at.y)
        .set("font-family", "Georgia, 'Times New Roman', serif")
        .set("font-size", size)
        .set("fill", INK)
        .saying(words)
}
