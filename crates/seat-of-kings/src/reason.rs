//! Reasons why a decision is not legal, each with its code and its clause.

use crate::Positions;

/// A reason and what it rests on. Rule: SKO6
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reason {
    /// The reason.
    pub why: Violation,
    /// The positions that it rests on; may be empty.
    pub positions: Positions,
}

game::define_reasons! {
    /// A way in which a decision can be illegal, with its code and its clause. Its sentence in `locales/` is named
    /// `why-` and the code.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    #[expect(
        missing_docs,
        reason = "the sentence of each says what it is, and `Violation::clause` names its clause"
    )]
    pub enum Violation {
        AnotherSeat = "another-seat", "SKR3";
        GameWon = "game-won", "SKK6";
        GameWonByThirdRegion = "game-won-by-third-region", "SKO1";
        GameDrawn = "game-drawn", "SKO2";
        LotsFirst = "lots-first", "SKR1";
        DealFirst = "deal-first", "SKR2";
        ReshuffleFirst = "reshuffle-first", "SKC4";
        NotInHand = "not-in-hand", "SKR3";
        NotAmongSix = "not-among-six", "SKR2";
        KeepOutOfOrder = "keep-out-of-order", "SKR2";
        NoArray = "no-array", "SKC1";
        NotAStone = "not-a-stone", "SKC1";
        RegionNotInGame = "region-not-in-game", "SKB6";
        RegionClosed = "region-closed", "SK2P1";
        AmnestyTooDear = "amnesty-too-dear", "SKM1";
        NoFit = "no-fit", "SKC2";
        FitLessEmpty = "fit-less-empty", "SKP1";
        TooFewPieces = "too-few-pieces", "SKD5";
        NoSuchPiece = "no-such-piece", "SKD1";
        KingPositionSwap = "king-position-swap", "SKD1";
        PiecesOutOfOrder = "pieces-out-of-order", "SKD1";
        NoStockToPlace = "no-stock-to-place", "SKP6";
        FeeTooDear = "fee-too-dear", "SKP5";
        OwnFort = "own-fort", "SKF1";
        NotAPlacementPosition = "not-a-placement-position", "SKP2";
        PlacedAlready = "placed-already", "SKP2";
        ClosedThisTurn = "closed-this-turn", "SK2P3";
        ActivationTooDear = "activation-too-dear", "SKA1";
        StoneTooDear = "stone-too-dear", "SKD4";
        TraitorTooDear = "traitor-too-dear", "SKT4";
        NothingToActivate = "nothing-to-activate", "SKA2";
        NothingSwappedOnTop = "nothing-swapped-on-top", "SKD4";
        ExchangedPieceGone = "exchanged-piece-gone", "SKT4";
        ActivatedAlready = "activated-already", "SKA1";
        NoStockToPromote = "no-stock-to-promote", "SKP6";
        FortAbove = "fort-above", "SKF1";
        NoActivePair = "no-active-pair", "SKA3";
        PromotedAlready = "promoted-already", "SKA5";
        OwnKing = "own-king", "SKA5";
        NotOneOfTheForts = "not-one-of-the-forts", "SKD3";
        NotExchangeable = "not-exchangeable", "SKT3";
        NotAnOpponent = "not-an-opponent", "SKT3";
        KingPositionExchange = "king-position-exchange", "SKT3";
        GarrisonOnKing = "garrison-on-king", "SKK2";
        GarrisonOccupied = "garrison-occupied", "SKK2";
        RansomTooMany = "ransom-too-many", "SKX2";
        RansomTooDear = "ransom-too-dear", "SKX2";
        StartsAlready = "starts-already", "SKR5";
        NotAtTheTable = "not-at-the-table", "SKR5";
        RegionUsed = "region-used", "SK2P2";
        KeepNotAsked = "keep-not-asked", "SKR2";
        ActionNotAsked = "action-not-asked", "SKR3";
        PlaceNotAsked = "place-not-asked", "SKP2";
        ActivateNotAsked = "activate-not-asked", "SKA1";
        PromoteNotAsked = "promote-not-asked", "SKA3";
        KeepFortNotAsked = "keep-fort-not-asked", "SKD3";
        TraitorNotAsked = "traitor-not-asked", "SKT2";
        ExchangeNotAsked = "exchange-not-asked", "SKT3";
        GarrisonNotAsked = "garrison-not-asked", "SKK2";
        RansomNotAsked = "ransom-not-asked", "SKX2";
        StartNotAsked = "start-not-asked", "SKR5";
        RegionNotAsked = "region-not-asked", "SK2P2";
        ActionMustBeChosen = "action-must-be-chosen", "SKR3";
        KeepMustBeChosen = "keep-must-be-chosen", "SKR2";
        TraitorMustBeDecided = "traitor-must-be-decided", "SKT2";
        FortMustBeChosen = "fort-must-be-chosen", "SKD3";
        RansomMustBeAnswered = "ransom-must-be-answered", "SKX2";
        StartMustBeNamed = "start-must-be-named", "SKR5";
        RegionMustBeOpened = "region-must-be-opened", "SK2P2";
    }
}

impl Violation {
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
    fn sko6_every_reason_has_its_own_code() {
        let mut codes = HashSet::new();
        for (place, why) in Violation::all().enumerate() {
            let code = why.code();
            assert_eq!(why as usize, place, "{why:?}");
            assert!(codes.insert(code), "{code}");
            let is_kebab = code
                .split('-')
                .all(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase()));
            assert!(is_kebab, "{code}");
            assert_eq!(format!("{why:?}").to_lowercase(), code.replace('-', ""));
        }
    }
}
