//! Finished games of Seat of Kings: their moments, and what a decision was worth.

use std::collections::VecDeque;
use std::sync::Arc;

use bots::{KingsAnalysis, KingsAnalyst};
use catalog::AnyGame;
use game::Hidden;
use play::{ActionView, KingsMoment, KingsReplay};
use records::seat_of_kings::{EventKind, Transcript};
use search::information_set::MoveStatistics;
use search::{Limits, StopFlag};
use seat_of_kings::{Decision, State, View};

use crate::api::{JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody};
use crate::position_analysis::{AnalysisLimits, is_at_most};
use crate::problem::Problem;
use crate::table_id::TableId;

/// The most moments of one answer.
const MAX_MOMENTS: usize = 64;

/// The most iterations of one analysis.
const MAX_ITERATIONS: u64 = 20_000;

/// The number of lines in an answer if the client does not say.
const LINES: usize = 3;

/// The most of them.
const MAX_LINES: usize = 5;

/// A finished game of Seat of Kings, which parts can be asked of.
#[derive(Debug)]
pub struct FinishedKingsGame(KingsReplay);

/// The finished games of Seat of Kings that were asked for last, so that a client that pages through one has it played again
/// once and not for each page.
#[derive(Debug, Default)]
pub struct RecentKingsGames(VecDeque<(TableId, u32, Arc<FinishedKingsGame>)>);

/// The number of games that are kept, some 50 KiB each.
const MAX_RECENT: usize = 16;

/// A question for the analysis of a decision, from what its seat saw.
#[derive(Debug)]
pub struct DecisionQuestion {
    moment: usize,
    seat: &'static str,
    view: View,
    played: Decision,
    lines: usize,
    limits: Limits,
}

impl FinishedKingsGame {
    /// The game of a transcript, at a table whose games start like this. It is played again, once.
    ///
    /// # Errors
    ///
    /// [`Problem::OlderRules`] if the transcript cannot be read or replayed anymore.
    pub fn new(start: State, transcript: &str) -> Result<Self, Problem> {
        let transcript: Transcript =
            serde_json::from_str(transcript).map_err(|_| Problem::OlderRules)?;
        let tokens = transcript.events.iter().map(|event| match &event.what {
            EventKind::Chance { chance } => chance.as_str(),
            EventKind::Decision { decision, .. } => decision.as_str(),
        });
        let start = AnyGame::SeatOfKings(Box::new(start));
        let replay = KingsReplay::new(start, tokens).map_err(|_| Problem::OlderRules)?;
        if transcript.last.as_ref() == Some(replay.outcome()) {
            Ok(Self(replay))
        } else {
            Err(Problem::OlderRules)
        }
    }

    /// Some moments, from the one of this number on.
    pub fn moments(&self, from: usize) -> Vec<KingsMoment> {
        self.0.moments(from, MAX_MOMENTS)
    }

    /// The question about the decision that was made at a moment.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if nobody decided then.
    pub fn question(
        &self,
        asked: &KingsAnalysisOf,
        most: AnalysisLimits,
    ) -> Result<DecisionQuestion, Problem> {
        let nobody = || Problem::Malformed("moment: nobody decided then".into());
        let (game, played) = self.0.decision(asked.moment).ok_or_else(nobody)?;
        let seat = game.seat_name().ok_or_else(nobody)?;
        let AnyGame::SeatOfKings(state) = game else {
            return Err(Problem::KingsOnly);
        };
        let decides = state.public().decides().ok_or_else(nobody)?;
        let iterations = asked.iterations.unwrap_or(MAX_ITERATIONS);
        Ok(DecisionQuestion {
            moment: asked.moment,
            seat,
            view: state.view(decides),
            played,
            lines: asked.lines.unwrap_or(LINES).clamp(1, MAX_LINES),
            limits: Limits {
                nodes: Some(iterations.clamp(1, MAX_ITERATIONS)),
                time: Some(most.time),
                depth: None,
            },
        })
    }
}

impl RecentKingsGames {
    /// The game of this number at a table, if it is one of them; it is the most recent one then.
    pub fn get(&mut self, table: TableId, number: u32) -> Option<Arc<FinishedKingsGame>> {
        let mut games = self.0.iter();
        let place = games.position(|&(of, game, _)| (of, game) == (table, number))?;
        let found = self.0.remove(place)?;
        let game = Arc::clone(&found.2);
        self.0.push_back(found);
        Some(game)
    }

    /// Forgets the games of a table, which is deleted.
    pub fn forget(&mut self, table: TableId) {
        self.0.retain(|&(of, ..)| of != table);
    }

    /// Keeps a game, and forgets the one that was not asked for the longest if there are too many.
    pub fn put(&mut self, table: TableId, number: u32, game: Arc<FinishedKingsGame>) {
        if self.0.len() == MAX_RECENT {
            self.0.pop_front();
        }
        self.0.push_back((table, number, game));
    }
}

impl DecisionQuestion {
    /// Searches what the seat saw until a limit is reached or `stop` is set.
    pub(crate) fn answer(&self, stop: &StopFlag) -> KingsAnalysisBody {
        let analyst = KingsAnalyst::default();
        let (limits, stop) = (self.limits, stop.clone());
        let begin = limits.clock_reading();
        let found: KingsAnalysis =
            analyst.analyze(&self.view, self.played, self.lines, limits, stop);
        KingsAnalysisBody {
            moment: self.moment,
            seat: self.seat,
            iterations: found.iterations,
            deepest: is_at_most(&limits, MAX_ITERATIONS, begin),
            lines: found.best.iter().map(valued).collect(),
            played: JudgedBody {
                action: ActionView::of(self.played.into()),
                value: found.played.map(|found| found.value.into()),
                iterations: found.played.map_or(0, |found| found.visits),
                loss: found.loss().map(f64::from),
            },
        }
    }
}

fn valued(found: &MoveStatistics<Decision>) -> ValuedBody {
    ValuedBody {
        action: ActionView::of(found.mv.into()),
        value: found.value.into(),
        iterations: found.visits,
    }
}

#[cfg(test)]
mod tests;
