//! A match between two candidates for a level.

use std::fmt;
use std::str::FromStr;

use bots::arena::{GameResult, Plan, Summary, Tally, play};
use bots::levels::{Level, LevelPlayer};
use bots::{Player, Spec, ringfort_player};
use game::Side;
use ringforts::{Line, Move, Position, Variant};

/// So many random plies begin a pair.
const OPENING: u32 = 4;

/// Somebody who may be a level, or whom a level is held against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Candidate {
    Level(Level),
    Other(Spec),
}

/// How matches are played.
pub(crate) struct Contest {
    pub(crate) variant: Variant,
    pub(crate) pairs: u64,
    pub(crate) seed: u64,
}

/// What came of a match.
pub(crate) struct Report {
    /// How many pairs had 0, 1/2, 1, 3/2 and 2 wins.
    pub(crate) pairs: [u64; 5],
    pub(crate) summary: Summary,
}

impl Candidate {
    pub(crate) const fn greedy() -> Self {
        Self::Other(Spec::Greedy)
    }

    fn player(&self) -> Box<dyn Player<Line, Move>> {
        match self {
            Self::Level(level) => Box::new(LevelPlayer::at(*level)),
            Self::Other(spec) => ringfort_player(spec).expect("a player within this program"),
        }
    }
}

impl FromStr for Candidate {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (nodes, noise) = text.split_once(':').unwrap_or((text, "0"));
        match (nodes.parse(), noise.parse()) {
            (Ok(nodes), Ok(noise)) => Ok(Self::Level(Level { nodes, noise })),
            _ => text
                .parse()
                .map(Self::Other)
                .map_err(|error: bots::SpecError| error.to_string()),
        }
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(Level { nodes, noise }) => write!(f, "{nodes}:{noise}"),
            Self::Other(spec) => write!(f, "{spec}"),
        }
    }
}

impl Contest {
    /// Plays pairs until there are enough, or what was seen is enough.
    pub(crate) fn play(
        &self,
        a: &Candidate,
        b: &Candidate,
        is_enough: impl Fn(&Report) -> bool,
    ) -> Report {
        let plan = Plan {
            seed: self.seed,
            opening: OPENING,
            sides: 2,
        };
        let start = Line::new(Position::start(self.variant));
        // A player is one seat, and keeps nothing from game to game.
        let mut seated: Vec<_> = [a, b, a, b].map(Candidate::player).into();
        seated.truncate(self.variant.seats().count());
        let mut tally = Tally::default();
        loop {
            let number = tally.games() as u64;
            let fixture = plan.fixture(number);
            if fixture.who(Side::new(0)) == bots::arena::Who::B {
                seated.rotate_left(1);
            }
            let game = play(start.clone(), &fixture, &mut seated).expect("legal moves");
            if fixture.who(Side::new(0)) == bots::arena::Who::B {
                seated.rotate_right(1);
            }
            tally.add(GameResult::new(&fixture, &game));
            if number.is_multiple_of(2) {
                continue;
            }
            let report = Report::of(&tally);
            if report.count() >= self.pairs || is_enough(&report) {
                return report;
            }
        }
    }
}

impl Report {
    fn of(tally: &Tally) -> Self {
        Self {
            pairs: tally.pairs().expect("two sides"),
            summary: tally.summary().expect("a pair was played"),
        }
    }

    /// How many pairs were played.
    pub(crate) const fn count(&self) -> u64 {
        self.summary.groups
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = &self.summary.share;
        let [a, b] = self.summary.cpu.map(|cpu| cpu.as_secs_f64() * 1000.0);
        write!(
            f,
            "share {:.2} [{:.2}, {:.2}] of {} pairs, {a:.2} and {b:.2} ms of CPU a move",
            share.mean,
            share.low,
            share.high,
            self.count()
        )
    }
}
