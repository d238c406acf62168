//! Exact endgame solver of the ringfort games.
//!
//! An [`EndgameSolver`] proves the values of positions of one variant, in points of Red minus those of Blue, and finds a
//! variation of best play. It solves every variant and every phase; `docs/solving.md` has the times by the number of
//! vacant hills.

mod building_game;
mod four_treasures_doubles_key;
mod four_treasures_key;
mod four_treasures_order;
mod generic_game;
mod joined_kingdoms;
mod kingdoms_order;
mod playouts;
mod store;

pub use self::store::StoreError;

use std::fmt;
use std::io::{self, Read, Write};

use ringforts::{Level, Move, Position, Variant};
use search::exact::{Bounds, Endgame, Proof, Solver};
use search::{Budget, Limits, StopFlag};

use self::building_game::{BuildingGame, Key, WholeBoard};
use self::four_treasures_doubles_key::FourTreasuresDoublesKey;
use self::four_treasures_key::FourTreasuresKey;
use self::generic_game::GenericGame;
use self::store::{StoreHeader, StoreReader, StoreWriter};

/// The result of a solve.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Bounds of the points of Red minus those of Blue; equal if the value is proved.
    pub bounds: Bounds,
    /// Best play to the end of the game, to a repeated position, or as far as the limits allow. Empty unless the value is
    /// proved.
    pub pv: Vec<Move>,
    /// The nodes visited.
    pub nodes: u64,
}

/// Proves values of positions of one variant, and keeps proved values from one solve to the next.
pub struct EndgameSolver {
    variant: Variant,
    solver: Box<dyn ErasedSolver>,
}

/// A solver whose state type is erased.
trait ErasedSolver: Send {
    fn solve(&mut self, position: &Position, budget: &mut Budget) -> Proof<Move>;

    /// The number of words of a state.
    fn words(&self) -> usize;

    /// Visits every state with proved bounds.
    fn each(&self, visit: &mut dyn FnMut(&[u32], Bounds));

    /// Inserts proved bounds of a state of [`Self::words`] words.
    fn insert(&mut self, code: &[u32], bounds: Bounds);
}

/// A solver and the conversion of positions to its states.
struct TypedSolver<S, const WORDS: usize> {
    solver: Solver<S, WORDS>,
    read: fn(Position) -> S,
}

impl<S: Endgame<WORDS, Move = Move> + Send, const WORDS: usize> ErasedSolver
    for TypedSolver<S, WORDS>
{
    fn solve(&mut self, position: &Position, budget: &mut Budget) -> Proof<Move> {
        self.solver.solve(&(self.read)(*position), budget)
    }

    fn words(&self) -> usize {
        WORDS
    }

    fn each(&self, visit: &mut dyn FnMut(&[u32], Bounds)) {
        for (code, bounds) in self.solver.entries() {
            visit(&code, bounds);
        }
    }

    fn insert(&mut self, code: &[u32], bounds: Bounds) {
        let mut words = [0; WORDS];
        words.copy_from_slice(code);
        self.solver.insert(&words, bounds);
    }
}

impl EndgameSolver {
    /// A solver for a variant, with a table of at most `bytes` bytes.
    pub fn new(variant: Variant, bytes: usize) -> Self {
        use Variant::{
            FourTreasures, FourTreasuresDoubles, PoisonedChalice, SacredHill1, SacredHill2,
            SacredHillDoubles1, SacredHillDoubles2,
        };
        let solver: Box<dyn ErasedSolver> = match variant {
            SacredHill1 => building_solver::<{ SacredHill1 as usize }, WholeBoard, 3>(bytes),
            SacredHill2 => building_solver::<{ SacredHill2 as usize }, WholeBoard, 3>(bytes),
            SacredHillDoubles1 => {
                building_solver::<{ SacredHillDoubles1 as usize }, WholeBoard, 3>(bytes)
            }
            SacredHillDoubles2 => {
                building_solver::<{ SacredHillDoubles2 as usize }, WholeBoard, 3>(bytes)
            }
            FourTreasures => {
                building_solver::<{ FourTreasures as usize }, FourTreasuresKey, 6>(bytes)
            }
            FourTreasuresDoubles => {
                building_solver::<{ FourTreasuresDoubles as usize }, FourTreasuresDoublesKey, 10>(
                    bytes,
                )
            }
            PoisonedChalice => {
                building_solver::<{ PoisonedChalice as usize }, WholeBoard, 3>(bytes)
            }
            _ => Box::new(TypedSolver {
                solver: Solver::new(bytes),
                read: GenericGame::new,
            }),
        };
        Self { variant, solver }
    }

    /// The variant whose positions it solves.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Proves the value of a position, or bounds of it within the limits. A further call continues from there.
    ///
    /// The position counts as a first occurrence. Rule: HK15
    ///
    /// # Panics
    ///
    /// If the position is of another variant.
    pub fn solve(&mut self, position: &Position, limits: Limits, stop: StopFlag) -> Solution {
        assert_eq!(position.variant(), self.variant, "one variant a solver");
        let mut budget = Budget::new(limits, stop).polling_every(polling_interval(position));
        let Proof { bounds, pv } = self.solver.solve(position, &mut budget);
        let most = self.variant.book().max_points as i8;
        Solution {
            bounds: Bounds {
                lower: bounds.lower.max(-most),
                upper: bounds.upper.min(most),
            },
            pv,
            nodes: budget.nodes(),
        }
    }

    /// Writes all proved bounds.
    ///
    /// # Errors
    ///
    /// If writing fails.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut entries = 0;
        self.solver.each(&mut |_, _| entries += 1);
        let head = StoreHeader {
            variant: self.variant,
            words: self.solver.words(),
            entries,
        };
        let mut writer = StoreWriter::begin(out, &head)?;
        let mut written = Ok(());
        self.solver.each(&mut |code, bounds| {
            if written.is_ok() {
                written = writer.entry(code, bounds);
            }
        });
        written?;
        writer.end()
    }

    /// A solver with the bounds that [`EndgameSolver::save`] wrote, as far as `bytes` bytes hold them.
    ///
    /// # Errors
    ///
    /// If the input is not a store, is damaged, or is of another version or variant.
    pub fn load(variant: Variant, bytes: usize, input: impl Read) -> Result<Self, StoreError> {
        let mut loaded = Self::new(variant, bytes);
        let (mut reader, head) = StoreReader::begin(input, variant)?;
        let mut code = vec![0; loaded.solver.words()];
        if head.words != code.len() {
            return Err(StoreError::Damaged);
        }
        for _ in 0..head.entries {
            let bounds = reader.entry(&mut code)?;
            loaded.solver.insert(&code, bounds);
        }
        reader.end()?;
        Ok(loaded)
    }
}

impl fmt::Debug for EndgameSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut solver = f.debug_struct("EndgameSolver");
        solver.field("variant", &self.variant);
        solver.finish_non_exhaustive()
    }
}

/// The nodes between two polls of the limits: at most some milliseconds.
fn polling_interval(position: &Position) -> u64 {
    match position.variant().level() {
        Level::Two if position.vacant().len() >= playouts::MIN_HILLS => 8,
        _ => 1024,
    }
}

fn building_solver<const VARIANT: usize, K: Key<WORDS> + Send + 'static, const WORDS: usize>(
    bytes: usize,
) -> Box<dyn ErasedSolver> {
    Box::new(TypedSolver {
        solver: Solver::<_, WORDS>::new(bytes),
        read: BuildingGame::<VARIANT, K>::new,
    })
}
