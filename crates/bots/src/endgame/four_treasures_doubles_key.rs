//! The key of Four Treasures for four seats: the part of the board that decides the value.
//!
//! A ringfort with a neighbor of its color matters only by its color, and only beside vacant hills. A vacant hill all of
//! whose neighbors are such ringforts is *lone*: moves elsewhere do not affect it, and it is worth a fixed number of
//! bridges to Red or to Blue. So the place of a lone hill matters only by the areas it belongs to.

use ringforts::{Color, Hill, Hills, Position, halves};

use super::building_game::Key;

/// Lone hills are counted by kind, bridges and ringforts as a difference; the rest of the board is kept.
#[derive(Clone, Copy)]
pub(super) struct FourTreasuresDoublesKey;

/// The parts of the board within which lone hills are interchangeable: those whose hills are in the same two areas,
/// without the rows that partners share. Rule: SHD1
const QUARTERS: [Hills; 4] = [quarter(0, 0), quarter(0, 4), quarter(4, 0), quarter(4, 4)];

/// The hills of all quarters.
const IN_QUARTERS: Hills = QUARTERS[0]
    .with(QUARTERS[1])
    .with(QUARTERS[2])
    .with(QUARTERS[3]);

/// The hills with at least three neighbors.
const THREE_NEIGHBORS: Hills = Hills::BOARD.neighbor_counts()[3];

/// The hills with four neighbors.
const FOUR_NEIGHBORS: Hills = Hills::BOARD.neighbor_counts()[4];

/// Three columns and three rows, the first ones given.
const fn quarter(column: u8, row: u8) -> Hills {
    let mut hills = Hills::NONE;
    let mut place = 0;
    while place < 9 {
        if let Some(hill) = Hill::at(column + place / 3, row + place % 3) {
            hills = hills.with(Hills::of(hill));
        }
        place += 1;
    }
    hills
}

/// The ringforts without a neighbor of their color. Rule: B7
#[inline(always)]
fn singles(position: &Position) -> Hills {
    let [red, blue] = Color::BOTH.map(|color| position.ringforts(color));
    (red - red.neighbors()) | (blue - blue.neighbors())
}

/// The vacant hills that moves elsewhere cannot affect.
#[inline(always)]
fn lone(vacant: Hills, singles: Hills) -> Hills {
    vacant - vacant.neighbors() - singles.neighbors()
}

/// Visits the lone hills of each kind: by neighbors, three or four, and by how many of them are Red's.
#[inline(always)]
fn each_kind(position: &Position, lone: Hills, mut show: impl FnMut(Hills)) {
    let at_least = position.ringforts(Color::Red).neighbor_counts();
    let exactly = |count: usize| match count {
        4 => at_least[4],
        count => at_least[count] - at_least[count + 1],
    };
    for part in QUARTERS {
        let (inside, edge) = (lone & part & FOUR_NEIGHBORS, (lone & part) - FOUR_NEIGHBORS);
        for count in 0..5 {
            show(inside & exactly(count));
        }
        for count in 0..4 {
            show(edge & exactly(count));
        }
    }
}

/// The lone hills that are counted: those with two neighbors, or on a line that partners share, are few.
#[inline(always)]
fn counted(lone: Hills) -> Hills {
    lone & THREE_NEIGHBORS & IN_QUARTERS
}

impl Key<10> for FourTreasuresDoublesKey {
    #[inline(always)]
    fn encode(position: &Position, bridges: [u8; 2]) -> [u32; 10] {
        let (vacant, singles) = (position.vacant(), singles(position));
        let lone = counted(lone(vacant, singles));
        let rest = vacant - lone;
        // 1. What is left of the board: hills that are neither vacant nor matter count as both colors.
        let matters = rest | rest.neighbors() | singles;
        let [red, blue] = Color::BOTH.map(|color| position.ringforts(color) | !matters);
        // 2. The measures so far.
        let territory = Color::BOTH.map(|color| position.ringforts(color).len() as u64);
        let bridges = u64::from(bridges[0]) + 128 - u64::from(bridges[1]);
        let territory = territory[0] + 64 - territory[1];
        // 3. How many lone hills of each kind, at most four.
        let mut kinds = 0u128;
        each_kind(position, lone, |kind| {
            kinds = kinds << 3 | kind.len() as u128;
        });
        let seat = position.seat().map_or(0, |seat| seat.index() as u64);
        let last = u64::from(position.turns_left().unwrap_or(0));
        halves(&[
            red.pack() | bridges << 47 | territory << 55,
            blue.pack() | seat << 47 | last << 49 | 1 << 51,
            singles.pack(),
            kinds as u64,
            (kinds >> 64) as u64,
        ])
    }

    #[inline(always)]
    fn interchangeable(position: &Position) -> Hills {
        let lone = counted(lone(position.vacant(), singles(position)));
        let mut interchangeable = Hills::NONE;
        each_kind(position, lone, |kind| {
            interchangeable |= kind - Hills::from(kind.first());
        });
        interchangeable
    }
}
