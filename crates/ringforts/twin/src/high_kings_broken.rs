//! High Kings of Tara: the clauses that a move breaks.

use crate::high_kings::{
    adjacent_forts, adjacent_kings, battle_hills, ends_by_capture, mobile_kings, stranded_kings,
};
use crate::hill::Hill;
use crate::rules::Clauses;
use crate::state::State;
use crate::token::Move;
use crate::variant::{Phase, Side};

/// The clauses that a move breaks. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    let mut clauses = Clauses::new();
    match m {
        Move::Build(hill) => build(s, hill, &mut clauses),
        Move::Pass => pass(s, &mut clauses),
        Move::King(from, to) | Move::KingCapture(from, to) | Move::Sacrifice(from, to) => {
            occupancy(s, m, from, to, &mut clauses);
            match s.phase {
                Phase::Setup => {
                    clauses.insert("HK1");
                    if matches!(m, Move::Sacrifice(..)) {
                        clauses.insert("HKL1");
                    }
                }
                Phase::Manoeuvres => manoeuvre(s, m, from, to, &mut clauses),
                _ => battle(s, m, from, to, &mut clauses),
            }
        }
        Move::Capture(_) | Move::Replace(..) => {}
    }
    clauses
}

/// Adds the clauses that a build breaks; outside Setup it always breaks one. Rule: HK1, HK2
fn build(s: &State, hill: Hill, clauses: &mut Clauses) {
    if !s.is_vacant(hill) {
        clauses.extend(["B11", "B4"]);
    }
    match s.phase {
        Phase::Setup => {
            if !adjacent_forts(s, s.me(), hill).is_empty() {
                clauses.insert("HK1");
            }
            if !adjacent_kings(s, s.me(), hill, hill).is_empty() {
                clauses.extend(["HK1", "HK2"]);
            }
        }
        Phase::Manoeuvres => clauses.extend(["HK1", "HK3"]),
        _ => clauses.extend(["HK1", "HK5"]),
    }
}

/// Adds the clauses that a pass breaks. Rule: HK9, HKL5, M7
fn pass(s: &State, clauses: &mut Clauses) {
    if s.phase == Phase::Setup {
        clauses.insert("HK1");
    }
    let is_mobile = |&side: &Side| !mobile_kings(s, side).is_empty();
    if s.phase != Phase::Battle || Side::BOTH.iter().any(is_mobile) {
        clauses.extend(["HK9", "M7"]);
    }
    if s.phase == Phase::Battle && !stranded_kings(s, s.me()).is_empty() {
        clauses.extend(["HKL5", "M7"]);
    }
}

/// Adds the clauses of all phases that a king's move breaks: an own king on `from`, a knight's move, a fitting target.
/// Rule: B3, B4, B11, HK3, HK5, HK6
fn occupancy(s: &State, m: Move, from: Hill, to: Hill, clauses: &mut Clauses) {
    let of_phase: &[&str] = if s.phase == Phase::Manoeuvres {
        &["HK3"]
    } else {
        &["HK5", "HK6"]
    };
    if !s.kings(s.me()).contains(&from) {
        clauses.extend(of_phase);
        clauses.extend(["B4", "B11"]);
    }
    if !from.is_knight_move(to) {
        clauses.extend(of_phase);
        clauses.insert("B3");
    }
    match m {
        Move::King(..) if s.has(s.enemy(), to) => clauses.extend(["B11", "B4"]),
        Move::KingCapture(..) if !s.has(s.enemy(), to) => clauses.extend(["B11", "B8", "HK6"]),
        Move::Sacrifice(..) if !s.has(s.me(), to) => clauses.extend(["B11", "HK6", "HKL1"]),
        _ => {}
    }
    if matches!(m, Move::Sacrifice(..)) && s.is_vacant(to) {
        clauses.insert("HKL6");
    }
    if s.has_king(to) {
        clauses.extend(["B11", "B4", "HK6"]);
    }
}

/// Adds the clauses that a king's move breaks in Manoeuvres. Rule: HK2, HK3, HK6, HKL1
fn manoeuvre(s: &State, m: Move, from: Hill, to: Hill, clauses: &mut Clauses) {
    match m {
        Move::King(..) if !s.is_vacant(to) => clauses.extend(["B11", "HK3", "HK6"]),
        Move::KingCapture(..) => {
            clauses.extend(["HK3", "HK6"]);
            if !s.is_besieged(s.enemy(), to) {
                clauses.extend(["B7", "B8"]);
            }
        }
        Move::Sacrifice(..) => clauses.extend(["HK3", "HK6", "HKL1"]),
        _ => {}
    }
    if !adjacent_forts(s, s.me(), to).is_empty() {
        clauses.insert("HK3");
    }
    if !adjacent_kings(s, s.me(), from, to).is_empty() {
        clauses.insert("HK2");
    }
}

/// Adds the clauses that a king's move breaks in Battle. Rule: HK2, HK5, HK6, HKL1, HKL2
fn battle(s: &State, m: Move, from: Hill, to: Hill, clauses: &mut Clauses) {
    let me = s.me();
    if !adjacent_kings(s, me, from, to).is_empty() {
        clauses.extend(["HK2", "HK5", "HK6"]);
    }
    let stranded = stranded_kings(s, me);
    if !stranded.is_empty() && !stranded.contains(&from) {
        clauses.insert("HKL2");
    }
    if matches!(m, Move::King(..)) && s.is_vacant(to) {
        return;
    }
    // The rest are moves to ringforts: legal only if none of the kings that may move can go to a vacant hill.
    let movers = if stranded.is_empty() {
        s.kings(me)
    } else {
        &stranded
    };
    if movers
        .iter()
        .any(|&king| !battle_hills(s, me, king).is_empty())
    {
        clauses.extend(["HK5", "HK6"]);
        if !stranded.is_empty() {
            clauses.insert("HKL2");
        }
        if !s.is_vacant(to) {
            clauses.insert("B11");
        }
    }
    match m {
        Move::King(..) if s.has(s.enemy(), to) => clauses.extend(["HK5", "HK6"]),
        Move::KingCapture(..) if !s.is_besieged(s.enemy(), to) => {
            clauses.extend(["B7", "B8", "HK6"]);
        }
        Move::Sacrifice(..) => sacrifice(s, from, to, clauses),
        _ => {}
    }
}

/// Adds the clauses that a sacrifice breaks beyond those of a backtrack. Rule: HKL1, HK12
fn sacrifice(s: &State, from: Hill, to: Hill, clauses: &mut Clauses) {
    let me = s.me();
    if s.lost[me as usize] != 1 || !mobile_kings(s, me).is_empty() {
        clauses.insert("HKL1");
    }
    if !s.is_besieged(me, to) {
        clauses.extend(["HKL1", "B7"]);
    }
    if ends_by_capture(s, from, to) {
        clauses.extend(["HKL1", "HK12"]);
    }
}
