//! Aims: short sentences that are true or false of a position.

use std::cmp::Ordering;

use catalog::AnyGame;
use ringforts::{Color, Hill, Hills, Position};
use seat_of_kings::{Public, Step};

use crate::measures::{color, hill, kingdom, kings_seat, measure, named};
use crate::{Checked, ensure};

/// A fault unless each of these aims is true of a position.
pub(crate) fn ensure_all(game: &AnyGame, aims: &[String]) -> Checked {
    for aim in aims {
        ensure(holds(game, aim)?, || format!("not {aim}"))?;
    }
    Ok(())
}

/// Returns whether all of these aims are true of a position.
pub(crate) fn hold(game: &AnyGame, aims: &[String]) -> Checked<bool> {
    for aim in aims {
        if !holds(game, aim)? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn holds(game: &AnyGame, aim: &str) -> Checked<bool> {
    match *aim.split(' ').collect::<Vec<_>>() {
        ["not", ..] => Ok(!holds(game, &aim["not ".len()..])?),
        ["always", ..] => always_holds(game, &aim["always ".len()..]),
        ["can", token] => Ok(game.legal_tokens().iter().any(|legal| legal == token)),
        ["turn", seat] => Ok(game.seat_name() == Some(seat)),
        [ref what @ .., sign, limit]
            if let (Some(agrees), Ok(limit)) = (sign_of(sign), limit.parse()) =>
        {
            Ok(agrees(measure(game, what)?.cmp(&limit)))
        }
        ref words => match game {
            AnyGame::Ringforts(line) => holds_of_ringforts(line.position(), words),
            AnyGame::SeatOfKings(state) => holds_of_kings(state.public(), words),
        },
    }
}

/// Returns whether an aim is true after every legal move.
fn always_holds(game: &AnyGame, aim: &str) -> Checked<bool> {
    for action in game.legal_actions() {
        let mut after = game.clone();
        after.play(action).expect("legal");
        if !holds(&after, aim)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The test of a number against its limit that a sign stands for; `None` if it is no sign.
fn sign_of(sign: &str) -> Option<fn(Ordering) -> bool> {
    match sign {
        "=" => Some(Ordering::is_eq),
        "<" => Some(Ordering::is_lt),
        "<=" => Some(Ordering::is_le),
        ">" => Some(Ordering::is_gt),
        ">=" => Some(Ordering::is_ge),
        _ => None,
    }
}

fn holds_of_ringforts(position: &Position, words: &[&str]) -> Checked<bool> {
    Ok(match *words {
        ["phase", name] => position.phase().name() == name,
        ["last", turns] => position
            .turns_left()
            .is_some_and(|left| turns.parse() == Ok(left)),
        ["besieged", at, besieger] => {
            let besieged = position.besieged_ringforts(color(besieger)?.enemy());
            besieged.has(hill(at)?)
        }
        ["linked", at] => kingdom(position, hill(at)?)?.len() > 1,
        [at, "=", piece] => letter(position, hill(at)?).to_string() == piece,
        _ => return Err(format!("no aim {words:?}")),
    })
}

/// The letter of a hill in position texts.
fn letter(position: &Position, at: Hill) -> char {
    let color = |set: fn(&Position, Color) -> Hills| {
        let mut colors = Color::BOTH.into_iter();
        colors.find(|&color| set(position, color).has(at))
    };
    let ringfort = color(Position::ringforts);
    let king = color(Position::kings);
    match (ringfort, king) {
        (None, _) => '.',
        (Some(Color::Red), None) => 'r',
        (Some(Color::Blue), None) => 'b',
        (Some(Color::Red), Some(Color::Red)) => 'R',
        (Some(Color::Blue), Some(Color::Blue)) => 'B',
        (Some(Color::Red), Some(Color::Blue)) => 'n',
        (Some(Color::Blue), Some(Color::Red)) => 'm',
    }
}

fn holds_of_kings(public: &Public, words: &[&str]) -> Checked<bool> {
    let players = public.options().players;
    Ok(match *words {
        ["stack", region, at, "=", ref pieces @ ..] => {
            let stack = public.pieces(named(region)?, named(at)?);
            stack
                .map(|piece| piece.name(players))
                .eq(pieces.iter().copied())
        }
        ["holds", seat, region, at] => {
            let held = public.held(named(region)?, kings_seat(public, seat)?);
            held.has(named(at)?)
        }
        ["closed", region] => public.closed().has(named(region)?),
        ["stage", name] => public.stage().name() == name,
        ["winner", seat] => public.step() == Step::Over(Some(kings_seat(public, seat)?)),
        _ => return Err(format!("no aim {words:?}")),
    })
}
