//! Latencies from a move to the other seat's view.

use std::time::Duration;

/// Latencies, one for each move.
#[derive(Debug, Default)]
pub(crate) struct Latencies {
    times: Vec<Duration>,
}

impl Latencies {
    pub(crate) fn add(&mut self, time: Duration) {
        self.times.push(time);
    }

    pub(crate) fn count(&self) -> usize {
        self.times.len()
    }

    /// The percentile `of_100`, 0 to 100; `None` without moves.
    pub(crate) fn percentile(&mut self, of_100: f64) -> Option<Duration> {
        self.times.sort_unstable();
        let place = (self.times.len() as f64 * of_100 / 100.0).ceil() as usize;
        self.times.get(place.saturating_sub(1)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_a_time_within_which_so_many_came() {
        let mut latencies = Latencies::default();
        assert_eq!(latencies.percentile(99.0), None);
        for ms in (1..=200).rev() {
            latencies.add(Duration::from_millis(ms));
        }
        for (of_100, ms) in [(50.0, 100), (99.0, 198), (100.0, 200)] {
            let time = latencies.percentile(of_100);
            assert_eq!(time, Some(Duration::from_millis(ms)), "{of_100}");
        }
    }
}
