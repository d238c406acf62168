//! What a position text can say, before it is known to be a legal moment.

use std::cmp::Reverse;

use game::Seat;

use crate::refused::{Fault, Field};
use crate::{
    Book, Color, Hill, Hills, Links, Phase, Position, Refused, Variant, high_kings,
    poisoned_chalice, stone_of_destiny,
};

/// The seven fields of a position text, each possible by itself: what reading a text gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The variant.
    pub(crate) variant: Variant,
    /// Red's and Blue's ringforts, disjoint.
    pub(crate) ringforts: [Hills; 2],
    /// Red's and Blue's kings, disjoint, on ringforts of either color.
    pub(crate) kings: [Hills; 2],
    /// The seat to move; nothing exactly when the phase is over.
    pub(crate) seat: Option<Seat>,
    /// The phase, one of the variant's.
    pub(crate) phase: Phase,
    /// Kings lost by Red and by Blue.
    pub(crate) lost: [u8; 2],
    /// Turns left of a final cycle.
    pub(crate) last: Option<u8>,
    /// The bridges of Stone of Destiny.
    pub(crate) links: Links,
}

/// A field, the place in it, and the fault.
type Objection = (Field, Place, Fault);

/// A place in a field.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Place {
    /// The first character.
    Start,
    /// The number of a color, in `lost`.
    Number(Color),
    /// What the board says of a hill.
    On(Hill),
}

/// The hills of the board as a text reads them: rows from north to south, each from west to east.
pub(crate) fn reading_order() -> impl Iterator<Item = Hill> {
    (0..7)
        .rev()
        .flat_map(|row| (0..7).filter_map(move |column| Hill::at(column, row)))
}

impl TryFrom<Setup> for Position {
    type Error = Refused;

    /// Checks that the fields fit each other, then settles the position.
    fn try_from(setup: Setup) -> Result<Self, Refused> {
        check(&setup).map_err(|(field, place, fault)| setup.refused(field, place, fault))?;
        Ok(Self::set_up(&setup))
    }
}

fn check(setup: &Setup) -> Result<(), Objection> {
    match setup.variant.book() {
        Book::SacredHill | Book::FourTreasures => Ok(()),
        Book::HighKings => check_high_kings(setup),
        Book::PoisonedChalice if setup.phase == Phase::Manoeuvres => check_edges(setup),
        Book::PoisonedChalice => Ok(()),
        Book::StoneOfDestiny => check_stone(setup),
    }
}

fn check_high_kings(setup: &Setup) -> Result<(), Objection> {
    let is_before_battle = setup.phase < Phase::Battle;
    for color in Color::BOTH {
        let (kings, forts) = (setup.kings[color.index()], setup.ringforts[color.index()]);
        let adjacent = second(kings & kings.neighbors(), kings);
        object(Fault::KingsAdjacent, adjacent)?;
        check_stranded(setup, color)?;
        if setup.phase == Phase::Setup {
            object(Fault::RingfortWithoutKing, first(forts - kings))?;
            object(Fault::TooManyInSetup, reading(forts).nth(high_kings::KINGS))?;
        }
        if is_before_battle {
            object(
                Fault::RingfortsAdjacent,
                second(forts & forts.neighbors(), forts),
            )?;
        }
        if setup.phase != Phase::Setup {
            check_kings_left(setup, color)?;
        }
    }
    if setup.phase == Phase::Setup {
        check_counts(setup)?;
    }
    check_final_turn(setup)
}

/// A side that has lost one king may have one stranded; its other king may fall in the capture that ends the
/// game, and the stranded one stays. Rule: HKL1, HKL2, HKL4
fn check_stranded(setup: &Setup, color: Color) -> Result<(), Objection> {
    let stranded = setup.kings[color.index()] & setup.ringforts[color.enemy().index()];
    let lost = setup.lost[color.index()];
    let is_possible = match setup.phase {
        Phase::Battle => lost == 1,
        Phase::Over => lost == 2 || lost == 1 && setup.lost[color.enemy().index()] >= 2,
        _ => false,
    };
    match is_possible {
        true => object(Fault::Stranded, reading(stranded).nth(1)),
        false => object(Fault::Stranded, first(stranded)),
    }
}

/// Three kings less those lost; or none, if that side has passed. Rule: HK9, HK12
fn check_kings_left(setup: &Setup, color: Color) -> Result<(), Objection> {
    let kings = setup.kings[color.index()];
    let left = high_kings::KINGS - usize::from(setup.lost[color.index()]);
    object(Fault::Kings, reading(kings).nth(left))?;
    let is_passed = match setup.seat {
        None => true,
        Some(seat) => Color::of_seat(seat) != color && setup.last == Some(1),
    };
    match kings.len() == left || kings.is_empty() && is_passed {
        true => Ok(()),
        false => Err((Field::Lost, Place::Number(color), Fault::Kings)),
    }
}

