//! The value of proofs in late positions.
//!
//! Positions with FROM to TO vacant hills, of games that a weak search plays after ten random moves. The player, with its
//! proofs, and the same search without them choose with the same limits, and their moves are judged by the value that
//! the position proves to have.

use std::time::{Duration, Instant};

use bots::{EndgameSolver, RingfortEvaluation, RingfortPlayer};
use game::{Game, Moves, Turn, random_move};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use ringforts::{Color, Line, Move, Position, Variant};
use search::{AlphaBeta, Limits, SearchResult, StopFlag};

use crate::clock::ELAPSED;

const USAGE: &str = "late VARIANT (NODES | MILLISms) GAMES FROM TO";

/// Random moves before a game.
const OPENING: u32 = 10;

/// Nodes for each move of a game.
const NODES: u64 = 1_000;

/// The memory of either player.
const BYTES: usize = 16 << 20;

/// The results of one of the two at some positions.
#[derive(Debug, Default)]
struct PlayerTally {
    points_lost: Vec<f64>,
    games_lost: u32,
    seconds: f64,
    proved: u32,
}

/// Measures late moves with proofs and without them.
pub(crate) fn run(words: &[String]) {
    let [name, limit, games, from, to] = words else {
        panic!("{USAGE}");
    };
    let variant = Variant::from_name(name).expect(USAGE);
    let limits = match limit.strip_suffix("ms") {
        Some(millis) => Limits::time(Duration::from_millis(millis.parse().expect(USAGE)), ELAPSED),
        None => Limits::nodes(limit.parse().expect(USAGE)),
    };
    let hills = from.parse().expect(USAGE)..=to.parse::<usize>().expect(USAGE);
    let mut did = [PlayerTally::default(), PlayerTally::default()];
    for seed in 0..games.parse().expect(USAGE) {
        let mut judge = EndgameSolver::new(variant, 512 << 20);
        let mut past = game(variant, seed);
        past.retain(|line| hills.contains(&line.position().vacant().len()));
        // From the end on, so that each judgment rests on those before it.
        for line in past.iter().rev().filter(|line| line.moves().len() > 1) {
            let begin = Instant::now();
            let mut without = AlphaBeta::new(RingfortEvaluation::default(), BYTES);
            let found = without.best(line, limits, &StopFlag::default());
            did[0].add(line, &found, begin, &mut judge);
            let begin = Instant::now();
            let mut with = RingfortPlayer::with_table(limits, BYTES);
            let found = with.analyze(line, 1);
            did[1].add(line, &found, begin, &mut judge);
        }
    }
    let count = did[0].points_lost.len() as f64;
    for (name, did) in ["without", "with"].into_iter().zip(&did) {
        println!(
            "{variant} {limit}, {hills:?} vacant, {count} positions, {name} proofs: {:.3} points a move lost, {} games \
             lost, {:.1} ms a move, {:.0} % proved",
            mean(&did.points_lost),
            did.games_lost,
            1e3 * did.seconds / count,
            100.0 * f64::from(did.proved) / count
        );
    }
    let pairs = did[0].points_lost.iter().zip(&did[1].points_lost);
    let gains: Vec<f64> = pairs.map(|(without, with)| without - with).collect();
    let gain = mean(&gains);
    let spread: f64 = gains.iter().map(|each| (each - gain).powi(2)).sum();
    let error = 1.96 * (spread / (count - 1.0) / count).sqrt();
    println!("gain: {gain:+.3} +- {error:.3} points a move");
}

/// The moments of a game at which a seat is to move.
fn game(variant: Variant, seed: u64) -> Vec<Line> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut line = Line::new(Position::start(variant));
    for _ in 0..OPENING {
        if let Some(mv) = random_move(&line, &mut rng) {
            line.play(mv);
        }
    }
    let mut search = AlphaBeta::new(RingfortEvaluation::default(), 1 << 18);
    let mut past = Vec::new();
    while let Turn::Seat(_) = line.turn() {
        past.push(line.clone());
        let found = search.best(&line, Limits::nodes(NODES), &StopFlag::default());
        line.play(found.variations[0].moves[0]);
    }
    past
}

impl PlayerTally {
    fn add(
        &mut self,
        line: &Line,
        found: &SearchResult<Move>,
        begin: Instant,
        judge: &mut EndgameSolver,
    ) {
        self.seconds += begin.elapsed().as_secs_f64();
        self.proved += u32::from(found.is_proved);
        let mut after = line.clone();
        after.play(found.variations[0].moves[0]);
        let mut of_mover = |position: &Position| {
            let solution = judge.solve(position, Limits::default(), StopFlag::default());
            let of_red = solution.bounds.value().expect("no limit");
            match line.position().seat().map(Color::of_seat) {
                Some(Color::Red) => f64::from(of_red),
                _ => f64::from(-of_red),
            }
        };
        let (best, reached) = (of_mover(line.position()), of_mover(after.position()));
        self.points_lost.push(best - reached);
        self.games_lost += u32::from(best > 0.0 && reached < 0.0);
    }
}

fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}
