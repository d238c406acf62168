//! The current game, or the last finished one, as a game file.

use ::play::{Decider, Stage, Table};
use anyhow::Context;
use catalog::seat_of_kings::{self as kings, OptionsText};
use game::Seat;
use records::game_file::{Composer, Headers};
use seat_of_kings::{Deck, Options};

/// The text of the game file; `None` for an unfinished game of Seat of Kings, because the text contains hidden cards. Rule: SKO4
pub(crate) fn text(table: &Table) -> anyhow::Result<Option<String>> {
    let is_played = table.stage() == Stage::Playing;
    let (headers, deck) = match table.game().options() {
        Some(_) if is_played => return Ok(None),
        Some(options) => (of_kings(table, options)?, options.deck.clone()),
        None => (of_ringforts(table)?, Deck::reconstructed()),
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

fn of_ringforts(table: &Table) -> anyhow::Result<Headers> {
    let mut headers = Headers::new(table.variant());
    if *table.start() != table.variant().start() {
        headers.add("Start", &table.start().to_string())?;
    }
    Ok(headers)
}

fn of_kings(table: &Table, options: &Options) -> anyhow::Result<Headers> {
    let options = OptionsText::of_json(kings::options(options).into());
    let options = options.context("the options of a table")?;
    let mut headers = Headers::of_kings(&table.game().seat_names().join(","), options)?;
    if let Some(left) = left(table) {
        headers.add("Left", &left)?;
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
