//! High Kings of Tara: the clauses that a move breaks.

use crate::fault::Faults;
use crate::high_kings::{
    adjacent_forts, adjacent_kings, battle_hills, ends_by_capture, mobile_kings, stranded_kings,
};
use crate::hill::{Hill, Hills};
use crate::sacred_hill::non_besieging_neighbours;
use crate::state::State;
use crate::token::Move;
use crate::variant::{Phase, Side};

/// The clauses that a move breaks. Rule: B12
pub(crate) fn faults(s: &State, m: Move) -> Faults {
    let mut faults = Faults::default();
    match m {
        Move::Build(hill) => build_faults(s, hill, &mut faults),
        Move::Pass => pass_faults(s, &mut faults),
        Move::King(from, to) | Move::KingCapture(from, to) | Move::Sacrifice(from, to) => {
            match s.phase {
                Phase::Setup => {
                    faults.add(&["HK1"], [from, to]);
                    faults.add(&["HK1"], [from]);
                    faults.add(&["HK1"], []);
                    if matches!(m, Move::Sacrifice(..)) {
                        faults.add(&["HKL1"], [to]);
                    }
                    occupancy_faults(s, m, from, to, &mut faults);
                }
                Phase::Manoeuvres => manoeuvre_faults(s, m, from, to, &mut faults),
                _ => battle_faults(s, m, from, to, &mut faults),
            }
        }
        Move::Capture(_) | Move::Replace(..) => {}
    }
    faults
}

/// Adds the clauses that a build breaks; outside Setup it always breaks one. Rule: HK1, HK2
fn build_faults(s: &State, hill: Hill, faults: &mut Faults) {
    if !s.is_vacant(hill) {
        faults.add(&["B11", "B4"], [hill]);
    }
    match s.phase {
        Phase::Setup => {
            faults.add_if_any(&["HK1"], adjacent_forts(s, s.me(), hill));
            faults.add_if_any(&["HK1", "HK2"], adjacent_kings(s, s.me(), hill, hill));
        }
        phase => {
            let clause = if phase == Phase::Manoeuvres {
                "HK3"
            } else {
                "HK5"
            };
            faults.add(&["HK1", clause], [hill]);
            faults.add(&["HK1", clause], []);
        }
    }
}

/// Adds the clauses that a pass breaks. Rule: HK9, HKL5, M7
fn pass_faults(s: &State, faults: &mut Faults) {
    if s.phase != Phase::Battle {
        faults.add(&["HK9", "M7"], []);
        if s.phase == Phase::Setup {
            faults.add(&["HK1"], []);
        }
        return;
    }
    faults.add_if_any(&["HKL5", "M7"], stranded_kings(s, s.me()));
    let kings: Hills = Side::BOTH
        .iter()
        .flat_map(|&side| mobile_kings(s, side))
        .collect();
    faults.add_if_any(&["HK9", "M7"], kings);
    for side in Side::BOTH {
        faults.add_if_any(&["HK9", "M7"], mobile_kings(s, side));
    }
}

/// Adds the clauses of both phases that a king's move breaks: an own king on `from`, a knight's move, a fitting target.
/// Rule: B3, B4, B11, HK3, HK5, HK6
fn occupancy_faults(s: &State, m: Move, from: Hill, to: Hill, faults: &mut Faults) {
    let clauses: &[&str] = if s.phase == Phase::Manoeuvres {
        &["HK3", "B4"]
    } else {
        &["HK5", "HK6", "B4"]
    };
    if !s.kings(s.me()).contains(&from) {
        faults.add(clauses, [from]);
        faults.add(&["B11"], [from]);
    }
    let clauses: &[&str] = if s.phase == Phase::Manoeuvres {
        &["HK3", "B3"]
    } else {
        &["HK5", "HK6", "B3"]
    };
    if !from.is_knight_move(to) {
        faults.add(clauses, [from, to]);
        faults.add(clauses, [to]);
    }
    match m {
        Move::King(..) if s.has(s.enemy(), to) => faults.add(&["B11", "B4"], [to]),
        Move::KingCapture(..) if !s.has(s.enemy(), to) => faults.add(&["B11", "B8", "HK6"], [to]),
        Move::Sacrifice(..) if !s.has(s.me(), to) => faults.add(&["B11", "HK6", "HKL1"], [to]),
        _ => {}
    }
    if matches!(m, Move::Sacrifice(..)) && s.is_vacant(to) {
        faults.add(&["HKL6"], [to]);
    }
    if s.has_king(to) {
        faults.add(&["B11", "B4", "HK6"], [to]);
    }
}

