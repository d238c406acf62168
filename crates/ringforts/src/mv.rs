//! One move of a seat.

use crate::{Hill, Link};

/// A move, legal or not: anything that a token can express.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Build on a hill; in High Kings' Setup and in Stone of Destiny a king comes with it.
    Build(Hill),
    /// Capture the ringfort on a hill; in Stone of Destiny, replace it with no link to make.
    Capture(Hill),
    /// A king moves onto a vacant hill, or backtracks.
    Step {
        /// The hill on which the king stands.
        from: Hill,
        /// The hill to which it goes.
        to: Hill,
    },
    /// A king moves onto an enemy ringfort and captures it.
    Take {
        /// The hill on which the king stands.
        from: Hill,
        /// The ringfort.
        to: Hill,
    },
    /// A king backtracks and sacrifices the ringfort that it reaches.
    Sacrifice {
        /// The hill on which the king stands.
        from: Hill,
        /// The ringfort.
        to: Hill,
    },
    /// A pass: the kings of that side leave the board.
    Pass,
    /// Replace the ringfort on a hill, then make a link.
    Swap {
        /// The ringfort.
        at: Hill,
        /// The link, anywhere.
        link: Link,
    },
}

/// The kind of a move, without its hills: one for each variant of [`Move`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as in `Move`")]
pub enum MoveKind {
    Build,
    Capture,
    Step,
    Take,
    Sacrifice,
    Pass,
    Swap,
}

impl MoveKind {
    /// The number of kinds.
    pub(crate) const COUNT: usize = Self::Swap as usize + 1;
}

impl Move {
    /// The kind of the move.
    pub const fn kind(self) -> MoveKind {
        match self {
            Self::Build(_) => MoveKind::Build,
            Self::Capture(_) => MoveKind::Capture,
            Self::Step { .. } => MoveKind::Step,
            Self::Take { .. } => MoveKind::Take,
            Self::Sacrifice { .. } => MoveKind::Sacrifice,
            Self::Pass => MoveKind::Pass,
            Self::Swap { .. } => MoveKind::Swap,
        }
    }

    /// The hill that changes or is reached; `None` for a pass.
    pub const fn target(self) -> Option<Hill> {
        match self {
            Self::Build(hill) | Self::Capture(hill) => Some(hill),
            Self::Step { to, .. } | Self::Take { to, .. } | Self::Sacrifice { to, .. } => Some(to),
            Self::Swap { at, .. } => Some(at),
            Self::Pass => None,
        }
    }

    /// The hill of the king that moves; `None` if the move is not a king's.
    pub const fn origin(self) -> Option<Hill> {
        match self {
            Self::Step { from, .. } | Self::Take { from, .. } | Self::Sacrifice { from, .. } => {
                Some(from)
            }
            _ => None,
        }
    }
}
