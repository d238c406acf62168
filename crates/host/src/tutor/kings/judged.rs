//! The worth of the action of a turn of Seat of Kings, and the gains of a better one.
//!
//! All of it is found from what the seat sees, so the hidden cards of others change nothing.

use std::mem::discriminant;

use bots::{KingsAnalysis, KingsAnalyst};
use catalog::{Action, AnyGame, PlyRef};
use game::{Hidden, Moves};
use play::{ActionView, KingsRemark, KingsTurn};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use search::{Limits, StopFlag};
use seat_of_kings::{Decision, Public, Stage, State, View};

use crate::api::{AnyRemark, TutorMissed, TutorWarning};

/// The iterations of a search.
const ITERATIONS: u64 = 2_000;

/// The iterations of the search that has to find a blunder too.
const FEWER_ITERATIONS: u64 = 500;

/// The iterations of the search of each later step of a turn.
const STEP_ITERATIONS: u64 = 150;

/// The least cost of a blunder, of a missed chance, and of every other action than the only way, in shares of a win.
const BLUNDER: f32 = 0.15;
const MISSED: f32 = 0.05;
const ONLY_WAY: f32 = 0.1;

/// The fewest decisions of which one can be found.
const LEAST_CHOICE: usize = 3;

/// The rounds of the first third of a game. Its last one begins when somebody lacks one King position.
const OPENING_ROUNDS: u32 = 2;

/// The warning before an action, if both searches find that it is a blunder, and a better one gains something that is seen.
pub(in crate::tutor) fn warning(
    view: &View,
    action: Decision,
    stop: &StopFlag,
) -> Option<TutorWarning> {
    if view.decisions()?.len() == 1 {
        return None;
    }
    if judged(view, action, FEWER_ITERATIONS, stop).loss()? < BLUNDER {
        return None;
    }
    let found = judged(view, action, ITERATIONS, stop);
    let lost = found.loss().filter(|&lost| lost >= BLUNDER)?;
    let better = found.best.first()?.mv;
    let own = gains(view, action, stop);
    Some(TutorWarning {
        points: f64::from(lost),
        answer: None,
        better: Some(ActionView::of(better.into())),
        remark: AnyRemark::Kings(gained(view, better, &own, stop)?),
    })
}

/// The chance that an action missed, or the share of a win by which it was the only way; `turn` is what it began.
pub(super) fn looked_back(
    view: &View,
    action: Decision,
    turn: &KingsTurn,
    stop: &StopFlag,
) -> (Option<TutorMissed>, Option<f64>) {
    let legal = view.decisions().map_or(0, |legal| legal.len());
    if legal < LEAST_CHOICE {
        return (None, None);
    }
    let found = judged(view, action, ITERATIONS, stop);
    let [best, second] = found.best[..] else {
        return (None, None);
    };
    if best.mv == action {
        let ahead = best.value - second.value;
        return (None, (ahead >= ONLY_WAY).then(|| f64::from(ahead)));
    }
    let is_due = is_opening_or_end(view.public());
    let lost = found.loss().filter(|lost| (MISSED..BLUNDER).contains(lost));
    let missed = lost.filter(|_| is_due).and_then(|lost| {
        let own = KingsRemark::all(turn, view.seat());
        Some(TutorMissed {
            points: f64::from(lost),
            action: ActionView::of(best.mv.into()),
            remark: AnyRemark::Kings(gained(view, best.mv, &own, stop)?),
        })
    });
    (missed, None)
}

/// A search of the two best decisions and of one that was or is to be made.
fn judged(view: &View, action: Decision, iterations: u64, stop: &StopFlag) -> KingsAnalysis {
    let limits = Limits::nodes(iterations);
    KingsAnalyst::default().analyze(view, action, 2, limits, stop.clone())
}

fn is_opening_or_end(public: &Public) -> bool {
    let mut seats = public.options().players.seats();
    public.round() <= OPENING_ROUNDS || seats.any(|seat| public.near_winning(seat).is_some())
}

/// The most telling gain of a turn that begins so and is of no kind of these: a King position before all else.
fn gained(
    view: &View,
    action: Decision,
    own: &[KingsRemark],
    stop: &StopFlag,
) -> Option<KingsRemark> {
    let is_own = |gain: &KingsRemark| {
        own.iter()
            .any(|own| discriminant(own) == discriminant(gain))
    };
    let mut gains = gains(view, action, stop);
    gains.retain(|gain| !is_own(gain));
    gains.sort_by_key(|gain| !matches!(gain, KingsRemark::Enthroned { .. }));
    gains.into_iter().next()
}

/// The gains on the board of a turn that begins so, if it goes on as well as it can.
fn gains(view: &View, action: Decision, stop: &StopFlag) -> Vec<KingsRemark> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let mut before = AnyGame::SeatOfKings(Box::new(State::determinize(view, &mut rng)));
    let mut game = before.clone();
    let (mut actions, mut next) = (Vec::new(), Some(action));
    while let Some(decision) = next {
        let action = Action::from(decision);
        if game.play(action).is_err() {
            break;
        }
        actions.push(action);
        next = step(&game, view, stop);
    }
    let plies = actions.iter().map(|&action| PlyRef::Action(action));
    let turns = KingsTurn::all(&mut before, plies).unwrap_or_default();
    let remarks = turns
        .first()
        .map(|turn| KingsRemark::all(turn, view.seat()));
    let mut gains = remarks.unwrap_or_default();
    gains.retain(KingsRemark::is_gain);
    gains
}

/// The best next step of the turn of a seat; `None` if the turn is over.
fn step(game: &AnyGame, view: &View, stop: &StopFlag) -> Option<Decision> {
    let state = game.as_kings()?;
    let public = state.public();
    let is_within = matches!(
        public.stage(),
        Stage::Place | Stage::KeepFort | Stage::Activate | Stage::Promote
    );
    if !is_within || public.decides() != Some(view.seat()) {
        return None;
    }
    let now = state.view(view.seat());
    let legal = now.decisions()?;
    if legal.len() == 1 {
        return Some(legal.get(0));
    }
    let found = judged(&now, legal.get(0), STEP_ITERATIONS, stop);
    found.best.first().map(|best| best.mv)
}

#[cfg(test)]
mod tests;
