//! The board screen: the same desk, with a cursor on the board, on a terminal that is as it was afterwards.

mod choices;
mod draw;
mod hills;
mod signs;
mod styled_text;

#[cfg(test)]
mod tests;

use std::error::Error;
use std::io::{self, Write};
use std::time::Duration;

use game::Seat;
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use self::choices::Choice;
use self::hills::Cursor;
use self::signs::{Sign, Signs};
use super::desk::{Asked, Desk, Then};
use super::journal::now_ms;
use crate::answer::Answer;
use crate::page::wrapped;

/// How long a terminal that is gone is waited for to say so by a signal.
const GRACE: Duration = Duration::from_secs(1);
/// How often clocks that run are drawn anew, in milliseconds.
const CLOCK_MS: u64 = 250;
/// The most characters of a line that is typed.
const MOST_TYPED: usize = 200;

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
        let told = self.desk.thought()?;
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

    /// What a key does.
    fn press(&mut self, key: KeyEvent) -> anyhow::Result<Then> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(match key.code {
                KeyCode::Char('c' | 'd') => Then::Quit,
                _ => Then::Go,
            });
        }
        if self.answer.is_some() {
            self.read_on(key.code);
            return Ok(Then::Go);
        }
        match key.code {
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(letter) if self.input.len() < MOST_TYPED => {
                self.drop_picks();
                self.input.push(letter);
            }
            KeyCode::Backspace => {
                self.picks.clear();
                self.input.pop();
            }
            KeyCode::Esc => self.clear_input(),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(8),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(8),
            code => self.go(code),
        }
        Ok(Then::Go)
    }

    fn clear_input(&mut self) {
        self.input.clear();
        self.picks.clear();
    }

    /// Forgets what was picked, and leaves what is typed.
    fn drop_picks(&mut self) {
        if !self.picks.is_empty() {
            self.clear_input();
        }
    }

    /// Reads a long answer on, or goes back to the board.
    fn read_on(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(10),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(10),
            _ => {
                self.answer = None;
                self.scroll = 0;
            }
        }
    }

    /// Moves the cursor, and says what can be done there.
    fn go(&mut self, code: KeyCode) {
        let seat = match self.desk.asked() {
            Asked::Decision(seat) => seat,
            // What can be done there is not known before the others have played.
            Asked::Patience(_) => {
                self.cursor.go(code);
                return;
            }
            _ => return,
        };
        if !hills::has_board(self.desk.table()) {
            let last = self.choices().len().saturating_sub(1);
            self.choice = match code {
                KeyCode::Up => Some(self.choice.map_or(last, |choice| choice.saturating_sub(1))),
                KeyCode::Down => Some(self.choice.map_or(0, |choice| (choice + 1).min(last))),
                _ => self.choice,
            };
            return;
        }
        if self.cursor.go(code) {
            let told = hills::about(&self.desk, seat, &self.picks_and_cursor());
            self.say(told);
        }
    }

    fn picks_and_cursor(&self) -> Vec<Cursor> {
        let picks = self.picks.iter().chain([&self.cursor]);
        picks.copied().collect()
    }

    /// Does what is typed, or plays what is chosen.
    fn enter(&mut self) -> anyhow::Result<Then> {
        let Asked::Decision(seat) = self.desk.asked() else {
            return self.say_to_desk();
        };
        let is_typed = !self.input.is_empty() && self.picks.is_empty();
        match hills::has_board(self.desk.table()) {
            _ if is_typed => self.say_to_desk(),
            true => self.pick(seat),
            false => self.choose(),
        }
    }

    /// Plays the decision of the list that is chosen, or begins it.
    fn choose(&mut self) -> anyhow::Result<Then> {
        let choices = self.choices();
        match self.choice.and_then(|choice| choices.get(choice)) {
            Some(Choice::Whole(token)) => {
                self.input.clone_from(token);
                self.say_to_desk()
            }
            Some(Choice::Beginning(begin)) => {
                self.input = format!("{begin} ");
                Ok(Then::Go)
            }
            // The desk says what can be typed.
            None => self.say_to_desk(),
        }
    }

    /// Plays the decision that is picked with the cursor, or picks one hill more of it.
    fn pick(&mut self, seat: Seat) -> anyhow::Result<Then> {
        let picks = self.picks_and_cursor();
        let tokens = hills::decisions(&self.desk, seat, &picks);
        match tokens.as_slice() {
            [] if self.picks.is_empty() => {
                self.input = hills::nearest(&self.desk, self.cursor);
                return self.say_to_desk();
            }
            [] => self.say(hills::nothing(&picks, self.desk.words())),
            [one] => {
                self.input.clone_from(one);
                return self.say_to_desk();
            }
            several => {
                let told = hills::several(several, self.desk.words());
                self.say(told);
                self.input = hills::common_beginning(several);
                // What hills do not tell apart is typed to its end.
                self.picks = match hills::are_alike(several) {
                    true => Vec::new(),
                    false => picks,
                };
            }
        }
        Ok(Then::Go)
    }

    /// Gives the line to the desk, and shows its answer.
    fn say_to_desk(&mut self) -> anyhow::Result<Then> {
        let line = std::mem::take(&mut self.input);
        self.picks.clear();
        let (was, version) = (self.desk.asked(), self.desk.version());
        let reply = self.desk.answer(&line)?;
        let text = reply.text.trim_end();
        let is_long = text.lines().count() > draw::MESSAGE_ROWS;
        match is_long && !matches!(was, Asked::Curtain(_)) {
            true => {
                self.answer = Some(text.trim_start_matches('\n').into());
                self.scroll = 0;
            }
            false => {
                self.say(text.into());
                self.is_news = true;
            }
        }
        self.begin_anew_unless(was);
        // A decision changes the list, and what was chosen in it may be something else now.
        if self.desk.version() != version {
            self.choice = None;
        }
        Ok(reply.then)
    }

    fn choices(&self) -> Vec<Choice> {
        match self.desk.asked() {
            Asked::Decision(seat) => choices::of(self.desk.table(), seat),
            _ => Vec::new(),
        }
    }
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
