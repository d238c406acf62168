//! The table as people at one screen meet it: what is told, what is shown, and what is asked of whom.

mod answers;
mod asked;
mod introduction;

use ::play::{Stage, Table};
use game::Seat;

pub(crate) use self::asked::Asked;

use super::opponents::HINT;
use super::session::{Happened, Outcome, Session};
use super::told::{self, is_between_games};
use super::{moment, replies};
use crate::input;
use crate::page::wrapped;
use crate::show::kings::Halves;
use crate::words::Words;

/// A session with whoever sits before it.
pub(crate) struct Desk<'a> {
    session: Session,
    words: &'a Words,
    /// The seat that has the screen.
    front: Option<Seat>,
    /// What a seat has asked for and is asked to affirm.
    doubted: Option<(Seat, Doubted)>,
    /// All that was told of this game.
    news: Vec<String>,
    /// By seat: how much of the news it has read.
    read: [usize; Seat::MOST],
}

/// What cannot be undone, so that it is asked twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Doubted {
    Draw,
    Resign,
}

/// What comes of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reply {
    /// Lines to be shown, each with its end.
    pub(crate) text: String,
    pub(crate) then: Then,
}

/// How it goes on after a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Then {
    /// With what is asked now.
    Go,
    /// With what is asked now, and the board is to be seen first.
    Show,
    /// Not here.
    Quit,
}

impl<'a> Desk<'a> {
    pub(crate) const fn new(session: Session, words: &'a Words) -> Self {
        Self {
            session,
            words,
            front: None,
            doubted: None,
            news: Vec::new(),
            read: [0; Seat::MOST],
        }
    }

    /// Goes on by one thing that needs nobody here, and tells it; nothing if somebody here is asked.
    pub(crate) fn go_on(&mut self) -> anyhow::Result<Option<String>> {
        if let Some(told) = self.go_on_at_once()? {
            return Ok(Some(told));
        }
        let outcome = self.session.think()?;
        Ok(outcome.map(|outcome| self.tell_outcome(outcome)))
    }

    /// The same as far as nobody has to think. Whoever has to begins with it, and rings the bell when that is done.
    pub(crate) fn go_on_meanwhile(
        &mut self,
        bell: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<Option<String>> {
        if let Some(told) = self.go_on_at_once()? {
            return Ok(Some(told));
        }
        self.session.begin_to_think(bell)?;
        Ok(None)
    }

    fn go_on_at_once(&mut self) -> anyhow::Result<Option<String>> {
        let table = self.session.table();
        let is_seating = table.stage() == Stage::Seating;
        let happened = match is_seating && (!is_between_games(table) || !self.has_persons()) {
            _ if self.session.has_untold() => self.session.untold(),
            true => self.session.sit()?,
            false => return Ok(None),
        };
        Ok(Some(self.tell(&happened)))
    }

    /// What has come of a thought, if it has come to an end, as it is told.
    pub(crate) fn thought(&mut self) -> anyhow::Result<Option<String>> {
        let outcome = self.session.thought()?;
        Ok(outcome.map(|outcome| self.tell_outcome(outcome)))
    }

    /// Who thinks while a person waits, a line; empty if nobody does.
    pub(crate) fn awaited(&self) -> String {
        let thinks = self.session.thinks().map(|seat| self.thinking(seat));
        let thinks = thinks.map(|values| self.words.say("play-thinks-long", &values));
        let awaited = self.awaited_hint().or(thinks);
        awaited.map(|line| line + "\n").unwrap_or_default()
    }

    /// That a hint is thought about, while it is.
    pub(crate) fn awaited_hint(&self) -> Option<String> {
        let values = [("level", HINT.into())];
        let is_awaited = self.session.waits_for_hint();
        is_awaited.then(|| self.words.say("play-hint-thinks", &values))
    }

    /// Lets clocks run out whose time is over, and tells it.
    pub(crate) fn tick(&mut self) -> anyhow::Result<String> {
        let happened = self.session.tick()?;
        Ok(self.tell(&happened))
    }

    /// The table, to be looked at.
    pub(crate) const fn table(&self) -> &Table {
        self.session.table()
    }

    pub(crate) const fn words(&self) -> &'a Words {
        self.words
    }

    /// When the next clock runs out, in milliseconds since the beginning of 1970.
    pub(crate) fn due(&self) -> Option<u64> {
        self.session.table().due()
    }

    /// How many events there were.
    pub(crate) const fn version(&self) -> u32 {
        self.session.table().version()
    }

    /// The board as whoever has the screen may see it; nothing through the curtain.
    pub(crate) fn page(&self) -> String {
        match self.has_page() {
            true => moment::page(self.session.table(), self.looks(), self.words),
            false => String::new(),
        }
    }

    /// The same in two halves, the upper one so wide, of a game that is shown so.
    pub(crate) fn halves(&self, width: usize) -> Option<Halves> {
        let table = self.session.table();
        let halves = || moment::halves(table, self.looks(), self.words, width);
        self.has_page().then(halves).flatten()
    }

    /// Who looks at the board; nobody if all may.
    fn looks(&self) -> Option<Seat> {
        match self.asked() {
            Asked::Decision(seat) | Asked::Affirmation(seat) => Some(seat),
            Asked::Patience(_) => self.lone_person(),
            Asked::Curtain(_) | Asked::Next | Asked::Rematch | Asked::Nothing => None,
        }
    }

    /// Whether there is a board to be shown.
    fn has_page(&self) -> bool {
        let table = self.session.table();
        let is_covered = matches!(self.asked(), Asked::Curtain(_));
        // The board of a game that somebody left does not say that it is over.
        !is_covered && (table.stage() == Stage::Playing || table.game().is_over())
    }

    /// What the clocks show, if there are any.
    pub(crate) fn clocks(&self) -> Option<String> {
        moment::clocks(self.session.table(), self.words)
    }

    /// How to go on with a game that is left, or how to check the draws of those that are over; nothing if there are none.
    pub(crate) fn farewell(&self) -> Option<String> {
        let table = self.session.table();
        let values = [("file", input::quoted(self.session.file()).into())];
        let message = match table.stage() {
            Stage::Seating | Stage::Playing => "play-farewell",
            Stage::Stopped => return None,
            Stage::Over if told::is_drawn(table, 0) => "play-checked",
            Stage::Over => return None,
        };
        Some(self.words.say(message, &values) + "\n")
    }

    /// Puts into words what came of a thought. A hint is for those alone who asked for it.
    fn tell_outcome(&mut self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Happened(happened) => self.tell(&happened),
            Outcome::Hint(hint) => replies::hint(hint, self.words),
        }
    }

    /// Puts into words what happened, for those here now and those who come to the screen later.
    fn tell(&mut self, happened: &[Happened]) -> String {
        let lines = told::told(self.session.table(), self.words, happened);
        let lines = lines.iter().map(|line| wrapped(line, 0));
        let told: Vec<String> = lines.collect();
        self.news.extend(told.iter().cloned());
        if let Some(front) = self.front {
            self.read[front.index()] = self.news.len();
        }
        told.concat()
    }
}
