//! The check that the fields of a High Kings position are consistent.

use super::KINGS;
use crate::position_error::{Fault, Field};
use crate::setup::{
    FieldPlace, SetupFault, check_counts, first, reading, reads_before, refuse_if_any,
};
use crate::{Color, Hill, Hills, Phase, Setup};

/// Checks that kings, ringforts, kings lost and the final turn fit each other and the phase. Rule: HK1, HK2, HK9,
/// HK11
pub(super) fn check(setup: &Setup) -> Result<(), SetupFault> {
    let is_before_battle = setup.phase < Phase::Battle;
    for color in Color::BOTH {
        let (kings, ringforts) = (setup.kings[color.index()], setup.ringforts[color.index()]);
        let adjacent = second(kings & kings.neighbors(), kings);
        refuse_if_any(Fault::KingsAdjacent, adjacent)?;
        check_stranded(setup, color)?;
        if setup.phase == Phase::Setup {
            refuse_if_any(Fault::RingfortWithoutKing, first(ringforts - kings))?;
            refuse_if_any(Fault::TooManyInSetup, reading(ringforts).nth(KINGS))?;
        }
        if is_before_battle {
            refuse_if_any(
                Fault::RingfortsAdjacent,
                second(ringforts & ringforts.neighbors(), ringforts),
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
fn check_stranded(setup: &Setup, color: Color) -> Result<(), SetupFault> {
    let stranded = setup.kings[color.index()] & setup.ringforts[color.enemy().index()];
    let lost = setup.lost[color.index()];
    let is_possible = match setup.phase {
        Phase::Battle => lost == 1,
        Phase::Over => lost == 2 || lost == 1 && setup.lost[color.enemy().index()] >= 2,
        _ => false,
    };
    let refused = if is_possible {
        reading(stranded).nth(1)
    } else {
        first(stranded)
    };
    refuse_if_any(Fault::Stranded, refused)
}

/// Three kings less those lost; or none, if that side has passed. Rule: HK9, HK12
fn check_kings_left(setup: &Setup, color: Color) -> Result<(), SetupFault> {
    let kings = setup.kings[color.index()];
    let left = KINGS - usize::from(setup.lost[color.index()]);
    refuse_if_any(Fault::Kings, reading(kings).nth(left))?;
    let is_passed = match setup.seat {
        None => true,
        Some(seat) => Color::of_seat(seat) != color && setup.turns_left == Some(1),
    };
    if kings.len() == left || kings.is_empty() && is_passed {
        Ok(())
    } else {
        Err(SetupFault {
            field: Field::Lost,
            place: FieldPlace::Number(color),
            fault: Fault::Kings,
        })
    }
}

/// Checks that the number of turns left fits the board and the kings. Rule: HK9, HK11
fn check_final_turn(setup: &Setup) -> Result<(), SetupFault> {
    let Some(seat) = setup.seat.filter(|_| setup.phase == Phase::Battle) else {
        return Ok(());
    };
    let is_full = (setup.ringforts[0] | setup.ringforts[1]) == Hills::BOARD;
    let other = Color::of_seat(seat).enemy();
    match setup.turns_left {
        None if is_full => Err(SetupFault::of_field(Field::TurnsLeft, Fault::FullBoard)),
        Some(_) if !is_full && !setup.kings[other.index()].is_empty() => Err(SetupFault::of_field(
            Field::TurnsLeft,
            Fault::FinalTurnTooSoon,
        )),
        _ => Ok(()),
    }
}

/// The first hill that has a neighbor in the set before it.
fn second(adjacent: Hills, set: Hills) -> Option<Hill> {
    reading(adjacent).find(|&hill| reads_before(hill.neighbors() & set, hill))
}
