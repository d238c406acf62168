//! High Kings of Tara, both levels: legal moves, their effects, the end of the game.

use crate::hill::{Hill, Hills};
use crate::state::State;
use crate::token::Move;
use crate::variant::{Phase, Side};

/// The ringforts of a side next to a hill. Rule: HK1, HK3
pub(crate) fn adjacent_forts(s: &State, side: Side, hill: Hill) -> Hills {
    hill.neighbours().filter(|&n| s.has(side, n)).collect()
}

/// The kings of a side next to `to`, without the one that moves there from `from`. Rule: HK2
pub(crate) fn adjacent_kings(s: &State, side: Side, from: Hill, to: Hill) -> Hills {
    to.neighbours()
        .filter(|&n| n != from && s.kings(side).contains(&n))
        .collect()
}

/// The kings of a side that stand on enemy ringforts. Rule: HKL2
pub(crate) fn stranded_kings(s: &State, side: Side) -> Hills {
    s.kings(side)
        .iter()
        .copied()
        .filter(|&king| s.has(side.other(), king))
        .collect()
}

/// The moves of a king in Manoeuvres. Rule: HK3
fn manoeuvres(s: &State, from: Hill) -> Vec<Move> {
    let free = |&to: &Hill| s.is_vacant(to) && adjacent_forts(s, s.me(), to).is_empty();
    from.knight_moves()
        .filter(free)
        .map(|to| Move::King(from, to))
        .collect()
}

/// The vacant hills to which a king of a side could move in Battle, even if another clause forbids the move. Rule: HK5
pub(crate) fn battle_hills(s: &State, side: Side, from: Hill) -> Hills {
    let free = |&to: &Hill| s.is_vacant(to) && adjacent_kings(s, side, from, to).is_empty();
    from.knight_moves().filter(free).collect()
}

/// The kings of a side that can move to a vacant hill by the rules of Battle. Rule: HK4, HK5
pub(crate) fn mobile_kings(s: &State, side: Side) -> Hills {
    s.kings(side)
        .iter()
        .copied()
        .filter(|&king| !battle_hills(s, side, king).is_empty())
        .collect()
}

/// The backtracks, sacrifices and captures of ringforts of a king. Rule: HK6, HKL1
fn moves_to_ringforts(s: &State, from: Hill) -> Vec<Move> {
    let me = s.me();
    let mut moves = Vec::new();
    for to in from.knight_moves() {
        if s.has_king(to) || !adjacent_kings(s, me, from, to).is_empty() {
            continue;
        }
        if s.has(me, to) {
            moves.push(Move::King(from, to));
            if may_sacrifice(s, from, to) {
                moves.push(Move::Sacrifice(from, to));
            }
        } else if s.is_besieged(s.enemy(), to) {
            moves.push(Move::KingCapture(from, to));
        }
    }
    moves
}

/// True if a backtrack to this hill may sacrifice the ringfort on it. Rule: HKL1
fn may_sacrifice(s: &State, from: Hill, to: Hill) -> bool {
    s.variant.level_two
        && s.lost[s.me() as usize] == 1
        && mobile_kings(s, s.me()).is_empty()
        && s.is_besieged(s.me(), to)
        && !ends_by_capture(s, from, to)
}

/// True if a king that arrives on the friendly ringfort on `to` captures the second king of the enemy.
/// Rule: HK12, HKL1
pub(crate) fn ends_by_capture(s: &State, from: Hill, to: Hill) -> bool {
    let mut after = s.clone();
    after.move_king(s.me(), from, to);
    usize::from(s.lost[s.enemy() as usize]) + captured_kings(&after, to).len() >= 2
}

/// True if the seat to move may pass. Rule: HK9, HKL5
fn may_pass(s: &State) -> bool {
    stranded_kings(s, s.me()).is_empty()
        && Side::BOTH
            .iter()
            .all(|&side| mobile_kings(s, side).is_empty())
}

/// The legal moves of the seat to move. Rule: HK1, HK3, HK5, HK6, HK9, HKL1, HKL2, HKL5
pub(crate) fn legal_moves(s: &State) -> Vec<Move> {
    let me = s.me();
    match s.phase {
        Phase::Over => return Vec::new(),
        Phase::Setup => {
            let free = |&hill: &Hill| adjacent_forts(s, me, hill).is_empty();
            return s.vacant_hills().filter(free).map(Move::Build).collect();
        }
        Phase::Manoeuvres => {
            return s
                .kings(me)
                .iter()
                .flat_map(|&king| manoeuvres(s, king))
                .collect();
        }
        Phase::Battle => {}
    }
    let stranded = stranded_kings(s, me);
    let movers = if stranded.is_empty() {
        s.kings(me)
    } else {
        &stranded
    };
    let mut moves: Vec<Move> = Vec::new();
    for &from in movers {
        moves.extend(
            battle_hills(s, me, from)
                .into_iter()
                .map(|to| Move::King(from, to)),
        );
    }
    if moves.is_empty() {
        moves = movers
            .iter()
            .flat_map(|&king| moves_to_ringforts(s, king))
            .collect();
        if may_pass(s) {
            moves.push(Move::Pass);
        }
    }
    moves
}

