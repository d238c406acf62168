//! The drawing of a stack: letters of captives in lower case, those of the controller in capitals.

use anstyle::Style;
use seat_of_kings::{Position, Region};
use view::KingsView;

use super::{letter, style};
use crate::page::STRONG;
use crate::pyramid::Cell;

/// The mark behind the letter of a King piece.
const KING: &str = "*";

/// The pieces on a position that is not empty.
pub(crate) struct Stack {
    pub(crate) region: Region,
    pub(crate) position: Position,
    /// From the bottom up, each with its style; at least one.
    pieces: Vec<(char, Style)>,
    has_king_piece: bool,
    is_fort: bool,
}

impl Stack {
    /// The height up to which every piece is drawn; in a taller stack the captives are drawn as a number.
    pub(crate) const MAX_DRAWN: usize = 3;

    /// All stacks of the game, in the order of regions, from the lowest rank up.
    pub(crate) fn all(view: &KingsView) -> Vec<Self> {
        let stacks = view.position.board.stacks();
        stacks
            .map(|(region, position, pieces)| {
                let facts = view
                    .regions
                    .iter()
                    .find(|facts| facts.region == region.name());
                let is_fort = facts.is_some_and(|facts| facts.forts.contains(&position.name()));
                Self::of(region, position, &pieces, is_fort)
            })
            .collect()
    }

    /// A stack of these pieces, named by their owners from the bottom up; the name of a King piece is in capitals. Rule: SKB4
    fn of(region: Region, position: Position, pieces: &[&str], is_fort: bool) -> Self {
        let top = pieces.last().copied().unwrap_or_default();
        let controller = top.to_ascii_lowercase();
        let piece = |owner: &&str| {
            let owner = owner.to_ascii_lowercase();
            let small = letter(&owner);
            let sign = if owner == controller {
                small.to_ascii_uppercase()
            } else {
                small
            };
            (sign, style(&owner))
        };
        Self {
            region,
            position,
            pieces: pieces.iter().map(piece).collect(),
            has_king_piece: top != controller,
            is_fort,
        }
    }

    /// The number of captives.
    pub(crate) fn captives(&self) -> usize {
        let is_captive = |(sign, _): &&(char, Style)| sign.is_ascii_lowercase();
        self.pieces.iter().filter(is_captive).count()
    }

    pub(crate) const fn has_king_piece(&self) -> bool {
        self.has_king_piece
    }

    /// Returns true if the stack is a fort. Rule: SKF1
    pub(crate) const fn is_fort(&self) -> bool {
        self.is_fort
    }

    /// Returns true if its captives are drawn as a number.
    pub(crate) fn is_tall(&self) -> bool {
        self.pieces.len() > Self::MAX_DRAWN
    }

    /// Its letters, from the bottom up.
    pub(crate) fn letters(&self) -> String {
        self.pieces.iter().map(|(sign, _)| sign).collect()
    }

    /// The drawing of the stack.
    pub(crate) fn cell(&self) -> Cell {
        let captives = if self.is_tall() { self.captives() } else { 0 };
        let mut cell: Cell = Vec::new();
        if captives > 0 {
            cell.push((captives.to_string(), STRONG));
        }
        let pieces = self.pieces[captives..].iter();
        cell.extend(pieces.map(|(letter, style)| (letter.to_string(), *style)));
        if self.has_king_piece {
            let style = self.pieces.last().map_or(STRONG, |(_, style)| *style);
            cell.push((KING.into(), style));
        }
        cell
    }
}
