//! A stable number for every move that can be legal in a variant, for arrays and learning.

use game::Index;

use crate::{Book, Hill, Hills, Level, Line, Link, Links, Move, Position, Variant};

const HILLS: usize = Hill::COUNT;

/// Pairs of a hill and a knight's move from it. Rule: B3
const JUMPS: usize = {
    let mut jumps = 0;
    let mut bit = 0;
    while bit < 64 {
        if let Some(hill) = Hill::at(bit / 8, bit % 8) {
            jumps += Hills::of(hill).knight_moves().len();
        }
        bit += 1;
    }
    jumps
};

/// Pairs of neighbors. Rule: B5
const PAIRS: usize = 76;

impl Variant {
    /// How many moves can ever be legal in it: they are numbered from 0 to this less one.
    ///
    /// First come builds, then captures; in High Kings builds, a pass, then a king's steps, takes and (on
    /// level 2) sacrifices; in Stone of Destiny builds, captures, then swaps by ringfort and link.
    pub const fn move_count(self) -> usize {
        match (self.book(), self.level()) {
            (Book::HighKings, Level::One) => HILLS + 1 + 2 * JUMPS,
            (Book::HighKings, Level::Two) => HILLS + 1 + 3 * JUMPS,
            (Book::StoneOfDestiny, _) => 2 * HILLS + HILLS * PAIRS,
            _ => 2 * HILLS,
        }
    }

    /// The number of a move; nothing if it is never legal in this variant.
    pub fn move_index(self, mv: Move) -> Option<usize> {
        let is_kings = self.book() == Book::HighKings;
        let index = match mv {
            Move::Build(hill) => rank(hill),
            Move::Capture(hill) if !is_kings => HILLS + rank(hill),
            Move::Pass if is_kings => HILLS,
            Move::Step { from, to } if is_kings => HILLS + 1 + jump(from, to)?,
            Move::Take { from, to } if is_kings => HILLS + 1 + JUMPS + jump(from, to)?,
            Move::Sacrifice { from, to } if is_kings => HILLS + 1 + 2 * JUMPS + jump(from, to)?,
            Move::Swap { at, link } if self.book() == Book::StoneOfDestiny => {
                2 * HILLS + rank(at) * PAIRS + pair(link)?
            }
            _ => return None,
        };
        (index < self.move_count()).then_some(index)
    }

    /// The move of a number; nothing if `index` is out of range.
    pub fn indexed_move(self, index: usize) -> Option<Move> {
        if index >= self.move_count() {
            return None;
        }
        let Some(after_builds) = index.checked_sub(HILLS) else {
            return Some(Move::Build(Hills::BOARD.nth(index)));
        };
        if self.book() == Book::HighKings {
            return Some(match after_builds.checked_sub(1) {
                None => Move::Pass,
                Some(jump) => king_move(jump),
            });
        }
        Some(match after_builds.checked_sub(HILLS) {
            None => Move::Capture(Hills::BOARD.nth(after_builds)),
            Some(swap) => Move::Swap {
                at: Hills::BOARD.nth(swap / PAIRS),
                link: Links::within(Hills::BOARD).nth(swap % PAIRS),
            },
        })
    }
}

fn king_move(index: usize) -> Move {
    let (from, to) = jump_of(index % JUMPS);
    match index / JUMPS {
        0 => Move::Step { from, to },
        1 => Move::Take { from, to },
        _ => Move::Sacrifice { from, to },
    }
}

/// The hills before this one.
fn rank(hill: Hill) -> usize {
    Hills::from_bits((1 << hill.bit()) - 1).len()
}

fn jump(from: Hill, to: Hill) -> Option<usize> {
    let reach = Hills::of(from).knight_moves();
    let before = Hill::all().take_while(|&hill| hill < from);
    let offset: usize = before
        .map(|hill| Hills::of(hill).knight_moves().len())
        .sum();
    let place = reach.into_iter().position(|hill| hill == to)?;
    Some(offset + place)
}

fn jump_of(mut index: usize) -> (Hill, Hill) {
    for from in Hill::all() {
        let reach = Hills::of(from).knight_moves();
        if index < reach.len() {
            return (from, reach.nth(index));
        }
        index -= reach.len();
    }
    unreachable!("callers keep the index below the number of jumps")
}

fn pair(link: Link) -> Option<usize> {
    Links::within(Hills::BOARD)
        .into_iter()
        .position(|each| each == link)
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
        assert_eq!(counts, [90, 90, 90, 90, 90, 90, 494, 718, 90, 3510]);
    }
}
