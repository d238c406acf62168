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
    /// The turns left of the final cycle, this one included; `None` before it.
    pub(crate) turns_left: Option<u8>,
    /// The bridges of Stone of Destiny.
    pub(crate) links: Links,
}

/// A fault of fields that do not fit each other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SetupFault {
    /// The field at fault.
    pub(crate) field: Field,
    /// The place in it.
    pub(crate) place: FieldPlace,
    /// The fault.
    pub(crate) fault: Fault,
}

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
        (setup.variant.book().check)(&setup).map_err(|fault| setup.refused(fault))?;
        Ok(Self::set_up(&setup))
    }
}

/// Checks that the side to move has as many ringforts as the other, or one less, as in the phases that place one a turn.
pub(crate) fn check_counts(setup: &Setup) -> Result<(), SetupFault> {
    let Some(mover) = setup.seat.map(Color::of_seat) else {
        return Ok(());
    };
    let [own, other] = [mover, mover.enemy()].map(|color| setup.ringforts[color.index()].len());
    if own == other || own + 1 == other {
        Ok(())
    } else {
        Err(SetupFault::of_field(Field::Turn, Fault::Counts))
    }
}

impl SetupFault {
    /// A fault of a whole field.
    pub(crate) const fn of_field(field: Field, fault: Fault) -> Self {
        Self {
            field,
            place: FieldPlace::Start,
            fault,
        }
    }
}

/// Refuses the board for this hill, if there is one.
pub(crate) fn refuse_if_any(fault: Fault, hill: Option<Hill>) -> Result<(), SetupFault> {
    match hill {
        None => Ok(()),
        Some(hill) => Err(SetupFault {
            field: Field::Board,
            place: FieldPlace::On(hill),
            fault,
        }),
    }
}

/// The hills of a set as a text reads them.
pub(crate) fn reading(hills: Hills) -> impl Iterator<Item = Hill> {
    reading_order().filter(move |&hill| hills.has(hill))
}

/// The first hill of a set as a text reads them; `None` if the set is empty.
pub(crate) fn first(hills: Hills) -> Option<Hill> {
    reading(hills).next()
}

/// Returns whether any of these hills comes before this one in the text.
pub(crate) fn reads_before(hills: Hills, hill: Hill) -> bool {
    let place = |hill: Hill| (Reverse(hill.row()), hill.column());
    hills.into_iter().any(|other| place(other) < place(hill))
}
