//! Endgames of the variants in which a turn builds or captures one ringfort: all but High Kings and Stone of Destiny.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use game::{Game, Moves as _};
use ringforts::{
    Color, FirstMeasure, FirstMeasureKind, Hill, Hills, Level, Measures, Move, Position, Variant,
    bridges, kingdoms,
};
use search::exact::{Endgame, Optimizer, ScoredMove, Value};

use super::{four_treasures_order, joined_kingdoms, kingdoms_order, playouts};

/// A position of the variant `VARIANT`, with the first measure of each color.
#[derive(Clone, Copy)]
pub(super) struct BuildingGame<const VARIANT: usize, K> {
    /// A position of the variant.
    position: Position,
    /// Kingdoms of Red and Blue; in Four Treasures bridges. Always equal to the count on the board.
    measures: [u8; 2],
    /// The key of the proof table.
    kind: PhantomData<K>,
}

/// The part of a position that decides its value: the key of the proof table.
pub(super) trait Key<const WORDS: usize>: Copy {
    /// Equal codes of one variant mean equal values.
    fn encode(position: &Position, measures: [u8; 2]) -> [u32; WORDS];

    /// Vacant hills to skip, because building on another one leads to the same key.
    fn interchangeable(position: &Position) -> Hills;
}

/// The whole position as key.
#[derive(Clone, Copy)]
pub(super) struct WholeBoard;

impl Key<3> for WholeBoard {
    #[inline(always)]
    fn encode(position: &Position, _: [u8; 2]) -> [u32; 3] {
        position.encode()
    }

    #[inline(always)]
    fn interchangeable(_: &Position) -> Hills {
        Hills::NONE
    }
}

impl<const VARIANT: usize, K: Copy> BuildingGame<VARIANT, K> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const COUNTS_BRIDGES: bool = matches!(
        Self::VARIANT.book().first_measure,
        FirstMeasureKind::Bridges
    );
    /// The maximum number of vacant hills at which searching is cheaper than probing the table, as measured. It is larger
    /// where there are fewer moves.
    const MAX_UNPROBED: usize = match Self::VARIANT {
        Variant::SacredHill2 | Variant::SacredHillDoubles2 => 6,
        Variant::SacredHillDoubles1 => 5,
        Variant::SacredHill1 | Variant::FourTreasuresDoubles => 4,
        _ => 2,
    };
    /// The maximum number of vacant hills at which playing a move to order it costs more than it saves.
    const MAX_UNORDERED: usize = match Self::VARIANT {
        Variant::SacredHill1 | Variant::SacredHillDoubles1 => 7,
        _ => 0,
    };

    /// The minimum number of vacant hills for ordering moves by playouts.
    const MIN_PLAYOUT_HILLS: usize = match Self::VARIANT.level() {
        Level::Two => playouts::MIN_HILLS,
        Level::One => usize::MAX,
    };

    pub(super) fn new(position: Position) -> Self {
        let count = if Self::COUNTS_BRIDGES {
            bridges
        } else {
            kingdoms
        };
        let measures = Color::BOTH.map(|color| count(position.ringforts(color)));
        Self {
            position,
            measures,
            kind: PhantomData,
        }
    }

    /// The measures after a move of the color to move.
    #[inline(always)]
    fn measured(&self, mover: Color, mv: Move) -> [u8; 2] {
        let Some(hill) = mv.target() else {
            return self.measures;
        };
        let own = self.position.ringforts(mover);
        let mut measures = self.measures;
        let counted = &mut measures[mover.index()];
        if Self::COUNTS_BRIDGES {
            // A captured ringfort has no bridge.
            *counted += (hill.neighbors() & own).len() as u8;
            return measures;
        }
        *counted = *counted + 1 - joined_kingdoms::joined(own, hill);
        // A captured ringfort was a kingdom of its own.
        measures[mover.enemy().index()] -= u8::from(matches!(mv, Move::Capture(_)));
        measures
    }

    /// The ordering score of a move: higher is searched first.
    #[inline(always)]
    fn ordering_score(&self, mover: Color, mv: Move) -> i32 {
        let Some(hill) = mv.target() else {
            return 0;
        };
        if Self::COUNTS_BRIDGES {
            four_treasures_order::ordering_score::<VARIANT>(&self.position, mover, hill)
        } else {
            self.kingdoms_score(mover, mv, hill)
        }
    }

    /// With many vacant hills, playouts won minus replies; with few, friendly neighbors; between, the lead in kingdoms.
    #[inline(always)]
    fn kingdoms_score(&self, mover: Color, mv: Move, hill: Hill) -> i32 {
        if self.position.vacant().len() <= Self::MAX_UNORDERED {
            let friends = hill.neighbors() & self.position.ringforts(mover);
            return 512 * friends.len() as i32;
        }
        let after = self.after_of(mover, mv);
        let replies = after.position.moves().len() as i32;
        if self.position.vacant().len() >= Self::MIN_PLAYOUT_HILLS {
            return 512 * (playouts::won::<VARIANT>(&after.position, mover) - replies);
        }
        let [own, enemy] =
            [mover, mover.enemy()].map(|color| i32::from(after.measures[color.index()]));
        let weights = kingdoms_order::weights::<VARIANT>();
        1024 * (enemy - own) - weights.reply * replies + weights.around(&self.position, mover, hill)
    }

    #[inline(always)]
    fn after_of(&self, mover: Color, mv: Move) -> Self {
        let mut position = self.position;
        position.assume_variant(Self::VARIANT);
        position.play(mv);
        position.assume_variant(Self::VARIANT);
        Self {
            position,
            measures: self.measured(mover, mv),
            kind: PhantomData,
        }
    }
}