/// Rule: HK9, HK11
fn check_final_turn(setup: &Setup) -> Result<(), Objection> {
    let Some(seat) = setup.seat.filter(|_| setup.phase == Phase::Battle) else {
        return Ok(());
    };
    let is_full = (setup.ringforts[0] | setup.ringforts[1]) == Hills::BOARD;
    let other = Color::of_seat(seat).enemy();
    match setup.last {
        None if is_full => Err((Field::Last, Place::Start, Fault::FullBoard)),
        Some(_) if !is_full && !setup.kings[other.index()].is_empty() => {
            Err((Field::Last, Place::Start, Fault::FinalTurnTooSoon))
        }
        _ => Ok(()),
    }
}

/// Rule: PC1, PC2
fn check_edges(setup: &Setup) -> Result<(), Objection> {
    let all = setup.ringforts[0] | setup.ringforts[1];
    let edges = poisoned_chalice::EDGES;
    let rim = edges.into_iter().fold(Hills::NONE, |rim, edge| rim | edge);
    object(Fault::OffEdge, first(all - rim))?;
    for edge in edges {
        for forts in setup.ringforts {
            object(Fault::EdgeTwice, reading(forts & edge).nth(1))?;
        }
    }
    let facing = all & poisoned_chalice::opposite(all);
    object(
        Fault::Opposite,
        reading(facing).find(|&hill| is_second_of_pair(hill, facing)),
    )?;
    check_counts(setup)
}

/// Whether the hill opposite comes before this one in the text.
fn is_second_of_pair(hill: Hill, facing: Hills) -> bool {
    let opposite = poisoned_chalice::opposite(hill.into()) & facing;
    opposite
        .into_iter()
        .any(|other| reading_place(other) < reading_place(hill))
}

/// Rule: B10, SD1, SD3
fn check_stone(setup: &Setup) -> Result<(), Objection> {
    for color in Color::BOTH {
        let (kings, forts) = (setup.kings[color.index()], setup.ringforts[color.index()]);
        object(
            Fault::TooManyRingforts,
            reading(forts).nth(stone_of_destiny::RINGFORTS),
        )?;
        object(Fault::NotOneKing, reading(kings).nth(1))?;
        if kings.is_empty() {
            object(Fault::NotOneKing, first(forts))?;
        }
    }
    match (setup.phase, setup.seat) {
        (Phase::Manoeuvres, _) => check_counts(setup),
        (Phase::Battle, Some(seat)) => {
            let vacant = !(setup.ringforts[0] | setup.ringforts[1]);
            object(Fault::NotFull, first(vacant))?;
            let own = setup.ringforts[Color::of_seat(seat).index()];
            match own.len() + 1 == stone_of_destiny::RINGFORTS {
                true => Ok(()),
                false => Err((Field::Turn, Place::Start, Fault::NoSpare)),
            }
        }
        _ => Ok(()),
    }
}

/// In the phases that place one ringfort a turn, the side to move has as many as the other, or one less.
fn check_counts(setup: &Setup) -> Result<(), Objection> {
    let Some(mover) = setup.seat.map(Color::of_seat) else {
        return Ok(());
    };
    let [own, other] = [mover, mover.enemy()].map(|color| setup.ringforts[color.index()].len());
    match own == other || own + 1 == other {
        true => Ok(()),
        false => Err((Field::Turn, Place::Start, Fault::Counts)),
    }
}

/// An objection if there is a hill that it applies to.
fn object(fault: Fault, hill: Option<Hill>) -> Result<(), Objection> {
    match hill {
        Some(hill) => Err((Field::Board, Place::On(hill), fault)),
        None => Ok(()),
    }
}

/// The hills of a set as a text reads them.
fn reading(hills: Hills) -> impl Iterator<Item = Hill> {
    reading_order().filter(move |&hill| hills.has(hill))
}

fn first(hills: Hills) -> Option<Hill> {
    reading(hills).next()
}

/// The first hill that has a neighbor in the set before it.
fn second(adjacent: Hills, set: Hills) -> Option<Hill> {
    reading(adjacent).find(|&hill| {
        let beside = Hills::of(hill).neighbors() & set;
        beside
            .into_iter()
            .any(|other| reading_place(other) < reading_place(hill))
    })
}

/// Sorts hills as a text reads them.
fn reading_place(hill: Hill) -> (Reverse<u8>, u8) {
    (Reverse(hill.row()), hill.column())
}
