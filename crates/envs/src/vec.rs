//! Some games of one variant, in blocks that threads share out.

use catalog::{AnyGame, AnyVariant};
use game::{Game, Seat, Turn};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use ringforts::{Line, Move, Moves, VariantTask};
use seat_of_kings::State;
use thiserror::Error;

use crate::arrays::{Arrays, Row, Widths};
use crate::env::{Env, Reward};
use crate::kings::Kings;
use crate::ringfort::{Ringfort, Start};

/// The games of a block, which one thread plays at a time.
const BLOCK: usize = 64;

/// The games to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The start of each.
    pub start: AnyGame,
    /// The number of games.
    pub count: usize,
    /// The number of threads, 1 or more.
    pub threads: usize,
    /// True if observations are written.
    pub observes: bool,
    /// The reward at the end.
    pub reward: Reward,
    /// The number of action numbers after which a game is cut off; `None` for no limit.
    pub max_steps: Option<u32>,
}

/// An action number that is not legal in its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("action {action} is not legal in game {index}")]
pub struct Illegal {
    /// The game, from 0.
    pub index: usize,
    /// The action number.
    pub action: i64,
}

/// Some games of one variant.
pub struct Envs {
    games: Box<dyn Games>,
    variant: AnyVariant,
    count: usize,
    widths: Widths,
    threads: usize,
    /// The threads, and the process that has them; `None` if the caller's thread plays.
    pool: Option<(ThreadPool, u32)>,
}

impl Envs {
    /// The games of a plan; [`Envs::reset`] begins them.
    ///
    /// # Errors
    ///
    /// If the threads cannot be started.
    pub fn new(plan: &Plan) -> Result<Self, rayon::ThreadPoolBuildError> {
        let variant = plan.start.variant();
        let shape = variant.observation_shape();
        let widths = Widths {
            planes: if plan.observes {
                shape.iter().product()
            } else {
                0
            },
            mask: variant.number_count(),
            sides: plan.start.side_names().len(),
        };
        let games = match &plan.start {
            AnyGame::Ringforts(line) => line.clone().run_specialized(Specialize { plan, widths }),
            AnyGame::SeatOfKings(state) => {
                let state = State::clone(state);
                let kings = Kings::new(&state);
                boxed(plan, widths, state, kings)
            }
        };
        Ok(Self {
            games,
            variant,
            count: plan.count,
            widths,
            threads: plan.threads,
            pool: pool(plan.threads)?,
        })
    }

    /// The variant.
    pub const fn variant(&self) -> AnyVariant {
        self.variant
    }

    /// The number of games.
    pub const fn count(&self) -> usize {
        self.count
    }

    /// The number of sides.
    pub const fn sides(&self) -> usize {
        self.widths.sides
    }

    /// Seeds the draws and samples that follow.
    pub fn seed(&mut self, seed: u64) {
        self.games.seed(seed);
    }

    /// Restarts all games.
    ///
    /// # Panics
    ///
    /// If the arrays do not fit.
    pub fn reset(&mut self, arrays: Arrays<'_>) {
        assert!(self.widths.fit(&arrays, self.count), "a row for each game");
        arrays.mask.fill(0);
        self.install(|games, is_shared| games.reset(arrays, is_shared));
    }

    /// Plays an action number in each game; in a finished one it counts for nothing.
    ///
    /// # Errors
    ///
    /// The first action that is not legal; then nothing has changed.
    ///
    /// # Panics
    ///
    /// If the actions or arrays do not fit.
    pub fn step(&mut self, actions: &[i64], arrays: Arrays<'_>) -> Result<(), Illegal> {
        assert!(self.widths.fit(&arrays, self.count), "a row for each game");
        assert_eq!(actions.len(), self.count, "an action for each game");
        self.install(
            |games, is_shared| match games.first_illegal(actions, is_shared) {
                Some(index) => Err(Illegal {
                    index,
                    action: actions[index],
                }),
                None => {
                    games.step(actions, arrays, is_shared);
                    Ok(())
                }
            },
        )
    }

    /// Writes a random legal action number for each game, 0 for a finished one.
    ///
    /// # Panics
    ///
    /// If there is not an action for each game.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.count, "an action for each game");
        self.install(|games, is_shared| games.sample(actions, is_shared));
    }

    /// Seeds the samples that follow.
    pub fn seed_samples(&mut self, seed: u64) {
        self.games.seed_samples(seed);
    }

    /// A game, and the numbers of its decision that is begun.
    ///
    /// # Panics
    ///
    /// If there is no such game.
    pub fn game(&self, index: usize) -> (AnyGame, Vec<u16>) {
        self.games.game(index)
    }
}

