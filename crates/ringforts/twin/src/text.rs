//! Position texts: writing and reading.

use crate::hill::Hill;
use crate::state::State;
use crate::variant::{Family, Phase, Side, Variant};

/// The hills of a row from west to east.
fn row_hills(row: i8) -> impl Iterator<Item = Hill> {
    (0..7).filter_map(move |col| Hill::at(col, row))
}

/// The letter of what is on a hill; `None` if it is vacant.
fn letter(s: &State, hill: Hill) -> Option<char> {
    let side = Side::BOTH.into_iter().find(|&side| s.has(side, hill))?;
    let has_king = |side| s.kings(side).contains(&hill);
    Some(match (side, has_king(Side::Red), has_king(Side::Blue)) {
        (Side::Red, false, false) => 'r',
        (Side::Red, true, _) => 'R',
        (Side::Red, false, true) => 'n',
        (Side::Blue, false, false) => 'b',
        (Side::Blue, _, true) => 'B',
        (Side::Blue, true, false) => 'm',
    })
}

/// The text of the board field.
fn write_board(s: &State) -> String {
    let mut board = String::new();
    for row in (1..=7).rev() {
        if row < 7 {
            board.push('/');
        }
        let letters: Vec<Option<char>> = row_hills(row).map(|hill| letter(s, hill)).collect();
        for run in letters.chunk_by(|a, b| a.is_none() && b.is_none()) {
            match run[0] {
                Some(letter) => board.push(letter),
                None => board.push_str(&run.len().to_string()),
            }
        }
    }
    board
}

/// The position text of a state.
pub(crate) fn write(s: &State) -> String {
    let over = s.phase == Phase::Over;
    let turn = if over { "-" } else { s.turn.name() };
    let lost = match s.variant.family {
        Family::HighKings => format!("{}:{}", s.lost[0], s.lost[1]),
        _ => "-".to_string(),
    };
    let last = s.last.map_or("-".to_string(), |turns| turns.to_string());
    let pairs: Vec<String> = s.links.iter().map(|(a, b)| format!("{a}{b}")).collect();
    let links = if pairs.is_empty() {
        "-".to_string()
    } else {
        pairs.join(",")
    };
    format!(
        "{} {} {turn} {} {lost} {last} {links}",
        s.variant.name,
        write_board(s),
        s.phase.name()
    )
}

/// Reads a position text; `None` if it is malformed. Whether its fields fit together is not checked. The automatic
/// events have not been applied to the state.
pub(crate) fn read(line: &str) -> Option<State> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [variant, board, turn, phase, lost, last, links] = fields[..] else {
        return None;
    };
    let variant = Variant::parse(variant)?;
    let mut state = State::start(variant);
    state.phase = *variant.phases().iter().find(|p| p.name() == phase)?;
    if state.phase != Phase::Over {
        state.turn = *variant.seats().iter().find(|seat| seat.name() == turn)?;
    }
    read_board(&mut state, board)?;
    if lost != "-" {
        let (red, blue) = lost.split_once(':')?;
        state.lost = [red.parse().ok()?, blue.parse().ok()?];
    }
    if last != "-" {
        state.last = Some(last.parse().ok()?);
    }
    for pair in links.split(',').filter(|_| links != "-") {
        let (a, b) = pair.split_at_checked(2)?;
        state.links.insert((Hill::parse(a)?, Hill::parse(b)?));
    }
    Some(state)
}

/// Puts the ringforts and kings of a board field on the board; `None` if a row is too long or has an unknown letter.
fn read_board(s: &mut State, board: &str) -> Option<()> {
    for (letters, row) in board.split('/').zip((1..=7).rev()) {
        let mut hills = row_hills(row);
        for letter in letters.chars() {
            if let Some(vacant) = letter.to_digit(10) {
                hills.nth(vacant.checked_sub(1)? as usize)?;
                continue;
            }
            let hill = hills.next()?;
            let (fort, king) = match letter {
                'r' => (Side::Red, None),
                'R' => (Side::Red, Some(Side::Red)),
                'n' => (Side::Red, Some(Side::Blue)),
                'b' => (Side::Blue, None),
                'B' => (Side::Blue, Some(Side::Blue)),
                'm' => (Side::Blue, Some(Side::Red)),
                _ => return None,
            };
            s.build(fort, hill);
            if let Some(king) = king {
                s.kings[king as usize].insert(hill);
            }
        }
    }
    Some(())
}
