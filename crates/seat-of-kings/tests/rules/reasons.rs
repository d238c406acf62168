//! Clause SKO6: the one reason for every way in which a decision can be illegal, with the positions that it rests on.
//!
//! The twin knows clauses only: it is asked whether the clause of the reason forbids the decision.

use std::collections::HashSet;

use game::Explain;
use seat_of_kings::{Decision, State, Step, Violation};

use crate::kit::table;
use crate::setups::{OFFER, SECOND_KING, at, moment};

/// Red's last turn of a round is about to end with a traitor that only Blue can pay for.
const TRAITOR: &str = "| round 3 played 5 | hand red=17 | cumals blue=1 red=0";
/// White's last turn of a round is about to end.
const LAST: &str = "blue red white | played 8 round 3 | hand white=17";
/// Ulster is cleared, Red may garrison.
const CLEARED: &str = "| ulster K=red ; play 17 connacht F1 ; end";
/// Blue has two forts.
const FORTS: &str =
    "blue red | hand blue=7 | ulster F1=blue,blue F3=blue,red F4=blue ; stone 7 ulster F3.1 F4.0";
/// Blue's stone puts Blue on F1 and Red on F2.
const STONE: &str = "blue red | hand blue=7 | ulster F1=red F2=blue H1=red";

/// Reasons, the positions that they rest on, the decision, and how it comes to it.
#[rustfmt::skip] // One case below the other.
fn cases() -> Vec<(Violation, &'static str, &'static str, String)> {
    let won = "; stone 7 ulster C1.0 C2.0 ; activate ; promote K";
    let traitor = |deck: &str, board: &str| {
        format!("blue red {TRAITOR} | deck {deck} | ulster {board} ; play 17 connacht F1 ; end")
    };
    let exchange = |deck: &str, board: &str| traitor(deck, board) + " ; traitor";
    let last = |more: &str| format!("{LAST} | {more} ; play 17 ulster F1 ; end");
    let played = |number: u8, fit: &str, board: &str| {
        format!("blue red | hand blue={number} | ulster {board} ; play {number} ulster {fit}")
    };
    vec![
        (Violation::GameWon, "", "end", format!("blue red | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue {won}")),
        (Violation::GameWon, "", "end", format!("blue red | edition it | hand blue=7 | cumals blue=3 | connacht K=BLUE | ulster C1=blue C2=blue {won}")),
        (Violation::GameWon, "", "end", format!("blue red | regions connacht ulster leinster | closed connacht leinster | hand blue=7 | cumals blue=3
            | connacht K=BLUE | leinster K=RED | ulster C1=blue C2=blue {won}")),
        (Violation::GameWon, "", "end", format!("blue red | edition it | regions connacht ulster leinster | closed connacht ulster | hand blue=7
            | cumals blue=3 | connacht K=BLUE | leinster C1=blue C2=blue {}", won.replace("ulster", "leinster"))),
        (Violation::GameWonByThirdRegion, "", "end", "blue red | edition it | regions connacht ulster leinster | closed connacht ulster
            | hand blue=17 | leinster F1= rest=blue ; play 17 leinster F1 ; place F1".into()),
        (Violation::GameDrawn, "", "end", "blue red | max_rounds 3 round 3 played 5 | hand red=17 ; play 17 ulster F1 ; end".into()),
        (Violation::LotsFirst, "", "end", "new blue red".into()),
        (Violation::DealFirst, "", "end", "new blue red ; lots 2 1".into()),
        (Violation::ReshuffleFirst, "", "end", exchange(" | discard rest", "F1=red F2=red F3=blue")),
        (Violation::NotInHand, "", "discard 2", "blue red | hand blue=1 red=2".into()),
        (Violation::NotAmongSix, "", "keep 1 2 7", "new blue red ; lots 2 1 ; shuffle ...".into()),
        (Violation::KeepOutOfOrder, "", "keep 3 2 1", "new blue red ; lots 2 1 ; shuffle ...".into()),
        (Violation::KeepOutOfOrder, "", "keep 1 1 2", "new blue red ; lots 2 1 ; shuffle ...".into()),
        (Violation::NoArray, "", "play 7 ulster F1", "blue red | hand blue=7".into()),
        (Violation::NotAStone, "", "stone 17 ulster F1.0 F2.0", "blue red | hand blue=17 | ulster F1=red F2=blue".into()),
        (Violation::RegionNotInGame, "", "amnesty munster 17", "blue red | hand blue=17 | cumals blue=4".into()),
        (Violation::RegionClosed, "", "amnesty connacht 17", "blue red | closed connacht | hand blue=17 | cumals blue=4".into()),
        (Violation::AmnestyTooDear, "", "amnesty ulster 17", "blue red | hand blue=17 | cumals blue=3".into()),
        (Violation::NoFit, "H1", "play 17 ulster H1", "blue red | hand blue=17".into()),
        (Violation::NoFit, "F1", "play 17 ulster F1+F1", "blue red | hand blue=17".into()),
        (Violation::NoFit, "F2 H1", "play 18 ulster F2+H1", "blue red | hand blue=18".into()),
        (Violation::FitLessEmpty, "F2 F3 F4 F5", "play 17 ulster F1", "blue red | hand blue=17 | ulster F1=red".into()),
        (Violation::FitLessEmpty, "F3 F4 F5", "play 31 ulster F1+F2", "blue red | hand blue=31 | ulster F2=red".into()),
        (Violation::TooFewPieces, "", "stone 7 ulster F1.0 K.0", "blue red | hand blue=7 | ulster F1=red K=BLUE".into()),
        (Violation::NoSuchPiece, "F3", "stone 7 ulster F1.0 F3.0", STONE.into()),
        (Violation::NoSuchPiece, "F2", "stone 7 ulster F2.1 F3.0", STONE.into()),
        (Violation::KingPositionSwap, "K", "stone 7 ulster F1.0 K.0", "blue red | hand blue=7 | ulster F1=red F2=blue K=RED".into()),
        (Violation::PiecesOutOfOrder, "F1 H1", "stone 7 ulster H1.0 F1.0", STONE.into()),
        (Violation::NoStockToPlace, "F1", "place F1", "blue red | hand blue=17 | prisoners red:blue=20 ; play 17 ulster F1".into()),
        (Violation::FeeTooDear, "F1", "place F1", "blue red | hand blue=17 | cumals blue=1 ; play 17 ulster F1".into()),
        (Violation::OwnFort, "F1", "place F1", played(17, "F1", "F1=blue,blue F2=red F3=red F4=red F5=red")),
        (Violation::NotAPlacementPosition, "F2", "place F2", played(17, "F1", "K=RED")),
        (Violation::PlacedAlready, "F1", "place F1", played(17, "F1", "K=RED") + " ; place F1"),
        (Violation::ClosedThisTurn, "", "place F2", played(31, "F1+F2", "F1= rest=blue") + " ; place F1"),
        (Violation::ClosedThisTurn, "", "activate", played(31, "F1+F2", "F1= rest=blue") + " ; place F1"),
        (Violation::ActivationTooDear, "", "activate", "blue red | hand blue=13 | cumals blue=0 | ulster K=RED ; play 13 ulster H1 ; place H1".into()),
        (Violation::StoneTooDear, "", "activate", format!("{STONE} | cumals blue=2 ; stone 7 ulster F1.0 F2.0")),
        (Violation::TraitorTooDear, "", "activate", exchange("31", "F1=red F2=red F3=blue") + " ; exchange F1"),
        (Violation::NothingToActivate, "F1 F2", "activate", played(31, "F1+F2", "F3=blue F4=blue")),
        (Violation::NothingSwappedOnTop, "", "activate", format!("{STONE} | cumals blue=3 ; stone 7 ulster F1.0 H1.0")),
        (Violation::ActivatedAlready, "", "activate", played(17, "F1", "K=RED") + " ; place F1 ; activate"),
        (Violation::NoStockToPromote, "H1", "promote H1", "blue red | hand blue=17 | prisoners red:blue=18 | ulster F2=blue
            ; play 17 ulster F1 ; place F1 ; activate".into()),
        (Violation::FortAbove, "H1", "promote H1", played(17, "F1", "F1=blue F2=blue F3=red F4=red F5=red H1=blue,blue") + " ; activate"),
        (Violation::NoActivePair, "H3", "promote H3", played(17, "F1", "F2=red F3=blue F4=blue F5=red") + " ; place F1 ; activate"),
        (Violation::PromotedAlready, "H1", "promote H1", played(17, "F1", "F2=blue") + " ; place F1 ; activate ; promote H1"),
        (Violation::OwnKing, "K", "promote K", "blue red | hand blue=7 | cumals blue=3 | ulster C1=blue C2=blue K=BLUE ; stone 7 ulster C1.0 C2.0 ; activate".into()),
        (Violation::NotOneOfTheForts, "F4", "keep-fort F4", FORTS.into()),
        (Violation::NotExchangeable, "H1", "exchange H1", exchange("27", "F1=red F2=blue H1=red")),
        (Violation::NotAnOpponent, "F3", "exchange F3", exchange("27", "F1=red F2=red F3=blue")),
        (Violation::NotAnOpponent, "F4", "exchange F4", exchange("27", "F1=red F2=red F3=blue")),
        (Violation::KingPositionExchange, "K", "exchange K", exchange("7", "F1=red F2=blue K=red")),
        (Violation::GarrisonOnKing, "K", "garrison K", format!("{LAST} {CLEARED}")),
        (Violation::GarrisonOccupied, "C1", "garrison C1", format!("{LAST} {CLEARED} ; garrison C1")),
        (Violation::RansomTooMany, "", "ransom 2", last("cumals red=9 | prisoners blue:red=1")),
        (Violation::RansomTooDear, "", "ransom 1", last("cumals red=0 | prisoners blue:red=2")),
        (Violation::StartsAlready, "", "start blue", last("")),
        (Violation::NotAtTheTable, "", "start yellow", last("")),
        (Violation::RegionUsed, "", "region connacht", SECOND_KING.into()),
        (Violation::KeepNotAsked, "", "keep 1 2 3", "blue red | hand blue=1,2,3".into()),
        (Violation::KeepNotAsked, "", "keep 34 35 36", "blue red | hand blue=1,2,3".into()),
        (Violation::ActionNotAsked, "", "discard 1", "blue red | hand blue=17,1 ; play 17 ulster F1".into()),
        (Violation::ActionNotAsked, "", "play 1 ulster F1+F3", "blue red | hand blue=17,1 ; play 17 ulster F1".into()),
        (Violation::PlaceNotAsked, "", "place F1", "blue red".into()),
        (Violation::PlaceNotAsked, "", "place F2", "blue red white | hand blue=31 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1".into()),
        (Violation::ActivateNotAsked, "", "activate", "blue red".into()),
        (Violation::ActivateNotAsked, "", "activate", FORTS.into()),
        (Violation::ActivateNotAsked, "", "activate", "blue red white | hand blue=31 | ulster F1= rest=blue ; play 31 ulster F1+F2 ; place F1".into()),
        (Violation::PromoteNotAsked, "", "promote H1", "blue red | ulster F1=blue F2=blue".into()),
        (Violation::KeepFortNotAsked, "", "keep-fort F1", "blue red | ulster F1=blue,blue".into()),
        (Violation::TraitorNotAsked, "", "traitor", "blue red".into()),
        (Violation::TraitorNotAsked, "", "decline", exchange("27", "F1=red F2=red F3=blue")),
        (Violation::ExchangeNotAsked, "", "exchange F1", traitor("27", "F1=red F2=red F3=blue")),
        (Violation::GarrisonNotAsked, "", "garrison F1", "blue red | ulster K=BLUE".into()),
        (Violation::RansomNotAsked, "", "ransom 0", "blue red".into()),
        (Violation::StartNotAsked, "", "start red", "blue red".into()),
        (Violation::RegionNotAsked, "", "region leinster", "blue red".into()),
        (Violation::ActionMustBeChosen, "", "end", "blue red".into()),
        (Violation::KeepMustBeChosen, "", "end", "new blue red ; lots 2 1 ; shuffle ...".into()),
        (Violation::TraitorMustBeDecided, "", "end", traitor("27", "F1=red F2=red F3=blue")),
        (Violation::FortMustBeChosen, "", "end", FORTS.into()),
        (Violation::RansomMustBeAnswered, "", "end", last("prisoners blue:red=2")),
        (Violation::StartMustBeNamed, "", "end", last("")),
        (Violation::RegionMustBeOpened, "", "end", SECOND_KING.into()),
    ]
}

#[test]
fn sko6_every_reason_with_its_positions() {
    let mut found = HashSet::new();
    for (why, positions, decision, setup) in cases() {
        let t = table(&setup);
        t.forbids(decision, why.clause());
        let reason = t.state().explain(decision.parse().expect("a decision"));
        let reason = reason.expect("a reason");
        assert_eq!(
            (reason.why, reason.positions),
            (why, at(positions)),
            "{decision} after {setup}"
        );
        found.insert(why);
    }
    // Only the view of another seat gives the first, and no play leads to the second.
    found.extend([Violation::AnotherSeat, Violation::ExchangedPieceGone]);
    let missing: Vec<Violation> = Violation::all()
        .filter(|why| !found.contains(why))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(found.len(), Violation::all().count());
}

#[test]
fn skt4_a_piece_exchanged_in_a_region_cleared_since_is_not_activated() {
    let mut setup = moment(&format!("{OFFER} ; traitor ; exchange F1")).0;
    let Step::Activate { active, .. } = &mut setup.step else {
        panic!("{:?}", setup.step);
    };
    *active = at("");
    let state = State::try_from(setup).expect("a region without activation");
    let reason = state.explain(Decision::Activate).expect("a reason");
    assert_eq!(
        (reason.why, reason.positions),
        (Violation::ExchangedPieceGone, at(""))
    );
}