impl<const VARIANT: usize, const WORDS: usize, K: Key<WORDS>> Endgame<WORDS>
    for BuildingGame<VARIANT, K>
{
    type Move = Move;

    #[inline(always)]
    fn outcome(&self) -> Option<Value> {
        if self.position.seat().is_some() {
            return None;
        }
        let measures = Measures {
            first: if Self::COUNTS_BRIDGES {
                FirstMeasure::Bridges(self.measures)
            } else {
                FirstMeasure::Kingdoms(self.measures)
            },
            territory: Color::BOTH.map(|color| self.position.ringforts(color).len() as u8),
            kings_captured: None,
        };
        let [red, blue] = measures.points();
        Some(red as Value - blue as Value)
    }

    #[inline(always)]
    fn optimizer(&self) -> Optimizer {
        match self.position.seat().map(Color::of_seat) {
            Some(Color::Blue) => Optimizer::Min,
            _ => Optimizer::Max,
        }
    }

    #[inline(always)]
    fn encode(&self) -> [u32; WORDS] {
        K::encode(&self.position, self.measures)
    }

    #[inline(always)]
    fn visit(&self, visit: &mut impl FnMut(ScoredMove<Move>) -> ControlFlow<()>) {
        let Some(mover) = self.position.seat().map(Color::of_seat) else {
            return;
        };
        let mut position = self.position;
        position.assume_variant(Self::VARIANT);
        let interchangeable = K::interchangeable(&position);
        for mv in position.moves().iter() {
            if matches!(mv, Move::Build(hill) if interchangeable.has(hill)) {
                continue;
            }
            let is_capture = matches!(mv, Move::Capture(_));
            let choice = ScoredMove {
                mv,
                ordering_score: self.ordering_score(mover, mv),
                slot: mv.target().map_or(0, Hill::bit) as u8 | u8::from(is_capture) << 6,
            };
            if visit(choice).is_break() {
                return;
            }
        }
    }

    #[inline(always)]
    fn after(&self, mv: Move) -> Self {
        let mover = match self.optimizer() {
            Optimizer::Max => Color::Red,
            Optimizer::Min => Color::Blue,
        };
        self.after_of(mover, mv)
    }

    fn cycle(&self, _: Move, _: &Self) -> Option<Value> {
        None
    }

    #[inline(always)]
    fn is_small(&self) -> bool {
        self.position.vacant().len() <= Self::MAX_UNPROBED
    }
}
