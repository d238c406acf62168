//! Analysis of a ringfort position: its best moves, and the move that was played.

use core::time::Duration;

use game::{Game, Moves};
use ringforts::{Color, Line, Move, Variant};
use search::{AlphaBeta, Limits, Score, StopFlag, Variation};

use crate::{EndgameSolver, RingfortEvaluation};

/// The analysis of a position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Analysis {
    /// The best moves, best first. Empty if the game is over.
    pub lines: Vec<ScoredVariation>,
    /// The move to judge, if any. Its value never exceeds that of the first line.
    pub played: Option<ScoredVariation>,
    /// The last completed search depth, in plies.
    pub depth: u32,
    /// The nodes visited, those of proofs included.
    pub nodes: u64,
}

/// A move, its value, and the moves expected to follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoredVariation {
    /// The value for the side that plays it, in hundredths of a point.
    pub value: Score,
    /// The move, then the best replies as far as they are known. Never empty.
    pub moves: Vec<Move>,
    /// True if the value is proved. It is then the final difference in points under best play of both sides.
    pub is_proved: bool,
}

/// Analyzes positions of one variant, with tables of bounded memory.
#[derive(Debug)]
pub struct Analyst {
    search: AlphaBeta<Line, RingfortEvaluation>,
    solver: EndgameSolver,
    limits: Limits,
    stop: StopFlag,
    /// The reading of the clock of the limits when the running analysis began.
    begin: Duration,
    /// The nodes visited since then.
    nodes: u64,
}

impl Analyst {
    /// An analyst for a variant with tables of at most `bytes` bytes. While the table of proofs grows, it takes a quarter
    /// more.
    pub fn new(variant: Variant, bytes: usize) -> Self {
        Self {
            search: AlphaBeta::new(RingfortEvaluation::default(), bytes / 2),
            solver: EndgameSolver::new(variant, bytes / 2),
            limits: Limits::default(),
            stop: StopFlag::default(),
            begin: Duration::ZERO,
            nodes: 0,
        }
    }

    /// The `count` best moves, at least one if there is a move, and the value of the legal move `played`.
    ///
    /// The limit of nodes holds for the search and for each proof; a new analyst with the same limit of nodes and no other
    /// gives the same result. The whole takes at most a quarter more than the limit of time.
    ///
    /// # Panics
    ///
    /// If the line is of another variant.
    pub fn analyze(
        &mut self,
        line: &Line,
        count: usize,
        played: Option<Move>,
        limits: Limits,
        stop: StopFlag,
    ) -> Analysis {
        let begin = limits.clock_reading();
        (self.limits, self.stop, self.begin, self.nodes) = (limits, stop, begin, 0);
        let moves: Vec<Move> = line.moves().iter().collect();
        let search_limits = if is_late(line) { self.part(2) } else { limits };
        let found = self
            .search
            .search(line, &moves, count, search_limits, &self.stop);
        self.nodes += found.nodes;
        let judged = |expected: Variation<Move>| ScoredVariation {
            value: expected.value,
            moves: expected.moves,
            is_proved: found.is_proved,
        };
        let mut lines: Vec<ScoredVariation> = found.variations.into_iter().map(judged).collect();
        if is_late(line) && !found.is_proved {
            self.prove_lines(line, &mut lines);
        }
        let played = played.map(|mv| self.judge(line, mv, &lines, found.depth));
        Analysis {
            lines,
            played,
            depth: found.depth,
            nodes: self.nodes,
        }
    }

    /// Replaces searched values by proved ones where the limits allow.
    fn prove_lines(&mut self, line: &Line, lines: &mut Vec<ScoredVariation>) {
        let limits = Limits {
            nodes: self.limits.nodes,
            time: self.left().time.map(|left| left.divided_by(2)),
            depth: None,
        };
        let Some(best) = self
            .proof(line, limits)
            .filter(|best| !best.moves.is_empty())
        else {
            return;
        };
        let count = lines.len();
        lines.retain(|other| other.moves[0] != best.moves[0]);
        for other in &mut *lines {
            *other = self
                .proved_move(line, other.moves[0])
                .unwrap_or_else(|| ScoredVariation {
                    value: other.value.min(best.value),
                    ..other.clone()
                });
        }
        lines.sort_by_key(|other| -other.value);
        lines.insert(0, best);
        lines.truncate(count);
    }

