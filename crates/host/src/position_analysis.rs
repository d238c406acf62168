//! Ringfort positions outside tables: read from a text or a drawing, and analyzed.

use core::time::Duration;

use bots::{Analysis, Analyst, ScoredVariation};
use catalog::seat_of_kings::ParseError;
use catalog::{Action, AnyGame, AnyVariant, PlayError, ReadError};
use play::{ActionView, PositionSketch, SketchError};
use ringforts::{Color, Line, Move};
use search::{Limits, Score, StopFlag, TimeLimit};
use words::Language;

use crate::api::{AnalysisBody, AnalysisOf, Fault, PlayedBody, PositionOf, ScoredLine};
use crate::problem::Problem;
use crate::{errors, kings_faults, sentences};

/// The size of the hash tables of one analysis, in bytes.
const TABLE_BYTES: usize = 32 << 20;

/// The most lines of an analysis.
const MAX_LINES: usize = 3;

/// The time limit of an analysis.
#[derive(Debug, Clone, Copy)]
pub struct AnalysisLimits {
    /// Nodes of the search of a ringfort position.
    pub nodes: u64,
    /// The time of any search, by a clock of the driver.
    pub time: TimeLimit,
}

/// A question for the value of a position and its best actions.
#[derive(Debug)]
pub struct PositionQuestion {
    line: Line,
    turn: Option<&'static str>,
    played: Option<Move>,
    lines: usize,
    limits: Limits,
    /// The most nodes that the host allows.
    most: u64,
}

/// Returns true if a search that began at this reading of its clock has come to what its host allows: the most nodes, or the
/// time.
pub(crate) fn is_at_most(limits: &Limits, most: u64, begin: Duration) -> bool {
    let is_over = |time: TimeLimit| time.clock.now().saturating_sub(begin) >= time.duration;
    limits.nodes.is_none_or(|nodes| nodes >= most) || limits.time.is_some_and(is_over)
}

/// The ringfort game that begins at a position, before any decision.
fn ringfort_start(asked: &PositionOf) -> Result<AnyGame, Problem> {
    match start(asked) {
        Ok(game) if game.as_ringforts().is_some() => Ok(game),
        Ok(_) | Err(Problem::KingsPosition(_)) => Err(Problem::RingfortsOnly),
        Err(problem) => Err(problem),
    }
}

/// The game that begins at a position, before any decision.
pub(crate) fn start(asked: &PositionOf) -> Result<AnyGame, Problem> {
    let text = match (&asked.position, &asked.drawn) {
        (Some(text), None) => text.clone(),
        (None, Some(drawn)) => drawn.text().map_err(|fault| undrawable(drawn, &fault))?,
        _ => return Err(Problem::Malformed("either position or drawn".into())),
    };
    let text = records::text(text.as_bytes()).map_err(|_| Problem::Failed)?;
    AnyGame::read(text.trim_end()).map_err(|refused| match refused {
        ReadError::SeatOfKings(unreadable) => Problem::KingsPosition(Box::new(unreadable)),
        _ => Problem::Position(Box::new(unreadable(&refused))),
    })
}

fn undrawable(drawn: &PositionSketch, fault: &SketchError) -> Problem {
    let field = match fault {
        SketchError::NotAWord(word) if *word == drawn.variant => "variant",
        SketchError::NotAWord(word) if *word == drawn.phase => "phase",
        SketchError::NotAWord(_) => "turn",
        SketchError::NotHills(text) if drawn.links.contains(text) => "links",
        _ => "board",
    };
    Problem::Position(Box::new(Fault {
        field,
        hill: fault.hill().map(|hill| hill.to_string()),
        ..unreadable_as(fault.code())
    }))
}

fn unreadable(refused: &ReadError) -> Fault {
    let fault = match refused {
        ReadError::Ringforts(refused) => Fault {
            field: refused.field.name(),
            hill: refused.hill.map(|hill| hill.to_string()),
            ..unreadable_as(refused.fault.code())
        },
        ReadError::Variant => Fault {
            field: "variant",
            ..unreadable_as("variant")
        },
        ReadError::LineBreak(_) | ReadError::SeatOfKings(_) => unreadable_as("line-break"),
    };
    Fault {
        column: Some(refused.column()),
        ..fault
    }
}

impl Fault {
    /// The fault for a client of this language.
    pub(crate) fn in_language(&self, language: Language) -> Self {
        Self {
            sentence: sentences::fault(&self.name, language),
            ..self.clone()
        }
    }

