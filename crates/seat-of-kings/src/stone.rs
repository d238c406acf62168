//! The Stone of Destiny: a swap, and what follows from it.

use game::Observer;

use crate::board::Stack;
use crate::{Effect, Piece, Position, Positions, Region, Return, State, Step};

impl State {
    /// Swaps two pieces of a region; the seat on turn may then activate them. Rule: SKD1-SKD4
    pub(crate) fn swap(
        &mut self,
        region: Region,
        one: Piece,
        other: Piece,
        observer: &mut impl Observer<Effect>,
    ) {
        let swapped = self.swap_pieces(region, one, other, observer);
        self.public.step = Step::Stone {
            region,
            tops: swapped.tops,
            beneath: swapped.beneath,
        };
        self.settle_change(region, observer);
    }

    /// Swaps two pieces, with nothing that follows but what goes back to stock. Rule: SKD1, SKD2
    fn swap_pieces(
        &mut self,
        region: Region,
        one: Piece,
        other: Piece,
        observer: &mut impl Observer<Effect>,
    ) -> SwappedPositions {
        if one.position == other.position {
            self.swap_in_stack(region, one.position, [one.level, other.level], observer)
        } else {
            self.swap_between_stacks(region, one, other, observer)
        }
    }

    /// Swaps the pieces of two levels of one stack.
    fn swap_in_stack(
        &mut self,
        region: Region,
        position: Position,
        levels: [u8; 2],
        observer: &mut impl Observer<Effect>,
    ) -> SwappedPositions {
        let mut stack = self.public.board.stack(region, position);
        stack.swap(levels);
        self.trim(region, position, &stack, &levels, observer)
    }

    /// Swaps a piece of one stack with a piece of another.
    fn swap_between_stacks(
        &mut self,
        region: Region,
        one: Piece,
        other: Piece,
        observer: &mut impl Observer<Effect>,
    ) -> SwappedPositions {
        let [mut first, mut second] =
            [one, other].map(|piece| self.public.board.stack(region, piece.position));
        if let (Some(here), Some(there)) = (first.at(one.level), second.at(other.level)) {
            std::mem::swap(here, there);
        }
        let first = self.trim(region, one.position, &first, &[one.level], observer);
        let second = self.trim(region, other.position, &second, &[other.level], observer);
        SwappedPositions {
            tops: first.tops | second.tops,
            beneath: first.beneath | second.beneath,
        }
    }

    /// Sets a changed stack, without the pieces of its controller below the two on top; gives where its swapped
    /// pieces are. Rule: SKD2
    fn trim(
        &mut self,
        region: Region,
        position: Position,
        stack: &Stack,
        swapped_levels: &[u8],
        observer: &mut impl Observer<Effect>,
    ) -> SwappedPositions {
        let seat = self.public.on_turn();
        let pieces = stack.pieces();
        let Some(&controller) = pieces.last() else {
            return SwappedPositions::default();
        };
        let mut swapped = SwappedPositions::default();
        let mut trimmed = Stack::default();
        let mut returned = 0;
        for (level, &piece) in pieces.iter().enumerate() {
            let from_top = pieces.len() - 1 - level;
            if piece == controller && from_top > 1 {
                self.public.add_to_stock(controller, 1);
                returned += 1;
                continue;
            }
            trimmed.push(piece);
            let is_swapped = swapped_levels
                .iter()
                .any(|&each| usize::from(each) == level);
            if is_swapped && piece == seat && controller == seat {
                match from_top {
                    0 => swapped.tops |= position.into(),
                    1 => swapped.beneath |= position.into(),
                    _ => {}
                }
            }
        }
        self.public.board.set_stack(region, position, &trimmed);
        if returned > 0 {
            observer.observe(Effect::Returned(controller, returned, Return::Removed));
        }
        swapped
    }

    /// Keeps one of two forts; the other loses its top piece. Rule: SKD3
    pub(crate) fn keep_fort(&mut self, kept: Position, observer: &mut impl Observer<Effect>) {
        let Step::Stone {
            region,
            tops,
            beneath,
        } = self.public.step
        else {
            return;
        };
        let Some(owner) = self.public.fort_chooser() else {
            return;
        };
        let lost = self.public.board.forts(region, owner) - kept.into();
        for position in lost.iter() {
            self.public.board.reduce_fort(region, position);
        }
        self.give_back(owner, lost.len() as u8, Return::Removed, observer);
        // Where the top piece is gone, the swapped piece beneath it is the top one now.
        let (tops, beneath) = ((tops - lost) | (beneath & lost), beneath - lost);
        self.public.step = Step::Stone {
            region,
            tops,
            beneath,
        };
    }
}

/// The positions of the swapped pieces of the seat on turn. Rule: SKD4
#[derive(Default)]
pub(crate) struct SwappedPositions {
    tops: Positions,
    beneath: Positions,
}
