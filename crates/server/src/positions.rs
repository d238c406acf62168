//! Positions that no table has: read from a text or a drawing, played on, and analyzed.

use bots::{Analysis, Analyst, Judged};
use catalog::{Action, AnyGame, PlayError, ReadError};
use play::{ActionInput, ActionView, Drawn, Refusal, Undrawable};
use ringforts::{Color, Line, Move};
use search::{Limits, Score, Stop};

use crate::api::{AnalysisBody, Fault, PlayedBody, PositionOf, ScoredLine};
use crate::problem::Problem;
use crate::sentences;

/// What the tables of one analysis may take, in bytes.
const BYTES: usize = 32 << 20;

/// What is to be found out of a moment.
pub(crate) struct Asked {
    line: Line,
    turn: Option<&'static str>,
    played: Option<Move>,
    lines: usize,
    limits: Limits,
}

/// The game that begins at a position, before any decision.
pub(crate) fn start(asked: &PositionOf) -> Result<AnyGame, Problem> {
    let text = match (&asked.position, &asked.drawn) {
        (Some(text), None) => text.clone(),
        (None, Some(drawn)) => drawn.text().map_err(|fault| undrawable(drawn, &fault))?,
        _ => return Err(Problem::Malformed("either position or drawn".into())),
    };
    match AnyGame::read(&text) {
        Ok(game @ AnyGame::Ringforts(_)) => Ok(game),
        Ok(AnyGame::SeatOfKings(_)) | Err(ReadError::SeatOfKings(_)) => Err(Problem::RingfortsOnly),
        Err(refused) => Err(Problem::Position(Box::new(unreadable(&text, &refused)))),
    }
}

fn undrawable(drawn: &Drawn, fault: &Undrawable) -> Problem {
    let field = match fault {
        Undrawable::NotAWord(word) if *word == drawn.variant => "variant",
        Undrawable::NotAWord(word) if *word == drawn.phase => "phase",
        Undrawable::NotAWord(_) => "turn",
        Undrawable::NotHills(text) if drawn.links.contains(text) => "links",
        _ => "board",
    };
    Problem::Position(Box::new(Fault {
        field,
        hill: fault.hill().map(|hill| hill.to_string()),
        ..unreadable_as(fault.name())
    }))
}

fn unreadable(text: &str, refused: &ReadError) -> Fault {
    let fault = match refused {
        ReadError::Ringforts(refused) => Fault {
            field: refused.field.name(),
            hill: refused.hill(text).map(|hill| hill.to_string()),
            ..unreadable_as(refused.fault.name())
        },
        ReadError::Variant => Fault {
            field: "variant",
            ..unreadable_as("Variant")
        },
        ReadError::LineBreak(_) | ReadError::SeatOfKings(_) => unreadable_as("LineBreak"),
    };
    Fault {
        column: Some(refused.column()),
        ..fault
    }
}

/// A fault of a position as a whole.
pub(crate) fn unreadable_as(name: &str) -> Fault {
    Fault {
        field: "line",
        column: None,
        hill: None,
        name: name.into(),
        sentence: sentences::fault(name),
    }
}

impl Asked {
    /// What is to be found out of a game after these decisions, which keep their history. Rule: HK15
    pub(crate) fn of(
        mut game: AnyGame,
        actions: &[ActionInput],
        played: Option<&ActionInput>,
        lines: usize,
        limits: Limits,
    ) -> Result<Self, Problem> {
        for input in actions {
            let action = input.action(&game).ok_or(Refusal::NotAMove)?;
            game.play(action).map_err(refused)?;
        }
        let played = match played {
            Some(input) => {
                let action = input.action(&game).ok_or(Refusal::NotAMove)?;
                game.clone().play(action).map_err(refused)?;
                Some(action)
            }
            None => None,
        };
        let turn = game.seat();
        let AnyGame::Ringforts(line) = game else {
            return Err(Problem::RingfortsOnly);
        };
        let ringfort_move = |action| match action {
            Action::Ringforts(mv) => Some(mv),
            Action::Kings(_) => None,
        };
        Ok(Self {
            played: played.and_then(ringfort_move),
            line,
            turn,
            lines,
            limits,
        })
    }

    /// Finds it out, which takes its time.
    pub(crate) fn answer(&self) -> AnalysisBody {
        let position = self.line.position();
        let variant = position.variant();
        let found = match position.seat() {
            Some(_) => Analyst::new(variant, BYTES).analyze(
                &self.line,
                self.lines,
                self.played,
                self.limits,
                Stop::default(),
            ),
            None => Analysis::default(),
        };
        let best = found.lines.first();
        let [red, blue] = ringforts::points(position).map(Score::from);
        let ahead = match (best, position.seat().map(Color::of_seat)) {
            (Some(best), Some(Color::Red)) => best.value,
            (Some(best), _) => -best.value,
            (None, _) => 100 * (red - blue),
        };
        AnalysisBody {
            position: position.to_string(),
            turn: self.turn,
            red: points(ahead),
            proved: best.is_none_or(|best| best.is_proved),
            played: found.played.as_ref().map(|played| PlayedBody {
                line: scored(played),
                loss: points(best.map_or(0, |best| best.value - played.value)),
            }),
            lines: found.lines.iter().map(scored).collect(),
            depth: found.depth,
            nodes: found.nodes,
        }
    }
}

fn refused(error: PlayError) -> Problem {
    Problem::Refused(error.into())
}

fn scored(judged: &Judged) -> ScoredLine {
    ScoredLine {
        score: points(judged.value),
        proved: judged.is_proved,
        actions: judged
            .moves
            .iter()
            .map(|&mv| ActionView::of(Action::Ringforts(mv)))
            .collect(),
    }
}

fn points(score: Score) -> f64 {
    f64::from(score) / 100.0
}
