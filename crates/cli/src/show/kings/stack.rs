//! A stack as letters: captives small, the controller in capitals.

use anstyle::Style;
use seat_of_kings::{Position, Public, Region, Stander};

use super::{letter, style};
use crate::page::STRONG;
use crate::pyramid::Cell;

/// Behind the letter of a King piece.
const KING: &str = "*";

/// The pieces on a position that is not empty.
pub(crate) struct Stack {
    pub(crate) region: Region,
    pub(crate) position: Position,
    /// From the bottom up, each with its style; at least one.
    pieces: Vec<(char, Style)>,
    has_king_piece: bool,
}

impl Stack {
    /// Of more pieces, the captives are drawn as their number.
    pub(crate) const MAX_DRAWN: usize = 3;

    /// The stack on a position, if there is one. Rule: SKB4
    pub(crate) fn of(public: &Public, region: Region, position: Position) -> Option<Self> {
        let stack = public.stack(region, position);
        let controller = stack.last()?.owner();
        let piece = |stander: &Stander| {
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
            has_king_piece: matches!(stack.last(), Some(Stander::King(_))),
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

    /// How many captives there are.
    pub(crate) fn captives(&self) -> usize {
        let is_captive = |(sign, _): &&(char, Style)| sign.is_ascii_lowercase();
        self.pieces.iter().filter(is_captive).count()
    }

    pub(crate) const fn has_king_piece(&self) -> bool {
        self.has_king_piece
    }

    /// Rule: SKF1
    pub(crate) fn is_fort(&self) -> bool {
        self.pieces.len() - self.captives() > 1
    }

    /// Whether its captives are drawn as their number.
    pub(crate) fn is_tall(&self) -> bool {
        self.pieces.len() > Self::MAX_DRAWN
    }

    /// Its letters, from the bottom up.
    pub(crate) fn letters(&self) -> String {
        self.pieces.iter().map(|(sign, _)| sign).collect()
    }

    /// How it is drawn.
    pub(crate) fn sign(&self) -> Cell {
        let captives = if self.is_tall() { self.captives() } else { 0 };
        let mut sign: Cell = Vec::new();
        if captives > 0 {
            sign.push((captives.to_string(), STRONG));
        }
        let pieces = self.pieces[captives..].iter();
        sign.extend(pieces.map(|(letter, style)| (letter.to_string(), *style)));
        if self.has_king_piece {
            let style = self.pieces.last().map_or(STRONG, |(_, style)| *style);
            sign.push((KING.into(), style));
        }
        sign
    }
}
