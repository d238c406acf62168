//! Draws the screen into a buffer.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::presenter::Prompt;
use super::hills::Cursor;
use super::{Screen, styled_text};
use crate::show::kings::Halves;

/// The rows of the message.
pub(crate) const MESSAGE_ROWS: usize = 3;
/// The width of the list of decisions, in characters.
const LIST: u16 = 25;
/// The smallest size, in columns and rows, that is drawn on.
const MIN_SIZE: (u16, u16) = (60, 20);
/// The offset of the first column of a board, and the distance between columns, in characters.
const COLUMNS: (u16, u16) = (5, 4);

impl Screen<'_> {
    /// Draws the whole screen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < MIN_SIZE.0 || area.height < MIN_SIZE.1 {
            let values = [("width", area.width.into()), ("height", area.height.into())];
            let sentence = self.presenter.words().say("play-screen-small", &values);
            return frame.render_widget(Paragraph::new(sentence).wrap(Wrap { trim: true }), area);
        }
        let rows = [
            Constraint::Min(1),
            Constraint::Length(MESSAGE_ROWS as u16),
            Constraint::Length(1),
        ];
        let [main, message, line] = Layout::vertical(rows).areas(area);
        if let Prompt::Curtain(_) = self.presenter.prompt() {
            self.has_more = false;
            return self.draw_line(frame, line);
        }
        match &self.answer {
            Some(answer) => {
                let answer = styled_text::folded(styled_text::text(answer), main.width);
                self.draw_page(frame, main, answer);
            }
            None => self.draw_game(frame, main),
        }
        self.draw_message(frame, message);
        self.draw_line(frame, line);
    }

    fn draw_game(&mut self, frame: &mut Frame<'_>, area: Rect) {
        if let Some(halves) = self.presenter.halves(usize::from(area.width - LIST)) {
            return self.draw_halves(frame, area, &halves);
        }
        let page = self.presenter.page();
        let page = styled_text::text(page.trim_start_matches('\n').trim_end());
        // On a narrow terminal the text beside a board is cut off, since wrapping would tear the board apart.
        let rows = board_rows(&page);
        self.draw_page(frame, area, page);
        if let Prompt::Decision(_) | Prompt::Wait(_) = self.presenter.prompt() {
            self.draw_picks(frame, area, &rows);
            self.draw_cursor(frame, area, &rows);
        }
    }

    /// Draws the board with the list beside it, both always whole, and as much of the rest below as fits.
    fn draw_halves(&mut self, frame: &mut Frame<'_>, area: Rect, halves: &Halves) {
        let upper = styled_text::text(halves.upper.trim_end());
        let lower = styled_text::text(halves.lower.trim_end());
        let lower = styled_text::folded(lower, area.width);
        let gap = usize::from(upper.height() + lower.height() < usize::from(area.height));
        let rows = [
            Constraint::Length((upper.height() + gap) as u16),
            Constraint::Min(1),
        ];
        let [above, below] = Layout::vertical(rows).areas(area);
        let columns = [Constraint::Min(1), Constraint::Length(LIST)];
        let [left, right] = Layout::horizontal(columns).areas(above);
        frame.render_widget(Paragraph::new(upper), left);
        self.draw_list(frame, right);
        self.draw_page(frame, below, lower);
    }

    /// Draws a page from the scrolled line on. Scrolling ends with the last line.
    fn draw_page(&mut self, frame: &mut Frame<'_>, area: Rect, page: Text<'static>) {
        let below = (page.height() as u16).saturating_sub(area.height);
        self.scroll = self.scroll.min(below);
        self.has_more = self.scroll < below;
        frame.render_widget(Paragraph::new(page).scroll((self.scroll, 0)), area);
    }

    /// Draws brackets around the picked hills.
    fn draw_picks(&self, frame: &mut Frame<'_>, area: Rect, rows: &[(u8, u16)]) {
        for pick in &self.picks {
            if let Some(beside) = self.beside(*pick, area, rows) {
                let cells = frame.buffer_mut();
                for (x, bracket) in [(beside.left(), "["), (beside.right() - 1, "]")] {
                    let style = Style::new().add_modifier(Modifier::BOLD);
                    cells.set_string(x, beside.y, bracket, style);
                }
            }
        }
    }

    /// Draws the hill under the cursor in reverse video, which is visible without colors too.
    fn draw_cursor(&self, frame: &mut Frame<'_>, area: Rect, rows: &[(u8, u16)]) {
        if let Some(beside) = self.beside(self.cursor, area, rows) {
            let style = Style::new().add_modifier(Modifier::REVERSED);
            frame.buffer_mut().set_style(beside, style);
        }
    }

    /// The three cells around a hill; `None` if it is scrolled out of sight.
    fn beside(&self, hill: Cursor, area: Rect, rows: &[(u8, u16)]) -> Option<Rect> {
        let (column, row) = hill.place();
        let (_, line) = rows.iter().find(|(number, _)| *number == row)?;
        let place = Position {
            x: area.x + COLUMNS.0 + COLUMNS.1 * u16::from(column),
            y: area.y + line.checked_sub(self.scroll)?,
        };
        let beside = Rect::new(place.x - 1, place.y, 3, 1);
        area.contains(place).then_some(beside)
    }

    /// Draws the list of decisions, scrolled to the selected one.
    fn draw_list(&self, frame: &mut Frame<'_>, area: Rect) {
        let choices = self.choices();
        let height = usize::from(area.height);
        let chosen = self.choice.map_or(0, |choice| choice + 1);
        let first = chosen.saturating_sub(height);
        let lines = choices.iter().enumerate().skip(first).take(height);
        let lines = lines.map(|(place, choice)| {
            let is_chosen = Some(place) == self.choice;
            let mark = if is_chosen { "> " } else { "  " };
            let style = if is_chosen {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            Line::styled(format!("{mark}{}", choice.text()), style)
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }

    fn draw_message(&self, frame: &mut Frame<'_>, area: Rect) {
        let message = match &self.answer {
            Some(_) => self.presenter.words().get("play-screen-more"),
            None => self.message.clone(),
        };
        let message = styled_text::folded(Text::from(message), area.width);
        // If the message is too long, its latest lines matter.
        let above = (message.height() as u16).saturating_sub(area.height);
        frame.render_widget(Paragraph::new(message).scroll((above, 0)), area);
    }

    /// Draws the prompt and the input, with the terminal's cursor behind it.
    fn draw_line(&self, frame: &mut Frame<'_>, area: Rect) {
        let prompt = self.presenter.prompt_text();
        let room = usize::from(area.width).saturating_sub(prompt.chars().count() + 1);
        let typed: Vec<char> = self.input.chars().collect();
        let typed: String = typed[typed.len().saturating_sub(room)..].iter().collect();
        let line = format!("{prompt}{typed}");
        let end = (line.chars().count() as u16).min(area.width.saturating_sub(1));
        frame.render_widget(Paragraph::new(line), area);
        self.draw_more(frame, area, end);
        frame.set_cursor_position(Position {
            x: area.x + end,
            y: area.y,
        });
    }

    /// Draws the clocks, and a mark that there is more below, at the right end of the line if they fit.
    fn draw_more(&self, frame: &mut Frame<'_>, area: Rect, end: u16) {
        let below = self
            .has_more
            .then(|| self.presenter.words().get("play-screen-below"));
        let parts: Vec<_> = self.presenter.clocks().into_iter().chain(below).collect();
        let more = parts.join("  ");
        let width = more.chars().count() as u16;
        if !more.is_empty() && end + 1 + width < area.width {
            let place = Rect::new(area.right() - width, area.y, width, 1);
            let style = Style::new().add_modifier(Modifier::DIM);
            frame.render_widget(Paragraph::new(more).style(style), place);
        }
    }
}

/// The rows of a board, from 0, with the indices of their lines on the page. A line of a board begins with its row number.
fn board_rows(page: &Text<'_>) -> Vec<(u8, u16)> {
    let lines = page.lines.iter().zip(0..);
    let rows = lines.filter_map(|(line, place)| {
        let text: String = line.spans.iter().map(|span| &*span.content).collect();
        let mut letters = text.chars();
        let (mark, gap, number) = (letters.next()?, letters.next()?, letters.next()?);
        let is_row = [' ', '▸'].contains(&mark) && gap == ' ';
        let row = number.to_digit(10).filter(|row| (1..=7).contains(row));
        Some((row.filter(|_| is_row)? as u8 - 1, place))
    });
    rows.collect()
}
