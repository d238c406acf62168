//! A game of any variant, from and to text.

use std::sync::Arc;

use ::ringforts::{Line, PositionError};
use ::seat_of_kings::{Deck, Options, State};
use game::{Seat, Text, Turn};
use rand_core::Rng;
use thiserror::Error;

use crate::family::Family;
#[cfg(feature = "json")]
use crate::seat_of_kings::{self as json, ParseError};
use crate::{AnyVariant, Observation, UnknownVariant};

/// A game in play, with the part of its history that its rules need.
#[derive(Debug, Clone, PartialEq)]
pub enum AnyGame {
    /// A ringfort game. Rule: HK15
    Ringforts(Line),
    /// Tara, Seat of Kings.
    SeatOfKings(Box<State>),
}

/// The error of a text that is neither a position nor the name of a variant.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReadError {
    /// One word that is not the name of a variant.
    #[error("variant, column 1: {UnknownVariant}")]
    Variant,
    /// A line break after what could be read.
    #[error("line, column {0}: a line break, but a position is one line")]
    LineBreak(
        /// The column in characters, from 1.
        usize,
    ),
    /// A position of a ringfort game that its rules refuse.
    #[error(transparent)]
    Ringforts(#[from] PositionError),
    /// A position of Seat of Kings that cannot be read.
    #[cfg(feature = "json")]
    #[error(transparent)]
    SeatOfKings(#[from] ParseError),
}

impl AnyGame {
    /// Reads a position text and settles it, or takes the name of a variant for its start. Seat of Kings is played with
    /// the usual deck.
    ///
    /// # Errors
    ///
    /// The field and the column where the text is wrong, or the key.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        Self::read_with_deck(text, &Deck::reconstructed())
    }

    /// Reads a position text and settles it, or takes the name of a variant for its start. Seat of Kings is played with
    /// this deck. Rule: SKC3
    ///
    /// # Errors
    ///
    /// The field and the column where the text is wrong, or the key.
    pub fn read_with_deck(text: &str, deck: &Arc<Deck>) -> Result<Self, ReadError> {
        read_line(text, |line| match line.parse::<AnyVariant>() {
            Ok(variant) => Ok(variant.start_with_deck(deck)),
            Err(_) if is_word(line) => Err(ReadError::Variant),
            Err(_) => position(line, deck),
        })
    }

    /// Reads a position text and settles it. An object is a position of Seat of Kings with the usual deck.
    ///
    /// # Errors
    ///
    /// The field and the column where the text is wrong, or the key.
    pub fn read_position(text: &str) -> Result<Self, ReadError> {
        read_line(text, |line| position(line, &Deck::reconstructed()))
    }

    /// The variant by whose rules it is played.
    pub fn variant(&self) -> AnyVariant {
        self.family().variant()
    }

    /// The ringfort game; `None` for Seat of Kings.
    pub const fn as_ringforts(&self) -> Option<&Line> {
        match self {
            Self::Ringforts(line) => Some(line),
            Self::SeatOfKings(_) => None,
        }
    }

    /// The game of Seat of Kings; `None` for a ringfort game.
    pub const fn as_kings(&self) -> Option<&State> {
        match self {
            Self::Ringforts(_) => None,
            Self::SeatOfKings(state) => Some(state),
        }
    }

    /// The options agreed before a game of Seat of Kings; `None` for a ringfort game. Rule: SKB6, SKO1, SKO2
    pub fn options(&self) -> Option<&Options> {
        self.as_kings().map(|state| state.public().options())
    }

    /// The seat to move, chance, or the end of the game.
    pub fn turn(&self) -> Turn {
        self.family().turn()
    }

    /// The name of the seat to move; `None` if chance is next or the game is over.
    pub fn seat_name(&self) -> Option<&'static str> {
        match self.turn() {
            Turn::Seat(seat) => self.seat_names().get(seat.index()).copied(),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The names of the seats of this game, in turn order.
    pub fn seat_names(&self) -> Vec<&'static str> {
        self.family().seat_names()
    }

    /// The names of the sides that win and lose, in their order. Rule: SHD1
    pub fn side_names(&self) -> Vec<&'static str> {
        self.family().side_names()
    }

    /// Returns true if a chance event is next, which nobody decides.
    pub fn is_chance_next(&self) -> bool {
        self.turn() == Turn::Chance
    }

    /// Returns true if the game has ended.
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// The tokens of all legal moves in byte order; empty if chance is next or the game is over.
    pub fn legal_tokens(&self) -> Vec<String> {
        self.family().legal_tokens()
    }

    /// The game as a seat sees it. Rule: SKO4
    pub fn seen_by(&self, seat: Seat) -> Observation {
        self.family().seen_by(seat)
    }

    /// The position text as a seat may see it: hidden cards only as counts. Rule: SKO4
    #[cfg(feature = "json")]
    pub fn view_text(&self, seat: Seat) -> String {
        match self.seen_by(seat) {
            Observation::Ringforts(line) => line.to_string(),
            Observation::SeatOfKings(view) => json::view(&view).to_string(),
        }
    }

    /// A game that looks the same to this seat, with the hidden cards dealt at random. Rule: SKO4
    pub fn guess(&self, seat: Seat, rng: &mut impl Rng) -> Self {
        self.family().guess(seat, rng)
    }

    pub(crate) fn family(&self) -> &dyn Family {
        match self {
            Self::Ringforts(line) => line,
            Self::SeatOfKings(state) => &**state,
        }
    }

    pub(crate) fn family_mut(&mut self) -> &mut dyn Family {
        match self {
            Self::Ringforts(line) => line,
            Self::SeatOfKings(state) => &mut **state,
        }
    }
}