    /// The value of a move outside these lines, searched to `depth`.
    fn judge(
        &mut self,
        line: &Line,
        mv: Move,
        lines: &[ScoredVariation],
        depth: u32,
    ) -> ScoredVariation {
        if let Some(known) = lines.iter().find(|judged| judged.moves[0] == mv) {
            return known.clone();
        }
        let best = lines.first().map_or(Score::MAX, |best| best.value);
        let is_proved = lines.first().is_some_and(|best| best.is_proved);
        if is_proved && let Some(proved) = self.proved_move(line, mv) {
            return proved;
        }
        let limits = Limits {
            depth: Some(depth.max(1)),
            ..self.part(4)
        };
        let found = self.search.search(line, &[mv], 1, limits, &self.stop);
        self.nodes += found.nodes;
        let expected = found
            .variations
            .into_iter()
            .next()
            .expect("a line for each move");
        ScoredVariation {
            value: expected.value.min(best),
            moves: expected.moves,
            is_proved: found.is_proved,
        }
    }

    /// The proved value of a move, if it can be proved with the rest of the limits.
    fn proved_move(&mut self, line: &Line, mv: Move) -> Option<ScoredVariation> {
        let mut after = line.clone();
        after.play(mv);
        let limits = self.left();
        let mut proved = self.proof(&after, limits)?;
        if Color::of_seat(line.position().seat()?) != mover(&after) {
            proved.value = -proved.value;
        }
        proved.moves.insert(0, mv);
        Some(proved)
    }

    /// The proved value of a position for the side to move, and best play. Of a finished game, the value for Red.
    fn proof(&mut self, line: &Line, limits: Limits) -> Option<ScoredVariation> {
        // A proof does not know the history. Rule: HK15
        if line.has_reversible_history() {
            return None;
        }
        let stop = self.stop.clone();
        let solution = self.solver.solve(line.position(), limits, stop);
        self.nodes += solution.nodes;
        let of_red = 100 * Score::from(solution.bounds.value()?);
        Some(ScoredVariation {
            value: match mover(line) {
                Color::Red => of_red,
                Color::Blue => -of_red,
            },
            moves: solution.pv,
            is_proved: true,
        })
    }

    fn part(&self, part: u32) -> Limits {
        Limits {
            depth: None,
            ..self.limits.divided_by(part)
        }
    }

    /// The rest of the time and all of the nodes: much of a further proof is already in the table.
    fn left(&self) -> Limits {
        let elapsed = self.limits.clock_reading().saturating_sub(self.begin);
        Limits {
            nodes: self.limits.nodes,
            time: self.limits.time.map(|time| time.minus(elapsed)),
            depth: None,
        }
    }
}

/// The side whose value a proof gives: the side to move, or Red if the game is over.
fn mover(line: &Line) -> Color {
    line.position().seat().map_or(Color::Red, Color::of_seat)
}

/// Returns whether half of the positions with so few vacant hills were proved within a second, as measured in
/// `docs/solving.md`.
fn is_late(line: &Line) -> bool {
    let most = match line.position().variant() {
        Variant::FourTreasures | Variant::FourTreasuresDoubles => 18,
        Variant::SacredHill1 => 20,
        Variant::PoisonedChalice => 21,
        Variant::SacredHillDoubles1 => 22,
        Variant::SacredHill2 => 30,
        Variant::SacredHillDoubles2 => 32,
        // With kings a game goes on for long when hardly a hill is vacant; the search itself proves the last turns.
        _ => return false,
    };
    !line.has_reversible_history() && line.position().vacant().len() <= most
}

#[cfg(test)]
mod tests;
