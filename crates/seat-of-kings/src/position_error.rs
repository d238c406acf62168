//! Errors of positions, with the key at fault.

use thiserror::Error;

use crate::{Card, Color};

/// A position that cannot be: the path of the key, and the fault.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{key}: {fault}")]
pub struct PositionError {
    /// The path of the key at fault, such as `players.blue.hand`.
    pub key: String,
    /// The fault.
    pub fault: Fault,
}

/// A fault of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "each says itself in its message")]
pub enum Fault {
    #[error("{found} regions, not {expected}")]
    RegionCount { expected: usize, found: usize },
    #[error("a third region is opened only after two are closed")]
    ThirdTooEarly,
    #[error("regions are closed only in a game of two")]
    ClosedOfMany,
    #[error("not a region of the game")]
    NotInGame,
    #[error("at least 1")]
    AtLeastOne,
    #[error("above max_rounds, which is {0}")]
    AboveMaxRounds(u32),
    #[error("not 0 to {0}")]
    Played(usize),
    #[error("card {0} comes twice")]
    CardTwice(Card),
    #[error("card {0} is nowhere")]
    CardMissing(Card),
    #[error("{found} cards, not {expected}")]
    CardCount { expected: usize, found: usize },
    #[error("more than 20 pieces of {0}")]
    TooManyPieces(Color),
    #[error("nobody here plays {0}")]
    NotAtTheTable(Color),
    #[error("one's own pieces are no prisoners")]
    OwnPrisoners,
    #[error("nobody sits there")]
    EmptySeat,
    #[error("named twice")]
    PositionTwice,
    #[error("no piece")]
    EmptyStack,
    #[error("the controller's own pieces are the top one, or the top two")]
    OwnPiecesBelow,
    #[error("a King piece stands on K only")]
    KingPieceOutside,
    #[error("a King piece stands alone")]
    KingPieceInStack,
    #[error("there is no fort on K")]
    FortOnKing,
    #[error("two forts of {0}")]
    TwoForts(Color),
    #[error("{0} controls two King positions, and has won")]
    TwoKings(Color),
    #[error("{0} controls all positions, and the region would have been cleared")]
    Filled(Color),
    #[error("only a King piece can stand in a closed region")]
    PiecesInClosed,
    #[error("it is the turn of {0}")]
    WrongSeat(Color),
    #[error("nobody decides at this stage")]
    NobodyDecides,
    #[error("missing: it is the turn of {0}")]
    SeatMissing(Color),
    #[error("not at this point of a round")]
    NotAtThisPoint,
    #[error("does not fit the other keys of the stage")]
    Stage,
}
