//! Faults of positions and decks of Seat of Kings, each as the name of its message in `locales/` and the values in it.

use seat_of_kings::{CardFault, DeckFault, Fault};
use words::Words;

use crate::file_faults::{FaultMessage, number, text};

/// The fault of a position.
pub fn of_position(fault: Fault) -> FaultMessage {
    let plain = |name| FaultMessage::new(name, []);
    let seat = |name, color| FaultMessage::new(name, [("seat", text(color))]);
    let counts = |name, expected: usize, found: usize| {
        FaultMessage::new(
            name,
            [("expected", number(expected)), ("found", number(found))],
        )
    };
    match fault {
        Fault::RegionCount { expected, found } => counts("kings-region-count", expected, found),
        Fault::ThirdTooEarly => plain("kings-third-too-early"),
        Fault::ClosedOfMany => plain("kings-closed-of-many"),
        Fault::NotInGame => plain("kings-not-in-game"),
        Fault::AtLeastOne => plain("kings-at-least-one"),
        Fault::AboveMaxRounds(most) => {
            FaultMessage::new("kings-above-max-rounds", [("most", number(most))])
        }
        Fault::Played(most) => FaultMessage::new("kings-played", [("most", number(most))]),
        Fault::CardTwice(card) => FaultMessage::new("kings-card-twice", [("card", text(card))]),
        Fault::CardMissing(card) => FaultMessage::new("kings-card-missing", [("card", text(card))]),
        Fault::CardCount { expected, found } => counts("kings-card-count", expected, found),
        Fault::TooManyPieces(color) => seat("kings-too-many-pieces", color),
        Fault::NotAtTheTable(color) => seat("kings-not-at-the-table", color),
        Fault::OwnPrisoners => plain("kings-own-prisoners"),
        Fault::EmptySeat => plain("kings-empty-seat"),
        Fault::PositionTwice => plain("kings-position-twice"),
        Fault::EmptyStack => plain("kings-empty-stack"),
        Fault::OwnPiecesBelow => plain("kings-own-pieces-below"),
        Fault::KingPieceOutside => plain("kings-king-piece-outside"),
        Fault::KingPieceInStack => plain("kings-king-piece-in-stack"),
        Fault::FortOnKing => plain("kings-fort-on-king"),
        Fault::TwoForts(color) => seat("kings-two-forts", color),
        Fault::TwoKings(color) => seat("kings-two-kings", color),
        Fault::Filled(color) => seat("kings-filled", color),
        Fault::PiecesInClosed => plain("kings-pieces-in-closed"),
        Fault::WrongSeat(color) => seat("kings-wrong-seat", color),
        Fault::NobodyDecides => plain("kings-nobody-decides"),
        Fault::SeatMissing(color) => seat("kings-seat-missing", color),
        Fault::NotAtThisPoint => plain("kings-not-at-this-point"),
        Fault::Stage => plain("kings-stage"),
    }
}

/// The fault of a deck file, with its card, key and line.
pub fn in_deck(fault: &CardFault, words: &Words) -> String {
    let CardFault {
        card, number, key, ..
    } = fault;
    let card = card.map(|card| match number {
        Some(number) => words.say(
            "deck-card-number",
            &[("card", card.into()), ("number", (*number).into())],
        ),
        None => words.say("deck-card", &[("card", card.into())]),
    });
    let key = Some(key).filter(|key| !key.is_empty()).cloned();
    let what = of_deck(&fault.fault).say(words);
    let what = match fault.line {
        Some(line) => words.say(
            "deck-line",
            &[("fault", what.into()), ("line", line.into())],
        ),
        None => what,
    };
    let parts: Vec<_> = card.into_iter().chain(key).chain([what]).collect();
    parts.join(": ")
}

fn of_deck(fault: &DeckFault) -> FaultMessage {
    let plain = |name| FaultMessage::new(name, []);
    let count = |name, count: usize| FaultMessage::new(name, [("count", number(count))]);
    let word = |name, word: &String| FaultMessage::new(name, [("word", text(word))]);
    match fault {
        DeckFault::Encoding(byte) => FaultMessage::new("deck-encoding", [("byte", number(*byte))]),
        DeckFault::Syntax { line, column, .. } => FaultMessage::new(
            "deck-syntax",
            [("line", number(*line)), ("column", number(*column))],
        ),
        DeckFault::Joined => plain("deck-joined"),
        DeckFault::Missing => plain("deck-missing"),
        DeckFault::UnknownKey => plain("deck-unknown-key"),
        DeckFault::NotText => plain("deck-not-text"),
        DeckFault::Name(most) => count("deck-name", *most),
        DeckFault::Edition => plain("deck-edition"),
        DeckFault::Count(cards) => count("deck-count", *cards),
        DeckFault::NotTable => plain("deck-not-table"),
        DeckFault::Number => plain("deck-number"),
        DeckFault::NumberTwice => plain("deck-number-twice"),
        DeckFault::Cost => plain("deck-cost-range"),
        DeckFault::StoneCost => plain("deck-stone-cost"),
        DeckFault::StoneArray => plain("deck-stone-array"),
        DeckFault::NotBoolean => plain("deck-not-boolean"),
        DeckFault::NotList => plain("deck-not-list"),
        DeckFault::PlaceCount(places) => count("deck-place-count", *places),
        DeckFault::Spot(spot) => word("deck-spot", spot),
        DeckFault::PlaceRank(rank) => word("deck-place-rank", rank),
        DeckFault::SpotTwice(spot) => word("deck-spot-twice", spot),
        DeckFault::NoFit => plain("deck-no-fit"),
    }
}

#[cfg(test)]
mod tests;
