//! Matches of any game, as `tara arena` and `tara balance` run them: threads, files and progress around
//! [`bots::arena::Match`].

mod match_file;
mod progress;
mod workers;

use std::time::Duration;

use anyhow::bail;
use bots::Spec;
use bots::arena::{
    ArenaGame, BoxedPlayer, Match, MatchPlan, MatchResults, Participant, PlayerPool, Summary,
};
use bots::statistics::Estimate;
use catalog::AnyGame;
use serde_json::{Value, json};

use self::match_file::{Entry, MatchFile};
use self::progress::Progress;
use self::workers::{Next, Work};
use crate::args::MatchArgs;
use crate::clock::THREAD_CPU;
use crate::words::words;
use crate::{players, table};

pub(crate) use self::match_file::Terms;

/// The participants of a match.
pub(crate) struct Specs {
    pub(crate) a: Spec,
    pub(crate) b: Spec,
}

/// A match as the arguments describe it.
pub(crate) struct MatchRun<'a> {
    pub(crate) terms: Terms,
    args: &'a MatchArgs,
    specs: Specs,
    start: AnyGame,
    plan: MatchPlan,
}

impl<'a> MatchRun<'a> {
    /// The match of these arguments. `opening` is the default number of random plies in ringfort games.
    pub(crate) fn new(args: &'a MatchArgs, specs: Specs, opening: u32) -> anyhow::Result<Self> {
        let start = table::start(args.variant, &args.table)?;
        let opening = if args.variant.has_chance() {
            0
        } else {
            opening
        };
        let plan = MatchPlan {
            seed: args.seed,
            opening: args.opening.unwrap_or(opening),
            sides: start.side_names().len() as u8,
        };
        Ok(Self {
            terms: Terms::new(&start, &specs, &plan),
            args,
            specs,
            start,
            plan,
        })
    }

    /// Plays the games that the file of the match does not have yet, until there are enough or `is_decided`. Returns the
    /// results of all games.
    pub(crate) fn play(
        &self,
        is_decided: impl Fn(&MatchResults) -> bool,
    ) -> anyhow::Result<MatchResults> {
        let patience = Duration::from_secs(self.args.patience);
        let results = match &self.start {
            AnyGame::Ringforts(line) => {
                let player = |who| players::of_ringforts(self.spec(who), patience);
                self.play_from(line, &player, is_decided)
            }
            AnyGame::SeatOfKings(state) => {
                let player = |who| players::of_seat_of_kings(self.spec(who));
                self.play_from(&**state, &player, is_decided)
            }
        }?;
        if results.games() < usize::from(self.plan.sides) {
            bail!(words().get("arena-no-games"));
        }
        Ok(results)
    }

    fn play_from<G: ArenaGame + Sync>(
        &self,
        start: &G,
        make_player: &(dyn Fn(Participant) -> anyhow::Result<BoxedPlayer<G>> + Sync),
        is_decided: impl Fn(&MatchResults) -> bool,
    ) -> anyhow::Result<MatchResults> {
        let (mut file, mut results) =
            MatchFile::open(self.args.out.as_deref(), &self.terms, &self.plan)?;
        let (done, games) = (results.games() as u64, self.plan.games(self.args.games));
        if done >= games || is_decided(&results) {
            return Ok(results);
        }
        let arena = Match {
            start,
            plan: self.plan,
            make_player,
            cpu_clock: THREAD_CPU,
        };
        let progress = Progress::new(games, done);
        let work = Work {
            numbers: done..games,
            threads: self.args.threads,
        };
        let play = |pool: &mut PlayerPool<G>, number| arena.play_game(pool, number);
        workers::in_order(work, PlayerPool::default, play, |number, played| {
            let entry = Entry::new(&self.start, &self.plan.game_plan(number), &played)?;
            file.add(&entry)?;
            results.add(entry.result());
            progress.show(&results);
            Ok(if is_decided(&results) {
                Next::Stop
            } else {
                Next::Continue
            })
        })?;
        Ok(results)
    }

    const fn spec(&self, participant: Participant) -> &Spec {
        match participant {
            Participant::A => &self.specs.a,
            Participant::B => &self.specs.b,
        }
    }
}

/// An estimate as text: the mean and its interval.
pub(crate) fn interval(estimate: &Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{mean:.2} [{low:.2}, {high:.2}]")
}

/// An estimate as JSON. An infinite end of the interval is `null`.
pub(crate) fn estimate_json(estimate: &Estimate) -> Value {
    let Estimate { mean, low, high } = estimate;
    json!({"mean": mean, "low": low, "high": high})
}

/// The lengths of games as JSON: the mean and its interval, the shortest and the longest, in plies.
pub(crate) fn plies_json(summary: &Summary) -> Value {
    let [shortest, longest] = summary.lengths;
    let mut plies = estimate_json(&summary.length);
    plies["least"] = shortest.into();
    plies["most"] = longest.into();
    plies
}
