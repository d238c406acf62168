//! Finds: the sets that a learner marks on a board.

use std::collections::BTreeSet;

use catalog::AnyGame;
use game::{Game, Moves};
use ringforts::{Color, Hills, Move, Position};

use crate::Checked;
use crate::measures::color;

/// The names of everything that is to be marked. `seat` is the learner's.
pub(crate) fn found(game: &AnyGame, find: &str, seat: &str) -> Checked<BTreeSet<String>> {
    let starting = |start: &str| {
        let legal = game.legal_tokens().into_iter();
        let rests = legal.filter_map(|token| Some(token.strip_prefix(start)?.to_owned()));
        rests.collect::<BTreeSet<_>>()
    };
    let words: Vec<_> = find.split(' ').collect();
    match *words {
        ["legal"] => Ok(starting("")),
        ["legal", start] => Ok(starting(start)
            .iter()
            .map(|rest| format!("{start}{rest}"))
            .collect()),
        ["fits", card, region] => Ok(starting(&format!("play {card} {region} "))),
        _ => {
            let line = game
                .as_ringforts()
                .ok_or_else(|| format!("no find {find}"))?;
            found_on_board(line.position(), &words, color(seat)?)
        }
    }
}

fn found_on_board(position: &Position, words: &[&str], own: Color) -> Checked<BTreeSet<String>> {
    let hills = match *words {
        ["rows"] => return Ok(qualified_rows(position, own)),
        ["besieged", besieger] => position.besieged_ringforts(color(besieger)?.enemy()),
        ["highest"] => {
            let orders = position.orders_of_priority_of(own).into_iter();
            orders
                .rev()
                .find(|hills| !hills.is_empty())
                .unwrap_or_default()
        }
        ["removable"] => ends(position, Move::target),
        ["stuck-kings"] => position.kings(own) - ends(position, Move::origin),
        _ => return Err(format!("no find {words:?}")),
    };
    Ok(hills.into_iter().map(|hill| hill.to_string()).collect())
}

/// One end of each legal move.
fn ends(position: &Position, end: fn(Move) -> Option<ringforts::Hill>) -> Hills {
    position.moves().iter().filter_map(end).collect()
}

/// The letters or numbers of the rows that are qualified. Rule: PC3
fn qualified_rows(position: &Position, own: Color) -> BTreeSet<String> {
    let qualified = position.qualified_rows_of(own);
    let rows = own
        .named_rows()
        .filter(|&(_, hills)| (hills - qualified).is_empty());
    rows.map(|(name, _)| name.to_string()).collect()
}
