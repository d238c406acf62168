//! The tutor of ringfort games: warnings, what moves did, and what a person's own ones missed.

use std::mem::discriminant;

use bots::{Analysis, Analyst};
use catalog::{Action, Ply};
use game::{Effects, Game, Moves, Seat};
use play::{ActionView, Decider, PassedPly, Remark};
use ringforts::{Color, Line, Move};
use search::{Limits, Score, StopFlag};

use super::{LEAD_EVERY, PHASE};
use crate::api::{AnyRemark, Tutor, TutorMissed, TutorMove, TutorRemark, TutorWarning};
use crate::position_analysis::points;

/// The nodes of a search.
const NODES: u64 = 20_000;

/// The nodes of the search that has to find a blunder too.
const FEWER_NODES: u64 = 5_000;

/// The size of the hash tables of a search, in bytes.
const TABLE_BYTES: usize = 4 << 20;

/// The least cost of a blunder, of a missed chance, and of every other move than the only one, in hundredths of a point.
const BLUNDER: Score = 150;
const MISSED: Score = 50;
const ONLY_WAY: Score = 100;

/// The most ringforts in the first third of a game, and the fewest in its last.
const OPENING: usize = 15;
const ENDGAME: usize = 30;

/// The fewest moves of which one can be found.
const LEAST_CHOICE: usize = 3;

/// The warning before a move, if both searches find that it is a blunder, and the answer to it gains something that is seen.
pub(super) fn warning(line: &Line, mv: Move, stop: &StopFlag) -> Option<TutorWarning> {
    if line.moves().len() == 1 {
        return None;
    }
    if cost(&judged(line, mv, FEWER_NODES, stop))? < BLUNDER {
        return None;
    }
    let found = judged(line, mv, NODES, stop);
    let lost = cost(&found).filter(|&lost| lost >= BLUNDER)?;
    let answer = *found.played.as_ref()?.moves.get(1)?;
    let mut after = line.clone();
    after.play(mv);
    let is_enemy = color_of(&after) == color_of(line).map(Color::enemy);
    let remark = gains(&after, answer).into_iter().find(|_| is_enemy)?;
    Some(TutorWarning {
        points: points(lost),
        answer: Some(ActionView::of(answer.into())),
        better: None,
        remark: AnyRemark::Ringforts(remark),
    })
}

pub(super) fn looked_at(
    seat: Seat,
    line: &Line,
    plies: &[PassedPly],
    turns: usize,
    stop: &StopFlag,
) -> Tutor {
    let mut said = Tutor::default();
    let mut now = line.clone();
    for made in plies {
        let (Some((mover, decider)), Ply::Action(action)) = (made.who, &made.ply) else {
            continue;
        };
        let Some(mv) = ringfort_move(*action) else {
            continue;
        };
        let remarks = remarks(&now, mv);
        if mover == seat && decider == Decider::Seat {
            (said.missed, said.only_way) = looked_back(&now, mv, stop);
        }
        let is_enemy = Color::of_seat(mover) != Color::of_seat(seat);
        let shown = remarks
            .into_iter()
            .filter(|remark| is_enemy || remark.kind() == PHASE);
        said.moves.push(TutorMove {
            version: made.version,
            seat: line.position().variant().seat_name(mover),
            remarks: shown.map(numbered).collect(),
        });
        now.play(mv);
    }
    let [earlier, leader] = [line, &now].map(|line| line.position().lead());
    let [earlier, leader] = [earlier, leader].map(|lead| lead?.decisive().leader());
    let has_lead = now.position().lead().is_some();
    let is_due = turns > 0 && turns.is_multiple_of(LEAD_EVERY);
    said.says_lead = has_lead && (is_due || (leader.is_some() && leader != earlier));
    said
}

/// The chance that a move missed, or the points by which it was the only way.
fn looked_back(line: &Line, mv: Move, stop: &StopFlag) -> (Option<TutorMissed>, Option<f64>) {
    if line.moves().len() < LEAST_CHOICE {
        return (None, None);
    }
    let found = judged(line, mv, NODES, stop);
    let [best, second] = &found.lines[..] else {
        return (None, None);
    };
    if best.moves[0] == mv {
        let ahead = best.value - second.value;
        return (None, (ahead >= ONLY_WAY).then(|| points(ahead)));
    }
    let Some(lost) = cost(&found).filter(|lost| (MISSED..BLUNDER).contains(lost)) else {
        return (None, None);
    };
    let built = 45 - line.position().vacant().len();
    let own = gains(line, mv);
    let is_own = |gain: &Remark| {
        let mut own = own.iter();
        own.any(|own| discriminant(own) == discriminant(gain))
    };
    let gain = gains(line, best.moves[0])
        .into_iter()
        .find(|gain| !is_own(gain));
    let gain = gain.filter(|_| built <= OPENING || built >= ENDGAME);
    let missed = gain.map(|remark| TutorMissed {
        points: points(lost),
        action: ActionView::of(best.moves[0].into()),
        remark: AnyRemark::Ringforts(remark),
    });
    (missed, None)
}

/// A search of the two best moves and of one that was or is to be played.
fn judged(line: &Line, mv: Move, nodes: u64, stop: &StopFlag) -> Analysis {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut analyst = Analyst::new(line.position().variant(), TABLE_BYTES);
    analyst.analyze(line, 2, Some(mv), limits, stop.clone())
}

fn cost(found: &Analysis) -> Option<Score> {
    Some(found.lines.first()?.value - found.played.as_ref()?.value)
}

fn remarks(line: &Line, mv: Move) -> Vec<Remark> {
    let (mut after, mut reported) = (line.clone(), Vec::new());
    after.play_observed(mv, &mut reported);
    Remark::all(line.position(), mv, after.position(), &reported)
}

/// The gains of a move on the board, the most important first.
fn gains(line: &Line, mv: Move) -> Vec<Remark> {
    let all = remarks(line, mv).into_iter();
    all.filter(|remark| remark.is_gain()).collect()
}

const fn numbered(remark: Remark) -> TutorRemark {
    TutorRemark {
        kind: remark.kind(),
        remark: AnyRemark::Ringforts(remark),
    }
}

fn color_of(line: &Line) -> Option<Color> {
    line.position().seat().map(Color::of_seat)
}

const fn ringfort_move(action: Action) -> Option<Move> {
    match action {
        Action::Ringforts(mv) => Some(mv),
        Action::Kings(_) => None,
    }
}

#[cfg(test)]
mod tests;
