//! A position: the board, the seat to move, the phase.

use crate::hill::{Hill, Hills};
use crate::variant::{Phase, Seat, Side, Variant};
use std::collections::BTreeSet;

/// A position of a game, without its history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// The variant.
    pub(crate) variant: Variant,
    /// The hills with red and with blue ringforts. Rule: B4
    pub(crate) forts: [Hills; 2],
    /// The hills on which red and blue kings stand.
    pub(crate) kings: [Hills; 2],
    /// The seat to move; without meaning once the game is over.
    pub(crate) turn: Seat,
    /// The rules by which the seat to move plays.
    pub(crate) phase: Phase,
    /// Kings lost, red's and blue's. Rule: HK12, HKL3, HKL4
    pub(crate) lost: [u8; 2],
    /// The turns left in the final cycle; `None` before it begins. Rule: M6, HK9, HK11
    pub(crate) last: Option<u8>,
    /// The bridges of Stone of Destiny, lower hill first. Rule: SD4
    pub(crate) links: BTreeSet<(Hill, Hill)>,
}

impl State {
    /// The empty board before the first turn.
    pub(crate) fn start(variant: Variant) -> State {
        State {
            variant,
            forts: [Hills::new(), Hills::new()],
            kings: [Hills::new(), Hills::new()],
            turn: variant.seats()[0],
            phase: variant.phases()[0],
            lost: [0, 0],
            last: None,
            links: BTreeSet::new(),
        }
    }

    /// The side to move.
    pub(crate) fn me(&self) -> Side {
        self.turn.side()
    }

    /// The side that is not to move.
    pub(crate) fn enemy(&self) -> Side {
        self.me().other()
    }

    /// The ringforts of a side.
    pub(crate) fn forts(&self, side: Side) -> &Hills {
        &self.forts[side as usize]
    }

    /// The kings of a side, wherever they stand.
    pub(crate) fn kings(&self, side: Side) -> &Hills {
        &self.kings[side as usize]
    }

    /// True if the side has a ringfort on the hill.
    pub(crate) fn has(&self, side: Side, hill: Hill) -> bool {
        self.forts(side).contains(&hill)
    }

    /// True if no ringfort is on the hill. Rule: B4
    pub(crate) fn is_vacant(&self, hill: Hill) -> bool {
        !self.has(Side::Red, hill) && !self.has(Side::Blue, hill)
    }

    /// True if no hill is vacant.
    pub(crate) fn is_full(&self) -> bool {
        self.forts(Side::Red).len() + self.forts(Side::Blue).len() == 45
    }

    /// True if a king of either colour stands on the hill.
    pub(crate) fn has_king(&self, hill: Hill) -> bool {
        self.kings.iter().any(|kings| kings.contains(&hill))
    }

    /// The vacant hills, ordered by column, then row.
    pub(crate) fn vacant_hills(&self) -> impl Iterator<Item = Hill> {
        Hill::all().filter(|&hill| self.is_vacant(hill))
    }

    /// The number of neighbours of a hill that hold ringforts of the side.
    pub(crate) fn count_neighbours(&self, side: Side, hill: Hill) -> usize {
        hill.neighbours().filter(|&n| self.has(side, n)).count()
    }

    /// True if every neighbour of the hill holds a ringfort of the side. Rule: B7
    pub(crate) fn is_surrounded_by(&self, side: Side, hill: Hill) -> bool {
        hill.neighbours().all(|n| self.has(side, n))
    }

    /// True if `owner` has a besieged ringfort on the hill. Where all neighbours are the enemy's the ringfort is single
    /// too, so that part of the clause needs no test of its own. Rule: B7
    pub(crate) fn is_besieged(&self, owner: Side, hill: Hill) -> bool {
        self.has(owner, hill) && self.is_surrounded_by(owner.other(), hill)
    }

    /// The besieged ringforts of `owner`, ordered by column, then row. Rule: B7
    pub(crate) fn besieged_hills(&self, owner: Side) -> impl Iterator<Item = Hill> {
        self.forts(owner)
            .iter()
            .copied()
            .filter(move |&hill| self.is_besieged(owner, hill))
    }

    /// The besieged enemy ringforts in the own area of the seat to move. Rule: SH7, FT2, SHD2, SHD5
    pub(crate) fn capturable_hills(&self) -> Hills {
        self.besieged_hills(self.enemy())
            .filter(|&hill| self.turn.owns(hill))
            .collect()
    }

    /// Builds a ringfort.
    pub(crate) fn build(&mut self, side: Side, hill: Hill) {
        self.forts[side as usize].insert(hill);
    }

    /// Puts a ringfort of `side` on the hill in place of the other side's. Rule: B8
    pub(crate) fn replace(&mut self, side: Side, hill: Hill) {
        self.forts[side.other() as usize].remove(&hill);
        self.forts[side as usize].insert(hill);
    }

    /// Moves a king.
    pub(crate) fn move_king(&mut self, side: Side, from: Hill, to: Hill) {
        self.kings[side as usize].remove(&from);
        self.kings[side as usize].insert(to);
    }

    /// The pairs of adjacent ringforts of a side, lower hill first. Rule: B5
    pub(crate) fn pairs(&self, side: Side) -> impl Iterator<Item = (Hill, Hill)> {
        pairs(self.forts(side))
    }

    /// Ends the game.
    pub(crate) fn end_game(&mut self) {
        self.phase = Phase::Over;
        self.last = None;
    }
}

/// The pairs of adjacent hills in a set, lower hill first, ascending. Rule: B5
pub(crate) fn pairs(hills: &Hills) -> impl Iterator<Item = (Hill, Hill)> {
    hills.iter().flat_map(move |&a| {
        let above = Hill::at(a.col, a.row + 1);
        let right = Hill::at(a.col + 1, a.row);
        [above, right]
            .into_iter()
            .flatten()
            .filter(move |b| hills.contains(b))
            .map(move |b| (a, b))
    })
}
