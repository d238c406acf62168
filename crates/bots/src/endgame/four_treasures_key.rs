//! The key of Four Treasures for two seats: vacant hills by their numbers of neighbors.
//!
//! The board always ends full. On a full board the bridges of Red minus those of Blue are half the neighbors of Red's
//! hills minus half those of Blue's: each bridge counts twice among the neighbors of its color's hills, and each pair of
//! two colors once for either. So, captures aside, it does not matter beside which ringforts one builds, only how many neighbors
//! the hill has. A ringfort can be captured only while it is single, and a new one is single only on
//! a hill without a friend beside it. A vacant hill with both colors beside it is *plain* if no single ringfort is beside
//! it, and all vacant hills beside it have both colors beside them too: a ringfort of either color there changes
//! nothing else. Only the number of plain hills matters.

use ringforts::{Color, Hill, Hills, Position, halves};

use super::building_game::Key;

/// Plain hills by their numbers of neighbors; the others by what is vacant, single, and beside which colors.
#[derive(Clone, Copy)]
pub(super) struct FourTreasuresKey;

/// The sets of hills that the key is made of.
struct KeySets {
    vacant: Hills,
    /// The singles of Red and of Blue.
    singles: [Hills; 2],
    /// The vacant hills beside a ringfort of Red and of Blue.
    beside: [Hills; 2],
    /// The vacant hills that moves elsewhere cannot affect.
    lone: Hills,
}

/// The hills with four neighbors, with three, with two.
static BY_NEIGHBORS: [Hills; 3] = [with_neighbors(4), with_neighbors(3), with_neighbors(2)];

const fn with_neighbors(count: usize) -> Hills {
    let mut hills = Hills::NONE;
    let mut place = 0;
    while place < 49 {
        if let Some(hill) = Hill::at(place / 7, place % 7) {
            let one = Hills::of(hill);
            if one.neighbors().len() == count {
                hills = hills.with(one);
            }
        }
        place += 1;
    }
    hills
}

impl KeySets {
    #[inline(always)]
    fn of(position: &Position) -> Self {
        let vacant = position.vacant();
        let ringforts = [Color::Red, Color::Blue].map(|color| position.ringforts(color));
        let near = [ringforts[0].neighbors(), ringforts[1].neighbors()];
        let singles = [ringforts[0] - near[0], ringforts[1] - near[1]];
        let single = singles[0] | singles[1];
        let beside = near.map(|near| near & vacant);
        let plain_beside = beside[0] & beside[1];
        let other = vacant - plain_beside;
        let plain = plain_beside - other.neighbors();
        Self {
            vacant,
            singles,
            beside,
            lone: (plain | (other - vacant.neighbors())) - single.neighbors(),
        }
    }

    /// Visits the lone hills of each kind: by neighbors, and by whether they are beside both colors or one.
    #[inline(always)]
    fn each_kind(&self, mut show: impl FnMut(Hills)) {
        let [red, blue] = self.beside;
        for hills in BY_NEIGHBORS {
            let lone = self.lone & hills;
            show(lone & red & blue);
            show(lone - red);
            show(lone - blue);
        }
    }
}

impl Key<6> for FourTreasuresKey {
    #[inline(always)]
    fn encode(position: &Position, _: [u8; 2]) -> [u32; 6] {
        let parts = KeySets::of(position);
        // 1. What is left of the board. Single ringforts and vacant hills are never the same, so they share sets.
        let rest = parts.vacant - parts.lone;
        let [red, blue] = [0, 1].map(|color| parts.singles[color] | (parts.beside[color] & rest));
        // 2. How many neighbors Red's hills have, and how many they are. What is not vacant and not Red's is Blue's.
        let ringforts = position.ringforts(Color::Red);
        let [four, three, two] = BY_NEIGHBORS.map(|hills| (hills & ringforts).len());
        let neighbors = (4 * four + 3 * three + 2 * two) as u64;
        // 3. How many lone hills of each kind: 25 have four neighbors, 12 have three, 8 have two, and at most 13 of
        // those with four are not beside each other.
        const MANY: [u64; 9] = [26, 14, 14, 13, 13, 13, 9, 9, 9];
        let (mut kinds, mut place) = (0u64, 0);
        parts.each_kind(|kind| {
            kinds = kinds * MANY[place] + kind.len() as u64;
            place += 1;
        });
        let seat = position.seat().map_or(0, |seat| seat.index() as u64);
        let last = u64::from(position.turns_left().unwrap_or(0));
        halves(&[
            rest.pack()
                | neighbors << 47
                | (ringforts.len() as u64) << 55
                | seat << 61
                | last << 62,
            red.pack() | kinds << 47,
            blue.pack() | kinds >> 17 << 47,
        ])
    }

    #[inline(always)]
    fn interchangeable(position: &Position) -> Hills {
        let mut interchangeable = Hills::NONE;
        KeySets::of(position).each_kind(|kind| interchangeable |= kind - Hills::from(kind.first()));
        interchangeable
    }
}
