//! Sacred Hill: both levels, singles and doubles.

use crate::fault::Faults;
use crate::hill::{Hill, Hills};
use crate::state::State;
use crate::token::Move;
use crate::variant::Phase;

/// The hills on which the seat to move may build in Manoeuvres. Rule: SH2, SH3, SHD2, SHD3
pub(crate) fn manoeuvre_hills(s: &State) -> Hills {
    let own = s.forts(s.me());
    s.vacant_hills()
        .filter(|&hill| s.turn.owns(hill))
        .filter(|&hill| {
            if own.is_empty() {
                return !s.variant.doubles || s.turn.shares(hill);
            }
            own.iter().any(|f| f.is_knight_move(hill)) && !own.iter().any(|f| f.is_too_close(hill))
        })
        .collect()
}

/// The vacant hills of the own area next to a friendly ringfort. Rule: SH5, SHD5
fn reachable_hills(s: &State) -> Hills {
    s.vacant_hills()
        .filter(|&hill| s.turn.owns(hill) && s.count_neighbours(s.me(), hill) > 0)
        .collect()
}

/// The order of priority of a vacant hill or a besieged enemy ringfort; `None` for any other hill. Rule: SHL1
fn priority(s: &State, hill: Hill) -> Option<usize> {
    let open = s.is_vacant(hill) || s.is_besieged(s.enemy(), hill);
    open.then(|| s.count_neighbours(s.me(), hill))
}

/// The highest order of priority in the own area, and the hills that have it. Rule: SHL2, SHD5
fn highest_priority(s: &State) -> (usize, Hills) {
    let mut best = (0, Hills::new());
    let open = s
        .vacant_hills()
        .chain(s.besieged_hills(s.enemy()))
        .filter(|&hill| s.turn.owns(hill));
    for hill in open {
        let order = s.count_neighbours(s.me(), hill);
        if order > best.0 {
            best = (order, Hills::new());
        }
        if order == best.0 {
            best.1.insert(hill);
        }
    }
    best
}

/// The legal moves of the seat to move. Rule: SH2-SH7, SHL2, SHD2, SHD3, SHD5
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    if s.phase == Phase::Manoeuvres {
        return manoeuvre_hills(s).into_iter().map(Move::Build).collect();
    }
    if s.variant.level_two {
        let turn = |hill| {
            if s.is_vacant(hill) {
                Move::Build(hill)
            } else {
                Move::Capture(hill)
            }
        };
        return highest_priority(s).1.into_iter().map(turn).collect();
    }
    let captures = s.capturable_hills();
    if !captures.is_empty() {
        return captures.into_iter().map(Move::Capture).collect();
    }
    let reach = reachable_hills(s);
    if !reach.is_empty() {
        return reach.into_iter().map(Move::Build).collect();
    }
    s.vacant_hills()
        .filter(|&hill| s.turn.owns(hill))
        .map(Move::Build)
        .collect()
}

/// The clauses that a move breaks. Rule: B12
pub(crate) fn faults(s: &State, m: Move) -> Faults {
    let mut faults = Faults::default();
    let (Move::Build(hill) | Move::Capture(hill)) = m else {
        return faults;
    };
    let capture = matches!(m, Move::Capture(_));
    if !capture && !s.is_vacant(hill) {
        faults.add(&["B11", "B4"], [hill]);
    }
    if capture && !s.has(s.enemy(), hill) {
        faults.add(&["B11", "B8"], [hill]);
    }
    if !s.turn.owns(hill) {
        faults.add(&["SHD2", "SHD5"], [hill]);
    }
    if s.phase == Phase::Manoeuvres {
        manoeuvre_faults(s, hill, capture, &mut faults);
    } else if s.variant.level_two {
        level_two_faults(s, hill, capture, &mut faults);
    } else {
        level_one_faults(s, hill, capture, &mut faults);
    }
    faults
}

/// Adds the clauses that a move breaks in Manoeuvres. Rule: SH1, SH2, SH3, SHD3
fn manoeuvre_faults(s: &State, hill: Hill, capture: bool, faults: &mut Faults) {
    if capture {
        faults.add(&["SH1", "SH2", "SH3", "SH7", "B7", "B8"], [hill]);
    }
    let own = s.forts(s.me());
    if own.is_empty() {
        if s.variant.doubles && !s.turn.shares(hill) {
            faults.add(&["SHD3"], [hill]);
        }
        return;
    }
    faults.add_if_any(
        &["SH3", "SHD3"],
        own.iter().copied().filter(|f| f.is_too_close(hill)),
    );
    if !own.iter().any(|f| f.is_knight_move(hill)) {
        faults.add(&["SH3", "SHD3"], [hill]);
    }
}

/// Adds the clauses that a move breaks in Battle, Level 1. While a capture is due only SH7 forbids a build.
/// Rule: B12, SH5-SH7, SHD5
fn level_one_faults(s: &State, hill: Hill, capture: bool, faults: &mut Faults) {
    if capture {
        if !s.is_besieged(s.enemy(), hill) {
            faults.add(&["B7", "B8", "SH7"], non_besieging_neighbours(s, hill));
        }
        return;
    }
    let captures = s.capturable_hills();
    if !captures.is_empty() {
        faults.add(&["SH7", "SHD5"], captures);
        return;
    }
    let reach = reachable_hills(s);
    if !reach.is_empty() && s.count_neighbours(s.me(), hill) == 0 {
        faults.add(&["SH5", "SH6", "SHD5"], [hill]);
        faults.add(&["SH5", "SH6", "SHD5"], reach);
    }
}

/// Adds the clauses that a move breaks in Battle, Level 2. Rule: SHL1, SHL2, SHD5
fn level_two_faults(s: &State, hill: Hill, capture: bool, faults: &mut Faults) {
    if capture && !s.is_besieged(s.enemy(), hill) {
        faults.add(
            &["B7", "B8", "SHL1", "SHL2"],
            non_besieging_neighbours(s, hill),
        );
    }
    let (order, hills) = highest_priority(s);
    if priority(s, hill).is_some_and(|own| own < order) {
        faults.add(&["SHL2", "SHD5"], hills);
    }
}

/// The neighbours of a hill that hold no ringfort of the side to move, which keep it from being besieged. Rule: B7
pub(crate) fn non_besieging_neighbours(s: &State, hill: Hill) -> Hills {
    hill.neighbours().filter(|&n| !s.has(s.me(), n)).collect()
}
