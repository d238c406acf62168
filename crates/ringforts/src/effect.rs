//! Effects: the consequences of a move that its token does not name.

use game::{Effects, Observer, Seat};

use crate::{Color, Hill, Hills, Line, Links, Move, Position};

/// One consequence of a move, reported by the rules where it happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Battle begins with the turn of this seat, which announces it if the book has an announcement. Rule: SH4, SHD4,
    /// HK4, PC1, SD3
    Battle(Seat),
    /// This seat has no legal turn and calls OUT. Rule: M6, SD5
    Out(Seat),
    /// This seat has no legal turn and is skipped. Rule: M6, HK10
    Skipped(Seat),
    /// This seat has the final turn of a game of High Kings. Rule: HK9, HK11
    FinalTurn(Seat),
    /// A king is captured by the king that arrived next to it. Rule: HK7
    KingCaptured {
        /// The side that loses it.
        color: Color,
        /// The hill on which it stood.
        hill: Hill,
    },
    /// A stranded king is captured by default. Rule: HKL3, HKL4
    KingCapturedByDefault {
        /// The side that loses it.
        color: Color,
        /// The hill on which it stood.
        hill: Hill,
    },
    /// This side has lost two kings or more, which ends the game. Rule: HK12
    DoubleCapture(Color),
    /// A side passes and its kings leave the board. Rule: HK9
    KingsWithdrawn {
        /// The side that passes.
        color: Color,
        /// The hills on which its kings stood.
        hills: Hills,
    },
    /// The side that has had its turn after a pass must pass too: its kings leave the board. Rule: HK9
    ForcedPass {
        /// The side that moved last.
        color: Color,
        /// The hills on which its kings stood.
        hills: Hills,
    },
    /// A position came for the third time: all kings leave the board and the game ends. Rule: HK15
    Repetition,
    /// The bridges that are made at the end of Stone of Destiny. Rule: SD6
    LinksMade(Links),
}

impl Effects for Position {
    type Effect = Effect;

    #[inline(always)]
    fn play_observed(&mut self, mv: Move, observer: &mut impl Observer<Effect>) {
        crate::dispatch::play(self, mv, observer);
    }
}

impl Effects for Line {
    type Effect = Effect;

    fn play_observed(&mut self, mv: Move, observer: &mut impl Observer<Effect>) {
        self.play_and_report(mv, observer);
    }
}
