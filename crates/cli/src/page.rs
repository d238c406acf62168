//! Text for people: lines of a bearable width, styles where the terminal has them.

use std::io::{self, Write};

use anstream::adapter::strip_str;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};

/// The style of headings.
pub(crate) const STRONG: Style = Style::new().bold();
/// The style of what matters less.
pub(crate) const FAINT: Style = Style::new().dimmed();
/// The styles of Red and Blue.
pub(crate) const SIDES: [Style; 2] = [
    AnsiColor::BrightRed.on_default().bold(),
    AnsiColor::BrightBlue.on_default().bold(),
];

/// The styles of the players of Seat of Kings, in the order of `Color::ALL`.
pub(crate) const PLAYERS: [Style; 4] = [
    SIDES[1],
    SIDES[0],
    AnsiColor::BrightWhite.on_default().bold(),
    AnsiColor::BrightYellow.on_default().bold(),
];

/// The width of a page in characters.
pub(crate) const WIDTH: usize = 80;
/// The width of a page that is mostly a drawing, in characters; fits beside something else.
pub(crate) const NARROW: usize = 60;

/// A text in a style.
pub(crate) fn styled(style: Style, text: &str) -> String {
    match text {
        "" => String::new(),
        text => format!("{style}{text}{style:#}"),
    }
}

/// Writes a page; its styles only if standard output takes them.
pub(crate) fn write(page: &str, out: &mut impl Write) -> io::Result<()> {
    match AutoStream::choice(&io::stdout()) {
        ColorChoice::Never => write!(out, "{}", anstream::adapter::strip_str(page)),
        _ => write!(out, "{page}"),
    }
}

/// The name of a game, and below it how it ended, in lines of a narrow page.
pub(crate) fn titled(name: &str, result: &str) -> String {
    let result = wrapped_to(NARROW, result, 0);
    format!("{}\n{result}", styled(STRONG, name))
}

/// A text broken into lines of the width of a page, each line indented, with its end.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    wrapped_to(WIDTH, text, indent)
}

/// A text broken into lines of a width, each line indented, with its end.
pub(crate) fn wrapped_to(width: usize, text: &str, indent: usize) -> String {
    let mut lines = String::new();
    let mut column = width;
    // A no-break space, as in "45 %", breaks no line.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let length = word.chars().count();
        if column + 1 + length > width {
            lines.push_str(if lines.is_empty() { "" } else { "\n" });
            lines.push_str(&" ".repeat(indent));
            column = indent;
        } else {
            lines.push(' ');
            column += 1;
        }
        lines.push_str(word);
        column += length;
    }
    lines.push('\n');
    lines
}

/// Blocks of lines beside each other, each but the last as wide as this; every line with its end.
pub(crate) fn beside(blocks: &[Vec<String>], width: usize) -> String {
    let height = blocks.iter().map(Vec::len).max().unwrap_or(0);
    let mut page = String::new();
    for row in 0..height {
        let mut line = String::new();
        let mut end = 0;
        for block in blocks {
            let text = block.get(row).map_or("", String::as_str);
            let drawn = strip_str(&line).to_string().chars().count();
            line.push_str(&" ".repeat(usize::saturating_sub(end, drawn)));
            line.push_str(text);
            end += width;
        }
        page.push_str(line.trim_end());
        page.push('\n');
    }
    page
}

/// A row of a table: a name in a style, then its cells.
pub(crate) struct Row {
    pub(crate) style: Style,
    pub(crate) name: String,
    pub(crate) cells: Vec<String>,
}

/// A table below its headings: names, then columns as wide as their widest cell, two spaces apart. The first `numbers` columns
/// are aligned to the right.
pub(crate) fn table(headings: &[String], rows: &[Row], numbers: usize) -> String {
    let length = |text: &String| text.chars().count();
    let longest = rows.iter().map(|row| length(&row.name)).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().map(|row| &row.cells[column]);
        let widest = cells.chain([&headings[column]]).map(length).max();
        widest.unwrap_or(0)
    };
    let widths: Vec<_> = (0..headings.len()).map(width).collect();
    let line = |name: String, cells: &[String]| {
        let cells = cells.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| {
            if column < numbers {
                format!("  {cell:>width$}")
            } else {
                format!("  {cell:<width$}")
            }
        });
        let line = name + &cells.collect::<String>();
        format!("{}\n", line.trim_end())
    };
    let mut page = line(" ".repeat(longest), headings);
    for row in rows {
        let gap = " ".repeat(longest - length(&row.name));
        page.push_str(&line(styled(row.style, &row.name) + &gap, &row.cells));
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_wider_than_a_page() {
        let text = "hill ringfort kingdom ".repeat(30);
        let lines = wrapped(&text, 6);
        assert!(
            lines
                .lines()
                .all(|line| line.len() <= WIDTH && line.starts_with("      ") && line.trim() != "")
        );
        let words: Vec<_> = lines.split_whitespace().collect();
        assert_eq!(words.len(), 90);
    }

    #[test]
    fn a_word_wider_than_a_page_stands_alone() {
        let long = "x".repeat(100);
        assert_eq!(
            wrapped(&format!("a {long} b"), 0),
            format!("a\n{long}\nb\n")
        );
    }
}
