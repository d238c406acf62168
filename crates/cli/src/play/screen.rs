//! The board screen: the same desk, with a cursor on the board, on a terminal that is as it was afterwards.

mod choices;
mod draw;
mod hills;
mod keys;
mod signs;
mod styled_text;

#[cfg(test)]
mod tests;

use std::error::Error;
use std::io::{self, Write};
use std::panic;
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::Backend;

use self::hills::Cursor;
use self::signs::{Sign, Signs};
use super::desk::{Asked, Desk, Then};
use super::journal::now_ms;
use super::thinking;
use crate::answer::Answer;
use crate::page::wrapped;

/// How long a terminal that is gone is waited for to say so by a signal.
const GRACE: Duration = Duration::from_secs(1);
/// How often clocks that run are drawn anew, in milliseconds.
const CLOCK_MS: u64 = 250;

/// Why the screen is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Somebody left.
    Quit,
    /// The program is to end by the signal of this number.
    Signal(i32),
}

/// Plays until somebody leaves. A panic or a signal gives the terminal back too.
pub(crate) fn run(desk: Desk<'_>) -> anyhow::Result<Answer> {
    let signs = Signs::new();
    signs.heed_signals()?;
    let mut terminal = ratatui::try_init()?;
    let_players_panic();
    signs.read_terminal();
    let mut screen = Screen::new(desk);
    let left = screen.play(&mut terminal, &signs);
    ratatui::restore();
    // Nobody reads it where the terminal is gone.
    let _ = io::stdout().write_all(screen.desk.farewell().unwrap_or_default().as_bytes());
    if let Left::Signal(signal) = left? {
        signs::end_by(signal);
    }
    Ok(Answer::Yes)
}

/// What is on the screen.
pub(crate) struct Screen<'a> {
    desk: Desk<'a>,
    /// The line that is typed, or the beginning of the decisions with the hills that were picked.
    input: String,
    /// The hills that were picked for a decision of several.
    picks: Vec<Cursor>,
    cursor: Cursor,
    /// The place of the chosen decision in the list. None is chosen at first, so that Enter pressed once too often does nothing.
    choice: Option<usize>,
    /// How many lines of the page are above the screen.
    scroll: u16,
    /// Whether there are lines of the page below the screen.
    has_more: bool,
    /// What was told since somebody did something, or what was said of a line.
    message: String,
    /// Whether the message is what was told, so that what happens next belongs to it.
    is_news: bool,
    /// A long answer, which stands in place of the board until it has been read.
    answer: Option<String>,
}

impl<'a> Screen<'a> {
    fn new(desk: Desk<'a>) -> Self {
        Self {
            message: wrapped(&desk.words().get("play-screen-keys"), 0)
                .trim_end()
                .into(),
            desk,
            input: String::new(),
            picks: Vec::new(),
            cursor: Cursor::default(),
            choice: None,
            scroll: 0,
            has_more: false,
            is_news: true,
            answer: None,
        }
    }

    fn play<B>(&mut self, terminal: &mut Terminal<B>, signs: &Signs) -> anyhow::Result<Left>
    where
        B: Backend<Error: Error + Send + Sync + 'static>,
    {
        loop {
            self.let_others_play(signs)?;
            if let Err(error) = terminal.draw(|frame| self.draw(frame)) {
                return failed(error, signs);
            }
            let sign = signs.next(self.patience());
            let was = self.desk.asked();
            let told = self.desk.tick()?;
            self.tell(&told);
            self.begin_anew_unless(was);
            match sign {
                // Whoever pressed it had not seen what the clock has done.
                Some(Sign::Key(_)) if !told.is_empty() => {}
                Some(Sign::Key(key)) if self.press(key)? == Then::Quit => return Ok(Left::Quit),
                Some(Sign::Decided) => self.hear_decision()?,
                Some(Sign::Signal(signal)) => return Ok(Left::Signal(signal)),
                Some(Sign::Failed(error)) => return failed(error, signs),
                Some(Sign::Key(_) | Sign::Redraw) | None => {}
            }
        }
    }

    /// How long a sign is waited for: as long as it likes, unless a clock runs.
    fn patience(&self) -> Option<Duration> {
        let left = self.desk.due()?.saturating_sub(now_ms());
        Some(Duration::from_millis(left.min(CLOCK_MS)))
    }

    /// Lets happen what needs nobody here. Players of the program begin to think, and give a sign when they have decided.
    fn let_others_play(&mut self, signs: &Signs) -> anyhow::Result<()> {
        loop {
            let sender = signs.sender();
            // Whoever left does not hear it.
            let bell = move || {
                let _ = sender.send(Sign::Decided);
            };
            let Some(told) = self.desk.go_on_meanwhile(bell)? else {
                return Ok(());
            };
            self.tell(&told);
        }
    }

    fn hear_decision(&mut self) -> anyhow::Result<()> {
        let was = self.desk.asked();
        let awaited = self.desk.awaited_hint();
        let told = self.desk.thought()?;
        if self.desk.awaited_hint().is_none() {
            // The hint takes the place of what was said meanwhile.
            let lines = self.message.lines();
            let lines = lines.filter(|line| Some(*line) != awaited.as_deref());
            self.message = lines.collect::<Vec<_>>().join("\n");
        }
        self.tell(&told.unwrap_or_default());
        self.begin_anew_unless(was);
        Ok(())
    }

    /// Tells what happened, with what was told since somebody did something.
    fn tell(&mut self, told: &str) {
        if told.is_empty() {
            return;
        }
        match self.is_news {
            true if self.message.is_empty() => {}
            true => self.message.push('\n'),
            false => self.message.clear(),
        }
        self.is_news = true;
        self.message.push_str(told.trim());
    }

    /// Says something in place of what was told.
    fn say(&mut self, sentence: String) {
        self.message = sentence;
        self.is_news = false;
    }

    /// Begins the list and the page at their beginning, unless the same is asked as before.
    fn begin_anew_unless(&mut self, was: Asked) {
        if self.desk.asked() != was {
            (self.choice, self.scroll) = (None, 0);
            self.drop_picks();
        }
    }
}

/// Leaves the screen alone when a player panics in its thread: the session hears of that and says it when the screen is left.
fn let_players_panic() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if thread::current().name() != Some(thinking::THREAD) {
            usual(info);
        }
    }));
}

/// Leaves the screen after a fault of the terminal. If it is gone, a signal says so.
fn failed(error: impl Error + Send + Sync + 'static, signs: &Signs) -> anyhow::Result<Left> {
    while let Some(sign) = signs.next(Some(GRACE)) {
        if let Sign::Signal(signal) = sign {
            return Ok(Left::Signal(signal));
        }
    }
    Err(error.into())
}
