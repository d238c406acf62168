//! Stone of Destiny: building near the enemy king in Manoeuvres, replacing and linking in Battle.

use crate::hill::{Hill, Hills};
use crate::rules::Clauses;
use crate::state::{self, State};
use crate::token::Move;
use crate::variant::{Phase, Side};
use std::collections::BTreeSet;

/// The hills on which the seat to move may build in Manoeuvres. Rule: SD1, SD2
fn manoeuvre_hills(s: &State) -> Hills {
    let near = near_enemy_king(s);
    if near.is_empty() {
        s.vacant_hills().collect()
    } else {
        near
    }
}

/// The vacant hills one or two away from the enemy king, in a line or diagonally. Rule: SD1
fn near_enemy_king(s: &State) -> Hills {
    s.kings(s.enemy())
        .iter()
        .flat_map(|king| king.lines())
        .filter(|&hill| s.is_vacant(hill))
        .collect()
}

/// The hills that have a link. Rule: SD4
fn linked_hills(s: &State) -> Hills {
    s.links.iter().flat_map(|&(a, b)| [a, b]).collect()
}

/// The enemy ringforts that may be removed: those without a link and not under the enemy king. Rule: SD4
fn removable_hills(s: &State) -> Hills {
    let linked = linked_hills(s);
    let king = s.kings(s.enemy());
    s.forts(s.enemy())
        .iter()
        .copied()
        .filter(|h| !linked.contains(h) && !king.contains(h))
        .collect()
}

/// The pairs that can be linked once `hill` has been replaced. Rule: SD4
fn open_pairs(s: &State, hill: Hill) -> Vec<(Hill, Hill)> {
    let mut own = s.forts(s.me()).clone();
    own.insert(hill);
    state::pairs(&own)
        .filter(|pair| !s.links.contains(pair))
        .collect()
}

/// The legal moves of the seat to move. Rule: SD1, SD2, SD4
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    if s.phase == Phase::Manoeuvres {
        return manoeuvre_hills(s).into_iter().map(Move::Build).collect();
    }
    let mut moves = Vec::new();
    for hill in removable_hills(s) {
        let pairs = open_pairs(s, hill);
        if pairs.is_empty() {
            moves.push(Move::Replace(hill, None));
        }
        moves.extend(
            pairs
                .into_iter()
                .map(|pair| Move::Replace(hill, Some(pair))),
        );
    }
    moves
}

/// Plays a legal move; the turn is passed by the caller. Rule: SD1, SD4
pub(crate) fn play(s: &mut State, m: Move) {
    let me = s.me();
    match m {
        Move::Build(hill) => s.build(me, hill),
        Move::Replace(hill, pair) => {
            s.replace(me, hill);
            s.links.extend(pair);
        }
        _ => return,
    }
    if let Move::Build(hill) | Move::Replace(hill, _) = m {
        s.kings[me as usize] = Hills::from([hill]);
    }
}

/// The links of the final position: all adjacent pairs of one colour. Rule: SD6
pub(crate) fn final_links(s: &State) -> BTreeSet<(Hill, Hill)> {
    Side::BOTH.iter().flat_map(|&side| s.pairs(side)).collect()
}

/// The clauses that a move breaks. Rule: B12
pub(crate) fn broken(s: &State, m: Move) -> Clauses {
    let mut clauses = Clauses::new();
    match m {
        Move::Build(hill) => {
            if !s.is_vacant(hill) {
                clauses.extend(["B11", "B4"]);
            }
            if s.phase == Phase::Battle {
                clauses.extend(["SD3", "SD4"]);
            } else if !manoeuvre_hills(s).contains(&hill) && s.is_vacant(hill) {
                clauses.extend(["SD1", "SD2"]);
            }
        }
        Move::Replace(hill, pair) => {
            if !s.has(s.enemy(), hill) {
                clauses.extend(["B11", "SD4"]);
            }
            if s.phase == Phase::Manoeuvres {
                clauses.extend(["SD1", "SD3", "SD4"]);
            } else {
                if linked_hills(s).contains(&hill) || s.kings(s.enemy()).contains(&hill) {
                    clauses.insert("SD4");
                }
                broken_by_link(s, hill, pair, &mut clauses);
            }
        }
        _ => {}
    }
    clauses
}

/// Adds the clauses that the link, or a missing link, breaks. Rule: SD4, B5
fn broken_by_link(s: &State, hill: Hill, pair: Option<(Hill, Hill)>, clauses: &mut Clauses) {
    let Some((a, b)) = pair else {
        if !open_pairs(s, hill).is_empty() {
            clauses.insert("SD4");
        }
        return;
    };
    if !a.is_next_to(b) {
        clauses.extend(["SD4", "B5", "B2"]);
    }
    if [a, b].iter().any(|&h| h != hill && !s.has(s.me(), h)) {
        clauses.extend(["SD4", "B5"]);
    }
    if s.links.contains(&(a, b)) {
        clauses.insert("SD4");
    }
}
