//! Fits a list of levels in which each level loses to the next by a given share.
//!
//! All candidates lie on one line from strong to weak: first nodes are halved without noise; from [`CLEAR`] nodes on
//! each halving of the nodes doubles the noise, and at last there is noise alone.

use bots::arena::MatchResults;
use bots::levels::Level;

use crate::candidate::{self, Pairing};
use crate::options::Options;

/// The fewest nodes of a level without noise.
const CLEAR: f64 = 2000.0;

/// The fewest nodes of any level.
const MIN_NODES: f64 = 50.0;

/// The noise where it begins, in hundredths of a point.
const MIN_NOISE: f64 = 25.0;

/// The noise beyond which play is random, in hundredths of a point.
const MAX_NOISE: f64 = 20_000.0;

/// The accepted distance from the share.
const TOLERANCE: f64 = 0.05;

/// The maximum number of candidates tried for a level.
const MAX_TRIES: u32 = 8;

/// The fit of a list of levels.
pub(crate) struct Fit<'a> {
    pub(crate) variant: &'a str,
    pub(crate) options: &'a Options,
}

impl Fit<'_> {
    /// Prints the levels from this one down to 1.
    pub(crate) fn run(&self, level: u8, nodes: u64) {
        let mut upper = Level { nodes, noise: 0 };
        let mut place = 0.0;
        println!("level {level}: {}", written(&upper));
        for level in (1..level).rev() {
            (place, upper) = self.below(nodes, place, &upper);
            println!("level {level}: {}", written(&upper));
        }
    }

    /// The place of the level below one at a place, and the level.
    fn below(&self, nodes: u64, place: f64, upper: &Level) -> (f64, Level) {
        let (mut low, mut high) = (place, place + 6.0);
        let mut tried = (high, at(nodes, high));
        for _ in 0..MAX_TRIES {
            let middle = (low + high) / 2.0;
            tried = (middle, at(nodes, middle));
            let share = self.share_against(upper, &tried.1);
            match share - self.options.share {
                off if off.abs() <= TOLERANCE => return tried,
                off if off > 0.0 => high = middle,
                _ => low = middle,
            }
        }
        tried
    }

    /// The share of the first against the second; fewer pairs do where it is far from what is wanted.
    fn share_against(&self, upper: &Level, lower: &Level) -> f64 {
        let [a, b] = [upper, lower].map(written);
        let is_far = |results: &MatchResults| {
            let Some(summary) = results.summary() else {
                return false;
            };
            let share = &summary.share;
            let is_outside = share.high < self.options.share - TOLERANCE
                || share.low > self.options.share + TOLERANCE;
            summary.groups >= crate::MIN_GROUPS && is_outside
        };
        let summary = Pairing::new(self.options, &a, &b).play(self.variant, is_far);
        println!("  {a} against {b}: {}", candidate::report(&summary));
        summary.share.mean
    }
}

/// The level so many halvings below one of so many nodes.
fn at(nodes: u64, place: f64) -> Level {
    let wanted = nodes as f64 / place.exp2();
    if wanted >= CLEAR {
        return Level {
            nodes: rounded(wanted),
            noise: 0,
        };
    }
    let noise = MIN_NOISE * CLEAR / wanted;
    Level {
        nodes: rounded(wanted.max(MIN_NODES)),
        noise: rounded(noise.min(MAX_NOISE)) as u32,
    }
}

/// A level as the lab writes it: `NODES:NOISE`.
pub(crate) fn written(level: &Level) -> String {
    let Level { nodes, noise } = level;
    format!("{nodes}:{noise}")
}

/// A value rounded to two digits.
fn rounded(value: f64) -> u64 {
    let unit = 10_f64.powf(value.log10().floor() - 1.0);
    ((value / unit).round() * unit).round() as u64
}
