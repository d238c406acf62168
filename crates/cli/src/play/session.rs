//! A table with its file, its players of the program, and the time.

use std::path::Path;

use ::play::fair::{Bytes, Root};
use ::play::{
    Agreed, Command, CommandContext, Event, Notice, Order, Refusal, Stage, Stamped, Table,
    Transition,
};
use game::Seat;

use super::entropy::Entropy;
use super::journal::{Journal, now_ms};
use super::opponents::Opponents;
use crate::words::Words;

mod thoughts;

pub(crate) use thoughts::Outcome;

/// A table that is played at this terminal.
pub(crate) struct Session {
    table: Table,
    journal: Journal,
    opponents: Opponents,
    entropy: Entropy,
    /// Who asked for a hint that is not thought about yet.
    hint: Option<Seat>,
    /// What happened before anybody listened.
    untold: Vec<Happened>,
}

/// Something that happened and is kept.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Happened {
    pub(crate) event: Event,
    /// What was announced with it.
    pub(crate) notice: Notice,
}

impl Happened {
    /// What a table does when it is opened or taken up, which announces nothing.
    fn without_notice(stamped: Stamped) -> Self {
        Self {
            event: stamped.event,
            notice: Notice::None,
        }
    }
}

/// What became of an order: what happened, or why nothing did.
pub(crate) type Done = Result<Vec<Happened>, Refusal>;

impl Session {
    /// A new table, kept in a file that is made once all is found possible.
    pub(crate) fn open(
        agreed: Agreed,
        entropy: Entropy,
        file: impl FnOnce() -> anyhow::Result<Journal>,
    ) -> anyhow::Result<Self> {
        let root = Root::new(entropy.bytes(0)?);
        let (table, opened) = Table::open(agreed, root, now_ms()).map_err(cannot_agree)?;
        let opponents = Opponents::new(table.agreed())?;
        let mut journal = file()?;
        let events = opened.events;
        journal.append(&events)?;
        Ok(Self {
            table,
            journal,
            opponents,
            entropy,
            hint: None,
            untold: events.into_iter().map(Happened::without_notice).collect(),
        })
    }

    /// The table that is kept in a file.
    pub(crate) fn resume(file: &Path, entropy: Entropy) -> anyhow::Result<Self> {
        let (journal, events) = Journal::taken_up(file)?;
        let (last, now) = (events.last().map_or(0, |event| event.at), now_ms());
        let table = Table::replay(events).map_err(|error| {
            let values = [
                ("file", crate::input::quoted(file).into()),
                ("error", error.to_string().into()),
            ];
            anyhow::Error::msg(Words::new().say("play-no-table", &values))
        })?;
        let mut session = Self {
            opponents: Opponents::new(table.agreed())?,
            table,
            journal,
            entropy,
            hint: None,
            untold: Vec::new(),
        };
        let mut resumed = session.table.resume(now.saturating_sub(last), now);
        // The end of what was written may be missing.
        resumed.extend(session.table.settle(now));
        let events = resumed.events;
        session.journal.append(&events)?;
        session.untold = events.into_iter().map(Happened::without_notice).collect();
        Ok(session)
    }

    /// Whether something happened that is not told yet.
    pub(crate) const fn has_untold(&self) -> bool {
        !self.untold.is_empty()
    }

    /// What happened before anybody listened, once.
    pub(crate) fn untold(&mut self) -> Vec<Happened> {
        std::mem::take(&mut self.untold)
    }

    pub(crate) const fn table(&self) -> &Table {
        &self.table
    }

    /// Where the table is kept.
    pub(crate) fn file(&self) -> &Path {
        self.journal.path()
    }

    /// Lets everybody sit down for the next game.
    pub(crate) fn sit(&mut self) -> anyhow::Result<Vec<Happened>> {
        let mut happened = Vec::new();
        let game = self.table.game_number();
        for seat in self.table.seats() {
            if !self.is_person(seat) || self.table.stage() != Stage::Seating {
                continue;
            }
            let purpose = 1 + game * Seat::MOST as u32 + seat.index() as u32;
            let sent = Bytes(self.entropy.bytes(purpose)?);
            match self.order(seat, Command::Sit { sent })? {
                Ok(more) => happened.extend(more),
                // It sat already before the terminal was left.
                Err(Refusal::Taken) => {}
                Err(refusal) => return Err(refusal.into()),
            }
        }
        Ok(happened)
    }

    /// Whether a person takes this seat.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let taker = &self.table.agreed().seats[seat.index()].taker;
        matches!(taker, ::play::Taker::Person(_))
    }

    /// Does what a seat asks for.
    pub(crate) fn order(&mut self, seat: Seat, command: Command) -> anyhow::Result<Done> {
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
            Ok(transition) => self.keep(version, transition).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Lets clocks run out whose time is over.
    pub(crate) fn tick(&mut self) -> anyhow::Result<Vec<Happened>> {
        let version = self.table.version();
        let transition = self.table.tick(now_ms());
        self.keep(version, transition)
    }

    /// Makes durable what happened since a version.
    fn keep(&mut self, version: u32, transition: Transition) -> anyhow::Result<Vec<Happened>> {
        let events = transition.events;
        self.journal.append(&events)?;
        self.forget_moot_thoughts();
        let log = self.table.log();
        let notice = |version| {
            let entry = log.iter().find(|entry| entry.version == version);
            entry.map_or(Notice::None, |entry| entry.notice)
        };
        let happened = (version..).zip(events).map(|(version, stamped)| Happened {
            event: stamped.event,
            notice: notice(version),
        });
        Ok(happened.collect())
    }
}

fn cannot_agree(refusal: Refusal) -> anyhow::Error {
    let values = [("what", refusal.to_string().into())];
    anyhow::Error::msg(Words::new().say("play-cannot-agree", &values))
}

#[cfg(test)]
impl Session {
    /// Lets a player with a fault take a seat of the program.
    pub(crate) fn seat_faulty(&mut self, seat: Seat) {
        self.opponents.seat_faulty(seat);
    }
}
