//! The headers of a game: options, players and the start.

use std::sync::Arc;

use catalog::seat_of_kings::{OptionsText, ParseError};
use catalog::{AnyGame, AnyVariant, Ending};
use seat_of_kings::{Color, Deck, State};
use thiserror::Error;

/// One header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Its name, such as `Variant`.
    pub name: String,
    /// Its value, without the quotes.
    pub value: String,
}

/// The headers of one game in their order. The first is `Variant`, none comes twice, and all are known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Headers {
    list: Vec<Header>,
    variant: AnyVariant,
}

/// An invalid header.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("header {name}: {fault}")]
pub struct HeaderError {
    /// The name of the header.
    pub name: String,
    /// The fault.
    pub fault: HeaderFault,
}

/// A fault of a header.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum HeaderFault {
    /// No header has this name.
    #[error("unknown")]
    Unknown,
    /// The header is a duplicate.
    #[error("there twice")]
    Twice,
    /// Another header stands where the variant must.
    #[error("the first header must be Variant")]
    NotFirst,
    /// The header does not belong to the variant or to its seats.
    #[error("not of this game")]
    NotOfGame,
    /// The header is missing.
    #[error("missing")]
    Missing,
    /// The value is invalid.
    #[error("{0}")]
    Value(
        /// The fault.
        String,
    ),
}

/// Headers that every game can have, with any text.
const FREE: [&str; 4] = ["Event", "Place", "Game", "Note"];

/// The headers of the options of Seat of Kings, and the keys of the options.
const OPTIONS: [(&str, &str); 5] = [
    ("Seats", "seats"),
    ("Edition", "options.edition"),
    ("Regions", "options.regions"),
    ("Deck", "options.deck"),
    ("MaxRounds", "options.max_rounds"),
];

impl Headers {
    /// The headers of a variant: only `Variant`.
    pub fn new(variant: AnyVariant) -> Self {
        let first = Header {
            name: "Variant".into(),
            value: variant.name().into(),
        };
        Self {
            list: vec![first],
            variant,
        }
    }

    /// The headers of a game of Seat of Kings: its seats, separated by commas, and the given options.
    ///
    /// # Errors
    ///
    /// If a value is invalid in every game.
    pub fn of_kings(seats: &str, options: OptionsText) -> Result<Self, HeaderError> {
        let mut headers = Self::new(AnyVariant::SeatOfKings);
        let rounds = options.max_rounds.map(|rounds| rounds.to_string());
        let values = [
            ("Seats", Some(seats.into())),
            ("Edition", options.edition),
            ("Regions", options.regions.map(|regions| regions.join(","))),
            ("Deck", options.deck),
            ("MaxRounds", rounds),
        ];
        for (name, value) in values {
            if let Some(value) = value {
                headers.add(name, &value)?;
            }
        }
        Ok(headers)
    }

    /// The headers with this one as the first.
    pub(crate) fn begin(name: &str, value: &str) -> Result<Self, HeaderError> {
        if name != "Variant" {
            let fault = if is_known(name) {
                HeaderFault::NotFirst
            } else {
                HeaderFault::Unknown
            };
            return Err(error(name, fault));
        }
        let variant = value.parse().map_err(|unknown| wrong(name, unknown))?;
        Ok(Self::new(variant))
    }

    /// The variant that is played.
    pub const fn variant(&self) -> AnyVariant {
        self.variant
    }

    /// All of them in their order.
    pub fn list(&self) -> &[Header] {
        &self.list
    }

    /// The value of the header of this name; `None` if there is no such header.
    pub fn get(&self, name: &str) -> Option<&str> {
        let header = self.list.iter().find(|header| header.name == name);
        header.map(|header| header.value.as_str())
    }

    /// Adds a header after the others.
    ///
    /// # Errors
    ///
    /// If the header is unknown, a duplicate, or of another variant, or if its value is invalid in every game.
    pub fn add(&mut self, name: &str, value: &str) -> Result<(), HeaderError> {
        if !is_known(name) {
            return Err(error(name, HeaderFault::Unknown));
        }
        if self.get(name).is_some() {
            return Err(error(name, HeaderFault::Twice));
        }
        if !self.belongs(name) {
            return Err(error(name, HeaderFault::NotOfGame));
        }
        if value.contains(char::is_control) {
            return Err(wrong(name, "a control character"));
        }
        if name == "Date" && !is_date(value) {
            return Err(wrong(name, "not YYYY, YYYY-MM or YYYY-MM-DD"));
        }
        self.list.push(Header {
            name: name.into(),
            value: value.into(),
        });
        Ok(())
    }

    /// Sets the `Ending` header.
    pub(crate) fn set_ending(&mut self, ending: Ending) {
        self.clear_ending();
        self.list.push(Header {
            name: "Ending".into(),
            value: ending.to_string(),
        });
    }

    /// Removes the `Ending` header.
    pub(crate) fn clear_ending(&mut self) {
        self.list.retain(|header| header.name != "Ending");
    }

