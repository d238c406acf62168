//! Move ordering where the fewest kingdoms win, besides the lead in kingdoms after the move.

use ringforts::{Color, Hill, Position, Variant};

/// Weights, in units of 1/1024 of a kingdom, fitted by hand to minimize the nodes of some dozen endgames.
pub(super) struct Weights {
    /// The penalty for each reply of the enemy.
    pub(super) reply: i32,
    /// The bonus for each vacant, friendly and enemy neighbor of the hill.
    around: [i32; 3],
}

/// The weights of the variant `VARIANT`.
pub(super) const fn weights<const VARIANT: usize>() -> Weights {
    let (reply, around) = match Variant::ALL[VARIANT] {
        Variant::SacredHill2 | Variant::SacredHillDoubles2 => (512, [1024, 0, 512]),
        Variant::SacredHill1 => (1024, [512, -512, 512]),
        _ => (512, [0, 0, 0]),
    };
    Weights { reply, around }
}

impl Weights {
    /// The score of the neighbors of a hill, for the color that moves there.
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
