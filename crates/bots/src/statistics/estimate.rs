//! Means with confidence intervals.

/// A sample mean with its 95 % confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end; minus infinity for a single value.
    pub low: f64,
    /// The upper end; infinity for a single value.
    pub high: f64,
}

impl Estimate {
    /// The mean of values, with the interval of Student's t; `None` without values.
    pub fn of(values: &[f64]) -> Option<Self> {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count;
        let reach = match values.len() {
            0 => return None,
            1 => f64::INFINITY,
            _ => {
                let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
                student(values.len() - 1) * (squares / (count - 1.0) / count).sqrt()
            }
        };
        Some(Self {
            mean,
            low: mean - reach,
            high: mean + reach,
        })
    }

    /// The mean of values from 0 to 1, with an interval clamped to them; `None` without values.
    ///
    /// If all values are equal, the sample spread is 0. The interval is then a Clopper-Pearson style bound at 97.5 %
    /// per side.
    pub fn of_shares(values: &[f64]) -> Option<Self> {
        let by_spread = Self::of(values)?;
        let mean = by_spread.mean;
        if values.iter().any(|&value| value != values[0]) {
            return Some(Self {
                mean,
                low: by_spread.low.max(0.0),
                high: by_spread.high.min(1.0),
            });
        }
        let seen = 0.025_f64.powf(1.0 / values.len() as f64);
        Some(Self {
            mean,
            low: mean * seen,
            high: 1.0 - (1.0 - mean) * seen,
        })
    }

    /// The estimate in another unit, by a monotonically increasing function.
    pub fn map(self, measure: impl Fn(f64) -> f64) -> Self {
        Self {
            mean: measure(self.mean),
            low: measure(self.low),
            high: measure(self.high),
        }
    }
}

/// The 97.5th percentile of Student's t.
fn student(freedom: usize) -> f64 {
    const FEW: [f64; 5] = [12.7062, 4.30265, 3.18245, 2.77645, 2.57058];
    if let Some(&point) = FEW.get(freedom - 1) {
        return point;
    }
    // The first terms of the Cornish-Fisher expansion: within 0.0002 from six degrees of freedom on.
    let z = 1.959_963_984_540_054_f64;
    let sum = |terms: &[(f64, i32)]| -> f64 {
        let terms = terms.iter();
        terms.map(|&(factor, power)| factor * z.powi(power)).sum()
    };
    let n = freedom as f64;
    z + sum(&[(1.0, 3), (1.0, 1)]) / (4.0 * n)
        + sum(&[(5.0, 5), (16.0, 3), (3.0, 1)]) / (96.0 * n.powi(2))
        + sum(&[(3.0, 7), (19.0, 5), (17.0, 3), (-15.0, 1)]) / (384.0 * n.powi(3))
        + sum(&[
            (79.0, 9),
            (776.0, 7),
            (1482.0, 5),
            (-1920.0, 3),
            (-945.0, 1),
        ]) / (92_160.0 * n.powi(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is_near(found: f64, want: f64) {
        assert!((found - want).abs() < 1e-3, "{found} is not {want}");
    }

    #[test]
    fn points_of_student() {
        for (freedom, want) in [
            (1, 12.706),
            (5, 2.571),
            (6, 2.447),
            (10, 2.228),
            (30, 2.042),
            (120, 1.980),
            (1_000_000, 1.960),
        ] {
            is_near(student(freedom), want);
        }
    }

    #[test]
    fn the_interval_of_a_known_sample() {
        // The mean is 5, the standard deviation 2.138, the error of the mean 0.756.
        let found = Estimate::of(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]).expect("values");
        is_near(found.mean, 5.0);
        is_near(found.low, 5.0 - 2.3646 * 0.75593);
        is_near(found.high, 5.0 + 2.3646 * 0.75593);
    }

    #[test]
    fn one_value_has_an_infinite_interval() {
        let found = Estimate::of(&[3.0]).expect("a value");
        assert_eq!(
            (found.mean, found.low, found.high),
            (3.0, f64::NEG_INFINITY, f64::INFINITY)
        );
        assert_eq!(Estimate::of(&[]), None);
        assert_eq!(Estimate::of_shares(&[]), None);
    }

    #[test]
    fn equal_shares_have_an_interval() {
        let all_won = Estimate::of_shares(&[1.0; 10]).expect("values");
        assert_eq!((all_won.mean, all_won.high), (1.0, 1.0));
        is_near(all_won.low, 0.6915);
        let all_even = Estimate::of_shares(&[0.5; 10]).expect("values");
        is_near(all_even.low, 0.3458);
        is_near(all_even.high, 0.6542);
        let once = Estimate::of_shares(&[0.0]).expect("a value");
        assert_eq!(once.low, 0.0);
        is_near(once.high, 0.975);
    }

    #[test]
    fn shares_keep_within_their_range() {
        let found = Estimate::of_shares(&[1.0, 1.0, 0.5]).expect("values");
        assert_eq!(found.high, 1.0);
        assert!(found.low > 0.0);
    }
}
