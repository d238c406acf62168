//! The fields of a position text, before they are checked against each other.

use std::cmp::Reverse;

use game::Seat;

use crate::position_error::{Fault, Field};
use crate::{Color, Hill, Hills, Links, Phase, Position, PositionError, Variant};

/// The seven fields of a position text, each valid by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The variant.
    pub(crate) variant: Variant,
    /// Red's and Blue's ringforts, disjoint.
    pub(crate) ringforts: [Hills; 2],
    /// Red's and Blue's kings, disjoint, on ringforts of either color.
    pub(crate) kings: [Hills; 2],
    /// The seat to move; `None` exactly when the phase is over.
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
pub(crate) type Objection = (Field, FieldPlace, Fault);

/// A place in a field.
#[derive(Debug, Clone, Copy)]
pub(crate) enum FieldPlace {
    /// The first character.
    Start,
    /// The number of a color, in `lost`.
    Number(Color),
    /// The letter of a hill, or its run.
    On(Hill),
}

/// The hills of the board as a text reads them: rows from north to south, each from west to east.
pub(crate) fn reading_order() -> impl Iterator<Item = Hill> {
    (0..7)
        .rev()
        .flat_map(|row| (0..7).filter_map(move |column| Hill::at(column, row)))
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    /// Checks that the fields fit each other, then settles the position.
    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        (setup.variant.book().check)(&setup)
            .map_err(|(field, place, fault)| setup.refused(field, place, fault))?;
        Ok(Self::set_up(&setup))
    }
}

/// In the phases that place one ringfort a turn, the side to move has as many as the other, or one less.
pub(crate) fn check_counts(setup: &Setup) -> Result<(), Objection> {
    let Some(mover) = setup.seat.map(Color::of_seat) else {
        return Ok(());
    };
    let [own, other] = [mover, mover.enemy()].map(|color| setup.ringforts[color.index()].len());
    if own == other || own + 1 == other {
        Ok(())
    } else {
        Err((Field::Turn, FieldPlace::Start, Fault::Counts))
    }
}

/// An objection if there is a hill that it applies to.
pub(crate) fn object(fault: Fault, hill: Option<Hill>) -> Result<(), Objection> {
    match hill {
        Some(hill) => Err((Field::Board, FieldPlace::On(hill), fault)),
        None => Ok(()),
    }
}

/// The hills of a set as a text reads them.
pub(crate) fn reading(hills: Hills) -> impl Iterator<Item = Hill> {
    reading_order().filter(move |&hill| hills.has(hill))
}

/// The first hill of a set as a text reads them.
pub(crate) fn first(hills: Hills) -> Option<Hill> {
    reading(hills).next()
}

/// Returns whether any of these hills comes before this one in the text.
pub(crate) fn reads_before(hills: Hills, hill: Hill) -> bool {
    let place = |hill: Hill| (Reverse(hill.row()), hill.column());
    hills.into_iter().any(|other| place(other) < place(hill))
}
