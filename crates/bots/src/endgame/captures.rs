//! How good a hill looks in Four Treasures.
//!
//! On a full board only the neighbors of a hill count, so what is left is who captures what: singles that a move threatens,
//! saves or exposes, the more the nearer they are to being besieged.

use ringforts::{Color, Hill, Position, Variant};

/// What counts how much, fitted by hand: the nodes of some dozen endgames.
struct Weights {
    /// For each neighbor that the hill has.
    neighbor: i32,
    /// For each vacant one.
    vacant: i32,
    /// For a single ringfort beside the hill, by the vacant hills beside it.
    urgency: [i32; 5],
    /// Off for becoming single, by the vacant neighbors.
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

/// How good a hill looks to the color that moves there, in the variant of this number.
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
