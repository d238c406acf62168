//! Position texts: writing and reading.

use crate::fields::{read_board, read_last, read_links, read_lost, row_hills, split};
use crate::hill::Hill;
use crate::refusal::{self, Refusal};
use crate::state::State;
use crate::variant::{Family, Phase, Seat, Side, Variant};

/// The letter of what is on a hill; `None` if it is vacant.
fn letter(s: &State, hill: Hill) -> Option<char> {
    let king = |side| s.kings(side).contains(&hill);
    if s.has(Side::Red, hill) {
        return Some(if king(Side::Red) {
            'R'
        } else if king(Side::Blue) {
            'n'
        } else {
            'r'
        });
    }
    if s.has(Side::Blue, hill) {
        return Some(if king(Side::Blue) {
            'B'
        } else if king(Side::Red) {
            'm'
        } else {
            'b'
        });
    }
    None
}

/// The text of the board field.
fn write_board(s: &State) -> String {
    let mut board = String::new();
    for row in (1..=7).rev() {
        if row < 7 {
            board.push('/');
        }
        let mut vacant = 0;
        for hill in row_hills(row) {
            match letter(s, hill) {
                None => vacant += 1,
                Some(letter) => {
                    if vacant > 0 {
                        board.push_str(&vacant.to_string());
                    }
                    vacant = 0;
                    board.push(letter);
                }
            }
        }
        if vacant > 0 {
            board.push_str(&vacant.to_string());
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

/// Reads a position text. The automatic events have not been applied to the state.
pub(crate) fn read(line: &str) -> Result<State, Refusal> {
    let fields = split(line)?;
    let [
        variant_field,
        board_field,
        turn_field,
        phase_field,
        lost_field,
        last_field,
        links_field,
    ] = fields;
    let Some(variant) = Variant::parse(variant_field.text) else {
        return variant_field.refuse(0, "unknown variant");
    };
    let pieces = read_board(variant, board_field)?;
    let seat: Option<Seat> = variant
        .seats()
        .iter()
        .copied()
        .find(|seat| seat.name() == turn_field.text);
    if seat.is_none() && turn_field.text != "-" {
        return turn_field.refuse(0, "not a seat of this variant");
    }
    let Some(&phase) = variant
        .phases()
        .iter()
        .find(|phase| phase.name() == phase_field.text)
    else {
        return phase_field.refuse(0, "not a phase of this variant");
    };
    if seat.is_none() != (phase == Phase::Over) {
        return turn_field.refuse(0, "the turn is - when the game is over, and only then");
    }
    let mut state = State::start(variant);
    state.turn = seat.unwrap_or(state.turn);
    state.phase = phase;
    state.lost = read_lost(variant, lost_field)?;
    state.last = read_last(variant, phase, last_field)?;
    state.links = read_links(variant, phase, links_field)?;
    for piece in &pieces {
        let fort = if "rRn".contains(piece.letter) {
            Side::Red
        } else {
            Side::Blue
        };
        state.build(fort, piece.hill);
        match piece.letter {
            'R' | 'm' => drop(state.kings[0].insert(piece.hill)),
            'B' | 'n' => drop(state.kings[1].insert(piece.hill)),
            _ => {}
        }
    }
    refusal::check(&state, &pieces, &fields)?;
    Ok(state)
}
