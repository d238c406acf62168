//! A player aid: a game on one page.

use seat_of_kings::{Card, Deck, Public};
use view::RingfortsView;

use super::letters::{Face, Side, Style, points};
use super::lines::{LEADING, Lines};
use super::paper::{MARGIN, Paper};
use crate::board::{board_drawing, plain_drawing};
use crate::element::Element;
use crate::kings::{card_drawing, regions_drawing};

const INK: &str = "#1d1611";
const FAINT: &str = "#6b6252";
const HEADING: &str = "#7a2318";
const GOLD: &str = "#b98a2a";

/// The sizes of the text in points: the largest with which all of it fits is taken.
const SIZES: [f64; 12] = [
    12.5, 12.0, 11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0,
];
/// The step in which the columns are made longer until all of it fits, so that they end alike.
const STEP: f64 = 200.0;
/// Between the two columns, and between figures.
const GAP: f64 = 700.0;
/// Of the size of the text: clauses, the space after a passage, before a heading.
const SMALL: f64 = 0.72;
const AFTER: f64 = 0.28;
const BEFORE: f64 = 0.5;

/// The words and figures of a player aid.
pub struct Aid<'a> {
    /// The name of the game.
    pub title: &'a str,
    /// One sentence below it.
    pub hook: &'a str,
    /// The text, in the order in which it is read.
    pub blocks: &'a [Block],
    /// Beside each other, at the head of the second column.
    pub figures: &'a [Figure<'a>],
    /// The last line of the page.
    pub foot: &'a str,
}

/// Passages under a heading.
pub struct Block {
    /// The heading.
    pub name: String,
    /// In their order.
    pub passages: Vec<Passage>,
}

/// A passage, and the clauses behind it.
pub struct Passage {
    /// Its sentences.
    pub text: String,
    /// Such as `SH3 SH4`.
    pub clauses: String,
}

/// A picture and what it shows.
pub struct Figure<'a> {
    /// The picture.
    pub picture: Picture<'a>,
    /// The words that say what it shows.
    pub caption: String,
    /// Its share of the width, beside the others.
    pub share: u8,
}

