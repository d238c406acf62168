//! Endgames of the variants in which a turn builds or captures one ringfort: all but High Kings and Stone of Destiny.

use std::ops::ControlFlow;

use game::{Game, Moves as _};
use ringforts::{
    Book, Color, FirstMeasure, Hill, Hills, Measures, Move, Position, Variant, bridges, kingdoms,
};
use search::exact::{Child, Endgame, Player, Value};

use super::groups;

/// A position of the variant of this number, and what its ringforts count so far.
#[derive(Clone, Copy)]
pub(super) struct Places<const VARIANT: usize> {
    /// Of this variant.
    position: Position,
    /// Kingdoms of Red and Blue; in Four Treasures bridges. Always those of the position.
    measures: [u8; 2],
}

impl<const VARIANT: usize> Places<VARIANT> {
    const VARIANT: Variant = Variant::ALL[VARIANT];
    const COUNTS_BRIDGES: bool = matches!(Self::VARIANT.book(), Book::FourTreasures);
    /// Vacant hills with which a look into the table costs more than going on.
    const FEW: usize = 4;

    pub(super) fn new(position: Position) -> Self {
        let count = match Self::COUNTS_BRIDGES {
            true => bridges,
            false => kingdoms,
        };
        let measures = Color::BOTH.map(|color| count(position.ringforts(color)));
        Self { position, measures }
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

    #[inline(always)]
    fn child(&self, mover: Color, mv: Move) -> Child<Self, Move> {
        let mut position = self.position;
        position.know_variant(Self::VARIANT);
        position.play(mv);
        let state = Self {
            position,
            measures: self.measured(mover, mv),
        };
        let slot =
            mv.target().map_or(0, Hill::bit) as u8 | (matches!(mv, Move::Capture(_)) as u8) << 6;
        Child {
            mv,
            state,
            promise: state.promise(mover),
            slot,
            cycle: None,
        }
    }

    /// How good the position looks to the side that has just moved.
    #[inline(always)]
    fn promise(&self, mover: Color) -> i32 {
        let [own, enemy] =
            [mover, mover.enemy()].map(|color| i32::from(self.measures[color.index()]));
        let ahead = match Self::COUNTS_BRIDGES {
            true => own - enemy,
            false => enemy - own,
        };
        let mut position = self.position;
        position.know_variant(Self::VARIANT);
        let replies = position.moves().len() as i32;
        1024 * ahead - 256 * replies
    }

    fn vacant(&self) -> Hills {
        self.position.vacant()
    }
}

impl<const VARIANT: usize> Endgame<3> for Places<VARIANT> {
    type Move = Move;

    #[inline(always)]
    fn outcome(&self) -> Option<Value> {
        if self.position.seat().is_some() {
            return None;
        }
        let measures = Measures {
            first: match Self::COUNTS_BRIDGES {
                true => FirstMeasure::Bridges(self.measures),
                false => FirstMeasure::Kingdoms(self.measures),
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
    fn code(&self) -> [u32; 3] {
        self.position.code()
    }

    #[inline(always)]
    fn visit(&self, visit: &mut impl FnMut(Child<Self, Move>) -> ControlFlow<()>) {
        let Some(mover) = self.position.seat().map(Color::of_seat) else {
            return;
        };
        let mut position = self.position;
        position.know_variant(Self::VARIANT);
        for mv in position.moves().iter() {
            if visit(self.child(mover, mv)).is_break() {
                return;
            }
        }
    }

    #[inline(always)]
    fn is_small(&self) -> bool {
        self.vacant().len() <= Self::FEW
    }
}
