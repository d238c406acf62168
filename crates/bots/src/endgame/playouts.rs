//! How good a position looks by random games.

use game::{Game, random_move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use ringforts::{Color, Position, Variant, points};

/// Vacant hills from which on they pay, as measured: they cost much more than a node, and spare a third of the nodes and
/// more where few moves are to choose from and much is left to play.
pub(super) const MANY: usize = 25;

/// More of them cost more than they spare, as measured.
const GAMES: usize = 32;

/// Random games that a color wins less those that it loses, of a position of the variant of this number. The same
/// position always gives the same number.
#[inline(never)]
pub(super) fn won<const VARIANT: usize>(position: &Position, color: Color) -> i32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(position.key());
    let of_red: i32 = (0..GAMES)
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

/// The end of a random game.
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
    fn what_looks_good_for_one_color_looks_bad_for_the_other() {
        const VARIANT: usize = Variant::SacredHill2 as usize;
        let start = Position::start(Variant::SacredHill2);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let end = played_out::<VARIANT>(start, &mut rng);
        let [red, blue] = points(&end).map(i32::from);
        assert!(end.vacant().is_empty(), "the board ends full");
        let games = GAMES as i32 * (red - blue).signum();
        assert_eq!(won::<VARIANT>(&end, Color::Red), games);
        assert_eq!(won::<VARIANT>(&end, Color::Blue), -games);
    }
}
