//! A blank score sheet: the games of matches, one a row.

use super::letters::{Face, Side, Style, points};
use super::paper::{MARGIN, Paper};
use crate::element::Element;

const INK: &str = "#1d1611";
const FAINT: &str = "#6b6252";
const TITLE: &str = "#7a2318";

/// The height of a row, of the two rows of heads, and between matches.
const ROW: i32 = 760;
const HEAD: i32 = 1100;
const BETWEEN: i32 = 330;
/// The width of the first column.
const FIRST: i32 = 2100;
/// The most that a text takes of its cell.
const ROOM: i32 = 120;

/// The words of a score sheet.
pub struct ScoreSheet<'a> {
    /// The name of the game.
    pub title: &'a str,
    /// The fields to fill in above, such as names and the date.
    pub fields: &'a [String],
    /// After the first.
    pub columns: &'a [Column],
    /// The first cell of each row of a match.
    pub rows: &'a [String],
}

/// A column, or several under one head.
pub struct Column {
    /// Its head.
    pub name: String,
    /// The heads of its parts; none if it is one column.
    pub parts: Vec<String>,
}

impl Column {
    fn count(&self) -> i32 {
        self.parts.len().max(1) as i32
    }
}

/// A blank score sheet as SVG, with as many matches as fit on a page of this paper.
pub fn score_sheet(sheet: &ScoreSheet<'_>, paper: Paper) -> String {
    let [width, height] = paper.size();
    let title = style(Face::Title, points(20.0), TITLE);
    let top = MARGIN + 700;
    let across = f64::from(width - 2 * MARGIN);
    let fields = fields(sheet.fields, top + 1150, width);
    let first = top + 1700;
    let block = ROW * sheet.rows.len() as i32;
    let room = height - MARGIN - first - HEAD;
    let count = (room + BETWEEN) / (block + BETWEEN);
    let grid = Grid::new(sheet, width);
    let matches = (0..count).flat_map(|place| {
        let y = first + HEAD + place * (block + BETWEEN);
        grid.rows(sheet.rows, y)
    });
    paper
        .page(sheet.title)
        .with([title.within(sheet.title, across).line(
            sheet.title,
            [MARGIN, top].map(f64::from),
            Side::Left,
        )])
        .with(fields)
        .with(grid.heads(sheet.columns, first))
        .with(matches)
        .to_string()
}

/// The fields to fill in above: words, each with a line after it.
fn fields(fields: &[String], y: i32, width: i32) -> Vec<Element> {
    let count = fields.len().max(1) as i32;
    let each = (width - 2 * MARGIN) / count;
    let label = style(Face::Text, points(10.0), INK);
    let drawn = fields.iter().zip(0..).flat_map(|(field, place)| {
        let x = MARGIN + place * each;
        let label = label.within(field, f64::from(each) * 0.6);
        let from = x + label.width(field) as i32 + 150;
        [
            label.line(field, [x, y].map(f64::from), Side::Left),
            line(&format!("M{from} {}H{}", y + 60, x + each - 300), 15),
        ]
    });
    drawn.collect()
}

/// Where the columns are.
struct Grid {
    /// Where each begins, the first one included, and where the last one ends.
    edges: Vec<i32>,
}

impl Grid {
    fn new(sheet: &ScoreSheet<'_>, width: i32) -> Self {
        let count: i32 = sheet.columns.iter().map(Column::count).sum();
        let all = width - 2 * MARGIN - FIRST;
        let edges = (0..=count).map(|place| MARGIN + FIRST + all * place / count.max(1));
        let edges = [MARGIN].into_iter().chain(edges).collect();
        Self { edges }
    }

    /// The heads of the columns, in two rows.
    fn heads(&self, columns: &[Column], top: i32) -> Vec<Element> {
        let name = style(Face::Bold, points(9.5), INK);
        let part = style(Face::Text, points(8.5), INK);
        let mut heads = Vec::new();
        let mut at = 1;
        for column in columns {
            let ends = [at, at + column.count() as usize];
            heads.push(self.cell(&column.name, name, ends, top + 420));
            for (text, place) in column.parts.iter().zip(at..) {
                heads.push(self.cell(text, part, [place, place + 1], top + 920));
            }
            at = ends[1];
        }
        heads
    }

    /// A text in the middle of the columns from one to before another.
    fn cell(&self, text: &str, style: Style, [from, to]: [usize; 2], y: i32) -> Element {
        let [left, right] = [from, to].map(|place| self.edges[place]);
        let style = style.within(text, f64::from(right - left - ROOM));
        let at = [(left + right) / 2, y].map(f64::from);
        style.line(text, at, Side::Middle)
    }

    /// The rows of a match, the last of which is its total.
    fn rows(&self, rows: &[String], top: i32) -> Vec<Element> {
        let (left, right) = (MARGIN, self.edges.last().copied().unwrap_or(MARGIN));
        let foot = top + ROW * rows.len() as i32;
        let text = style(Face::Text, points(9.0), INK);
        let total = style(Face::Bold, points(9.0), INK);
        let upright = self.edges.iter().map(|x| format!("M{x} {top}V{foot}"));
        let level =
            (0..=rows.len() as i32).map(|row| format!("M{left} {}H{right}", top + row * ROW));
        let ruled: String = upright.chain(level).collect();
        let mut drawn = vec![line(&ruled, 12)];
        for (name, row) in rows.iter().zip(1..) {
            let is_total = row == rows.len() as i32 && rows.len() > 1;
            let style = if is_total { total } else { text };
            drawn.push(self.cell(name, style, [0, 1], top + row * ROW - 250));
        }
        let heavy = foot - ROW;
        if rows.len() > 1 {
            drawn.push(line(&format!("M{left} {heavy}H{right}"), 40));
        }
        drawn
    }
}

fn style(face: Face, size: f64, color: &'static str) -> Style {
    Style { face, size, color }
}

fn line(d: &str, width: i32) -> Element {
    Element::path(d)
        .set("class", "print-rule")
        .set("stroke", FAINT)
        .set("stroke-width", width)
        .set("fill", "none")
}