    /// The fault of a position of Seat of Kings, for a client of this language.
    pub(crate) fn of_kings(unreadable: &ParseError, language: Language) -> Self {
        let (column, key, name) = match unreadable {
            ParseError::Json { column, .. } => (Some(*column), None, "not-json"),
            ParseError::Key { key, .. } => (None, Some(key), "key"),
            ParseError::Position(refused) => {
                let name = kings_faults::of_position(refused.fault).name();
                (None, Some(&refused.key), name)
            }
        };
        Self {
            field: "line",
            column,
            hill: None,
            key: key.cloned(),
            name: name.into(),
            sentence: errors::of_parsing(unreadable, sentences::in_language(language)),
        }
    }
}

/// A fault of a position as a whole, in English.
pub(crate) fn unreadable_as(code: &str) -> Fault {
    Fault {
        field: "line",
        column: None,
        hill: None,
        key: None,
        name: code.into(),
        sentence: sentences::fault(code, Language::English),
    }
}

impl PositionQuestion {
    /// The variant of the position.
    pub fn variant(&self) -> AnyVariant {
        AnyVariant::Ringforts(self.line.position().variant())
    }

    /// The question of a client, which may ask for less than the limits. The decisions before the position stay its
    /// history. Rule: HK15
    ///
    /// # Errors
    ///
    /// The fault of the position or of an action.
    pub fn new(asked: &AnalysisOf, most: AnalysisLimits) -> Result<Self, Problem> {
        let mut game = ringfort_start(&asked.position)?;
        for input in &asked.position.actions {
            let action = input.action()?;
            game.play(action).map_err(refused)?;
        }
        let played = match &asked.played {
            Some(input) => {
                let action = input.action()?;
                game.clone().play(action).map_err(refused)?;
                Some(action)
            }
            None => None,
        };
        let turn = game.seat_name();
        let line = game.as_ringforts().ok_or(Problem::RingfortsOnly)?.clone();
        let ringfort_move = |action| match action {
            Action::Ringforts(mv) => Some(mv),
            Action::Kings(_) => None,
        };
        Ok(Self {
            played: played.and_then(ringfort_move),
            line,
            turn,
            lines: asked.lines.unwrap_or(MAX_LINES).clamp(1, MAX_LINES),
            limits: Limits {
                nodes: Some(asked.nodes.unwrap_or(most.nodes).clamp(1, most.nodes)),
                time: Some(most.time),
                depth: None,
            },
            most: most.nodes,
        })
    }

    /// Searches the position until it is proved, a limit is reached, or `stop` is set.
    pub(crate) fn answer(&self, stop: &StopFlag) -> AnalysisBody {
        let position = self.line.position();
        let variant = position.variant();
        let begin = self.limits.clock_reading();
        let found = match position.seat() {
            Some(_) => Analyst::new(variant, TABLE_BYTES).analyze(
                &self.line,
                self.lines,
                self.played,
                self.limits,
                stop.clone(),
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
        let mut scored_moves = found.lines.iter().chain(&found.played);
        let is_certain = scored_moves.all(|scored| scored.is_proved);
        AnalysisBody {
            deepest: is_certain || is_at_most(&self.limits, self.most, begin),
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

pub(crate) fn refused(error: PlayError) -> Problem {
    Problem::Refused(error.into())
}

fn scored(judged: &ScoredVariation) -> ScoredLine {
    ScoredLine {
        score: points(judged.value),
        proved: judged.is_proved,
        actions: judged
            .moves
            .iter()
            .map(|&mv| ActionView::of(mv.into()))
            .collect(),
    }
}

pub(crate) fn points(score: Score) -> f64 {
    f64::from(score) / 100.0
}

#[cfg(test)]
mod tests {
    use search::Clock;

    use super::*;

    #[test]
    fn a_search_is_the_deepest_at_the_most_nodes_or_after_all_of_its_time() {
        let time = |duration| TimeLimit {
            duration: Duration::from_millis(duration),
            clock: Clock(|| Duration::from_millis(500)),
        };
        for (nodes, duration, is_deepest) in [
            (Some(1_000), 600, true),
            (Some(999), 600, false),
            (Some(999), 400, true),
            (None, 600, true),
        ] {
            let limits = Limits {
                nodes,
                time: Some(time(duration)),
                depth: None,
            };
            let begin = Duration::from_millis(100);
            assert_eq!(is_at_most(&limits, 1_000, begin), is_deepest, "{limits:?}");
        }
    }
}
