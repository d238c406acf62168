//! Key handling: cursor, picks, input line.

use game::Seat;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::presenter::{Flow, Prompt};
use super::super::seat_view;
use super::choices::{self, Choice};
use super::hills::{self, Cursor};
use super::{Screen, draw};

/// The longest input line, in bytes.
const MAX_INPUT: usize = 200;

impl Screen<'_> {
    /// Handles a key.
    pub(super) fn press(&mut self, key: KeyEvent) -> anyhow::Result<Flow> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return Ok(match key.code {
                KeyCode::Char('c' | 'd') => Flow::Quit,
                _ => Flow::Continue,
            });
        }
        if self.answer.is_some() {
            self.scroll_answer(key.code);
            return Ok(Flow::Continue);
        }
        match key.code {
            KeyCode::Enter => return self.enter(),
            KeyCode::Char(letter) if self.input.len() < MAX_INPUT => {
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
        Ok(Flow::Continue)
    }

    fn clear_input(&mut self) {
        self.input.clear();
        self.picks.clear();
    }

    /// Discards picks and the input that they filled in; keeps what was typed.
    pub(super) fn drop_picks(&mut self) {
        if !self.picks.is_empty() {
            self.clear_input();
        }
    }

    /// Scrolls a long answer, or dismisses it.
    fn scroll_answer(&mut self, code: KeyCode) {
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

    /// Moves the cursor and shows what can be done there.
    fn go(&mut self, code: KeyCode) {
        let seat = match self.presenter.prompt() {
            Prompt::Decision(seat) => seat,
            // Until the computer has played, nobody knows what can be done there.
            Prompt::Wait(_) => {
                self.cursor.go(code);
                return;
            }
            _ => return,
        };
        if !hills::has_board(self.presenter.table()) {
            let last = self.choices().len().saturating_sub(1);
            self.choice = match code {
                KeyCode::Up => Some(self.choice.map_or(last, |choice| choice.saturating_sub(1))),
                KeyCode::Down => Some(self.choice.map_or(0, |choice| (choice + 1).min(last))),
                _ => self.choice,
            };
            return self.show_cards(seat);
        }
        if self.cursor.go(code) {
            let message = hills::about(&self.presenter, seat, &self.picks_and_cursor());
            self.set_message(message);
        }
    }

    /// Shows the texts of the cards that the selected decision names.
    fn show_cards(&mut self, seat: Seat) {
        let choices = self.choices();
        let choice = self.choice.and_then(|choice| choices.get(choice));
        let texts = choice.map(|choice| {
            let (table, words) = (self.presenter.table(), self.presenter.words());
            seat_view::card_texts(table, seat, choice.cards(), words)
        });
        match texts {
            Some(texts) if !texts.is_empty() => self.set_message(texts.trim_end().into()),
            _ => {}
        }
    }

    fn picks_and_cursor(&self) -> Vec<Cursor> {
        let picks = self.picks.iter().chain([&self.cursor]);
        picks.copied().collect()
    }

    /// Runs the input line, or plays what is selected.
    fn enter(&mut self) -> anyhow::Result<Flow> {
        let Prompt::Decision(seat) = self.presenter.prompt() else {
            return self.submit_line();
        };
        let is_typed = !self.input.is_empty() && self.picks.is_empty();
        if is_typed {
            self.submit_line()
        } else if hills::has_board(self.presenter.table()) {
            self.pick(seat)
        } else {
            self.choose()
        }
    }

    /// Plays the selected decision of the list, or puts its beginning on the input line.
    fn choose(&mut self) -> anyhow::Result<Flow> {
        let choices = self.choices();
        match self.choice.and_then(|choice| choices.get(choice)) {
            Some(Choice::Whole { token, .. }) => {
                self.input.clone_from(token);
                self.submit_line()
            }
            Some(Choice::Beginning { token, .. }) => {
                self.input = format!("{token} ");
                Ok(Flow::Continue)
            }
            // The reply says what can be typed.
            None => self.submit_line(),
        }
    }

    /// Picks the hill under the cursor, and plays the decision if only one has all picks.
    fn pick(&mut self, seat: Seat) -> anyhow::Result<Flow> {
        let picks = self.picks_and_cursor();
        let moves = hills::decisions(&self.presenter, seat, &picks);
        match moves.as_slice() {
            [] if self.picks.is_empty() => {
                self.input = hills::nearest(&self.presenter, self.cursor).to_string();
                return self.submit_line();
            }
            [] => self.set_message(hills::nothing(&picks, self.presenter.words())),
            [one] => {
                self.input = one.to_string();
                return self.submit_line();
            }
            several => {
                let message = hills::several(several, self.presenter.words());
                self.set_message(message);
                self.input = hills::common_beginning(several);
                // Typing distinguishes decisions with the same hills.
                self.picks = if hills::are_alike(several) {
                    Vec::new()
                } else {
                    picks
                };
            }
        }
        Ok(Flow::Continue)
    }

    /// Runs the input line and shows the reply.
    fn submit_line(&mut self) -> anyhow::Result<Flow> {
        let line = std::mem::take(&mut self.input);
        self.picks.clear();
        let (prompt, version) = (self.presenter.prompt(), self.presenter.version());
        let reply = self.presenter.handle_line(&line)?;
        let hint_line = self
            .presenter
            .pending_hint_line()
            .filter(|_| reply.text.is_empty());
        let text = hint_line.as_deref().unwrap_or(reply.text.trim_end());
        let is_long = text.lines().count() > draw::MESSAGE_ROWS;
        if is_long && !matches!(prompt, Prompt::Curtain(_)) {
            self.answer = Some(text.trim_start_matches('\n').into());
            self.scroll = 0;
        } else {
            self.set_message(text.into());
            self.is_appendable = true;
        }
        self.reset_selection_unless(prompt);
        // A decision changes the list, so the selected index would mean another decision.
        if self.presenter.version() != version {
            self.choice = None;
        }
        Ok(reply.flow)
    }

    pub(super) fn choices(&self) -> Vec<Choice> {
        match self.presenter.prompt() {
            Prompt::Decision(seat) => choices::of(self.presenter.table(), seat),
            _ => Vec::new(),
        }
    }
}
