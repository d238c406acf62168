//! Looks up names and numbers of a text; errors give the path of the key.

use std::str::FromStr;

use game::Seat;
use seat_of_kings::{
    Card, Color, Fault, Players, Position, PositionError, Positions, Region, Regions, SeatSet,
    StackPiece,
};

use super::ParseError;

/// The place of `name` among the names of a kind.
pub(super) fn known<T: FromStr>(key: &str, kind: &str, name: &str) -> Result<T, ParseError> {
    let unknown = |_| ParseError::at(key, format_args!("unknown {kind} {name:?}"));
    name.parse().map_err(unknown)
}

/// Two to four different colors.
pub(super) fn players(names: &[impl AsRef<str>]) -> Result<Players, ParseError> {
    let colors: Result<Vec<Color>, _> = names
        .iter()
        .map(|name| known("seats", "seat", name.as_ref()))
        .collect();
    Players::new(&colors?).ok_or_else(|| ParseError::at("seats", "not two to four different ones"))
}

pub(super) fn seat(key: &str, players: Players, name: &str) -> Result<Seat, ParseError> {
    let color = known(key, "seat", name)?;
    let absent = || PositionError {
        key: key.into(),
        fault: Fault::NotAtTheTable(color),
    };
    Ok(players.seat(color).ok_or_else(absent)?)
}

pub(super) fn seats(key: &str, players: Players, names: &[String]) -> Result<SeatSet, ParseError> {
    names.iter().map(|name| seat(key, players, name)).collect()
}

pub(super) fn card(key: &str, number: u8) -> Result<Card, ParseError> {
    let no_card = || ParseError::at(key, format_args!("{number} is no card, which are 1 to 36"));
    Card::new(number).ok_or_else(no_card)
}

pub(super) fn cards(key: &str, numbers: &[u8]) -> Result<Vec<Card>, ParseError> {
    numbers.iter().map(|&number| card(key, number)).collect()
}

pub(super) fn positions(key: &str, names: &[String]) -> Result<Positions, ParseError> {
    let position = |name: &String| known::<Position>(key, "position", name);
    names.iter().map(position).collect()
}

/// Regions without duplicates.
pub(super) fn regions(key: &str, names: &[String]) -> Result<Regions, ParseError> {
    let mut regions = Regions::NONE;
    for name in names {
        let region: Region = known(key, "region", name)?;
        if regions.has(region) {
            return Err(ParseError::at(key, format_args!("{region} comes twice")));
        }
        regions = regions.with(region);
    }
    Ok(regions)
}

/// A piece of a stack: a seat in lower case, or in capitals for its King piece.
pub(super) fn stack_piece(
    key: &str,
    players: Players,
    name: &str,
) -> Result<StackPiece, ParseError> {
    let is_king = !name.is_empty() && !name.contains(|c: char| c.is_ascii_lowercase());
    if is_king {
        let unknown = |_| ParseError::at(key, format_args!("unknown piece {name:?}"));
        let color: Color = name.to_ascii_lowercase().parse().map_err(unknown)?;
        Ok(StackPiece::King(seat(key, players, color.name())?))
    } else {
        Ok(StackPiece::Piece(seat(key, players, name)?))
    }
}
