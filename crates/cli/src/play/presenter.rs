//! Presents a session to the people at one screen: announces events, shows the board, prompts the next seat.

mod introduction;
mod line_commands;
mod prompt;

use ::play::{Stage, Table};
use game::Seat;

pub(crate) use self::prompt::Prompt;

use super::announcements::{self, is_between_games};
use super::opponents::HINT_LEVEL;
use super::session::{AnnouncedEvent, Outcome, Session};
use super::{replies, seat_view};
use crate::input;
use crate::page::wrapped;
use crate::show::kings::Halves;
use crate::words::Words;

/// A session and what its screen has announced and asked.
pub(crate) struct Presenter<'a> {
    session: Session,
    words: &'a Words,
    /// The seat that has lifted the curtain; `None` before anybody has.
    front: Option<Seat>,
    /// The command that a seat has typed and not yet confirmed.
    pending: Option<(Seat, PendingConfirmation)>,
    /// All announcements of this session, in order.
    announcements: Vec<String>,
    /// By seat: the number of announcements that were shown while it had the screen.
    read_counts: [usize; Seat::MAX_COUNT],
}

/// A command that cannot be undone and therefore needs a confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PendingConfirmation {
    Draw,
    Abort,
    Resign,
}

/// The answer to a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Reply {
    /// The lines to show, each with its line feed.
    pub(crate) text: String,
    pub(crate) flow: Flow,
}

/// The next step of the client after a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    /// Prompts again.
    Continue,
    /// Shows the board, then prompts again.
    ShowBoard,
    /// Leaves.
    Quit,
}

impl<'a> Presenter<'a> {
    pub(crate) const fn new(session: Session, words: &'a Words) -> Self {
        Self {
            session,
            words,
            front: None,
            pending: None,
            announcements: Vec::new(),
            read_counts: [0; Seat::MAX_COUNT],
        }
    }

    /// Advances by one step that needs no person, waiting for the computer if it is its turn. Returns the announcement;
    /// `None` if a person is asked.
    pub(crate) fn advance(&mut self) -> anyhow::Result<Option<String>> {
        if let Some(text) = self.advance_without_players()? {
            return Ok(Some(text));
        }
        let outcome = self.session.run_player()?;
        Ok(outcome.map(|outcome| self.announce_outcome(outcome)))
    }

    /// Advances by one step without waiting for the computer. If it is its turn, its player starts on a thread of its own and
    /// calls `on_done` when it has finished; [`Self::poll_player`] then has the result. Returns the announcement, if any.
    pub(crate) fn advance_async(
        &mut self,
        on_done: impl FnOnce() + Send + 'static,
    ) -> anyhow::Result<Option<String>> {
        if let Some(text) = self.advance_without_players()? {
            return Ok(Some(text));
        }
        self.session.start_player(on_done)?;
        Ok(None)
    }

    /// Announces pending events, or seats everybody for the first game; `None` if there is nothing of the kind to do.
    fn advance_without_players(&mut self) -> anyhow::Result<Option<String>> {
        let table = self.session.table();
        let is_seating = table.stage() == Stage::Seating;
        let needs_seating = is_seating && (!is_between_games(table) || !self.has_persons());
        let events = if self.session.has_unannounced() {
            self.session.unannounced()
        } else if needs_seating {
            self.session.sit()?
        } else {
            return Ok(None);
        };
        Ok(Some(self.announce(&events)))
    }

    /// The announcement of what the player has decided, or its hint; `None` while it is still running.
    pub(crate) fn poll_player(&mut self) -> anyhow::Result<Option<String>> {
        let outcome = self.session.poll_player()?;
        Ok(outcome.map(|outcome| self.announce_outcome(outcome)))
    }

    /// A line that says which player a person waits for; empty if there is none.
    pub(crate) fn waiting_line(&self) -> String {
        let thinking = self
            .session
            .thinking_seat()
            .map(|seat| self.player_values(seat));
        let thinking = thinking.map(|values| self.words.say("play-thinks-long", &values));
        let line = self.pending_hint_line().or(thinking);
        line.map(|line| line + "\n").unwrap_or_default()
    }

