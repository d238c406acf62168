//! Remarks of Seat of Kings: what a turn did, as a tutor says it, found by comparing what everybody sees before and after it.
//!
//! A remark is true of the board and of what was public. None of them says what a turn was meant for, and none can depend on a hidden
//! card: they are made from [`seat_of_kings::Public`] alone.

mod found;

use game::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use self::found::Found;
use super::turn::KingsTurn;

/// One thing that a turn of Seat of Kings did. The mover is the seat that made the turn.
#[expect(
    missing_docs,
    reason = "the sentence of each remark tells what its seats, places and numbers are"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum KingsRemark {
    /// All have used three cards: traitors and income follow. Rule: SKR5
    Traitors,
    /// A region was cleared for the king of a seat; true if it is closed too. Rule: SKK2, SK2P1
    Crowned {
        region: &'static str,
        owner: &'static str,
        is_closed: bool,
    },
    /// A round begins, with the turn of a seat. Rule: SKR3, SKR5
    Round { round: u32, owner: &'static str },
    /// The last round begins, with the turn of a seat. Rule: SKO2
    LastRound { owner: &'static str },
    /// Six cards were dealt to each seat. Rule: SKR2
    Dealt,
    /// A Stone of Destiny swapped a piece of one position with one of another. Rule: SKD1
    Stone {
        region: &'static str,
        from: &'static str,
        to: &'static str,
    },
    /// No other place of the region had as many empty positions for the card. Rule: SKP1
    OnlyFit {
        region: &'static str,
        positions: Vec<&'static str>,
    },
    /// The mover captured a stack of an owner. Rule: SKP3, SKA3
    Captured {
        region: &'static str,
        position: &'static str,
        owner: &'static str,
    },
    /// The King piece of an owner was taken off. Rule: SKK5
    KingStruck {
        region: &'static str,
        owner: &'static str,
    },
    /// The fort of an owner lost its top piece. Rule: SKF2
    FortStruck {
        region: &'static str,
        position: &'static str,
        owner: &'static str,
    },
    /// The traitor put a piece of the mover in the place of an owner's. Rule: SKT3
    Exchanged {
        region: &'static str,
        position: &'static str,
        owner: &'static str,
    },
    /// The mover controls the King position now. Rule: SKA3
    Enthroned { region: &'static str },
    /// One promotion is missing to the King position; true if it wins the game. Rule: SKA3, SKK6
    Throne { region: &'static str, wins: bool },
    /// The mover controls one chieftain now; with the other one too a piece can be promoted into the King position. Rule: SKA3
    Chieftain {
        region: &'static str,
        position: &'static str,
        other: &'static str,
    },
    /// The position that was promoted into last, above two others. Rule: SKA3
    Promoted {
        region: &'static str,
        position: &'static str,
        from: [&'static str; 2],
    },
    /// The mover controls two adjacent positions now, which can promote into the one above. Rule: SKA3
    Ladder {
        region: &'static str,
        from: [&'static str; 2],
        to: &'static str,
    },
    /// The mover has a fort on a position now. Rule: SKF1
    Fort {
        region: &'static str,
        position: &'static str,
    },
    /// The mover is dominant now. Rule: SKT1
    Dominant { region: &'static str },
    /// The mover controls a position that made a pair with another one of an owner. Rule: SKA3
    Broken {
        region: &'static str,
        position: &'static str,
        other: &'static str,
        owner: &'static str,
    },
    /// A piece of an owner has no position beside it any more that is empty or the owner's. Rule: SKA3
    Blocked {
        region: &'static str,
        position: &'static str,
        other: &'static str,
        owner: &'static str,
    },
    /// The mover alone controls most positions of a rank now, so many. Rule: SKI1
    Most {
        region: &'static str,
        rank: char,
        count: u8,
    },
    /// The mover controls positions of a rank in more than one region now. Rule: SKI2
    Spread { rank: char },
    /// An owner does not control most positions of a rank alone any more. Rule: SKI1
    Tied {
        region: &'static str,
        rank: char,
        owner: &'static str,
    },
    /// A card was discarded for 2 cumals; true if it could change nothing. Rule: SKR4
    Discarded { is_useless: bool },
    /// An amnesty freed so many captives. Rule: SKM1
    Amnesty { region: &'static str, count: u8 },
    /// Pieces were placed. Rule: SKP2
    Placed {
        region: &'static str,
        positions: Vec<&'static str>,
    },
    /// A card was played, and nothing was placed.
    Unplaced { region: &'static str },
    /// The cards of the round were chosen. Rule: SKR2
    Kept,
    /// The traitor was bought and exchanged nothing. Rule: SKT3
    Traitor { region: &'static str },
    /// The traitor was left to the next seat. Rule: SKT2
    Declined { region: &'static str },
    /// A garrison was placed; on no position if there is none. Rule: SKK2
    Garrisoned {
        region: &'static str,
        positions: Vec<&'static str>,
    },
    /// A ransom freed so many prisoners of the mover, whom a captor held. Rule: SKX2
    Ransomed { owner: &'static str, count: u8 },
    /// The next Starting Player was named. Rule: SKR5
    Starts { owner: &'static str },
    /// The third region was opened. Rule: SK2P2
    Opened { region: &'static str },
    /// One of two forts was kept. Rule: SKD3
    KeptFort {
        region: &'static str,
        position: &'static str,
    },
    /// The turn ended.
    Ended,
}

impl KingsRemark {
    /// All that can be said of a turn to a reader, the most important first, and first of its kind what is about the reader; never
    /// empty.
    pub fn all(turn: &KingsTurn, reader: Seat) -> Vec<Self> {
        let found = Found::of(turn, reader);
        let mut remarks = found.phases();
        remarks.extend(found.forced());
        remarks.extend(found.captures());
        remarks.extend(found.threats());
        remarks.extend(found.joined());
        remarks.extend(found.divided());
        remarks.extend(found.order());
        remarks.push(found.quiet());
        remarks
    }

    /// The number of its kind, from 1: phase, forced, capture, threat, joined, divided, order, quiet.
    pub const fn kind(&self) -> u8 {
        match self {
            Self::Traitors
            | Self::Crowned { .. }
            | Self::Round { .. }
            | Self::LastRound { .. }
            | Self::Dealt
            | Self::Stone { .. } => 1,
            Self::OnlyFit { .. } => 2,
            Self::Captured { .. }
            | Self::KingStruck { .. }
            | Self::FortStruck { .. }
            | Self::Exchanged { .. } => 3,
            Self::Enthroned { .. } | Self::Throne { .. } | Self::Chieftain { .. } => 4,
            Self::Promoted { .. }
            | Self::Ladder { .. }
            | Self::Fort { .. }
            | Self::Dominant { .. } => 5,
            Self::Broken { .. } | Self::Blocked { .. } => 6,
            Self::Most { .. } | Self::Spread { .. } | Self::Tied { .. } => 7,
            Self::Discarded { .. }
            | Self::Amnesty { .. }
            | Self::Placed { .. }
            | Self::Unplaced { .. }
            | Self::Kept
            | Self::Traitor { .. }
            | Self::Declined { .. }
            | Self::Garrisoned { .. }
            | Self::Ransomed { .. }
            | Self::Starts { .. }
            | Self::Opened { .. }
            | Self::KeptFort { .. }
            | Self::Ended => 8,
        }
    }

    /// Returns true for a gain on the board, which tells a turn from others: kinds 3 to 7.
    pub const fn is_gain(&self) -> bool {
        matches!(self.kind(), 3..=7)
    }
}

#[cfg(test)]
mod tests;
