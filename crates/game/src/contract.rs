//! The contract: what every game can do, and what some games can do beyond it.

use std::fmt::{Debug, Display};

use rand_core::Rng;

use crate::{Draw, Seat, Side, Turn};

/// A game at one moment.
///
/// Between two calls a game is *settled*: whatever happens by itself (a phase that begins, a seat that is
/// skipped, the end) has happened already, and [`Game::turn`] names a seat that can move, chance, or the end.
pub trait Game: Clone {
    /// One move of one seat. It may also say a move that is not legal now.
    type Move: Copy + Eq + Debug;
    /// All legal moves of a moment, as a value of fixed size.
    type Moves: Moves<Move = Self::Move>;

    /// Who is to move, that chance is next, or the end and its points.
    fn turn(&self) -> Turn;

    /// The legal moves, empty exactly when no seat is to move. Never allocates.
    fn moves(&self) -> Self::Moves;

    /// Plays a legal move and settles what follows from it.
    ///
    /// A move that is not legal breaks no memory and does not panic, but leaves a game that means nothing:
    /// ask [`Explain::explain`] or [`Moves::contains`] first where a move comes from outside.
    fn play(&mut self, mv: Self::Move);

    /// Becomes what `before` becomes by a move; what this game was does not matter, but its memory is used again.
    fn play_from(&mut self, before: &Self, mv: Self::Move) {
        self.clone_from(before);
        self.play(mv);
    }

    /// The side that a seat plays for.
    fn side(&self, seat: Seat) -> Side;
}

/// A set of moves in a fixed order, small enough to be passed about.
///
/// It is a set rather than a list, so that a random move is chosen and leaves are counted without any move
/// being written down.
pub trait Moves: Copy {
    /// The moves in it.
    type Move: Copy + Eq + Debug;
    /// Gives the moves one by one, in their order.
    type Iter: Iterator<Item = Self::Move>;

    /// How many there are.
    fn len(&self) -> usize;

    /// Whether there is none.
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

    /// Whether this move is among them.
    fn contains(&self, mv: Self::Move) -> bool {
        self.iter().any(|each| each == mv)
    }
}

/// A game whose moves have a text form.
pub trait Tokens: Game {
    /// Reads a move; nothing if the text is no token of this game. It need not be legal now.
    fn read_move(&self, token: &str) -> Option<Self::Move>;

    /// Writes a move.
    fn write_move(&self, mv: Self::Move) -> String;
}

/// A game whose moments have a text form too.
pub trait Text: Tokens + Display {
    /// Why a text is refused.
    type Refused: Display + Debug;

    /// Reads the text that [`Display`] writes, and settles it.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where.
    fn read(text: &str) -> Result<Self, Self::Refused>;
}

/// A game in which something is drawn. The caller draws; a move never carries what was drawn.
pub trait Chance: Game {
    /// What is to be drawn; there is something exactly when the turn is [`Turn::Chance`].
    fn draw(&self) -> Option<Draw>;

    /// Applies a draw, its items in the order in which they were drawn, and settles what follows from it.
    ///
    /// What [`Draw::check`] refuses breaks no memory and does not panic, but leaves a game that means nothing.
    fn apply_draw(&mut self, drawn: &[u8]);
}

/// A game in which a seat does not see everything.
pub trait Hidden: Game {
    /// What one seat has seen.
    type View: Clone + PartialEq;

    /// What this seat has seen; of a seat that nobody takes, what everybody has seen.
    fn view(&self, seat: Seat) -> Self::View;

    /// A whole game that gives this view to its seat, each that fits it as likely as any other.
    fn guess(view: &Self::View, rng: &mut impl Rng) -> Self;
}

/// A game that says why a move is not legal.
pub trait Explain: Game {
    /// A clause of the rules and what it rests on.
    type Reason: Debug + PartialEq;

    /// The one reason why this move is not legal; nothing exactly if it is legal.
    fn explain(&self, mv: Self::Move) -> Option<Self::Reason>;
}

/// A game with a stable number for every move that can ever be legal in it, for arrays and learning.
pub trait Index: Game {
    /// How many numbers there are: they run from 0 to this less one.
    fn index_count(&self) -> usize;

    /// The number of a move; nothing if no moment of this game has it among its legal moves.
    fn index_of(&self, mv: Self::Move) -> Option<usize>;

    /// The move of a number; nothing if `index` is out of range.
    fn indexed(&self, index: usize) -> Option<Self::Move>;
}
