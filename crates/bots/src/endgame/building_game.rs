//! Endgames of the variants in which a turn builds or captures one ringfort: all but High Kings and Stone of Destiny.

use std::marker::PhantomData;
use std::ops::ControlFlow;

use game::{Game, Moves as _};
use ringforts::{
    Color, FirstMeasure, FirstMeasureKind, Hill, Hills, Level, Measures, Move, Position, Variant,
    bridges, kingdoms,
};
use search::exact::{Choice, Endgame, Player, Value};

use super::{captures, groups, kingdoms_ahead, playouts};

/// A position of the variant of this number, and what its ringforts count so far.
#[derive(Clone, Copy)]
pub(super) struct Places<const VARIANT: usize, K> {
    /// Of this variant.
    position: Position,
    /// Kingdoms of Red and Blue; in Four Treasures bridges. Always those of the position.
    measures: [u8; 2],
    /// What of it is told to the table.
    kind: PhantomData<K>,
}

/// What of a position its value rests on, as the table compares it.
pub(super) trait Key<const WORDS: usize>: Copy {
    /// Equal codes of one variant mean equal values.
    fn code(position: &Position, measures: [u8; 2]) -> [u32; WORDS];

    /// Vacant hills that need not be built on, because building on another one comes to the same.
    fn spare(position: &Position) -> Hills;
}

/// All of it.
#[derive(Clone, Copy)]
pub(super) struct Whole;

impl Key<3> for Whole {
    #[inline(always)]
    fn code(position: &Position, _: [u8; 2]) -> [u32; 3] {
        position.code()
    }

    #[inline(always)]
    fn spare(_: &Position) -> Hills {
        Hills::NONE
    }
}

impl<const VARIANT: usize, K: Copy> Places<VARIANT, K> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const COUNTS_BRIDGES: bool = matches!(
        Self::VARIANT.book().first_measure,
        FirstMeasureKind::Bridges
    );
    /// Vacant hills with which a look into the table costs more than going on, as measured: the fewer moves there are to
    /// choose from, the more.
    const FEW: usize = match Self::VARIANT {
        Variant::SacredHill2 | Variant::SacredHillDoubles2 => 6,
        Variant::SacredHillDoubles1 => 5,
        Variant::SacredHill1 | Variant::FourTreasuresDoubles => 4,
        _ => 2,
    };
    /// Vacant hills with which playing a move costs more than it tells of how good the move is.
    const FEW_TO_ORDER: usize = match Self::VARIANT {
        Variant::SacredHill1 | Variant::SacredHillDoubles1 => 7,
        _ => 0,
    };

    /// Vacant hills from which on random games tell how good a move is: where few moves are to choose from.
    const MANY: usize = match Self::VARIANT.level() {
        Level::Two => playouts::MANY,
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

    /// The measures after a move of the color that is to move.
    #[inline(always)]
    fn measured(&self, mover: Color, mv: Move) -> [u8; 2] {
        let Some(hill) = mv.target() else {
            return self.measures;
        };
        let own = self.position.ringforts(mover);
        let mut measures = self.measures;
        let counted = &mut measures[mover.index()];
        if Self::COUNTS_BRIDGES {
            // A ringfort that is taken has no bridge.
            *counted += (hill.neighbors() & own).len() as u8;
            return measures;
        }
        *counted = *counted + 1 - groups::joined(own, hill);
        // A ringfort that is taken is a kingdom of its own.
        measures[mover.enemy().index()] -= u8::from(matches!(mv, Move::Capture(_)));
        measures
    }

    /// How good a move looks to the side that makes it.
    #[inline(always)]
    fn ordering_score(&self, mover: Color, mv: Move) -> i32 {
        let Some(hill) = mv.target() else {
            return 0;
        };
        if Self::COUNTS_BRIDGES {
            captures::ordering_score::<VARIANT>(&self.position, mover, hill)
        } else {
            self.kingdoms_score(mover, mv, hill)
        }
    }

    /// Random games won and few replies, when many hills are left; or else kingdoms fewer than the enemy; when few hills
    /// are left, friends beside the hill.
    #[inline(always)]
    fn kingdoms_score(&self, mover: Color, mv: Move, hill: Hill) -> i32 {
        if self.position.vacant().len() <= Self::FEW_TO_ORDER {
            let friends = hill.neighbors() & self.position.ringforts(mover);
            return 512 * friends.len() as i32;
        }
        let after = self.after_of(mover, mv);
        let replies = after.position.moves().len() as i32;
        if self.position.vacant().len() >= Self::MANY {
            return 512 * (playouts::won::<VARIANT>(&after.position, mover) - replies);
        }
        let [own, enemy] =
            [mover, mover.enemy()].map(|color| i32::from(after.measures[color.index()]));
        let weights = kingdoms_ahead::weights::<VARIANT>();
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
    for Places<VARIANT, K>
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
    fn player(&self) -> Player {
        match self.position.seat().map(Color::of_seat) {
            Some(Color::Blue) => Player::Second,
            _ => Player::First,
        }
    }

    #[inline(always)]
    fn code(&self) -> [u32; WORDS] {
        K::code(&self.position, self.measures)
    }

    #[inline(always)]
    fn visit(&self, visit: &mut impl FnMut(Choice<Move>) -> ControlFlow<()>) {
        let Some(mover) = self.position.seat().map(Color::of_seat) else {
            return;
        };
        let mut position = self.position;
        position.assume_variant(Self::VARIANT);
        let spare = K::spare(&position);
        for mv in position.moves().iter() {
            if matches!(mv, Move::Build(hill) if spare.has(hill)) {
                continue;
            }
            let is_capture = matches!(mv, Move::Capture(_));
            let choice = Choice {
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
        let mover = match self.player() {
            Player::First => Color::Red,
            Player::Second => Color::Blue,
        };
        self.after_of(mover, mv)
    }

    fn cycle(&self, _: Move, _: &Self) -> Option<Value> {
        None
    }

    #[inline(always)]
    fn is_small(&self) -> bool {
        self.position.vacant().len() <= Self::FEW
    }
}
