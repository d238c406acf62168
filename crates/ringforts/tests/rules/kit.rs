//! The kit that the rule tests are written with: answers as text, from the fast code and the twin at once, and
//! drawn boards.

use game::{Explain, Game, Moves, Text, Tokens};
use ringforts::{FirstMeasure, Line, measures, points};
use ringforts_twin::Twin;

/// Both implementations at one moment.
struct Both {
    fast: Line,
    twin: Twin,
}

impl Both {
    fn read(position: &str) -> Self {
        let fast = Line::read(position).unwrap_or_else(|refused| panic!("{position}: {refused}"));
        let twin =
            Twin::read(position).unwrap_or_else(|| panic!("the twin cannot read {position}"));
        Self { fast, twin }
    }

    fn play(&mut self, token: &str) {
        let before = self.fast.to_string();
        let mv = self.fast.read_move(token).expect("a token");
        assert!(
            self.fast.moves().contains(mv),
            "{token} is illegal in {before}"
        );
        self.fast.play(mv);
        self.twin = self
            .twin
            .play(token)
            .unwrap_or_else(|| panic!("the twin forbids {token} in {before}"));
    }
}

/// The answer of both, which must be the same.
fn agreed<T: PartialEq + std::fmt::Debug>(fast: T, twin: T) -> T {
    assert_eq!(fast, twin, "the fast code and the twin differ");
    fast
}

/// Legal tokens, sorted by byte order.
pub(crate) fn legal(position: &str) -> Vec<String> {
    let both = Both::read(position);
    let fast = both
        .fast
        .moves()
        .iter()
        .map(|mv| both.fast.write_move(mv))
        .collect();
    agreed(fast, both.twin.legal())
}

/// `None` if the token is legal, else the clause that forbids it and the hills it rests on, sorted.
///
/// The twin lists every clause that the token breaks; the answer must be one of them.
pub(crate) fn why(position: &str, token: &str) -> Option<(String, Vec<String>)> {
    let both = Both::read(position);
    let mv = both.fast.read_move(token).expect("a token");
    let broken = both.twin.broken(token);
    let Some(reason) = both.fast.explain(mv) else {
        assert!(
            broken.is_empty(),
            "the twin says that {token} breaks {broken:?} in {position}"
        );
        return None;
    };
    let clause = reason.why.clause();
    assert!(
        broken.contains(clause),
        "{clause} is not among {broken:?} for {token} in {position}"
    );
    Some((
        clause.into(),
        reason
            .hills
            .into_iter()
            .map(|hill| hill.to_string())
            .collect(),
    ))
}

/// True if the text is a move token of the position's variant.
pub(crate) fn is_token(position: &str, token: &str) -> bool {
    let both = Both::read(position);
    agreed(
        both.fast.read_move(token).is_some(),
        both.twin.parses(token),
    )
}

/// The settled position text after these moves; without any, the settled text itself.
///
/// # Panics
///
/// If a move is illegal.
pub(crate) fn after(position: &str, tokens: &[&str]) -> String {
    let mut both = Both::read(position);
    for token in tokens {
        both.play(token);
    }
    agreed(both.fast.to_string(), both.twin.write())
}

/// The line that `tara score` prints.
pub(crate) fn score(position: &str) -> String {
    let both = Both::read(position);
    let [red, blue] = points(both.fast.position());
    let measures = measures(both.fast.position());
    let (name, first) = match measures.first {
        FirstMeasure::Kingdoms(kingdoms) => ("kingdoms", kingdoms),
        FirstMeasure::Bridges(bridges) => ("bridges", bridges),
    };
    let [red_territory, blue_territory] = measures.territory;
    let mut line = format!(
        "red {red} blue {blue} {name} {}:{} territory {red_territory}:{blue_territory}",
        first[0], first[1]
    );
    if let Some([red, blue]) = measures.kings_captured {
        line += &format!(" kings_captured {red}:{blue}");
    }
    agreed(line, both.twin.score_line())
}

/// `<field> <column>` of a refused position text; the field is one of line variant board turn phase lost last links.
///
/// # Panics
///
/// If the text is accepted.
pub(crate) fn refusal(text: &str) -> String {
    let refused = Line::read(text).expect_err("a refusal");
    format!("{} {}", refused.field, refused.column)
}

/// The position text of a drawn board (seven lines, row 7 first, hills separated by spaces, `.` vacant, corners blank);
/// `rest` is the five fields after the board.
pub(crate) fn picture(variant: &str, board: &str, rest: &str) -> String {
    let rows: Vec<String> = board
        .lines()
        .map(|line| line.split_whitespace().collect::<String>())
        .filter(|row| !row.is_empty())
        .collect();
    let widths: Vec<usize> = rows.iter().map(String::len).collect();
    assert_eq!(
        widths,
        [5, 7, 7, 7, 7, 7, 5],
        "a drawn board has seven rows"
    );
    let rows: Vec<String> = rows.iter().map(|row| runs(row)).collect();
    format!("{variant} {} {rest}", rows.join("/"))
}

/// The legal tokens in one line, separated by spaces.
pub(crate) fn moves(position: &str) -> String {
    legal(position).join(" ")
}

/// The explanation of a token in one line: `legal`, or the clause and its hills.
pub(crate) fn because(position: &str, token: &str) -> String {
    assert!(is_token(position, token), "{token} is not a token");
    match why(position, token) {
        None => "legal".into(),
        Some((clause, hills)) if hills.is_empty() => format!("{clause} -"),
        Some((clause, hills)) => format!("{clause} {}", hills.join(",")),
    }
}

/// One field of the settled position after these moves: variant board turn phase lost last links are 0 to 6.
pub(crate) fn field(position: &str, tokens: &[&str], number: usize) -> String {
    let text = after(position, tokens);
    text.split(' ').nth(number).expect("seven fields").into()
}

/// The field alone of a refusal, where the exact column is a matter of taste.
pub(crate) fn refusal_field(text: &str) -> String {
    let refusal = refusal(text);
    refusal.split(' ').next().expect("a field").into()
}

/// The row in text form: digits for runs of vacant hills.
fn runs(row: &str) -> String {
    let mut text = String::new();
    let mut vacant = 0;
    for hill in row.chars().chain(['|']) {
        if hill == '.' {
            vacant += 1;
            continue;
        }
        if vacant > 0 {
            text += &vacant.to_string();
            vacant = 0;
        }
        if hill != '|' {
            text.push(hill);
        }
    }
    text
}