/// Several threads; `None` for one.
fn pool(threads: usize) -> Result<Option<(ThreadPool, u32)>, rayon::ThreadPoolBuildError> {
    if threads == 1 {
        return Ok(None);
    }
    let pool = ThreadPoolBuilder::new().num_threads(threads).build()?;
    Ok(Some((pool, std::process::id())))
}

impl Envs {
    /// Works with several threads if there is a pool.
    fn install<T: Send>(&mut self, work: impl FnOnce(&mut dyn Games, bool) -> T + Send) -> T {
        // The threads stayed behind where the process was forked.
        if self
            .pool
            .as_ref()
            .is_some_and(|&(_, id)| id != std::process::id())
        {
            std::mem::forget(self.pool.take());
            self.pool = pool(self.threads).ok().flatten();
        }
        let games = &mut *self.games;
        match &self.pool {
            Some((pool, _)) => pool.install(|| work(games, true)),
            None => work(games, false),
        }
    }
}

/// Makes the games by the code specialized for their variant.
struct Specialize<'a> {
    plan: &'a Plan,
    widths: Widths,
}

impl VariantTask for Specialize<'_> {
    type Output = Box<dyn Games>;

    fn run<G>(self, game: G) -> Box<dyn Games>
    where
        G: Game<Move = Move, Moves = Moves> + AsRef<Line> + Send + Sync + 'static,
    {
        let start = Start::new(game);
        let first = Ringfort::new(&start);
        boxed(self.plan, self.widths, start, first)
    }
}

fn boxed<E: Env + Clone + 'static>(
    plan: &Plan,
    widths: Widths,
    shared: E::Shared,
    first: E,
) -> Box<dyn Games>
where
    E::Shared: 'static,
{
    let slot = Slot {
        env: first,
        steps: 0,
        is_finished: false,
    };
    let mut left = plan.count;
    let mut blocks = Vec::new();
    while left > 0 {
        let size = left.min(BLOCK);
        left -= size;
        blocks.push(vec![slot.clone(); size]);
    }
    Box::new(Blocks {
        shared,
        blocks,
        samples: Samples::default(),
        rules: Rules {
            widths,
            reward: plan.reward,
            max_steps: plan.max_steps.unwrap_or(u32::MAX),
        },
    })
}

/// The games, whatever their variant. `is_shared` says that the threads of a pool share the work.
trait Games: Send + Sync {
    fn seed(&mut self, seed: u64);
    fn reset(&mut self, arrays: Arrays<'_>, is_shared: bool);
    fn first_illegal(&self, actions: &[i64], is_shared: bool) -> Option<usize>;
    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, is_shared: bool);
    fn sample(&mut self, actions: &mut [i64], is_shared: bool);
    fn seed_samples(&mut self, seed: u64);
    fn game(&self, index: usize) -> (AnyGame, Vec<u16>);
}

#[derive(Clone, Copy)]
struct Rules {
    widths: Widths,
    reward: Reward,
    max_steps: u32,
}

struct Blocks<E: Env> {
    shared: E::Shared,
    blocks: Vec<Block<E>>,
    samples: Samples,
    rules: Rules,
}

type Block<E> = Vec<Slot<E>>;

/// The random numbers of samples: each game has its own, whatever the others play.
#[derive(Clone, Copy, Default)]
struct Samples {
    seed: u64,
    /// The samples drawn since the seed.
    count: u64,
}

impl Samples {
    /// Those of one game.
    fn of(self, index: u64) -> SplitMix64 {
        // An odd number that has nothing to do with the steps of the generator.
        let count = self.count.wrapping_mul(0xd134_2543_de82_ef95);
        SplitMix64::seed_from_u64(stream(self.seed ^ count, index))
    }
}

#[derive(Clone)]
struct Slot<E> {
    env: E,
    /// The action numbers played.
    steps: u32,
    /// True if it restarts at the next step.
    is_finished: bool,
}

impl<E: Env> Blocks<E> {
    /// Gives each block its work, in any order if the work is shared.
    fn for_each<W: Send>(
        &mut self,
        works: impl Iterator<Item = W>,
        is_shared: bool,
        work: impl Fn(&E::Shared, Rules, &mut Block<E>, W) + Send + Sync,
    ) {
        let (shared, rules) = (&self.shared, self.rules);
        let blocks = self.blocks.iter_mut().zip(works);
        if is_shared {
            let blocks: Vec<_> = blocks.collect();
            blocks
                .into_par_iter()
                .for_each(|(block, each)| work(shared, rules, block, each));
        } else {
            blocks.for_each(|(block, each)| work(shared, rules, block, each));
        }
    }
}

