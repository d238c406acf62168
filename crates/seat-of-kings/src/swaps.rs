//! The pairs of pieces of a region that a Stone of Destiny can swap.

use crate::{Piece, Position, Positions};

/// All pairs of different pieces of a region outside its King position. Rule: SKD1
///
/// A pair is written by rank, then from left to right, then by level; the pairs are in the byte order of their texts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Swaps {
    /// By the order of positions; 0 at the King position.
    heights: [u8; Position::COUNT],
    pieces: u8,
}

impl Swaps {
    /// No pair.
    pub(crate) const NONE: Self = Self {
        heights: [0; Position::COUNT],
        pieces: 0,
    };

    pub(crate) fn new(heights: [u8; Position::COUNT]) -> Self {
        Self {
            heights,
            pieces: heights.iter().sum(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        let pieces = usize::from(self.pieces);
        pieces * pieces.saturating_sub(1) / 2
    }

    /// The pair of this place in the order; `rank` must be below the length.
    pub(crate) fn get(&self, mut rank: usize) -> (Piece, Piece) {
        for (position, after) in self.stacks() {
            let height = self.height(position);
            let pairs = height * after + height * height.saturating_sub(1) / 2;
            if rank >= pairs {
                rank -= pairs;
                continue;
            }
            for level in levels(height) {
                let partners = after + height - 1 - usize::from(level);
                if rank < partners {
                    let one = Piece { position, level };
                    return (one, self.partner(one, rank));
                }
                rank -= partners;
            }
        }
        let nothing = Piece {
            position: Position::KING,
            level: 0,
        };
        (nothing, nothing)
    }

    /// The partner of this place in the order, among the pieces after this one.
    fn partner(&self, one: Piece, mut rank: usize) -> Piece {
        for position in Position::all() {
            let first_level = if position == one.position {
                one.level + 1
            } else if position.rank_order() > one.position.rank_order() {
                0
            } else {
                continue;
            };
            let height = self.height(position);
            let count = height.saturating_sub(first_level.into());
            if rank >= count {
                rank -= count;
                continue;
            }
            let mut partners = levels(height).filter(|&level| level >= first_level);
            if let Some(level) = partners.nth(rank) {
                return Piece { position, level };
            }
        }
        one
    }

    pub(crate) fn contains(&self, one: Piece, other: Piece) -> bool {
        self.has(one) && self.has(other) && one.order() < other.order()
    }

    /// Returns whether such a piece can be swapped.
    pub(crate) fn has(&self, piece: Piece) -> bool {
        usize::from(piece.level) < self.height(piece.position)
    }

    /// The pieces that can be swapped, from the lowest rank up, left to right and from bottom to top.
    pub(crate) fn all(self) -> impl Iterator<Item = Piece> {
        Positions::ALL.by_rank().flat_map(move |position| {
            let levels = 0..self.heights[position.index()];
            levels.map(move |level| Piece { position, level })
        })
    }

    /// The number of pieces that can be swapped.
    pub(crate) fn pieces(&self) -> u8 {
        self.pieces
    }

    fn height(&self, position: Position) -> usize {
        self.heights[position.index()].into()
    }

    /// The stacks in their order, each with the number of pieces in ranks above it, or to its right in the same rank.
    fn stacks(&self) -> impl Iterator<Item = (Position, usize)> + '_ {
        Position::all().map(|position| {
            let is_after = |other: &Position| other.rank_order() > position.rank_order();
            let after = Position::all()
                .filter(is_after)
                .map(|other| self.height(other));
            (position, after.sum())
        })
    }
}

/// The levels of a stack in the byte order of their numbers: 0, 1, 10, 11 ... 2, 20 ...
fn levels(height: usize) -> impl Iterator<Item = u8> {
    let family = move |first: u8| {
        let more = if first > 0 { 0..10 } else { 0..0 };
        std::iter::once(first).chain(more.map(move |digit| first * 10 + digit))
    };
    (0..10)
        .flat_map(family)
        .filter(move |&level| usize::from(level) < height)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(swaps: &Swaps) -> Vec<String> {
        let text = |piece: Piece| format!("{}.{}", piece.position, piece.level);
        let pair = |(one, other)| format!("{} {}", text(one), text(other));
        (0..swaps.len()).map(|rank| pair(swaps.get(rank))).collect()
    }

    /// All pairs, sorted by their texts.
    fn plain(heights: [u8; Position::COUNT]) -> Vec<String> {
        let mut pieces: Vec<_> = Position::all()
            .flat_map(|position| {
                (0..heights[position.index()]).map(move |level| Piece { position, level })
            })
            .collect();
        pieces.sort_by_key(|piece| piece.order());
        let mut pairs = Vec::new();
        for (place, one) in pieces.iter().enumerate() {
            for other in &pieces[place + 1..] {
                pairs.push(format!(
                    "{}.{} {}.{}",
                    one.position, one.level, other.position, other.level
                ));
            }
        }
        pairs.sort();
        pairs
    }

    #[test]
    fn skd1_all_pairs_in_byte_order() {
        let mut heights = [0; Position::COUNT];
        assert!(texts(&Swaps::new(heights)).is_empty());
        for (place, height) in [2, 1, 3, 0, 1, 12, 0, 0, 2, 0, 1, 0, 31, 0, 1]
            .into_iter()
            .enumerate()
        {
            heights[place] = height;
            let swaps = Swaps::new(heights);
            assert_eq!(texts(&swaps), plain(heights), "{heights:?}");
            for rank in 0..swaps.len() {
                let (one, other) = swaps.get(rank);
                assert!(swaps.contains(one, other) && !swaps.contains(other, one));
                assert!(!swaps.contains(one, one));
            }
        }
    }
}
