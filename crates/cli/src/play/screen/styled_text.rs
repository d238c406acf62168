//! Converts pages with styles to the text of the terminal library.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// The indent of a continuation line, in characters.
const INDENT: usize = 4;
/// The beginning of an escape sequence for a style.
const BEGIN: &str = "\x1b[";

/// Converts a page, with the styles of `crate::page`.
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

/// Breaks lines at spaces so that they are at most `width` wide where possible. Continuation lines are indented.
pub(crate) fn folded(text: Text<'static>, width: u16) -> Text<'static> {
    let width = usize::from(width);
    let lines = text.lines.into_iter().flat_map(|line| {
        if line.width() > width {
            broken(&line, width)
        } else {
            vec![line]
        }
    });
    Text::from(lines.collect::<Vec<_>>())
}

fn broken(line: &Line<'static>, width: usize) -> Vec<Line<'static>> {
    let mut rest: Vec<(char, Style)> = Vec::new();
    for span in &line.spans {
        rest.extend(span.content.chars().map(|letter| (letter, span.style)));
    }
    let mut lines = Vec::new();
    while rest.len() > width {
        let indent = rest.iter().take_while(|(letter, _)| *letter == ' ').count();
        let spaces = (indent + 1..=width)
            .rev()
            .find(|&place| rest[place].0 == ' ');
        let Some(space) = spaces else { break };
        let more = rest.split_off(space + 1);
        rest.pop();
        lines.push(spans(&rest));
        rest = vec![(' ', Style::new()); INDENT];
        rest.extend(more);
    }
    lines.push(spans(&rest));
    lines
}

fn spans(letters: &[(char, Style)]) -> Line<'static> {
    let same = letters.chunk_by(|(_, one), (_, other)| one == other);
    let spans = same.map(|part| {
        let text: String = part.iter().map(|(letter, _)| letter).collect();
        Span::styled(text, part[0].1)
    });
    Line::from(spans.collect::<Vec<_>>())
}

/// A style with the change that a number of an escape sequence stands for.
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

    #[test]
    fn what_is_too_wide_is_broken_at_a_space_with_its_styles() {
        let page = format!(
            "one {} three\nfour\nseventeen_letters_x y",
            styled(SIDES[0], "two")
        );
        let folded = folded(text(&page), 10);
        let lines: Vec<_> = folded.lines.iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            ["one two", "    three", "four", "seventeen_letters_x y"]
        );
        assert_eq!(folded.lines[0].spans[1].style.fg, Some(Color::LightRed));
    }
}
