//! The current game, or the last finished one, as a game file.

use ::play::{Decider, Stage, Table};
use anyhow::Context;
use catalog::seat_of_kings::{self as kings, OptionsText};
use catalog::{AnyGame, AnyVariant};
use game::Seat;
use records::game_file::{Composer, Headers};
use ringforts::Position;
use seat_of_kings::{Deck, State};

/// The text of the game file; `None` for an unfinished game of Seat of Kings, because the text contains hidden cards. Rule: SKO4
pub(crate) fn text(table: &Table) -> anyhow::Result<Option<String>> {
    let is_played = table.stage() == Stage::Playing;
    let (headers, deck) = match (table.variant(), table.game()) {
        (_, AnyGame::SeatOfKings(_)) if is_played => return Ok(None),
        (_, AnyGame::SeatOfKings(state)) => {
            let deck = state.public().options().deck.clone();
            (of_kings(table, state)?, deck)
        }
        (variant, AnyGame::Ringforts(_)) => (of_ringforts(table, variant)?, Deck::reconstructed()),
    };
    let mut composer = Composer::new(headers, &deck)?;
    for entry in table.log() {
        composer.play(&entry.ply.to_string())?;
    }
    let finished = table.finished().last().filter(|_| !is_played);
    if let Some(ending) = finished.and_then(|game| game.record_ending) {
        composer.end(ending);
    }
    Ok(Some(composer.record().to_string()))
}

fn of_ringforts(table: &Table, variant: AnyVariant) -> anyhow::Result<Headers> {
    let mut headers = Headers::new(variant);
    if let AnyGame::Ringforts(line) = table.start() {
        let start = line.position();
        if *start != Position::start(start.variant()) {
            headers.add("Start", &start.to_string())?;
        }
    }
    Ok(headers)
}

fn of_kings(table: &Table, state: &State) -> anyhow::Result<Headers> {
    let mut headers = Headers::new(AnyVariant::SeatOfKings);
    let seats: Vec<&str> = table.seats().map(|seat| table.name(seat)).collect();
    headers.add("Seats", &seats.join(","))?;
    let options = kings::options(state.public().options());
    let options = OptionsText::of_json(options.into()).context("the options of a table")?;
    let rounds = options.max_rounds.map(|rounds| rounds.to_string());
    let values = [
        ("Edition", options.edition),
        ("Regions", options.regions.map(|regions| regions.join(","))),
        ("Deck", options.deck),
        ("MaxRounds", rounds),
        ("Left", left(table)),
    ];
    for (name, value) in values {
        if let Some(value) = value {
            headers.add(name, &value)?;
        }
    }
    Ok(headers)
}

/// The names of the seats that left and for which the computer decided; `None` if there are none. Rule: SKO5
fn left(table: &Table) -> Option<String> {
    let by_stand_in = |seat: &Seat| {
        let mut log = table.log().iter();
        log.any(|entry| entry.who == Some((*seat, Decider::StandIn)))
    };
    let left: Vec<&str> = table
        .seats()
        .filter(by_stand_in)
        .map(|seat| table.name(seat))
        .collect();
    (!left.is_empty()).then(|| left.join(","))
}
