//! The styled text of pages as the terminal library has it.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// Before the numbers of a style.
const BEGIN: &str = "\x1b[";

/// A page with the styles of `crate::page`.
pub(crate) fn text(page: &str) -> Text<'static> {
    let mut style = Style::new();
    let lines = page.lines().map(|line| {
        let mut parts = line.split(BEGIN);
        let first = parts.next().unwrap_or_default();
        let mut spans = vec![Span::styled(first.to_owned(), style)];
        for part in parts {
            let (numbers, rest) = part.split_once('m').unwrap_or(("", part));
            style = numbers.split(';').fold(style, styled);
            spans.push(Span::styled(rest.to_owned(), style));
        }
        Line::from(spans)
    });
    Text::from(lines.collect::<Vec<_>>())
}

/// A style with what a number adds to it.
fn styled(style: Style, number: &str) -> Style {
    match number {
        "1" => style.add_modifier(Modifier::BOLD),
        "2" => style.add_modifier(Modifier::DIM),
        "91" => style.fg(Color::LightRed),
        "93" => style.fg(Color::LightYellow),
        "94" => style.fg(Color::LightBlue),
        "97" => style.fg(Color::White),
        _ => Style::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::{FAINT, SIDES, styled};

    #[test]
    fn styles_of_pages_are_kept() {
        let page = format!("a{}b\n{}", styled(SIDES[0], "r"), styled(FAINT, "7"));
        let text = text(&page);
        let spans: Vec<_> = text.lines.iter().flat_map(|line| &line.spans).collect();
        let of = |words: &str| {
            let span = spans.iter().find(|span| span.content == words);
            span.expect(words).style
        };
        assert_eq!(of("r").fg, Some(Color::LightRed));
        assert_eq!(of("b"), Style::new());
        assert!(of("7").add_modifier.contains(Modifier::DIM));
    }
}
