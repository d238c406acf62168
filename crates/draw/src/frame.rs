//! The contents of the frame of a board: letters and numbers, the counts of rows, the seats of doubles.

use ringforts::Color;
use view::RingfortsView;

use crate::Point;
use crate::element::Element;
use crate::look::{BOARD, look};
use crate::palette::{COORDINATE, COORDINATE_OPEN, FRAME_LINE, seat_colors};
use crate::point::PITCH;
use crate::shapes::signs;

/// The letters at the foot of the board and the numbers at its left.
pub(crate) fn coordinates() -> Element {
    let look = &look().coordinates;
    let letters = ('A'..='G').zip(0..).map(|(letter, column)| {
        let at = Point::from((PITCH * column, BOARD + look.beyond));
        glyph(letter, at, look.scale)
    });
    let numbers = ('1'..='7').zip(0..).map(|(number, row)| {
        let at = Point::from((-look.beyond, BOARD - PITCH * row));
        glyph(number, at, look.scale)
    });
    lines("tara-coordinates", COORDINATE, look.line)
        .with(letters)
        .with(numbers)
}

/// The counts of every row across the board from its letter or number. Those of the color to move are first, and bold; the
/// rows in which it may build are lit. If none is asked, Red's are first. Rule: PC3
pub(crate) fn counts(view: &RingfortsView, mover: Option<Color>) -> Option<Element> {
    let beyond = look().coordinates.beyond;
    let first = mover.unwrap_or(Color::Red).index();
    let qualified = mover.and(view.qualified.as_deref()).unwrap_or_default();
    let line = look().coordinates.line;
    let widths = [if mover.is_some() { line + 8 } else { line / 2 }, line / 2];
    let pairs = view.rows.as_ref()?.iter().map(|(row, counts)| {
        let along = row as i32;
        let at = match row {
            'A'..='G' => (PITCH * (along - 'A' as i32), -beyond),
            _ => (BOARD + beyond, BOARD - PITCH * (along - '1' as i32)),
        };
        let color = if qualified.contains(row) {
            COORDINATE_OPEN
        } else {
            COORDINATE
        };
        pair(
            [counts[first], counts[1 - first]],
            widths,
            Point::from(at),
            color,
        )
    });
    Some(Element::group("tara-counts").with(pairs))
}

/// Two numbers of one digit, each with the width of its line, and a colon between them.
fn pair(counts: [u8; 2], widths: [i32; 2], at: Point, color: &str) -> Element {
    const SCALE: f64 = 0.55;
    let digit = |which: usize, x| {
        let at = Point::new(at.x + x, at.y);
        let digit = char::from_digit(counts[which].into(), 10).expect("a row has seven hills");
        lines("tara-count", color, widths[which]).with([glyph(digit, at, SCALE)])
    };
    let colon = Element::path(&format!("M{} {}v0m0 56v0", at.x, at.y - 28));
    let colon = lines("tara-count", color, widths[1]).with([colon]);
    Element::new("g").with([digit(0, -78), colon, digit(1, 78)])
}

/// The letters of the seats of doubles, each in the middle of its edge on the form of its side. Rule: SHD1
pub(crate) fn seats() -> Element {
    let beyond = look().seat.beyond;
    let (across, up) = (PITCH * 7 / 2, PITCH * 5 / 2);
    Element::group("tara-seats").with([
        seat('S', Color::Red, Point::new(across, BOARD + beyond)),
        seat('W', Color::Blue, Point::new(-beyond, up)),
        seat('N', Color::Red, Point::new(across, -beyond)),
        seat('E', Color::Blue, Point::new(BOARD + beyond, up)),
    ])
}

fn seat(letter: char, color: Color, at: Point) -> Element {
    let form = match color {
        Color::Red => &look().seat.lozenge,
        Color::Blue => &look().seat.disc,
    };
    let [fill, ink] = seat_colors(color);
    let plate = Element::path(form)
        .set("class", "tara-seat-plate")
        .set("fill", fill)
        .set("stroke", FRAME_LINE)
        .set("stroke-width", 18);
    let look = &look().coordinates;
    let sign = lines("tara-seat-letter", ink, look.line);
    Element::group(&format!("tara-seat tara-side-{}", color.index()))
        .set("transform", format!("translate({} {})", at.x, at.y))
        .with([plate, sign.with([glyph(letter, Point::ORIGIN, look.scale)])])
}

/// A letter or a digit about a point.
fn glyph(glyph: char, at: Point, scale: f64) -> Element {
    Element::path(&signs().glyphs[&glyph]).set(
        "transform",
        format!("translate({} {}) scale({scale})", at.x, at.y),
    )
}

/// A group of glyphs with their color and the width of their lines.
fn lines(class: &str, color: &str, width: i32) -> Element {
    Element::group(class)
        .set("fill", "none")
        .set("stroke", color)
        .set("stroke-width", width)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
}
