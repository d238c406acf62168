//! The searching player of the ringfort games.

mod endgame_prover;

use game::{Game, Moves};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Line, Move};
use search::{AlphaBeta, Limits, RunJobs, SearchResult, StopFlag};

use crate::evaluation::RingfortEvaluation;
use crate::{Player, PlayerError};

use self::endgame_prover::{EndgameProver, LimitSplit};

/// Plays every ringfort game by alpha-beta search, and late positions by proofs. Its tables have bounded memory.
#[derive(Debug)]
pub struct RingfortPlayer {
    search: AlphaBeta<Line, RingfortEvaluation>,
    prover: EndgameProver,
    limits: Limits,
    stop: StopFlag,
    rng: Xoshiro256PlusPlus,
}

impl RingfortPlayer {
    /// The default memory of the tables.
    pub const TABLE_BYTES: usize = 64 << 20;

    /// A player with these limits for each move, and tables of the default size, or smaller ones that hold the nodes of some
    /// moves.
    pub fn new(limits: Limits) -> Self {
        const BYTES_A_NODE: u64 = 64;
        let wanted = limits
            .nodes
            .unwrap_or(u64::MAX)
            .saturating_mul(BYTES_A_NODE);
        Self::with_table(
            limits,
            wanted.clamp(1 << 16, Self::TABLE_BYTES as u64) as usize,
        )
    }

    /// A player that visits `nodes` nodes for each move.
    pub fn with_nodes(nodes: u64) -> Self {
        Self::new(Limits::nodes(nodes))
    }

    /// A player whose tables take at most `table_bytes` bytes together.
    pub fn with_table(limits: Limits, table_bytes: usize) -> Self {
        let prover = EndgameProver::within(table_bytes);
        let of_search = table_bytes - prover.max_bytes();
        Self {
            search: AlphaBeta::new(RingfortEvaluation::default(), of_search),
            prover,
            limits,
            stop: StopFlag::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(0),
        }
    }

    /// The same player with another evaluation.
    #[must_use]
    pub fn with_evaluation(self, evaluation: RingfortEvaluation) -> Self {
        Self {
            search: self.search.with_evaluation(evaluation),
            ..self
        }
    }

    /// The same player with `threads` search threads, at least one, that `run_jobs` provides.
    #[must_use]
    pub fn with_threads(self, threads: usize, run_jobs: RunJobs) -> Self {
        Self {
            search: self.search.with_threads(threads, run_jobs),
            ..self
        }
    }

    /// Sets the limits and the stop flag of the moves to come.
    pub fn set_limits(&mut self, limits: Limits, stop: StopFlag) {
        self.limits = limits;
        self.stop = stop;
    }

    /// The `count` best moves of a position, each with its variation; no variation if the game is over. Among equal moves
    /// the seed decides, unless a proof found one of them.
    pub fn analyze(&mut self, line: &Line, count: usize) -> SearchResult<Move> {
        let mut moves: Vec<_> = line.moves().iter().collect();
        for place in (1..moves.len()).rev() {
            moves.swap(place, (self.rng.next_u64() % (place as u64 + 1)) as usize);
        }
        match LimitSplit::of(line, self.limits).filter(|_| count == 1) {
            Some(split) => self.analyze_late(line, &moves, split),
            None => self
                .search
                .search(line, &moves, count, self.limits, &self.stop),
        }
    }

    /// The best move of a late position: a short search, then a proof, then the rest of the search.
    fn analyze_late(
        &mut self,
        line: &Line,
        moves: &[Move],
        split: LimitSplit,
    ) -> SearchResult<Move> {
        let begin = self.limits.clock_reading();
        let (limits, stop) = (self.limits, &self.stop);
        let quick = self.search.search(line, moves, 1, split.quick_search, stop);
        if quick.is_proved {
            return quick;
        }
        let solution = self.prover.prove(line, split.proof, stop);
        let nodes = quick.nodes + solution.nodes;
        let mut found = endgame_prover::search_result(line, solution).unwrap_or_else(|| {
            let elapsed = limits.clock_reading().saturating_sub(begin);
            let rest = limits.minus(nodes, elapsed);
            let deeper = self.search.search(line, moves, 1, rest, stop);
            if deeper.depth < quick.depth {
                SearchResult {
                    nodes: deeper.nodes,
                    ..quick
                }
            } else {
                deeper
            }
        });
        found.nodes += nodes;
        found
    }
}

impl Player<Line, Move> for RingfortPlayer {
    fn set_stop(&mut self, stop: StopFlag) {
        self.stop = stop;
    }

    fn begin(&mut self, seed: u64) {
        self.search.clear();
        self.prover.forget();
        self.rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    }

    fn choose(&mut self, line: &Line) -> Result<Move, PlayerError> {
        let moves = line.moves();
        if moves.len() == 1 {
            return Ok(moves.get(0));
        }
        let found = self.analyze(line, 1);
        let best = found.variations.first().and_then(|line| line.moves.first());
        best.copied().ok_or(PlayerError::NoMove)
    }
}

#[cfg(test)]
mod tests {
    use game::Turn;
    use ringforts::{Position, Variant};

    use super::*;

    fn game_of(variant: Variant, limits: Limits, seed: u64) -> Vec<Move> {
        let mut players = [(); 2].map(|()| RingfortPlayer::with_table(limits, 1 << 20));
        for player in &mut players {
            player.begin(seed);
        }
        let mut line = Line::new(Position::start(variant));
        let mut played = Vec::new();
        while let Turn::Seat(seat) = line.turn() {
            let mv = players[line.side(seat).index()]
                .choose(&line)
                .expect("a seat is to move");
            assert!(line.moves().contains(mv), "{line} {mv}");
            played.push(mv);
            line.play(mv);
        }
        for player in &mut players {
            assert_eq!(player.choose(&line), Err(PlayerError::NoMove));
        }
        played
    }

    #[test]
    fn whole_games_of_every_variant_are_legal_and_the_same_for_the_same_seed() {
        for variant in Variant::ALL {
            let game = game_of(variant, Limits::nodes(300), 1);
            assert_eq!(game, game_of(variant, Limits::nodes(300), 1), "{variant}");
            assert_ne!(game, game_of(variant, Limits::nodes(300), 2), "{variant}");
        }
    }

    #[test]
    fn several_lines_come_best_first() {
        for variant in Variant::ALL {
            let line = Line::new(Position::start(variant));
            for nodes in [1, 777, 3_000] {
                let mut player = RingfortPlayer::with_table(Limits::nodes(nodes), 1 << 16);
                let found = player.analyze(&line, 4);
                let values: Vec<_> = found.variations.iter().map(|line| line.value).collect();
                assert_eq!(values.len(), 4);
                assert!(values.is_sorted_by(|one, next| one >= next), "{values:?}");
            }
        }
    }

    #[test]
    fn a_move_is_found_whatever_the_limits_are() {
        let none = Limits {
            nodes: Some(0),
            ..Limits::default()
        };
        assert!(!game_of(Variant::FourTreasures, none, 3).is_empty());
    }
}
