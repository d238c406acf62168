//! Games of Seat of Kings that are over: their moments, and what the search finds of a decision.

use std::time::Duration;

use bots::{KingsAnalysis, KingsAnalyst};
use catalog::AnyGame;
use game::Hidden;
use play::{ActionView, KingsMoment};
use records::seat_of_kings::{Transcript, What};
use search::information_set::Found;
use search::{Limits, Stop};
use seat_of_kings::{Decision, State, View};

use crate::api::{JudgedBody, KingsAnalysisBody, KingsAnalysisOf, ValuedBody};
use crate::problem::Problem;

/// The most moments of one answer.
const MOST_MOMENTS: usize = 64;

/// The most iterations of one analysis.
const MOST_ITERATIONS: u64 = 20_000;

/// How many of the best decisions are told, if nothing is asked.
const LINES: usize = 3;

/// The most of them.
const MOST_LINES: usize = 5;

/// A game that is over, from its start.
pub(crate) struct Played {
    start: AnyGame,
    transcript: Transcript,
}

/// A decision that was made, and what its seat saw.
pub(crate) struct Decided {
    moment: usize,
    seat: &'static str,
    view: View,
    played: Decision,
    lines: usize,
    limits: Limits,
}

impl Played {
    /// The game of a transcript at a table whose games start so.
    pub(crate) fn new(start: State, transcript: &str) -> Result<Self, Problem> {
        let transcript = serde_json::from_str(transcript).map_err(|_| Problem::OlderRules)?;
        Ok(Self {
            start: AnyGame::SeatOfKings(Box::new(start)),
            transcript,
        })
    }

    fn tokens(&self) -> impl Iterator<Item = &str> {
        self.transcript
            .events
            .iter()
            .map(|event| match &event.what {
                What::Chance { chance } => chance.as_str(),
                What::Decision { decision, .. } => decision.as_str(),
            })
    }

    /// Some moments, from one on.
    pub(crate) fn moments(&self, from: usize) -> Result<Vec<KingsMoment>, Problem> {
        let some = KingsMoment::some(self.start.clone(), self.tokens(), from, MOST_MOMENTS);
        let (moments, last) = some.map_err(|_| Problem::OlderRules)?;
        match self.transcript.last.as_ref() == Some(&last) {
            true => Ok(moments),
            false => Err(Problem::OlderRules),
        }
    }

    /// The decision that was made at a moment, to be judged within a time.
    pub(crate) fn decided(
        &self,
        asked: &KingsAnalysisOf,
        time: Duration,
    ) -> Result<Decided, Problem> {
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
        let AnyGame::SeatOfKings(state) = game else {
            return Err(Problem::KingsOnly);
        };
        let decides = state.public().decides().ok_or(Problem::OlderRules)?;
        let iterations = asked.iterations.unwrap_or(MOST_ITERATIONS);
        Ok(Decided {
            moment: asked.moment,
            seat,
            view: state.view(decides),
            played,
            lines: asked.lines.unwrap_or(LINES).clamp(1, MOST_LINES),
            limits: Limits {
                nodes: Some(iterations.clamp(1, MOST_ITERATIONS)),
                time: Some(time),
                depth: None,
            },
        })
    }
}

impl Decided {
    /// What the search finds of it, which takes its time.
    pub(crate) fn judge(&self) -> KingsAnalysisBody {
        let analyst = KingsAnalyst::default();
        let (limits, stop) = (self.limits, Stop::default());
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

fn valued(found: &Found<Decision>) -> ValuedBody {
    ValuedBody {
        action: ActionView::of(found.mv.into()),
        value: found.value.into(),
        iterations: found.visits,
    }
}
