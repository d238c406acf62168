//! The sequential probability ratio test (SPRT), which decides when to end a match.

use std::fmt;

use thiserror::Error;

use super::expected_share;

/// A sequential test of two differences in Elo, with error rates of 5 %.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    elo0: f64,
    elo1: f64,
}

/// Invalid differences in Elo.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the first difference in Elo must be below the second, and both from -1000 to 1000")]
pub struct SprtError;

/// The state of a test.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SprtResult {
    /// The log-likelihood ratio of the second difference against the first.
    pub llr: f64,
    /// The verdict that follows.
    pub verdict: Verdict,
}

/// The verdict of a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The first hypothesis is accepted.
    First,
    /// The second hypothesis is accepted.
    Second,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The bound of the log-likelihood ratio for error rates of 5 %: ln 19.
    pub const BOUND: f64 = 2.944_438_979_166_440_5;

    /// The pseudocount of an unobserved result, so that its logarithm exists.
    const PSEUDOCOUNT: f64 = 1e-3;

    /// A test of two differences in Elo.
    ///
    /// # Errors
    ///
    /// If the first is not below the second, or they are out of range.
    pub fn new(elo0: f64, elo1: f64) -> Result<Self, SprtError> {
        let is_in_range = |elo: f64| (-1000.0..=1000.0).contains(&elo);
        if is_in_range(elo0) && is_in_range(elo1) && elo0 < elo1 {
            Ok(Self { elo0, elo1 })
        } else {
            Err(SprtError)
        }
    }

    /// The first difference, in Elo.
    pub const fn elo0(&self) -> f64 {
        self.elo0
    }

    /// The second difference, in Elo.
    pub const fn elo1(&self) -> f64 {
        self.elo1
    }

    /// The state of the test, by the numbers of pairs with 0, 1/2, 1, 3/2 and 2 wins.
    ///
    /// The likelihood of a difference is that of the maximum-likelihood distribution with its expected share, so the games
    /// of a pair need not be independent and draws need no model.
    pub fn test(&self, pairs: [u64; 5]) -> SprtResult {
        let counts = pairs.map(|count| (count as f64).max(Self::PSEUDOCOUNT));
        let count: f64 = counts.iter().sum();
        let seen = counts.map(|each| each / count);
        let [first, second] = [self.elo0, self.elo1].map(|elo| fitted(seen, expected_share(elo)));
        let ratio = |place: usize| seen[place] * (second[place] / first[place]).ln();
        let llr = count * (0..5).map(ratio).sum::<f64>();
        let verdict = match llr {
            llr if llr >= Self::BOUND => Verdict::Second,
            llr if llr <= -Self::BOUND => Verdict::First,
            _ => Verdict::Open,
        };
        SprtResult { llr, verdict }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "elo0",
            Self::Second => "elo1",
            Self::Open => "open",
        })
    }
}

/// The share of the wins of each result of a pair.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// The maximum-likelihood distribution with this mean. All results must have been observed, and the mean be among them.
///
/// By Lagrange multipliers each observed frequency is divided by one plus a multiple of its distance to the mean. The
/// multiple is the root of a decreasing function, found by bisection.
fn fitted(seen: [f64; 5], mean: f64) -> [f64; 5] {
    let parts = |multiple: f64| -> [f64; 5] {
        std::array::from_fn(|place| seen[place] / (1.0 + multiple * (SHARES[place] - mean)))
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        let slope = parts(middle).into_iter().zip(SHARES);
        if slope
            .map(|(part, share)| part * (share - mean))
            .sum::<f64>()
            > 0.0
        {
            low = middle
        } else {
            high = middle
        }
    }
    parts((low + high) / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn llr(elo0: f64, elo1: f64, pairs: [u64; 5]) -> f64 {
        Sprt::new(elo0, elo1).expect("differences").test(pairs).llr
    }

    /// The values are those that fishtest, the test framework of Stockfish, computes from the same pairs.
    #[test]
    fn known_ratios() {
        for (elo0, elo1, pairs, want) in [
            (0.0, 5.0, [10, 80, 200, 95, 15], 0.807_856_063_993),
            (0.0, 10.0, [0, 3, 10, 20, 7], 1.134_585_060_382),
            (-5.0, 0.0, [33, 200, 500, 180, 30], -0.533_807_858_978),
            (0.0, 10.0, [0, 0, 0, 0, 50], 1.418_463_905_383),
            (0.0, 20.0, [5, 0, 10, 0, 25], 1.456_064_122_474),
        ] {
            let found = llr(elo0, elo1, pairs);
            assert!(
                (found - want).abs() < 1e-6,
                "{pairs:?}: {found}, not {want}"
            );
        }
    }

    #[test]
    fn a_fitted_distribution_has_the_mean_and_is_whole() {
        let fitted = fitted([0.1, 0.2, 0.3, 0.2, 0.2], 0.6);
        let mean: f64 = fitted
            .iter()
            .zip(SHARES)
            .map(|(part, share)| part * share)
            .sum();
        assert!((fitted.iter().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!((mean - 0.6).abs() < 1e-9);
    }

    #[test]
    fn verdicts() {
        let test = Sprt::new(0.0, 50.0).expect("differences");
        assert_eq!(test.test([0; 5]).verdict, Verdict::Open);
        assert_eq!(test.test([10, 10, 40, 60, 60]).verdict, Verdict::Second);
        assert_eq!(test.test([60, 60, 40, 10, 10]).verdict, Verdict::First);
    }

    #[test]
    fn differences_that_cannot_be_tested() {
        for (elo0, elo1) in [
            (5.0, 5.0),
            (5.0, 0.0),
            (f64::NAN, 1.0),
            (0.0, f64::INFINITY),
        ] {
            assert_eq!(Sprt::new(elo0, elo1), Err(SprtError));
        }
    }
}
