//! Games to learn from.

use game::{Game, Moves, Turn, random_move};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Line, Move, Position, Variant};
use search::{Evaluate, Score, difference};

use crate::Knowledge;
use crate::evaluation::features;

/// Positions, and how the games went on from them.
#[derive(Debug, Default)]
pub(super) struct Samples {
    /// The places of the weights of all positions.
    places: Vec<u16>,
    samples: Vec<Sample>,
}

#[derive(Debug, Clone, Copy)]
struct Sample {
    /// Where its places end; they begin where those of the one before end.
    end: usize,
    stage: u8,
    /// In points, to the side that is to move.
    result: f32,
}

/// How moves are chosen.
pub(super) enum Policy {
    /// At random.
    Random,
    /// The best by one look at each.
    Greedy(Knowledge),
}

/// More moves than a game needs in which somebody tries to win.
const MOST_MOVES: usize = 150;

impl Samples {
    pub(super) const fn len(&self) -> usize {
        self.samples.len()
    }

    /// The stage, the places and the result of a sample.
    pub(super) fn get(&self, number: usize) -> (usize, &[u16], f32) {
        let sample = self.samples[number];
        let begin = match number {
            0 => 0,
            _ => self.samples[number - 1].end,
        };
        let places = &self.places[begin..sample.end];
        (usize::from(sample.stage), places, sample.result)
    }

    fn add(&mut self, position: &Position, result: f32) {
        features::places(position, |place| self.places.push(place as u16));
        self.samples.push(Sample {
            end: self.places.len(),
            stage: features::stage(position) as u8,
            result,
        });
    }
}

impl Policy {
    fn choose(&self, line: &Line, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
        match self {
            Self::Random => random_move(line, rng),
            Self::Greedy(knowledge) => line
                .moves()
                .iter()
                .max_by_key(|&mv| (once(line, mv, knowledge), rng.next_u32())),
        }
    }
}

/// What a move is worth at first sight.
fn once(line: &Line, mv: Move, knowledge: &Knowledge) -> Score {
    let mut next = line.clone();
    next.play(mv);
    let Turn::Seat(seat) = line.turn() else {
        return 0;
    };
    let side = line.side(seat);
    match next.turn() {
        Turn::Over(scores) => difference(&scores, side),
        Turn::Seat(seat) if next.side(seat) == side => knowledge.value(&next),
        _ => -knowledge.value(&next),
    }
}

/// Plays games that begin with some random moves, and gives all positions after them.
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
const ODD_MOVE: u32 = 25;

fn play_on(line: &mut Line, policy: &Policy, rng: &mut Xoshiro256PlusPlus, samples: &mut Samples) {
    let mut seen = Vec::new();
    while seen.len() < MOST_MOVES && matches!(line.turn(), Turn::Seat(_)) {
        seen.push(*line.position());
        let mv = match rng.next_u32() % ODD_MOVE {
            0 => random_move(line, rng),
            _ => policy.choose(line, rng),
        };
        line.play(mv.expect("a seat is to move"));
    }
    if let Turn::Over(scores) = line.turn() {
        for position in &seen {
            let mover = position.seat().map_or(Color::Red, Color::of_seat);
            samples.add(position, difference(&scores, mover.side()) as f32 / 100.0);
        }
    }
}
