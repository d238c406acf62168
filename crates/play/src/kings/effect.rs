//! Effects of a decision or a draw of Seat of Kings, as messages.

use game::Seat;
use seat_of_kings::{Effect, Players, Region, Return};
use serde::Serialize;
use utoipa::ToSchema;
use view::{IncomeView, RanksByRegion};

use super::{name, positions};

/// One effect of a decision or a draw.
#[expect(
    missing_docs,
    reason = "the sentence of each effect tells what its seats, pieces and places are"
)]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum KingsEffect {
    /// A seat paid. Rule: SKP5, SKA1, SKM1, SKT3, SKX2
    Paid { seat: &'static str, cumals: u8 },
    /// A seat took cumals for a discarded card, or as a ransom. Rule: SKR4, SKX2
    Received { seat: &'static str, cumals: u8 },
    /// The stack of an owner was captured. Rule: SKP3, SKA3
    Captured {
        at: &'static str,
        owner: &'static str,
    },
    /// A fort was made, by a seat that had none in the region. Rule: SKF1
    FortMade { at: &'static str },
    /// The fort of a seat moved: its top piece there came back to stock. Rule: SKF1
    FortMoved {
        from: &'static str,
        to: &'static str,
    },
    /// The fort of an owner lost its top piece; nothing was placed. Rule: SKF2
    FortStruck {
        at: &'static str,
        owner: &'static str,
    },
    /// The King piece of an owner was taken off; nothing was placed. Rule: SKK5
    KingStruck { owner: &'static str },
    /// Pieces came back to the stock of a seat. Rule: SKB3
    Returned {
        seat: &'static str,
        pieces: u8,
        why: ReturnView,
        /// Where they were captives.
        #[serde(skip_serializing_if = "Option::is_none")]
        at: Option<&'static str>,
    },
    /// These positions were activated. Rule: SKA2, SKA4
    Activated { at: Vec<&'static str> },
    /// A seat turned up a card: a lot, or in a tie for the traitor of a region. Rule: SKR1, SKT2
    TurnedUp {
        seat: &'static str,
        card: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        region: Option<&'static str>,
    },
    /// The owner of the traitor of a region took a card. Rule: SKT3
    TraitorCard {
        seat: &'static str,
        card: u8,
        region: &'static str,
    },
    /// A seat took income, with the reasons. Rule: SKI1, SKI2
    Income {
        seat: &'static str,
        cumals: u32,
        /// The ranks of which it alone controlled most positions, a cumal each.
        #[serde(skip_serializing_if = "RanksByRegion::is_empty")]
        most: RanksByRegion,
        /// The ranks of which it controlled positions in more than one region, a cumal each.
        #[serde(skip_serializing_if = "String::is_empty")]
        spread: String,
    },
    /// A region was cleared for a king. Rule: SKK1, SKK3
    Cleared {
        region: &'static str,
        king: &'static str,
    },
    /// A captor took pieces of an owner from a region that was cleared. Rule: SKK1
    Imprisoned {
        region: &'static str,
        captor: &'static str,
        owner: &'static str,
        pieces: u8,
    },
    /// A King piece of a seat was put on the King position of a cleared region. Rule: SKK2
    Crowned {
        seat: &'static str,
        region: &'static str,
    },
    /// A region was closed. Rule: SK2P1
    Closed { region: &'static str },
    /// King pieces of a seat came off the board, since two regions are closed. Rule: SKO1
    Uncrowned { seat: &'static str, pieces: u8 },
    /// Two seats exchanged prisoners, one for one. Rule: SKX1
    PrisonersExchanged {
        seats: [&'static str; 2],
        pieces: u8,
    },
    /// Prisoners of a captor came back to their owner for a ransom. Rule: SKX2
    Ransomed {
        captor: &'static str,
        owner: &'static str,
        pieces: u8,
    },
    /// A seat became the Starting Player. Rule: SKR1, SKR5
    Starts { seat: &'static str },
    /// A round began. Rule: SKR3
    Round { round: u32 },
    /// A seat won. Rule: SKK6, SKO1
    Won { seat: &'static str },
    /// The game was drawn. Rule: SKO2
    Drawn,
}

/// Why pieces came back: they were captives in a stack that their owner took, an exchange replaced one, or they were taken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnView {
    Released,
    Exchanged,
    Removed,
}

impl KingsEffect {
    /// The effects that the rules reported, in their order, without those that the entry itself says: the card, the cards kept, the
    /// shuffle.
    pub(crate) fn all(players: Players, reported: &[Effect]) -> Vec<Self> {
        let mut cleared = None;
        let effects = reported.iter().filter_map(|&effect| {
            if let Effect::Cleared(region, _) = effect {
                cleared = Some(region);
            }
            Self::of(players, effect, cleared)
        });
        effects.collect()
    }

    /// An effect, after this region was cleared.
    fn of(players: Players, effect: Effect, cleared: Option<Region>) -> Option<Self> {
        let name = |seat: Seat| name(players, seat);
        Some(match effect {
            Effect::Dealt | Effect::Reshuffled(_) | Effect::Kept(_) | Effect::CardUsed(..) => {
                return None;
            }
            Effect::Crowned(region, seat) => Self::Crowned {
                seat: name(seat),
                region: region.name(),
            },
            Effect::Paid(seat, cumals) => Self::Paid {
                seat: name(seat),
                cumals,
            },
            Effect::Received(seat, cumals) => Self::Received {
                seat: name(seat),
                cumals,
            },
            Effect::Captured(at, owner) => Self::Captured {
                at: at.name(),
                owner: name(owner),
            },
            Effect::FortMade(at) => Self::FortMade { at: at.name() },
            Effect::FortMoved(from, to) => Self::FortMoved {
                from: from.name(),
                to: to.name(),
            },
            Effect::FortStruck(at, owner) => Self::FortStruck {
                at: at.name(),
                owner: name(owner),
            },
            Effect::KingStruck(owner) => Self::KingStruck { owner: name(owner) },
            Effect::Returned(seat, pieces, why) => {
                let (why, at) = match why {
                    Return::Released(at) => (ReturnView::Released, Some(at.name())),
                    Return::Exchanged => (ReturnView::Exchanged, None),
                    Return::Removed => (ReturnView::Removed, None),
                };
                Self::Returned {
                    seat: name(seat),
                    pieces,
                    why,
                    at,
                }
            }
            Effect::Activated(active) => Self::Activated {
                at: positions(active),
            },
            Effect::TurnedUp(region, seat, card) => Self::TurnedUp {
                seat: name(seat),
                card: card.number(),
                region: region.map(Region::name),
            },
            Effect::TraitorCard(region, seat, card) => Self::TraitorCard {
                seat: name(seat),
                card: card.number(),
                region: region.name(),
            },
            Effect::Income(seat, _, reasons) => {
                let view = IncomeView::of(reasons.iter());
                Self::Income {
                    seat: name(seat),
                    cumals: view.cumals,
                    most: view.most,
                    spread: view.spread,
                }
            }
            Effect::Cleared(region, king) => Self::Cleared {
                region: region.name(),
                king: name(king),
            },
            Effect::Imprisoned(captor, owner, pieces) => Self::Imprisoned {
                region: cleared?.name(),
                captor: name(captor),
                owner: name(owner),
                pieces,
            },
            Effect::Closed(region) => Self::Closed {
                region: region.name(),
            },
            Effect::Uncrowned(seat, pieces) => Self::Uncrowned {
                seat: name(seat),
                pieces,
            },
            Effect::PrisonersExchanged(one, other, pieces) => Self::PrisonersExchanged {
                seats: [name(one), name(other)],
                pieces,
            },
            Effect::Ransomed(captor, owner, pieces) => Self::Ransomed {
                captor: name(captor),
                owner: name(owner),
                pieces,
            },
            Effect::Starts(seat) => Self::Starts { seat: name(seat) },
            Effect::Round(round) => Self::Round { round },
            Effect::Won(seat) => Self::Won { seat: name(seat) },
            Effect::Drawn => Self::Drawn,
        })
    }
}
