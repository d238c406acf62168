//! The board screen: a full-screen client with a cursor on the board, which restores the terminal when it ends.

mod choices;
mod draw;
mod hills;
mod keys;
mod styled_text;
mod ui_events;

#[cfg(test)]
mod tests;

use std::error::Error;
use std::io::{self, Write};
use std::panic;
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};

use self::hills::Cursor;
use self::ui_events::{UiEvent, UiEvents};
use super::journal::now_ms;
use super::player_task;
use super::presenter::{Flow, Presenter, Prompt};
use crate::answer::Answer;
use crate::charset::Printer;
use crate::page::wrapped;
use crate::process_group::end_by;

/// The time to wait, after the terminal has failed, for the signal that it has gone.
const GRACE: Duration = Duration::from_secs(1);
/// The interval at which running clocks are redrawn, in milliseconds.
const CLOCK_MS: u64 = 250;

/// The reason why the event loop has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Exit {
    /// A person quit.
    Quit,
    /// A signal of this number asks the program to end.
    Signal(i32),
}

/// Plays until somebody quits. The terminal is restored after a panic or a signal too.
pub(crate) fn run(presenter: Presenter<'_>) -> anyhow::Result<Answer> {
    let events = UiEvents::new();
    events.handle_signals()?;
    // Raw mode, the other screen, and a hook for panics.
    ratatui::try_init()?;
    let cells = Printer::of_cells(io::stdout());
    let mut terminal = Terminal::new(CrosstermBackend::new(cells))?;
    silence_player_panics();
    events.read_terminal();
    let mut screen = Screen::new(presenter);
    let exit = screen.play(&mut terminal, &events);
    ratatui::restore();
    // A failure means that the terminal has gone, so there is nobody to tell.
    let _ = Printer::new(io::stdout())
        .write_all(screen.presenter.farewell().unwrap_or_default().as_bytes());
    if let Exit::Signal(signal) = exit? {
        end_by(signal);
    }
    Ok(Answer::Yes)
}

/// The state of the screen.
pub(crate) struct Screen<'a> {
    presenter: Presenter<'a>,
    /// The input line. After picking hills, the common beginning of the decisions that have them.
    input: String,
    /// The hills picked so far for a decision that names several.
    picks: Vec<Cursor>,
    cursor: Cursor,
    /// The index of the selected decision in the list. `None` at first, so that a surplus Enter plays nothing.
    choice: Option<usize>,
    /// The number of lines of the page above the screen.
    scroll: u16,
    /// True if lines of the page are below the screen.
    has_more: bool,
    /// The announcements since the last input, or the answer to it.
    message: String,
    /// True if further announcements are appended to the message; otherwise they replace it.
    is_appendable: bool,
    /// An answer too long for the message rows, shown in place of the board until dismissed.
    answer: Option<String>,
}

impl<'a> Screen<'a> {
    fn new(presenter: Presenter<'a>) -> Self {
        Self {
            message: wrapped(&presenter.words().get("play-screen-keys"), 0)
                .trim_end()
                .into(),
            presenter,
            input: String::new(),
            picks: Vec::new(),
            cursor: Cursor::default(),
            choice: None,
            scroll: 0,
            has_more: false,
            is_appendable: true,
            answer: None,
        }
    }

    fn play<B>(&mut self, terminal: &mut Terminal<B>, events: &UiEvents) -> anyhow::Result<Exit>
    where
        B: Backend<Error: Error + Send + Sync + 'static>,
    {
        loop {
            self.advance(events)?;
            if let Err(error) = terminal.draw(|frame| self.draw(frame)) {
                return fail(error, events);
            }
            let event = events.next(self.timeout());
            let prompt = self.presenter.prompt();
            let announced = self.presenter.tick()?;
            self.append_message(&announced);
            self.reset_selection_unless(prompt);
            match event {
                // The person pressed the key before seeing that a clock had run out.
                Some(UiEvent::Key(_)) if !announced.is_empty() => {}
                Some(UiEvent::Key(key)) if self.press(key)? == Flow::Quit => return Ok(Exit::Quit),
                Some(UiEvent::Decided) => self.take_decision()?,
                Some(UiEvent::Signal(signal)) => return Ok(Exit::Signal(signal)),
                Some(UiEvent::Failed(error)) => return fail(error, events),
                Some(UiEvent::Key(_) | UiEvent::Redraw) | None => {}
            }
        }
    }

    /// The time to wait for an event; `None`, without limit, unless a clock is running.
    fn timeout(&self) -> Option<Duration> {
        let left = self.presenter.due_ms()?.saturating_sub(now_ms());
        Some(Duration::from_millis(left.min(CLOCK_MS)))
    }

    /// Advances as far as no person is needed. Players of the computer run on their own threads and send an event when done.
    fn advance(&mut self, events: &UiEvents) -> anyhow::Result<()> {
        loop {
            let sender = events.sender();
            // Sending fails only once the screen has been left.
            let on_done = move || {
                let _ = sender.send(UiEvent::Decided);
            };
            let Some(text) = self.presenter.advance_async(on_done)? else {
                return Ok(());
            };
            self.append_message(&text);
        }
    }

    fn take_decision(&mut self) -> anyhow::Result<()> {
        let prompt = self.presenter.prompt();
        let hint_line = self.presenter.pending_hint_line();
        let announced = self.presenter.poll_player()?;
        if self.presenter.pending_hint_line().is_none() {
            // The hint replaces the line that said it was being searched for.
            let lines = self.message.lines();
            let lines = lines.filter(|line| Some(*line) != hint_line.as_deref());
            self.message = lines.collect::<Vec<_>>().join("\n");
        }
        self.append_message(&announced.unwrap_or_default());
        self.reset_selection_unless(prompt);
        Ok(())
    }

    /// Adds announcements to those since the last input.
    fn append_message(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if !self.is_appendable {
            self.message.clear();
        } else if !self.message.is_empty() {
            self.message.push('\n');
        }
        self.is_appendable = true;
        self.message.push_str(text.trim());
    }

    /// Replaces the message.
    fn set_message(&mut self, sentence: String) {
        self.message = sentence;
        self.is_appendable = false;
    }

    /// Resets selection, scrolling and picks, unless the prompt is still this one.
    fn reset_selection_unless(&mut self, prompt: Prompt) {
        if self.presenter.prompt() != prompt {
            (self.choice, self.scroll) = (None, 0);
            self.drop_picks();
        }
    }
}

/// Keeps a panic of a player off the screen: the session reports it after the screen is left.
fn silence_player_panics() {
    let default_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() != Some(player_task::THREAD) {
            default_hook(info);
        }
    }));
}

/// The exit after an error of the terminal: the signal that it has gone if one follows, otherwise the error.
fn fail(error: impl Error + Send + Sync + 'static, events: &UiEvents) -> anyhow::Result<Exit> {
    while let Some(event) = events.next(Some(GRACE)) {
        if let UiEvent::Signal(signal) = event {
            return Ok(Exit::Signal(signal));
        }
    }
    Err(error.into())
}
