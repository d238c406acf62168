//! Exact endgames of the ringfort games: what a position is worth, proved.
//!
//! An [`EndgameSolver`] proves the value of one variant's positions, in points of Red less those of Blue, and finds a
//! line of best play. It does so for every variant and every phase; how much is left to play decides how long it
//! takes, and `docs/solving.md` tells how long that is.

mod captures;
mod degrees;
mod groups;
mod kingdoms_ahead;
mod kings;
mod places;
mod playouts;
mod store;
mod treasures;

pub use self::store::StoreError;

use std::fmt;
use std::io::{self, Read, Write};

use ringforts::{Level, Move, Position, Variant};
use search::exact::{Bounds, Endgame, Proof, Solver};
use search::{Budget, Limits, StopFlag};

use self::degrees::Degrees;
use self::kings::Kings;
use self::places::{Key, Places, Whole};
use self::store::{Head, Reader, Writer};
use self::treasures::Treasures;

/// What a solve found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Points of Red less those of Blue: at least and at most. They are equal if the value is proved.
    pub bounds: Bounds,
    /// Best play, if the value is proved: to the end of the game, or until a position comes again, or as far as the limits
    /// let it be found.
    pub line: Vec<Move>,
    /// Moments that were looked at.
    pub nodes: u64,
}

/// Proves values of the positions of one variant, and remembers what it proved from one solve to the next.
pub struct EndgameSolver {
    variant: Variant,
    solver: Box<dyn Solve>,
}

/// A solver of some kind of states.
trait Solve: Send {
    fn solve(&mut self, position: &Position, budget: &mut Budget) -> Proof<Move>;

    /// How many words a state has.
    fn words(&self) -> usize;

    /// Shows every state of which something is proved.
    fn each(&self, visit: &mut dyn FnMut(&[u32], Bounds));

    /// Takes over what is proved of a state, given in as many words as it has.
    fn insert(&mut self, code: &[u32], bounds: Bounds);
}

/// A solver with the way to its states.
struct Of<S, const WORDS: usize> {
    solver: Solver<S, WORDS>,
    read: fn(Position) -> S,
}

impl<S: Endgame<WORDS, Move = Move> + Send, const WORDS: usize> Solve for Of<S, WORDS> {
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
    /// A solver for a variant, with a table of at most so many bytes.
    pub fn new(variant: Variant, bytes: usize) -> Self {
        use Variant::{
            FourTreasures, FourTreasuresDoubles, PoisonedChalice, SacredHill1, SacredHill2,
            SacredHillDoubles1, SacredHillDoubles2,
        };
        let solver: Box<dyn Solve> = match variant {
            SacredHill1 => places::<{ SacredHill1 as usize }, Whole, 3>(bytes),
            SacredHill2 => places::<{ SacredHill2 as usize }, Whole, 3>(bytes),
            SacredHillDoubles1 => places::<{ SacredHillDoubles1 as usize }, Whole, 3>(bytes),
            SacredHillDoubles2 => places::<{ SacredHillDoubles2 as usize }, Whole, 3>(bytes),
            FourTreasures => places::<{ FourTreasures as usize }, Degrees, 6>(bytes),
            FourTreasuresDoubles => {
                places::<{ FourTreasuresDoubles as usize }, Treasures, 10>(bytes)
            }
            PoisonedChalice => places::<{ PoisonedChalice as usize }, Whole, 3>(bytes),
            _ => Box::new(Of {
                solver: Solver::new(bytes),
                read: Kings::new,
            }),
        };
        Self { variant, solver }
    }

    /// The variant whose positions it solves.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Proves the value of a position, or as much as the limits allow. Solving it again goes on from there.
    ///
    /// The position is taken as a first occurrence. Rule: HK15
    ///
    /// # Panics
    ///
    /// If the position is of another variant.
    pub fn solve(&mut self, position: &Position, limits: Limits, stop: StopFlag) -> Solution {
        assert_eq!(position.variant(), self.variant, "one variant a solver");
        let mut budget = Budget::new(limits, stop).polling_every(nodes_between_looks(position));
        let Proof { bounds, line } = self.solver.solve(position, &mut budget);
        let most = self.variant.book().max_points as i8;
        Solution {
            bounds: Bounds {
                lower: bounds.lower.max(-most),
                upper: bounds.upper.min(most),
            },
            line,
            nodes: budget.nodes(),
        }
    }

    /// Writes all that is proved and remembered.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut entries = 0;
        self.solver.each(&mut |_, _| entries += 1);
        let head = Head {
            variant: self.variant,
            words: self.solver.words(),
            entries,
        };
        let mut writer = Writer::begin(out, &head)?;
        let mut written = Ok(());
        self.solver.each(&mut |code, bounds| {
            if written.is_ok() {
                written = writer.entry(code, bounds);
            }
        });
        written?;
        writer.end()
    }

    /// A solver that remembers what another one wrote, as far as it goes into so many bytes.
    ///
    /// # Errors
    ///
    /// If what is read is no store, a damaged one, or one of another version or variant.
    pub fn load(variant: Variant, bytes: usize, input: impl Read) -> Result<Self, StoreError> {
        let mut loaded = Self::new(variant, bytes);
        let (mut reader, head) = Reader::begin(input, variant)?;
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

/// So many nodes of a solve take some milliseconds at the most.
fn nodes_between_looks(position: &Position) -> u64 {
    match position.variant().level() {
        Level::Two if position.vacant().len() >= playouts::MANY => 8,
        _ => 1024,
    }
}

fn places<const VARIANT: usize, K: Key<WORDS> + Send + 'static, const WORDS: usize>(
    bytes: usize,
) -> Box<dyn Solve> {
    Box::new(Of {
        solver: Solver::<_, WORDS>::new(bytes),
        read: Places::<VARIANT, K>::new,
    })
}
