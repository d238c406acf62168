//! Pieces and stacks: which piece lies where, and how it is drawn.

use seat_of_kings::Color;

use super::palette::{BRICK_EDGE, HOLLOW, PAPER, piece};
use super::primitives::{Anchor, circle, form, glyphs, line, placed, rectangle};
use super::shapes::{StackForm, shapes};
use crate::Point;
use crate::element::Element;

/// A piece of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Piece {
    Ordinary(Color),
    King(Color),
}

/// A piece in its place about the middle of its position.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlacedPiece {
    pub(crate) piece: Piece,
    pub(crate) at: Point,
    pub(crate) scale: f64,
}

/// A stack laid out.
pub(crate) struct PlacedStack {
    pub(crate) top: PlacedPiece,
    /// From the lowest one on.
    pub(crate) below: Vec<PlacedPiece>,
    pub(crate) hidden: Option<HiddenPieces>,
    /// True if the two pieces on top are of one player. Rule: SKF1
    pub(crate) is_fort: bool,
}

/// The lowest pieces of a tall stack, drawn as a number.
pub(crate) struct HiddenPieces {
    pub(crate) count: usize,
    pub(crate) at: Point,
    pub(crate) scale: f64,
}

impl Piece {
    /// The color of its player.
    pub(crate) const fn color(self) -> Color {
        match self {
            Self::Ordinary(color) | Self::King(color) => color,
        }
    }
}

impl PlacedStack {
    /// A stack given from the bottom up; `None` without a piece. Rule: SKB4
    pub(crate) fn new(pieces: &[Piece]) -> Option<Self> {
        let (&piece, below) = pieces.split_last()?;
        let stacks = &shapes().stack;
        let fitting = stacks.iter().find(|form| below.len() <= form.most);
        let form = fitting.or(stacks.last())?;
        let scale = match piece {
            Piece::Ordinary(_) => form.scale,
            Piece::King(_) => rounded(form.scale * shapes().king_scale),
        };
        let (at, is_fort) = (form.top, below.last() == Some(&piece));
        let (below, hidden) = laid_below(form, below);
        Some(Self {
            top: PlacedPiece { piece, at, scale },
            below,
            hidden,
            is_fort,
        })
    }

    /// The stack as it is drawn.
    pub(crate) fn drawn(&self) -> Vec<Element> {
        let hidden = self.hidden.as_ref().map(|hidden| {
            let count = hidden.count.to_string();
            glyphs(&count, hidden.at, hidden.scale, Anchor::Middle)
        });
        let fort = self.is_fort.then(|| wall(self.top));
        let below = self.below.iter().map(|&laid| drawn(laid));
        below
            .chain(hidden)
            .chain([drawn(self.top)])
            .chain(fort)
            .collect()
    }
}

/// The pieces below the top one; of more than there is room for, the lowest are a number in the first place.
fn laid_below(form: &StackForm, below: &[Piece]) -> (Vec<PlacedPiece>, Option<HiddenPieces>) {
    let places = places_below(form, below.len().min(form.most));
    let shown = if below.len() > form.most {
        form.most - 1
    } else {
        below.len()
    };
    let count = below.len() - shown;
    let hidden = (count > 0).then(|| HiddenPieces {
        count,
        at: places[0],
        scale: rounded(form.below_scale * 2.0),
    });
    let seen = below[count..].iter().zip(&places[usize::from(count > 0)..]);
    let laid = seen.map(|(&piece, &at)| PlacedPiece {
        piece,
        at,
        scale: form.below_scale,
    });
    (laid.collect(), hidden)
}

/// The places of `count` pieces below the top one, row by row, each row centered.
fn places_below(form: &StackForm, count: usize) -> Vec<Point> {
    let row = |(row, &y): (usize, &i32)| {
        let here = count.saturating_sub(row * form.columns).min(form.columns) as i32;
        (0..here).map(move |column| Point::new((2 * column - here + 1) * form.spacing / 2, y))
    };
    form.rows.iter().enumerate().flat_map(row).collect()
}

/// A number with at most three digits behind the point, as both languages write it.
fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// A piece in its place.
pub(crate) fn drawn(PlacedPiece { piece, at, scale }: PlacedPiece) -> Element {
    let class = format!("kings-piece kings-{}", piece.color());
    placed(&class, at, scale).with(parts(piece))
}

/// A piece about its middle: the outline and the emblem of its player, or a crown.
fn parts(shown: Piece) -> [Element; 2] {
    let color = shown.color();
    let colors = piece(color);
    let shape = shapes().piece(color);
    let outline = form(
        "kings-outline",
        &shape.outline,
        colors.fill,
        colors.edge,
        shapes().outline_line,
    );
    let sign = match shown {
        Piece::Ordinary(_) => line(
            "kings-emblem",
            &shape.emblem,
            colors.emblem,
            shapes().emblem_line,
        ),
        Piece::King(_) => {
            let crown = &shapes().crown;
            placed("kings-crowned", crown.at(color), 1.0).with([
                form("kings-crown-plate", &crown.plate, PAPER, colors.edge, 24),
                form("kings-crown", &crown.d, colors.fill, colors.edge, 24),
            ])
        }
    };
    [outline, sign]
}

/// The wall of a fort, before its top piece. Rule: SKF1
fn wall(top: PlacedPiece) -> Element {
    let color = top.piece.color();
    let colors = piece(color);
    let class = format!("kings-fort kings-{color}");
    let wall = form("kings-wall", &shapes().fort, colors.fill, colors.edge, 28);
    placed(&class, top.at, top.scale).with([wall])
}

/// The brick of a position about its middle.
pub(crate) fn brick(class: &str, fill: &str) -> Element {
    let half = shapes().region.half;
    let half = Point::new(half, half);
    rectangle(class, Point::new(0, 0), half, shapes().region.round)
        .set("fill", fill)
        .set("stroke", BRICK_EDGE)
        .set("stroke-width", 18)
}

/// The hollow of an empty brick.
pub(crate) fn hollow() -> Element {
    let at = Point::new(0, 40);
    circle("kings-hollow", at, shapes().region.hollow).set("fill", HOLLOW)
}

/// The crown on an empty King position.
pub(crate) fn ghost() -> Element {
    let crown = form("kings-ghost", &shapes().crown.d, BRICK_EDGE, BRICK_EDGE, 18);
    placed("kings-ghost", Point::new(0, 40), 1.1).with([crown])
}
