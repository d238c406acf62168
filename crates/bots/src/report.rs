//! Results of searches as text and numbers, for JSON and for other languages.

use game::{Game, Tokens};
use ringforts::{Color, Line, Move};
use search::information_set::MoveStatistics;
use search::{SearchResult, Variation};
use seat_of_kings::Decision;
use serde::Serialize;

use crate::Solution;

/// The proved result of a ringfort position, in points of the side to move less those of the other side; of a finished game, in
/// points of Red less those of Blue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SolveReport {
    /// True if the value is proved.
    pub proved: bool,
    /// The proved value; `None` unless it is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i8>,
    /// The lowest and the highest possible value; `None` if the value is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<[i8; 2]>,
    /// Best play, as tokens. Empty unless the value is proved.
    pub pv: Vec<String>,
    /// The nodes visited.
    pub nodes: u64,
}

/// The result of a search of a ringfort position.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SearchReport {
    /// The last completed search depth, in plies.
    pub depth: u32,
    /// The nodes visited.
    pub nodes: u64,
    /// True if the scores are proved.
    pub proved: bool,
    /// The best moves, best first.
    pub lines: Vec<ScoredLine>,
}

/// A move and its score.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ScoredLine {
    /// The score in points, for the side to move.
    pub score: f64,
    /// The move, then the best replies, as tokens.
    pub moves: Vec<String>,
}

/// The result of a search of a decision of Seat of Kings.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct KingsSearchReport {
    /// The iterations of the search.
    pub iterations: u64,
    /// The decisions, the most visited first.
    pub lines: Vec<ValuedDecision>,
}

/// A decision of Seat of Kings and its value.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ValuedDecision {
    /// The share of a win for the seat that decides; `None` if no iteration began with this decision, such as a forced one.
    pub share: Option<f64>,
    /// The iterations that began with this decision.
    pub visits: u32,
    /// The decision, as its token.
    pub moves: [String; 1],
}

impl SolveReport {
    /// The report of a solution of the position of a line.
    pub fn new(line: &Line, solution: &Solution) -> Self {
        let is_blue = line.position().seat().map(Color::of_seat) == Some(Color::Blue);
        let [lower, upper] = [solution.bounds.lower, solution.bounds.upper];
        let [lower, upper] = if is_blue {
            [-upper, -lower]
        } else {
            [lower, upper]
        };
        let mut played = line.clone();
        let mut pv = Vec::new();
        for &mv in &solution.pv {
            pv.push(played.write_move(mv));
            played.play(mv);
        }
        let value = (lower == upper).then_some(lower);
        Self {
            proved: value.is_some(),
            value,
            bounds: value.is_none().then_some([lower, upper]),
            pv,
            nodes: solution.nodes,
        }
    }
}

impl SearchReport {
    /// The report of a search of the position of a line.
    pub fn new(line: &Line, found: &SearchResult<Move>) -> Self {
        let scored = |expected: &Variation<Move>| ScoredLine {
            score: f64::from(expected.value) / 100.0,
            moves: expected
                .moves
                .iter()
                .map(|&mv| line.write_move(mv))
                .collect(),
        };
        Self {
            depth: found.depth,
            nodes: found.nodes,
            proved: found.is_proved,
            lines: found.variations.iter().map(scored).collect(),
        }
    }
}

impl KingsSearchReport {
    /// The report of the first `count` decisions that a search found.
    pub fn new(found: &[MoveStatistics<Decision>], count: usize) -> Self {
        Self {
            iterations: found.iter().map(|found| u64::from(found.visits)).sum(),
            lines: found.iter().take(count).map(ValuedDecision::new).collect(),
        }
    }
}

impl ValuedDecision {
    fn new(found: &MoveStatistics<Decision>) -> Self {
        // Rounded, because further digits would be noise.
        let share = (f64::from(found.value) * 10_000.0).round() / 10_000.0;
        Self {
            share: (found.visits > 0).then_some(share),
            visits: found.visits,
            moves: [found.mv.to_string()],
        }
    }
}
