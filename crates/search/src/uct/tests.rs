//! UCT on small games with answers that are known.

use game::ChanceEvent;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::*;

/// Takes of one or two matches; the seat that takes the last one wins.
#[derive(Clone)]
struct Nim(u8, u8);

/// One or two, as far as there are so many.
#[derive(Clone, Copy)]
struct UpTo(u8);

impl Moves for UpTo {
    type Move = u8;
    type Iter = std::ops::RangeInclusive<u8>;

    fn len(&self) -> usize {
        self.0.into()
    }

    fn get(&self, rank: usize) -> u8 {
        rank as u8 + 1
    }

    fn iter(&self) -> Self::Iter {
        1..=self.0
    }
}

impl Game for Nim {
    type Move = u8;
    type Moves = UpTo;

    fn turn(&self) -> Turn {
        match self.0 {
            0 => Turn::Over(Scores::new(&[self.1, 1 - self.1])),
            _ => Turn::Seat(Seat::new(self.1)),
        }
    }

    fn moves(&self) -> UpTo {
        UpTo(self.0.min(2))
    }

    fn play(&mut self, take: u8) {
        self.0 -= take;
        self.1 ^= 1;
    }

    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

/// One move, then an item of four is drawn: the first move wins with one of them, the second with all others.
#[derive(Clone)]
enum Wager {
    Open,
    On(u8),
    Over(u8),
}

impl Game for Wager {
    type Move = u8;
    type Moves = UpTo;

    fn turn(&self) -> Turn {
        match self {
            Self::Open => Turn::Seat(Seat::new(0)),
            Self::On(_) => Turn::Chance,
            Self::Over(points) => Turn::Over(Scores::new(&[*points, 1])),
        }
    }

    fn moves(&self) -> UpTo {
        UpTo(if matches!(self, Self::Open) { 2 } else { 0 })
    }

    fn play(&mut self, mv: u8) {
        *self = Self::On(mv);
    }

    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index() as u8)
    }
}

impl Chance for Wager {
    fn chance_event(&self) -> Option<ChanceEvent> {
        matches!(self, Self::On(_)).then(|| ChanceEvent::new(0b1111, 1))
    }

    fn apply_draw(&mut self, drawn: &[u8]) {
        let Self::On(mv) = self else { return };
        let is_won = (drawn[0] == 0) == (*mv == 1);
        *self = Self::Over(if is_won { 2 } else { 0 });
    }
}

fn rng() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(3)
}

fn nim(left: u8, limits: Limits) -> Option<UctResult<u8>> {
    uct(&Nim(left, 0), limits, StopFlag::default(), &mut rng())
}

#[test]
fn it_leaves_a_multiple_of_three() {
    for left in [4, 5, 7, 8, 10, 11] {
        let found = nim(left, Limits::nodes(3000)).expect("somebody moves");
        assert_eq!(found.mv, left % 3, "{left} left: {found:?}");
        assert!(found.mean > 0.8, "{found:?}");
        assert_eq!((found.playouts, found.pv[0]), (3000, found.mv));
    }
    assert_eq!(nim(0, Limits::nodes(10)), None);
}

#[test]
fn the_same_random_numbers_give_the_same_choice() {
    let limits = Limits::nodes(777);
    assert_eq!(nim(20, limits), nim(20, limits));
}

#[test]
fn a_search_without_a_playout_still_moves() {
    let found = nim(5, Limits::nodes(0)).expect("somebody moves");
    assert_eq!((found.playouts, found.nodes), (0, 3));
}

#[test]
fn depth_limits_the_tree_and_not_the_playouts() {
    let flat = Limits {
        depth: Some(1),
        ..Limits::nodes(500)
    };
    let found = nim(20, flat).expect("somebody moves");
    assert_eq!((found.nodes, found.pv.len()), (3, 1));
}

#[test]
fn draws_are_sampled() {
    let limits = Limits::nodes(4000);
    let found = chance_uct(&Wager::Open, limits, StopFlag::default(), &mut rng());
    let found = found.expect("somebody moves");
    assert_eq!((found.mv, found.nodes), (2, 3));
    assert!((found.mean - 0.75).abs() < 0.03, "{found:?}");
    let over = chance_uct(&Wager::On(1), limits, StopFlag::default(), &mut rng());
    assert_eq!(over, None);
}

#[test]
fn those_with_the_most_points_share_a_win() {
    assert_eq!(shares(&Scores::new(&[3, 5])), [0, 12, 0, 0]);
    assert_eq!(shares(&Scores::new(&[1, 1])), [6, 6, 0, 0]);
    assert_eq!(shares(&Scores::new(&[2, 0, 2, 2])), [4, 0, 4, 4]);
}
