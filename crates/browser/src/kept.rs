//! A table as the storage keeps it beside its events.

use host::{GameRecord, LoadedTable, PersonSeat, Problem, SecretHash, StoredTable, TableId};
use play::fair::Bytes;
use play::{Agreement, Ended, Event, TimedEvent};
use serde::{Deserialize, Serialize};

/// The row of a table.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) table: TableId,
    /// The number of its events.
    pub(crate) version: u32,
    pub(crate) stage: String,
    /// In milliseconds since the beginning of 1970.
    pub(crate) opened_at: u64,
    /// By when something is due at the table, in milliseconds since the beginning of 1970.
    pub(crate) due: Option<u64>,
    pub(crate) agreed: Agreement,
    /// The hash of the secret that opened it.
    pub(crate) opening: Bytes,
    /// The seats of persons, in turn order.
    pub(crate) people: Vec<Person>,
    /// The number of finished games.
    pub(crate) games: u32,
}

/// The seat of a person.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Person {
    seat: u8,
    screen: u8,
    holder: Option<Bytes>,
    name: Option<String>,
}

/// A game that ended.
#[derive(Serialize, Deserialize)]
pub(crate) struct Game {
    pub(crate) transcript: String,
    pub(crate) fairness: String,
}

impl Game {
    /// The terms of its table, which its proof has too: the row of a table that a server keeps is not here.
    ///
    /// # Errors
    ///
    /// [`Problem::OlderRules`] if they cannot be read anymore.
    pub(crate) fn agreed(&self) -> Result<Agreement, Problem> {
        #[derive(Deserialize)]
        struct Terms {
            agreed: Agreement,
        }
        let terms: Terms = serde_json::from_str(&self.fairness).map_err(|_| Problem::OlderRules)?;
        Ok(terms.agreed)
    }
}

impl Row {
    /// The row of a table that is loaded.
    pub(crate) fn of(loaded: &LoadedTable, before: &Self, due: Option<u64>) -> Self {
        let table = &loaded.table;
        Self {
            table: before.table,
            version: table.version(),
            stage: table.stage().name().into(),
            opened_at: before.opened_at,
            due,
            agreed: table.agreed().clone(),
            opening: before.opening,
            people: loaded.people.iter().map(Person::of).collect(),
            games: u32::try_from(table.finished().len()).unwrap_or(u32::MAX),
        }
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("rows have text for keys")
    }

    /// Reads a row. Returns `None` if it was damaged.
    pub(crate) fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    pub(crate) fn is_opened_by(&self, secret: SecretHash) -> bool {
        self.opening == bytes(secret)
    }

    pub(crate) fn is_held_by(&self, holders: &[SecretHash]) -> bool {
        let held = self.people.iter().filter_map(|person| person.holder);
        held.into_iter()
            .any(|held| holders.iter().any(|&holder| bytes(holder) == held))
    }

    /// The table of this row, and its events. Returns `None` if these lines do not make it.
    pub(crate) fn load(&self, lines: &[String]) -> Option<(LoadedTable, Vec<TimedEvent>)> {
        let events = lines.iter().map(|line| serde_json::from_str(line));
        let events = events.collect::<Result<Vec<TimedEvent>, _>>().ok()?;
        let table = host::replay(events.clone()).ok()?;
        let mut seats = self.people.iter().map(|person| usize::from(person.seat));
        if table.version() != self.version || seats.any(|seat| seat >= table.agreed().seats.len()) {
            return None;
        }
        let loaded = LoadedTable {
            table,
            people: self.people(),
            invitation: None,
            is_listed: false,
            epoch: 0,
        };
        Some((loaded, events))
    }

    /// The seats of persons, who took them when they opened the table.
    pub(crate) fn people(&self) -> Vec<PersonSeat> {
        self.people.iter().map(Person::seat).collect()
    }

    /// The table as lists have it.
    pub(crate) fn stored(&self) -> StoredTable {
        StoredTable {
            table: self.table,
            stage: self.stage.clone(),
            opened_at: self.opened_at,
            agreed: Some(self.agreed.clone()),
            people: self.people(),
            games: self.games,
            here: None,
            live: None,
        }
    }
}

impl Person {
    pub(crate) fn of(person: &PersonSeat) -> Self {
        Self {
            seat: person.seat,
            screen: person.screen,
            holder: person.holder.map(bytes),
            name: person.name.clone(),
        }
    }

    fn seat(&self) -> PersonSeat {
        PersonSeat {
            seat: self.seat,
            screen: self.screen,
            holder: self.holder.and_then(|held| SecretHash::stored(&held.0)),
            name: self.name.clone(),
            // Nobody has to sit within some time at a table of one's own.
            taken_at: None,
        }
    }
}

/// A hash as it is stored.
pub(crate) const fn bytes(hash: SecretHash) -> Bytes {
    Bytes(*hash.bytes())
}

/// An event as it is stored.
pub(crate) fn text(event: &TimedEvent) -> String {
    serde_json::to_string(event).expect("events have text for keys")
}

/// Games that ended as they are stored, by their numbers.
pub(crate) fn texts(games: &[GameRecord]) -> Vec<(u32, String)> {
    let games = games.iter().map(|game| {
        let text = serde_json::to_string(&Game {
            transcript: game.transcript.clone(),
            fairness: game.fairness.clone(),
        });
        (game.number, text.expect("games have text for keys"))
    });
    games.collect()
}

/// The end of a game of a table with these events. Returns `None` if it has not ended.
pub(crate) fn ended(events: &[TimedEvent], number: u32) -> Option<Ended> {
    let ends = events.iter().filter_map(|event| match &event.event {
        Event::GameEnded { ending, points, .. } => Some(Ended {
            ending: *ending,
            points: points.clone(),
        }),
        _ => None,
    });
    ends.into_iter().nth(number as usize)
}
