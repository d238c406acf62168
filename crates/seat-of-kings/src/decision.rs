//! Decisions: what a seat can say, legal or not.

use crate::{Card, Color, Position, Region};

/// A decision of one seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Keeps these cards for this round, and sets the others aside. Rule: SKR2
    Keep([Card; 3]),
    /// Discards a card and takes 2 cumals. Rule: SKR4
    Discard(Card),
    /// Discards a card, pays 4 cumals and frees the captives of a region. Rule: SKM1
    Amnesty(Region, Card),
    /// Plays a card for the fit with these Placement Positions, one or two. Rule: SKP1
    Play(Card, Region, Position, Option<Position>),
    /// Places a piece. Rule: SKP2
    Place(Position),
    /// Plays a Stone of Destiny and swaps two pieces. Rule: SKD1
    Stone(Card, Region, Piece, Piece),
    /// Keeps this one of two forts. Rule: SKD3
    KeepFort(Position),
    /// Pays the Activation Cost. Rule: SKA1, SKD4, SKT4
    Activate,
    /// Promotes into a position. Rule: SKA3
    Promote(Position),
    /// Ends what is optional.
    End,
    /// Buys the traitor. Rule: SKT3
    Traitor,
    /// Leaves the traitor to the next. Rule: SKT2
    Decline,
    /// Exchanges a piece from stock for the top piece of an opponent. Rule: SKT3
    Exchange(Position),
    /// Places a piece of a garrison. Rule: SKK2
    Garrison(Position),
    /// Pays so many cumals for prisoners, 0 to 3. Rule: SKX2
    Ransom(u8),
    /// Names the next Starting Player. Rule: SKR5
    Start(Color),
    /// Opens the third region. Rule: SK2P2
    Region(Region),
}

impl Decision {
    /// The card that it takes from its seat's hand into the discards; `None` if it takes none.
    pub const fn card(&self) -> Option<Card> {
        match *self {
            Self::Discard(card)
            | Self::Amnesty(_, card)
            | Self::Play(card, ..)
            | Self::Stone(card, ..) => Some(card),
            // Every kind is named: what a preview may show rests on this.
            Self::Keep(_)
            | Self::Place(_)
            | Self::KeepFort(_)
            | Self::Activate
            | Self::Promote(_)
            | Self::End
            | Self::Traitor
            | Self::Decline
            | Self::Exchange(_)
            | Self::Garrison(_)
            | Self::Ransom(_)
            | Self::Start(_)
            | Self::Region(_) => None,
        }
    }

    /// Returns whether it builds or promotes, or leads there: what a player does who wants the board to fill.
    pub const fn is_building(&self) -> bool {
        matches!(
            self,
            Self::Play(..)
                | Self::Place(_)
                | Self::Activate
                | Self::Promote(_)
                | Self::Traitor
                | Self::Exchange(_)
                | Self::Garrison(_)
        )
    }
}

/// A piece of a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The position of the stack.
    pub position: Position,
    /// The level of the piece in the stack: 0 at the bottom.
    pub level: u8,
}

impl Piece {
    /// Pieces are ordered by rank, then from left to right, then from the bottom up.
    pub(crate) fn order(self) -> (u8, u8) {
        (self.position.rank_order(), self.level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_builds_or_promotes_or_leads_there() {
        let f1: Position = "F1".parse().expect("a position");
        let card = Card::new(1).expect("a card");
        let piece = Piece {
            position: f1,
            level: 0,
        };
        for building in [
            Decision::Play(card, Region::Ulster, f1, None),
            Decision::Place(f1),
            Decision::Activate,
            Decision::Promote(f1),
            Decision::Traitor,
            Decision::Exchange(f1),
            Decision::Garrison(f1),
        ] {
            assert!(building.is_building(), "{building}");
        }
        for other in [
            Decision::Keep([card; 3]),
            Decision::Discard(card),
            Decision::Amnesty(Region::Ulster, card),
            Decision::Stone(card, Region::Ulster, piece, piece),
            Decision::KeepFort(f1),
            Decision::End,
            Decision::Decline,
            Decision::Ransom(3),
            Decision::Start(Color::Red),
            Decision::Region(Region::Ulster),
        ] {
            assert!(!other.is_building(), "{other}");
        }
    }
}
