//! Incremental counts of kingdoms.

use ringforts::{Hill, Hills};

/// The number of kingdoms of a color that a new ringfort joins. Rule: B5, B6
///
/// `ringforts` are the others of that color.
#[inline]
pub(super) fn joined(ringforts: Hills, hill: Hill) -> u8 {
    let mut beside = hill.neighbors() & ringforts;
    let mut count = 0;
    while let Some(first) = beside.first() {
        count += 1;
        beside -= Hills::of(first);
        if beside.is_empty() {
            break;
        }
        beside -= reached(first, beside, ringforts);
    }
    count
}

/// The hills of `wanted` that are in the kingdom of a ringfort. Stops as soon as all are found.
#[inline]
fn reached(from: Hill, wanted: Hills, ringforts: Hills) -> Hills {
    let mut reached = Hills::of(from);
    loop {
        let more = reached | (reached.neighbors() & ringforts);
        if more == reached || (wanted - more).is_empty() {
            return wanted & more;
        }
        reached = more;
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, random_move};
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use ringforts::{Color, Line, Move, Position, Variant, kingdoms};

    use super::*;

    #[test]
    fn b6_kingdoms_follow_from_what_a_ringfort_joins() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let mut checked = 0;
        for _ in 0..300 {
            let mut line = Line::new(Position::start(Variant::SacredHill1));
            while let Some(mv) = random_move(&line, &mut rng) {
                let before = *line.position();
                line.play(mv);
                let (Move::Build(hill) | Move::Capture(hill)) = mv else {
                    continue;
                };
                for color in Color::BOTH {
                    let ringforts = before.ringforts(color);
                    let built = line.position().ringforts(color);
                    if built.has(hill) {
                        let joined = joined(ringforts, hill);
                        assert_eq!(kingdoms(built) + joined, kingdoms(ringforts) + 1);
                        checked += 1;
                    }
                }
            }
        }
        assert!(checked > 10_000);
    }
}
