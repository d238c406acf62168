//! A table that is played at this terminal, with its journal and the computer's players.

use std::path::Path;

use ::play::fair::{self, Bytes, Root};
use ::play::{
    Agreement, Command, CommandContext, EffectView, EntryView, Event, Order, Reader, Refusal,
    Stage, Table, TimedEvent, Transition,
};
use game::Seat;

use super::entropy::Entropy;
use super::journal::{Journal, now_ms};
use super::log_sentences;
use super::opponents::Opponents;
use crate::words::words;

mod player_tasks;

pub(crate) use player_tasks::Outcome;

/// A table that is played at this terminal.
pub(crate) struct Session {
    table: Table,
    journal: Journal,
    opponents: Opponents,
    entropy: Entropy,
    /// The seat that asked for a hint for which no search has started yet.
    hint: Option<Seat>,
    /// Events of opening or resuming the table that are not announced yet.
    unannounced: Vec<AnnouncedEvent>,
}

/// An event that is durable, with what it brought about.
#[derive(Clone, PartialEq)]
pub(crate) struct AnnouncedEvent {
    pub(crate) event: Event,
    /// The sentence of the log for a decision of Seat of Kings; `None` for other events and for hidden decisions. Rule: SKO4
    pub(crate) decision: Option<String>,
    /// In the order in which they happened.
    pub(crate) effects: Vec<EffectView>,
}

impl AnnouncedEvent {
    /// An event of opening or resuming a table; it has no effects to show.
    fn without_effects(stamped: TimedEvent) -> Self {
        Self {
            event: stamped.event,
            decision: None,
            effects: Vec::new(),
        }
    }
}

/// The events of a command, or why the table refused it.
pub(crate) type CommandResult = Result<Vec<AnnouncedEvent>, Refusal>;

impl Session {
    /// Opens a new table. Its journal is created only once the terms and the players are known to be valid.
    pub(crate) fn open(
        agreed: Agreement,
        entropy: Entropy,
        file: impl FnOnce() -> anyhow::Result<Journal>,
    ) -> anyhow::Result<Self> {
        let root = Root::new(entropy.bytes(0)?);
        let (table, opened) = Table::open(agreed, root, now_ms()).map_err(invalid_terms)?;
        let opponents = Opponents::new(table.agreed())?;
        let mut journal = file()?;
        let events = opened.events;
        journal.begin(&events)?;
        Ok(Self {
            table,
            journal,
            opponents,
            entropy,
            hint: None,
            unannounced: events
                .into_iter()
                .map(AnnouncedEvent::without_effects)
                .collect(),
        })
    }

    /// Resumes the table that is kept in a file.
    pub(crate) fn resume(file: &Path, entropy: Entropy) -> anyhow::Result<Self> {
        let (journal, events) = Journal::open(file)?;
        let (last, now) = (events.last().map_or(0, |event| event.at), now_ms());
        let table = Table::replay(events).map_err(|error| {
            let values = [
                ("file", crate::input::quoted(file).into()),
                ("error", crate::errors::sentence(&error, words()).into()),
            ];
            anyhow::Error::msg(words().say("play-no-table", &values))
        })?;
        let mut session = Self {
            opponents: Opponents::new(table.agreed())?,
            table,
            journal,
            entropy,
            hint: None,
            unannounced: Vec::new(),
        };
        let mut resumed = session.table.resume(now.saturating_sub(last), now);
        // Consequences of the last event may not have been written before the program ended.
        resumed.extend(session.table.settle(now));
        let events = resumed.events;
        session.journal.append(&events)?;
        session.unannounced = events
            .into_iter()
            .map(AnnouncedEvent::without_effects)
            .collect();
        Ok(session)
    }

    /// Returns true if there are events that are not announced yet.
    pub(crate) const fn has_unannounced(&self) -> bool {
        !self.unannounced.is_empty()
    }

