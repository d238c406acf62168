//! What of a position is drawn.

use game::{Game, Moves};
use ringforts::{Color, Hills, Links, Overlay, Position};

use crate::strands::bridges;

/// What of a position is drawn, found once.
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a Position,
    pub(crate) bridges: Links,
    /// Hills on which a move can end.
    pub(crate) targets: Hills,
    /// By order, from 0; nothing where the rules or the phase know none. Rule: SHL3
    pub(crate) priorities: Option<[Hills; 5]>,
    /// Rule: PC3
    pub(crate) qualified: Vec<Hills>,
    /// Where the seat to move may act, if that is not everywhere. Rule: SHD1
    pub(crate) area: Option<Hills>,
    /// Ringforts of both colors that may be removed for want of a bridge. Rule: SD4
    pub(crate) unlinked: Hills,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(position: &'a Position) -> Self {
        let variant = position.variant();
        let has_priorities = position.has_overlay(Overlay::OrdersOfPriority);
        let bridges = bridges(position);
        let moves = position.moves();
        let seat = position.seat().filter(|_| variant.is_doubles());
        Self {
            position,
            bridges,
            targets: moves.iter().filter_map(|mv| mv.target()).collect(),
            priorities: has_priorities.then(|| position.orders_of_priority()),
            qualified: if position.has_overlay(Overlay::QualifiedRows) {
                qualified(position)
            } else {
                Vec::new()
            },
            area: seat.map(|seat| variant.area(seat)),
            unlinked: position.unlinked(Color::Red) | position.unlinked(Color::Blue),
        }
    }
}

/// The qualified rows of the side to move: Red's are columns, Blue's are rows. Rule: PC3
fn qualified(position: &Position) -> Vec<Hills> {
    let all = position.qualified_rows();
    let line = match position.seat().map(Color::of_seat) {
        Some(Color::Blue) => Hills::row,
        _ => Hills::column,
    };
    let lines = (0..7).map(line);
    lines.filter(|&line| (line - all).is_empty()).collect()
}
