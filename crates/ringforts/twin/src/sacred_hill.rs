//! Sacred Hill: both levels, singles and doubles.

use crate::hill::{Hill, Hills};
use crate::rules::Clauses;
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
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    let mut clauses = Clauses::new();
    let (Move::Build(hill) | Move::Capture(hill)) = m else {
        return clauses;
    };
    let capture = matches!(m, Move::Capture(_));
    if !capture && !s.is_vacant(hill) {
        clauses.extend(["B11", "B4"]);
    }
    if capture && !s.has(s.enemy(), hill) {
        clauses.extend(["B11", "B8"]);
    }
    if !s.turn.owns(hill) {
        clauses.extend(["SHD2", "SHD5"]);
    }
    if s.phase == Phase::Manoeuvres {
        broken_in_manoeuvres(s, hill, capture, &mut clauses);
    } else if s.variant.level_two {
        broken_in_level_two(s, hill, capture, &mut clauses);
    } else {
        broken_in_level_one(s, hill, capture, &mut clauses);
    }
    clauses
}

/// Adds the clauses that a move breaks in Manoeuvres. Rule: SH1, SH2, SH3, SHD3
fn broken_in_manoeuvres(s: &State, hill: Hill, capture: bool, clauses: &mut Clauses) {
    if capture {
        clauses.extend(["SH1", "SH2", "SH3", "SH7", "B7", "B8"]);
    }
    let own = s.forts(s.me());
    if own.is_empty() {
        if s.variant.doubles && !s.turn.shares(hill) {
            clauses.insert("SHD3");
        }
        return;
    }
    if own.iter().any(|f| f.is_too_close(hill)) || !own.iter().any(|f| f.is_knight_move(hill)) {
        clauses.extend(["SH3", "SHD3"]);
    }
}

/// Adds the clauses that a move breaks in Battle, Level 1. While a capture is due only SH7 forbids a build.
/// Rule: B12, SH5-SH7, SHD5
fn broken_in_level_one(s: &State, hill: Hill, capture: bool, clauses: &mut Clauses) {
    if capture {
        if !s.is_besieged(s.enemy(), hill) {
            clauses.extend(["B7", "B8", "SH7"]);
        }
    } else if !s.capturable_hills().is_empty() {
        clauses.extend(["SH7", "SHD5"]);
    } else if !reachable_hills(s).is_empty() && s.count_neighbours(s.me(), hill) == 0 {
        clauses.extend(["SH5", "SH6", "SHD5"]);
    }
}

/// Adds the clauses that a move breaks in Battle, Level 2. Rule: SHL1, SHL2, SHD5
fn broken_in_level_two(s: &State, hill: Hill, capture: bool, clauses: &mut Clauses) {
    if capture && !s.is_besieged(s.enemy(), hill) {
        clauses.extend(["B7", "B8", "SHL1", "SHL2"]);
    }
    let (order, _) = highest_priority(s);
    if priority(s, hill).is_some_and(|own| own < order) {
        clauses.extend(["SHL2", "SHD5"]);
    }
}
