//! What a moment of a ringfort game is worth by its best moves, and by the one that was played.

use std::time::Instant;

use game::{Game, Moves};
use ringforts::{Color, Line, Move, Variant};
use search::{AlphaBeta, Expected, Limits, Score, Stop};

use crate::{EndgameSolver, Knowledge};

/// What was found of a moment.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Analysis {
    /// The best moves, best first; none if the game is over.
    pub lines: Vec<Judged>,
    /// The move that was asked about, never better than the first line.
    pub played: Option<Judged>,
    /// How many moves ahead the whole of the game was searched.
    pub depth: u32,
    /// The moments that were looked at, those of proofs too.
    pub nodes: u64,
}

/// A move, what it is worth, and what is expected to follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// To the side that plays it, in hundredths of a point.
    pub value: Score,
    /// The move, and the best moves after it as far as they are known; never empty.
    pub moves: Vec<Move>,
    /// Whether the value is proved: then it is the difference of points at the end if both play their best.
    pub is_proved: bool,
}

/// Analyzes moments of one game, with tables whose memory is bounded.
#[derive(Debug)]
pub struct Analyst {
    search: AlphaBeta<Line, Knowledge>,
    solver: EndgameSolver,
    limits: Limits,
    stop: Stop,
    /// When the moment at hand was begun with, and the nodes since.
    begin: Instant,
    nodes: u64,
}

impl Analyst {
    /// One for a variant, with tables of so many bytes at most; while that of proofs grows, it takes a fourth more.
    pub fn new(variant: Variant, bytes: usize) -> Self {
        Self {
            search: AlphaBeta::new(Knowledge::default(), bytes / 2),
            solver: EndgameSolver::new(variant, bytes / 2),
            limits: Limits::default(),
            stop: Stop::default(),
            begin: Instant::now(),
            nodes: 0,
        }
    }

    /// The `count` best moves, one at least if there is a move, and what this legal move is worth beside them. The same limit
    /// of nodes gives the same answer to a new analyst, as long as no other limit ends it. The limit of nodes is that of the
    /// search and of each proof; it all takes at most a fourth more than the limit of time.
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
        stop: Stop,
    ) -> Analysis {
        (self.limits, self.stop, self.begin, self.nodes) = (limits, stop, Instant::now(), 0);
        let moves: Vec<Move> = line.moves().iter().collect();
        let look = match is_late(line) {
            true => self.part(2),
            false => limits,
        };
        let found = self.search.search(line, &moves, count, look, &self.stop);
        self.nodes += found.nodes;
        let judged = |expected: Expected<Move>| Judged {
            value: expected.value,
            moves: expected.moves,
            is_proved: found.is_proved,
        };
        let mut lines: Vec<Judged> = found.lines.into_iter().map(judged).collect();
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

    /// Puts what can be proved in the place of what was guessed.
    fn prove_lines(&mut self, line: &Line, lines: &mut Vec<Judged>) {
        let limits = Limits {
            nodes: self.limits.nodes,
            time: self.left().time.map(|left| left / 2),
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
                .unwrap_or_else(|| Judged {
                    value: other.value.min(best.value),
                    ..other.clone()
                });
        }
        lines.sort_by_key(|other| -other.value);
        lines.insert(0, best);
        lines.truncate(count);
    }

    /// What a move is worth beside these, which were searched so deep.
    fn judge(&mut self, line: &Line, mv: Move, lines: &[Judged], depth: u32) -> Judged {
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
            .lines
            .into_iter()
            .next()
            .expect("a line for each move");
        Judged {
            value: expected.value.min(best),
            moves: expected.moves,
            is_proved: found.is_proved,
        }
    }

    /// What is proved of a move, with what is left of the limits.
    fn proved_move(&mut self, line: &Line, mv: Move) -> Option<Judged> {
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

    /// What is proved of a moment, for its mover, and best play; that of a game that is over is for Red.
    fn proof(&mut self, line: &Line, limits: Limits) -> Option<Judged> {
        // A proof does not know what came before. Rule: HK15
        if line.has_past() {
            return None;
        }
        let stop = self.stop.clone();
        let solution = self.solver.solve(line.position(), limits, stop);
        self.nodes += solution.nodes;
        let of_red = 100 * Score::from(solution.bounds.value()?);
        Some(Judged {
            value: match mover(line) {
                Color::Red => of_red,
                Color::Blue => -of_red,
            },
            moves: solution.line,
            is_proved: true,
        })
    }

    fn part(&self, part: u32) -> Limits {
        Limits {
            nodes: self.limits.nodes.map(|nodes| nodes / u64::from(part)),
            time: self.limits.time.map(|time| time / part),
            depth: None,
        }
    }

    /// What is left of the time, and the nodes of one proof: many are known already, or near.
    fn left(&self) -> Limits {
        let spent = self.begin.elapsed();
        Limits {
            nodes: self.limits.nodes,
            time: self.limits.time.map(|time| time.saturating_sub(spent)),
            depth: None,
        }
    }
}

/// Whose value a proof is: Red's if nobody moves.
fn mover(line: &Line) -> Color {
    line.position().seat().map_or(Color::Red, Color::of_seat)
}

/// Whether so few hills are vacant that half of such positions were proved within a second, as `docs/solving.md` tells.
fn is_late(line: &Line) -> bool {
    let most = match line.position().variant() {
        Variant::FourTreasures | Variant::FourTreasuresDoubles => 18,
        Variant::SacredHill1 => 20,
        Variant::PoisonedChalice => 21,
        Variant::SacredHillDoubles1 => 22,
        Variant::SacredHill2 => 30,
        Variant::SacredHillDoubles2 => 32,
        // Their turns go on when hardly a hill is vacant; the search proves their last ones by itself.
        Variant::HighKings1 | Variant::HighKings2 | Variant::StoneOfDestiny => return false,
    };
    !line.has_past() && line.position().vacant().len() <= most
}

#[cfg(test)]
mod tests;
