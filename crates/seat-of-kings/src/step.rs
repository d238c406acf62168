//! Steps of a round, with what the rules remember at each.

use game::Seat;

use crate::{Card, Positions, Region, SeatSet};

/// A step of a round, with what the rules remember at it. A pending garrison is no step: [`Public::garrison`](crate::Public::garrison)
/// has it, and it is decided first. [`Stage`](crate::Stage) is the kind of decision that follows from both.
/// Rule: SKR1-SKR5
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The cards turned over for the first Starting Player. Rule: SKR1
    Lots,
    /// The shuffle before a deal. Rule: SKR2
    Deal,
    /// This seat chooses three of its six cards. Rule: SKR2
    Keep(Seat),
    /// The seat on turn chooses its action. Rule: SKR4
    Turn,
    /// The seat on turn has played a card: it places, then activates. Rule: SKP2, SKA1
    Place {
        /// The card.
        card: Card,
        /// The region.
        region: Region,
        /// The Placement Positions of the chosen fit.
        fit: Positions,
        /// Those of them that it has not placed on yet.
        left: Positions,
    },
    /// The seat on turn has swapped two pieces. A seat with two forts keeps one, then the seat on turn may activate.
    /// Rule: SKD1-SKD4
    Stone {
        /// The region.
        region: Region,
        /// The positions with a swapped piece of its own on top.
        tops: Positions,
        /// The positions where a swapped piece of its own is the lower piece of its fort.
        beneath: Positions,
    },
    /// A seat promotes. Rule: SKA3-SKA5
    Promote {
        /// The region.
        region: Region,
        /// The seat.
        seat: Seat,
        /// The positions that are activated.
        active: Positions,
        /// The positions that it has promoted into.
        done: Positions,
    },
    /// Tied players turn up cards, and the deck has run out. Rule: SKT2, SKC4
    Tie {
        /// The region.
        region: Region,
        /// The seats that are eligible for the traitor.
        eligible: SeatSet,
        /// The seats that have still to turn up a card.
        left: SeatSet,
        /// By seat: the card that it turned up.
        turned: [Option<Card>; Seat::MAX_COUNT],
    },
    /// A seat may buy the traitor. Rule: SKT2
    Traitor {
        /// The region.
        region: Region,
        /// The seat.
        seat: Seat,
        /// The eligible seats that have not decided yet, this one included.
        waiting: SeatSet,
    },
    /// The traitor is paid for, and the deck has run out. Rule: SKT3, SKC4
    TraitorCard {
        /// The region.
        region: Region,
        /// The owner of the traitor.
        seat: Seat,
    },
    /// The owner of the traitor has taken a card. Rule: SKT3
    Exchange {
        /// The region.
        region: Region,
        /// The owner of the traitor.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The owner of the traitor has exchanged a piece and may activate. Rule: SKT4
    Activate {
        /// The region.
        region: Region,
        /// The owner of the traitor.
        seat: Seat,
        /// The Activation Cost of the card in cumals.
        cost: u8,
        /// The position of the piece; empty if the region has been cleared since.
        active: Positions,
    },
    /// Regions with a new king are cleared, and the king's owner places a garrison. Rule: SKK1, SKK2
    Clear,
    /// The owner of prisoners may pay for them. Rule: SKX2
    Ransom {
        /// The seat that holds them.
        captor: Seat,
        /// The seat that owns them.
        owner: Seat,
    },
    /// The Starting Player names the next one. Rule: SKR5
    Start,
    /// The new Starting Player opens the third region. Rule: SK2P2
    Region,
    /// The game is over; nobody has won a drawn game. Rule: SKK6, SKO1, SKO2
    Over(Option<Seat>),
}

impl Step {
    /// The step with nothing activated any more. After a card is played its fit stays as it was. Rule: SKK3
    pub(crate) const fn deactivated(mut self) -> Self {
        match &mut self {
            Self::Stone { tops, beneath, .. } => {
                *tops = Positions::NONE;
                *beneath = Positions::NONE;
            }
            Self::Promote { active, .. } | Self::Activate { active, .. } => {
                *active = Positions::NONE;
            }
            _ => {}
        }
        self
    }

    /// The seats that it names.
    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> {
        let (seats, set) = match self {
            Self::Keep(seat)
            | Self::Promote { seat, .. }
            | Self::TraitorCard { seat, .. }
            | Self::Exchange { seat, .. }
            | Self::Activate { seat, .. }
            | Self::Over(Some(seat)) => ([Some(seat), None], SeatSet::default()),
            Self::Traitor { seat, waiting, .. } => ([Some(seat), None], waiting),
            Self::Ransom { captor, owner } => ([Some(captor), Some(owner)], SeatSet::default()),
            Self::Tie { eligible, .. } => ([None; 2], eligible),
            _ => ([None; 2], SeatSet::default()),
        };
        seats.into_iter().flatten().chain(set.iter())
    }
}

/// The garrison of a cleared region, decided before everything else. Rule: SKK2
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Garrison {
    /// The region.
    pub region: Region,
    /// The king's owner.
    pub seat: Seat,
    /// The number of pieces that may still be placed: 1 or 2.
    pub left: u8,
}
