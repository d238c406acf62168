//! Finished games of Seat of Kings: their moments, and what a decision was worth.

use bots::{KingsAnalysis, KingsAnalyst};
use catalog::AnyGame;
use game::Hidden;
use play::{ActionView, KingsMoment};
use records::seat_of_kings::{EventKind, Transcript};
use search::information_set::MoveStatistics;
use search::{Limits, StopFlag};
use seat_of_kings::{Decision, State, View};

use crate::api::{JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody};
use crate::position_analysis::AnalysisLimits;
use crate::problem::Problem;

/// The most moments of one answer.
const MAX_MOMENTS: usize = 64;

/// The most iterations of one analysis.
const MAX_ITERATIONS: u64 = 20_000;

/// How many of the best decisions an answer has if the client does not say.
const LINES: usize = 3;

/// The most of them.
const MAX_LINES: usize = 5;

/// A finished game of Seat of Kings, from its start.
#[derive(Debug)]
pub struct FinishedKingsGame {
    start: AnyGame,
    transcript: Transcript,
}

/// What was a decision worth, from what its seat saw?
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
    /// The game of a transcript, at a table whose games start like this.
    ///
    /// # Errors
    ///
    /// [`Problem::OlderRules`] if the transcript cannot be read anymore.
    pub fn new(start: State, transcript: &str) -> Result<Self, Problem> {
        let transcript = serde_json::from_str(transcript).map_err(|_| Problem::OlderRules)?;
        Ok(Self {
            start: start.into(),
            transcript,
        })
    }

    fn tokens(&self) -> impl Iterator<Item = &str> {
        self.transcript
            .events
            .iter()
            .map(|event| match &event.what {
                EventKind::Chance { chance } => chance.as_str(),
                EventKind::Decision { decision, .. } => decision.as_str(),
            })
    }

    /// Some moments, from the one of this number on.
    ///
    /// # Errors
    ///
    /// [`Problem::OlderRules`] if the game cannot be replayed anymore.
    pub fn moments(&self, from: usize) -> Result<Vec<KingsMoment>, Problem> {
        let some = KingsMoment::some(self.start.clone(), self.tokens(), from, MAX_MOMENTS);
        let (moments, last) = some.map_err(|_| Problem::OlderRules)?;
        if self.transcript.last.as_ref() == Some(&last) {
            Ok(moments)
        } else {
            Err(Problem::OlderRules)
        }
    }

    /// The question about the decision that was made at a moment.
    ///
    /// # Errors
    ///
    /// [`Problem::Malformed`] if nobody decided then, [`Problem::OlderRules`] as [`Self::moments`].
    pub fn question(
        &self,
        asked: &KingsAnalysisOf,
        most: AnalysisLimits,
    ) -> Result<DecisionQuestion, Problem> {
        let nobody = || Problem::Malformed("moment: nobody decided then".into());
        let token = self.tokens().nth(asked.moment).ok_or_else(nobody)?;
        let played: Decision = token.parse().map_err(|_| nobody())?;
        let mut game = self.start.clone();
        for token in self.tokens().take(asked.moment) {
            game.play_text(token).map_err(|_| Problem::OlderRules)?;
        }
        if !matches!(game.explain_text(token), Ok(None)) {
            return Err(Problem::OlderRules);
        }
        let seat = game.seat().ok_or(Problem::OlderRules)?;
        let state = game.as_kings().ok_or(Problem::KingsOnly)?;
        let decides = state.public().decides().ok_or(Problem::OlderRules)?;
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

impl DecisionQuestion {
    /// Searches what the seat saw until a limit is reached or `stop` is set.
    pub(crate) fn answer(&self, stop: &StopFlag) -> KingsAnalysisBody {
        let analyst = KingsAnalyst::default();
        let (limits, stop) = (self.limits, stop.clone());
        let found: KingsAnalysis =
            analyst.analyze(&self.view, self.played, self.lines, limits, stop);
        KingsAnalysisBody {
            moment: self.moment,
            seat: self.seat,
            iterations: found.iterations,
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
