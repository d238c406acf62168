//! Measures: the numbers that steps ask for and aims compare, and the words that they are written with.

use std::str::FromStr;

use bots::EndgameSolver;
use catalog::AnyGame;
use game::Seat;
use ringforts::{Color, Hill, Hills, Position};
use search::{Limits, StopFlag};
use seat_of_kings::{Position as Place, Public, Region, State};

use crate::Checked;

/// The number that a measure has in a position.
pub(crate) fn measure(game: &AnyGame, words: &[&str]) -> Checked<i64> {
    match *words {
        ["moves"] => Ok(game.legal_tokens().len() as i64),
        ["captures"] => Ok(captures(game) as i64),
        [name @ ("points" | "kingdoms" | "territory"), side] => score(game, name, side),
        _ => match game {
            AnyGame::Ringforts(line) => measure_ringforts(line.position(), words),
            AnyGame::SeatOfKings(state) => measure_kings(state, words),
        },
    }
}

/// The number of legal captures of a ringfort game.
pub(crate) fn captures(game: &AnyGame) -> usize {
    let tokens = game.as_ringforts().map(|_| game.legal_tokens());
    tokens
        .unwrap_or_default()
        .iter()
        .filter(|token| token.contains('x'))
        .count()
}

fn score(game: &AnyGame, name: &str, side: &str) -> Checked<i64> {
    let score = game.score();
    let number = match name {
        "points" => score
            .points
            .iter()
            .find(|points| points.0 == side)
            .map(|points| points.1),
        _ => {
            let color = color(side)?;
            let measure = score.measures.iter().find(|measure| measure.0 == name);
            measure.map(|measure| measure.1[color.index()])
        }
    };
    number
        .map(i64::from)
        .ok_or_else(|| format!("no score {name} {side}"))
}

fn measure_ringforts(position: &Position, words: &[&str]) -> Checked<i64> {
    Ok(match *words {
        ["bridges", side] => position.bridges(color(side)?).len() as i64,
        ["lost", side] => position.kings_lost(color(side)?).into(),
        ["priority", side, at] => {
            let (orders, at) = (position.orders_of_priority_of(color(side)?), hill(at)?);
            let order = orders.iter().position(|hills| hills.has(at));
            order.ok_or_else(|| format!("{at} has no order of priority"))? as i64
        }
        ["value"] => value(position)?,
        _ => return Err(format!("no measure {words:?}")),
    })
}

/// The points that the side to move wins by with best play.
fn value(position: &Position) -> Checked<i64> {
    let mut solver = EndgameSolver::new(position.variant(), 1 << 20);
    let solution = solver.solve(position, Limits::default(), StopFlag::default());
    let red: i64 = solution.bounds.value().expect("no limit").into();
    match position.seat().map(Color::of_seat) {
        Some(Color::Red) => Ok(red),
        Some(Color::Blue) => Ok(-red),
        None => Err("a value, but nobody is to move".into()),
    }
}

fn measure_kings(state: &State, words: &[&str]) -> Checked<i64> {
    let public = state.public();
    let seat = |name| kings_seat(public, name);
    Ok(match *words {
        ["cumals", who] => public.cumals(seat(who)?).into(),
        ["hand", who] => state.hand(seat(who)?).cards.len() as i64,
        ["prisoners", captor, owner] => public.prisoners(seat(captor)?, seat(owner)?).into(),
        ["round"] => public.round().into(),
        ["held", who, region] => public.held(named(region)?, seat(who)?).len() as i64,
        ["captives", region] => captives(public, named(region)?),
        ["income", who] => {
            let (who, mut cumals) = (seat(who)?, 0);
            public.income(|seat, _| cumals += i64::from(seat == who));
            cumals
        }
        _ => return Err(format!("no measure {words:?}")),
    })
}

/// The pieces below another one.
fn captives(public: &Public, region: Region) -> i64 {
    let heights = Place::all().map(|place| public.pieces(region, place).count());
    heights.map(|height| height.saturating_sub(1) as i64).sum()
}

/// The hills that hang together with the one of a ringfort, this one included.
pub(crate) fn kingdom(position: &Position, at: Hill) -> Checked<Hills> {
    let mut kingdoms = Color::BOTH
        .into_iter()
        .flat_map(|color| position.kingdoms(color));
    let kingdom = kingdoms.find(|kingdom| kingdom.has(at));
    kingdom.ok_or_else(|| format!("no ringfort on {at}"))
}

pub(crate) fn hill(name: &str) -> Checked<Hill> {
    Hill::from_name(name).ok_or_else(|| format!("no hill {name}"))
}

pub(crate) fn color(name: &str) -> Checked<Color> {
    let color = Color::BOTH.into_iter().find(|color| color.name() == name);
    color.ok_or_else(|| format!("no side {name}"))
}

/// A region, position or color of Seat of Kings.
pub(crate) fn named<T: FromStr>(name: &str) -> Checked<T> {
    name.parse()
        .map_err(|_| format!("nothing is called {name}"))
}

pub(crate) fn kings_seat(public: &Public, name: &str) -> Checked<Seat> {
    let seat = public.options().players.seat(named(name)?);
    seat.ok_or_else(|| format!("{name} does not play"))
}