    /// Takes the events that are not announced yet.
    pub(crate) fn unannounced(&mut self) -> Vec<AnnouncedEvent> {
        std::mem::take(&mut self.unannounced)
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// The path of the journal.
    pub(crate) fn file(&self) -> &Path {
        self.journal.path()
    }

    /// Seats all people for the next game.
    pub(crate) fn sit(&mut self) -> anyhow::Result<Vec<AnnouncedEvent>> {
        let mut happened = Vec::new();
        let mut shares = Vec::new();
        if self.table.stage() != Stage::Seating {
            return Ok(happened);
        }
        let game = self.table.game_number();
        for seat in self.table.seats().filter(|&seat| self.is_person(seat)) {
            let purpose = 1 + game * Seat::MAX_COUNT as u32 + seat.index() as u32;
            shares.push((seat, Bytes(self.entropy.bytes(purpose)?)));
        }
        let sits = shares.iter().map(|&(seat, sent)| {
            let commitment = fair::commitment(sent);
            (seat, Command::Sit { commitment })
        });
        let reveals = shares
            .iter()
            .map(|&(seat, sent)| (seat, Command::Reveal { sent }));
        for (seat, command) in sits.chain(reveals) {
            match self.execute(seat, command)? {
                Ok(more) => happened.extend(more),
                // The seat was taken in an earlier run of the program.
                Err(Refusal::Taken) => {}
                // An earlier run of the program ended before it revealed, and nobody knows what it committed to.
                Err(Refusal::NotCommitted) => {
                    happened.extend(self.void_draw()?);
                    happened.extend(self.sit()?);
                    break;
                }
                Err(refusal) => return Err(refusal.into()),
            }
        }
        Ok(happened)
    }

    fn void_draw(&mut self) -> anyhow::Result<Vec<AnnouncedEvent>> {
        let version = self.table.version();
        let transition = self.table.void_draw_at(now_ms());
        self.persist(version, transition)
    }

    /// Returns true if a person plays this seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let taker = &self.table.agreed().seats[seat.index()].taker;
        matches!(taker, ::play::Taker::Person(_))
    }

    /// Executes a command of a seat and makes its events durable.
    pub(crate) fn execute(
        &mut self,
        seat: Seat,
        command: Command,
    ) -> anyhow::Result<CommandResult> {
        let version = self.table.version();
        let order = Order {
            id: version.into(),
            version,
            command,
        };
        let context = CommandContext {
            at: now_ms(),
            ..CommandContext::default()
        };
        match self.table.order(seat, &order, &context) {
            Ok(transition) => self.persist(version, transition).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Ends the time of clocks that have run out.
    pub(crate) fn tick(&mut self) -> anyhow::Result<Vec<AnnouncedEvent>> {
        let version = self.table.version();
        let transition = self.table.tick(now_ms());
        self.persist(version, transition)
    }

    /// Makes the events of a transition durable. `version` is that of the table before it.
    fn persist(
        &mut self,
        version: u32,
        transition: Transition,
    ) -> anyhow::Result<Vec<AnnouncedEvent>> {
        let events = transition.events;
        self.journal.append(&events)?;
        self.cancel_stale_tasks();
        let log = self.table.log();
        let known = log.iter().take_while(|entry| entry.version <= version);
        let entries = self
            .table
            .log_views(Reader::Watcher, known.count()..log.len());
        let is_kings = self.table.variant().has_chance();
        let is_told = |entry: &&EntryView<'_>| is_kings && entry.token.is_some();
        let happened = (version + 1..).zip(events).map(|(made, stamped)| {
            let entry = entries.iter().find(|entry| entry.version == made);
            AnnouncedEvent {
                event: stamped.event,
                decision: { entry.filter(is_told) }
                    .map(|entry| log_sentences::sentence(&self.table, entry, words())),
                effects: entry.map_or_else(Vec::new, |entry| entry.detail.effects.clone()),
            }
        });
        Ok(happened.collect())
    }
}

fn invalid_terms(refusal: Refusal) -> anyhow::Error {
    let values = [("what", refusal.to_string().into())];
    anyhow::Error::msg(words().say("play-cannot-agree", &values))
}

#[cfg(test)]
impl Session {
    /// Gives a seat of the computer to a player that panics.
    pub(crate) fn seat_faulty(&mut self, seat: Seat) {
        self.opponents.seat_faulty(seat);
    }
}
