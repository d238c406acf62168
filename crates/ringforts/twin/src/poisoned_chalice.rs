//! Poisoned Chalice: the edges in Manoeuvres, the qualified rows in Battle.

use crate::hill::{Hill, Hills};
use crate::rules::Clauses;
use crate::state::State;
use crate::token::Move;
use crate::variant::{Phase, Side};

/// The four board edges: row 1, row 7, column A, column G. Rule: PC1
pub(crate) fn edges() -> [Hills; 4] {
    [
        Hill::all().filter(|h| h.row == 1).collect(),
        Hill::all().filter(|h| h.row == 7).collect(),
        Hill::all().filter(|h| h.col == 0).collect(),
        Hill::all().filter(|h| h.col == 6).collect(),
    ]
}

/// The hill opposite an edge hill (X1 and X7, An and Gn); `None` off the edges. Rule: PC2
pub(crate) fn opposite(hill: Hill) -> Option<Hill> {
    if hill.row == 1 || hill.row == 7 {
        return Hill::at(hill.col, 8 - hill.row);
    }
    if hill.col == 0 || hill.col == 6 {
        return Hill::at(6 - hill.col, hill.row);
    }
    None
}

/// True if all eight turns of Manoeuvres have been played. Rule: PC1
pub(crate) fn are_manoeuvres_over(s: &State) -> bool {
    Side::BOTH.iter().all(|&side| s.forts(side).len() >= 4)
}

/// The hills on which the seat to move may build in Manoeuvres. Rule: PC1, PC2
fn edge_hills(s: &State) -> Hills {
    let mut hills = Hills::new();
    for edge in edges() {
        if edge.iter().any(|&h| s.has(s.me(), h)) {
            continue;
        }
        for hill in edge {
            if s.is_vacant(hill) && opposite(hill).is_none_or(|o| s.is_vacant(o)) {
                hills.insert(hill);
            }
        }
    }
    hills
}

/// The rows of a side: the lines of one letter for Red, of one number for Blue. Rule: PC3
fn rows(side: Side) -> [Hills; 7] {
    std::array::from_fn(|i| {
        let i = i as i8;
        Hill::all()
            .filter(|h| {
                if side == Side::Red {
                    h.col == i
                } else {
                    h.row == i + 1
                }
            })
            .collect()
    })
}

/// True if the row is qualified for the seat to move: it has a vacant hill, and fewer own ringforts than the opponent's
/// or as many, at least one. Rule: PC3
fn is_qualified(s: &State, row: &Hills) -> bool {
    let count = |side| row.iter().filter(|&&h| s.has(side, h)).count();
    let (own, theirs) = (count(s.me()), count(s.enemy()));
    row.iter().any(|&h| s.is_vacant(h)) && (own < theirs || (own == theirs && own >= 1))
}

/// The vacant hills in the qualified rows of the seat to move. Rule: PC4
fn qualified_hills(s: &State) -> Hills {
    let rows = rows(s.me());
    rows.iter()
        .filter(|row| is_qualified(s, row))
        .flatten()
        .copied()
        .filter(|&h| s.is_vacant(h))
        .collect()
}

/// The legal moves of the seat to move. Rule: PC1, PC2, PC4, PC5
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    if s.phase == Phase::Manoeuvres {
        return edge_hills(s).into_iter().map(Move::Build).collect();
    }
    let qualified = qualified_hills(s);
    if !qualified.is_empty() {
        return qualified.into_iter().map(Move::Build).collect();
    }
    let captures = s.capturable_hills();
    if !captures.is_empty() {
        return captures.into_iter().map(Move::Capture).collect();
    }
    s.vacant_hills().map(Move::Build).collect()
}

/// The clauses that a move breaks. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    let mut clauses = Clauses::new();
    match m {
        Move::Build(hill) => {
            if !s.is_vacant(hill) {
                clauses.extend(["B11", "B4"]);
            }
            if s.phase == Phase::Manoeuvres {
                broken_on_edges(s, hill, &mut clauses);
            } else {
                broken_by_build(s, hill, &mut clauses);
            }
        }
        Move::Capture(hill) => {
            if !s.has(s.enemy(), hill) {
                clauses.extend(["B11", "B8"]);
            }
            if !s.is_besieged(s.enemy(), hill) {
                clauses.extend(["B7", "B8", "PC5"]);
            }
            if s.phase == Phase::Manoeuvres {
                clauses.extend(["PC1", "PC2", "PC5"]);
            } else if !qualified_hills(s).is_empty() {
                clauses.extend(["PC3", "PC4", "PC5"]);
            }
        }
        _ => {}
    }
    clauses
}

/// Adds the clauses that a build breaks in Manoeuvres. Rule: PC1, PC2
fn broken_on_edges(s: &State, hill: Hill, clauses: &mut Clauses) {
    let edges = edges();
    let edge = edges.iter().find(|edge| edge.contains(&hill));
    if edge.is_none_or(|edge| edge.iter().any(|&h| s.has(s.me(), h))) {
        clauses.insert("PC1");
    }
    if opposite(hill).is_some_and(|o| !s.is_vacant(o)) {
        clauses.insert("PC2");
    }
}

/// Adds the clauses that a build breaks in Battle. Rule: PC3, PC4, PC5
fn broken_by_build(s: &State, hill: Hill, clauses: &mut Clauses) {
    let in_qualified_row = |row: &Hills| row.contains(&hill) && is_qualified(s, row);
    if qualified_hills(s).is_empty() {
        if !s.capturable_hills().is_empty() {
            clauses.insert("PC5");
        }
    } else if !rows(s.me()).iter().any(in_qualified_row) {
        clauses.extend(["PC3", "PC4"]);
    }
}
