//! Appends: the events of one step of a table, and the changes that they mean for the lists of a storage.

use play::{Change, Stage, Table, Taker, TimedEvent, Transition};

use crate::table_id::TableId;

/// The events of one step, to be stored all or nothing.
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The number of events of the table before. A storage refuses the append if it has another number.
    pub expected_version: u32,
    /// The time of the step, in milliseconds since the beginning of 1970.
    pub at: u64,
    /// The events, in order; one at least.
    pub events: Vec<TimedEvent>,
    /// The update of the stored due time.
    pub due: DueUpdate,
    /// The new stage, if it changed.
    pub stage: Option<StageUpdate>,
    /// The games that ended with these events.
    pub games: Vec<GameRecord>,
    /// The seats whose persons lose them with these events, by their numbers in turn order from 0. All seats of their screens
    /// become free.
    pub freed: Vec<u8>,
    /// Those of them whose secrets cannot take a seat of the table again.
    pub barred: Vec<u8>,
    /// The seats whose persons withheld their shares of a draw. If there are any, the invitation of the table is void.
    pub withheld: Vec<u8>,
    /// The seats that programs took in the place of persons, and the names of those players.
    pub filled: Vec<(u8, String)>,
}

/// The work of a slot once a step is durable.
#[derive(Clone, Copy)]
pub(crate) struct PendingStep {
    pub(crate) due: DueUpdate,
    /// The number of log entries that the step leaves unchanged. Readers need all later ones again.
    pub(crate) log_kept: usize,
}

/// The update of the stored due time of a table. Before that time no clock runs out, so nobody has to load the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DueUpdate {
    /// Keeps what is stored.
    Keep,
    /// Stores this time, in milliseconds since the beginning of 1970.
    Set(u64),
    /// Deletes it: no clock runs.
    Clear,
}

/// The stage that a table has reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StageUpdate {
    /// The stage.
    pub stage: Stage,
    /// Since when, in milliseconds since the beginning of 1970.
    pub at: u64,
}

/// A game that is over, kept in a form that needs no replay.
#[derive(Debug, Clone)]
pub struct GameRecord {
    /// Its number at the table, from 0.
    pub number: u32,
    /// Its transcript, one line.
    pub transcript: String,
    /// The proof that its draws were fair, as a JSON object.
    pub fairness: String,
}

impl Append {
    pub(crate) fn new(
        table: TableId,
        expected_version: u32,
        at: u64,
        after: &Table,
        transition: Transition,
        due: DueUpdate,
    ) -> Self {
        let Transition { events, change } = transition;
        Self {
            table,
            expected_version,
            at,
            due,
            stage: change.stage_changed_at.map(|at| StageUpdate {
                stage: after.stage(),
                at,
            }),
            games: finished_games(after, change.games_ended),
            freed: change.freed_seats(),
            barred: change.barred_seats(),
            withheld: change.withheld_seats(),
            filled: filled_seats(after, &change),
            events,
        }
    }

    pub(crate) const fn unwritten(&self, log_kept: usize) -> PendingStep {
        PendingStep {
            due: self.due,
            log_kept,
        }
    }
}

/// The seats that a change filled, with their players.
fn filled_seats(table: &Table, change: &Change) -> Vec<(u8, String)> {
    let seats = change.filled_seats().into_iter();
    let filled = seats.filter_map(
        |seat| match &table.agreed().seats[usize::from(seat)].taker {
            Taker::Program(program) => Some((seat, program.clone())),
            Taker::Person(_) => None,
        },
    );
    filled.collect()
}

/// The records of all games of a table that are over.
pub fn game_records(table: &Table) -> Vec<GameRecord> {
    finished_games(table, table.finished().len())
}

/// The records of the games that ended last.
fn finished_games(table: &Table, count: usize) -> Vec<GameRecord> {
    if count == 0 {
        return Vec::new();
    }
    let finished = table.finished();
    let from = finished.len().saturating_sub(count);
    let proofs = table.proofs().into_iter().skip(from);
    let games = finished[from..].iter().zip(proofs);
    games
        .map(|(game, proof)| {
            let plies = game.plies.iter().cloned();
            let transcript = records::transcript_of(table.start_of(game), plies);
            let mut line = Vec::new();
            let transcript = transcript.expect("it was played from the same start");
            transcript
                .write(&mut line)
                .expect("a vector takes everything");
            GameRecord {
                number: game.number,
                transcript: String::from_utf8(line).expect("transcripts are text"),
                fairness: serde_json::to_string(&proof).expect("proofs have text for keys"),
            }
        })
        .collect()
}
