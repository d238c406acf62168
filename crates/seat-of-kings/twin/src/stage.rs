//! The course of the game, and the questions asked in it.

use crate::color::Color;
use crate::position::{Position, Spot};
use crate::region::Region;
use std::collections::BTreeSet;

/// A step of the course of a game. Rule: SKR1, SKR2, SKR3, SKR5
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Before the lots for the first Starting Player.
    Lots,
    /// Before the shuffle of all cards for a deal.
    Deal,
    /// These seats have still to keep three cards, the first one now.
    Keep(Vec<Color>),
    /// The turns of the round.
    Turns,
    /// The traitor of a region.
    Traitors(Region, TraitorStep),
    /// Regions with a new king are cleared.
    Clear,
    /// Exchange and ransom.
    Ransom {
        /// The seat that holds the prisoners on offer.
        captor: Color,
        /// The owners that have still to answer, the first one now.
        owners: Vec<Color>,
        /// The captors still to come.
        captors: Vec<Color>,
    },
    /// The new Starting Player is named.
    NameStart,
    /// The third region of two players is chosen.
    OpenRegion,
    /// Nothing more.
    Over(Outcome),
}

/// A step of the traitor of one region. Rule: SKT1, SKT2, SKT3
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TraitorStep {
    /// Nothing has been done here.
    Begin,
    /// These tied players turn up a card each; the cards turned up so far are in the same order.
    Tie {
        /// In seat order from the Starting Player.
        tied: Vec<Color>,
        /// One card for each of the first of them.
        turned: Vec<u8>,
    },
    /// These players have the option, one after the other, the first one now.
    Option(Vec<Color>),
    /// The owner, who has paid, takes a card.
    Card(Color),
    /// The owner has taken a card that offers an exchange.
    Exchange(Color, u8),
    /// Nothing is left to do here.
    Done,
}

/// The outcome of a game. Rule: SKK6, SKO1, SKO2
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Won with two King positions.
    HighKing(Color),
    /// Won by the third region of the Italian text.
    ThirdRegion(Color),
    /// Drawn at the limit of rounds.
    Drawn,
}

/// A question that is answered before anything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Question {
    /// Up to `left` more pieces as a garrison. Rule: SKK2
    Garrison {
        owner: Color,
        region: Region,
        left: u32,
    },
    /// Which of two forts to keep. Rule: SKD3
    KeepFort {
        owner: Color,
        region: Region,
        forts: Vec<Position>,
    },
}

/// A turn's `play` or `stone`, or a traitor's `exchange`, in one region, until its `end`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Action {
    pub(crate) seat: Color,
    pub(crate) region: Region,
    /// The Activation Cost of the card.
    pub(crate) cost: u64,
    pub(crate) kind: Kind,
    /// The promotions, once they are paid for.
    pub(crate) promotions: Option<Promotions>,
}

/// The beginning of an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A card with an array. Rule: SKP2
    Play {
        /// The Placement Positions of the chosen fit, ascending.
        fit: Vec<Position>,
        /// Those placed on, or tried.
        placed: BTreeSet<Position>,
    },
    /// A Stone: where the swapped pieces are that are still on the board. Rule: SKD4
    Stone(Vec<Spot>),
    /// A traitor: where the new piece is, if it is still on the board. Rule: SKT4
    Exchange(Vec<Spot>),
}

/// The activated positions, and those promoted into. Rule: SKA4, SKA5
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Promotions {
    pub(crate) activated: BTreeSet<Position>,
    pub(crate) promoted: BTreeSet<Position>,
}

impl Action {
    /// A piece has left its stack: it is no longer tracked, and those above it have sunk. Rule: SKD2, SKD4
    pub(crate) fn forget(&mut self, gone: Spot) {
        let (Kind::Stone(spots) | Kind::Exchange(spots)) = &mut self.kind else {
            return;
        };
        spots.retain(|&spot| spot != gone);
        for spot in spots {
            if spot.position == gone.position && spot.level > gone.level {
                spot.level -= 1;
            }
        }
    }
}
