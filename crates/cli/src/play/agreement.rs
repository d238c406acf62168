//! The terms of a table, from the arguments of `tara play`.

use ::play::{Agreement, ClockRule, Kings, Length, Seating, Taker};
use anyhow::{Context as _, bail};
use bots::Spec;
use catalog::AnyVariant;

use crate::args::{PlayArgs, TableArgs};
use crate::words::words;
use crate::{errors, input, table};

/// The number of the one screen that all people share.
const SCREEN: u8 = 1;
/// The player of a seat that no argument names.
const DEFAULT_PLAYER: &str = "level:3";
/// The word for a person, as in `red=human`.
const HUMAN: &str = "human";

/// The terms that the arguments give.
///
/// # Errors
///
/// If an argument names no seat, player, clock or deck.
pub(crate) fn from_args(variant: AnyVariant, args: &PlayArgs) -> anyhow::Result<Agreement> {
    let known: Vec<_> = variant.seats().into_iter().map(String::from).collect();
    let names = match &args.table.seats {
        Some(seats) if variant.has_chance() => seats,
        _ => &known,
    };
    if let Some(seat) = names.iter().find(|seat| !known.contains(seat)) {
        bail!(no_seat(seat, &known));
    }
    let takers = takers(names, &args.taken)?;
    let seats = names.iter().cloned().zip(takers);
    Ok(Agreement {
        variant: variant.name().into(),
        seats: seats.map(|(seat, taker)| Seating { seat, taker }).collect(),
        clock: clock(&args.clock)?,
        length: if args.is_match {
            Length::Match
        } else {
            Length::Game
        },
        first: args.first.clone(),
        position: None,
        kings: if variant.has_chance() {
            kings(&args.table)?
        } else {
            table::refuse(&args.table)?;
            Kings::default()
        },
    })
}

fn no_seat(seat: &str, names: &[String]) -> String {
    let values = [("seat", seat.into()), ("seats", words().list(names).into())];
    words().say("play-no-seat", &values)
}

/// The taker of each seat. Among the seats that no argument names, a person takes the first if no argument names a person, and
/// the default player takes the others.
fn takers(names: &[String], args: &[String]) -> anyhow::Result<Vec<Taker>> {
    let mut takers: Vec<Option<Taker>> = vec![None; names.len()];
    for arg in args {
        let (seat, who) = arg.split_once('=').unwrap_or((arg, ""));
        let place = names.iter().position(|name| name == seat);
        let place = place.with_context(|| no_seat(seat, names))?;
        if takers[place].replace(taker(seat, who)?).is_some() {
            bail!(words().say("play-seat-twice", &[("seat", seat.into())]));
        }
    }
    let has_person = takers.contains(&Some(Taker::Person(SCREEN)));
    let mut person = (!has_person).then_some(Taker::Person(SCREEN));
    let usual = || Taker::Program(DEFAULT_PLAYER.into());
    Ok(takers
        .into_iter()
        .map(|taker| taker.or_else(|| person.take()).unwrap_or_else(usual))
        .collect())
}

fn taker(seat: &str, who: &str) -> anyhow::Result<Taker> {
    if who.is_empty() {
        bail!(words().say("play-nobody", &[("seat", seat.into())]));
    }
    if who == HUMAN {
        return Ok(Taker::Person(SCREEN));
    }
    match who.parse::<Spec>() {
        Ok(spec) => Ok(Taker::Program(spec.to_string())),
        Err(error) => {
            let values = [
                ("seat", seat.into()),
                ("error", errors::of_spec(&error, words()).into()),
            ];
            bail!(words().say("play-no-player", &values))
        }
    }
}

/// Reads a clock: `none`, `5+3` or `2d`.
fn clock(text: &str) -> anyhow::Result<ClockRule> {
    if text == "none" {
        return Ok(ClockRule::None);
    }
    let days = text.strip_suffix('d').and_then(|days| days.parse().ok());
    let fischer = || {
        let (minutes, seconds) = text.split_once('+')?;
        let minutes: u32 = minutes.parse().ok()?;
        let seconds: u32 = seconds.parse().ok()?;
        Some(ClockRule::Fischer {
            initial_ms: u64::from(minutes) * 60_000,
            increment_ms: u64::from(seconds) * 1_000,
        })
    };
    match days.map(ClockRule::Days).or_else(fischer) {
        Some(clock) => Ok(clock),
        None => bail!(words().say("play-no-clock", &[("clock", text.into())])),
    }
}

fn kings(args: &TableArgs) -> anyhow::Result<Kings> {
    let deck = match &args.deck {
        None => None,
        Some(file) => {
            // Parsed first, so that an error names the file.
            input::deck(Some(file))?;
            Some(input::text(file)?)
        }
    };
    Ok(Kings {
        edition: args.edition.clone(),
        regions: args.regions.clone(),
        max_rounds: args.max_rounds,
        deck,
        opening: Vec::new(),
    })
}

#[cfg(test)]
mod tests;
