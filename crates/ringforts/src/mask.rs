//! Legal moves as a byte for each number, for arrays and learning.

use crate::index::{PAIRS, first_jump, pair_index, rank};
use crate::moves::{Kind, KingMoves, Places, Swaps};
use crate::planes::column_bytes;
use crate::{Hill, Hills, Link, MoveKind, Moves, Variant};

impl Moves {
    /// Writes a byte for the number of each move: 1 if it is among these, else 0. The mask was that of `before`; a mask of zeros is that
    /// of no moves.
    ///
    /// # Panics
    ///
    /// May panic unless `mask` has [`Variant::move_count`] bytes and the moves are those of positions of `variant`.
    #[inline(always)]
    pub fn write_mask(&self, before: &Self, variant: Variant, mask: &mut [u8]) {
        match (self.kind(), before.kind()) {
            (Kind::Places(_), Kind::Places(_)) => {}
            (_, Kind::Swaps(swaps)) => swaps.clear(variant, mask),
            _ => {
                let end = variant.first_of_kind(MoveKind::Swap);
                let end = end.unwrap_or(mask.len());
                mask[..end].fill(0);
            }
        }
        match self.kind() {
            Kind::Places(places) => places.mark(variant, mask),
            Kind::Kings(kings) => kings.mark(variant, mask),
            Kind::Swaps(swaps) => swaps.mark(variant, mask),
        }
    }
}

/// The part of a mask for the moves of a kind; `None` if the variant has none.
fn of_kind(variant: Variant, kind: MoveKind, mask: &mut [u8]) -> Option<&mut [u8]> {
    Some(&mut mask[variant.first_of_kind(kind)?..])
}

impl Places {
    #[inline(always)]
    fn mark(&self, variant: Variant, mask: &mut [u8]) {
        for (kind, hills) in [
            (MoveKind::Build, self.builds),
            (MoveKind::Capture, self.captures),
        ] {
            if let Some(mask) = of_kind(variant, kind, mask) {
                mark_hills(hills, mask);
            }
        }
    }
}

/// Writes 1 or 0 for each hill in order.
#[inline(always)]
fn mark_hills(hills: Hills, mask: &mut [u8]) {
    let mask = &mut mask[..Hill::COUNT];
    // The outer columns have no corners: their bytes begin at row 2. Each column writes eight bytes, the last too many of which the
    // next one overwrites.
    mask[..8].copy_from_slice(&first_rows(hills, 0));
    for column in 1..6 {
        let start = 7 * column - 2;
        mask[start..start + 8].copy_from_slice(&column_bytes(hills, column));
    }
    mask[Hill::COUNT - 5..].copy_from_slice(&first_rows(hills, 6)[..5]);
}

/// The bytes of a column from row 2 up.
#[inline(always)]
const fn first_rows(hills: Hills, column: usize) -> [u8; 8] {
    let bytes = u64::from_le_bytes(column_bytes(hills, column));
    (bytes >> 8).to_le_bytes()
}

impl KingMoves {
    fn mark(&self, variant: Variant, mask: &mut [u8]) {
        if self.may_pass
            && let Some(mask) = of_kind(variant, MoveKind::Pass, mask)
        {
            mask[0] = 1;
        }
        for (kind, hills) in [
            (MoveKind::Step, !self.takes),
            (MoveKind::Take, self.takes),
            (MoveKind::Sacrifice, self.sacrifices),
        ] {
            let Some(mask) = of_kind(variant, kind, mask) else {
                continue;
            };
            for (from, reach) in self.from.into_iter().zip(self.reach) {
                let to = reach & hills;
                if to.is_empty() {
                    continue;
                }
                let mask = &mut mask[first_jump(from)..];
                for (mask, hill) in mask.iter_mut().zip(from.knight_moves()) {
                    *mask = to.has(hill).into();
                }
            }
        }
    }
}

impl Swaps {
    fn mark(&self, variant: Variant, mask: &mut [u8]) {
        let mut links = [0; PAIRS];
        for link in self.open {
            mark_link(link, &mut links);
        }
        for at in self.targets {
            let new = self.links_after(at) - self.open;
            if self.open.is_empty() && new.is_empty() {
                if let Some(mask) = of_kind(variant, MoveKind::Capture, mask) {
                    mask[rank(at)] = 1;
                }
            } else if let Some(mask) = of_kind(variant, MoveKind::Swap, mask) {
                let mask = &mut mask[rank(at) * PAIRS..][..PAIRS];
                mask.copy_from_slice(&links);
                for link in new {
                    mark_link(link, mask);
                }
            }
        }
    }

    fn clear(&self, variant: Variant, mask: &mut [u8]) {
        for at in self.targets {
            if let Some(mask) = of_kind(variant, MoveKind::Capture, mask) {
                mask[rank(at)] = 0;
            }
            if let Some(mask) = of_kind(variant, MoveKind::Swap, mask) {
                mask[rank(at) * PAIRS..][..PAIRS].fill(0);
            }
        }
    }
}

fn mark_link(link: Link, mask: &mut [u8]) {
    if let Some(pair) = pair_index(link) {
        mask[pair] = 1;
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Moves as _, random_move};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::{Line, Position};

    #[test]
    fn a_mask_has_the_numbers_of_the_legal_moves_and_no_others() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for variant in Variant::ALL {
            let mut mask = vec![0; variant.move_count()];
            let mut before = Moves::NONE;
            for _ in 0..20 {
                let mut line = Line::new(Position::start(variant));
                loop {
                    let moves = line.moves();
                    moves.write_mask(&before, variant, &mut mask);
                    before = moves;
                    let mut expected = vec![0; mask.len()];
                    for mv in moves.iter() {
                        expected[variant.move_index(mv).expect("legal moves have numbers")] = 1;
                    }
                    assert_eq!(mask, expected, "{line}");
                    match random_move(&line, &mut rng) {
                        Some(mv) => line.play(mv),
                        None => break,
                    }
                }
            }
        }
    }
}
