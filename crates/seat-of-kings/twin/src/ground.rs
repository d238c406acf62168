//! The stacks of one region: who controls what.

use crate::color::Color;
use crate::position::{Position, Rank, Spot};
use std::collections::BTreeMap;

/// The stacks of one region. No stack is empty; where a King piece stands, there is no stack on K.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ground {
    /// The ordinary pieces of the positions that have any, bottom to top.
    pub(crate) stacks: BTreeMap<Position, Vec<Color>>,
    /// The owner of the King piece on K.
    pub(crate) king_piece: Option<Color>,
}

impl Ground {
    /// The stack of a position, empty if nothing but perhaps a King piece stands there.
    pub(crate) fn stack(&self, position: Position) -> &[Color] {
        self.stacks.get(&position).map_or(&[], Vec::as_slice)
    }

    /// The seat that controls a position: the owner of the top piece. Rule: SKB4
    pub(crate) fn controller(&self, position: Position) -> Option<Color> {
        if position == Position::KING && self.king_piece.is_some() {
            return self.king_piece;
        }
        self.stack(position).last().copied()
    }

    /// The positions that a player controls, in order.
    pub(crate) fn controlled(&self, color: Color) -> Vec<Position> {
        self.stacks
            .keys()
            .copied()
            .chain(self.king_piece.map(|_| Position::KING))
            .filter(|&position| self.controller(position) == Some(color))
            .collect()
    }

    /// The number of positions of one rank that a player controls.
    pub(crate) fn controlled_in(&self, color: Color, rank: Rank) -> usize {
        self.controlled(color)
            .into_iter()
            .filter(|position| position.rank() == rank)
            .count()
    }

    /// Returns whether there is no piece of any kind. Rule: SKP5
    pub(crate) fn is_empty(&self) -> bool {
        self.stacks.is_empty() && self.king_piece.is_none()
    }

    /// Returns whether the top two pieces of a position are one player's. Rule: SKF1
    pub(crate) fn has_fort(&self, position: Position) -> bool {
        matches!(self.stack(position), [.., second, top] if second == top)
    }

    /// The positions of a player's forts, in order.
    pub(crate) fn forts(&self, color: Color) -> Vec<Position> {
        self.controlled(color)
            .into_iter()
            .filter(|&position| self.has_fort(position))
            .collect()
    }

    /// Returns whether a player has a piece here, captives included. Rule: SKT2
    pub(crate) fn has_piece_of(&self, color: Color) -> bool {
        self.king_piece == Some(color) || self.stacks.values().any(|stack| stack.contains(&color))
    }

    /// The places of all pieces outside the King position, in order. Rule: SKD1
    pub(crate) fn swappable(&self) -> Vec<Spot> {
        self.stacks
            .iter()
            .filter(|&(&position, _)| position != Position::KING)
            .flat_map(|(&position, stack)| {
                (0..stack.len()).map(move |level| Spot { position, level })
            })
            .collect()
    }

    /// The color of the ordinary piece at a place.
    pub(crate) fn piece(&self, spot: Spot) -> Option<Color> {
        self.stack(spot.position).get(spot.level).copied()
    }

    /// Takes one ordinary piece out of its stack; those above it sink by one.
    ///
    /// # Panics
    ///
    /// If there is no such piece.
    pub(crate) fn take(&mut self, spot: Spot) -> Color {
        let stack = self
            .stacks
            .get_mut(&spot.position)
            .expect("the caller names a piece that is there");
        let color = stack.remove(spot.level);
        if stack.is_empty() {
            self.stacks.remove(&spot.position);
        }
        color
    }

    /// Puts one ordinary piece on top of a position.
    pub(crate) fn put(&mut self, position: Position, color: Color) {
        self.stacks.entry(position).or_default().push(color);
    }
}
