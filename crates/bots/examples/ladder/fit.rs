//! Looks for levels, each so far below the one before that it loses to it by a given share.
//!
//! All candidates lie on one line from strong to weak: first nodes are halved without noise; from [`CLEAR`] nodes on
//! each halving of the nodes doubles the noise, and at last there is noise alone.

use bots::levels::Level;

use crate::contest::{Candidate, Contest, Report};

/// With fewer nodes than this a level has noise.
const CLEAR: f64 = 2000.0;

/// No level has fewer nodes.
const LEAST_NODES: f64 = 50.0;

/// The noise, in hundredths of a point, where it begins.
const LEAST_NOISE: f64 = 25.0;

/// The noise beyond which play is random.
const MOST_NOISE: f64 = 20_000.0;

/// How far from the share a candidate may be.
const NEAR: f64 = 0.05;

/// How many candidates are tried for a level.
const TRIES: u32 = 8;

/// The search for a list of levels.
pub(crate) struct Fit {
    pub(crate) contest: Contest,
    pub(crate) share: f64,
}

impl Fit {
    /// Prints the levels from this one down to 1.
    pub(crate) fn run(&self, level: u8, nodes: u64) {
        let mut upper = Level { nodes, noise: 0 };
        let mut place = 0.0;
        println!("level {level}: {}", Candidate::Level(upper));
        for level in (1..level).rev() {
            (place, upper) = self.below(nodes, place, &upper);
            println!("level {level}: {}", Candidate::Level(upper));
        }
    }

    /// The place of the level below one at a place, and the level.
    fn below(&self, nodes: u64, place: f64, upper: &Level) -> (f64, Level) {
        let (mut low, mut high) = (place, place + 6.0);
        let mut tried = (high, at(nodes, high));
        for _ in 0..TRIES {
            let middle = (low + high) / 2.0;
            tried = (middle, at(nodes, middle));
            let share = self.share_against(upper, &tried.1);
            match share - self.share {
                off if off.abs() <= NEAR => return tried,
                off if off > 0.0 => high = middle,
                _ => low = middle,
            }
        }
        tried
    }

    /// The share of the first against the second; fewer pairs do where it is far from what is wanted.
    fn share_against(&self, upper: &Level, lower: &Level) -> f64 {
        let [a, b] = [upper, lower].map(|level| Candidate::Level(*level));
        let is_far = |report: &Report| {
            let share = &report.summary.share;
            let is_outside = share.high < self.share - NEAR || share.low > self.share + NEAR;
            report.count() >= crate::LEAST_PAIRS && is_outside
        };
        let report = self.contest.play(&a, &b, is_far);
        println!("  {a} against {b}: {report}");
        report.summary.share.mean
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
    let noise = LEAST_NOISE * CLEAR / wanted;
    Level {
        nodes: rounded(wanted.max(LEAST_NODES)),
        noise: rounded(noise.min(MOST_NOISE)) as u32,
    }
}

/// To two digits.
fn rounded(value: f64) -> u64 {
    let unit = 10_f64.powf(value.log10().floor() - 1.0);
    ((value / unit).round() * unit).round() as u64
}
