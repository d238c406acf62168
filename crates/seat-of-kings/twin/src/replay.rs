//! Checking a transcript against the rules.

use crate::json::At;
use crate::setup::{self, Options};
use crate::world::Edition;
use crate::{Awaits, Deck, Twin, random};
use serde_json::Value;

/// Replays a transcript as far as it goes, and compares every field that is there.
///
/// # Errors
///
/// The first difference, with the number of the event from 0.
pub fn replay(transcript: &Value, deck: &Deck) -> Result<(), String> {
    let top = At::top(transcript);
    let seats: Vec<&str> = top
        .key("seats")?
        .list()?
        .iter()
        .map(At::text)
        .collect::<Result<_, _>>()?;
    if setup::seats(&seats).is_none() {
        return Err("seats: not 2 to 4 different colors".to_string());
    }
    let mut game = Twin::new(&seats, &options(&top, seats.len(), deck)?);
    for (index, event) in top.key("events")?.list()?.iter().enumerate() {
        step(&mut game, event).map_err(|why| format!("event {index}: {why}"))?;
    }
    if let Some(points) = transcript.get("points") {
        same("points", points, &random::points(&game))?;
    }
    match transcript.get("final") {
        Some(last) => same("final", last, &game.final_state()),
        None => Ok(()),
    }
}

fn options(top: &At, seats: usize, deck: &Deck) -> Result<Options, String> {
    let at = top.key("options")?;
    let name = at.key("deck")?;
    if name.text()? != deck.name() {
        return Err(name.fault("not the deck in use"));
    }
    let list = at.key("regions")?;
    let regions: Vec<String> = list
        .list()?
        .iter()
        .map(|name| name.text().map(str::to_string))
        .collect::<Result<_, _>>()?;
    if setup::regions(Some(&regions), seats).is_none_or(|regions| regions.len() != seats) {
        return Err(list.fault("not as many different regions as seats"));
    }
    Ok(Options {
        edition: match at.key("edition")?.text()? {
            "en" => Edition::En,
            "it" => Edition::It,
            _ => return Err(at.key("edition")?.fault("neither en nor it")),
        },
        regions: Some(regions),
        deck: deck.clone(),
        max_rounds: at.key("max_rounds")?.whole(1, u64::from(u32::MAX))? as u32,
    })
}

/// Plays one event.
fn step(game: &mut Twin, event: &At) -> Result<(), String> {
    if let Some(line) = event.find("chance")? {
        if let Awaits::Seat(seat) = game.awaits() {
            return Err(format!("{seat} decides, not chance"));
        }
        return game.play(line.text()?);
    }
    let line = event.key("do")?.text()?;
    let seat = event.key("seat")?.text()?;
    if game.awaits() != Awaits::Seat(seat.to_string()) {
        return Err(format!("{seat} does not decide: {:?}", game.awaits()));
    }
    if let Some(legal) = event.find("legal")? {
        let lines = legal.list()?;
        let lines: Vec<&str> = lines.iter().map(At::text).collect::<Result<_, _>>()?;
        let own = game.legal();
        if lines != own {
            let extra: Vec<&&str> = lines
                .iter()
                .filter(|line| !own.iter().any(|own| own == *line))
                .collect();
            let missing: Vec<&String> = own
                .iter()
                .filter(|own| !lines.contains(&own.as_str()))
                .collect();
            return Err(format!("legal: too many {extra:?}, missing {missing:?}"));
        }
    }
    game.play(line)
}

fn same(field: &str, found: &Value, expected: &Value) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{field}: expected {expected}, found {found}"))
    }
}
