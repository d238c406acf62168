//! The drawing of a stack: letters of captives in lower case, those of the controller in capitals.

use anstyle::Style;
use seat_of_kings::{Position, Public, Region, StackPiece};

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

    /// The stack on a position; `None` if it is empty. Rule: SKB4
    pub(crate) fn of(public: &Public, region: Region, position: Position) -> Option<Self> {
        let stack = public.stack(region, position);
        let controller = stack.last()?.owner();
        let piece = |stander: &StackPiece| {
            let owner = stander.owner();
            let small = letter(public, owner);
            let sign = if owner == controller {
                small.to_ascii_uppercase()
            } else {
                small
            };
            (sign, style(public, owner))
        };
        Some(Self {
            region,
            position,
            pieces: stack.iter().map(piece).collect(),
            has_king_piece: matches!(stack.last(), Some(StackPiece::King(_))),
            is_fort: public.forts(region).has(position),
        })
    }

    /// All stacks of the game, in the order of regions, from the lowest rank up.
    pub(crate) fn all(public: &Public) -> Vec<Self> {
        let mut standers = public.standers();
        standers.sort_by_key(|(region, position, _)| (*region, position.climb()));
        let stacks = standers.into_iter();
        stacks
            .filter_map(|(region, position, _)| Self::of(public, region, position))
            .collect()
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
