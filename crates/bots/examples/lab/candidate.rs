//! Matches between candidates: players of the program, and levels and evaluations that are still tried.

use bots::arena::{BoxedPlayer, GameError, Match, MatchPlan, MatchResults, Participant, Summary};
use bots::levels::{KingsLevel, KingsLevelPlayer, Level, LevelPlayer};
use bots::{
    KingsGreedyPlayer, KingsReach, RingfortEvaluation, RingfortPlayer, Spec, ringfort_player,
    seat_of_kings_player,
};
use ringforts::{Line, Position};
use seat_of_kings::{Color, Players, State};

use crate::clock::{ELAPSED, THREAD_CPU};
use crate::options::Options;

/// Random plies at the start of a ringfort game.
const OPENING: u32 = 4;

/// Two candidates and the size of their match.
pub(crate) struct Pairing<'a> {
    options: &'a Options,
    a: &'a str,
    b: &'a str,
}

impl<'a> Pairing<'a> {
    pub(crate) const fn new(options: &'a Options, a: &'a str, b: &'a str) -> Self {
        Self { options, a, b }
    }

    /// Plays groups of games until there are enough or `is_decided`.
    pub(crate) fn play(
        &self,
        variant: &str,
        is_decided: impl Fn(&MatchResults) -> bool,
    ) -> Summary {
        let plan = |sides, opening| MatchPlan {
            seed: self.options.seed,
            opening,
            sides,
        };
        let results = if variant == "seat-of-kings" {
            let seats = self.options.seats;
            let players = Players::new(&Color::ALL[..seats]).expect("two to four seats");
            let arena = Match {
                start: &State::new(seat_of_kings::Options::new(players)),
                plan: plan(seats as u8, 0),
                make_player: &|who| Ok::<_, Fault>(kings_player(self.text(who))),
                cpu_clock: THREAD_CPU,
            };
            arena.run(self.options.pairs * seats as u64, is_decided)
        } else {
            let arena = Match {
                start: &Line::new(Position::start(crate::named(variant))),
                plan: plan(2, OPENING),
                make_player: &|who| Ok::<_, Fault>(ringforts_player(self.text(who))),
                cpu_clock: THREAD_CPU,
            };
            arena.run(self.options.pairs * 2, is_decided)
        };
        let results = results.expect("legal moves");
        results.summary().expect("a group was played")
    }

    const fn text(&self, participant: Participant) -> &str {
        match participant {
            Participant::A => self.a,
            Participant::B => self.b,
        }
    }
}

/// Why a match ends early.
type Fault = GameError;

fn ringforts_player(text: &str) -> BoxedPlayer<Line> {
    if let Some(nodes) = text.strip_prefix("hand:") {
        let player = RingfortPlayer::with_nodes(nodes.parse().expect("a number of nodes"));
        return Box::new(player.with_evaluation(RingfortEvaluation::Handcrafted));
    }
    match level(text) {
        Some((nodes, noise)) => Box::new(LevelPlayer::at(Level { nodes, noise })),
        None => ringfort_player(&spec(text), ELAPSED).expect("a player within this program"),
    }
}

fn kings_player(text: &str) -> BoxedPlayer<State> {
    if text == "greedy:turn" {
        return Box::new(KingsGreedyPlayer::new(KingsReach::Turn));
    }
    match level(text) {
        Some((iterations, noise)) => {
            Box::new(KingsLevelPlayer::new(KingsLevel { iterations, noise }))
        }
        None => seat_of_kings_player(&spec(text), ELAPSED).expect("a player within this program"),
    }
}

/// The nodes and noise of `NODES:NOISE`, or `None`.
fn level(text: &str) -> Option<(u64, u32)> {
    let (nodes, noise) = text.split_once(':')?;
    Some((nodes.parse().ok()?, noise.parse().ok()?))
}

fn spec(text: &str) -> Spec {
    text.parse().expect("a SPEC as in `tara arena`")
}

/// A match in one line.
pub(crate) fn report(summary: &Summary) -> String {
    let share = &summary.share;
    let [won, drawn, lost] = summary.games;
    let [a, b] = summary.cpu.map(|cpu| cpu.as_secs_f64() * 1000.0);
    format!(
        "share {:.2} [{:.2}, {:.2}] of {} groups, {:+.2} points a group, {won} won, {drawn} drawn, {lost} lost, {:.1} plies \
         a game, {a:.2} and {b:.2} ms of CPU a move",
        share.mean, share.low, share.high, summary.groups, summary.points.mean, summary.length.mean
    )
}
