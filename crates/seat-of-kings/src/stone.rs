//! The Stone of Destiny: a swap, and what follows from it.

use crate::board::Stack;
use crate::{Piece, Position, Positions, Region, State, Step};

impl State {
    /// Swaps two pieces of a region; the seat on turn may then activate them. Rule: SKD1-SKD4
    pub(crate) fn swap(&mut self, region: Region, one: Piece, other: Piece) {
        let Swapped { tops, beneath } = match one.position == other.position {
            true => self.swap_within(region, one.position, [one.level, other.level]),
            false => self.swap_between(region, one, other),
        };
        self.public.step = Step::Swapped {
            region,
            tops,
            beneath,
        };
        self.settle_change(region);
    }

    /// Swaps two pieces of one stack.
    fn swap_within(&mut self, region: Region, position: Position, levels: [u8; 2]) -> Swapped {
        let mut stack = self.public.board.stack(region, position);
        stack.swap(levels);
        let mut swapped = Swapped::default();
        self.trim(region, position, &stack, &levels, &mut swapped);
        swapped
    }

    /// Swaps two pieces of different stacks.
    fn swap_between(&mut self, region: Region, one: Piece, other: Piece) -> Swapped {
        let [mut first, mut second] =
            [one, other].map(|piece| self.public.board.stack(region, piece.position));
        if let (Some(here), Some(there)) = (first.at(one.level), second.at(other.level)) {
            std::mem::swap(here, there);
        }
        let mut swapped = Swapped::default();
        for (piece, stack) in [(one, &first), (other, &second)] {
            self.trim(region, piece.position, stack, &[piece.level], &mut swapped);
        }
        swapped
    }

    /// Sets a changed stack, without the pieces of its controller below the two on top. Rule: SKD2
    fn trim(
        &mut self,
        region: Region,
        position: Position,
        stack: &Stack,
        swapped_levels: &[u8],
        swapped: &mut Swapped,
    ) {
        let seat = self.public.on_turn();
        let pieces = stack.pieces();
        let Some(&controller) = pieces.last() else {
            return;
        };
        let mut trimmed = Stack::default();
        for (level, &piece) in pieces.iter().enumerate() {
            let from_top = pieces.len() - 1 - level;
            if piece == controller && from_top > 1 {
                self.public.restock(controller, 1);
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
    }

    /// Keeps one of two forts; the other loses its top piece. Rule: SKD3
    pub(crate) fn keep_fort(&mut self, kept: Position) {
        let Step::Swapped {
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
            self.public.restock(owner, 1);
        }
        // Where the top piece is gone, the swapped piece beneath it is the top one now.
        let (tops, beneath) = ((tops - lost) | (beneath & lost), beneath - lost);
        self.public.step = Step::Swapped {
            region,
            tops,
            beneath,
        };
    }
}

/// Where the swapped pieces of the seat on turn are. Rule: SKD4
#[derive(Default)]
struct Swapped {
    tops: Positions,
    beneath: Positions,
}
