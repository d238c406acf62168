//! What keys do: the cursor, what is picked and typed, what the desk is told.

use game::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::desk::{Asked, Then};
use super::super::moment;
use super::choices::{self, Choice};
use super::hills::{self, Cursor};
use super::{Screen, draw};

/// The most characters of a line that is typed.
const MOST_TYPED: usize = 200;

impl Screen<'_> {
    /// What a key does.
    pub(super) fn press(&mut self, key: KeyEvent) -> anyhow::Result<Then> {
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
    pub(super) fn drop_picks(&mut self) {
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
            return self.tell_cards(seat);
        }
        if self.cursor.go(code) {
            let told = hills::about(&self.desk, seat, &self.picks_and_cursor());
            self.say(told);
        }
    }

    /// Says what is on the cards of the chosen decision, if it names any.
    fn tell_cards(&mut self, seat: Seat) {
        let choices = self.choices();
        let choice = self.choice.and_then(|choice| choices.get(choice));
        let told = choice.map(|choice| {
            let (table, words) = (self.desk.table(), self.desk.words());
            moment::named_cards(table, seat, choice.text(), words)
        });
        match told {
            Some(told) if !told.is_empty() => self.say(told.trim_end().into()),
            _ => {}
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
        let awaited = self.desk.awaited_hint().filter(|_| reply.text.is_empty());
        let text = awaited.as_deref().unwrap_or(reply.text.trim_end());
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

    pub(super) fn choices(&self) -> Vec<Choice> {
        match self.desk.asked() {
            Asked::Decision(seat) => choices::of(self.desk.table(), seat),
            _ => Vec::new(),
        }
    }
}
