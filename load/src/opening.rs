//! Opens tables for two remote players over HTTP.

use std::net::Ipv4Addr;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;
use ureq::Agent;

/// Where the name of a listed table is told.
pub(crate) type Listed = watch::Sender<String>;

/// The time for which a seat of a listed table is free.
pub(crate) const LISTED: Duration = Duration::from_millis(500);

/// A variant with the names of its two seats.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct Variant {
    pub(crate) variant: String,
    pub(crate) seats: Vec<String>,
}

/// An open table, with the name and the secret of each seat.
#[derive(Debug)]
pub(crate) struct OpenTable {
    pub(crate) table: String,
    pub(crate) seats: [(String, String); 2],
    /// The address from which both sockets come.
    pub(crate) from: Ipv4Addr,
}

/// The id of Seat of Kings, which is played at a tenth of the tables.
const KINGS: &str = "seat-of-kings";

/// The mean length of random games of two seats, in moves: `cargo run --release -p tara-play --example tables` measures it.
const MOVES: [(&str, u64); 8] = [
    ("sacred-hill-1", 43),
    ("sacred-hill-2", 32),
    ("four-treasures", 44),
    ("high-kings-1", 41),
    ("high-kings-2", 42),
    ("poisoned-chalice", 45),
    ("stone-of-destiny", 83),
    (KINGS, 900),
];

impl Variant {
    /// The number of moves already made at the table of this number: uniform over the length of a game.
    ///
    /// # Errors
    ///
    /// If the length of its games is unknown.
    pub(crate) fn stage(&self, number: usize) -> Result<usize> {
        let mut lengths = MOVES.into_iter();
        let length = lengths.find(|(variant, _)| *variant == self.variant);
        let (_, length) = length.with_context(|| format!("how long is {}?", self.variant))?;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number as u64);
        Ok((rng.next_u64() % length) as usize)
    }
}

/// The variants of two seats on offer: every tenth table plays Seat of Kings, the others the ringfort variants in turn.
pub(crate) struct Variants(Vec<Variant>);

impl Variants {
    /// Reads the variants on offer.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or has no games for two.
    pub(crate) fn read(text: &str) -> Result<Self> {
        let mut all: Vec<Variant> = serde_json::from_str(text)?;
        for variant in all.iter_mut().filter(|variant| variant.variant == KINGS) {
            variant.seats.truncate(2);
        }
        all.retain(|variant| variant.seats.len() == 2);
        all.sort_by_key(|variant| variant.variant == KINGS);
        ensure!(all.len() > 1, "the server offers no games for two");
        Ok(Self(all))
    }

    /// The variant of a table, by its number.
    pub(crate) fn of(&self, number: usize) -> &Variant {
        let (kings, ringforts) = self.0.split_last().expect("there are some");
        match number % 10 {
            0 => kings,
            _ => &ringforts[(number / 10 + number % 10) % ringforts.len()],
        }
    }
}

/// Opens a table and takes both seats, with secrets that follow from a number. If it is listed, its name is told, and its other seat is
/// taken a while later and without an invitation.
///
/// # Errors
///
/// If the server refuses or does not answer.
pub(crate) fn open(
    agent: &Agent,
    address: &str,
    variant: &Variant,
    clock: Clock,
    number: usize,
    listed: Option<Listed>,
) -> Result<OpenTable> {
    let secrets = [2 * number, 2 * number + 1].map(|number| format!("{number:032x}"));
    let [red, blue] = [&variant.seats[0], &variant.seats[1]];
    let seats = json!([{"seat": red, "person": 1}, {"seat": blue, "person": 2}]);
    let clock = match clock {
        Clock::Fischer => json!({"fischer": {"initial_ms": 86_400_000, "increment_ms": 60_000}}),
        Clock::Days => json!({"days": 14}),
    };
    let agreed = json!({"variant": variant.variant, "seats": seats, "clock": clock});
    let opened = post(
        agent,
        &format!("http://{address}/api/tables"),
        &json!({"agreed": agreed, "secret": secrets[0], "seat": red, "listed": listed.is_some()}),
    )?;
    let table = text(&opened, "table")?;
    let mut joins = json!({"secret": secrets[1], "seat": blue});
    match listed {
        Some(listed) => {
            listed.send_replace(table.clone());
            sleep(LISTED);
        }
        None => joins["invitation"] = opened["invitation"].clone(),
    }
    post(
        agent,
        &format!("http://{address}/api/tables/{table}/join"),
        &joins,
    )?;
    let [one, other] = secrets;
    let seats = [(red.clone(), one), (blue.clone(), other)];
    let from = Ipv4Addr::LOCALHOST;
    Ok(OpenTable { table, seats, from })
}

/// The clock of a table: live or by correspondence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Clock {
    Fischer,
    Days,
}

/// Sends a request and reads the answer.
pub(crate) fn post(agent: &Agent, url: &str, body: &Value) -> Result<Value> {
    let mut answer = agent.post(url).send_json(body)?;
    Ok(answer.body_mut().read_json()?)
}

fn text(answer: &Value, key: &str) -> Result<String> {
    let text = answer[key].as_str();
    Ok(text.with_context(|| format!("no {key}"))?.to_owned())
}
