//! High Kings of Tara: three kings a side build where they go; they capture, backtrack, and are captured.
//!
//! Level 2 adds the sacrifice, after which a king stands stranded on an enemy ringfort.

mod explain;

pub(crate) use explain::explain;

use crate::moves::KingMoves;
use crate::{Color, Hill, Hills, Move, Moves, Phase, Position};

/// Kings of each side. Rule: HK1
pub(crate) const KINGS: usize = 3;

/// Rule: HK1-HK3, HK5, HK6, HK9, HKL1, HKL2, HKL5
pub(crate) fn moves(position: &Position) -> Moves {
    let mover = position.mover();
    match position.phase {
        Phase::Setup => Moves::places(setup_hills(position), Hills::NONE),
        Phase::Manoeuvres => Moves::kings(vacant_moves(position, position.kings(mover))),
        _ => Moves::kings(battle(position)),
    }
}

/// Moves, then captures kings, then sacrifices. Rule: HK1, HK3, HK5-HK7, HK9, HKL1
pub(crate) fn play(position: &mut Position, mv: Move) {
    let mover = position.mover();
    let is_final_turn = position.last == 1;
    match mv {
        Move::Build(hill) => {
            position.set_fort(mover, hill);
            position.toggle_king(mover, hill);
        }
        Move::Step { from, to } | Move::Take { from, to } | Move::Sacrifice { from, to } => {
            position.toggle_king(mover, from);
            position.toggle_king(mover, to);
            if !position.ringforts(mover).has(to) {
                position.set_fort(mover, to);
            }
            capture_kings(position, to);
        }
        Move::Pass => {
            position.remove_kings(mover, position.kings(mover));
            position.last = 1;
        }
        Move::Capture(_) | Move::Swap { .. } => {}
    }
    if is_double_capture(position) {
        return position.finish();
    }
    if let Move::Sacrifice { to, .. } = mv {
        position.set_fort(mover.enemy(), to);
    }
    if is_final_turn {
        return finish_without_double_capture(position);
    }
    if position.vacant().is_empty() {
        position.last = 1;
    }
    position.next_seat();
    settle(position);
}

/// Begins the next phase, skips a seat that cannot move, and captures by default. Rule: HK1, HK4, HK10, HKL3
pub(crate) fn settle(position: &mut Position) {
    let mover = position.mover();
    let kings = position.kings(mover);
    if position.phase == Phase::Setup {
        if kings.len() < KINGS {
            return;
        }
        position.phase = Phase::Manoeuvres;
    }
    if position.phase == Phase::Manoeuvres {
        if !vacant_moves(position, kings).reached().is_empty() {
            return;
        }
        position.phase = Phase::Battle;
    }
    if !game::Moves::is_empty(&moves(position)) {
        return;
    }
    if let Some(king) = position.stranded(mover) {
        position.toggle_king(mover, king);
        position.lost[mover.index()] += 1;
        return position.finish();
    }
    if position.last == 1 {
        return finish_without_double_capture(position);
    }
    position.next_seat();
    settle(position);
}

/// Ends the game as if both sides had passed: at the third occurrence of a position. Rule: HK15
pub(crate) fn end_by_repetition(position: &mut Position) {
    for color in Color::BOTH {
        if position.stranded(color).is_some() {
            position.lost[color.index()] += 1;
        }
        position.remove_kings(color, position.kings(color));
    }
    position.finish();
}

/// The hills to build on in Setup. Rule: HK1
fn setup_hills(position: &Position) -> Hills {
    position.vacant() - position.ringforts(position.mover()).neighbors()
}

/// The moves of these kings of one color onto vacant hills. Rule: HK2, HK3, HK5
fn vacant_moves(position: &Position, kings: Hills) -> KingMoves {
    let open = match position.phase {
        Phase::Battle => position.vacant(),
        _ => position.vacant() - position.ringforts(position.mover()).neighbors(),
    };
    reach(position, kings, open)
}

/// Whether no king of a color can move to a vacant hill in Battle, a stranded one included. Rule: HK5, HK9
fn are_all_immobile(position: &Position, color: Color) -> bool {
    reach(position, position.kings(color), position.vacant()).reached().is_empty()
}

