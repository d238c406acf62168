//! The contract: what every game can do, and what some games can do beyond it.

use std::fmt::{Debug, Display};

use rand_core::Rng;

use crate::{ChanceEvent, Seat, Side, Turn};

/// A state of a game.
///
/// Between two calls a game is *settled*: all automatic consequences (a phase that begins, a seat that is skipped, the
/// end) have happened, and [`Game::turn`] names a seat that can move, chance, or the end.
pub trait Game: Clone {
    /// One move of one seat, legal or not: any that a token can express.
    type Move: Copy + Eq + Debug;
    /// All legal moves of a state, as a value of fixed size.
    type Moves: Moves<Move = Self::Move>;

    /// The seat to move, chance, or the end and its points.
    fn turn(&self) -> Turn;

    /// The legal moves, empty exactly when no seat is to move. Never allocates.
    fn moves(&self) -> Self::Moves;

    /// Plays a legal move and settles what follows from it.
    ///
    /// A move that is not legal breaks no memory and does not panic, but leaves a game that means nothing:
    /// ask [`Explain::explain`] or [`Moves::contains`] first where a move comes from outside.
    fn play(&mut self, mv: Self::Move);

    /// Overwrites this game with the result of a move from `before`, and reuses its memory.
    fn play_from(&mut self, before: &Self, mv: Self::Move) {
        self.clone_from(before);
        self.play(mv);
    }

    /// The side that a seat plays for.
    fn side(&self, seat: Seat) -> Side;
}

/// A set of moves in a fixed order, small enough to pass by value.
///
/// It is a set, not a list: callers choose a random move or count leaves without listing the moves.
pub trait Moves: Copy {
    /// The type of the moves.
    type Move: Copy + Eq + Debug;
    /// The iterator over the moves in their order.
    type Iter: Iterator<Item = Self::Move>;

    /// The number of moves.
    fn len(&self) -> usize;

    /// Returns whether it is empty.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move of this rank in the order, from 0.
    ///
    /// # Panics
    ///
    /// May panic, or give any move, if `rank` is not below [`Moves::len`].
    fn get(&self, rank: usize) -> Self::Move;

    /// The moves in their order.
    fn iter(&self) -> Self::Iter;

    /// Returns whether the set contains a move.
    fn contains(&self, mv: Self::Move) -> bool {
        self.iter().any(|each| each == mv)
    }
}

/// A game whose moves have a text form, the token.
pub trait Tokens: Game {
    /// Parses a move, legal or not; `None` if the text is not a token of this game.
    fn read_move(&self, token: &str) -> Option<Self::Move>;

    /// Writes a move.
    fn write_move(&self, mv: Self::Move) -> String;
}

/// A game whose positions have a text form.
pub trait Text: Tokens + Display {
    /// The error of a text that is refused.
    type Error: Display + Debug;

    /// Reads the text that [`Display`] writes, and settles it.
    ///
    /// # Errors
    ///
    /// The fault of the text and its place.
    fn read(text: &str) -> Result<Self, Self::Error>;
}

/// A game with chance events. The caller draws; a move never carries an outcome.
pub trait Chance: Game {
    /// The chance event that is next; `Some` exactly when the turn is [`Turn::Chance`].
    fn chance_event(&self) -> Option<ChanceEvent>;

    /// Applies a draw, its items in the order in which they were drawn, and settles what follows from it.
    ///
    /// An event that [`ChanceEvent::check`] refuses breaks no memory and does not panic, but leaves a game that means nothing.
    fn apply_draw(&mut self, drawn: &[u8]);
}

/// A game with imperfect information.
pub trait Hidden: Game {
    /// The information of a seat.
    type View: Clone + PartialEq;

    /// The view of a seat; of an empty seat, the public information.
    fn view(&self, seat: Seat) -> Self::View;

    /// A determinization: a state with this view, sampled uniformly from all that have it.
    fn determinize(view: &Self::View, rng: &mut impl Rng) -> Self;
}

/// A game that explains why a move is not legal.
pub trait Explain: Game {
    /// A clause of the rules and what it rests on.
    type Reason: Debug + PartialEq;

    /// The one reason why this move is not legal; `None` exactly if it is legal.
    fn explain(&self, mv: Self::Move) -> Option<Self::Reason>;
}

/// A game with a stable index for every move that can be legal in it, for arrays and learning.
pub trait Index: Game {
    /// The number of indices, which start at 0.
    fn index_count(&self) -> usize;

    /// The index of a move; `None` if the move is legal in no position.
    fn index_of(&self, mv: Self::Move) -> Option<usize>;

    /// The move of an index; `None` if `index` is out of range.
    fn indexed(&self, index: usize) -> Option<Self::Move>;
}
