//! Drawing the screen into a buffer.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Wrap};

use super::super::desk::Asked;
use super::{Screen, hills, styled_text};

/// The rows of what is told.
pub(crate) const MESSAGE_ROWS: usize = 3;
/// The width of the list of decisions.
const LIST: u16 = 26;
/// The least that is drawn on.
const LEAST: (u16, u16) = (60, 20);
/// Where the first column of a board stands, and from one to the next.
const COLUMNS: (u16, u16) = (5, 4);

impl Screen<'_> {
    /// Draws all of it.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>) {
        let area = frame.area();
        if area.width < LEAST.0 || area.height < LEAST.1 {
            let values = [("width", area.width.into()), ("height", area.height.into())];
            let told = self.desk.words().say("play-screen-small", &values);
            return frame.render_widget(Paragraph::new(told).wrap(Wrap { trim: true }), area);
        }
        let rows = [
            Constraint::Min(1),
            Constraint::Length(MESSAGE_ROWS as u16),
            Constraint::Length(1),
        ];
        let [main, message, line] = Layout::vertical(rows).areas(area);
        if let Asked::Curtain(_) = self.desk.asked() {
            return self.draw_line(frame, line);
        }
        match &self.answer {
            Some(answer) => self.draw_answer(frame, main, answer),
            None => self.draw_moment(frame, main),
        }
        self.draw_message(frame, message);
        self.draw_line(frame, line);
    }

    fn draw_answer(&self, frame: &mut Frame<'_>, area: Rect, answer: &str) {
        frame.render_widget(scrolled(styled_text::text(answer), self.scroll, area), area);
    }

    fn draw_moment(&self, frame: &mut Frame<'_>, area: Rect) {
        let page = self.desk.page();
        let page = styled_text::text(page.trim_start_matches('\n').trim_end());
        if hills::has_board(self.desk.table()) {
            let rows = board_rows(&page);
            let offset = offset(&page, self.scroll, area);
            frame.render_widget(scrolled(page, self.scroll, area), area);
            if let Asked::Decision(_) = self.desk.asked() {
                self.draw_cursor(frame, area, &rows, offset);
            }
            return;
        }
        let columns = [Constraint::Min(1), Constraint::Length(LIST)];
        let [left, right] = Layout::horizontal(columns).areas(area);
        frame.render_widget(scrolled(page, self.scroll, left), left);
        self.draw_list(frame, right);
    }

    /// Turns the colors of the hill around that the cursor is on, which is seen without colors too.
    fn draw_cursor(&self, frame: &mut Frame<'_>, area: Rect, rows: &[(u8, u16)], offset: u16) {
        let (column, row) = self.cursor.place();
        let line = rows.iter().find(|(number, _)| *number == row);
        let Some(line) = line.and_then(|(_, line)| line.checked_sub(offset)) else {
            return;
        };
        let place = Position {
            x: area.x + COLUMNS.0 + COLUMNS.1 * u16::from(column),
            y: area.y + line,
        };
        if area.contains(place) {
            let beside = Rect::new(place.x - 1, place.y, 3, 1);
            let style = Style::new().add_modifier(Modifier::REVERSED);
            frame.buffer_mut().set_style(beside, style);
        }
    }

    /// The decisions of which one is chosen, with those around it.
    fn draw_list(&self, frame: &mut Frame<'_>, area: Rect) {
        let choices = self.choices();
        let height = usize::from(area.height);
        let first = (self.choice + 1).saturating_sub(height);
        let lines = choices.iter().enumerate().skip(first).take(height);
        let lines = lines.map(|(place, choice)| {
            let is_chosen = place == self.choice;
            let mark = if is_chosen { "> " } else { "  " };
            let style = match is_chosen {
                true => Style::new().add_modifier(Modifier::REVERSED),
                false => Style::new(),
            };
            Line::styled(format!("{mark}{}", choice.text()), style)
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
    }

    fn draw_message(&self, frame: &mut Frame<'_>, area: Rect) {
        let message = match &self.answer {
            Some(_) => self.desk.words().get("play-screen-more"),
            None => self.message.clone(),
        };
        // Of much that is told, the last is what matters.
        let lines: Vec<_> = message.lines().collect();
        let last = lines[lines.len().saturating_sub(MESSAGE_ROWS)..].join("\n");
        frame.render_widget(Paragraph::new(last).wrap(Wrap { trim: true }), area);
    }

    /// What is asked, and what is typed, with the cursor of the terminal behind it.
    fn draw_line(&self, frame: &mut Frame<'_>, area: Rect) {
        let prompt = self.desk.prompt();
        let room = usize::from(area.width).saturating_sub(prompt.chars().count() + 1);
        let typed: Vec<char> = self.input.chars().collect();
        let typed: String = typed[typed.len().saturating_sub(room)..].iter().collect();
        let line = format!("{prompt}{typed}");
        let end = (line.chars().count() as u16).min(area.width.saturating_sub(1));
        frame.render_widget(Paragraph::new(line), area);
        frame.set_cursor_position(Position {
            x: area.x + end,
            y: area.y,
        });
    }
}

/// A page from a line on, as far as there is something below.
fn scrolled(page: Text<'static>, scroll: u16, area: Rect) -> Paragraph<'static> {
    let offset = offset(&page, scroll, area);
    Paragraph::new(page).scroll((offset, 0))
}

fn offset(page: &Text<'_>, scroll: u16, area: Rect) -> u16 {
    scroll.min((page.height() as u16).saturating_sub(area.height))
}

/// The rows of a board, from 0, with the lines of the page on which they stand: each begins with its number.
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