    fn belongs(&self, name: &str) -> bool {
        let is_of_kings = self.variant.has_chance();
        match name {
            "Start" => !is_of_kings,
            "Left" => is_of_kings,
            _ if OPTIONS.iter().any(|(agreed, _)| *agreed == name) => is_of_kings,
            _ if is_seat(name) => {
                let mut seats = self.variant.seats().into_iter();
                seats.any(|seat| header_of_seat(seat) == name)
            }
            _ => true,
        }
    }

    /// Returns true if a seat of Seat of Kings has left and cannot win. Rule: SKO5
    pub(crate) fn has_left(&self, seat: &str) -> bool {
        self.left().contains(&seat)
    }

    /// The seats that have left.
    fn left(&self) -> Vec<&str> {
        let left = self.get("Left");
        left.map_or_else(Vec::new, |names| names.split(',').collect())
    }

    /// The game at its start. Seat of Kings is played with `deck`. Rule: SKC3
    ///
    /// # Errors
    ///
    /// The first header that is invalid or missing.
    pub fn start(&self, deck: &Arc<Deck>) -> Result<AnyGame, HeaderError> {
        let game = match (self.variant, self.get("Start")) {
            (variant, _) if variant.has_chance() => self.table(deck)?,
            (variant, None) => variant.start(),
            (variant, Some(text)) => {
                let read = AnyGame::read_position(text).map_err(|bad| wrong("Start", bad))?;
                if read.variant() == variant {
                    read
                } else {
                    return Err(wrong("Start", "a position of another variant"));
                }
            }
        };
        let bad_ending = |words| Ending::read(words, &game).is_none();
        if self.get("Ending").is_some_and(bad_ending) {
            Err(wrong("Ending", "not an ending of this game"))
        } else {
            Ok(game)
        }
    }

    /// The start of Seat of Kings.
    fn table(&self, deck: &Arc<Deck>) -> Result<AnyGame, HeaderError> {
        let words = |list: &str| list.split(',').map(String::from).collect::<Vec<_>>();
        let seats = self.get("Seats").map(words);
        let seats = seats.ok_or_else(|| error("Seats", HeaderFault::Missing))?;
        let rounds = self.get("MaxRounds").map(str::parse).transpose();
        let text = OptionsText {
            edition: self.get("Edition").map(String::from),
            regions: self.get("Regions").map(words),
            deck: self.get("Deck").map(String::from),
            max_rounds: rounds.map_err(|_| wrong("MaxRounds", "not a number of rounds"))?,
        };
        let agreed = text.of_new_game(&seats, deck).map_err(of_option)?;
        let absent = |color: &Color| agreed.players.seat(*color).is_none();
        for color in Color::ALL.into_iter().filter(absent) {
            let name = header_of_seat(color.name());
            if self.get(&name).is_some() {
                return Err(error(&name, HeaderFault::NotOfGame));
            }
        }
        let mut left = self.left();
        let at_table = |name: &str| name.parse().is_ok_and(|color| !absent(&color));
        if !left.iter().all(|name| at_table(name)) {
            return Err(wrong("Left", "not seats of this game with commas between"));
        }
        left.sort_unstable();
        if left.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(wrong("Left", "a seat comes twice"));
        }
        Ok(State::new(agreed).into())
    }
}

/// The name of the header of a player.
pub(crate) fn header_of_seat(seat: &str) -> String {
    let (first, rest) = seat.split_at(1);
    first.to_ascii_uppercase() + rest
}

fn is_known(name: &str) -> bool {
    let is_agreed = OPTIONS.iter().any(|(agreed, _)| *agreed == name);
    FREE.contains(&name)
        || is_agreed
        || is_seat(name)
        || ["Variant", "Date", "Start", "Left", "Ending"].contains(&name)
}

fn is_seat(name: &str) -> bool {
    let mut seats = AnyVariant::all().flat_map(AnyVariant::seats);
    seats.any(|seat| header_of_seat(seat) == name)
}

/// Returns true if a text has the form of a year, a month or a day.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let is_part = |(place, part): (usize, &&str)| {
        let number = part.parse::<u16>().unwrap_or(0);
        let (digits, most) = [(4, 9999), (2, 12), (2, 31)][place];
        let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
        is_number && part.len() == digits && (1..=most).contains(&number)
    };
    parts.len() <= 3 && parts.iter().enumerate().all(is_part)
}

fn error(name: &str, fault: HeaderFault) -> HeaderError {
    HeaderError {
        name: name.into(),
        fault,
    }
}

fn wrong(name: &str, why: impl ToString) -> HeaderError {
    error(name, HeaderFault::Value(why.to_string()))
}

/// The header that an option comes from, and what is wrong with it.
fn of_option(unreadable: ParseError) -> HeaderError {
    let said = unreadable.to_string();
    let of_key = |&(name, key): &(&str, &str)| {
        let why = said.strip_prefix(key)?.strip_prefix(": ")?;
        Some(wrong(name, why))
    };
    let blamed = OPTIONS.iter().find_map(of_key);
    blamed.unwrap_or_else(|| wrong("Seats", said))
}
