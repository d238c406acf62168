//! Matches of any game: what `tara arena` and `tara balance` share.

mod ledger;
mod progress;
mod roster;
mod workers;

use std::time::Duration;

use anyhow::bail;
use bots::Spec;
use bots::arena::{Fixture, Plan, Played, Summary, Tally, Who, play};
use bots::statistics::Estimate;
use catalog::{AnyGame, AnyVariant};
use seat_of_kings::State;
use serde_json::{Value, json};

use self::ledger::{Entry, Ledger};
use self::progress::Progress;
use self::roster::{Pool, Roster, Seated};
use self::workers::{Then, Wanted};
use crate::args::MatchArgs;
use crate::table;
use crate::words::Words;

pub(crate) use self::ledger::Terms;

/// The two who play.
pub(crate) struct Specs {
    pub(crate) a: Spec,
    pub(crate) b: Spec,
}

/// A match, ready to be played.
pub(crate) struct Match<'a> {
    pub(crate) terms: Terms,
    args: &'a MatchArgs,
    specs: Specs,
    start: AnyGame,
    plan: Plan,
}

impl<'a> Match<'a> {
    /// The match that the arguments say; ringfort games have an opening of so many plies if nothing else is said.
    pub(crate) fn new(args: &'a MatchArgs, specs: Specs, opening: u32) -> anyhow::Result<Self> {
        let start = start(args)?;
        let plan = Plan {
            seed: args.seed,
            opening: args.opening.unwrap_or(match start {
                AnyGame::Ringforts(_) => opening,
                AnyGame::SeatOfKings(_) => 0,
            }),
            sides: match &start {
                AnyGame::Ringforts(_) => 2,
                AnyGame::SeatOfKings(state) => state.public().options().players.count() as u8,
            },
        };
        Ok(Self {
            terms: Terms::new(&start, &specs, &plan),
            args,
            specs,
            start,
            plan,
        })
    }

    /// Plays what is missing, until there are enough games or enough is known, and gives all.
    pub(crate) fn play(&self, is_decided: impl Fn(&Tally) -> bool) -> anyhow::Result<Tally> {
        let tally = match &self.start {
            AnyGame::Ringforts(line) => self.play_from(line, is_decided),
            AnyGame::SeatOfKings(state) => self.play_from(&**state, is_decided),
        }?;
        match tally.games() < usize::from(self.plan.sides) {
            true => bail!(Words::new().get("arena-no-games")),
            false => Ok(tally),
        }
    }

    fn play_from<G: Roster>(
        &self,
        start: &G,
        is_decided: impl Fn(&Tally) -> bool,
    ) -> anyhow::Result<Tally> {
        let (mut ledger, mut tally) =
            Ledger::open(self.args.out.as_deref(), &self.terms, &self.plan)?;
        let (done, games) = (tally.games() as u64, self.plan.games(self.args.games));
        if done >= games || is_decided(&tally) {
            return Ok(tally);
        }
        let progress = Progress::new(games, done);
        let wanted = Wanted {
            numbers: done..games,
            threads: self.args.threads,
        };
        let game = |pool: &mut Pool<G>, number| self.game(start, pool, number);
        workers::in_order(wanted, Pool::default, game, |number, played| {
            let entry = Entry::new(&self.start, &self.plan.fixture(number), &played)?;
            ledger.add(&entry)?;
            tally.add(entry.result());
            progress.show(&tally);
            Ok(match is_decided(&tally) {
                true => Then::Stop,
                false => Then::Go,
            })
        })?;
        Ok(tally)
    }

    /// Plays the game of a number.
    fn game<G: Roster>(
        &self,
        start: &G,
        pool: &mut Pool<G>,
        number: u64,
    ) -> anyhow::Result<Played> {
        let fixture = self.plan.fixture(number);
        let mut seated = self.seated(start, pool, &fixture)?;
        let played = play(start.clone(), &fixture, &mut seated.players)?;
        pool.take_back(seated);
        Ok(played)
    }

    /// A player for each seat.
    fn seated<G: Roster>(
        &self,
        start: &G,
        pool: &mut Pool<G>,
        fixture: &Fixture,
    ) -> anyhow::Result<Seated<G>> {
        let seats = start.seats().into_iter();
        let who: Vec<_> = seats.map(|seat| fixture.who(start.side(seat))).collect();
        let patience = Duration::from_secs(self.args.patience);
        let players = who.iter().map(|&who| {
            let spec = match who {
                Who::A => &self.specs.a,
                Who::B => &self.specs.b,
            };
            pool.player(who, || G::player(spec, patience))
        });
        Ok(Seated {
            players: players.collect::<anyhow::Result<_>>()?,
            who,
        })
    }
}

fn start(args: &MatchArgs) -> anyhow::Result<AnyGame> {
    match args.variant {
        AnyVariant::SeatOfKings => {
            let options = table::agreed(&args.table)?;
            Ok(AnyGame::SeatOfKings(Box::new(State::new(options))))
        }
        AnyVariant::Ringforts(_) => {
            table::refuse(&args.table)?;
            Ok(args.variant.start())
        }
    }
}

/// A mean and its interval, to be read.
pub(crate) fn interval(estimate: &Estimate) -> String {
    let Estimate { mean, low, high } = estimate;
    format!("{mean:.2} [{low:.2}, {high:.2}]")
}

/// A mean and its interval as JSON; what is infinite is `null`.
pub(crate) fn told(estimate: &Estimate) -> Value {
    let Estimate { mean, low, high } = estimate;
    json!({"mean": mean, "low": low, "high": high})
}

/// How long games are, as JSON: the mean and its interval, the shortest and the longest.
pub(crate) fn told_plies(summary: &Summary) -> Value {
    let [least, most] = summary.lengths;
    let mut plies = told(&summary.length);
    plies["least"] = least.into();
    plies["most"] = most.into();
    plies
}