/// The rows of one block after the other.
fn rows(mut arrays: Arrays<'_>, rules: Rules) -> impl Iterator<Item = Arrays<'_>> {
    std::iter::from_fn(move || {
        let count = arrays.seat.len().min(BLOCK);
        Some(arrays.take(count, rules.widths))
    })
}

impl<E: Env> Games for Blocks<E> {
    fn seed(&mut self, seed: u64) {
        // Not those of the draws.
        self.seed_samples(!seed);
        for (index, slot) in (0..).zip(self.blocks.iter_mut().flatten()) {
            slot.env.seed(stream(seed, index));
        }
    }

    fn reset(&mut self, arrays: Arrays<'_>, is_shared: bool) {
        let works = rows(arrays, self.rules);
        self.for_each(works, is_shared, |shared, rules, block, mut arrays| {
            for (index, slot) in block.iter_mut().enumerate() {
                let row = arrays.row(index, rules.widths);
                slot.restart(shared, row.mask);
                slot.write(rules, row);
            }
        });
    }

    fn first_illegal(&self, actions: &[i64], is_shared: bool) -> Option<usize> {
        let illegal = |(at, (block, actions)): (usize, (&Block<E>, &[i64]))| {
            let mut slots = block.iter().zip(actions);
            let index = slots.position(|(slot, &action)| {
                let number = u16::try_from(action);
                !slot.is_finished
                    && !number.is_ok_and(|number| slot.env.is_legal(&self.shared, number))
            });
            index.map(|index| at * BLOCK + index)
        };
        let blocks = self.blocks.iter().zip(actions.chunks(BLOCK)).enumerate();
        if is_shared {
            let blocks: Vec<_> = blocks.collect();
            blocks.into_par_iter().find_map_first(illegal)
        } else {
            blocks.into_iter().find_map(illegal)
        }
    }

    fn step(&mut self, actions: &[i64], arrays: Arrays<'_>, is_shared: bool) {
        let works = actions.chunks(BLOCK).zip(rows(arrays, self.rules));
        self.for_each(
            works,
            is_shared,
            |shared, rules, block, (actions, mut arrays)| {
                for (index, (slot, &action)) in block.iter_mut().zip(actions).enumerate() {
                    let row = arrays.row(index, rules.widths);
                    if slot.is_finished {
                        slot.restart(shared, row.mask);
                    } else {
                        slot.env.play(shared, action as u16, row.mask);
                        slot.steps += 1;
                    }
                    slot.write(rules, row);
                }
            },
        );
    }

    fn sample(&mut self, actions: &mut [i64], is_shared: bool) {
        let samples = self.samples;
        let works = (0..).step_by(BLOCK).zip(actions.chunks_mut(BLOCK));
        self.for_each(works, is_shared, |shared, _, block, (first, actions)| {
            for (index, (slot, action)) in (first..).zip(block.iter().zip(actions)) {
                let number = slot.env.sample(shared, &mut samples.of(index));
                *action = number.map_or(0, i64::from);
            }
        });
        self.samples.count += 1;
    }

    fn seed_samples(&mut self, seed: u64) {
        self.samples = Samples { seed, count: 0 };
    }

    fn game(&self, index: usize) -> (AnyGame, Vec<u16>) {
        let slot = &self.blocks[index / BLOCK][index % BLOCK];
        (slot.env.game(), slot.env.begun())
    }
}

/// The seed of one of the streams of a seed.
fn stream(seed: u64, index: u64) -> u64 {
    // Mixed first, so that no stream of another seed is the same.
    let first = SplitMix64::seed_from_u64(seed).next_u64();
    first.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

impl<E: Env> Slot<E> {
    fn restart(&mut self, shared: &E::Shared, mask: &mut [u8]) {
        self.env.restart(shared, mask);
        self.steps = 0;
        self.is_finished = false;
    }

    /// Writes all but the mask.
    #[inline(always)]
    fn write(&mut self, rules: Rules, row: Row<'_>) {
        let (seat, is_over) = match self.env.turn() {
            Turn::Seat(seat) => {
                row.reward.fill(0.0);
                (Some(seat), false)
            }
            Turn::Over(scores) => {
                rules.reward.write(scores, row.reward);
                (None, true)
            }
            Turn::Chance => unreachable!("chance has drawn"),
        };
        let is_cut = !is_over && self.steps >= rules.max_steps;
        self.is_finished = is_over || is_cut;
        *row.seat = seat.map_or(-1, |seat| seat.index() as i8);
        *row.done = self.is_finished.into();
        *row.truncated = is_cut.into();
        if !row.planes.is_empty() {
            self.env.observe(seat.unwrap_or(Seat::new(0)), row.planes);
        }
    }
}
