//! Every fault of a position and of a deck has a message in each language.

use seat_of_kings::{Card, Color};
use words::Language;

use super::*;

fn faults() -> Vec<Fault> {
    let (card, color) = (Card::new(7).expect("a card"), Color::Red);
    let counts = [
        Fault::RegionCount {
            expected: 2,
            found: 3,
        },
        Fault::CardCount {
            expected: 2,
            found: 3,
        },
        Fault::AboveMaxRounds(60),
        Fault::Played(3),
        Fault::CardTwice(card),
        Fault::CardMissing(card),
    ];
    let of_seat = [
        Fault::TooManyPieces,
        Fault::NotAtTheTable,
        Fault::TwoForts,
        Fault::TwoKings,
        Fault::Filled,
        Fault::WrongSeat,
        Fault::SeatMissing,
    ];
    let others = [
        Fault::ThirdTooEarly,
        Fault::ClosedOfMany,
        Fault::NotInGame,
        Fault::AtLeastOne,
        Fault::OwnPrisoners,
        Fault::EmptySeat,
        Fault::PositionTwice,
        Fault::EmptyStack,
        Fault::OwnPiecesBelow,
        Fault::KingPieceOutside,
        Fault::KingPieceInStack,
        Fault::FortOnKing,
        Fault::PiecesInClosed,
        Fault::NobodyDecides,
        Fault::NotAtThisPoint,
        Fault::Stage,
    ];
    let of_seat = of_seat.map(|fault| fault(color));
    [&counts[..], &of_seat, &others].concat()
}

fn deck_faults() -> [DeckFault; 22] {
    let word = || String::from("W+9");
    [
        DeckFault::Encoding(7),
        DeckFault::Syntax {
            line: 2,
            column: 3,
            what: String::new(),
        },
        DeckFault::Joined,
        DeckFault::Missing,
        DeckFault::UnknownKey,
        DeckFault::NotText,
        DeckFault::Name(64),
        DeckFault::Edition,
        DeckFault::Count(3),
        DeckFault::NotTable,
        DeckFault::Number,
        DeckFault::NumberTwice,
        DeckFault::Cost,
        DeckFault::StoneCost,
        DeckFault::StoneArray,
        DeckFault::NotBoolean,
        DeckFault::NotList,
        DeckFault::PlaceCount(3),
        DeckFault::Spot(word()),
        DeckFault::PlaceRank(word()),
        DeckFault::SpotTwice(word()),
        DeckFault::NoFit,
    ]
}

#[test]
fn english_sentences_are_those_of_the_errors() {
    let words = Words::of(Language::English);
    for fault in faults() {
        assert_eq!(of_position(fault).say(&words), fault.to_string());
    }
    for fault in deck_faults() {
        // The parser of TOML says more, in English only.
        let want = fault.to_string();
        assert_eq!(of_deck(&fault).say(&words), want.trim_end_matches(": "));
    }
}

#[test]
fn every_fault_is_told_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        let positions = faults().into_iter().map(of_position);
        for message in positions.chain(deck_faults().iter().map(of_deck)) {
            assert!(words.has(message.name()), "{}", message.name());
            assert!(!message.say(&words).contains(['{', '}']));
        }
    }
}

#[test]
fn a_fault_of_a_deck_has_its_place() {
    let fault = |card, number, key: &str, line| CardFault {
        card,
        number,
        key: key.into(),
        line,
        fault: DeckFault::NotText,
    };
    let english = Words::of(Language::English);
    for fault in [
        fault(None, None, "", None),
        fault(None, None, "name", Some(1)),
        fault(Some(2), None, "name", Some(9)),
        fault(Some(2), Some(30), "", Some(9)),
    ] {
        assert_eq!(in_deck(&fault, &english), fault.to_string());
    }
    let german = in_deck(
        &fault(Some(2), Some(30), "name", Some(9)),
        &Words::of(Language::German),
    );
    assert_eq!(german, "Karte 2 (Nummer 30): name: kein Text (Zeile 9)");
}