/// Adds the clauses that a king's move breaks in Manoeuvres. Rule: HK2, HK3, HK6, HKL1
fn manoeuvre_faults(s: &State, m: Move, from: Hill, to: Hill, faults: &mut Faults) {
    occupancy_faults(s, m, from, to, faults);
    match m {
        Move::King(..) if !s.is_vacant(to) => faults.add(&["B11", "HK3", "HK6"], [to]),
        Move::KingCapture(..) => {
            faults.add(&["HK3", "HK6"], [to]);
            faults.add(&["HK3", "HK6"], []);
            if !s.is_besieged(s.enemy(), to) {
                faults.add(&["B7", "B8", "HK6"], non_besieging_neighbours(s, to));
            }
        }
        Move::Sacrifice(..) => {
            faults.add(&["HK3", "HK6", "HKL1"], [to]);
            faults.add(&["HK3", "HK6", "HKL1"], []);
        }
        _ => {}
    }
    faults.add_if_any(&["HK3"], adjacent_forts(s, s.me(), to));
    faults.add_if_any(&["HK2"], adjacent_kings(s, s.me(), from, to));
}

/// Adds the clauses that a king's move breaks in Battle. Rule: HK2, HK5, HK6, HKL1, HKL2
fn battle_faults(s: &State, m: Move, from: Hill, to: Hill, faults: &mut Faults) {
    let me = s.me();
    occupancy_faults(s, m, from, to, faults);
    faults.add_if_any(&["HK2", "HK5", "HK6"], adjacent_kings(s, me, from, to));
    let stranded = stranded_kings(s, me);
    if !stranded.is_empty() && !stranded.contains(&from) {
        faults.add(&["HKL2"], stranded.iter().copied());
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
    let mobile_kings: Hills = movers
        .iter()
        .copied()
        .filter(|&king| !battle_hills(s, me, king).is_empty())
        .collect();
    if !mobile_kings.is_empty() {
        let hills: Hills = mobile_kings
            .iter()
            .flat_map(|&king| battle_hills(s, me, king))
            .collect();
        for places in [mobile_kings, hills, Hills::from([to])] {
            faults.add(&["HK5", "HK6"], places.iter().copied());
            if !stranded.is_empty() {
                faults.add(&["HKL2"], places);
            }
        }
        if !s.is_vacant(to) {
            faults.add(&["B11"], [to]);
        }
    }
    match m {
        Move::King(..) if s.has(s.enemy(), to) => faults.add(&["HK5", "HK6"], [to]),
        Move::KingCapture(..) if !s.is_besieged(s.enemy(), to) => {
            faults.add(&["B7", "B8", "HK6"], non_besieging_neighbours(s, to));
            faults.add(&["B7", "B8", "HK6"], [to]);
        }
        Move::Sacrifice(..) => sacrifice_faults(s, from, to, faults),
        _ => {}
    }
}

/// Adds the clauses that a sacrifice breaks beyond those of a backtrack. Rule: HKL1, HK12
fn sacrifice_faults(s: &State, from: Hill, to: Hill, faults: &mut Faults) {
    let me = s.me();
    if s.lost[me as usize] != 1 {
        faults.add(&["HKL1"], []);
        faults.add(&["HKL1"], [to]);
    }
    faults.add_if_any(&["HKL1"], mobile_kings(s, me));
    if !s.is_besieged(me, to) {
        faults.add(
            &["HKL1", "B7"],
            to.neighbours().filter(|&n| !s.has(s.enemy(), n)),
        );
        faults.add(&["HKL1", "B7"], [to]);
    }
    if ends_by_capture(s, from, to) {
        faults.add(&["HKL1", "HK12"], [to]);
        faults.add(
            &["HKL1", "HK12"],
            to.neighbours().filter(|n| s.kings(s.enemy()).contains(n)),
        );
    }
}