/// The enemy kings that a king of the mover captures once it has arrived on `to`: those next to it on a besieged
/// ringfort of their own. A stranded king is never one of them. Rule: HK7, HKL2
fn captured_kings(s: &State, to: Hill) -> Hills {
    let enemy = s.enemy();
    to.neighbours()
        .filter(|&n| s.kings(enemy).contains(&n) && s.is_besieged(enemy, n))
        .collect()
}

/// Plays a legal move and passes the turn. Rule: HK1, HK5, HK6, HK7, HK9, HK11, HK12, HKL1
pub(crate) fn play(s: &mut State, m: Move) {
    let (me, enemy) = (s.me(), s.enemy());
    match m {
        Move::Build(hill) => {
            s.build(me, hill);
            s.kings[me as usize].insert(hill);
        }
        Move::King(from, to) | Move::Sacrifice(from, to) => {
            s.build(me, to); // changes nothing on a backtrack
            s.move_king(me, from, to);
        }
        Move::KingCapture(from, to) => {
            s.replace(me, to);
            s.move_king(me, from, to);
        }
        Move::Pass => s.kings[me as usize].clear(),
        Move::Capture(_) | Move::Replace(..) => {}
    }
    if let Move::King(_, to) | Move::KingCapture(_, to) | Move::Sacrifice(_, to) = m {
        for king in captured_kings(s, to) {
            s.kings[enemy as usize].remove(&king);
            s.lost[enemy as usize] += 1;
        }
        if s.lost[enemy as usize] >= 2 {
            s.end_game();
            return;
        }
    }
    if let Move::Sacrifice(_, to) = m {
        s.replace(enemy, to);
    }
    if s.last.is_some() {
        end_final_turn(s);
        return;
    }
    // If the board is full, this move has filled it: a board full before the move has `last` 1 already.
    if m == Move::Pass || s.is_full() {
        s.last = Some(1);
    }
    s.turn = s.turn.next();
}

/// Ends the game after its final turn. A stranded king is captured by default. If the final turn followed a pass, the
/// kings of the last mover leave the board too: that side is forced to pass. Rule: HK9, HK11, HKL4
fn end_final_turn(s: &mut State) {
    // A side keeps two kings at least until the game ends, so the enemy has none on the board only after a pass.
    let follows_pass = s.kings(s.enemy()).is_empty();
    for side in Side::BOTH {
        for king in stranded_kings(s, side) {
            s.kings[side as usize].remove(&king);
            s.lost[side as usize] += 1;
        }
    }
    if follows_pass {
        s.kings[s.me() as usize].clear();
    }
    s.end_game();
}

/// Ends the game by repetition, as if both had passed: all kings leave the board. Rule: HK15
pub(crate) fn end_by_repetition(s: &mut State) {
    // None of them is stranded: a sacrificed ringfort and all its neighbours stay the enemy's for good (each has a
    // neighbour of its own colour), so a position with a stranded king never comes twice.
    s.kings = [Hills::new(), Hills::new()];
    s.end_game();
}

/// Applies the automatic events at the start of a turn, except repetition. Rule: HK1, HK4, HK10, HK11, HKL3
pub(crate) fn settle(s: &mut State) {
    loop {
        if s.phase == Phase::Setup && Side::BOTH.iter().all(|&side| s.kings(side).len() >= 3) {
            s.phase = Phase::Manoeuvres;
        }
        if s.phase == Phase::Over || !legal_moves(s).is_empty() {
            return;
        }
        let me = s.me();
        if s.phase != Phase::Battle {
            s.phase = Phase::Battle;
            if s.is_full() {
                s.last = Some(1);
            }
        } else if let Some(king) = stranded_kings(s, me).pop_first() {
            s.kings[me as usize].remove(&king);
            s.lost[me as usize] += 1;
            s.end_game();
        } else {
            // Not in a final turn: the enemy has no king then or the board is full, so a seat that cannot move may pass.
            s.turn = s.turn.next();
        }
    }
}
