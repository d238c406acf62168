//! Endgames of the variants with kings, in plain form: High Kings, where positions can repeat, and Stone of Destiny.

use std::ops::ControlFlow;

use game::{Game, Moves as _};
use ringforts::{Color, Move, Position, points};
use search::exact::{Endgame, Optimizer, ScoredMove, Value};

/// A position with kings.
#[derive(Clone, Copy)]
pub(super) struct GenericGame(
    /// A position of High Kings or Stone of Destiny.
    Position,
);

impl GenericGame {
    pub(super) const fn new(position: Position) -> Self {
        Self(position)
    }

    fn choice(&self, mover: Color, mv: Move) -> ScoredMove<Move> {
        let position = self.after(mv).0;
        let own_moves_on = position.seat().map(Color::of_seat) == Some(mover);
        let replies = position.moves().len() as i32;
        let [own, enemy] =
            [mover, mover.enemy()].map(|color| i32::from(position.kings_lost(color)));
        ScoredMove {
            mv,
            ordering_score: 4096 * (enemy - own) + 1024 * i32::from(own_moves_on) - 64 * replies,
            slot: mv.target().map_or(0, |hill| hill.bit()) as u8,
        }
    }
}

impl Endgame<12> for GenericGame {
    type Move = Move;

    fn outcome(&self) -> Option<Value> {
        match self.0.seat() {
            Some(_) => None,
            None => Some(value(&self.0)),
        }
    }

    fn optimizer(&self) -> Optimizer {
        match self.0.seat().map(Color::of_seat) {
            Some(Color::Blue) => Optimizer::Min,
            _ => Optimizer::Max,
        }
    }

    fn encode(&self) -> [u32; 12] {
        self.0.encode_with_kings()
    }

    fn visit(&self, visit: &mut impl FnMut(ScoredMove<Move>) -> ControlFlow<()>) {
        let Some(mover) = self.0.seat().map(Color::of_seat) else {
            return;
        };
        for mv in self.0.moves().iter() {
            if visit(self.choice(mover, mv)).is_break() {
                return;
            }
        }
    }

    fn after(&self, mv: Move) -> Self {
        let mut position = self.0;
        position.play(mv);
        Self(position)
    }

    /// Only a backtrack can lead to an earlier position, and only one that captures no king. The third time ends the
    /// game with the kings gone and the board as it is: the same for all positions that backtracks join. Rule: HK15
    fn cycle(&self, mv: Move, after: &Self) -> Option<Value> {
        let after = &after.0;
        let is_backtrack = matches!(mv, Move::Step { to, .. } if !self.0.vacant().has(to));
        let is_lasting =
            Color::BOTH.map(|color| self.0.kings_lost(color) != after.kings_lost(color));
        if !self.0.variant().book().can_repeat || !is_backtrack || is_lasting != [false; 2] {
            return None;
        }
        after.seat().map(|_| value(after))
    }

    /// In High Kings every position may repeat, and in Stone of Destiny probing always pays.
    fn is_small(&self) -> bool {
        false
    }
}

/// The points of Red minus those of Blue as they stand. Rule: M5
fn value(position: &Position) -> Value {
    let [red, blue] = points(position);
    red as Value - blue as Value
}
