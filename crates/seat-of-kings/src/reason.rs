//! Reasons why a decision is not legal, each with its code and its clause.

use crate::Positions;

/// A reason and what it rests on. Rule: SKO6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// Which reason.
    pub why: Why,
    /// The positions that it rests on; may be empty.
    pub positions: Positions,
}

/// A way in which a decision can be illegal. Its sentence in `locales/` is named `why-` and [`Why::code`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(
    missing_docs,
    reason = "the sentence of each says what it is, and `Why::clause` names its clause"
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

/// Each reason with its code and its clause, in the order of [`Why`].
const REASONS: [(Why, &str, &str); Why::RegionMustBeOpened as usize + 1] = [
    (Why::AnotherSeat, "another-seat", "SKR3"),
    (Why::GameWon, "game-won", "SKK6"),
    (
        Why::GameWonByThirdRegion,
        "game-won-by-third-region",
        "SKO1",
    ),
    (Why::GameDrawn, "game-drawn", "SKO2"),
    (Why::LotsFirst, "lots-first", "SKR1"),
    (Why::DealFirst, "deal-first", "SKR2"),
    (Why::ReshuffleFirst, "reshuffle-first", "SKC4"),
    (Why::NotInHand, "not-in-hand", "SKR3"),
    (Why::NotAmongSix, "not-among-six", "SKR2"),
    (Why::KeepOutOfOrder, "keep-out-of-order", "SKR2"),
    (Why::NoArray, "no-array", "SKC1"),
    (Why::NotAStone, "not-a-stone", "SKC1"),
    (Why::RegionNotInGame, "region-not-in-game", "SKB6"),
    (Why::RegionClosed, "region-closed", "SK2P1"),
    (Why::AmnestyTooDear, "amnesty-too-dear", "SKM1"),
    (Why::NoFit, "no-fit", "SKC2"),
    (Why::FitLessEmpty, "fit-less-empty", "SKP1"),
    (Why::TooFewPieces, "too-few-pieces", "SKD5"),
    (Why::NoSuchPiece, "no-such-piece", "SKD1"),
    (Why::KingPositionSwap, "king-position-swap", "SKD1"),
    (Why::PiecesOutOfOrder, "pieces-out-of-order", "SKD1"),
    (Why::NoStockToPlace, "no-stock-to-place", "SKP6"),
    (Why::FeeTooDear, "fee-too-dear", "SKP5"),
    (Why::OwnFort, "own-fort", "SKF1"),
    (
        Why::NotAPlacementPosition,
        "not-a-placement-position",
        "SKP2",
    ),
    (Why::PlacedAlready, "placed-already", "SKP2"),
    (Why::ClosedThisTurn, "closed-this-turn", "SK2P3"),
    (Why::ActivationTooDear, "activation-too-dear", "SKA1"),
    (Why::StoneTooDear, "stone-too-dear", "SKD4"),
    (Why::TraitorTooDear, "traitor-too-dear", "SKT4"),
    (Why::NothingToActivate, "nothing-to-activate", "SKA2"),
    (Why::NothingSwappedOnTop, "nothing-swapped-on-top", "SKD4"),
    (Why::ExchangedPieceGone, "exchanged-piece-gone", "SKT4"),
    (Why::ActivatedAlready, "activated-already", "SKA1"),
    (Why::NoStockToPromote, "no-stock-to-promote", "SKP6"),
    (Why::FortAbove, "fort-above", "SKF1"),
    (Why::NoActivePair, "no-active-pair", "SKA3"),
    (Why::PromotedAlready, "promoted-already", "SKA5"),
    (Why::OwnKing, "own-king", "SKA5"),
    (Why::NotOneOfTheForts, "not-one-of-the-forts", "SKD3"),
    (Why::NotExchangeable, "not-exchangeable", "SKT3"),
    (Why::NotAnOpponent, "not-an-opponent", "SKT3"),
    (Why::KingPositionExchange, "king-position-exchange", "SKT3"),
    (Why::GarrisonOnKing, "garrison-on-king", "SKK2"),
    (Why::GarrisonOccupied, "garrison-occupied", "SKK2"),
    (Why::RansomTooMany, "ransom-too-many", "SKX2"),
    (Why::RansomTooDear, "ransom-too-dear", "SKX2"),
    (Why::StartsAlready, "starts-already", "SKR5"),
    (Why::NotAtTheTable, "not-at-the-table", "SKR5"),
    (Why::RegionUsed, "region-used", "SK2P2"),
    (Why::KeepNotAsked, "keep-not-asked", "SKR2"),
    (Why::ActionNotAsked, "action-not-asked", "SKR3"),
    (Why::PlaceNotAsked, "place-not-asked", "SKP2"),
    (Why::ActivateNotAsked, "activate-not-asked", "SKA1"),
    (Why::PromoteNotAsked, "promote-not-asked", "SKA3"),
    (Why::KeepFortNotAsked, "keep-fort-not-asked", "SKD3"),
    (Why::TraitorNotAsked, "traitor-not-asked", "SKT2"),
    (Why::ExchangeNotAsked, "exchange-not-asked", "SKT3"),
    (Why::GarrisonNotAsked, "garrison-not-asked", "SKK2"),
    (Why::RansomNotAsked, "ransom-not-asked", "SKX2"),
    (Why::StartNotAsked, "start-not-asked", "SKR5"),
    (Why::RegionNotAsked, "region-not-asked", "SK2P2"),
    (Why::ActionMustBeChosen, "action-must-be-chosen", "SKR3"),
    (Why::KeepMustBeChosen, "keep-must-be-chosen", "SKR2"),
    (Why::TraitorMustBeDecided, "traitor-must-be-decided", "SKT2"),
    (Why::FortMustBeChosen, "fort-must-be-chosen", "SKD3"),
    (Why::RansomMustBeAnswered, "ransom-must-be-answered", "SKX2"),
    (Why::StartMustBeNamed, "start-must-be-named", "SKR5"),
    (Why::RegionMustBeOpened, "region-must-be-opened", "SK2P2"),
];

impl Why {
    /// Every reason.
    pub fn all() -> impl Iterator<Item = Self> {
        REASONS.into_iter().map(|(why, ..)| why)
    }

    /// A stable name in kebab case, such as `fit-less-empty`, for messages and the wire.
    pub const fn code(self) -> &'static str {
        REASONS[self as usize].1
    }

    /// The clause that forbids it.
    pub const fn clause(self) -> &'static str {
        REASONS[self as usize].2
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
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn sko6_every_reason_has_its_own_code_and_clause_in_the_table() {
        let mut codes = HashSet::new();
        for (place, (why, code, clause)) in REASONS.into_iter().enumerate() {
            assert_eq!(why as usize, place, "{why:?}");
            assert_eq!((why.code(), why.clause()), (code, clause));
            assert!(codes.insert(code), "{code}");
            let is_kebab = code
                .split('-')
                .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()));
            assert!(is_kebab, "{code}");
            assert_eq!(format!("{why:?}").to_lowercase(), code.replace('-', ""));
        }
    }
}
