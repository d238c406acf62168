//! The shape of a region: which positions are beside, beneath and above each other (SKB2).

use seat_of_kings::{Position, Rank};

/// Two adjacent positions and the one above both. Rule: SKB2
pub(super) fn ladders() -> impl Iterator<Item = ([Position; 2], Position)> {
    let ranks = Rank::ALL.into_iter().zip(Rank::ALL.into_iter().skip(1));
    ranks.flat_map(|(rank, above)| {
        let numbers = 1..=above.size();
        numbers.filter_map(move |number| {
            let pair = [
                Position::new(rank, number)?,
                Position::new(rank, number + 1)?,
            ];
            Some((pair, Position::new(above, number)?))
        })
    })
}

/// The two positions beneath one; `None` for a farmer.
pub(super) fn beneath(position: Position) -> Option<[Position; 2]> {
    let ladder = ladders().find(|&(_, above)| above == position);
    ladder.map(|(pair, _)| pair)
}

/// The positions of its rank beside one. Rule: SKB2
pub(super) fn neighbors(position: Position) -> Vec<Position> {
    let pairs = ladders().filter_map(|([one, other], _)| match position {
        _ if position == one => Some(other),
        _ if position == other => Some(one),
        _ => None,
    });
    pairs.collect()
}