/// A picture on a player aid.
#[derive(Debug, Clone, Copy)]
pub enum Picture<'a> {
    /// A board with the possible moves.
    Moves(&'a RingfortsView),
    /// A board without them.
    Board(&'a RingfortsView),
    /// The regions of a game.
    Regions(&'a Public),
    /// A card.
    Card(&'a Deck, Card),
}

/// A part of a column that is not broken, and the space before it.
struct Part {
    lines: Lines,
    before: f64,
    /// True if the next part stays below it.
    is_heading: bool,
}

/// A player aid as SVG, on one page of this paper.
pub fn aid(aid: &Aid<'_>, paper: Paper) -> String {
    let page = Layout::new(paper);
    let laid = SIZES.map(points).into_iter().find_map(|size| {
        let parts = page.parts(aid.blocks, size);
        let (figures, below) = page.figures(aid.figures, size);
        page.places(&parts, below, page.end)?;
        let steps = ((page.end - page.top) / STEP) as u32;
        let ends = (1..=steps).map(|step| page.top + STEP * f64::from(step));
        let mut ends = ends.chain([page.end]);
        let places = ends.find_map(|end| page.places(&parts, below, end))?;
        let lines = parts.iter().zip(places);
        let lines = lines.flat_map(|(part, at)| part.lines.drawn(at));
        Some(figures.into_iter().chain(lines).collect::<Vec<_>>())
    });
    let laid = laid.unwrap_or_default();
    paper
        .page(aid.title)
        .with(page.head(aid))
        .with(laid)
        .with([page.foot(aid.foot)])
        .to_string()
}

/// The measures of a page.
struct Layout {
    left: f64,
    column: f64,
    /// Where the columns begin and end.
    top: f64,
    end: f64,
    width: f64,
}

impl Layout {
    fn new(paper: Paper) -> Self {
        let [wide, high] = paper.size().map(f64::from);
        let left = f64::from(MARGIN);
        let width = wide - 2.0 * left;
        Self {
            left,
            column: (width - GAP) / 2.0,
            top: left + 2000.0,
            end: high - left - 450.0,
            width,
        }
    }

    /// The name of the game, the sentence below it, and a line.
    fn head(&self, aid: &Aid<'_>) -> Vec<Element> {
        let title = style(Face::Title, points(24.0), HEADING).within(aid.title, self.width);
        let hook = style(Face::Text, points(11.0), FAINT).within(aid.hook, self.width);
        let y = self.top - 430.0;
        vec![
            title.line(aid.title, [self.left, self.top - 1250.0], Side::Left),
            hook.line(aid.hook, [self.left, self.top - 650.0], Side::Left),
            rule(self.left, self.left + self.width, y),
        ]
    }

    fn foot(&self, foot: &str) -> Element {
        let small = style(Face::Text, points(6.5), FAINT).within(foot, self.width);
        let at = [self.left + self.width / 2.0, self.end + 430.0];
        small.line(foot, at, Side::Middle)
    }

    /// All passages in a size.
    fn parts(&self, blocks: &[Block], size: f64) -> Vec<Part> {
        let heading = style(Face::Bold, size * 1.08, HEADING);
        let text = style(Face::Text, size, INK);
        let clauses = style(Face::Text, size * SMALL, FAINT);
        let mut parts = Vec::new();
        for block in blocks {
            parts.push(Part {
                lines: Lines::new(&[(heading, &block.name)], self.column),
                before: size * BEFORE,
                is_heading: true,
            });
            for passage in &block.passages {
                // A passage may have paragraphs; its clauses are at the end of the last.
                let paragraphs: Vec<_> = passage.text.lines().collect();
                for (place, paragraph) in paragraphs.iter().enumerate() {
                    let is_last = place + 1 == paragraphs.len();
                    let end = if is_last { &passage.clauses } else { "" };
                    parts.push(Part {
                        lines: Lines::new(&[(text, paragraph), (clauses, end)], self.column),
                        before: size * AFTER,
                        is_heading: false,
                    });
                }
            }
        }
        parts
    }

    /// Where each part goes, if both columns end here and the second begins `below` the figures; `None` if they do not fit.
    fn places(&self, parts: &[Part], below: f64, end: f64) -> Option<Vec<[f64; 2]>> {
        let (mut x, mut y) = (self.left, self.top);
        let mut places = Vec::with_capacity(parts.len());
        for (place, part) in parts.iter().enumerate() {
            let next = parts.get(place + 1).filter(|_| part.is_heading);
            let with_next = next.map_or(0.0, |next| next.before + next.lines.height());
            let before = if y == self.top { 0.0 } else { part.before };
            if y + before + part.lines.height() + with_next > end {
                if x != self.left {
                    return None;
                }
                (x, y) = (self.right(), below);
            }
            y += if y == self.top { 0.0 } else { part.before };
            places.push([x, y]);
            y += part.lines.height();
        }
        (y <= end).then_some(places)
    }

    /// Where the second column begins.
    fn right(&self) -> f64 {
        self.left + self.column + GAP
    }

    /// The figures beside each other at the head of the second column, and where they end.
    fn figures(&self, figures: &[Figure<'_>], size: f64) -> (Vec<Element>, f64) {
        let (left, top) = (self.right(), self.top);
        let gaps = GAP / 2.0 * figures.len().saturating_sub(1) as f64;
        let shares: f64 = figures.iter().map(|figure| f64::from(figure.share)).sum();
        let caption = style(Face::Text, (size * 0.88).min(points(8.5)), FAINT);
        let (mut drawn, mut x, mut end) = (Vec::new(), left, top);
        for figure in figures {
            let width = (self.column - gaps) * f64::from(figure.share) / shares;
            let (picture, height) = drawn_picture(figure.picture, [x, top], width);
            let lines = Lines::new(&[(caption, &figure.caption)], width);
            drawn.push(picture);
            drawn.extend(lines.drawn([x, top + height + 100.0]));
            end = f64::max(end, top + height + 100.0 + lines.height());
            x += width + GAP / 2.0;
        }
        (drawn, end + size * (LEADING - 1.0))
    }
}

/// A picture at a place in a width, and its height.
fn drawn_picture(picture: Picture<'_>, [x, y]: [f64; 2], width: f64) -> (Element, f64) {
    let (drawing, ratio) = match picture {
        Picture::Moves(view) => (board_drawing(view, ""), 1.0),
        Picture::Board(view) => (plain_drawing(view, ""), 1.0),
        Picture::Regions(public) => regions_drawing(public),
        Picture::Card(deck, card) => card_drawing(deck, card),
    };
    let height = width * ratio;
    let drawing = drawing
        .set("x", x)
        .set("y", y)
        .set("width", width)
        .set("height", height);
    (drawing, height)
}

fn style(face: Face, size: f64, color: &'static str) -> Style {
    Style { face, size, color }
}

/// A golden line from one x to another.
fn rule(from: f64, to: f64, y: f64) -> Element {
    Element::path(&format!("M{from:.0} {y:.0}H{to:.0}"))
        .set("class", "print-rule")
        .set("stroke", GOLD)
        .set("stroke-width", 30)
        .set("fill", "none")
}
