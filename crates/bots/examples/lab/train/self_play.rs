//! Self-play games for training.

use bots::{RingfortEvaluation, features};
use game::{Game, Moves, Turn, random_move};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Line, Move, Position, Variant};
use search::{Evaluate, Score, terminal_value};

/// Training samples: positions with the results of their games.
#[derive(Debug, Default)]
pub(super) struct Samples {
    /// The feature indices of all positions.
    indices: Vec<u16>,
    samples: Vec<Sample>,
}

#[derive(Debug, Clone, Copy)]
struct Sample {
    /// The end of its indices, which begin where those of the sample before end.
    end: usize,
    stage: u8,
    /// The points won by the side to move minus those of the other.
    result: f32,
}

/// The policy that chooses moves.
pub(super) enum Policy {
    /// Uniformly random moves.
    Random,
    /// The move of the highest value after one ply.
    Greedy(RingfortEvaluation),
}

/// The maximum number of moves of a game; longer games are not used.
const MAX_MOVES: usize = 150;

impl Samples {
    pub(super) const fn len(&self) -> usize {
        self.samples.len()
    }

    /// The stage, the feature indices and the result of a sample.
    pub(super) fn get(&self, number: usize) -> (usize, &[u16], f32) {
        let sample = self.samples[number];
        let begin = match number {
            0 => 0,
            _ => self.samples[number - 1].end,
        };
        let indices = &self.indices[begin..sample.end];
        (usize::from(sample.stage), indices, sample.result)
    }

    fn add(&mut self, position: &Position, result: f32) {
        features::indices(position, |index| self.indices.push(index as u16));
        self.samples.push(Sample {
            end: self.indices.len(),
            stage: features::stage(position) as u8,
            result,
        });
    }
}

impl Policy {
    fn choose(&self, line: &Line, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
        match self {
            Self::Random => random_move(line, rng),
            Self::Greedy(evaluation) => line
                .moves()
                .iter()
                .max_by_key(|&mv| (one_ply_value(line, mv, evaluation), rng.next_u32())),
        }
    }
}

/// The value of a move after one ply.
fn one_ply_value(line: &Line, mv: Move, evaluation: &RingfortEvaluation) -> Score {
    let mut next = line.clone();
    next.play(mv);
    let Turn::Seat(seat) = line.turn() else {
        return 0;
    };
    let side = line.side(seat);
    match next.turn() {
        Turn::Over(scores) => terminal_value(&scores, side),
        Turn::Seat(seat) if next.side(seat) == side => evaluation.value(&next),
        _ => -evaluation.value(&next),
    }
}

/// Plays games that begin with random moves. Returns all positions after those.
pub(super) fn play(
    variant: Variant,
    policy: &Policy,
    games: u32,
    rng: &mut Xoshiro256PlusPlus,
) -> Samples {
    let mut samples = Samples::default();
    for _ in 0..games {
        let mut line = Line::new(Position::start(variant));
        for _ in 0..rng.next_u32() % 20 {
            if let Some(mv) = random_move(&line, rng) {
                line.play(mv);
            }
        }
        play_on(&mut line, policy, rng, &mut samples);
    }
    samples
}

/// One move in this many is random.
const EXPLORATION_INTERVAL: u32 = 25;

fn play_on(line: &mut Line, policy: &Policy, rng: &mut Xoshiro256PlusPlus, samples: &mut Samples) {
    let mut seen = Vec::new();
    while seen.len() < MAX_MOVES && matches!(line.turn(), Turn::Seat(_)) {
        seen.push(*line.position());
        let mv = match rng.next_u32() % EXPLORATION_INTERVAL {
            0 => random_move(line, rng),
            _ => policy.choose(line, rng),
        };
        line.play(mv.expect("a seat is to move"));
    }
    if let Turn::Over(scores) = line.turn() {
        for position in &seen {
            let mover = position.seat().map_or(Color::Red, Color::of_seat);
            samples.add(
                position,
                terminal_value(&scores, mover.side()) as f32 / 100.0,
            );
        }
    }
}
