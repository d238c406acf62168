//! The progress bar of a match.

use bots::arena::MatchResults;
use indicatif::{ProgressBar, ProgressStyle};

use super::interval;
use crate::charset::shown;
use crate::words::words;

/// A bar on standard error, hidden if that is not a terminal.
pub(super) struct Progress(ProgressBar);

impl Progress {
    /// A bar for `games` games, of which `done` are already played.
    pub(super) fn new(games: u64, done: u64) -> Self {
        let bar = ProgressBar::new(games).with_position(done);
        let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta} {msg}");
        let mut style = style.expect("a sound template");
        if shown("█") != "█" {
            style = style.progress_chars("#>-");
        }
        bar.set_style(style);
        bar.reset_eta();
        Self(bar)
    }

    /// Shows the results so far.
    pub(super) fn show(&self, results: &MatchResults) {
        self.0.set_position(results.games() as u64);
        if self.0.is_hidden() {
            return;
        }
        if let Some(summary) = results.summary() {
            let values = [("points", interval(&summary.points).into())];
            let message = words().say("arena-progress", &values);
            self.0.set_message(shown(&message).into_owned());
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
