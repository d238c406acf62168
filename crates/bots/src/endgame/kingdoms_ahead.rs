//! How good a hill looks where the fewest kingdoms win, beside how many kingdoms one is ahead after the move.

use ringforts::{Color, Hill, Position, Variant};

/// What counts how much, where a kingdom is 1024; fitted by hand: the nodes of some dozen endgames.
pub(super) struct Weights {
    /// Off for each reply of the enemy.
    pub(super) reply: i32,
    /// For each vacant neighbor of the hill, each of one's own, each of the enemy.
    around: [i32; 3],
}

/// The weights of the variant of this number.
pub(super) const fn weights<const VARIANT: usize>() -> Weights {
    let (reply, around) = match Variant::ALL[VARIANT] {
        Variant::SacredHill2 | Variant::SacredHillDoubles2 => (512, [1024, 0, 512]),
        Variant::SacredHill1 => (1024, [512, -512, 512]),
        _ => (512, [0, 0, 0]),
    };
    Weights { reply, around }
}

impl Weights {
    /// What stands around a hill, for the color that moves there.
    #[inline(always)]
    pub(super) fn around(&self, position: &Position, mover: Color, hill: Hill) -> i32 {
        let sets = [
            position.vacant(),
            position.ringforts(mover),
            position.ringforts(mover.enemy()),
        ];
        let around = hill.neighbors();
        self.around
            .iter()
            .zip(sets)
            .map(|(weight, set)| weight * (around & set).len() as i32)
            .sum()
    }
}
