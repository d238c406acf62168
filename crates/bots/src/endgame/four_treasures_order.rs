//! Move ordering of Four Treasures.
//!
//! On a full board only the number of neighbors of a hill counts, so moves differ by the captures they make possible:
//! singles that a move threatens, saves or exposes, weighted by how near they are to being besieged.

use ringforts::{Color, Hill, Position, Variant};

/// Weights, fitted by hand to minimize the nodes of some dozen endgames.
struct Weights {
    /// The bonus for each neighbor of the hill.
    neighbor: i32,
    /// The bonus for each vacant neighbor.
    vacant: i32,
    /// The bonus for each single ringfort beside the hill, by its vacant neighbors.
    urgency: [i32; 5],
    /// The penalty for becoming single, by the vacant neighbors.
    exposed: [i32; 5],
}

const SINGLES: Weights = Weights {
    neighbor: 1024,
    vacant: 1024,
    urgency: [0, 1024, 512, 256, 0],
    exposed: [0, 256, 128, 0, 0],
};

const DOUBLES: Weights = Weights {
    neighbor: 2048,
    vacant: 0,
    urgency: [0, 2048, 1024, 512, 0],
    exposed: [2048, 1024, 512, 256, 0],
};

/// The ordering score of a hill for the color that moves there, in the variant `VARIANT`.
pub(super) fn ordering_score<const VARIANT: usize>(
    position: &Position,
    mover: Color,
    hill: Hill,
) -> i32 {
    let weights = if Variant::ALL[VARIANT].is_doubles() {
        &DOUBLES
    } else {
        &SINGLES
    };
    let own = position.ringforts(mover);
    let enemy = position.ringforts(mover.enemy());
    let (around, vacant) = (hill.neighbors(), position.vacant());
    let free = (around & vacant).len();
    let singles = (own - own.neighbors()) | (enemy - enemy.neighbors());
    let others: i32 = (around & singles)
        .into_iter()
        .map(|single| weights.urgency[(single.neighbors() & vacant).len()])
        .sum();
    let exposed = if (around & own).is_empty() {
        weights.exposed[free]
    } else {
        0
    };
    weights.neighbor * around.len() as i32 + weights.vacant * free as i32 + others - exposed
}
