//! A stable number for every move that can be legal in a variant, for arrays and learning.

use game::Index;

use crate::{Hill, Hills, Line, Link, Links, Move, MoveKind, Position, Variant};

const HILLS: usize = Hill::COUNT;

/// The number of knight's moves from the hills before each bit, and last of all. Rule: B3
const JUMPS_BEFORE: [u16; 65] = {
    let mut before = [0; 65];
    let mut bit = 0;
    while bit < 64 {
        let jumps = match Hill::at(bit as u8 / 8, bit as u8 % 8) {
            Some(hill) => Hills::of(hill).knight_moves().len(),
            None => 0,
        };
        before[bit + 1] = before[bit] + jumps as u16;
        bit += 1;
    }
    before
};

const JUMPS: usize = JUMPS_BEFORE[64] as usize;

/// Pairs of neighbors. Rule: B5
pub(crate) const PAIRS: usize = 76;

/// By variant and kind: the number of its first move; the highest number if it has none.
const FIRST_OF_KIND: [[u16; MoveKind::COUNT]; Variant::ALL.len()] = {
    let mut first = [[u16::MAX; MoveKind::COUNT]; Variant::ALL.len()];
    let mut at = 0;
    while at < first.len() {
        let kinds = Variant::ALL[at].move_kinds();
        let (mut place, mut before) = (0, 0);
        while place < kinds.len() {
            first[at][kinds[place] as usize] = before;
            before += kinds[place].count() as u16;
            place += 1;
        }
        at += 1;
    }
    first
};

impl MoveKind {
    /// The number of moves of this kind.
    const fn count(self) -> usize {
        match self {
            Self::Build | Self::Capture => HILLS,
            Self::Pass => 1,
            Self::Step | Self::Take | Self::Sacrifice => JUMPS,
            Self::Swap => HILLS * PAIRS,
        }
    }

    /// The move of this kind and rank, which is below [`Self::count`].
    fn nth(self, rank: usize) -> Move {
        let (from, to) = indexed_jump(rank % JUMPS);
        match self {
            Self::Build => Move::Build(Hills::BOARD.nth(rank)),
            Self::Capture => Move::Capture(Hills::BOARD.nth(rank)),
            Self::Pass => Move::Pass,
            Self::Step => Move::Step { from, to },
            Self::Take => Move::Take { from, to },
            Self::Sacrifice => Move::Sacrifice { from, to },
            Self::Swap => Move::Swap {
                at: Hills::BOARD.nth(rank / PAIRS),
                link: Links::within(Hills::BOARD).nth(rank % PAIRS),
            },
        }
    }
}

/// The rank of a move among those of its kind; `None` if a king or a link cannot go there.
#[inline]
fn rank_in_kind(mv: Move) -> Option<usize> {
    match mv {
        Move::Build(hill) | Move::Capture(hill) => Some(rank(hill)),
        Move::Pass => Some(0),
        Move::Step { from, to } | Move::Take { from, to } | Move::Sacrifice { from, to } => {
            jump_index(from, to)
        }
        Move::Swap { at, link } => Some(rank(at) * PAIRS + pair_index(link)?),
    }
}

impl Variant {
    /// The number of moves that can ever be legal in it: they are numbered from 0 to this less one, kind by kind in the
    /// order of [`Self::move_kinds`].
    pub fn move_count(self) -> usize {
        self.move_kinds().iter().map(|kind| kind.count()).sum()
    }

    /// The number of the first move of a kind; `None` if the variant has none of it.
    pub(crate) const fn first_of_kind(self, kind: MoveKind) -> Option<usize> {
        match FIRST_OF_KIND[self as usize][kind as usize] {
            u16::MAX => None,
            first => Some(first as usize),
        }
    }

    /// The number of a move; `None` if it is never legal in this variant.
    #[inline]
    pub fn move_index(self, mv: Move) -> Option<usize> {
        Some(self.first_of_kind(mv.kind())? + rank_in_kind(mv)?)
    }

    /// The move of a number; `None` if `index` is out of range.
    pub fn indexed_move(self, mut index: usize) -> Option<Move> {
        for kind in self.move_kinds() {
            if index < kind.count() {
                return Some(kind.nth(index));
            }
            index -= kind.count();
        }
        None
    }
}

/// The number of hills before this one.
pub(crate) fn rank(hill: Hill) -> usize {
    Hills::from_bits((1 << hill.bit()) - 1).len()
}

/// The number of a knight's move among those of the board, in the order of hills; `None` if the hills are not a knight's
/// move apart.
fn jump_index(from: Hill, to: Hill) -> Option<usize> {
    let reach = from.knight_moves();
    let before = reach.bits() & ((1 << to.bit()) - 1);
    reach
        .has(to)
        .then(|| usize::from(JUMPS_BEFORE[from.bit()]) + before.count_ones() as usize)
}

/// The knight's move of a number, which is below [`JUMPS`].
fn indexed_jump(index: usize) -> (Hill, Hill) {
    let bit = JUMPS_BEFORE.partition_point(|&before| usize::from(before) <= index) - 1;
    let from = Hill::from_bit(bit as u32);
    let rank = index - usize::from(JUMPS_BEFORE[bit]);
    (from, from.knight_moves().nth(rank))
}

/// The number of the first knight's move from a hill.
pub(crate) fn first_jump(from: Hill) -> usize {
    JUMPS_BEFORE[from.bit()].into()
}

/// The number of a pair of neighbors among those of the board; `None` if the hills are not neighbors.
pub(crate) fn pair_index(link: Link) -> Option<usize> {
    let all = Links::within(Hills::BOARD);
    all.has(link).then(|| all.rank(link))
}

impl Index for Position {
    fn index_count(&self) -> usize {
        self.variant().move_count()
    }

    fn index_of(&self, mv: Move) -> Option<usize> {
        self.variant().move_index(mv)
    }

    fn indexed(&self, index: usize) -> Option<Move> {
        self.variant().indexed_move(index)
    }
}

impl Index for Line {
    fn index_count(&self) -> usize {
        self.position().index_count()
    }

    fn index_of(&self, mv: Move) -> Option<usize> {
        self.position().index_of(mv)
    }

    fn indexed(&self, index: usize) -> Option<Move> {
        self.position().indexed(index)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_moves_and_back() {
        for variant in Variant::ALL {
            for index in 0..variant.move_count() {
                let mv = variant.indexed_move(index).expect("in range");
                assert_eq!(variant.move_index(mv), Some(index), "{variant} {mv}");
            }
            assert_eq!(variant.indexed_move(variant.move_count()), None);
        }
    }

    #[test]
    fn the_counts_are_stable() {
        let counts = Variant::ALL.map(Variant::move_count);
        assert_eq!(counts[..10], [90, 90, 90, 90, 90, 90, 494, 718, 90, 3510]);
    }
}