    /// A line that says that a hint is being searched for; `None` if none is.
    pub(crate) fn pending_hint_line(&self) -> Option<String> {
        let values = [("level", HINT_LEVEL.into())];
        let is_awaited = self.session.waits_for_hint();
        is_awaited.then(|| self.words.say("play-hint-thinks", &values))
    }

    /// Ends the time of clocks that have run out. Returns the announcement, empty if none has.
    pub(crate) fn tick(&mut self) -> anyhow::Result<String> {
        let happened = self.session.tick()?;
        Ok(self.announce(&happened))
    }

    /// The table.
    pub(crate) const fn table(&self) -> &Table {
        self.session.table()
    }

    pub(crate) const fn words(&self) -> &'a Words {
        self.words
    }

    /// The time at which the next clock runs out, in milliseconds since 1970-01-01 UTC; `None` if no clock is running.
    pub(crate) fn due_ms(&self) -> Option<u64> {
        self.session.table().due()
    }

    /// The version of the table: its number of events.
    pub(crate) const fn version(&self) -> u32 {
        self.session.table().version()
    }

    /// The board as the seat at the screen may see it; empty behind the curtain.
    pub(crate) fn page(&self) -> String {
        if self.has_board() {
            seat_view::page(self.session.table(), self.viewer(), self.words)
        } else {
            String::new()
        }
    }

    /// The board in two halves, the upper one `width` characters wide; `None` for a ringfort game and behind the curtain.
    pub(crate) fn halves(&self, width: usize) -> Option<Halves> {
        let table = self.session.table();
        let halves = || seat_view::halves(table, self.viewer(), self.words, width);
        self.has_board().then(halves).flatten()
    }

    /// The seat whose view is shown; `None` if only what everybody may see is shown.
    fn viewer(&self) -> Option<Seat> {
        match self.prompt() {
            Prompt::Decision(seat) | Prompt::Confirmation(seat) => Some(seat),
            Prompt::Wait(_) => self.lone_person(),
            Prompt::Curtain(_) | Prompt::NextGame | Prompt::Rematch | Prompt::Ended => None,
        }
    }

    /// Returns true if a board is shown.
    fn has_board(&self) -> bool {
        let table = self.session.table();
        let is_covered = matches!(self.prompt(), Prompt::Curtain(_));
        let is_ended = || !announcements::result(table, self.words).is_empty();
        !is_covered && (table.stage() == Stage::Playing || table.game().is_over() || is_ended())
    }

    /// The times on the clocks; `None` without clocks.
    pub(crate) fn clocks(&self) -> Option<String> {
        seat_view::clocks(self.session.table(), self.words)
    }

    /// The hint how to resume an unfinished game, or to check the draws of a finished match; `None` if neither applies.
    pub(crate) fn farewell(&self) -> Option<String> {
        let table = self.session.table();
        let values = [("file", input::shell_word(self.session.file()).into())];
        let message = match table.stage() {
            Stage::Seating | Stage::Playing => "play-farewell",
            Stage::Stopped => return None,
            Stage::Over if announcements::is_drawn(table, 0) => "play-checked",
            Stage::Over => return None,
        };
        Some(self.words.say(message, &values) + "\n")
    }

    /// Announces a move of the computer. A hint is not announced: it is for the seat that asked for it.
    fn announce_outcome(&mut self, outcome: Outcome) -> String {
        match outcome {
            Outcome::Moved(events) => self.announce(&events),
            Outcome::Hint(hint) => replies::hint(hint, self.words),
        }
    }

    /// Announces events, and keeps the text for seats that sit at the screen later.
    fn announce(&mut self, events: &[AnnouncedEvent]) -> String {
        let lines = announcements::lines(self.session.table(), self.words, events);
        let lines = lines.iter().map(|line| wrapped(line, 0));
        let lines: Vec<String> = lines.collect();
        self.announcements.extend(lines.iter().cloned());
        if let Some(front) = self.front {
            self.read_counts[front.index()] = self.announcements.len();
        }
        lines.concat()
    }
}
