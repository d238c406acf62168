//! Move ordering by playouts.

use game::{Game, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Color, Position, Variant, points};

/// The minimum number of vacant hills at which playouts pay, as measured: they cost much more than a node, and save a
/// third of the nodes or more in long endgames with few moves.
pub(super) const MIN_HILLS: usize = 25;

/// The number of playouts. More cost more than they save, as measured.
const PLAYOUTS: usize = 32;

/// The playouts that a color wins minus those that it loses, from a position of the variant `VARIANT`. A function of the
/// position alone.
#[inline(never)]
pub(super) fn won<const VARIANT: usize>(position: &Position, color: Color) -> i32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(position.key());
    let of_red: i32 = (0..PLAYOUTS)
        .map(|_| {
            let [red, blue] = points(&played_out::<VARIANT>(*position, &mut rng));
            (i32::from(red) - i32::from(blue)).signum()
        })
        .sum();
    match color {
        Color::Red => of_red,
        Color::Blue => -of_red,
    }
}

/// The last position of a playout.
fn played_out<const VARIANT: usize>(
    mut position: Position,
    rng: &mut Xoshiro256PlusPlus,
) -> Position {
    position.assume_variant(Variant::ALL[VARIANT]);
    while let Some(mv) = random_move(&position, rng) {
        position.play(mv);
        position.assume_variant(Variant::ALL[VARIANT]);
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn won_is_antisymmetric_in_the_colors() {
        const VARIANT: usize = Variant::SacredHill2 as usize;
        let start = Position::start(Variant::SacredHill2);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let end = played_out::<VARIANT>(start, &mut rng);
        let [red, blue] = points(&end).map(i32::from);
        assert!(end.vacant().is_empty(), "the board ends full");
        let games = PLAYOUTS as i32 * (red - blue).signum();
        assert_eq!(won::<VARIANT>(&end, Color::Red), games);
        assert_eq!(won::<VARIANT>(&end, Color::Blue), -games);
    }
}
