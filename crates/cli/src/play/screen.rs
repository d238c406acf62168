//! The board screen: the same desk, with a cursor on the board, on a terminal that is as it was afterwards.

mod choices;
mod draw;
mod hills;
mod styled_text;

#[cfg(test)]
mod tests;

use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use self::choices::Choice;
use self::hills::Cursor;
use super::desk::{Asked, Desk, Then};
use crate::answer::Answer;

/// How often clocks that run are drawn anew.
const CLOCK: Duration = Duration::from_millis(250);
/// The most characters of a line that is typed.
const MOST_TYPED: usize = 200;

/// Plays until somebody leaves. A panic gives the terminal back too.
pub(crate) fn run(desk: Desk<'_>) -> anyhow::Result<Answer> {
    let mut terminal = ratatui::try_init()?;
    let mut screen = Screen::new(desk);
    let played = screen.play(&mut terminal);
    ratatui::restore();
    played?;
    print!("{}", screen.desk.farewell().unwrap_or_default());
    Ok(Answer::Yes)
}

/// What is on the screen.
pub(crate) struct Screen<'a> {
    desk: Desk<'a>,
    /// The line that is typed, or the beginning of a decision that was picked on the board.
    input: String,
    /// Whether the line was picked and not typed.
    is_picked: bool,
    cursor: Cursor,
    /// The place of the chosen decision in the list, where there is one.
    choice: usize,
    /// How many lines of the page are above the screen.
    scroll: u16,
    /// What was told last, and what was said of a line.
    message: String,
    /// A long answer, which stands in place of the board until it has been read.
    answer: Option<String>,
}

impl<'a> Screen<'a> {
    fn new(desk: Desk<'a>) -> Self {
        Self {
            message: desk.words().get("play-screen-keys"),
            desk,
            input: String::new(),
            is_picked: false,
            cursor: Cursor::default(),
            choice: 0,
            scroll: 0,
            answer: None,
        }
    }

    fn play(&mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        let keys = self.message.clone();
        self.let_others_play(terminal)?;
        if self.message != keys {
            self.message = format!("{}\n{keys}", self.message);
        }
        loop {
            self.let_others_play(terminal)?;
            terminal.draw(|frame| self.draw(frame))?;
            if self.desk.due().is_some() && !event::poll(CLOCK)? {
                let told = self.desk.tick()?;
                self.tell(&told);
                continue;
            }
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
            {
                let told = self.desk.tick()?;
                self.tell(&told);
                if told.is_empty() && self.press(key)? == Then::Quit {
                    return Ok(());
                }
            }
        }
    }

    /// Lets the program decide for its seats, and shows each decision.
    fn let_others_play(&mut self, terminal: &mut DefaultTerminal) -> anyhow::Result<()> {
        let mut news = String::new();
        while self.desk.is_going_on() {
            let thinks = self.desk.words().get("play-screen-thinks");
            let message = std::mem::replace(&mut self.message, thinks);
            terminal.draw(|frame| self.draw(frame))?;
            self.message = message;
            let Some(told) = self.desk.go_on()? else {
                break;
            };
            news.push_str(&told);
            self.tell(&news);
        }
        Ok(())
    }

    /// Shows what happened in place of what was said before.
    fn tell(&mut self, told: &str) {
        if !told.is_empty() {
            self.message = told.trim_end().into();
            self.choice = 0;
            self.scroll = 0;
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
                if std::mem::take(&mut self.is_picked) {
                    self.input.clear();
                }
                self.input.push(letter);
            }
            KeyCode::Backspace => {
                self.is_picked = false;
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
        self.is_picked = false;
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
        let Asked::Decision(seat) = self.desk.asked() else {
            return;
        };
        if !hills::has_board(self.desk.table()) {
            let last = self.choices().len().saturating_sub(1);
            self.choice = match code {
                KeyCode::Up => self.choice.saturating_sub(1),
                KeyCode::Down => (self.choice + 1).min(last),
                _ => self.choice,
            };
            return;
        }
        if self.cursor.go(code) {
            self.message = hills::about(&self.desk, seat, self.cursor, self.picked());
        }
    }

    /// The beginning of a decision that was picked on the board.
    fn picked(&self) -> &str {
        match self.is_picked {
            true => &self.input,
            false => "",
        }
    }

    /// Does what is typed, or plays what is chosen.
    fn enter(&mut self) -> anyhow::Result<Then> {
        let Asked::Decision(seat) = self.desk.asked() else {
            return self.say_to_desk();
        };
        let is_typed = !self.input.is_empty() && !self.is_picked;
        if is_typed {
            return self.say_to_desk();
        }
        if !hills::has_board(self.desk.table()) {
            let choices = self.choices();
            return match choices.get(self.choice) {
                Some(Choice::Whole(token)) => {
                    self.input.clone_from(token);
                    self.say_to_desk()
                }
                Some(Choice::Beginning(begin)) => {
                    self.input = format!("{begin} ");
                    Ok(Then::Go)
                }
                None => Ok(Then::Go),
            };
        }
        let tokens = hills::decisions(&self.desk, seat, self.cursor, self.picked());
        match tokens.as_slice() {
            [] => {
                self.input = hills::nearest(&self.desk, self.cursor);
                self.say_to_desk()
            }
            [one] => {
                self.input.clone_from(one);
                self.say_to_desk()
            }
            several => {
                self.input = hills::common_beginning(several);
                self.is_picked = true;
                self.message = hills::several(several, self.desk.words());
                Ok(Then::Go)
            }
        }
    }

    /// Gives the line to the desk, and shows its answer.
    fn say_to_desk(&mut self) -> anyhow::Result<Then> {
        let line = std::mem::take(&mut self.input);
        self.is_picked = false;
        let was = self.desk.asked();
        let reply = self.desk.answer(&line)?;
        let text = reply.text.trim_end();
        let is_long = text.lines().count() > draw::MESSAGE_ROWS;
        match is_long && !matches!(was, Asked::Curtain(_)) {
            true => {
                self.answer = Some(text.trim_start_matches('\n').into());
                self.scroll = 0;
            }
            false => {
                self.message = text.into();
            }
        }
        if self.desk.asked() != was {
            (self.choice, self.scroll) = (0, 0);
        }
        self.choice = self.choice.min(self.choices().len().saturating_sub(1));
        Ok(reply.then)
    }

    fn choices(&self) -> Vec<Choice> {
        match self.desk.asked() {
            Asked::Decision(seat) => choices::of(self.desk.table(), seat),
            _ => Vec::new(),
        }
    }
}
