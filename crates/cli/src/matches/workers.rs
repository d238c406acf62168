//! Plays games on several threads and delivers the results in the order of the games.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// The numbers of the games to play, and the threads to play them on.
pub(super) struct Work {
    pub(super) numbers: Range<u64>,
    pub(super) threads: u16,
}

/// The demand for more results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Next {
    Continue,
    Stop,
}

/// Plays games on threads, each with its own state from `own`, and passes the results to `take` in the order of the game
/// numbers. The first error ends all threads.
pub(super) fn in_order<Own, R: Send>(
    work: Work,
    own: impl Fn() -> Own + Sync,
    play: impl Fn(&mut Own, u64) -> anyhow::Result<R> + Sync,
    mut take: impl FnMut(u64, R) -> anyhow::Result<Next>,
) -> anyhow::Result<()> {
    let Range { start, end } = work.numbers;
    let (next, is_over) = (AtomicU64::new(start), AtomicBool::new(false));
    let play_games = |results: mpsc::Sender<_>| {
        let mut own = own();
        while !is_over.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // The receiver is gone once the match is over.
            if number >= end || results.send((number, play(&mut own, number))).is_err() {
                break;
            }
        }
    };
    thread::scope(|scope| {
        let (results, received) = mpsc::channel();
        for _ in 0..u64::from(work.threads).min(end - start) {
            let results = results.clone();
            scope.spawn(|| play_games(results));
        }
        drop(results);
        let taken = take_in_order(start, received.iter(), &mut take);
        is_over.store(true, Ordering::Relaxed);
        taken
    })
}

/// Passes results on in order; those that arrive early wait.
fn take_in_order<R>(
    mut expected: u64,
    received: impl Iterator<Item = (u64, anyhow::Result<R>)>,
    take: &mut impl FnMut(u64, R) -> anyhow::Result<Next>,
) -> anyhow::Result<()> {
    let mut early = BTreeMap::new();
    for (number, result) in received {
        early.insert(number, result);
        while let Some(result) = early.remove(&expected) {
            if take(expected, result?)? == Next::Stop {
                return Ok(());
            }
            expected += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn squares(threads: u16, stop_at: u64) -> anyhow::Result<Vec<(u64, u64)>> {
        let work = Work {
            numbers: 3..20,
            threads,
        };
        let mut taken = Vec::new();
        let slow_first = |(): &mut (), number: u64| {
            thread::sleep(Duration::from_millis(20 - number));
            match number {
                13 => anyhow::bail!("thirteen"),
                _ => Ok(number * number),
            }
        };
        in_order(
            work,
            || (),
            slow_first,
            |number, square| {
                taken.push((number, square));
                Ok(if number == stop_at {
                    Next::Stop
                } else {
                    Next::Continue
                })
            },
        )?;
        Ok(taken)
    }

    #[test]
    fn results_come_in_order_on_any_number_of_threads() {
        let want: Vec<_> = (3..=12).map(|number| (number, number * number)).collect();
        for threads in [1, 2, 7, 100] {
            assert_eq!(squares(threads, 12).expect("stops before 13"), want);
        }
    }

    #[test]
    fn an_error_ends_all() {
        let error = squares(2, 19).expect_err("13 fails");
        assert_eq!(error.to_string(), "thirteen");
    }
}
