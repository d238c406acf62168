//! The distance of a set of positions from a king, in farmers.

use std::sync::LazyLock;

use seat_of_kings::{Position, Positions, Rank};

/// The number of sets of positions of a region.
pub(super) const SETS: usize = 1 << Position::COUNT;

/// Every set, by its bits.
pub(super) fn sets() -> impl DoubleEndedIterator<Item = Positions> {
    (0..SETS).map(|bits| {
        Position::all()
            .filter(|position| bits >> position.index() & 1 == 1)
            .collect()
    })
}

/// The pieces to place, in farmers, before one activation of everything reaches the King position: 0 if nothing,
/// 4.8 with an empty region.
///
/// It counts what the cards can place: herdsmen and warriors are on fewer of them, and dearer.
pub(super) fn farmers_to_king(held: Positions) -> f32 {
    static FARMERS: LazyLock<Vec<f32>> = LazyLock::new(table);
    FARMERS[usize::from(held.bits())]
}

fn table() -> Vec<f32> {
    let mut farmers = vec![0.0_f32; SETS];
    // A set comes after all that have more positions, as they have higher bits.
    for held in sets().rev() {
        if !promotion_closure(held).has(Position::KING) {
            let missing = (Positions::ALL - held).iter();
            let ways = missing.filter_map(|position| {
                let more = held | position.into();
                Some(price(position.rank())? + farmers[usize::from(more.bits())])
            });
            farmers[usize::from(held.bits())] = ways.fold(f32::INFINITY, f32::min);
        }
    }
    farmers
}

/// The cost of placing on a rank, in farmers; `None` where no card places. Rule: SKC1
const fn price(rank: Rank) -> Option<f32> {
    match rank {
        Rank::Farmer => Some(1.0),
        Rank::Herdsman => Some(1.2),
        Rank::Warrior => Some(1.6),
        Rank::Chieftain | Rank::King => None,
    }
}

/// A set with all that it can promote into where nobody is in the way. Rule: SKA3, SKA4
fn promotion_closure(held: Positions) -> Positions {
    let mut closure = held;
    loop {
        let more = closure | closure.above_pairs(closure);
        if more == closure {
            return closure;
        }
        closure = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn farmers(names: &str) -> f32 {
        let positions = names
            .split_whitespace()
            .map(|name| name.parse::<Position>().expect(name));
        farmers_to_king(positions.collect())
    }

    #[test]
    fn three_warriors_or_five_farmers_make_a_king() {
        for names in [
            "K",
            "C1 C2",
            "W1 W2 W3",
            "C1 W2 W3",
            "F1 F2 F3 F4 F5",
            "H1 H2 H3 H4",
        ] {
            assert_eq!(farmers(names), 0.0, "{names}");
        }
        assert!((farmers("") - 4.8).abs() < 1e-4);
        assert!((farmers("F1 F2 F3 F5") - 1.0).abs() < 1e-4);
        assert!((farmers("W1 W2") - 1.6).abs() < 1e-4);
        assert!((farmers("W1 W2 H3") - 1.2).abs() < 1e-4);
        assert!((farmers("C1") - 3.2).abs() < 1e-4);
    }
}