/// The kings of a color that can move to a vacant hill in Battle. Rule: HK4, HK5
fn mobile_kings(position: &Position, color: Color) -> Hills {
    let is_mobile = |&king: &Hill| !reach(position, king.into(), position.vacant()).reached().is_empty();
    position.kings(color).into_iter().filter(is_mobile).collect()
}

/// The knight's moves of these kings, of one color, onto some hills, never beside a friendly king. Rule: HK2
fn reach(position: &Position, kings: Hills, onto: Hills) -> KingMoves {
    let mut moves = KingMoves::default();
    for king in kings {
        let one = Hills::of(king);
        moves.add(king, one.knight_moves() & onto - beside_other_kings(position, king));
    }
    moves
}

/// The hills beside the other kings of the color of this one. Rule: HK2
fn beside_other_kings(position: &Position, king: Hill) -> Hills {
    let [red, blue] = position.kings;
    let friends = if red.has(king) { red } else { blue };
    (friends - king.into()).neighbors()
}

/// Rule: HK5, HK6, HK9, HKL1, HKL2, HKL5
fn battle(position: &Position) -> KingMoves {
    let mover = position.mover();
    let kings = position.kings(mover);
    let stranded = position.stranded(mover);
    let movable = stranded.map_or(kings, Hills::of);
    let onward = vacant_moves(position, movable);
    if !onward.reached().is_empty() {
        return onward;
    }
    let is_immobile = stranded.is_none() || are_all_immobile(position, mover);
    let takes = capturable(position);
    KingMoves {
        takes,
        sacrifices: sacrificable(position).only_if(is_immobile),
        may_pass: stranded.is_none() && are_all_immobile(position, mover.enemy()),
        ..reach(position, movable, backtracks(position) | takes)
    }
}

/// The friendly ringforts without a king. Rule: HK6
fn backtracks(position: &Position) -> Hills {
    position.ringforts(position.mover()) - position.kings[0] - position.kings[1]
}

/// The besieged enemy ringforts without a king. Rule: HK6
fn capturable(position: &Position) -> Hills {
    position.besieged() - position.kings[0] - position.kings[1]
}

/// The friendly ringforts that may be sacrificed on arrival, if all own kings are immobile: besieged ones
/// where the arrival does not end the game by double capture. Rule: HKL1
fn sacrificable(position: &Position) -> Hills {
    let mover = position.mover();
    if !position.is_level_2() || position.kings_lost(mover) != 1 {
        return Hills::NONE;
    }
    let besieged = position.ringforts(mover).besieged_by(position.ringforts(mover.enemy()));
    let goes_on = |&hill: &Hill| {
        let captured = threatened_kings(position) & Hills::of(hill).neighbors();
        usize::from(position.kings_lost(mover.enemy())) + captured.len() < 2
    };
    (besieged & backtracks(position)).into_iter().filter(goes_on).collect()
}

/// The enemy kings on single ringforts whose neighbors are all the mover's: they fall to a king that arrives
/// beside them. A stranded king is immune. Rule: HK7, HKL2
fn threatened_kings(position: &Position) -> Hills {
    position.besieged() & position.kings(position.mover().enemy())
}

/// Rule: HK7, HK8
fn capture_kings(position: &mut Position, arrival: Hill) {
    let enemy = position.mover().enemy();
    let captured = threatened_kings(position) & Hills::of(arrival).neighbors();
    position.remove_kings(enemy, captured);
    position.lost[enemy.index()] += captured.len() as u8;
}

/// Rule: HK12
fn is_double_capture(position: &Position) -> bool {
    position.lost.iter().any(|&kings| kings >= 2)
}

/// Ends the game; a king that is still stranded is captured by default. Rule: HK9, HK11, HKL4
fn finish_without_double_capture(position: &mut Position) {
    for color in Color::BOTH {
        if let Some(king) = position.stranded(color) {
            position.toggle_king(color, king);
            position.lost[color.index()] += 1;
        }
    }
    position.finish();
}
