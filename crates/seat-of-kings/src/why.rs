//! The ways in which a decision can be illegal, each with its clause.

use crate::Positions;

/// A reason and what it rests on. Rule: SKO6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// Which reason.
    pub why: Why,
    /// The positions that it rests on; may be empty.
    pub positions: Positions,
}

/// A way in which a decision can be illegal. The name of its sentence in `locales/` is `why-` and its own name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "each is told by its sentence, and by the clause beside it in `Why::clause`"
)]
pub enum Why {
    AnotherSeat,
    GameWon,
    GameWonByThirdRegion,
    GameDrawn,
    LotsFirst,
    DealFirst,
    ReshuffleFirst,
    NotInHand,
    NotAmongSix,
    KeepOutOfOrder,
    NoArray,
    NotAStone,
    RegionNotInGame,
    RegionClosed,
    AmnestyTooDear,
    NoFit,
    FitLessEmpty,
    TooFewPieces,
    NoSuchPiece,
    KingPositionSwap,
    PiecesOutOfOrder,
    NoStockToPlace,
    FeeTooDear,
    OwnFort,
    NotAPlacementPosition,
    PlacedAlready,
    ClosedThisTurn,
    ActivationTooDear,
    StoneTooDear,
    TraitorTooDear,
    NothingToActivate,
    NothingSwappedOnTop,
    ExchangedPieceGone,
    ActivatedAlready,
    NoStockToPromote,
    FortAbove,
    NoActivePair,
    PromotedAlready,
    OwnKing,
    NotOneOfTheForts,
    NotExchangeable,
    NotAnOpponent,
    KingPositionExchange,
    GarrisonOnKing,
    GarrisonOccupied,
    RansomTooMany,
    RansomTooDear,
    StartsAlready,
    NotAtTheTable,
    RegionUsed,
    KeepNotAsked,
    ActionNotAsked,
    PlaceNotAsked,
    ActivateNotAsked,
    PromoteNotAsked,
    KeepFortNotAsked,
    TraitorNotAsked,
    ExchangeNotAsked,
    GarrisonNotAsked,
    RansomNotAsked,
    StartNotAsked,
    RegionNotAsked,
    ActionMustBeChosen,
    KeepMustBeChosen,
    TraitorMustBeDecided,
    FortMustBeChosen,
    RansomMustBeAnswered,
    StartMustBeNamed,
    RegionMustBeOpened,
}

/// Each reason with its clause, in the order of [`Why`].
const CLAUSES: [(Why, &str); Why::RegionMustBeOpened as usize + 1] = [
    (Why::AnotherSeat, "SKR3"),
    (Why::GameWon, "SKK6"),
    (Why::GameWonByThirdRegion, "SKO1"),
    (Why::GameDrawn, "SKO2"),
    (Why::LotsFirst, "SKR1"),
    (Why::DealFirst, "SKR2"),
    (Why::ReshuffleFirst, "SKC4"),
    (Why::NotInHand, "SKR3"),
    (Why::NotAmongSix, "SKR2"),
    (Why::KeepOutOfOrder, "SKR2"),
    (Why::NoArray, "SKC1"),
    (Why::NotAStone, "SKC1"),
    (Why::RegionNotInGame, "SKB6"),
    (Why::RegionClosed, "SK2P1"),
    (Why::AmnestyTooDear, "SKM1"),
    (Why::NoFit, "SKC2"),
    (Why::FitLessEmpty, "SKP1"),
    (Why::TooFewPieces, "SKD5"),
    (Why::NoSuchPiece, "SKD1"),
    (Why::KingPositionSwap, "SKD1"),
    (Why::PiecesOutOfOrder, "SKD1"),
    (Why::NoStockToPlace, "SKP6"),
    (Why::FeeTooDear, "SKP5"),
    (Why::OwnFort, "SKF1"),
    (Why::NotAPlacementPosition, "SKP2"),
    (Why::PlacedAlready, "SKP2"),
    (Why::ClosedThisTurn, "SK2P3"),
    (Why::ActivationTooDear, "SKA1"),
    (Why::StoneTooDear, "SKD4"),
    (Why::TraitorTooDear, "SKT4"),
    (Why::NothingToActivate, "SKA2"),
    (Why::NothingSwappedOnTop, "SKD4"),
    (Why::ExchangedPieceGone, "SKT4"),
    (Why::ActivatedAlready, "SKA1"),
    (Why::NoStockToPromote, "SKP6"),
    (Why::FortAbove, "SKF1"),
    (Why::NoActivePair, "SKA3"),
    (Why::PromotedAlready, "SKA5"),
    (Why::OwnKing, "SKA5"),
    (Why::NotOneOfTheForts, "SKD3"),
    (Why::NotExchangeable, "SKT3"),
    (Why::NotAnOpponent, "SKT3"),
    (Why::KingPositionExchange, "SKT3"),
    (Why::GarrisonOnKing, "SKK2"),
    (Why::GarrisonOccupied, "SKK2"),
    (Why::RansomTooMany, "SKX2"),
    (Why::RansomTooDear, "SKX2"),
    (Why::StartsAlready, "SKR5"),
    (Why::NotAtTheTable, "SKR5"),
    (Why::RegionUsed, "SK2P2"),
    (Why::KeepNotAsked, "SKR2"),
    (Why::ActionNotAsked, "SKR3"),
    (Why::PlaceNotAsked, "SKP2"),
    (Why::ActivateNotAsked, "SKA1"),
    (Why::PromoteNotAsked, "SKA3"),
    (Why::KeepFortNotAsked, "SKD3"),
    (Why::TraitorNotAsked, "SKT2"),
    (Why::ExchangeNotAsked, "SKT3"),
    (Why::GarrisonNotAsked, "SKK2"),
    (Why::RansomNotAsked, "SKX2"),
    (Why::StartNotAsked, "SKR5"),
    (Why::RegionNotAsked, "SK2P2"),
    (Why::ActionMustBeChosen, "SKR3"),
    (Why::KeepMustBeChosen, "SKR2"),
    (Why::TraitorMustBeDecided, "SKT2"),
    (Why::FortMustBeChosen, "SKD3"),
    (Why::RansomMustBeAnswered, "SKX2"),
    (Why::StartMustBeNamed, "SKR5"),
    (Why::RegionMustBeOpened, "SK2P2"),
];

impl Why {
    /// Every reason.
    pub fn all() -> impl Iterator<Item = Self> {
        CLAUSES.into_iter().map(|(why, _)| why)
    }

    /// The clause that forbids it.
    pub const fn clause(self) -> &'static str {
        CLAUSES[self as usize].1
    }

    pub(crate) const fn alone(self) -> Reason {
        Reason {
            why: self,
            positions: Positions::NONE,
        }
    }

    pub(crate) fn at(self, positions: impl Into<Positions>) -> Reason {
        Reason {
            why: self,
            positions: positions.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sko6_every_reason_has_its_own_clause_in_the_table() {
        for (place, (why, clause)) in CLAUSES.into_iter().enumerate() {
            assert_eq!(why as usize, place, "{why:?}");
            assert_eq!(why.clause(), clause);
        }
    }
}