impl From<Line> for AnyGame {
    fn from(line: Line) -> Self {
        Self::Ringforts(line)
    }
}

impl From<State> for AnyGame {
    fn from(state: State) -> Self {
        Self::SeatOfKings(Box::new(state))
    }
}

/// Writes the position text.
#[cfg(feature = "json")]
impl std::fmt::Display for AnyGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Ringforts(line) => write!(f, "{line}"),
            Self::SeatOfKings(state) => write!(f, "{}", json::position(state)),
        }
    }
}

impl ReadError {
    /// The column of the first character at fault, in characters from 1; 1 if a key is at fault.
    pub const fn column(&self) -> usize {
        match self {
            Self::Variant => 1,
            Self::LineBreak(column) => *column,
            Self::Ringforts(refused) => refused.column,
            #[cfg(feature = "json")]
            Self::SeatOfKings(unreadable) => unreadable.column(),
        }
    }
}

/// Reads a position text that is one line.
#[cfg_attr(
    not(feature = "json"),
    expect(unused, reason = "decks are for objects")
)]
fn position(line: &str, deck: &Arc<Deck>) -> Result<AnyGame, ReadError> {
    #[cfg(feature = "json")]
    if is_object(line) {
        return Ok(json::read(line, deck)?.into());
    }
    Ok(Line::read(line)?.into())
}

/// Reads a text that must be one line. The line break is at fault unless something before it is.
fn read_line(
    text: &str,
    read: impl FnOnce(&str) -> Result<AnyGame, ReadError>,
) -> Result<AnyGame, ReadError> {
    let Some((line, _)) = text.split_once(['\n', '\r']) else {
        return read(text);
    };
    let column = line.chars().count() + 1;
    match read(line) {
        Err(refused) if refused.column() < column => Err(refused),
        _ => Err(ReadError::LineBreak(column)),
    }
}

/// Returns true if a text can only be meant as the name of a variant.
fn is_word(text: &str) -> bool {
    !text.is_empty() && !text.contains(' ') && !is_object(text)
}

/// Returns true if a text can only be meant as a position in JSON.
fn is_object(text: &str) -> bool {
    text.trim_ascii_start().starts_with('{')
}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::*;

    #[test]
    fn a_name_is_read_as_its_start() {
        for variant in AnyVariant::all() {
            let start = AnyGame::read(variant.name());
            assert_eq!(start, AnyGame::read(&variant.start().to_string()));
        }
    }

    #[test]
    fn an_unknown_name_is_refused_as_a_variant() {
        let refused = |text: &str| AnyGame::read(text).expect_err(text).to_string();
        assert_eq!(refused("chess"), "variant, column 1: unknown variant");
        assert_eq!(
            refused("chess 5/7/7/7/7/7/5 red battle - - -"),
            refused("chess")
        );
        assert_eq!(
            refused(""),
            "line, column 1: not seven fields with one space between"
        );
        assert!(AnyGame::read_position("sacred-hill-1").is_err());
    }

    #[test]
    fn a_line_break_is_refused_unless_something_before_it_is() {
        let text = "four-treasures 5/7/7/7/7/7/5 red battle - - -";
        let refused = |text: &str| AnyGame::read(text).expect_err(text).to_string();
        let line_break =
            |column| format!("line, column {column}: a line break, but a position is one line");
        for end in ["\n", "\r\n", "\n\n", "\nfour-treasures"] {
            assert_eq!(refused(&format!("{text}{end}")), line_break(46));
            assert_eq!(refused(&format!("four-treasures{end}")), line_break(15));
            let position = AnyGame::read_position(&format!("{text}{end}"));
            assert_eq!(position, Err(ReadError::LineBreak(46)));
        }
        assert_eq!(refused("\n"), line_break(1));
        assert_eq!(refused(&text.replace("/5 ", "/5\n")), line_break(29));
        assert_eq!(refused("chess\n"), "variant, column 1: unknown variant");
        let board = format!("{}\n", text.replace("/5 ", "/6 "));
        assert!(refused(&board).starts_with("board, column 28: "));
    }

    #[test]
    fn legal_tokens_are_in_byte_order_in_every_variant() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for variant in AnyVariant::all() {
            let mut game = variant.start();
            while !game.is_over() {
                let tokens = game.legal_tokens();
                assert!(
                    tokens.is_sorted_by(|one, next| one.as_bytes() < next.as_bytes()),
                    "{game}"
                );
                game.play_random(&mut rng);
            }
            assert!(game.legal_tokens().is_empty(), "{game}");
        }
    }
}
